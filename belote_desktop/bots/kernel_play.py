# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The play of one deal: whose turn, what may be played, what was taken, what everybody has seen; random playouts.

The fields are those of `position.Position`, which says what they mean.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .kernel_board import Board

if TYPE_CHECKING:
    from .position import Position


@cython.final
@cython.cclass
class Dice:
    """Random numbers: xorshift, 64 bits of state. They stand here so that `Play.pick` draws without a call."""

    def __init__(self) -> None:
        self.mask = (1 << 64) - 1
        self.state = 1

    def seed(self, number: int) -> None:
        """Start the random numbers anew; any integer will do."""
        mixed = (number * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
        self.state = (mixed ^ mixed >> 29) or 1

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


@cython.cclass
class Play(Board):
    """A deal in play: `load` and `seed` come first, then `take`."""

    # holder: the place whose card holds the trick (Position.best_place); taken: points by team

    def __init__(self) -> None:
        Board.__init__(self)
        self.dice = Dice()
        if not cython.compiled:
            self.taken = [0, 0]
            self.tricks = [0] * 4
            self.lacks = [0] * 4
            self.leads = [0] * 4
            self.kept = [0] * 16
            self.kept_masks = [0] * 16
            self.nth = [0] * 2048
        for cards in range(256):
            # the n-th lowest card of a suit's cards
            for n, i in enumerate([i for i in range(8) if cards >> i & 1]):
                self.nth[cards << 3 | n] = i

    def seed(self, number: int) -> None:
        """Start the random numbers anew; any integer will do."""
        self.dice.seed(number)

    def take(self, position: Position) -> None:
        """Take over a position; a later change of it is not seen."""
        for i in range(4):
            self.hands[i] = position.hands[i]
            self.lacks[i] = position.lacks[i]
            self.leads[i] = position.leads[i]
            self.tricks[i] = position.tricks[i]
        for i in range(2):
            self.taken[i] = position.points[i]
        self.turn = position.turn
        self.taker = position.taker
        self.led = position.led
        self.best = max(position.best, 0)
        self.holder = position.best_place
        self.count = position.count
        self.on_table = position.on_table
        self.played = position.played

    def held(self) -> tuple[int, ...]:
        """The four hands by place."""
        return tuple([self.hands[i] for i in range(4)])

    def seen(self) -> tuple[int, ...]:
        """What `play` has recorded for all to see: `lacks` by place, then `leads` by place."""
        return tuple([self.lacks[i] for i in range(4)] + [self.leads[i] for i in range(4)])

    def allowed(self) -> int:
        """The cards the place to play may play: a mask, 0 when the deal is over."""
        return self.choices()

    def random_card(self) -> int:
        """One of `allowed`, each as likely as the others: a slot."""
        return self.pick(self.choices())

    def put(self, slot: int) -> None:
        """Play a card of `allowed`."""
        self.play(slot)

    def result(self) -> int:
        """Points and tricks so far; see `outcome`."""
        return self.outcome()

    def random_playouts(self, hands: Sequence[int], turn: int, count: int) -> int:
        """Play `count` deals of these `hands` at random, `turn` leading: all points that team 0 took."""
        start: cython.uint[4]
        number: cython.int = count
        first: cython.int = turn
        i: cython.int
        points: cython.longlong = 0
        if not cython.compiled:
            start = [0] * 4
        for i in range(4):
            start[i] = hands[i]
        with cython.nogil:
            while number > 0:
                number -= 1
                for i in range(4):
                    self.hands[i] = start[i]
                self.turn = self.holder = first
                self.led = -1
                self.best = self.count = self.on_table = self.taken[0] = self.taken[1] = 0
                self.play_out()
                points += self.taken[0]
        return points

    # what follows runs without the interpreter's lock

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pick(self, cards: cython.uint) -> cython.int:
        """One of these cards at random, without a branch that the processor could guess wrong."""
        if cards & cards - 1 == 0:
            return self.slot_of[cards * 0x077CB531 >> 27 & 31]
        first: cython.int = self.size[cards & 255]
        second: cython.int = self.size[cards >> 8 & 255]
        third: cython.int = self.size[cards >> 16 & 255]
        skip: cython.int = self.dice.draw(first + second + third + self.size[cards >> 24])
        after_first: cython.int = skip >= first
        after_second: cython.int = skip >= first + second
        after_third: cython.int = skip >= first + second + third
        base: cython.int = after_first + after_second + after_third << 3
        skip -= after_first * first + after_second * second + after_third * third
        return base | self.nth[(cards >> base & 255) << 3 | skip]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choices(self) -> cython.uint:
        """The cards the place to play may play."""
        hand: cython.uint = self.hands[self.turn]
        if self.led < 0:
            return hand
        return self.legal(hand, self.led, self.best, self.holder == self.turn ^ 2)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def refuted(self, slot: cython.int, mate: cython.int) -> cython.uint:
        """Cards that the hand cannot hold which plays `slot` now; `mate`: 1 when its partner holds the trick."""
        best: cython.int = self.best
        if slot >> 3 == self.led:
            return self.climb[mate << 5 | best] if best >> 3 == self.led and best > slot else 0
        suit: cython.uint = self.suit[self.led]
        if not self.trumps or suit == self.trumps:
            return suit
        ruff: cython.uint = self.trumps & self.bit[slot]
        ruffed: cython.uint = self.trumps & self.bit[best]
        over: cython.uint = self.above[best] if ruffed else 0
        if mate:
            return suit | over if self.not_under_mate and ruff and not over & self.bit[slot] else suit
        if not ruffed:
            return suit if ruff else suit | self.trumps
        if over & self.bit[slot]:
            return suit
        return suit | over if ruff or not self.underruff else suit | self.trumps

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, slot: cython.int) -> cython.void:
        """Play a card, and note what everybody sees."""
        place: cython.int = self.turn
        self.hands[place] &= ~self.bit[slot]
        self.played |= self.bit[slot]
        self.on_table += self.points[slot]
        if self.led < 0:
            self.led = slot >> 3
            self.leads[place] |= 1 << self.led
            self.best = slot
            self.holder = place
        else:
            if slot >> 3 != self.led or self.high & self.bit[slot]:
                self.lacks[place] |= self.refuted(slot, self.holder == place ^ 2)
            if self.beats[self.best] & self.bit[slot]:
                self.best = slot
                self.holder = place
        if self.count < 3:
            self.count += 1
            self.turn = place + 1 & 3
            return
        self.turn = self.holder
        self.taken[self.turn & 1] += self.on_table
        self.tricks[self.turn] += 1
        self.led = -1
        self.count = 0
        self.on_table = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_out(self) -> cython.void:
        """Play to the end at random, noting nothing but the points."""
        turn: cython.int = self.turn
        led: cython.int = self.led
        best: cython.int = self.best
        holder: cython.int = self.holder
        count: cython.int = self.count
        on_table: cython.int = self.on_table
        slot: cython.int
        hand: cython.uint = self.hands[turn]
        while hand:
            slot = self.pick(hand if led < 0 else self.legal(hand, led, best, holder == turn ^ 2))
            self.hands[turn] = hand ^ self.bit[slot]
            on_table += self.points[slot]
            if led < 0:
                led = slot >> 3
                best = slot
                holder = turn
            elif self.beats[best] & self.bit[slot]:
                best = slot
                holder = turn
            if count < 3:
                count += 1
                turn = turn + 1 & 3
            else:
                turn = holder
                self.taken[turn & 1] += on_table
                self.tricks[turn] += 1
                led = -1
                count = on_table = 0
            hand = self.hands[turn]
        self.turn = turn
        self.led = led
        self.count = count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def outcome(self) -> cython.uint:
        """Points and tricks as one number.

        From the lowest bit: 9 bits of team 0's points (without the last trick's 10), 2 for the place to play
        (at the end, who took the last trick), then the tricks of places 0 to 3, four bits each.
        """
        tricks: cython.uint = (
            self.tricks[0] | self.tricks[1] << 4 | self.tricks[2] << 8 | self.tricks[3] << 12
        )
        return self.taken[0] | self.turn << 9 | tricks << 11

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep(self) -> cython.void:
        """Remember this position for `back`."""
        i: cython.int
        self.kept[0] = self.turn
        self.kept[1] = self.led
        self.kept[2] = self.best
        self.kept[3] = self.holder
        self.kept[4] = self.count
        self.kept[5] = self.on_table
        self.kept[6] = self.taken[0]
        self.kept[7] = self.taken[1]
        self.kept_masks[12] = self.played
        for i in range(4):
            self.kept[8 + i] = self.tricks[i]
            self.kept_masks[i] = self.hands[i]
            self.kept_masks[4 + i] = self.lacks[i]
            self.kept_masks[8 + i] = self.leads[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def back(self) -> cython.void:
        """Return to the position that `keep` saw."""
        i: cython.int
        self.turn = self.kept[0]
        self.led = self.kept[1]
        self.best = self.kept[2]
        self.holder = self.kept[3]
        self.count = self.kept[4]
        self.on_table = self.kept[5]
        self.taken[0] = self.kept[6]
        self.taken[1] = self.kept[7]
        self.played = self.kept_masks[12]
        for i in range(4):
            self.tricks[i] = self.kept[8 + i]
            self.hands[i] = self.kept_masks[i]
            self.lacks[i] = self.kept_masks[4 + i]
            self.leads[i] = self.kept_masks[8 + i]
