"""How a hand is held: suits by alternating colour, trumps at the left, the strong cards first."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations

from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.trumps import Trump, strength

_RED = (Suit.HEARTS, Suit.DIAMONDS)


def suit_order(suits: Iterable[Suit], first: Suit | None = None) -> tuple[Suit, ...]:
    """The suits with colours alternating as far as they can; `first` (the trumps) leads if it is among them."""
    present = sorted(set(suits))
    orders = [order for order in permutations(present) if first not in present or order[0] is first]
    return min(orders, key=lambda order: (_same_colour_neighbours(order), order))


def sort_hand(hand: Iterable[Card], trump: Trump | None, played: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The hand in the order in which it is held.

    `trump`: of the contract; `None` during the auction sorts in the plain order. `played`: cards of this hand
    that are gone, which still count for the order of the suits, so that nothing jumps while the deal is played.
    """
    cards = tuple(hand)
    suits = suit_order([card.suit for card in (*cards, *played)], trump.suit if trump is not None else None)
    order = Trump.NO_TRUMPS if trump is None else trump
    return tuple(sorted(cards, key=lambda card: (suits.index(card.suit), -strength(card, order))))


def _same_colour_neighbours(order: tuple[Suit, ...]) -> int:
    return sum((a in _RED) == (b in _RED) for a, b in pairwise(order))
