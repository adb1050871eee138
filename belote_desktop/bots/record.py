"""What the cards of a search brought, batch by batch, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

_BEHIND = 3.5
"""Standard errors behind the best at which a card is dropped."""
_FEW = 8
"""Batches before one may be dropped."""
_DOUBTED = 60
"""With so many solved worlds half of what the solver finds is believed: it differs much from one world to the next."""


class Batch(NamedTuple):
    """What a card brought in some worlds, the same for all cards."""

    mean: float
    """By the tree."""
    size: int
    """In how many worlds."""
    gap: float = 0.0
    """What the solver found beyond that, on average …"""
    solved: int = 0
    """… in so many of them."""


class Record:
    """The results of one card."""

    __slots__ = ("_blend", "batches", "slot")

    def __init__(self, slot: int, blend: float = 0.0) -> None:
        """`blend`: weight of what the solver finds, in the end."""
        self.slot = slot
        self.batches: list[Batch] = []
        self._blend = blend

    @property
    def visits(self) -> int:
        """Worlds tried."""
        return sum(batch.size for batch in self.batches)

    @property
    def mean(self) -> float:
        """The mean result; 0 when there is none."""
        return self._spread(self.batches)[0]

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 while there is too little to tell."""
        return self._spread(self.batches)[1]

    def lead(self, other: Record) -> tuple[float, float]:
        """How far it is ahead of `other` over the batches both were tried in, with the standard error."""
        return self._spread(
            [
                Batch(a.mean - b.mean, a.size, a.gap - b.gap, a.solved)
                for a, b in zip(self.batches, other.batches, strict=False)
            ]
        )

    def _spread(self, batches: Sequence[Batch]) -> tuple[float, float]:
        mean, error = _spread([batch.mean for batch in batches], [batch.size for batch in batches])
        solved = sum(batch.solved for batch in batches)
        if not solved:
            return mean, error
        gap, doubt = _spread([batch.gap for batch in batches], [batch.solved for batch in batches])
        weight = self._blend * solved / (solved + _DOUBTED)
        return mean + weight * gap, sqrt(error**2 + (weight * doubt) ** 2)


def reckoned(records: Sequence[Record], alive: Sequence[Record]) -> dict[int, float]:
    """The worth of each card, by slot: of a dropped one, by how far it lay behind in the worlds it was tried in.

    Its own mean will not do: those worlds may have been kind to all cards.
    """
    best = max(alive, key=lambda record: record.mean)
    return {
        record.slot: record.mean if record in alive else best.mean - max(0.0, best.lead(record)[0])
        for record in records
    }


def _spread(means: Sequence[float], sizes: Sequence[int]) -> tuple[float, float]:
    """The mean over all worlds and its standard error, from the means of batches."""
    everything, count = sum(sizes), sum(size > 0 for size in sizes)
    if not everything:
        return 0.0, 0.0
    mean = sum(one * size for one, size in zip(means, sizes, strict=True)) / everything
    if count < 2:
        return mean, 0.0
    spread = sum(size * (one - mean) ** 2 for one, size in zip(means, sizes, strict=True))
    return mean, sqrt(spread / (count - 1) / everything)


def promising(records: list[Record]) -> list[Record]:
    """The cards that are not hopelessly behind."""
    if len(records[0].batches) < _FEW:
        return records
    best = max(records, key=lambda record: record.mean)
    kept = []
    for record in records:
        lead, error = best.lead(record)
        if record is best or lead <= _BEHIND * error:
            kept.append(record)
    return kept
