"""Exact values with all hands open: what a position is worth, what each card is worth, whether points are reached.

A thin layer over the compiled search (`kernel_solver`). One `Solver` serves one thread; the interpreter's lock is
free while it searches.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TypeVar

from .base import CancelFlag
from .duties import Duties
from .kernel_board import COMPILED
from .kernel_solver import Root

T = TypeVar("T")
_EVERY = 1 << 16 if COMPILED else 512
"""Nodes between two looks at the cancel flag: some 4 ms."""


class Stopped(Exception):
    """The search was cancelled, or its time was up."""


class Solver:
    """Solves positions of one contract, one after another.

    Values are team 0's points (places 0 and 2) from here to the end of the deal, both sides at their best: those
    of the cards held and on the table, with 10 for the last trick. Questions raise `Stopped` when cancelled or
    out of time (`seconds`).
    """

    def __init__(self, duties: Duties) -> None:
        self._root = Root()
        self._root.load(duties)

    def place(
        self,
        hands: Sequence[int],
        leader: int,
        table: Sequence[int] = (),
        made: int = 0,
        lost: int = 0,
        unbeaten: int = 3,
    ) -> None:
        """Set the position: masks of the `hands` by place, without the slots on the `table` in playing order.

        For a capot: a side that takes every trick of the deal gains `made` (team 0) or costs team 0 `lost`
        (team 1); `unbeaten` tells which still can, 1 team 0, 2 team 1, 3 both, 0 none. Raises `ValueError` for
        hands that do not go together.
        """
        lying = len(table)
        turn = leader + lying & 3
        sizes = [hand.bit_count() for hand in hands]
        if sizes != [sizes[turn] - ((place - leader & 3) < lying) for place in range(4)] or not sizes[turn]:
            raise ValueError(f"hands of {sizes} cards do not go with {lying} on the table led by {leader}")
        if (sum(1 << slot for slot in table) + sum(hands)).bit_count() != sum(sizes) + lying:
            raise ValueError("a card is in two places")
        capot = (unbeaten & 1 if made else 0) | (unbeaten & 2 if lost else 0)
        self._root.root(hands, leader, table, made, lost, capot)

    @property
    def nodes(self) -> int:
        """Cards played by the search since `place`."""
        return self._root.counted()

    def value(self, cancel: CancelFlag | None = None, seconds: float | None = None) -> int:
        """The value of the position."""
        self._watch(cancel, seconds)
        return _kept(self._root.value())

    def reaches(self, points: int, cancel: CancelFlag | None = None, seconds: float | None = None) -> bool:
        """Whether team 0 takes at least `points`: a fraction of the work of `value`."""
        self._watch(cancel, seconds)
        return _kept(self._root.reaches(points))

    def cards(self, cancel: CancelFlag | None = None, seconds: float | None = None) -> dict[int, int]:
        """The value after each legal card of the place to play, by slot."""
        self._watch(cancel, seconds)
        return _kept(self._root.cards())

    def worlds(
        self,
        worlds: Sequence[Sequence[int]],
        cards: Sequence[int],
        cancel: CancelFlag | None = None,
        seconds: float | None = None,
    ) -> list[list[int]]:
        """Values of these legal `cards` in each world: the position set, but for the hands of the others.

        One row a world. When cancelled or out of time, the rows so far: no `Stopped` here.
        """
        self._watch(cancel, seconds)
        return self._root.worlds(worlds, cards)

    def _watch(self, cancel: CancelFlag | None, seconds: float | None) -> None:
        if cancel is None and seconds is None:
            self._root.watch(None, _EVERY)
            return
        end = None if seconds is None else perf_counter() + seconds

        def is_over() -> bool:
            return (cancel is not None and cancel.is_set()) or (end is not None and perf_counter() >= end)

        self._root.watch(is_over, _EVERY)


def _kept(answer: T | None) -> T:
    if answer is None:
        raise Stopped
    return answer
