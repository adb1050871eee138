"""The six trumps: order and value of the cards (seeds 000, 002 and 003)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from .cards import DECK, Card, Rank, Suit
from .options import AllTrumpsValues, NoTrumpsValues
from .quoting import quoted

if TYPE_CHECKING:
    from .rules import RuleSet


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

# points by strength, strongest first, for the two orders above
_PLAIN_POINTS: Final = (11, 10, 4, 3, 2, 0, 0, 0)
_TRUMP_POINTS: Final = (20, 14, 11, 10, 4, 3, 0, 0)
_NO_TRUMPS_POINTS: Final = (19, 10, 4, 3, 2, 0, 0, 0)
_ALL_TRUMPS_POINTS: Final = (13, 9, 6, 5, 3, 2, 0, 0)
_FOURTEEN_POINTS: Final = (14, 9, 6, 5, 3, 1, 0, 0)

LAST_TRICK_POINTS: Final = 10


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
    power, suit = strengths(trump), _SUITS[trump]
    return tuple((_TRUMP_POINTS if card.suit is suit else side)[7 - power[card.index]] for card in DECK)


def points_table(rules: RuleSet, trump: Trump) -> tuple[int, ...]:
    """Points of each card by index, as they lie on the table (before any scaling of the total)."""
    return _points(trump, rules.no_trumps_values, rules.all_trumps_values)


def pack_points(rules: RuleSet, trump: Trump) -> int:
    """Points of the 32 cards, without the last trick: 152, 120 or 248."""
    return sum(points_table(rules, trump))
