# So that the compiler sees the class below the listener. Its text is kernel_guess.py.
from .kernel_ears cimport Listener
