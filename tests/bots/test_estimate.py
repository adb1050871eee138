"""Estimates of a hand, and the change of slots they need."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.bots.estimate import estimates, from_slots, to_slots
from belote_desktop.bots.speaking import Manners
from belote_desktop.bots.tables import tables_for
from belote_desktop.bots.worth import hopes_of
from belote_desktop.engine import (
    COINCHE,
    CONTREE,
    DECK,
    Trump,
    parse_cards,
)
from belote_desktop.engine.declarations import best_declarations, declaration_points

from .tables import new_deal, positions, random_rules

PLAIN = tables_for(COINCHE, Trump.NO_TRUMPS)


@pytest.mark.parametrize("trump", list(Trump))
def test_slots_change_back_and_forth(trump: Trump) -> None:
    rng = Random(2)
    tables = tables_for(COINCHE, trump)
    for _ in range(50):
        hand = rng.sample(DECK, 8)
        plain = PLAIN.mask(hand)
        assert to_slots(plain, trump) == tables.mask(hand)
        assert from_slots(tables.mask(hand), trump) == plain


def test_strong_hands_are_estimated_high() -> None:
    strong = estimates(PLAIN.mask(parse_cards("JS 9S AS 10S KS AH AD 7C")))
    weak = estimates(PLAIN.mask(parse_cards("7S 8S QS 7H 8H QH 7D 8C")))
    assert strong[Trump.SPADES] > 130 > strong[Trump.HEARTS]
    assert max(weak[:4]) < 80
    aces = estimates(PLAIN.mask(parse_cards("AS 10S AH 10H AD 10D AC 7C")))
    jacks = estimates(PLAIN.mask(parse_cards("JS 9S JH 9H JD 9D JC 7C")))
    assert aces[Trump.NO_TRUMPS] > 125 > aces[Trump.ALL_TRUMPS]
    assert jacks[Trump.ALL_TRUMPS] > 125 > jacks[Trump.NO_TRUMPS]


def test_renaming_the_suits_renames_the_estimates() -> None:
    rng = Random(4)
    for _ in range(30):
        hand = PLAIN.mask(rng.sample(DECK, 8))
        turned = (hand << 8 | hand >> 24) & 0xFFFFFFFF
        before, after = estimates(hand), estimates(turned)
        assert after[1:4] == pytest.approx(before[0:3])
        assert after[0] == pytest.approx(before[3])
        assert after[4:] == pytest.approx(before[4:])


def test_bonuses_of_a_hand_are_hoped_for() -> None:
    hand = parse_cards("KS QS 7H 8D 9C 7C 10H 8H")
    mask = PLAIN.mask(hand)
    plain = estimates(mask)
    hopes = hopes_of(COINCHE, mask)
    assert hopes[Trump.SPADES] == pytest.approx(plain[Trump.SPADES] + 20)
    assert hopes[Trump.ALL_TRUMPS] == pytest.approx(plain[Trump.ALL_TRUMPS] + 20)
    assert hopes[Trump.NO_TRUMPS] == pytest.approx(plain[Trump.NO_TRUMPS])


def test_declarations_are_hoped_for_as_the_engine_values_them() -> None:
    rng = Random(6)
    for _ in range(300):
        hand = rng.sample(DECK, 8)
        found = best_declarations(sorted(hand), Trump.SPADES, COINCHE)
        points = sum(declaration_points(d, Trump.SPADES, COINCHE) for d in found)
        mask = PLAIN.mask(hand)
        more = hopes_of(COINCHE, mask)[0] - hopes_of(COINCHE.replace(declarations=False), mask)[0]
        assert more == pytest.approx(points / 2)


def test_the_light_auction_agrees_with_the_engine() -> None:
    rng = Random(13)
    for _ in range(80):
        rules = random_rules(rng)
        manners = Manners(rules)
        for deal in positions(new_deal(rules, rng), rng):
            talk = manners.talk(deal.auction)
            assert manners.is_over(talk) == deal.auction.is_over, deal.to_text()
            if deal.auction.is_over:
                break
            call = manners.speak(talk, [rng.uniform(60, 150) for _ in range(6)])
            assert call in deal.auction.legal(), (deal.to_text(), call)


def test_a_fit_partner_is_raised() -> None:
    manners = Manners(CONTREE)
    hopes = hopes_of(CONTREE, PLAIN.mask(parse_cards("9H AH 8H AS AD 7D 8C 7C")))
    deal = new_deal(CONTREE, Random(1))
    talk = manners.talk(deal.auction)
    talk.bids[talk.turn ^ 2] = (90, int(Trump.HEARTS))
    talk.value, talk.trump, talk.taker = 90, int(Trump.HEARTS), talk.turn ^ 2
    call = manners.speak(talk, hopes)
    assert str(call) in ("100H", "110H", "120H", "130H")
