"""Which cards may be played, who wins a trick and what it is worth (seeds 000, 002, 003, 004)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("S", "H", "D", "C")
TRUMPS = ("S", "H", "D", "C", "NT", "AT")
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
TURN = "ENWS"  # anticlockwise, seed 003
TEAM = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}

PLAIN_ORDER = ("A", "10", "K", "Q", "J", "9", "8", "7")
TRUMP_ORDER = ("J", "9", "A", "10", "K", "Q", "8", "7")

# Seed 003 (suit contracts), seed 000 (official SA and TA), seed 002 (old SA and TA), Pagat's TA.
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
SCALES = {
    ("NT", "official"): {"A": 19, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0},
    ("NT", "plain"): PLAIN_POINTS,
    ("AT", "official"): {"J": 13, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 2, "8": 0, "7": 0},
    ("AT", "fourteen"): {"J": 14, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 1, "8": 0, "7": 0},
    ("AT", "plain"): TRUMP_POINTS,
}


@dataclass(frozen=True)
class Play:
    """The readings of RULES.md that bear on the play of a card."""

    must_underruff: bool = True
    over_partner: bool = True
    under_partner: str = "any"  # any, not-under, over-if-only-trumps
    no_trumps: str = "official"  # official, plain
    all_trumps: str = "official"  # official, fourteen, plain


def suit_of(card: str) -> str:
    return card[-1]


def rank_of(card: str) -> str:
    return card[:-1]


def trumps_in(cards: Sequence[str], trump: str) -> list[str]:
    return [card for card in cards if suit_of(card) == trump]


def power(card: str, trump: str) -> int:
    """Place in its own suit, the strongest 7."""
    order = TRUMP_ORDER if trump in ("AT", suit_of(card)) else PLAIN_ORDER
    return 7 - order.index(rank_of(card))


def points(card: str, trump: str, play: Play) -> int:
    if trump == "NT":
        return SCALES["NT", play.no_trumps][rank_of(card)]
    if trump == "AT":
        return SCALES["AT", play.all_trumps][rank_of(card)]
    return (TRUMP_POINTS if suit_of(card) == trump else PLAIN_POINTS)[rank_of(card)]


def winning(cards: Sequence[str], trump: str) -> int:
    """The place in the trick of the card that holds it."""
    ruffs = trumps_in(cards, trump)
    suit = trump if ruffs else suit_of(cards[0])
    rivals = [place for place, card in enumerate(cards) if suit_of(card) == suit]
    return max(rivals, key=lambda place: power(cards[place], trump))


def legal(hand: Sequence[str], trick: Sequence[str], trump: str, play: Play) -> set[str]:
    """The permitted cards; `trick` holds what lies on the table, the leader's card first."""
    everything = set(hand)
    if not trick:
        return everything
    led = suit_of(trick[0])
    best = trick[winning(trick, trump)]
    partner_holds = len(trick) >= 2 and winning(trick, trump) == len(trick) - 2
    of_suit = [card for card in hand if suit_of(card) == led]
    if of_suit:
        if trump == "AT" or led == trump:  # seed 000 and seed 003 n° 1: one must go higher
            if partner_holds and not play.over_partner:
                return set(of_suit)
            higher = [card for card in of_suit if power(card, trump) > power(best, trump)]
            return set(higher or of_suit)
        return set(of_suit)
    if trump in ("NT", "AT"):  # seed 000: no ruffing, one discards
        return everything
    ruffs = trumps_in(hand, trump)
    if not ruffs:
        return everything
    ruffed = suit_of(best) == trump
    higher = [card for card in ruffs if ruffed and power(card, trump) > power(best, trump)]
    if partner_holds:
        return _over_a_partner(hand, ruffs, higher, play)
    if not ruffed:
        return set(ruffs)
    if higher:
        return set(higher)
    return set(ruffs) if play.must_underruff else everything


def _over_a_partner(hand: Sequence[str], ruffs: list[str], higher: list[str], play: Play) -> set[str]:
    if play.under_partner == "not-under" and higher:
        return {card for card in hand if card not in ruffs or card in higher}
    if play.under_partner == "over-if-only-trumps" and higher and len(ruffs) == len(hand):
        return set(higher)
    return set(hand)
