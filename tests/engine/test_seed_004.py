"""Seed 004: every trick example with its exact set of permitted cards, and the trick of 41 points."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from belote_desktop.engine.cards import Card
from belote_desktop.engine.points import points_table
from belote_desktop.engine.presets import BELOTE, BELOTE_OFFICIELLE, COINCHE, COINCHE_MAISON
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Direction, Seat
from belote_desktop.engine.trick import Trick, legal_cards, why_illegal
from belote_desktop.engine.trumps import Trump
from tests.engine.facts import cards, seed, texts

TRICKS: list[dict[str, Any]] = seed("004")["tricks"]
GAMES: dict[str, tuple[RuleSet, ...]] = {
    "maison": (BELOTE, BELOTE_OFFICIELLE, COINCHE_MAISON),
    "officielles": (COINCHE,),
}
EXAMPLES = [
    pytest.param(trick, rules, id=f"{trick['name']}-{rules.preset}")
    for trick in TRICKS
    for rules in GAMES[trick["game"]]
]


@pytest.mark.parametrize(("example", "rules"), EXAMPLES)
def test_the_permitted_cards(example: dict[str, Any], rules: RuleSet) -> None:
    hand = cards(example["hand"])
    trick = cards([card for _, card in example["plays"]])
    trump = Trump.parse(example["trump"])
    assert texts(legal_cards(hand, trick, trump, rules)) == example["permitted"]
    for card in hand:
        refused = why_illegal(card, hand, trick, trump, rules)
        assert (refused is None) == (str(card) in example["permitted"])


def test_the_plays_of_the_examples_turn_clockwise_too() -> None:
    """The examples turn O-N-E-S: the order of the cards decides, not the compass."""
    for example in TRICKS:
        seats = [Seat.parse(seat) for seat, _ in example["plays"]] + [Seat.parse(example["seat"])]
        for one, after in pairwise(seats):
            assert one.next(Direction.CLOCKWISE) is after


def test_the_trick_of_41_points() -> None:
    (example,) = [trick for trick in TRICKS if "then" in trick]
    trump = Trump.parse(example["trump"])
    leader = Seat.parse(example["plays"][0][0])
    played = (*cards([card for _, card in example["plays"]]), Card.parse(example["then"]))
    trick = Trick(leader, played)
    assert trick.winner(trump, Direction.CLOCKWISE) is Seat.parse(example["winner"])
    for rules in GAMES["maison"]:
        table = points_table(rules, trump)
        assert [table[card.index] for card in played] == [11, 10, 0, 20]
        assert sum(table[card.index] for card in played) == example["points"] == 41
