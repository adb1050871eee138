"""The rule bidder as a bidder: what `speaking` says of a view, at once."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from belote_desktop.engine.actions import PASS
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .base import Analysis, Clock
from .renaming import standard
from .speaking import Manners, habits_of
from .style import BALANCED, Style
from .tables import tables_for
from .worth import hopes_of


@dataclass(frozen=True)
class RuleBidder:
    """Says what the rules say, in microseconds."""

    style: Style = BALANCED

    def __call__(self, view: View, clock: Clock, rng: Random) -> Analysis:
        """The call for the seat of `view`, whose turn it is."""
        renaming = standard(view)
        renamed = renaming.view(view)
        manners = Manners(view.rules, habits_of(self.style))
        cards = (*renamed.hand, renamed.turned) if renamed.turned else renamed.hand
        hand = tables_for(view.rules, Trump.NO_TRUMPS).mask(cards)
        hopes = hopes_of(view.rules, hand, 6 if renamed.turned else 8)
        call = manners.speak(manners.talk(renamed.auction), hopes)
        return renaming.back().analysis(Analysis(call if renamed.why_illegal(call) is None else PASS))
