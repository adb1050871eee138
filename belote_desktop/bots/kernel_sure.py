# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Points that a side takes whatever the other one does, seen at the start of a trick.

Each count stands for a way to play that needs no help: the leader cashes cards that nobody can beat or ruff, one
after another. And the highest trumps left bring their points home whenever they are played.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from .duties import Duties
from .kernel_shapes import Shapes


@cython.cclass
class Sure(Shapes):
    """A board that counts sure points."""

    # zeros: cards of no points; trump_base: the first slot of the trump suit
    # sure_lead, sure_other: what `count_sure` found

    def load(self, duties: Duties) -> None:
        """Take over the tables of a contract."""
        Shapes.load(self, duties)
        self.zeros = sum(1 << i for i in range(32) if not duties.points[i])
        self.trump_base = next((i for i in range(0, 32, 8) if duties.trumps >> i & 1), 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def least(self, cards: cython.uint, count: cython.int) -> cython.int:
        """The least that `count` of these cards (all, if they are fewer) bring."""
        some: cython.uint = cards & self.zeros
        total: cython.int = 0
        slot: cython.int
        cheap: cython.int
        while count > 0 and some:
            some &= some - 1
            count -= 1
        cards &= ~self.zeros
        while count > 0 and cards:
            cheap = self.slot_of[(cards & -cards) * 0x077CB531 >> 27 & 31]
            some = cards & cards - 1
            while some:
                slot = self.slot_of[(some & -some) * 0x077CB531 >> 27 & 31]
                some &= some - 1
                if self.points[slot] < self.points[cheap]:
                    cheap = slot
            total += self.points[cheap]
            cards ^= self.bit[cheap]
            count -= 1
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def count_sure(
        self, leader: cython.int, depth: cython.int, cards: cython.uint, everything: cython.int
    ) -> cython.void:
        """Set `sure_lead` and `sure_other`; `everything`: the points of the `cards` left and the last trick."""
        own: cython.uint = self.hands[leader]
        mate: cython.uint = self.hands[leader ^ 2]
        left: cython.uint = self.hands[leader + 1 & 3]
        right: cython.uint = self.hands[leader + 3 & 3]
        home: cython.uint = 0  # cards that bring their points home
        shared: cython.uint = 0  # of these, the top trumps of both partners
        cashed: cython.uint = 0
        top: cython.uint
        held: cython.uint
        base: cython.int = self.trump_base
        count: cython.int
        limit: cython.int
        tricks: cython.int = 0
        plain: cython.int = 0
        mate_ruffs: cython.int = 0  # trumps left
        left_ruffs: cython.int = 0
        right_ruffs: cython.int = 0
        self.sure_other = 0
        if self.trumps & cards:
            held = own >> base & 255
            mate_ruffs = self.size[mate >> base & 255]
            left_ruffs = self.size[left >> base & 255]
            right_ruffs = self.size[right >> base & 255]
            shared = (own | mate) >> base & 255 & self.over[(left | right) >> base & 255]
            top = (left | right) >> base & 255 & self.over[(own | mate) >> base & 255]
            self.sure_other = self.worth[base << 5 | top]
            top = held & self.over[cards >> base & 255 ^ held]
            if top:
                tricks = self.size[top]
                if tricks >= mate_ruffs and tricks >= left_ruffs and tricks >= right_ruffs:
                    top = held  # the others have run out of trumps by then
                    tricks = self.size[top]
                mate_ruffs -= tricks
                left_ruffs -= tricks
                right_ruffs -= tricks
            home = (shared | top) << base
            shared <<= base
        for base in range(0, 32, 8):
            held = own >> base & 255
            top = held & self.over[cards >> base & 255 ^ held]
            if not top or self.trumps & self.bit[base]:
                continue
            count = self.size[top]
            if (
                count >= self.size[mate >> base & 255]
                and count >= self.size[left >> base & 255]
                and count >= self.size[right >> base & 255]
            ):
                top = held  # likewise
                count = self.size[top]
            # who could ruff must follow every time, and then has thrown nothing away
            limit = 8
            if left_ruffs > 0:
                limit = self.size[left >> base & 255]
            if right_ruffs > 0 and limit > self.size[right >> base & 255]:
                limit = self.size[right >> base & 255]
            while count > limit:
                top &= top - 1
                count -= 1
            plain += count
            cashed |= top << base
        # a partner with nothing but trumps would have to take the lead
        if mate_ruffs <= 0 or plain <= depth - mate_ruffs - tricks:
            tricks += plain
            home |= cashed
        if tricks >= depth:
            self.sure_lead = everything
            return
        self.sure_lead = self.points_of(home)
        if tricks:
            self.sure_lead += self.least(left, tricks) + self.least(right, tricks)
            held = mate & shared
            while held:
                held &= held - 1
                tricks -= 1
            self.sure_lead += self.least(mate & ~shared, tricks)
