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

from math import exp
from typing import TYPE_CHECKING

from .kernel_talk import Speaker

if TYPE_CHECKING:
    from .auction_tables import Ground
    from .ears import Ears

WORLDS: int = 4096
"""Room for worlds; the last one is never dealt."""
CALLS: int = 48
"""Calls listened to at most; the first ones."""
FINE: int = 64
"""Steps of cost in which chances differ by a factor e."""


@cython.final
@cython.cclass
class Auctioneer(Speaker):
    """The worlds of one view: `prepare`, `listen` and `seed` come first, then `deal`."""

    # what a hand is worth: see `auction_tables.Ground`
    value: cython.double[1024]
    runs: cython.double[256]
    base: cython.double[3]
    four: cython.double[16]
    most: cython.double
    belote: cython.double
    share: cython.double
    common: cython.int
    extra: cython.uint
    # what was heard: see `ears.CallTest`
    calls: cython.int
    call_place: cython.int[48]
    call_kind: cython.int[48]
    call_trump: cython.int[48]
    call_aim: cython.double[48]
    call_mul: cython.double[288]
    call_add: cython.double[288]
    call_least: cython.double[288]
    soft: cython.double
    cap: cython.double
    least_cost: cython.double[4]  # of each place's calls, so far
    chance_of: cython.double[2048]
    # the worlds
    own_place: cython.int
    own_hand: cython.uint
    size: cython.int
    hidden: cython.int
    pack: cython.int[32]
    count: cython.int
    hands: cython.uint[16384]
    rest: cython.int[45056]  # eleven slots a world, in the order in which they will be dealt
    state: cython.ulonglong
    mask: cython.ulonglong

    def __init__(self) -> None:
        Speaker.__init__(self)
        self.count = self.calls = 0
        self.mask = (1 << 64) - 1
        self.state = 1
        if not cython.compiled:
            self.value = [0.0] * 1024
            self.runs = [0.0] * 256
            self.base = [0.0] * 3
            self.four = [0.0] * 16
            self.call_place = [0] * 48
            self.call_kind = [0] * 48
            self.call_trump = [0] * 48
            self.call_aim = [0.0] * 48
            self.call_mul = [0.0] * 288
            self.call_add = [0.0] * 288
            self.call_least = [0.0] * 288
            self.least_cost = [0.0] * 4
            self.chance_of = [0.0] * 2048
            self.pack = [0] * 32
            self.hands = [0] * 16384
            self.rest = [0] * 45056
        for i in range(2048):
            self.chance_of[i] = exp(-i / 64)

    def seed(self, number: int) -> None:
        """Start the random numbers anew; any integer will do."""
        mixed = (number * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
        self.state = (mixed ^ mixed >> 29) or 1

    def prepare(self, ground: Ground) -> None:
        """Take over what is known before anything is heard; there are no worlds yet."""
        i: cython.int
        for i in range(1024):
            self.value[i] = ground.values[i]
        for i in range(256):
            self.runs[i] = ground.runs[i]
        for i in range(16):
            self.four[i] = ground.fours[i]
        for i in range(3):
            self.base[i] = ground.bases[i]
        self.most = ground.most
        self.belote = ground.belote
        self.share = ground.share
        self.common = ground.common
        self.extra = ground.extra
        self.behave(ground)
        self.own_place = ground.place
        self.own_hand = ground.hand
        self.size = ground.size
        self.hidden = len(ground.hidden)
        for i in range(self.hidden):
            self.pack[i] = ground.hidden[i]
        self.count = 0

    def listen(self, ears: Ears) -> None:
        """Take over an auction."""
        call: cython.int = 0
        i: cython.int
        for test in ears.tests[:CALLS]:
            self.call_place[call] = test.place
            self.call_kind[call] = test.kind
            self.call_trump[call] = test.trump
            self.call_aim[call] = test.aim
            for i in range(6):
                self.call_mul[6 * call + i] = test.mul[i]
                self.call_add[6 * call + i] = test.add[i]
                self.call_least[6 * call + i] = test.least[i]
            call += 1
        self.calls = call
        self.soft = ears.soft
        self.cap = ears.cap
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
        if not self.count and self.calls:
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
            total += self.heard(world, place)
        return total

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def draw(self, below: cython.int) -> cython.int:
        """A random number from 0 to `below` − 1."""
        x: cython.ulonglong = self.state
        x ^= x << 13 & self.mask
        x ^= x >> 7
        x ^= x << 17 & self.mask
        self.state = x
        return (x >> 33) * below >> 31

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def accept(self, world: cython.int, tries: cython.int, unheard: cython.int) -> cython.void:
        """Fill a world with hands accepted by their chance."""
        i: cython.int
        cost: cython.double
        limit: cython.double
        least: cython.double = 1e9
        spare: cython.int = 4095  # the last world is never dealt
        self.draw_world(world)
        if self.calls and self.draw(1024) >= unheard:
            while True:
                # the dearest cost that is still accepted now
                limit = self.draw(1 << 30) / 1073741824.0
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
        for i in range(4):
            self.hope(world, i)

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
            other = i + self.draw(self.hidden - i)
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
        step: cython.int
        total: cython.double = 0.0
        for place in range(4):
            if place == self.own_place:
                continue
            self.hope(world, place)
            cost = self.heard(world, place)
            self.least_cost[place] = min(self.least_cost[place], cost)
            total += cost - self.least_cost[place]
            step = cython.cast("int", total * 64) if total < 31 else 2047
            if self.chance_of[step] < luck:
                # refused; how dear it is counts only among the refused ones
                return total + 8.0 * (3 - place)
        return -1.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hope(self, world: cython.int, place: cython.int) -> cython.void:
        """Set `hopes` of a hand: what it should bring by trump, if it takes."""
        hand: cython.uint = self.hands[4 * world + place] | self.extra
        at: cython.int = 6 * (4 * world + place)
        trump: cython.int
        suit: cython.int
        held: cython.int
        beside: cython.double = self.base[0]
        plain: cython.double = self.base[1]
        every: cython.double = self.base[2]
        runs: cython.double = 0.0
        at_no_trumps: cython.double = 0.0
        common: cython.int = self.common
        for suit in range(4):
            held = hand >> (suit << 3) & 255
            beside += self.value[256 + held]
            plain += self.value[512 + held]
            every += self.value[768 + held]
            runs += self.runs[held]
            common &= held
        every = min(every, self.most)
        for suit in range(4):
            held = hand >> (suit << 3) & 255
            self.hopes[at + suit] = min(beside + self.value[held], self.most)
            if held & 48 == 48:
                self.hopes[at + suit] += self.belote
                every += self.belote
        self.hopes[at + 4] = min(plain, self.most)
        self.hopes[at + 5] = every
        at_no_trumps = runs
        if common:
            for held in range(8):
                if common >> held & 1:
                    runs += self.four[held]
                    at_no_trumps += self.four[8 + held]
        for trump in range(6):
            self.hopes[at + trump] += self.share * (at_no_trumps if trump == 4 else runs)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def heard(self, world: cython.int, place: cython.int) -> cython.double:
        """How unlikely the calls of a place are from its hopes."""
        call: cython.int
        trump: cython.int
        at: cython.int = 6 * (4 * world + place)
        best: cython.double
        here: cython.double
        cost: cython.double
        aim: cython.double
        total: cython.double = 0.0
        for call in range(self.calls):
            if self.call_place[call] != place:
                continue
            best = -9999.0
            here = 0.0
            for trump in range(6):
                cost = self.hopes[at + trump] * self.call_mul[6 * call + trump]
                cost = max(cost + self.call_add[6 * call + trump], self.call_least[6 * call + trump])
                if cost > best:
                    best = cost
                if trump == self.call_trump[call]:
                    here = cost
            aim = self.call_aim[call]
            if self.call_kind[call] == 0:
                cost = best - aim
            elif self.call_kind[call] == 1:
                cost = aim - here
            else:
                cost = max(0.0, aim - here) + max(0.0, here - aim - 15.0) / 3.0 + min(best - here, 30.0) / 2.0
            total += min(max(cost, 0.0) / self.soft, self.cap)
        return total
