"""What users complain of in other programs' bots, as positions: a set of them for expert, some for other levels."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.bots import Limit, create
from belote_desktop.engine import (
    COINCHE_MAISON,
    DECK,
    Bid,
    Card,
    Deal,
    Pass,
    Phase,
    Play,
    Seat,
    Trump,
    parse_cards,
)

from .complaints import complaints, failures

LEVELS = ("amateur", "confirme", "expert")
STEADY = ("amateur", "expert")
"""Levels that do not waver between cards of nearly equal worth."""


def position(taker: Seat, trump: Trump, leader: Seat, hands: dict[Seat, str], plays: str = "") -> Deal:
    """A deal at 80 after `plays`; seats that are not given get the rest of the pack."""
    given = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    rest = [card for card in DECK if not any(card in cards for cards in given.values())]
    Random(2).shuffle(rest)
    full = []
    for seat in Seat:
        cards = given.get(seat, [])
        while len(cards) < 8:
            cards.append(rest.pop())
        full.append(cards)
    dealer = leader.next().next().next()
    deal = Deal.of_hands(COINCHE_MAISON, dealer, full)
    while deal.phase is Phase.AUCTION:
        bids = deal.turn is taker and deal.auction.standing is None
        deal = deal.apply(Bid(80, trump) if bids else Pass())
    for card in parse_cards(plays):
        deal = deal.apply(Play(card))
    return deal


def played(level: str, deal: Deal) -> Card:
    assert deal.turn is Seat.SOUTH
    action = create(level, 1).choose(deal.seen_by(Seat.SOUTH), Limit(iterations=2500)).action
    assert isinstance(action, Play)
    return action.card


def cards(text: str) -> set[Card]:
    return set(parse_cards(text))


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_s_winning_trick_is_not_trumped(level: str) -> None:
    hands = {
        Seat.NORTH: "AH KH",
        Seat.WEST: "7H QH",
        Seat.EAST: "8H JH 9H",
        Seat.SOUTH: "JS 9S 7S 10D 8D QC 8C 7C",
    }
    deal = position(Seat.SOUTH, Trump.SPADES, Seat.NORTH, hands, "AH 7H")
    assert played(level, deal) not in cards("JS 9S 7S")


@pytest.mark.parametrize("level", STEADY)
def test_trumps_are_not_drawn_from_the_partner_alone(level: str) -> None:
    hands = {
        Seat.SOUTH: "JS 9S AS AH KH 7D 8D 7C",
        Seat.NORTH: "10S KS QS 8S 7S QH 9D 8C",
        Seat.EAST: "7H 8H 9H 10D KD JC QC KC",
    }
    deal = position(Seat.SOUTH, Trump.SPADES, Seat.SOUTH, hands, "JS 7H 7S JH")
    assert played(level, deal) not in cards("9S AS")


@pytest.mark.parametrize("level", LEVELS)
def test_aces_are_not_thrown_on_the_opponents_tricks(level: str) -> None:
    hands = {
        Seat.EAST: "JS 9S AS 10S KS 10H 10D 10C",
        Seat.NORTH: "QS 8S",
        Seat.WEST: "7S",
        Seat.SOUTH: "AH AD 7C 8C 9D QD 7H 9C",
    }
    deal = position(Seat.EAST, Trump.SPADES, Seat.EAST, hands, "JS QS 7S")
    assert played(level, deal) in cards("7C 8C 9D QD 7H 9C")


@pytest.mark.parametrize("level", LEVELS)
def test_of_equal_cards_the_cheapest_is_played(level: str) -> None:
    hands = {
        Seat.EAST: "AC",
        Seat.NORTH: "8C",
        Seat.WEST: "KC",
        Seat.SOUTH: "9C 7C 10H KH AD 10D JS 9S",
    }
    deal = position(Seat.EAST, Trump.SPADES, Seat.EAST, hands, "AC 8C KC")
    assert played(level, deal) == Card.parse("7C")


SHARE = 0.95
"""How many positions of the set expert gets right, at least, with few simulated deals."""
ITERATIONS = 3000


def test_the_set_is_fair_and_wide() -> None:
    found = complaints()
    assert len({one.id for one in found}) == len(found) >= 60
    for one in found:
        legal = set(one.deal.legal_actions())
        assert one.accepted < legal, one.id
        assert one.why.endswith("."), one.id
        assert one.line.count("?") >= 3, one.id
    presets = {one.deal.rules.preset for one in found}
    assert presets == {"belote", "belote-officielle", "coinche", "coinche-maison", "contree", "ancienne"}
    trumps = {one.deal.contract.trump for one in found if one.deal.contract and one.deal.phase is Phase.PLAY}
    assert trumps == set(Trump)
    assert len({one.complaint for one in found}) >= 15


@pytest.mark.timeout(600)  # seconds of work, but minutes where other programs take the processors
def test_expert_gives_little_to_complain_of() -> None:
    wrong = [
        f"{one.id}: {action}" for one, action in failures(create("expert", 1), Limit(iterations=ITERATIONS))
    ]
    assert len(wrong) <= (1 - SHARE) * len(complaints()), wrong
