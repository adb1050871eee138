# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Four hands as masks, and which cards the duties of a contract allow.

Kernels (`kernel_*.py`) are Python that Cython compiles to C where there is a compiler, and that runs as it is
where there is none. So that both agree: numbers stay within 31 bits unless typed, `~` and `-` only where a mask
of positive numbers follows, C arrays are lists when not compiled. Subclasses see the attributes through the
layout in `kernel_board.pxd`.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from .duties import Duties

COMPILED: bool = cython.compiled
"""Whether the kernels run as C."""


@cython.cclass
class Board:
    """Tables of a contract, and four hands by place. `load` comes first."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.points = [0] * 32
            self.bit = [0] * 32
            self.suit = [0] * 4
            self.above = [0] * 32
            self.beats = [0] * 32
            self.climb = [0] * 64
            self.ruff = [0] * 64
            self.free = [0, 0]
            self.spare = [0, 0]
            self.under = [0, 0]
            self.slot_of = [0] * 32
            self.top = [0] * 256
            self.size = [0] * 256
            self.over = [0] * 256
            self.hands = [0] * 4
        for i in range(32):
            self.bit[i] = 1 << i
            # the lowest card of a mask: slot_of[(mask & -mask) * 0x077CB531 >> 27 & 31], a de Bruijn sequence
            self.slot_of[(0x077CB531 << i) >> 27 & 31] = i
        for i in range(4):
            self.suit[i] = 255 << 8 * i
        for i in range(256):
            self.top[i] = i.bit_length() - 1
            self.size[i] = bin(i).count("1")
            self.over[i] = 256 - (1 << i.bit_length())

    def load(self, duties: Duties) -> None:
        """Take over the tables of a contract."""
        self.trumps = duties.trumps
        self.high = duties.high
        self.underruff = duties.underruff
        self.not_under_mate = duties.not_under_mate
        for i in range(32):
            self.points[i] = duties.points[i]
            self.above[i] = duties.above[i]
            self.beats[i] = duties.beats[i]
        for i in range(64):
            self.climb[i] = duties.climb[i]
            self.ruff[i] = duties.ruff[i]
        for i in range(2):
            self.free[i] = duties.free[i]
            self.spare[i] = duties.spare[i]
            self.under[i] = duties.under[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(self, hand: cython.uint, led: cython.int, best: cython.int, mate: cython.int) -> cython.uint:
        """What `hand` may play on a trick of suit `led` held by slot `best`; `mate`: 1 if the partner's."""
        cards: cython.uint = hand & self.suit[led]
        if cards:
            return cards & self.climb[mate << 5 | best] or cards
        if hand & self.free[mate]:
            return hand
        cards = hand & self.ruff[mate << 5 | best]
        if cards:
            return cards | hand & self.spare[mate]
        return hand & self.under[mate] or hand

    def legal_mask(self, hand: int, led: int, best: int, mate: int) -> int:
        """What `legal` allows, for tests: a mask."""
        cards: cython.uint = hand
        return self.legal(cards, led, best, mate)
