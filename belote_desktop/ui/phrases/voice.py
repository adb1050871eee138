"""How sentences of the rules speak: of one game in its own words, or of any game, as the form of options does.

Coinche says «coinche», contrée and the old game say «contre»; what a game does not have is not spoken of.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from belote_desktop.engine.options import AuctionKind, FactorScope
from belote_desktop.engine.rules import RuleSet

from ..i18n import translate
from .calls import says_contre

Word = Literal["either", "coinche", "contre"]


@dataclass(frozen=True)
class Voice:
    """What sentences must know of the game; without a game, the words of all."""

    word: Word = "either"
    auction: AuctionKind | None = None
    declarations: bool = True
    """Whether declarations are played."""
    suits_only: bool = False
    """Whether neither no trumps nor all trumps is played."""
    lump: bool = False
    """Whether the tricks of a doubled contract count 320 or 640."""

    @property
    def of_a_game(self) -> bool:
        """Whether it speaks of one game."""
        return self.auction is not None

    @property
    def to_double(self) -> str:
        """«coincher», «contrer»."""
        return {
            "either": translate("Voice", "double", "verb, either game"),
            "coinche": translate("Voice", "double", "verb, coinche"),
            "contre": translate("Voice", "double", "verb, contrée"),
        }[self.word]

    @property
    def doubled(self) -> str:
        """«coinché», «contré», of a contract."""
        return {
            "either": translate("Voice", "doubled", "either game"),
            "coinche": translate("Voice", "doubled", "coinche"),
            "contre": translate("Voice", "doubled", "contrée"),
        }[self.word]

    @property
    def redoubled(self) -> str:
        """«surcoinché», «surcontré», of a contract."""
        return {
            "either": translate("Voice", "redoubled", "either game"),
            "coinche": translate("Voice", "redoubled", "coinche"),
            "contre": translate("Voice", "redoubled", "contrée"),
        }[self.word]

    @property
    def doubling(self) -> str:
        """«La coinche», «Le contre», at the beginning of a sentence."""
        return {
            "either": translate("Voice", "Doubling", "either game"),
            "coinche": translate("Voice", "Doubling", "coinche"),
            "contre": translate("Voice", "Doubling", "contrée"),
        }[self.word]


ANY_GAME = Voice()
"""For the form of options."""


def voice_of(rules: RuleSet | None) -> Voice:
    """The voice for the game that `rules` describe; for any game without them."""
    if rules is None:
        return ANY_GAME
    return Voice(
        "contre" if says_contre(rules) else "coinche",
        rules.auction,
        rules.declarations,
        not (rules.no_trumps or rules.all_trumps),
        rules.factor_scope is FactorScope.LUMP,
    )
