# So that the compiler sees the class below the rules. Its text is kernel_tree.py.
from .kernel_policy cimport RulePlay
