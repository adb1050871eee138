"""Seed 000: no trumps and all trumps, value by value."""

from __future__ import annotations

from typing import Any

import pytest

from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.declarations import best_declarations, declaration_points
from belote_desktop.engine.options import AllTrumpsValues
from belote_desktop.engine.points import LAST_TRICK_POINTS, pack_points
from belote_desktop.engine.presets import BELOTE, BELOTE_OFFICIELLE, COINCHE
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trick import legal_cards
from belote_desktop.engine.trumps import Trump
from tests.engine.facts import cards, order, seed, suit_values, texts

FACTS = seed("000")
CLASSIC_WITH_VARIANT = BELOTE.replace(no_trumps=True, all_trumps=True)
GAMES = [COINCHE, CLASSIC_WITH_VARIANT, BELOTE_OFFICIELLE.replace(all_trumps_values=AllTrumpsValues.OFFICIAL)]
SUITS = "SHDC"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.preset)
@pytest.mark.parametrize("suit", SUITS)
def test_table_of_no_trumps(rules: RuleSet, suit: str) -> None:
    assert suit_values(rules, Trump.NO_TRUMPS, suit) == FACTS["no_trumps_points"]
    assert sum(suit_values(rules, Trump.NO_TRUMPS, suit).values()) == FACTS["suit_total"]
    assert order(Trump.NO_TRUMPS, suit) == FACTS["no_trumps_order"]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.preset)
@pytest.mark.parametrize("suit", SUITS)
def test_table_of_all_trumps(rules: RuleSet, suit: str) -> None:
    assert suit_values(rules, Trump.ALL_TRUMPS, suit) == FACTS["all_trumps_points"]
    assert sum(suit_values(rules, Trump.ALL_TRUMPS, suit).values()) == FACTS["suit_total"]
    assert order(Trump.ALL_TRUMPS, suit) == FACTS["all_trumps_order"]
    assert suit_values(rules, Trump(SUITS.index(suit)), suit) == FACTS["trump_points_for_comparison"]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.preset)
def test_totals_of_the_summary(rules: RuleSet) -> None:
    for trump in Trump:
        assert pack_points(rules, trump) == FACTS["cards_total"]
        assert pack_points(rules, trump) + LAST_TRICK_POINTS == FACTS["deal_total"]


@pytest.mark.parametrize("rank", ["A", "10", "K", "Q", "J", "9", "8", "7"])
def test_fours_of_a_kind(rank: str) -> None:
    hand = parse_cards(" ".join(rank + suit for suit in SUITS))
    for trump in Trump:
        table = "fours_no_trumps" if trump is Trump.NO_TRUMPS else "fours_suit_and_all_trumps"
        found = best_declarations(hand, trump, COINCHE)
        assert sum(declaration_points(one, trump, COINCHE) for one in found) == FACTS[table][rank]
        assert len(found) == (1 if FACTS[table][rank] else 0)


def test_sequences_do_not_change() -> None:
    for trump in Trump:
        for hand, points in (("7S 8S 9S", 20), ("JH QH KH AH", 50), ("9D 10D JD QD KD", 100)):
            (found,) = best_declarations(parse_cards(hand), trump, COINCHE)
            assert declaration_points(found, trump, COINCHE) == points


def test_nine_over_the_ace_at_all_trumps() -> None:
    example: dict[str, Any] = FACTS["go_higher"]
    trick, hand = cards(example["trick"]), cards(example["hand"])
    for rules in GAMES:
        assert texts(legal_cards(hand, trick, Trump.ALL_TRUMPS, rules)) == example["permitted"]
        # the duty is of all trumps only: at no trumps it is enough to follow
        assert texts(legal_cards(hand, trick, Trump.NO_TRUMPS, rules)) == example["hand"]


@pytest.mark.parametrize("trump", [Trump.NO_TRUMPS, Trump.ALL_TRUMPS])
def test_no_ruffing(trump: Trump) -> None:
    hand = cards(["JS", "9D", "7C"])
    for rules in GAMES:
        assert legal_cards(hand, cards(["AH", "7H"]), trump, rules) == hand


def test_fours_of_a_kind_named_in_the_text_are_the_best() -> None:
    assert max(FACTS["fours_no_trumps"], key=FACTS["fours_no_trumps"].get) == "A"
    assert max(FACTS["fours_suit_and_all_trumps"], key=FACTS["fours_suit_and_all_trumps"].get) == "J"
