# What the solver sees of the search. Its text is kernel_search.py.
cimport cython

from .kernel_sure cimport Sure


cdef class Search(Sure):
    cdef int made, lost, lead
    cdef long long nodes, next_poll, every
    cdef bint stop
    cdef object poll
    cdef unsigned int alive[9]
    cdef int left[9]
    cdef int capot[9]
    cdef int move[320]
    cdef int score[320]
    cdef int history[3200]
    @cython.final
    cdef void ask(self) noexcept nogil
    @cython.final
    cdef int after(
        self, int place, int lying, int led, int best, int holder, int on_table, int t, int depth, int slot
    ) noexcept nogil
    @cython.final
    cdef int reach(self, int place, int led) noexcept nogil
    @cython.final
    cdef int choose(
        self, int place, int lying, int led, int best, int holder, int on_table, int t, int depth, int hint
    ) noexcept nogil
    @cython.final
    cdef int last_winner(self, int leader) noexcept nogil
    @cython.final
    cdef int between(self, int leader, int depth, int t) noexcept nogil
