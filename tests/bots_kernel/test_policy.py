"""The compiled rules are those of `policy`."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.bots import policy
from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.kernel_policy import RulePlay
from belote_desktop.bots.position import Position
from belote_desktop.bots.tables import slots, tables_for
from belote_desktop.bots.weights import WEIGHTS

from .checks import decode
from .deals import random_contract, random_hands


def dealt(rng: Random) -> tuple[Position, RulePlay]:
    """A random deal of a random contract, for both."""
    rules, trump = random_contract(rng)
    tables = tables_for(rules, trump)
    position = Position(tables, random_hands(rng, 8), rng.randrange(4), rng.randrange(4))
    kernel = RulePlay()
    kernel.load(duties_for(rules, trump))
    kernel.advise(WEIGHTS[tables.kind])
    kernel.seed(rng.randrange(1 << 30))
    kernel.take(position)
    return position, kernel


def result(position: Position) -> tuple[int, int, tuple[int, ...]]:
    return position.points[0], position.turn, tuple(position.tricks)


def test_they_choose_the_same_card() -> None:
    rng = Random(5)
    for _ in range(150):
        position, kernel = dealt(rng)
        while legal := position.legal():
            slot = policy.choose(position, legal)
            assert kernel.advised() == slot
            if rng.random() < 0.2:
                slot = rng.choice(list(slots(legal)))
            position.play(slot)
            kernel.put(slot)


@pytest.mark.parametrize("lying", [0, 1, 3])
def test_playouts_of_each_card_in_each_world(lying: int) -> None:
    rng = Random(6)
    position, kernel = dealt(rng)
    for _ in range(8 + lying):
        position.play(policy.choose(position, position.legal()))
    kernel.take(position)
    mine = position.hands[position.turn]
    cards = list(slots(position.legal()))
    worlds = []
    for _ in range(70):
        rest = [slot for place in range(4) if place != position.turn for slot in slots(position.hands[place])]
        rng.shuffle(rest)
        hands = []
        for place in range(4):
            count = position.hands[place].bit_count()
            hands.append(mine if place == position.turn else sum(1 << rest.pop() for _ in range(count)))
        worlds.append(hands)
    for world, results in zip(worlds, kernel.playouts(worlds, cards), strict=True):
        for card, code in zip(cards, results, strict=True):
            played = position.copy()
            played.hands[:] = world
            played.play(card)
            while legal := played.legal():
                played.play(policy.choose(played, legal))
            assert decode(code) == result(played)
    for world, (code,) in zip(worlds, kernel.playouts(worlds, ()), strict=True):
        played = position.copy()
        played.hands[:] = world
        while legal := played.legal():
            played.play(policy.choose(played, legal))
        assert decode(code) == result(played)
    assert kernel.held() == tuple(position.hands)
    assert decode(kernel.finish())[1:] == decode(kernel.result())[1:]


def test_chance_plays_other_cards() -> None:
    """With 1024 in 1024 every card is drawn; the same seed draws the same."""
    rng = Random(8)
    position, kernel = dealt(rng)
    seen = set()
    for _ in range(30):
        kernel.take(position)
        seen.add(kernel.finish(1024))
    kernel.seed(3)
    kernel.take(position)
    first = kernel.finish(300)
    kernel.seed(3)
    kernel.take(position)
    assert kernel.finish(300) == first
    assert len(seen) > 10
    kernel.take(position)
    ruled = kernel.finish()
    kernel.take(position)
    assert kernel.finish() == ruled
