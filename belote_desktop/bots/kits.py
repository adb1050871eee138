"""The compiled parts that one thread needs for one contract, kept for the next decision."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from .double_dummy import Solver
from .duties import duties_for
from .kernel_guess import Guess
from .kernel_tree import Tree
from .tables import tables_for
from .weights import WEIGHTS

_MOST: Final = 3
"""Kits kept, some 5 MB each."""


class Kit:
    """Guesses, tree and solver, ready for a contract."""

    def __init__(self, rules: RuleSet, trump: Trump) -> None:
        duties, weights = duties_for(rules, trump), WEIGHTS[tables_for(rules, trump).kind]
        self.guess = Guess()
        self.tree = Tree()
        for one in (self.guess, self.tree):
            one.load(duties)
            one.advise(weights)
            one.seed(0)
        self.solver = Solver(duties)


_free: deque[tuple[RuleSet, Trump, Kit]] = deque(maxlen=_MOST)
_lock = Lock()


@contextmanager
def kit(rules: RuleSet, trump: Trump) -> Iterator[Kit]:
    """A kit for one thread, given back at the end."""
    with _lock:
        place = next((n for n, (r, t, _) in enumerate(_free) if t is trump and r == rules), None)
        found = None if place is None else _free[place][2]
        if place is not None:
            del _free[place]
    found = found or Kit(rules, trump)
    try:
        yield found
    finally:
        with _lock:
            _free.append((rules, trump, found))
