# What the guesses and the worlds of an auction see of the ear. Its text is kernel_ears.py.
cimport cython


@cython.final
cdef class Ear:
    cdef int plain[1024]
    cdef double value[1024]
    cdef double runs[256]
    cdef double base[3]
    cdef double four[16]
    cdef double most, belote, soft, cap
    cdef int common
    cdef unsigned int turned
    cdef int calls
    cdef int first[5]
    cdef int call_kind[48]
    cdef int call_trump[48]
    cdef double call_aim[48]
    cdef double call_mul[288]
    cdef double call_add[288]
    cdef double call_least[288]
    cdef double chance_of[2048]
    cdef double hopes[6]
    cdef void hope(self, unsigned int hand) noexcept nogil
    cdef double heard(self, int place, unsigned int hand) noexcept nogil
    cdef double chance(self, double cost) noexcept nogil
