"""From a pack of 32 to four hands, and from the tricks back to a pack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from .cards import DECK, Card, Hand
from .options import AuctionKind
from .rules import RuleSet
from .seats import Seat, round_from

Hands = tuple[Hand, Hand, Hand, Hand]
"""Four hands by `Seat`, each in index order."""

MIN_CUT = 3
"""A cut leaves at least three cards on either side (official texts)."""


def sorted_hands(hands: Iterable[Iterable[Card]]) -> Hands:
    """Four hands, each in index order."""
    north, east, south, west = (tuple(sorted(hand)) for hand in hands)
    return (north, east, south, west)


def deal_cards(rules: RuleSet, dealer: Seat, deck: Sequence[Card]) -> tuple[Hands, Card | None, Hand]:
    """Hands, turned-up card and talon from a pack, in the packets of the rules.

    In the turn-up game each gets five cards, one is turned up and eleven stay in the talon.
    Raises `ValueError` unless `deck` is the 32 cards.
    """
    if len(deck) != 32 or set(deck) != set(DECK):
        raise ValueError("a pack is the 32 different cards")
    turn_up = rules.auction is AuctionKind.TURN_UP
    packets = rules.packets.sizes[:2] if turn_up else rules.packets.sizes
    hands: list[list[Card]] = [[], [], [], []]
    top = 0
    for size in packets:
        for seat in round_from(dealer.next(rules.direction), rules.direction):
            hands[seat] += deck[top : top + size]
            top += size
    if not turn_up:
        return sorted_hands(hands), None, ()
    return sorted_hands(hands), deck[top], tuple(deck[top + 1 :])


def complete_hands(
    rules: RuleSet, dealer: Seat, hands: Hands, taker: Seat, turned: Card, talon: Hand
) -> Hands:
    """The second deal of the turn-up game: the taker gets the turned card and two more, the others three."""
    full: list[list[Card]] = [list(hand) for hand in hands]
    top = 0
    for seat in round_from(dealer.next(rules.direction), rules.direction):
        size = 2 if seat is taker else 3
        full[seat] += talon[top : top + size]
        top += size
    full[taker].append(turned)
    return sorted_hands(full)


def shuffled(rng: Random) -> tuple[Card, ...]:
    """A shuffled pack."""
    return tuple(rng.sample(DECK, 32))


def cut(deck: Sequence[Card], place: int) -> tuple[Card, ...]:
    """The pack cut after `place` cards; raises `ValueError` when fewer than three would be left on a side."""
    if not MIN_CUT <= place <= len(deck) - MIN_CUT:
        raise ValueError(f"a cut leaves at least {MIN_CUT} cards, not {place} of {len(deck)}")
    return (*deck[place:], *deck[:place])
