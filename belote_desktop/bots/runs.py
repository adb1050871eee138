"""Declarations of whole deals, fast: the engine's comparison for sequences by table look-up.

Hands are masks over the slots of no trumps. Four of a kind and whole suits are rare and left to the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from belote_desktop.engine.cards import Rank
from belote_desktop.engine.declarations import best_declarations, compare_declarations
from belote_desktop.engine.options import DeclarationTie
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.trumps import PLAIN_ORDER, Trump

from .tables import place_of, seat_of, tables_for

FOURS: Final = 0b11111100
"""All ranks but the seven and eight, in plain order."""


def _runs(holding: int) -> list[tuple[int, int]]:
    """Length and top rank of the sequences of a suit's holding."""
    faces = [holding >> 7 - PLAIN_ORDER.index(rank) & 1 for rank in Rank] + [0]
    found, length = [], 0
    for number, held in enumerate(faces):
        if held:
            length += 1
            continue
        if length >= 3:
            found.append((length, number - 1))
        length = 0
    return found


RUN_POINTS: Final = tuple(
    sum({3: 20, 4: 50}.get(length, 100) for length, _ in _runs(holding)) for holding in range(256)
)
"""What the sequences of a holding are worth."""
_HEIGHTS: Final = tuple(
    max((min(length, 5) << 4 | top << 1 for length, top in _runs(holding)), default=0)
    for holding in range(256)
)
"""The best sequence of a holding, as a number that compares; its last bit is left for the trump suit."""


def has_four(hand: int) -> bool:
    """Whether a hand holds four of a kind that may count, or a whole suit."""
    a, b, c, d = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    return bool(a & b & c & d & FOURS) or 255 in (a, b, c, d)


def compared(hands: Sequence[int], first: int, trump: Trump, rules: RuleSet) -> tuple[int, int]:
    """Points of declarations that count, by team, when everybody names all it can.

    `hands` by place; `first`: the place that leads.
    """
    best, holders = 0, 0
    for step in range(4):
        place = first + step & 3
        hand = hands[place]
        if has_four(hand):
            return _by_the_engine(hands, first, trump, rules)
        for suit in range(4):
            height = _HEIGHTS[hand >> 8 * suit & 255]
            if height:
                height |= suit == trump
                if height > best:
                    best, holders, winner = height, 1 << (place & 1), place & 1
                elif height == best:
                    holders |= 1 << (place & 1)
    if not best or (holders == 3 and rules.declaration_tie is DeclarationTie.NOBODY):
        return 0, 0
    points = _points(hands[winner]) + _points(hands[winner + 2])
    return (0, points) if winner else (points, 0)


def _points(hand: int) -> int:
    return (
        RUN_POINTS[hand & 255]
        + RUN_POINTS[hand >> 8 & 255]
        + RUN_POINTS[hand >> 16 & 255]
        + RUN_POINTS[hand >> 24]
    )


def _by_the_engine(hands: Sequence[int], first: int, trump: Trump, rules: RuleSet) -> tuple[int, int]:
    plain, direction = tables_for(rules, Trump.NO_TRUMPS), rules.direction
    named = {
        seat: best_declarations(plain.cards(hands[place_of(seat, direction)]), trump, rules) for seat in Seat
    }
    found = compare_declarations(named, round_from(seat_of(first, direction), direction), trump, rules)
    if found.winner is None:
        return 0, 0
    return (found.points, 0) if found.winner == 0 else (0, found.points)
