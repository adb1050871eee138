# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Worlds of an auction: hidden hands dealt, and kept by how well they explain the calls.

The same as `worth` and `hearing` say, for thousands of worlds; a test holds them equal. Hands are masks over the slots
of no trumps.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from typing import TYPE_CHECKING

from .kernel_ears import Ear
from .kernel_play import Dice
from .kernel_talk import Speaker

if TYPE_CHECKING:
    from .auction_tables import Ground

WORLDS: int = 4096
"""Room for worlds; the last one is never dealt."""


@cython.final
@cython.cclass
class Auctioneer(Speaker):
    """The worlds of one view: `prepare`, `hear` and `seed` come first, then `deal`."""

    dice: Dice
    ear: Ear
    least_cost: cython.double[4]  # of each place's calls, so far
    own_place: cython.int
    own_hand: cython.uint
    size: cython.int
    hidden: cython.int
    pack: cython.int[32]
    count: cython.int
    hands: cython.uint[16384]
    rest: cython.int[45056]  # eleven slots a world, in the order in which they will be dealt

    def __init__(self) -> None:
        Speaker.__init__(self)
        self.dice = Dice()
        self.ear = Ear()
        self.count = 0
        if not cython.compiled:
            self.least_cost = [0.0] * 4
            self.pack = [0] * 32
            self.hands = [0] * 16384
            self.rest = [0] * 45056

    def seed(self, number: int) -> None:
        """Start the random numbers anew; any integer will do."""
        self.dice.seed(number)

    def prepare(self, ground: Ground) -> None:
        """Take over what is known before anything is heard; there are no worlds yet."""
        i: cython.int
        self.behave(ground)
        self.own_place = ground.place
        self.own_hand = ground.hand
        self.size = ground.size
        self.hidden = len(ground.hidden)
        for i in range(self.hidden):
            self.pack[i] = ground.hidden[i]
        self.count = 0

    def hear(self, ear: Ear) -> None:
        """Take over an auction."""
        i: cython.int
        self.ear = ear
        for i in range(4):
            self.least_cost[i] = 1e9

    def deal(self, count: int, tries: int, unheard: int) -> list[tuple[int, ...]]:
        """Up to `count` more worlds: the four hands, then the slots to come.

        Each is the first of `tries` that is accepted, else the likeliest; `unheard` in 1024 are taken as they come.
        """
        number: cython.int = tries
        often: cython.int = unheard
        world: cython.int
        i: cython.int
        found: list[tuple[int, ...]] = []
        left: cython.int = self.hidden - 3 * self.size
        if not self.count and self.ear.calls:
            with cython.nogil:
                for i in range(number):
                    self.draw_world(i)
                    self.cost(i, -1.0)
        for _ in range(min(count, WORLDS - 1 - self.count)):
            world = self.count
            with cython.nogil:
                self.accept(world, number, often)
            found.append(
                tuple(
                    [self.hands[4 * world + i] for i in range(4)]
                    + [self.rest[11 * world + i] for i in range(left)]
                )
            )
            self.count += 1
        return found

    def hopes_in(self, world: int, place: int) -> tuple[float, ...]:
        """What a hand of a world should bring, for tests."""
        at: cython.int = 6 * (4 * world + place)
        return tuple([self.hopes[at + i] for i in range(6)])

    def cost_in(self, world: int) -> float:
        """How unlikely a world is from the calls, for tests: minus the logarithm of a likelihood."""
        total = 0.0
        for place in range(4):
            total += self.ear.heard(place, self.hands[4 * world + place])
        return total

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def accept(self, world: cython.int, tries: cython.int, unheard: cython.int) -> cython.void:
        """Fill a world with hands accepted by their chance."""
        place: cython.int
        i: cython.int
        cost: cython.double
        limit: cython.double
        least: cython.double = 1e9
        spare: cython.int = 4095  # the last world is never dealt
        self.draw_world(world)
        if self.ear.calls and self.dice.draw(1024) >= unheard:
            while True:
                # the dearest cost that is still accepted now
                limit = self.dice.draw(1 << 30) / 1073741824.0
                cost = self.cost(world, limit)
                if cost < 0:
                    break
                if cost < least:
                    least = cost
                    self.copy(world, spare)
                tries -= 1
                if tries <= 0:
                    self.copy(spare, world)
                    break
                self.draw_world(world)
        for place in range(4):
            self.ear.hope(self.hands[4 * world + place])
            for i in range(6):
                self.hopes[6 * (4 * world + place) + i] = self.ear.hopes[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy(self, source: cython.int, target: cython.int) -> cython.void:
        """Copy the hands of a world."""
        i: cython.int
        for i in range(4):
            self.hands[4 * target + i] = self.hands[4 * source + i]
        for i in range(11):
            self.rest[11 * target + i] = self.rest[11 * source + i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def draw_world(self, world: cython.int) -> cython.void:
        """Deal the hidden cards anyhow."""
        i: cython.int
        other: cython.int
        slot: cython.int
        place: cython.int
        one: cython.uint = 1
        top: cython.int = 0
        for i in range(self.hidden - 1):
            other = i + self.dice.draw(self.hidden - i)
            slot = self.pack[other]
            self.pack[other] = self.pack[i]
            self.pack[i] = slot
        for place in range(4):
            if place == self.own_place:
                self.hands[4 * world + place] = self.own_hand
                continue
            self.hands[4 * world + place] = 0
            for i in range(top, top + self.size):
                self.hands[4 * world + place] |= one << self.pack[i]
            top += self.size
        for i in range(self.hidden - top):
            self.rest[11 * world + i] = self.pack[top + i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cost(self, world: cython.int, luck: cython.double) -> cython.double:
        """What a world costs above the least that was met, place by place; −1 when a chance of `luck` is enough."""
        place: cython.int
        cost: cython.double
        total: cython.double = 0.0
        for place in range(4):
            if self.ear.first[place] == self.ear.first[place + 1]:
                continue  # it said nothing that tells; nor does one's own hand
            cost = self.ear.heard(place, self.hands[4 * world + place])
            self.least_cost[place] = min(self.least_cost[place], cost)
            total += cost - self.least_cost[place]
            if luck > 0 and total > 0 and self.ear.chance(total) < luck:
                # refused; how dear it is counts only among the refused ones
                return total + 8.0 * (3 - place)
        return -1.0
