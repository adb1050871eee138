"""What one hand adds to its points: belote and declarations."""

from __future__ import annotations

from belote_desktop.engine.cards import Card
from belote_desktop.engine.declarations import best_declarations, declaration_points
from belote_desktop.engine.options import CountsToward
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import BELOTE_POINTS
from belote_desktop.engine.trumps import Trump

from .estimate import COUPLE, estimates

_BEST = 0.7
"""How often one's declarations are the best at the table, roughly."""


def hopes_of(rules: RuleSet, hand: int, cards: tuple[Card, ...], known: int = 8) -> list[float]:
    """Points of the side by trump if this hand takes, with its own belote and declarations.

    `hand` is the mask of `cards` over the slots of no trumps; `known` as in `estimate.estimates`.
    """
    hopes = list(estimates(hand, known))
    if rules.counts_toward is not CountsToward.TRICKS:
        pairs = [hand >> 8 * suit & COUPLE == COUPLE for suit in range(4)]
        for suit, pair in enumerate(pairs):
            if pair:
                hopes[suit] += BELOTE_POINTS
                hopes[Trump.ALL_TRUMPS] += BELOTE_POINTS
    if rules.declarations and rules.counts_toward is CountsToward.ALL:
        for trump in (Trump.SPADES, Trump.NO_TRUMPS):
            found = best_declarations(cards, trump, rules)
            points = _BEST * sum(declaration_points(d, trump, rules) for d in found)
            if trump is Trump.NO_TRUMPS:
                hopes[Trump.NO_TRUMPS] += points
            else:
                for other in Trump:
                    hopes[other] += points if other is not Trump.NO_TRUMPS else 0
    return hopes
