"""What one hand adds to its points: belote and declarations."""

from __future__ import annotations

from functools import lru_cache

from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.options import CountsToward
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import BELOTE_POINTS
from belote_desktop.engine.trumps import PLAIN_ORDER, Trump

from .estimate import COUPLE, estimates
from .runs import FOURS, RUN_POINTS

MOST = 150.0
"""The most that the cards of one hand are trusted to bring."""
BEST = 0.5
"""How often one's declarations are the best at the table, roughly."""


def hopes_of(rules: RuleSet, hand: int, known: int = 8) -> list[float]:
    """Points of the side by trump if this hand takes, with its own belote and declarations.

    `hand` is a mask over the slots of no trumps; `known` as in `estimate.estimates`.
    """
    hopes = [min(points, MOST) for points in estimates(hand, known)]
    if rules.counts_toward is not CountsToward.TRICKS:
        pairs = [hand >> 8 * suit & COUPLE == COUPLE for suit in range(4)]
        for suit, pair in enumerate(pairs):
            if pair:
                hopes[suit] += BELOTE_POINTS
                hopes[Trump.ALL_TRUMPS] += BELOTE_POINTS
    if rules.declarations and rules.counts_toward is CountsToward.ALL:
        plain, at_no_trumps = _declared(hand, rules)
        if plain or at_no_trumps:
            for trump in Trump:
                hopes[trump] += BEST * (at_no_trumps if trump is Trump.NO_TRUMPS else plain)
    return hopes


@lru_cache(maxsize=16)
def fours(rules: RuleSet) -> tuple[int, ...]:
    """What four of a kind is worth by plain strength: eight numbers with trumps, eight at no trumps."""
    return tuple(
        declaration_points(Declaration(Kind.FOUR, PLAIN_ORDER[7 - bit]), trump, rules)
        for trump in (Trump.SPADES, Trump.NO_TRUMPS)
        for bit in range(8)
    )


def _declared(hand: int, rules: RuleSet) -> tuple[int, int]:
    """About what the declarations of a hand are worth, at any trump but no trumps, and at no trumps."""
    a, b, c, d = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    points = at_no_trumps = RUN_POINTS[a] + RUN_POINTS[b] + RUN_POINTS[c] + RUN_POINTS[d]
    common = a & b & c & d & FOURS
    for bit in range(8) if common else ():
        if common >> bit & 1:
            points += fours(rules)[bit]
            at_no_trumps += fours(rules)[8 + bit]
    return points, at_no_trumps
