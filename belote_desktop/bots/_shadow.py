"""Stands in for the module `cython` where it is not installed: the kernels then run as plain Python.

Only what the kernels name. Types are never called and decorators give back what they are given.
"""

from __future__ import annotations

from types import TracebackType
from typing import TypeVar

compiled = False
T = TypeVar("T")


def cclass(decorated: T) -> T:
    """In compiled code: an extension type."""
    return decorated


def cfunc(decorated: T) -> T:
    """In compiled code: a C function or method."""
    return decorated


def exceptval(check: bool = True) -> object:
    """In compiled code: how an exception is told to the caller."""
    return cfunc


def cast(kind: object, number: float) -> int:
    """In compiled code: a number as another C type; the kernels cast to whole numbers only."""
    return int(number)


class _NoGil:
    """In compiled code: `with nogil:` lets other threads run, `with gil:` inside it takes the lock back."""

    def __call__(self, decorated: T) -> T:
        return decorated

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


final = inline = cfunc
nogil = gil = _NoGil()
