"""Where a message covers least of what is needed: a plain search over places, no widget in sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_STEP = 12
Needed = Sequence[tuple[QRect, float]]
"""Rectangles that should stay in sight, each with what covering a pixel of it costs."""


def free_place(room: QRect, sizes: Iterable[QSize], needed: Needed, middle: float | None = None) -> QRect:
    """The rectangle of one of `sizes` inside `room` that covers least; the first size and the middle win a tie.

    `middle`: where the middle from left to right is, if not that of `room`.
    """
    centre = room.width() / 2 if middle is None else middle - room.left()
    best, least = QRect(room.topLeft(), QSize(1, 1)), float("inf")
    dearest = _edges(sorted(needed, key=lambda each: -each[1]))  # most places are given up after a few
    for order, size in enumerate(sizes):
        wide, high = size.width(), size.height()
        spare_x, spare_y = room.width() - wide, room.height() - high
        if spare_x < 0 or spare_y < 0:
            continue
        wish = min(max(0.0, centre - wide / 2), float(spare_x))
        columns = _steps(spare_x, wish)
        for y in _steps(spare_y, spare_y / 2):
            beside = order * 40 + abs(y - spare_y / 2) / 100
            if beside >= least:
                break  # the rest is farther from the middle
            row = _crossed(room.top() + y, high, dearest)
            for x in columns:
                left, here = room.left() + x, beside + abs(x - wish) / 50
                if here >= least:
                    break
                cost = _cost(left, left + wide, row, here, least)
                if cost < least:
                    best, least = QRect(QPoint(left, room.top() + y), size), cost
    return best


def covered(place: QRect, needed: Needed) -> float:
    """What `place` covers of the needed, in points."""
    row = _crossed(place.top(), place.height(), _edges(needed))
    return _cost(place.left(), place.left() + place.width(), row, 0.0, float("inf"))


_Edges = list[tuple[int, int, int, int, float]]
"""Left, right, top, bottom and what covering a pixel costs: thousands of looks at a QRect take longer."""
_Crossed = list[tuple[int, int, float]]
"""Left, right and what covering a column of it costs."""


def _edges(needed: Needed) -> _Edges:
    return [
        (rect.left(), rect.left() + rect.width(), rect.top(), rect.top() + rect.height(), weight)
        for rect, weight in needed
    ]


def _crossed(top: int, high: int, needed: _Edges) -> _Crossed:
    """What a strip from side to side meets."""
    found = []
    for left, right, begins, ends, weight in needed:
        common = min(top + high, ends) - max(top, begins)
        if common > 0:
            found.append((left, right, weight * common))
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


def _steps(spare: int, wish: float) -> list[int]:
    """Where to look, from the wish outwards: a good place found early saves looking at the others."""
    places = sorted({*range(0, spare + 1, max(_STEP, spare // 28)), spare, int(wish)})
    return sorted(places, key=lambda place: abs(place - wish))
