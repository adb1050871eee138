# What the compiled kernels share: the layout of a Board. Its text is kernel_board.py.
cdef class Board:
    cdef int points[32]
    cdef unsigned int trumps
    cdef unsigned int high
    cdef unsigned int bit[32]
    cdef unsigned int suit[4]
    cdef unsigned int above[32]
    cdef unsigned int beats[32]
    cdef unsigned int climb[64]
    cdef unsigned int ruff[64]
    cdef unsigned int free[2]
    cdef unsigned int spare[2]
    cdef unsigned int under[2]
    cdef int underruff
    cdef int not_under_mate
    cdef int slot_of[32]
    cdef int top[256]
    cdef int size[256]
    cdef unsigned int over[256]
    cdef unsigned int hands[4]
    cdef unsigned int legal(self, unsigned int hand, int led, int best, int mate) noexcept nogil
