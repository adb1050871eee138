"""What the cards are worth in each trump (seeds 000, 002 and 003)."""

from __future__ import annotations

from functools import cache
from typing import Final

from .cards import DECK
from .options import AllTrumpsValues, NoTrumpsValues
from .rules import RuleSet
from .trumps import Trump, strengths

# points by strength, strongest first, for the two orders above
_PLAIN_POINTS: Final = (11, 10, 4, 3, 2, 0, 0, 0)
_TRUMP_POINTS: Final = (20, 14, 11, 10, 4, 3, 0, 0)
_NO_TRUMPS_POINTS: Final = (19, 10, 4, 3, 2, 0, 0, 0)
_ALL_TRUMPS_POINTS: Final = (13, 9, 6, 5, 3, 2, 0, 0)
_FOURTEEN_POINTS: Final = (14, 9, 6, 5, 3, 1, 0, 0)

LAST_TRICK_POINTS: Final = 10


@cache
def _points(trump: Trump, no_trumps: NoTrumpsValues, all_trumps: AllTrumpsValues) -> tuple[int, ...]:
    if trump is Trump.NO_TRUMPS:
        side = _NO_TRUMPS_POINTS if no_trumps is NoTrumpsValues.OFFICIAL else _PLAIN_POINTS
    elif trump is Trump.ALL_TRUMPS:
        side = {
            AllTrumpsValues.OFFICIAL: _ALL_TRUMPS_POINTS,
            AllTrumpsValues.FOURTEEN: _FOURTEEN_POINTS,
        }.get(all_trumps, _TRUMP_POINTS)
    else:
        side = _PLAIN_POINTS
    power, suit = strengths(trump), trump.suit
    return tuple((_TRUMP_POINTS if card.suit is suit else side)[7 - power[card.index]] for card in DECK)


def points_table(rules: RuleSet, trump: Trump) -> tuple[int, ...]:
    """Points of each card by index, as they lie on the table (before any scaling of the total)."""
    return _points(trump, rules.no_trumps_values, rules.all_trumps_values)


def pack_points(rules: RuleSet, trump: Trump) -> int:
    """Points of the 32 cards, without the last trick: 152, 120 or 248."""
    return sum(points_table(rules, trump))
