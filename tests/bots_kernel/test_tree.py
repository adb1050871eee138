"""The tree: playouts where nothing is left to decide, better than playouts where there is; one node for what looks alike."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.bots import policy
from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.kernel_policy import RulePlay
from belote_desktop.bots.kernel_tree import Tree
from belote_desktop.bots.position import Position
from belote_desktop.bots.tables import slots, tables_for
from belote_desktop.bots.weights import WEIGHTS

from .deals import random_contract, random_hands


def played(rng: Random, left: int) -> tuple[Position, Tree, RulePlay]:
    """A deal of a random contract, played by the rules until each hand has `left` cards, with its kernels."""
    rules, trump = random_contract(rng)
    tables = tables_for(rules, trump)
    position = Position(tables, random_hands(rng, 8), rng.randrange(4), rng.randrange(4))
    while position.count or position.hands[position.turn].bit_count() > left:
        position.play(policy.choose(position, position.legal()))
    kernels = Tree(), RulePlay()
    for kernel in kernels:
        kernel.load(duties_for(rules, trump))
        kernel.advise(WEIGHTS[tables.kind])
        kernel.seed(rng.randrange(1 << 30))
        kernel.take(position)
    return position, *kernels


def others_mixed(position: Position, rng: Random, count: int) -> list[list[int]]:
    """Ways to deal the cards of the other three places."""
    mine, worlds = position.hands[position.turn], []
    for _ in range(count):
        rest = [s for place in range(4) if place != position.turn for s in slots(position.hands[place])]
        rng.shuffle(rest)
        size = mine.bit_count()
        hands = [
            mine if place == position.turn else sum(1 << rest.pop() for _ in range(size))
            for place in range(4)
        ]
        worlds.append(hands)
    return worlds


def points(result: int, bonus: int) -> float:
    """Team 0's points with the last trick's."""
    return (result & 511) + (0 if result >> 9 & 1 else 10) + bonus


def test_with_one_card_left_it_is_a_playout() -> None:
    rng = Random(3)
    for _ in range(40):
        position, tree, play = played(rng, 2)
        worlds, cards = others_mixed(position, rng, 10), list(slots(position.legal()))
        tree.begin(position.turn, points, 10.0, 0, False)
        some, every = tree.grow(worlds, [0] * 4 + [7] * 6, cards, 4)
        rows = play.playouts(worlds, cards)
        for i in range(len(cards)):
            assert some[i] == sum(points(row[i], 0) for row in rows[:4])
            assert every[i] == some[i] + sum(points(row[i], 7) for row in rows[4:])
        assert tree.grown() == 0


@pytest.mark.parametrize("team", [0, 1])
def test_its_own_decisions_bring_more_than_the_rules(team: int) -> None:
    rng, gain, count = Random(4 + team), 0.0, 0
    while count < 25:
        position, tree, play = played(rng, 5)
        if position.turn & 1 != team:
            continue
        sign = -1 if team else 1
        worlds, cards = others_mixed(position, rng, 8), list(slots(position.legal()))
        tree.begin(
            position.turn, lambda result, bonus, sign=sign: sign * points(result, bonus), 8.0, 0, False
        )
        for _ in range(60):
            _, every = tree.grow(worlds, [0] * 8, cards, 0)
        rows = play.playouts(worlds, cards)
        gain += max(every) / 8 - max(
            sum(sign * points(row[i], 0) for row in rows) / 8 for i in range(len(cards))
        )
        assert 0 < tree.grown() < 12288
        count += 1
    assert gain / count > 2


def test_each_result_is_valued_once() -> None:
    position, tree, _ = played(Random(8), 4)
    asked = []

    def judge(result: int, bonus: int) -> float:
        asked.append((result & 0x7FF, bonus))
        return points(result, bonus)

    worlds = others_mixed(position, Random(1), 50)
    tree.begin(position.turn, judge, 10.0, 100, False)
    for _ in range(5):
        tree.grow(worlds, [0] * 50, list(slots(position.legal())), 0)
    capots = 2
    assert len(asked) <= len(set(asked)) + capots
    assert 3 < len(asked) < 200


def test_a_shared_generale_is_no_generale() -> None:
    """With `solo` a team's eight tricks count as all tricks only where the taker has them alone."""
    rng, seen = Random(2), {True: set[int](), False: set[int]()}
    for solo in seen:
        while len(seen[solo]) < 4:
            position, tree, _ = played(rng, 3)
            results: list[int] = []
            tree.begin(position.turn, lambda r, b, results=results: results.append(r) or 0.0, 5.0, 0, solo)
            tree.grow(others_mixed(position, rng, 20), [0] * 20, list(slots(position.legal())), 0)
            for result in results:
                tricks = [result >> shift & 15 for shift in (11, 15, 19, 23)]
                assert sum(tricks) == 8
                seen[solo].add(tricks[0] + tricks[2])
