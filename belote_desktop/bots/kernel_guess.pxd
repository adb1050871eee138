# So that the compiler sees the class below the guesses, and the ear. Its text is kernel_guess.py.
from .kernel_ears cimport Ear
from .kernel_policy cimport RulePlay
