"""Where cards that somebody shows lie for a moment: on that player's side, clear of the trick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from belote_desktop.engine.seats import Seat

from .faces import HEIGHT
from .layout import Layout
from .pose import Pose

_STEP, _LAID_STEP = 0.42, 0.6  # of a card, left in sight by its neighbour


def declared_row(layout: Layout, place: Seat, count: int) -> tuple[Pose, ...]:
    """`count` cards side by side where no card of the trick lies, as large as those where that goes."""
    rows = [_row(room, count, layout.trick[place].width, _STEP) for room in _rooms(layout, place)]
    return max(rows, key=lambda row: row[0].width)


def laid_row(layout: Layout, count: int, trick: bool = False) -> tuple[Pose, ...]:
    """`count` cards across the middle of the table: the rest of a hand, laid down.

    `trick`: cards lie there already, which stay in sight; the row takes the place of the hand.
    """
    room = QRectF(layout.middle)
    if trick:
        room.setTop(layout.hint.bottom())
        room.setBottom(layout.size.height())
    return _row(room, count, layout.trick[Seat.SOUTH].width, _LAID_STEP)


def _rooms(layout: Layout, place: Seat) -> list[QRectF]:
    """Rooms on a player's side that no card of the trick reaches into."""
    trick = {seat: pose.bounds() for seat, pose in layout.trick.items()}
    margin = 8 * layout.scale
    table = QRectF(QPointF(), layout.size).adjusted(margin, margin, -margin, -margin)
    if place is Seat.NORTH:
        above = QRectF(table)
        above.setTop(layout.plates[place].bottom())
        above.setBottom(trick[place].top())
        return [above]
    # beside the card of West or East, and in the corner below it
    beside, corner, side = QRectF(table), QRectF(table), Seat.EAST if place is Seat.EAST else Seat.WEST
    if side is Seat.WEST:
        beside.setRight(trick[side].left() - margin)
        corner.setRight(trick[Seat.SOUTH].left() - margin)
    else:
        beside.setLeft(trick[side].right() + margin)
        corner.setLeft(trick[Seat.SOUTH].right() + margin)
    corner.setTop(trick[side].bottom())
    corner.setBottom(layout.own_top())
    if place is Seat.SOUTH:
        return [corner]
    corner.setTop(max(corner.top(), layout.bubbles[side].bottom()))
    beside.setTop(layout.plates[side].bottom())
    beside.setBottom(layout.bubbles[side].top())
    return [beside, corner]


def _row(room: QRectF, count: int, largest: float, step: float) -> tuple[Pose, ...]:
    """Cards side by side in the middle of `room`, no larger than it or `largest` allows."""
    span = 1 + step * (count - 1)  # in widths of a card
    size = max(1.0, min(largest, room.width() / span, room.height() / HEIGHT))
    left = room.center().x() - size * (span - 1) / 2
    return tuple(Pose(left + k * step * size, room.center().y(), size) for k in range(count))
