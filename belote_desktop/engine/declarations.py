"""Declarations: found in a hand, valued, compared (official coinche; seed 000 and 002 for no trumps)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from .actions import Declaration, Kind
from .cards import Card, Rank, Suit
from .options import DeclarationTie, FourTable
from .rules import RuleSet
from .seats import Seat, Team
from .trumps import Trump, rank_order

_SEQUENCE_POINTS = {Kind.TIERCE: 20, Kind.FIFTY: 50, Kind.HUNDRED: 100}
_FOURS = {Rank.JACK: 200, Rank.NINE: 150, Rank.ACE: 100, Rank.TEN: 100, Rank.KING: 100, Rank.QUEEN: 100}
_NO_TRUMPS_FOURS = {
    FourTable.OFFICIAL: {
        Rank.ACE: 200, Rank.TEN: 150, Rank.KING: 100, Rank.QUEEN: 100, Rank.JACK: 100, Rank.NINE: 100,
    },
    FourTable.OLD: {Rank.ACE: 200, Rank.TEN: 150, Rank.KING: 100, Rank.QUEEN: 100, Rank.JACK: 100},
}  # fmt: skip


def declaration_points(declaration: Declaration, trump: Trump, rules: RuleSet) -> int:
    """What a declaration is worth: 20 to 200, 0 for a four of a kind that does not count."""
    if declaration.kind is not Kind.FOUR:
        return _SEQUENCE_POINTS[declaration.kind]
    table = _NO_TRUMPS_FOURS[rules.no_trumps_fours] if trump is Trump.NO_TRUMPS else _FOURS
    return table.get(declaration.rank, 0)


def _sequences(cards: Iterable[Card]) -> Iterator[Declaration]:
    """The longest sequences of three cards or more."""
    held = set(cards)
    for suit in Suit:
        length = 0
        for number in range(9):
            if number < 8 and Card(Rank(number), suit) in held:
                length += 1
                continue
            if length == 8:  # a whole suit holds a hundred and a tierce
                yield Declaration(Kind.HUNDRED, Rank.ACE, suit, 5)
                yield Declaration(Kind.TIERCE, Rank.NINE, suit, 3)
            elif length >= 3:
                kind = {3: Kind.TIERCE, 4: Kind.FIFTY}.get(length, Kind.HUNDRED)
                yield Declaration(kind, Rank(number - 1), suit, length)
            length = 0


def _fours(cards: Iterable[Card], trump: Trump, rules: RuleSet) -> list[Declaration]:
    ranks = [card.rank for card in cards]
    found = [Declaration(Kind.FOUR, rank) for rank in Rank if ranks.count(rank) == 4]
    return [four for four in found if declaration_points(four, trump, rules)]


def _has_pattern(hand: Sequence[Card]) -> bool:
    """Whether there are three in sequence or four of a kind: most hands have neither, so this is asked first."""
    mask = 0
    for card in hand:
        mask |= 1 << card.index
    return bool((mask & mask >> 1 & mask >> 2 & 0x3F3F3F3F) or (mask & mask >> 8 & mask >> 16 & mask >> 24))


def declarable(hand: Sequence[Card], trump: Trump, rules: RuleSet) -> tuple[tuple[Declaration, ...], ...]:
    """Every set of declarations that may be named together, a card serving once; the best one first."""
    if not _has_pattern(hand):
        return ()
    cards = sorted(hand)
    fours = _fours(cards, trump, rules)
    sets: dict[tuple[Declaration, ...], None] = {}
    for count in range(len(fours), -1, -1):
        for chosen in combinations(fours, count):
            used = {card for four in chosen for card in four.cards}
            whole = (*chosen, *_sequences(card for card in cards if card not in used))
            for size in range(len(whole), 0, -1):
                sets.update(dict.fromkeys(combinations(whole, size)))

    def worth(declarations: tuple[Declaration, ...]) -> int:
        return sum(declaration_points(d, trump, rules) for d in declarations)

    return tuple(sorted(sets, key=worth, reverse=True))  # stable: of equals, fours of a kind first


def best_declarations(hand: Sequence[Card], trump: Trump, rules: RuleSet) -> tuple[Declaration, ...]:
    """The set of declarations worth most; empty when the hand has none."""
    found = declarable(hand, trump, rules)
    return found[0] if found else ()


def _height(declaration: Declaration, trump: Trump, rules: RuleSet) -> tuple[int, int, int, int]:
    """What makes one declaration stronger than another, trump suit last."""
    if declaration.suit is None:
        order = rank_order(trump, Suit.SPADES if trump.suit is None else trump.suit)
        return (1, declaration_points(declaration, trump, rules), 7 - order.index(declaration.rank), 0)
    return (0, min(declaration.length, 5), declaration.rank, int(trump.suit is declaration.suit))


class Comparison(NamedTuple):
    """Which side's declarations count, and for how much."""

    winner: Team | None
    """`None` when nobody declared, or the best ones are equal and nobody scores."""
    points: int


def compare_declarations(
    declared: Mapping[Seat, Sequence[Declaration]], order: Sequence[Seat], trump: Trump, rules: RuleSet
) -> Comparison:
    """The side with the best declaration marks all its own; `order` is who spoke first, second, …

    Sequences compare by length, then top card, then trump suit; a four of a kind beats any sequence.
    """
    best: tuple[int, int, int, int] | None = None
    holders: list[Seat] = []
    for seat in order:
        for declaration in declared.get(seat, ()):
            height = _height(declaration, trump, rules)
            if best is None or height > best:
                best, holders = height, [seat]
            elif height == best:
                holders.append(seat)
    teams = {seat.team for seat in holders}
    if not teams or (len(teams) > 1 and rules.declaration_tie is DeclarationTie.NOBODY):
        return Comparison(None, 0)
    winner = holders[0].team
    points = sum(
        declaration_points(d, trump, rules)
        for seat in order
        if seat.team is winner
        for d in declared.get(seat, ())
    )
    return Comparison(winner, points)
