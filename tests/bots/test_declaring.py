"""Declarations are named unless they cannot count any more."""

from __future__ import annotations

from random import Random

from belote_desktop.bots.declaring import is_worth_naming
from belote_desktop.engine import COINCHE, DECK, Bid, Deal, Pass, Phase, Play, Seat, Trump, parse_cards
from belote_desktop.engine.actions import Declare

HUNDRED = "KD QD JD 10D 9D 7S 8H 7C"
TIERCE = "9S 10S JS 7H 8C 9C KC AC"
NOTHING = "AS KH QH 10H 7D 8D AH QC"


def last_to_play(before: str, partner: str) -> Deal:
    """South is last to play a first trick at hearts, holding a tierce; East leads, then North and West."""
    given = {Seat.EAST: before, Seat.NORTH: partner, Seat.SOUTH: TIERCE}
    hands = {seat: list(parse_cards(text)) for seat, text in given.items()}
    hands[Seat.WEST] = [card for card in DECK if not any(card in cards for cards in hands.values())]
    deal = Deal.of_hands(COINCHE, Seat.SOUTH, [hands[seat] for seat in Seat])
    while deal.phase is Phase.AUCTION:
        deal = deal.apply(Bid(80, Trump.HEARTS) if deal.auction.standing is None else Pass())
    rng = Random(1)
    while deal.turn is not Seat.SOUTH:
        actions = deal.legal_actions()
        first = actions[0]
        deal = deal.apply(first if isinstance(first, Declare) else rng.choice(actions))
    return deal


def own_declare(deal: Deal) -> Declare:
    declare = deal.legal_actions()[0]
    assert isinstance(declare, Declare)
    return declare


def test_a_tierce_is_named_when_nothing_better_was() -> None:
    deal = last_to_play(NOTHING, HUNDRED)
    assert is_worth_naming(deal.seen_by(Seat.SOUTH), own_declare(deal))


def test_a_tierce_below_an_opponents_hundred_is_kept() -> None:
    deal = last_to_play(HUNDRED, NOTHING)
    assert any(deal.table.announced[Seat.EAST])
    assert not is_worth_naming(deal.seen_by(Seat.SOUTH), own_declare(deal))
    assert any(isinstance(action, Play) for action in deal.legal_actions())
