# What the solver sees of the sure points. Its text is kernel_sure.py.
from .kernel_shapes cimport Shapes


cdef class Sure(Shapes):
    cdef unsigned int zeros
    cdef int trump_base
    cdef int sure_lead
    cdef int sure_other
    cdef void count_sure(self, int leader, int depth, unsigned int cards, int everything) noexcept nogil
    cdef int least(self, unsigned int cards, int count) noexcept nogil
