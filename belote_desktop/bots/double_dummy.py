"""Exact values with all hands open: what a position is worth, what each card is worth, whether points are reached.

A thin layer over the compiled search (`kernel_solver`). One `Solver` serves one thread; the interpreter's lock is
free while it searches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from .base import CancelFlag
from .duties import Duties
from .kernel_board import COMPILED
from .kernel_solver import Search
from .tables import SUIT_MASKS, slots

_EVERY = 1 << 16 if COMPILED else 512
"""Nodes between two looks at the cancel flag: some 4 ms."""
_STEP = 3
"""The first step away from a wrong guess, in points; each further one is twice as wide."""


class Stopped(Exception):
    """The search was cancelled, or its time was up."""


class Solver:
    """Solves positions of one contract, one after another.

    Values are team 0's points (places 0 and 2) from here to the end of the deal, both sides at their best: those
    of the cards held and on the table, with 10 for the last trick.
    """

    def __init__(self, duties: Duties) -> None:
        self._search = Search()
        self._search.load(duties)
        self._duties = duties
        self._least = self._most = 0
        self._alive = 0
        self._poll: Callable[[], bool] | None = None

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
        (team 1); `unbeaten` tells which still can, 1 team 0, 2 team 1, 3 both, 0 none.
        """
        lying = len(table)
        turn = leader + lying & 3
        sizes = [hand.bit_count() for hand in hands]
        if sizes != [sizes[turn] - ((place - leader & 3) < lying) for place in range(4)] or not sizes[turn]:
            raise ValueError(f"hands of {sizes} cards do not go with {lying} on the table led by {leader}")
        alive = sum(1 << slot for slot in table) + sum(hands)
        if alive.bit_count() != sum(sizes) + lying:
            raise ValueError("a card is in two places")
        capot = (unbeaten & 1 if made else 0) | (unbeaten & 2 if lost else 0)
        self._search.root(hands, leader, table, made, lost, capot)
        self._alive = alive
        self._hand = hands[turn]
        self._least = -lost if capot & 2 else 0
        self._most = 10 + sum(self._duties.points[slot] for slot in slots(alive)) + (made if capot & 1 else 0)

    @property
    def nodes(self) -> int:
        """Cards played by the search since `place`."""
        return self._search.counted()

    def value(self, cancel: CancelFlag | None = None, seconds: float | None = None) -> int:
        """The value of the position. Raises `Stopped` when cancelled or out of time, as all questions do."""
        self._watch(cancel, seconds)
        return self._close_in(-1, self._least, self._most, self._most // 2)

    def reaches(self, points: int, cancel: CancelFlag | None = None, seconds: float | None = None) -> bool:
        """Whether team 0 takes at least `points`: a fraction of the work of `value`."""
        self._watch(cancel, seconds)
        return self._bound(-1, points) >= points

    def cards(self, cancel: CancelFlag | None = None, seconds: float | None = None) -> dict[int, int]:
        """The value after each legal card of the place to play, by slot."""
        self._watch(cancel, seconds)
        values: dict[int, int] = {}
        guess = self._most // 2
        for slot in slots(self._search.choices()):
            least, most = self._least, self._most
            below = self._alive & SUIT_MASKS[slot >> 3] & (1 << slot) - 1
            near = below.bit_length() - 1
            if near in values:
                # neighbours in one hand differ by no more than their points do
                gap = self._duties.points[slot] - self._duties.points[near]
                least, most = max(least, values[near] - gap), min(most, values[near] + gap)
            guess = values[slot] = self._close_in(slot, least, most, guess)
        return values

    def _watch(self, cancel: CancelFlag | None, seconds: float | None) -> None:
        if cancel is None and seconds is None:
            self._poll = None
            return
        end = None if seconds is None else perf_counter() + seconds
        self._poll = lambda: (
            (cancel is not None and cancel.is_set()) or (end is not None and perf_counter() >= end)
        )

    def _close_in(self, slot: int, least: int, most: int, guess: int) -> int:
        """The value after `slot` (−1: of the position), known to lie between two values."""
        step = _STEP
        seen_below = seen_above = False
        while least < most:
            wanted = min(max(guess, least + 1), most)
            found = self._bound(slot, wanted)
            if found >= wanted:
                least, guess, seen_below = found, found + step, True
            else:
                most, guess, seen_above = found, found - step + 1, True
            if seen_below and seen_above:
                guess = (least + most + 1) // 2
            step *= 2
        return least

    def _bound(self, slot: int, points: int) -> int:
        if self._poll is not None and self._poll():
            raise Stopped
        found = self._search.bound(slot, points, self._poll, _EVERY)
        if found is None:
            raise Stopped
        return found
