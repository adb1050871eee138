"""How a hand is held: the strong cards of a suit first, trumps at the left, suits by alternating colour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise, permutations

from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.trumps import Trump, strength
from belote_desktop.engine.view import View

_RED = (Suit.HEARTS, Suit.DIAMONDS)


@dataclass(frozen=True)
class Sorting:
    """How the player likes a hand sorted."""

    alternating: bool = True
    """Black and red in turn, as far as they can; otherwise spades, hearts, diamonds, clubs."""
    trumps_first: bool = True
    """Trumps at the left, whatever the order of the rest."""


def suit_order(
    suits: Iterable[Suit], first: Suit | None = None, alternating: bool = True
) -> tuple[Suit, ...]:
    """The suits in the order held; `first` (the trumps) leads if it is among them."""
    present = sorted(set(suits))
    orders = [order for order in permutations(present) if first not in present or order[0] is first]
    if not alternating:
        return min(orders)
    return min(orders, key=lambda order: (_same_colour_neighbours(order), order))


def sort_hand(
    hand: Iterable[Card], trump: Trump | None, played: Iterable[Card] = (), sorting: Sorting | None = None
) -> tuple[Card, ...]:
    """The hand in the order in which it is held.

    `trump`: of the contract; `None` during the auction sorts in the plain order. At all trumps every suit is in
    the order of trumps, at no trumps none. `played`: cards of this hand that are gone, which still count for the
    order of the suits, so that nothing jumps while the deal is played.
    """
    sorting = sorting or Sorting()
    cards = tuple(hand)
    first = trump.suit if trump is not None and sorting.trumps_first else None
    suits = suit_order([card.suit for card in (*cards, *played)], first, sorting.alternating)
    order = Trump.NO_TRUMPS if trump is None else trump
    return tuple(sorted(cards, key=lambda card: (suits.index(card.suit), -strength(card, order))))


def own_plays(view: View) -> list[Card]:
    """The cards that the player looked over has put on the table in this deal."""
    turning = view.rules.direction
    plays = [play for trick in (*view.tricks, view.trick) for play in trick.plays(turning)]
    return [card for seat, card in plays if seat is view.seat]


def _same_colour_neighbours(order: tuple[Suit, ...]) -> int:
    return sum((a in _RED) == (b in _RED) for a, b in pairwise(order))
