# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The solver's table: what is known of a position between tricks, and of every position alike.

Two positions of one deal in which every suit shows the same owners in the same order are the same game, card for
card, but for the points of some cards. Every line of play then differs by the gaps of the cards that team 0 wins
in it. So bounds of one are bounds of the other once the lower is moved by all gaps downwards and the upper by all
gaps upwards. An entry is found by its shape (the lowest cards that show it, suit by suit) and by `tag`, which
tells leader and chances of capot; equal keys are equal shapes, nothing is left to chance.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from .duties import Duties
from .kernel_board import Board


@cython.cclass
class Shapes(Board):
    """A board with the table of one root at a time: `load`, then `begin` with the hands in place."""

    # shape: for each set of a suit's cards, the lowest set with the same owners in the same order
    # entries: four words each: shape, cards, bounds, and leader, capot, best lead, era
    # floor, ceiling, hint: what `find` found

    def __init__(self) -> None:
        Board.__init__(self)
        if not cython.compiled:
            self.worth = [0] * 1024
            self.shape = [0] * 1024
            self.entries = [0] * 262144
            self.era = 0

    def load(self, duties: Duties) -> None:
        """Take over the tables of a contract."""
        Board.load(self, duties)
        for suit in range(4):
            for cards in range(256):
                held = [duties.points[8 * suit + i] for i in range(8) if cards >> i & 1]
                self.worth[256 * suit + cards] = sum(held)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def points_of(self, cards: cython.uint) -> cython.int:
        """Points of some cards."""
        return (
            self.worth[cards & 255]
            + self.worth[256 | cards >> 8 & 255]
            + self.worth[512 | cards >> 16 & 255]
            + self.worth[768 | cards >> 24]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin(self) -> cython.void:
        """Forget the last root and learn the shapes of the hands."""
        base: cython.int
        rank: cython.int
        held: cython.int
        at: cython.int
        place: cython.int
        owner: cython.uint
        alike: cython.uint
        self.era += 1
        if self.era == 65536:  # the counter went round: old entries must not look new
            self.era = 1
            for at in range(262144):
                self.entries[at] = 0
        for base in range(0, 32, 8):
            self.shape[base << 5] = 0
            for rank in range(8):
                owner = self.bit[base + rank]  # a card gone is never asked for
                for place in range(4):
                    if self.hands[place] & self.bit[base + rank]:
                        owner = self.hands[place]
                for held in range(1 << rank):
                    alike = self.shape[base << 5 | held]
                    at = base + self.top[alike >> base] + 1
                    while not owner & self.bit[at]:
                        at += 1
                    self.shape[base << 5 | 1 << rank | held] = alike | self.bit[at]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shape_of(self, cards: cython.uint) -> cython.uint:
        """The shape of the position in which these cards are left."""
        return (
            self.shape[cards & 255]
            | self.shape[256 | cards >> 8 & 255]
            | self.shape[512 | cards >> 16 & 255]
            | self.shape[768 | cards >> 24]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, shape: cython.uint, cards: cython.uint, tag: cython.uint) -> cython.void:
        """Set `floor`, `ceiling` and `hint` (the card to lead) to what is known; far apart and −1 if nothing."""
        at: cython.uint = ((shape ^ tag * 0x5BD1E995) * 0x27D4EB2F >> 16 & 65535) << 2
        word: cython.uint = self.entries[at + 3]
        self.floor = -10000
        self.ceiling = 10000
        self.hint = -1
        if self.entries[at] != shape or word & 15 != tag or word >> 16 != self.era:
            return
        self.floor = (self.entries[at + 2] & 65535) - 16384
        self.ceiling = (self.entries[at + 2] >> 16) - 16384
        lead: cython.int = word >> 4 & 31
        self.hint = lead
        known: cython.uint = self.entries[at + 1]
        if known == cards:
            return
        base: cython.int
        ours: cython.uint
        theirs: cython.uint
        a: cython.int
        b: cython.int
        gap: cython.int
        for base in range(0, 32, 8):
            ours = cards >> base & 255
            theirs = known >> base & 255
            if ours == theirs:
                continue
            while ours:
                a = base + self.top[ours]
                b = base + self.top[theirs]
                ours ^= self.bit[a - base]
                theirs ^= self.bit[b - base]
                if b == lead:
                    self.hint = a
                gap = self.points[a] - self.points[b]
                if gap > 0:
                    self.ceiling += gap
                else:
                    self.floor += gap

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def store(
        self,
        shape: cython.uint,
        cards: cython.uint,
        tag: cython.uint,
        floor: cython.int,
        ceiling: cython.int,
        lead: cython.int,
    ) -> cython.void:
        """Keep what is known now; an older entry of the same cards has its say."""
        at: cython.uint = ((shape ^ tag * 0x5BD1E995) * 0x27D4EB2F >> 16 & 65535) << 2
        word: cython.uint = self.entries[at + 3]
        known: cython.int
        if (
            self.entries[at] == shape
            and self.entries[at + 1] == cards
            and word & 15 == tag
            and word >> 16 == self.era
        ):
            known = (self.entries[at + 2] & 65535) - 16384
            if known > floor:
                floor = known
            known = (self.entries[at + 2] >> 16) - 16384
            if known < ceiling:
                ceiling = known
        self.entries[at] = shape
        self.entries[at + 1] = cards
        self.entries[at + 2] = ceiling + 16384 << 16 | floor + 16384
        self.entries[at + 3] = self.era << 16 | lead << 4 | tag
