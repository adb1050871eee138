# What the guesses see of the listener. Its text is kernel_ears.py.
from .kernel_policy cimport RulePlay


cdef class Listener(RulePlay):
    cdef int calls, common
    cdef double most, belote, soft, cap
    cdef double value[4096]
    cdef double runs[1024]
    cdef int couple[1024]
    cdef int plain[1024]
    cdef double base[3]
    cdef double four[16]
    cdef int call_place[48]
    cdef int call_kind[48]
    cdef int call_trump[48]
    cdef double call_aim[48]
    cdef double call_mul[288]
    cdef double call_add[288]
    cdef double call_least[288]
    cdef double hopes[6]
    cdef void hope(self, unsigned int hand) noexcept nogil
    cdef double heard(self) noexcept nogil
