# The weights of the rule player, by the names of weights.Weights. Its text is kernel_advice.py.
from .kernel_play cimport Play


cdef class Advice(Play):
    cdef public int safe_out, give_points, give_strength, keep_master, risk_out, keep_risky
    cdef public int keep_trump, win_keep, hold_last, hold_up, try_points, cheap_points
    cdef public int cheap_strength, cheap_trump, cheap_master, cheap_guard, cheap_length, guarded
    cdef public int master, master_points, master_out, master_ruffed, master_length, master_run
    cdef public int low, low_points, low_strength, low_under, low_guard, low_length
    cdef public int low_length_trumps, low_mate, low_mate_ruffs, low_mate_void, low_single, low_taker
    cdef public int draw_nothing, draw_master, draw_last, draw_low, draw_low_length, defence_master
    cdef public int defence_low, mate_master, mate_low, mate_points, mate_again, mate_void
