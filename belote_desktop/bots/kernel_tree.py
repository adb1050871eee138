# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""A tree of one's own decisions, grown over guessed worlds (Monte Carlo tree search).

A node is what the player can tell apart: the cards played since the root. There the cards are tried by what they have
brought before (UCB); the other three play by the rules, now and then any card; below the tree everybody does. So the
player does not count on knowing later what it cannot see now, and profits from what the others' cards will show.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from collections.abc import Callable, Sequence
from math import log, sqrt

from .kernel_policy import RulePlay

NODES: int = 16384
"""Places in the table of nodes; three quarters are filled at most."""
BONUSES: int = 16
"""Different belotes and declarations that results can be valued with."""


@cython.final
@cython.cclass
class Tree(RulePlay):
    """Grows trees: `load`, `advise` and `seed` come first, then `take` and `begin` for each decision."""

    mask: cython.ulonglong  # 64 bits, which a number of Python may exceed
    prime: cython.ulonglong
    key: cython.ulonglong[16384]
    era: cython.int[16384]  # the decision that a node belongs to
    now: cython.int
    filled: cython.int
    tried: cython.int[16384]  # visits of a node
    visits: cython.int[131072]  # of its cards, lowest slot first, eight a node
    total: cython.double[131072]  # what they brought
    root_log: cython.double[4096]  # square roots of logarithms
    inverse: cython.double[4096]  # one divided by square roots
    worth: cython.double[98304]  # of results: by bonus, capot, points and last trick
    known: cython.char[98304]
    place: cython.int
    explore: cython.double
    often: cython.int
    solo: cython.bint
    judge: object  # a function, see `begin`
    path: cython.int[16]  # places in `visits`
    slots: cython.int[8]
    some: cython.double[8]  # what each card brought in some worlds, and in all
    every: cython.double[8]

    def __init__(self) -> None:
        RulePlay.__init__(self)
        i: cython.int
        self.now = self.filled = 0
        self.judge = None
        self.mask = (1 << 64) - 1
        self.prime = 0x9E3779B97F4A7C15
        if not cython.compiled:
            self.key, self.era, self.tried = [0] * 16384, [0] * 16384, [0] * 16384
            self.visits, self.total = [0] * 131072, [0.0] * 131072
            self.root_log, self.inverse = [0.0] * 4096, [0.0] * 4096
            self.worth, self.known = [0.0] * 98304, [0] * 98304
            self.path, self.slots = [0] * 16, [0] * 8
            self.some, self.every = [0.0] * 8, [0.0] * 8
        for i in range(16384):
            self.era[i] = 0
        for i in range(4096):
            self.root_log[i] = sqrt(log(i + 1.0))
            self.inverse[i] = 1.0 / sqrt(max(1.0, i + 0.0))

    def begin(
        self, place: int, judge: Callable[[int, int], float], explore: float, often: int, solo: bool
    ) -> None:
        """Forget the tree: `place` decides, `judge` values a result with the bonus of some number.

        `explore`: by how many points a card seldom tried is preferred; the others play any card `often` in 1024;
        `solo`: it matters that the taker alone has all tricks.
        """
        self.now += 1
        self.filled = 0
        self.place = place
        self.judge = judge
        self.explore = explore
        self.often = often
        self.solo = solo
        if cython.compiled:
            for i in range(98304):
                self.known[i] = 0
        else:
            self.known = [0] * 98304

    def grow(
        self, worlds: Sequence[Sequence[int]], bonuses: Sequence[int], cards: Sequence[int], few: int
    ) -> tuple[list[float], list[float]]:
        """Play each of `cards` in each world; what they brought in the first `few` worlds, and in all."""
        count: cython.int = len(cards)
        i: cython.int
        number: cython.int
        bonus: cython.int
        first: cython.int = few
        value: cython.double
        for i in range(count):
            self.slots[i] = cards[i]
            self.some[i] = self.every[i] = 0.0
        self.keep()
        for number in range(len(worlds)):
            hands = worlds[number]
            for i in range(4):
                self.worlds[i] = hands[i]
            bonus = bonuses[number]
            with cython.nogil:
                for i in range(count):
                    self.back()
                    self.hands[0] = self.worlds[0]
                    self.hands[1] = self.worlds[1]
                    self.hands[2] = self.worlds[2]
                    self.hands[3] = self.worlds[3]
                    value = self.simulate(self.slots[i], bonus)
                    self.every[i] += value
                    if number < first:
                        self.some[i] += value
        self.back()
        return [self.some[i] for i in range(count)], [self.every[i] for i in range(count)]

    def grown(self) -> int:
        """Nodes of the tree."""
        return self.filled

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def node_of(self, key: cython.ulonglong) -> cython.int:
        """The place of a node, a new one if need be; −1 when the table is full."""
        at: cython.int = key >> 20 & 16383
        i: cython.int
        while self.era[at] == self.now:
            if self.key[at] == key:
                return at
            at = at + 1 & 16383
        if self.filled >= 12288:
            return -1
        self.filled += 1
        self.era[at] = self.now
        self.key[at] = key
        self.tried[at] = 0
        for i in range(8 * at, 8 * at + 8):
            self.visits[i] = 0
            self.total[i] = 0.0
        return at

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def promising(self, node: cython.int, cards: cython.uint) -> cython.int:
        """The number of the card to try at a node, in the order of `cards`: each once, then by UCB."""
        at: cython.int = 8 * node
        best: cython.int = at
        eager: cython.double = self.explore * self.root_log[min(self.tried[node], 4095)]
        worth: cython.double
        most: cython.double = -1e18
        while cards:
            cards &= cards - 1
            if not self.visits[at]:
                return at - 8 * node
            worth = self.total[at] / self.visits[at] + eager * self.inverse[min(self.visits[at], 4095)]
            if worth > most:
                most = worth
                best = at
            at += 1
        return best - 8 * node

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def simulate(self, slot: cython.int, bonus: cython.int) -> cython.double:
        """Play `slot`, then on to the end; what it brought, noted along the path."""
        key: cython.ulonglong = slot + 1
        cards: cython.uint
        depth: cython.int = 0
        node: cython.int
        move: cython.int
        i: cython.int
        inside: cython.bint = True
        value: cython.double
        self.play(slot)
        while self.hands[self.turn]:
            cards = self.choices()
            if cards & cards - 1 == 0:
                slot = self.slot_of[cards * 0x077CB531 >> 27 & 31]
            elif self.turn != self.place:
                if self.often and self.dice.draw(1024) < self.often:
                    slot = self.pick(cards)
                else:
                    slot = self.rule_card(cards)
            else:
                slot = self.rule_card(cards)
                node = self.node_of(key) if inside else -1
                if node < 0:
                    inside = False
                else:
                    if not self.tried[node]:
                        # the rules' card is tried first, and the rest of the play is theirs
                        inside = False
                        move = 0
                        cards &= self.bit[slot] - 1
                        while cards:
                            cards &= cards - 1
                            move += 1
                    else:
                        move = self.promising(node, cards)
                        i = move
                        while i > 0:
                            i -= 1
                            cards &= cards - 1
                        slot = self.slot_of[(cards & -cards) * 0x077CB531 >> 27 & 31]
                    self.tried[node] += 1
                    self.path[depth] = 8 * node + move
                    depth += 1
            key = (key ^ slot + 1) * self.prime & self.mask
            key ^= key >> 29
            self.play(slot)
        value = self.value_of(bonus)
        for i in range(depth):
            self.visits[self.path[i]] += 1
            self.total[self.path[i]] += value
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def value_of(self, bonus: cython.int) -> cython.double:
        """What the finished deal is worth; asked once for each result."""
        result: cython.uint = self.outcome()
        ours: cython.int = (result >> 11 & 15) + (result >> 19 & 15)
        at: cython.int = result & 2047
        # with `solo` a taker's team that shared the tricks did not take them as it has to
        shared: cython.bint = (
            self.solo and ours == (0 if self.taker & 1 else 8) and self.tricks[self.taker] < 8
        )
        if (ours == 8 or ours == 0) and not shared:
            at += 2048 if ours else 4096
        at += 6144 * bonus
        if not self.known[at]:
            self.ask(at, result, bonus)
            self.known[at] = 1
        return self.worth[at]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ask(self, at: cython.int, result: cython.uint, bonus: cython.int) -> cython.void:
        """Have a result valued."""
        with cython.gil:
            if callable(self.judge):
                self.worth[at] = self.judge(result, bonus)
