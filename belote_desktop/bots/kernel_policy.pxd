# What the guesses of hidden hands see of the rule player. Its text is kernel_policy.py.
cimport cython

from .kernel_advice cimport Advice


cdef class RulePlay(Advice):
    cdef unsigned int full
    cdef bint lead_low
    cdef unsigned int worlds[256]
    cdef unsigned int results[512]
    cdef void rule_out(self, int chance) noexcept nogil
    cdef int highest(self, unsigned int cards) noexcept nogil
    cdef int rule_card(self, unsigned int cards) noexcept nogil
    cdef int out(self, int base, unsigned int unseen) noexcept nogil
    cdef bint holds(self, int slot, unsigned int unseen) noexcept nogil
    cdef unsigned int enemy_trumps(self, unsigned int unseen) noexcept nogil
    cdef int give(self, unsigned int cards, unsigned int unseen) noexcept nogil
    cdef int win(self, unsigned int winning, unsigned int unseen) noexcept nogil
    cdef int cheapest(self, unsigned int cards, unsigned int unseen) noexcept nogil
    cdef int lead_card(self, unsigned int own, unsigned int unseen) noexcept nogil
    cdef int master_worth(
        self, unsigned int cards, unsigned int out, int base, int high, unsigned int enemies
    ) noexcept nogil
    cdef int low_worth(
        self, unsigned int own, unsigned int cards, unsigned int out, int low, int high, unsigned int unseen,
        unsigned int enemies
    ) noexcept nogil
    cdef int trump_worth(
        self, unsigned int cards, unsigned int out, int base, int low, unsigned int enemies
    ) noexcept nogil
