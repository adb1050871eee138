"""The 32 cards of a belote pack and their text form."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from .quoting import quoted


class CardError(ValueError):
    """A text that names no card, or a card named twice."""


class Suit(IntEnum):
    """The four suits, in the order used everywhere text is written: S H D C."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """One of ``S H D C``."""
        return "SHDC"[self]


class Rank(IntEnum):
    """The eight ranks in face order; the order *in play* depends on the trump, see `trumps`."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def text(self) -> str:
        """``7 8 9 10 J Q K A``."""
        return _RANK_TEXTS[self]


_RANK_TEXTS: Final = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)


class Card:
    """One card. `Card(rank, suit)` always gives the same object, so identity is equality."""

    __slots__ = ("index", "rank", "suit", "text")

    rank: Rank
    suit: Suit
    index: int
    """``suit * 8 + rank``, 0 to 31."""
    text: str
    """Rank then suit, as in ``10H``."""

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """The one card of this rank and suit."""
        return DECK[suit * 8 + rank]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return (Card, (self.rank, self.suit))

    @staticmethod
    def parse(text: str) -> Card:
        """The card named by `text` (``10H``; ``T`` is read for ``10``).

        Raises `CardError` when it names none.
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise CardError(
                f"{quoted(text, 20)} is not a card: write rank then suit, as in 10H or JS"
            ) from None


def _make(index: int) -> Card:
    card = object.__new__(Card)
    suit, rank = Suit(index // 8), Rank(index % 8)
    for name, value in (("suit", suit), ("rank", rank), ("index", index), ("text", rank.text + suit.letter)):
        object.__setattr__(card, name, value)
    return card


DECK: Final[tuple[Card, ...]] = tuple(_make(index) for index in range(32))
"""The whole pack by index."""

Hand = tuple[Card, ...]
"""Cards held by one seat."""

_BY_TEXT: Final = {card.text: card for card in DECK} | {"T" + s.letter: DECK[s * 8 + Rank.TEN] for s in SUITS}


def parse_cards(text: str) -> Hand:
    """The cards named in `text`, parted by spaces or commas, in the order written.

    Raises `CardError` for an unknown card or one named twice.
    """
    cards = tuple(Card.parse(word) for word in text.replace(",", " ").split())
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise CardError(f"{twice} is named twice")
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """Cards parted by single spaces, in the order given."""
    return " ".join(card.text for card in cards)
