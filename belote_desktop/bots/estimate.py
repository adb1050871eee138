"""How many points a hand should bring its side as taker: a sum of table values, a few microseconds.

Hands are masks over the slots of no trumps, where every suit lies in plain order.
"""

from __future__ import annotations

from typing import Final

from belote_desktop.engine.trumps import PLAIN_ORDER, TRUMP_ORDER, Trump

from .hand_values import BASES_6, BASES_8, VALUES_6, VALUES_8

_PLAIN_TO_TRUMP: Final = tuple(7 - TRUMP_ORDER.index(PLAIN_ORDER[7 - bit]) for bit in range(8))
AS_TRUMP: Final = tuple(
    sum(1 << _PLAIN_TO_TRUMP[bit] for bit in range(8) if holding >> bit & 1) for holding in range(256)
)
"""A suit's holding in trump order, by the same holding in plain order."""
AS_PLAIN: Final = tuple(AS_TRUMP.index(holding) for holding in range(256))
"""The opposite of `AS_TRUMP`."""
COUPLE: Final = 0b00110000
"""The king and queen of a suit in plain order."""


def _parts(bases: tuple[int, ...], values: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    tenths = [tuple(value / 10 for value in values[start : start + 256]) for start in range(0, 1024, 256)]
    as_trump = tuple(tenths[0][AS_TRUMP[holding]] - tenths[1][holding] for holding in range(256))
    at_all = tuple(tenths[3][AS_TRUMP[holding]] for holding in range(256))
    return as_trump, tenths[1], tenths[2], at_all, tuple(base / 10 for base in bases)


TABLES: Final = {8: _parts(BASES_8, VALUES_8), 6: _parts(BASES_6, VALUES_6)}


def estimates(hand: int, known: int = 8) -> tuple[float, float, float, float, float, float]:
    """Points of the side, last trick included, by trump, if this hand takes; of 162 in every trump.

    `known`: 8, or 6 when the hand is the six cards a taker knows in the turn-up game.
    """
    as_trump, beside, no_trumps, all_trumps, bases = TABLES[known]
    a, b, c, d = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    side = bases[0] + beside[a] + beside[b] + beside[c] + beside[d]
    return (
        side + as_trump[a],
        side + as_trump[b],
        side + as_trump[c],
        side + as_trump[d],
        bases[1] + no_trumps[a] + no_trumps[b] + no_trumps[c] + no_trumps[d],
        bases[2] + all_trumps[a] + all_trumps[b] + all_trumps[c] + all_trumps[d],
    )


def to_slots(hand: int, trump: Trump) -> int:
    """The same hand over the slots of `trump`."""
    if trump is Trump.NO_TRUMPS:
        return hand
    if trump is Trump.ALL_TRUMPS:
        return sum(AS_TRUMP[hand >> shift & 255] << shift for shift in (0, 8, 16, 24))
    shift = 8 * trump
    return hand & ~(255 << shift) | AS_TRUMP[hand >> shift & 255] << shift


def from_slots(hand: int, trump: Trump) -> int:
    """The opposite of `to_slots`."""
    if trump is Trump.NO_TRUMPS:
        return hand
    if trump is Trump.ALL_TRUMPS:
        return sum(AS_PLAIN[hand >> shift & 255] << shift for shift in (0, 8, 16, 24))
    shift = 8 * trump
    return hand & ~(255 << shift) | AS_PLAIN[hand >> shift & 255] << shift
