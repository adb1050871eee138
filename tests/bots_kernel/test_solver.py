"""The solver against every line of play tried; `gate` has the full counts."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from belote_desktop.bots.double_dummy import Solver, Stopped
from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.tables import slots
from belote_desktop.engine import COINCHE, Trump

from .checks import check_bounds, check_ending, solver_for
from .deals import random_ending, random_hands


@pytest.mark.parametrize(("size", "count"), [(1, 40), (2, 300), (3, 300), (4, 60), (5, 6)])
def test_it_agrees_with_brute_force(size: int, count: int) -> None:
    rng = Random(size)
    for i in range(count):
        check_ending(random_ending(rng, (size,), i % 4))


@pytest.mark.parametrize("size", [6, 7, 8])
def test_questions_agree_with_one_another(size: int) -> None:
    rng = Random(size)
    for i in range(9 - size):
        check_bounds(random_ending(rng, (size,), i % 4), rng)


@pytest.mark.parametrize("lying", [0, 2])
def test_worlds_are_solved_one_by_one(lying: int) -> None:
    rng = Random(9)
    ending = random_ending(rng, (5,), lying)
    solver = solver_for(ending)
    turn = (ending.leader + lying) & 3
    cards = list(solver.cards())
    others = [place for place in range(4) if place != turn]
    worlds = []
    for _ in range(20):
        rest = [slot for place in others for slot in slots(ending.hands[place])]
        rng.shuffle(rest)
        hands = list(ending.hands)
        for place in others:
            hands[place] = sum(1 << rest.pop() for _ in range(ending.hands[place].bit_count()))
        worlds.append(tuple(hands))
    rows = solver.worlds(worlds, cards)
    assert [dict(zip(cards, row, strict=True)) for row in rows] == [
        solver_for(replace(ending, hands=hands)).cards() for hands in worlds
    ]


def test_worlds_that_are_stopped_give_what_there_is() -> None:
    ending = random_ending(Random(2), (8,))
    solver = solver_for(ending)
    assert solver.worlds([ending.hands] * 100_000, [], seconds=0) == []
    flag = threading.Event()
    threading.Timer(0.05, flag.set).start()
    rows = solver.worlds([ending.hands] * 100_000, [], flag)
    assert len(rows) < 100_000


def test_the_pack_is_shared_out() -> None:
    """Team 1's best is team 0's when the seats turn by one."""
    rng = Random(3)
    for trump in Trump:
        hands = random_hands(rng, 6)
        solver = Solver(duties_for(COINCHE, trump))
        solver.place(hands, 0)
        ours = solver.value()
        solver.place((hands[3], *hands[:3]), 1)
        assert ours + solver.value() == 10 + sum(
            duties_for(COINCHE, trump).points[slot] for slot in range(32) if sum(hands) >> slot & 1
        )


@pytest.mark.parametrize(
    ("hands", "leader", "table"),
    [
        ((1, 2, 4, 8), 0, (4,)),
        ((1, 2, 4, 24), 0, ()),
        ((1, 2, 4, 4), 0, ()),
        ((0, 0, 0, 0), 0, ()),
        ((3, 4, 8, 16), 1, (0,)),
    ],
)
def test_a_position_that_cannot_be(hands: tuple[int, ...], leader: int, table: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="card"):
        Solver(duties_for(COINCHE, Trump.SPADES)).place(hands, leader, table)


@pytest.mark.alone
def test_it_stops_when_told() -> None:
    """Within 20 ms, but for what the machine is busy with: the best of five counts."""
    rng = Random(2)

    def think(flag: threading.Event) -> None:
        with suppress(Stopped):
            while True:
                solver_for(random_ending(rng, (8,))).cards(flag)

    waits = []
    for _ in range(5):
        flag = threading.Event()
        thread = threading.Thread(target=think, args=(flag,))
        thread.start()
        time.sleep(0.03)
        start = time.perf_counter()
        flag.set()
        thread.join()
        waits.append(time.perf_counter() - start)
    assert min(waits) < 0.02


def test_time_is_up() -> None:
    with pytest.raises(Stopped):
        solver_for(random_ending(Random(2), (8,))).cards(seconds=0)
