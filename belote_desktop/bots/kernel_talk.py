# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The rule bidder of `speaking`, fast enough to end an auction in thousands of worlds; a test holds the two equal."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .auction_tables import Ground
    from .speaking import Talk


@cython.cclass
class Speaker:
    """Speaks for four hands by their hopes: `behave` comes first."""

    # hopes: six numbers a hand, four hands a world
    # allowed … overcall: see `auction_tables.Ground`; turn … bid_trump: see `speaking.Talk` (stage is its round)

    def __init__(self) -> None:
        if not cython.compiled:
            self.hopes = [0.0] * 98304
            self.allowed = [0] * 6
            self.neutral = [0.0] * 6
            self.takes = [0.0] * 2
            self.bid_value = [0] * 4
            self.bid_trump = [0] * 4

    def behave(self, ground: Ground) -> None:
        """Take over how the rule bidder speaks."""
        i: cython.int
        for i in range(6):
            self.allowed[i] = ground.allowed[i]
            self.neutral[i] = ground.neutral[i]
        self.values = ground.bids_values
        self.ceiling = ground.ceiling
        self.may_double = ground.may_double
        self.margin = ground.margin
        self.support = ground.support
        self.doubling = ground.doubling
        for i in range(2):
            self.takes[i] = ground.takes[i]
        self.take_high = ground.take_high
        self.overcall = ground.overcall

    def finish(self, talk: Talk, first: int, count: int) -> list[int]:
        """How the auction ends in some worlds: 0 when passed out, else taker | trump << 2 | factor << 5 | value << 8."""
        found: list[int] = []
        world: cython.int
        i: cython.int
        for world in range(first, first + count):
            self.turn = talk.turn
            self.bid = talk.value
            self.trump = talk.trump
            self.taker = talk.taker
            self.factor = talk.factor
            self.passes = talk.passes
            self.stage = talk.round
            self.turned = talk.turned
            for i in range(4):
                self.bid_value[i], self.bid_trump[i] = talk.bids[i]
            with cython.nogil:
                while not self.is_over():
                    self.speak(6 * (4 * world + self.turn))
            if self.taker < 0:
                found.append(0)
            else:
                found.append(self.taker | self.trump << 2 | self.factor << 5 | self.bid << 8)
        return found

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_over(self) -> cython.bint:
        """Whether nothing more can be said."""
        trump: cython.int
        if self.taker < 0:
            return self.passes == 4
        if self.passes == 3:
            return True
        if self.values:
            return self.factor > 2
        for trump in range(4, 6):
            if self.allowed[trump] and trump > self.trump:
                return False
        return self.factor > 2 or not self.may_double

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def speak(self, at: cython.int) -> cython.void:
        """The place to speak says what the rule bidder says, by the hopes at `at`."""
        if self.factor > 1 or self.taker == self.turn:
            self.say_pass()
        elif self.values:
            self.speak_values(at)
        else:
            self.speak_takes(at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def say_pass(self) -> cython.void:
        """A pass; four of them open the second round."""
        self.turn = self.turn + 1 & 3
        self.passes += 1
        if self.passes == 4 and not self.values and self.stage == 1 and self.taker < 0:
            self.stage = 2
            self.passes = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def say(self, value: cython.int, trump: cython.int) -> cython.void:
        """A bid or a take."""
        self.bid = value
        self.trump = trump
        self.taker = self.turn
        self.factor = 1
        self.passes = 0
        self.bid_value[self.turn] = value
        self.bid_trump[self.turn] = trump
        self.turn = self.turn + 1 & 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def double_or_pass(self, at: cython.int) -> cython.void:
        """A double by a hand that is strong in the others' trump, else a pass."""
        aim: cython.double
        if self.taker >= 0 and (self.taker ^ self.turn) & 1 and self.may_double and self.bid < 1000:
            aim = self.neutral[self.trump] + self.margin / 2 + self.doubling
            if self.hopes[at + self.trump] > aim:
                self.factor = 2
                self.passes = 0
                self.turn = self.turn + 1 & 3
                return
        self.say_pass()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def speak_values(self, at: cython.int) -> cython.void:
        """See `Manners._bid`."""
        trump: cython.int
        best: cython.int = -1
        level: cython.int
        hope: cython.double
        most: cython.double = -9999.0
        theirs: cython.int = self.bid_value[self.turn ^ 2]
        for trump in range(6):
            if not self.allowed[trump]:
                continue
            hope = self.hopes[at + trump]
            if 0 < theirs < 1000 and self.bid_trump[self.turn ^ 2] == trump:
                if self.bid_trump[self.turn] == trump and self.bid_value[self.turn]:
                    hope = max(hope, theirs)
                else:
                    hope = self.support * hope + (theirs + self.margin - self.support * self.neutral[trump])
            if hope > most:
                best = trump
                most = hope
        level = cython.cast("int", most - self.margin)
        level = min(level // 10 * 10, self.ceiling)
        if level >= 80 and level >= self.bid + 10:
            self.say(level, best)
        else:
            self.double_or_pass(at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def speak_takes(self, at: cython.int) -> cython.void:
        """See `Manners._take`."""
        trump: cython.int
        best: cython.int = -1
        wanted: cython.double
        most: cython.double = 0.0
        for trump in range(6):
            if not self.allowed[trump]:
                continue
            if self.taker >= 0:
                if trump < 4 or trump <= self.trump:
                    continue
                wanted = self.take_high
                if self.taker == self.turn ^ 2:
                    wanted += self.overcall
            elif trump > 3:
                wanted = self.take_high
            else:
                if (trump == self.turned) != (self.stage == 1):
                    continue
                wanted = self.takes[self.stage - 1]
            if self.hopes[at + trump] - wanted > most:
                best = trump
                most = self.hopes[at + trump] - wanted
        if best < 0:
            self.double_or_pass(at)
        else:
            self.say(1, best)
