"""Seeds 002 and 003: tables, totals and factors."""

from __future__ import annotations

import pytest

from belote_desktop.engine.cards import Card, parse_cards
from belote_desktop.engine.declarations import best_declarations, declaration_points
from belote_desktop.engine.points import LAST_TRICK_POINTS, pack_points, points_table
from belote_desktop.engine.presets import ANCIENNE, BELOTE, PRESETS
from belote_desktop.engine.trumps import Trump
from tests.engine.facts import order, seed, suit_values

OLD = seed("002")
PAGE = seed("003")
SUIT_TRUMPS = [Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS]


def test_old_totals() -> None:
    """The seed prints 120 «dernière levée comprise» at no trumps; 4 × 30 + 10 is 130 (RULES.md)."""
    assert pack_points(ANCIENNE, Trump.NO_TRUMPS) == OLD["no_trumps_cards_total"] == 4 * 30
    assert pack_points(ANCIENNE, Trump.NO_TRUMPS) + LAST_TRICK_POINTS == OLD["no_trumps_deal_total"] == 130
    assert OLD["no_trumps_deal_total_as_printed"] == 120
    assert pack_points(ANCIENNE, Trump.ALL_TRUMPS) + LAST_TRICK_POINTS == OLD["all_trumps_deal_total"] == 258


@pytest.mark.parametrize("suit", "SHDC")
def test_old_all_trumps_is_trump_in_every_suit(suit: str) -> None:
    values = suit_values(ANCIENNE, Trump.ALL_TRUMPS, suit)
    assert (values["J"], values["9"]) == (OLD["all_trumps_jack"], OLD["all_trumps_nine"])
    assert values == suit_values(ANCIENNE, Trump("SHDC".index(suit)), suit)
    assert order(Trump.ALL_TRUMPS, suit) == PAGE["trump_order"]


def test_old_factors() -> None:
    assert ANCIENNE.trump_factor(Trump.NO_TRUMPS) == OLD["no_trumps_factor"]
    assert ANCIENNE.trump_factor(Trump.ALL_TRUMPS) == OLD["all_trumps_factor"]
    assert all(ANCIENNE.trump_factor(trump) == 1 for trump in SUIT_TRUMPS)
    assert ANCIENNE.redouble_factor == OLD["redouble_factor"]
    assert ANCIENNE.target == OLD["target_with_all_trumps"]
    without = ANCIENNE.replace(all_trumps=False, target=OLD["target_without_all_trumps"])
    assert without.trumps == (*SUIT_TRUMPS, Trump.NO_TRUMPS)


@pytest.mark.parametrize("rank", ["A", "10", "K", "Q", "J", "9", "8", "7"])
def test_old_fours_of_a_kind_at_no_trumps(rank: str) -> None:
    hand = parse_cards(" ".join(rank + suit for suit in "SHDC"))
    found = best_declarations(hand, Trump.NO_TRUMPS, ANCIENNE)
    assert (
        sum(declaration_points(one, Trump.NO_TRUMPS, ANCIENNE) for one in found)
        == OLD["fours_no_trumps"][rank]
    )


@pytest.mark.parametrize("trump", SUIT_TRUMPS)
def test_page_orders_and_totals(trump: Trump) -> None:
    assert trump.suit is not None
    for suit in "SHDC":
        is_trump = suit == trump.letter
        assert order(trump, suit) == PAGE["trump_order" if is_trump else "plain_order"]
        total = sum(suit_values(BELOTE, trump, suit).values())
        assert total == PAGE["trump_suit_total" if is_trump else "plain_suit_total"]
    assert pack_points(BELOTE, trump) == PAGE["cards_total"] == 62 + 3 * 30
    assert PAGE["last_trick"] == LAST_TRICK_POINTS


def test_suit_points_are_the_same_in_every_game() -> None:
    for rules in PRESETS.values():
        for trump in SUIT_TRUMPS:
            assert points_table(rules, trump) == points_table(BELOTE, trump)


def test_page_counting_example() -> None:
    """Trumps 55, spades 21, diamond 11, clubs 7: 94, with the last trick 104, and 58 for the others."""
    example = PAGE["counting_example"]
    table = points_table(BELOTE, Trump.parse(example["trump"]))
    found = [table[Card.parse(card).index] for card in example["cards"]]
    assert [sum(found[:4]), sum(found[4:6]), sum(found[6:7]), sum(found[7:])] == example["parts"]
    assert sum(found) == example["cards_points"]
    assert sum(found) + LAST_TRICK_POINTS == example["with_last_trick"]
    assert pack_points(BELOTE, Trump.HEARTS) - sum(found) == example["defence"]


@pytest.mark.parametrize("trump", SUIT_TRUMPS)
def test_page_declarations(trump: Trump) -> None:
    rules = BELOTE.replace(declarations=True)
    for length, points in PAGE["runs"].items():
        run = parse_cards(" ".join(rank + "D" for rank in ("8", "9", "10", "J", "Q")[: int(length)]))
        (found,) = best_declarations(run, trump, rules)
        assert declaration_points(found, trump, rules) == points
    for rank, points in PAGE["fours"].items():
        hand = parse_cards(" ".join(rank + suit for suit in "SHDC"))
        assert (
            sum(declaration_points(one, trump, rules) for one in best_declarations(hand, trump, rules))
            == points
        )
