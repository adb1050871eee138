"""Names of cards, suits, ranks, trumps, seats and teams."""

from __future__ import annotations

from unicodedata import bidirectional

from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trumps import Trump

from ..i18n import fill, language, told_once, translate
from .people import people

_ISOLATE, _ISOLATE_END = "\u2068", "\u2069"
_FROM_THE_RIGHT = ("R", "AL", "AN")
_FRENCH_LETTERS = {Rank.JACK: "V", Rank.QUEEN: "D", Rank.KING: "R"}


def rank_letter(rank: Rank, french: bool | None = None) -> str:
    """The index of a card: ``7`` … ``10``, then V D R A (French) or J Q K A; by default as the language has it."""
    if french is None:
        french = language() == "fr"
    return _FRENCH_LETTERS.get(rank, rank.text) if french else rank.text


@told_once
def suit_name(suit: Suit) -> str:
    """«pique», «spades»: the suit as it is called in an auction."""
    return {
        Suit.SPADES: translate("Cards", "spades"),
        Suit.HEARTS: translate("Cards", "hearts"),
        Suit.DIAMONDS: translate("Cards", "diamonds"),
        Suit.CLUBS: translate("Cards", "clubs"),
    }[suit]


@told_once
def rank_name(rank: Rank) -> str:
    """«valet», «jack»."""
    return {
        Rank.SEVEN: translate("Cards", "seven"),
        Rank.EIGHT: translate("Cards", "eight"),
        Rank.NINE: translate("Cards", "nine"),
        Rank.TEN: translate("Cards", "ten"),
        Rank.JACK: translate("Cards", "jack"),
        Rank.QUEEN: translate("Cards", "queen"),
        Rank.KING: translate("Cards", "king"),
        Rank.ACE: translate("Cards", "ace"),
    }[rank]


@told_once
def ranks_name(rank: Rank) -> str:
    """Four of them: «valets», «jacks»."""
    return {
        Rank.SEVEN: translate("Cards", "sevens"),
        Rank.EIGHT: translate("Cards", "eights"),
        Rank.NINE: translate("Cards", "nines"),
        Rank.TEN: translate("Cards", "tens"),
        Rank.JACK: translate("Cards", "jacks"),
        Rank.QUEEN: translate("Cards", "queens"),
        Rank.KING: translate("Cards", "kings"),
        Rank.ACE: translate("Cards", "aces"),
    }[rank]


def _the_rank(rank: Rank) -> str:
    return {
        Rank.SEVEN: translate("Cards", "the seven"),
        Rank.EIGHT: translate("Cards", "the eight"),
        Rank.NINE: translate("Cards", "the nine"),
        Rank.TEN: translate("Cards", "the ten"),
        Rank.JACK: translate("Cards", "the jack"),
        Rank.QUEEN: translate("Cards", "the queen"),
        Rank.KING: translate("Cards", "the king"),
        Rank.ACE: translate("Cards", "the ace"),
    }[rank]


def card_name(card: Card) -> str:
    """«valet de pique», «jack of spades»."""
    return fill(translate("Cards", "%1 of %2", "rank of suit"), rank_name(card.rank), suit_name(card.suit))


def the_card(card: Card) -> str:
    """«le valet de pique», «the jack of spades», for the middle of a sentence."""
    return fill(translate("Cards", "%1 of %2", "rank of suit"), _the_rank(card.rank), suit_name(card.suit))


def trump_name(trump: Trump) -> str:
    """«pique», «sans atout», «tout atout»."""
    if trump is Trump.NO_TRUMPS:
        return translate("Cards", "no trumps")
    if trump is Trump.ALL_TRUMPS:
        return translate("Cards", "all trumps")
    return suit_name(Suit(trump))


def trump_short(trump: Trump) -> str:
    """«SA», «TA», or the name of the suit."""
    if trump is Trump.NO_TRUMPS:
        return translate("Cards", "NT")
    if trump is Trump.ALL_TRUMPS:
        return translate("Cards", "AT")
    return suit_name(Suit(trump))


def trump_taken(trump: Trump, short: bool = False) -> str:
    """What follows «je prends»: «à pique», «à sans atout» (`short`: «à SA»)."""
    name = trump_short(trump) if short else trump_name(trump)
    if trump.suit is not None:
        return fill(translate("Cards", "on %1", "a suit that is taken"), name)
    return fill(translate("Cards", "at %1", "no trumps or all trumps that is taken"), name)


def seat_name(seat: Seat) -> str:
    """Who sits there: the player's name, «Sud» when it has none. It does not turn a sentence round it."""
    name = people().names[seat]
    if any(bidirectional(char) in _FROM_THE_RIGHT for char in name):
        return f"{_ISOLATE}{name}{_ISOLATE_END}"
    return name or compass_name(seat)


@told_once
def compass_name(seat: Seat) -> str:
    """«Sud», whoever sits there."""
    return {
        Seat.NORTH: translate("Cards", "North"),
        Seat.EAST: translate("Cards", "East"),
        Seat.SOUTH: translate("Cards", "South"),
        Seat.WEST: translate("Cards", "West"),
    }[seat]


def seat_role(seat: Seat, viewer: Seat = Seat.SOUTH) -> str:
    """«vous», «partenaire» or «adversaire», as `viewer` sees the seat."""
    if seat is viewer:
        return translate("Cards", "you")
    if seat is viewer.partner:
        return translate("Cards", "partner")
    return translate("Cards", "opponent")


def team_name(team: Team, viewer: Seat | None = None) -> str:
    """«Nous» or «Eux», as `viewer` (the player in front) sees the team.

    «Nord–Sud» when both sides look at the window.
    """
    if people().both_sides:
        return pair_name(team)
    viewer = people().front if viewer is None else viewer
    return translate("Cards", "Us") if team is viewer.team else translate("Cards", "Them")


def pair_name(team: Team) -> str:
    """«Nord–Sud», whoever looks at the window."""
    return translate("Cards", "North-South") if team is Team.NS else translate("Cards", "East-West")
