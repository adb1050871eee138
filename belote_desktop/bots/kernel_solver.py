# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Questions about a position with open hands, asked of `kernel_search`; `double_dummy` is the way to use it."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from collections.abc import Callable, Sequence

from .kernel_search import Search


@cython.final
@cython.cclass
class Root(Search):
    """A position and its questions: `load` comes first, then `root`."""

    turn: cython.int
    lying: cython.int  # cards on the table, the suit led, and the slot and place that hold the trick
    led: cython.int
    best: cython.int
    holder: cython.int
    on_table: cython.int  # points on the table
    depth: cython.int  # cards in the leader's hand before the trick
    lower: cython.int  # what the value lies between
    upper: cython.int
    allowed: cython.uint
    values: cython.int[32]  # by slot

    def __init__(self) -> None:
        Search.__init__(self)
        if not cython.compiled:
            self.values = [0] * 32
        self.watch(None, 1 << 30)

    def watch(self, poll: Callable[[], bool] | None, every: int) -> None:
        """Ask `poll` at the start of each question and every so many nodes whether it is time to stop."""
        self.poll = poll
        self.every = every

    def root(
        self, hands: Sequence[int], leader: int, table: Sequence[int], made: int, lost: int, capot: int
    ) -> None:
        """Set the position; see `double_dummy.Solver.place`."""
        i: cython.int
        slot: cython.int
        cards: cython.uint = 0
        self.nodes = 0
        self.holder = leader
        self.lying = len(table)
        self.turn = leader + len(table) & 3
        self.led = self.best = self.on_table = 0
        for i in range(len(table)):
            slot = table[i]
            cards |= self.bit[slot]
            self.on_table += self.points[slot]
            if i == 0:
                self.led = slot >> 3
                self.best = slot
            elif self.beats[self.best] & self.bit[slot]:
                self.best = slot
                self.holder = leader + i & 3
        self.depth = bin(hands[self.turn]).count("1")
        for i in range(4):
            self.hands[i] = hands[i]
            cards |= self.hands[i]
        self.alive[self.depth] = cards
        self.left[self.depth] = 10 + self.points_of(cards)
        self.made, self.lost, self.capot[self.depth] = made, lost, capot
        self.lower = -lost if capot & 2 else 0
        self.upper = self.left[self.depth] + (made if capot & 1 else 0)
        self.allowed = self.hands[self.turn]
        if self.lying:
            self.allowed = self.legal(self.allowed, self.led, self.best, self.holder == self.turn ^ 2)
        self.forget()

    def reaches(self, points: int) -> bool | None:
        """Whether team 0 takes at least `points`; `None` when stopped."""
        wanted: cython.int = points
        found: cython.int
        self.begin_question()
        with cython.nogil:
            found = self.bound(-1, wanted)
        return None if self.stop else found >= wanted

    def value(self) -> int | None:
        """The value of the position; `None` when stopped."""
        found: cython.int
        self.begin_question()
        with cython.nogil:
            found = self.close_in(-1, self.lower, self.upper, self.upper >> 1)
        return None if self.stop else found

    def cards(self) -> dict[int, int] | None:
        """The value after each legal card, by slot; `None` when stopped."""
        self.begin_question()
        with cython.nogil:
            self.each_card()
        return None if self.stop else {i: self.values[i] for i in range(32) if self.allowed & self.bit[i]}

    def worlds(self, worlds: Sequence[Sequence[int]], cards: Sequence[int]) -> list[list[int]]:
        """Values of these legal `cards` in each world: the position but for the hands. Fewer when stopped."""
        i: cython.int
        found: list[list[int]] = []
        self.begin_question()
        for hands in worlds:
            for i in range(4):
                self.hands[i] = hands[i]
            with cython.nogil:
                self.forget()
                self.each_card()
            if self.stop:
                break
            found.append([self.values[slot] for slot in cards])
        return found

    def counted(self) -> int:
        """Cards played by the search since `root`."""
        return self.nodes

    def begin_question(self) -> None:
        """Look at the flag once, however small the question."""
        self.stop = callable(self.poll) and bool(self.poll())
        self.next_poll = self.nodes + self.every

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def forget(self) -> cython.void:
        """Start on new hands."""
        i: cython.int
        for i in range(3200):
            self.history[i] = 0
        self.begin()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def bound(self, slot: cython.int, t: cython.int) -> cython.int:
        """Bound after `slot` is played; −1: after the best card."""
        place: cython.int = self.turn
        found: cython.int
        if slot < 0 and self.lying == 0:
            return self.between(place, self.depth, t)
        if slot < 0:
            return self.choose(
                place, self.lying, self.led, self.best, self.holder, self.on_table, t, self.depth, -1
            )
        self.hands[place] ^= self.bit[slot]
        found = self.after(
            place, self.lying, self.led, self.best, self.holder, self.on_table, t, self.depth, slot
        )
        self.hands[place] ^= self.bit[slot]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close_in(
        self, slot: cython.int, least: cython.int, most: cython.int, guess: cython.int
    ) -> cython.int:
        """The value after `slot` (−1: of the position), known to lie between two values."""
        step: cython.int = 3  # away from a wrong guess, each further one twice as wide
        wanted: cython.int
        found: cython.int
        seen: cython.int = 0  # 1: a lower bound was found, 2: an upper one
        while least < most and not self.stop:
            if seen == 3:
                guess = least + most + 1 >> 1
            wanted = min(max(guess, least + 1), most)
            found = self.bound(slot, wanted)
            if found >= wanted:
                least = found
                guess = found + step
                seen |= 1
            else:
                most = found
                guess = found - step + 1
                seen |= 2
            step *= 2
        return least

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def each_card(self) -> cython.void:
        """Set `values` of the cards allowed."""
        cards: cython.uint = self.allowed
        near: cython.uint
        guess: cython.int = self.upper >> 1
        least: cython.int
        most: cython.int
        gap: cython.int
        slot: cython.int
        below: cython.int
        while cards and not self.stop:
            slot = self.slot_of[(cards & -cards) * 0x077CB531 >> 27 & 31]
            cards &= cards - 1
            least = self.lower
            most = self.upper
            near = self.alive[self.depth] >> (slot & 24) & self.bit[slot & 7] - 1
            below = slot & 24 | self.top[near]
            if near and self.allowed & self.bit[below]:
                # neighbours in one hand differ by no more than their points do
                gap = self.points[slot] - self.points[below]
                least = max(least, self.values[below] - gap)
                most = min(most, self.values[below] + gap)
            guess = self.close_in(slot, least, most, guess)
            self.values[slot] = guess
