"""What the cards of a search brought, batch by batch, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

_BEHIND = 3.5
"""Standard errors behind the best at which a card is dropped."""
_FEW = 8
"""Batches before one may be dropped."""


class Record:
    """The results of one card: the mean of each batch of worlds, the same worlds for all cards."""

    __slots__ = ("means", "sizes", "slot")

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.means: list[float] = []
        self.sizes: list[int] = []

    @property
    def visits(self) -> int:
        """Worlds tried."""
        return sum(self.sizes)

    @property
    def mean(self) -> float:
        """The mean result; very low when there is none."""
        return _spread(self.means, self.sizes)[0] if self.means else -1e9

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 while there is too little to tell."""
        return _spread(self.means, self.sizes)[1]

    def lead(self, other: Record) -> tuple[float, float]:
        """How far it is ahead of `other` over the batches both were tried in, with the standard error."""
        gaps = [a - b for a, b in zip(self.means, other.means, strict=False)]
        return _spread(gaps, self.sizes[: len(gaps)])


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
    everything, count = sum(sizes), len(means)
    if not everything:
        return 0.0, 0.0
    mean = sum(one * size for one, size in zip(means, sizes, strict=True)) / everything
    if count < 2:
        return mean, 0.0
    spread = sum(size * (one - mean) ** 2 for one, size in zip(means, sizes, strict=True))
    return mean, sqrt(spread / (count - 1) / everything)


def promising(records: list[Record]) -> list[Record]:
    """The cards that are not hopelessly behind."""
    if len(records[0].means) < _FEW:
        return records
    best = max(records, key=lambda record: record.mean)
    kept = []
    for record in records:
        lead, error = best.lead(record)
        if record is best or lead <= _BEHIND * error:
            kept.append(record)
    return kept
