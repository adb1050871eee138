"""Where a message covers least of what is needed: a plain search over places, no widget in sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_STEP = 8
Needed = Sequence[tuple[QRect, float]]
"""Rectangles that should stay in sight, each with what covering a pixel of it costs."""


def free_place(room: QRect, sizes: Iterable[QSize], needed: Needed) -> QRect:
    """The rectangle of one of `sizes` inside `room` that covers least; the first size and the middle win a tie."""
    best, least = QRect(room.topLeft(), QSize(1, 1)), float("inf")
    dearest = sorted(needed, key=lambda each: -each[1])  # most places are given up after a few
    for order, size in enumerate(sizes):
        wide, high = size.width(), size.height()
        spare_x, spare_y = room.width() - wide, room.height() - high
        if spare_x < 0 or spare_y < 0:
            continue
        for y in _steps(spare_y):
            beside = order * 40 + abs(y - spare_y / 2) / 100
            if beside >= least:
                continue
            row = _crossed(room.top() + y, high, dearest)
            for x in _steps(spare_x):
                left = room.left() + x
                cost = _cost(left, left + wide, row, beside + abs(x - spare_x / 2) / 50, least)
                if cost < least:
                    best, least = QRect(QPoint(left, room.top() + y), size), cost
    return best


def covered(place: QRect, needed: Needed) -> float:
    """What `place` covers of the needed, in points."""
    row = _crossed(place.top(), place.height(), needed)
    return _cost(place.left(), place.left() + place.width(), row, 0.0, float("inf"))


_Crossed = list[tuple[int, int, float]]
"""Left, right and what covering a column of it costs."""


def _crossed(top: int, high: int, needed: Needed) -> _Crossed:
    """What a strip from side to side meets."""
    found = []
    for rect, weight in needed:
        common = min(top + high, rect.top() + rect.height()) - max(top, rect.top())
        if common > 0:
            found.append((rect.left(), rect.left() + rect.width(), weight * common))
    return found


def _cost(left: int, right: int, row: _Crossed, cost: float, limit: float) -> float:
    """`cost` and what a place in this strip covers; the search may end as soon as it is beyond `limit`."""
    for begins, ends, weight in row:
        wide = min(right, ends) - max(left, begins)
        if wide > 0:
            cost += weight * wide
            if cost >= limit:
                break
    return cost


def _steps(spare: int) -> list[int]:
    return sorted({*range(0, spare + 1, max(_STEP, spare // 40)), spare, spare // 2})
