# What the worlds of an auction see of the speaker. Its text is kernel_talk.py.
cimport cython


cdef class Speaker:
    cdef double hopes[98304]
    cdef int allowed[6]
    cdef double neutral[6]
    cdef bint values
    cdef int ceiling
    cdef bint may_double
    cdef double margin, support, doubling
    cdef double takes[2]
    cdef double take_high, overcall
    cdef int turn, bid, trump, taker, factor, passes, stage, turned
    cdef int bid_value[4]
    cdef int bid_trump[4]
    cdef bint is_over(self) noexcept nogil
    cdef void speak(self, int at) noexcept nogil
    cdef void say_pass(self) noexcept nogil
    cdef void say(self, int value, int trump) noexcept nogil
    cdef void double_or_pass(self, int at) noexcept nogil
    cdef void speak_values(self, int at) noexcept nogil
    cdef void speak_takes(self, int at) noexcept nogil
