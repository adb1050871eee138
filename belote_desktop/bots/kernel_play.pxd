# What the rule player sees of a deal in play, and others of the dice. Its text is kernel_play.py.
cimport cython

from .kernel_board cimport Board


@cython.final
cdef class Dice:
    cdef unsigned long long state
    cdef unsigned long long mask
    cdef int draw(self, int below) noexcept nogil


cdef class Play(Board):
    cdef public int turn, taker, led, best, holder, count, on_table
    cdef public unsigned int played
    cdef int taken[2]
    cdef int tricks[4]
    cdef unsigned int lacks[4]
    cdef unsigned int leads[4]
    cdef int kept[16]
    cdef unsigned int kept_masks[16]
    cdef unsigned char nth[2048]
    cdef Dice dice
    @cython.final
    cdef int pick(self, unsigned int cards) noexcept nogil
    cdef unsigned int choices(self) noexcept nogil
    cdef unsigned int refuted(self, int slot, int mate) noexcept nogil
    cdef void play(self, int slot) noexcept nogil
    cdef void play_out(self) noexcept nogil
    cdef void keep(self) noexcept nogil
    cdef void back(self) noexcept nogil
    cdef unsigned int outcome(self) noexcept nogil
