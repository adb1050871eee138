"""Counting results of alternatives tried in the same worlds, and dropping the hopeless ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T", bound="Tally[Any]")

_BEHIND = 3.0
"""Standard errors behind the best at which an alternative is dropped."""
_FIRST = 16
"""Worlds before one may be dropped."""


class Tally(Generic[K]):
    """The results of one alternative, in world order."""

    __slots__ = ("key", "values")

    def __init__(self, key: K) -> None:
        self.key = key
        self.values: list[float] = []

    @property
    def visits(self) -> int:
        """How many results there are."""
        return len(self.values)

    @property
    def mean(self) -> float:
        """The mean result; very low when there is none."""
        return sum(self.values) / len(self.values) if self.values else -1e9

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return _spread(self.values)[1]

    def lead(self, other: Tally[K]) -> tuple[float, float]:
        """How far it is ahead of `other` over the worlds both were tried in, with the standard error."""
        return _spread([a - b for a, b in zip(self.values, other.values, strict=False)])


def _spread(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), 0.0
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def pruned(alive: list[T], worlds: int) -> list[T]:
    """The alternatives still worth trying after `worlds`; looked at only when enough is new."""
    if worlds < _FIRST or (worlds & (worlds - 1) and worlds % 64):
        return alive
    best = max(alive, key=lambda tally: tally.mean)
    kept = []
    for tally in alive:
        lead, error = best.lead(tally)
        if lead <= _BEHIND * error or not lead:
            kept.append(tally)
    return kept
