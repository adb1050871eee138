# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""What a hand is worth to a bidder, and how unlikely it is to have led to the calls heard: for every guess of hands.

The tables are those of `ears`; tests hold it equal to `worth` and `hearing`, which say what is meant.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .ear_tables import Ears, HandTables

CALLS: int = 48
"""Calls listened to at most; the first ones."""


@cython.final
@cython.cclass
class Ear:
    """Hears the auction of one view: `know` and `listen` come first. See `ears.ear_of`."""

    # plain … common: see `ear_tables.HandTables`; turned, soft, cap: see `Ears` there
    # first: where the calls of each place begin; call_kind … call_least: see `CallTest`
    # chance_of: by cost, in steps of a 64th; hopes: of the hand looked at

    def __init__(self) -> None:
        self.calls = self.turned = 0
        if not cython.compiled:
            self.plain = [0] * 1024
            self.value = [0.0] * 1024
            self.runs = [0.0] * 256
            self.base = [0.0] * 3
            self.four = [0.0] * 16
            self.first = [0] * 5
            self.call_kind = [0] * 48
            self.call_trump = [0] * 48
            self.call_aim = [0.0] * 48
            self.call_mul = [0.0] * 288
            self.call_add = [0.0] * 288
            self.call_least = [0.0] * 288
            self.chance_of = [0.0] * 2048
            self.hopes = [0.0] * 6
        for i in range(5):
            self.first[i] = 0
        for i in range(2048):
            self.chance_of[i] = exp(-i / 64)

    def know(self, tables: HandTables) -> None:
        """Take over what hands are worth to a bidder."""
        i: cython.int
        for i in range(1024):
            self.plain[i] = tables.plain[i]
            self.value[i] = tables.values[i]
        for i in range(256):
            self.runs[i] = tables.runs[i]
        for i in range(3):
            self.base[i] = tables.bases[i]
        for i in range(16):
            self.four[i] = tables.fours[i]
        self.most = tables.most
        self.belote = tables.belote
        self.common = tables.common

    def listen(self, ears: Ears) -> None:
        """Take over an auction."""
        call: cython.int = 0
        place: cython.int
        i: cython.int
        for place in range(4):
            self.first[place] = call
            for test in ears.tests[:CALLS]:
                if test.place != place:
                    continue
                self.call_kind[call] = test.kind
                self.call_trump[call] = test.trump
                self.call_aim[call] = test.aim
                for i in range(6):
                    self.call_mul[6 * call + i] = test.mul[i]
                    self.call_add[6 * call + i] = test.add[i]
                    self.call_least[6 * call + i] = test.least[i]
                call += 1
        self.first[4] = self.calls = call
        self.turned = ears.turned
        self.soft = ears.soft
        self.cap = ears.cap

    def hopes_of(self, hand: int) -> tuple[float, ...]:
        """What a hand should bring by trump, if it takes; for tests."""
        self.hope(hand)
        return tuple([self.hopes[i] for i in range(6)])

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hope(self, hand: cython.uint) -> cython.void:
        """Set `hopes`: what this hand should bring by trump, if it takes."""
        suit: cython.int
        held: cython.int
        beside: cython.double = self.base[0]
        plain: cython.double = self.base[1]
        every: cython.double = self.base[2]
        declared: cython.double = 0.0
        at_no_trumps: cython.double
        couples: cython.int = 0
        common: cython.int = self.common
        hand |= self.turned
        for suit in range(4):
            held = self.plain[suit << 8 | hand >> (suit << 3) & 255]
            self.hopes[suit] = self.value[held]
            beside += self.value[256 + held]
            plain += self.value[512 + held]
            every += self.value[768 + held]
            declared += self.runs[held]
            common &= held
            couples |= (held & held >> 1 & 16) >> 4 << suit  # king and queen
        every = min(every, self.most)
        at_no_trumps = declared
        if common:
            for held in range(8):
                if common >> held & 1:
                    declared += self.four[held]
                    at_no_trumps += self.four[8 + held]
        for suit in range(4):
            self.hopes[suit] = min(beside + self.hopes[suit], self.most)
            if couples >> suit & 1:
                self.hopes[suit] += self.belote
                every += self.belote
            self.hopes[suit] += declared
        self.hopes[4] = min(plain, self.most) + at_no_trumps
        self.hopes[5] = every + declared

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def heard(self, place: cython.int, hand: cython.uint) -> cython.double:
        """How unlikely a place's calls are from a hand: minus the logarithm of a likelihood."""
        call: cython.int
        trump: cython.int
        best: cython.double
        here: cython.double
        cost: cython.double
        aim: cython.double
        total: cython.double = 0.0
        if self.first[place] == self.first[place + 1]:
            return total
        self.hope(hand)
        for call in range(self.first[place], self.first[place + 1]):
            best = -9999.0
            here = 0.0
            for trump in range(6):
                cost = self.hopes[trump] * self.call_mul[6 * call + trump]
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def chance(self, cost: cython.double) -> cython.double:
        """The chance that goes with a cost: e to minus it, in steps."""
        if cost <= 0:
            return 1.0
        step: cython.int = cython.cast("int", cost * 64) if cost < 31 else 2047
        return self.chance_of[step]
