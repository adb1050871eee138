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
    for order, size in enumerate(sizes):
        spare_x, spare_y = room.width() - size.width(), room.height() - size.height()
        if spare_x < 0 or spare_y < 0:
            continue
        for y in _steps(spare_y):
            for x in _steps(spare_x):
                place = QRect(room.topLeft() + QPoint(x, y), size)
                cost = covered(place, needed)
                cost += order * 40 + abs(x - spare_x / 2) / 50 + abs(y - spare_y / 2) / 100
                if cost < least:
                    best, least = place, cost
    return best


def covered(place: QRect, needed: Needed) -> float:
    """What `place` covers of the needed, in points."""
    cost = 0.0
    for rect, weight in needed:
        common = rect.intersected(place)
        if not common.isEmpty():
            cost += weight * common.width() * common.height()
    return cost


def _steps(spare: int) -> list[int]:
    return sorted({*range(0, spare + 1, max(_STEP, spare // 40)), spare, spare // 2})
