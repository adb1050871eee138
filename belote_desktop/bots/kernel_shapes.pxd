# What the solver sees of the table of alike positions. Its text is kernel_shapes.py.
from .kernel_board cimport Board


cdef class Shapes(Board):
    cdef int worth[1024]
    cdef unsigned int shape[1024]
    cdef unsigned int entries[262144]
    cdef unsigned int era
    cdef int floor
    cdef int ceiling
    cdef int hint
    cdef int points_of(self, unsigned int cards) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef unsigned int shape_of(self, unsigned int cards) noexcept nogil
    cdef void find(self, unsigned int shape, unsigned int cards, unsigned int tag) noexcept nogil
    cdef void store(
        self, unsigned int shape, unsigned int cards, unsigned int tag, int floor, int ceiling, int lead
    ) noexcept nogil
