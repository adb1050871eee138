"""The six trumps and the order of the cards in each (seeds 000, 002 and 003)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final

from .cards import DECK, Card, Rank, Suit
from .quoting import quoted


class Trump(IntEnum):
    """What a contract is played in: a suit, no trumps or all trumps."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    NO_TRUMPS = 4
    ALL_TRUMPS = 5

    @property
    def letter(self) -> str:
        """``S H D C NT AT``."""
        return _LETTERS[self]

    @property
    def suit(self) -> Suit | None:
        """The trump suit; `None` at no trumps and all trumps."""
        return _SUITS[self]

    @staticmethod
    def parse(text: str) -> Trump:
        """The trump named by `text` (``SA`` and ``TA`` are read too); raises `ValueError` when none is."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"{quoted(text, 20)} is not a trump: S, H, D, C, NT or AT") from None


_LETTERS: Final = ("S", "H", "D", "C", "NT", "AT")
_SUITS: Final[tuple[Suit | None, ...]] = (*Suit, None, None)
_BY_TEXT: Final = {trump.letter: trump for trump in Trump} | {"SA": Trump.NO_TRUMPS, "TA": Trump.ALL_TRUMPS}

PLAIN_ORDER: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
TRUMP_ORDER: Final = (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.EIGHT, Rank.SEVEN)


def is_trump(card: Card, trump: Trump) -> bool:
    """Whether `card` is a trump; at all trumps every card is."""
    return trump == 5 or card.suit is _SUITS[trump]


def rank_order(trump: Trump, suit: Suit) -> tuple[Rank, ...]:
    """The ranks of `suit`, strongest first."""
    return TRUMP_ORDER if trump == 5 or suit is _SUITS[trump] else PLAIN_ORDER


@cache
def strengths(trump: Trump) -> tuple[int, ...]:
    """The strength of each card within its own suit, by card index: 0 (weakest) to 7."""
    return tuple(7 - rank_order(trump, card.suit).index(card.rank) for card in DECK)


def strength(card: Card, trump: Trump) -> int:
    """The strength of `card` within its own suit: 0 (weakest) to 7."""
    return strengths(trump)[card.index]
