# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""How unlikely four hands are to have led to the auction heard: the tables of `ears`, fast enough for every guess.

A test holds it equal to `hearing`, which says what is meant.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from typing import TYPE_CHECKING

from .kernel_policy import RulePlay

if TYPE_CHECKING:
    from .ears import Ears, HandTables

CALLS: int = 48
"""Calls listened to at most; the first ones."""


@cython.cclass
class Listener(RulePlay):
    """Holds an auction as tests on hands: `load` comes first, then `know_hands` and `listen`."""

    # value: points of a suit's holding in slots of the contract, as trump, beside, at no trumps, at all trumps
    # base: what is added to the sum; runs: points of declarations by plain holding; four, four_plain: by rank
    # place, kind, trump, aim, extra, mul, add, least: the tests; hopes: of the hand looked at

    def __init__(self) -> None:
        RulePlay.__init__(self)
        self.calls = 0
        if not cython.compiled:
            self.value = [0.0] * 4096
            self.runs = [0.0] * 1024
            self.couple = [0] * 1024
            self.plain = [0] * 1024
            self.base = [0.0] * 3
            self.four = [0.0] * 16
            self.call_place = [0] * 48
            self.call_kind = [0] * 48
            self.call_trump = [0] * 48
            self.call_aim = [0.0] * 48
            self.call_mul = [0.0] * 288
            self.call_add = [0.0] * 288
            self.call_least = [0.0] * 288
            self.hopes = [0.0] * 6

    def know_hands(self, tables: HandTables) -> None:
        """Take over what hands are worth to a bidder."""
        i: cython.int
        for i in range(4096):
            self.value[i] = tables.values[i]
        for i in range(1024):
            self.runs[i] = tables.runs[i]
            self.couple[i] = tables.couples[i]
            self.plain[i] = tables.plain[i]
        for i in range(16):
            self.four[i] = tables.fours[i]
        for i in range(3):
            self.base[i] = tables.bases[i]
        self.most = tables.most
        self.belote = tables.belote
        self.common = tables.common

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

    def unlikely_hands(self, hands: tuple[int, int, int, int]) -> float:
        """What `heard` finds of hands of eight, for tests."""
        i: cython.int
        for i in range(4):
            self.hands[i] = hands[i]
        return self.heard()

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hope(self, hand: cython.uint) -> cython.void:
        """Set `hopes`: what this hand of eight should bring by trump, if it takes."""
        trump: cython.int
        suit: cython.int
        at: cython.int
        beside: cython.double = self.base[0]
        plain: cython.double = self.base[1]
        every: cython.double = self.base[2]
        runs: cython.double = 0.0
        couples: cython.int = 0
        common: cython.int = self.common
        for suit in range(4):
            at = suit << 8 | hand >> (suit << 3) & 255
            beside += self.value[1024 + at]
            plain += self.value[2048 + at]
            every += self.value[3072 + at]
            runs += self.runs[at]
            couples += self.couple[at]
            common &= self.plain[at]
        for trump in range(4):
            at = trump << 8 | hand >> (trump << 3) & 255
            self.hopes[trump] = min(beside + self.value[at], self.most) + self.belote * self.couple[at] + runs
        self.hopes[4] = min(plain, self.most) + runs
        self.hopes[5] = min(every, self.most) + self.belote * couples + runs
        if common:
            for at in range(8):
                if common >> at & 1:
                    for trump in range(6):
                        self.hopes[trump] += self.four[8 + at] if trump == 4 else self.four[at]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def heard(self) -> cython.double:
        """How unlikely the calls are from the four `hands`: minus the logarithm of a likelihood."""
        call: cython.int
        trump: cython.int
        place: cython.int
        best: cython.double
        here: cython.double
        cost: cython.double
        total: cython.double = 0.0
        aim: cython.double
        for place in range(4):
            call = 0
            while call < self.calls and self.call_place[call] != place:
                call += 1
            if call == self.calls:
                continue
            self.hope(self.hands[place])
            while call < self.calls:
                if self.call_place[call] == place:
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
                        cost = (
                            max(0.0, aim - here)
                            + max(0.0, here - aim - 15.0) / 3.0
                            + min(best - here, 30.0) / 2.0
                        )
                    total += min(max(cost, 0.0) / self.soft, self.cap)
                call += 1
        return total
