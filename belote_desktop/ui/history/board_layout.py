"""Where the cards of a deal lie when all four hands are open: pure geometry.

    North's plate and cards
    West's plate and cards   the trick   East's plate and cards
    South's cards and plate

The cards are as large as the board allows, and each keeps its place in its hand when others are gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from belote_desktop.engine.seats import Seat

from ..table.faces import HEIGHT
from ..table.pose import Pose

_FULL = 8
_STRIP = 0.42  # of a card's width, left in sight by its right neighbour
_ROWS, _STEP, _SHIFT = 4, 0.305 * HEIGHT, 0.6  # at the sides: rows, way down, shift of the second column
_TRICK = 0.94  # cards of the trick to those of the hands
_ACROSS, _DOWN = 3.24, 2.07  # breadth and height of a trick, in its cards
_MARGIN, _GAP = 7.0, 5.0
_LEAST_CARD = 24.0


@dataclass(frozen=True)
class BoardLayout:
    """Places in pixels; a place of a hand is that of its n-th card as dealt."""

    hands: Mapping[Seat, tuple[Pose, ...]]
    plates: Mapping[Seat, QRectF]
    trick: Mapping[Seat, Pose]
    turned: Pose


def arrange_board(
    width: float, height: float, plate: float, widths: Mapping[Seat, float], cards: int = _FULL
) -> BoardLayout:
    """Lay a board out. `plate`: height of a name plate; `widths`: how wide each would like to be."""
    rows = min(_ROWS, cards)
    columns = 1 + (cards - 1) // _ROWS * _SHIFT
    tall = HEIGHT + (rows - 1) * _STEP
    middle = max(_DOWN * HEIGHT * _TRICK, tall)
    down = (height - 2 * _MARGIN - 4 * _GAP - 2 * plate) / (2 * HEIGHT + middle)
    # where the hands at the sides are higher than the trick, their plates need room too
    down = min(down, (height - 2 * _MARGIN - 6 * _GAP - 3 * plate) / (2 * HEIGHT + tall))
    across = (width - 2 * _MARGIN - 4 * _GAP) / (2 * columns + _ACROSS * _TRICK)
    row = (width - 2 * _MARGIN) / (1 + (cards - 1) * _STRIP)
    card = max(_LEAST_CARD, min(down, across, row))
    x, high = width / 2, card * HEIGHT
    hands: dict[Seat, tuple[Pose, ...]] = {}
    plates: dict[Seat, QRectF] = {}
    span = card * (1 + (cards - 1) * _STRIP)
    for seat, y in (
        (Seat.NORTH, _MARGIN + plate + _GAP + high / 2),
        (Seat.SOUTH, height - _MARGIN - plate - _GAP - high / 2),
    ):
        left = x - span / 2 + card / 2
        hands[seat] = tuple(Pose(left + k * card * _STRIP, y, card) for k in range(cards))
        wide = min(widths[seat], width - 2 * _MARGIN)
        plates[seat] = QRectF(x - wide / 2, 0, wide, plate)
    plates[Seat.NORTH].moveTop(_MARGIN)
    plates[Seat.SOUTH].moveBottom(height - _MARGIN)
    top, bottom = _MARGIN + plate + 2 * _GAP + high, height - _MARGIN - plate - 2 * _GAP - high
    centre = (top + bottom) / 2
    side = card * columns
    for seat in (Seat.WEST, Seat.EAST):
        left = _MARGIN if seat is Seat.WEST else width - _MARGIN - side
        first = centre - (tall * card - plate - _GAP) / 2
        hands[seat] = tuple(
            Pose(
                left + card / 2 + k // _ROWS * _SHIFT * card,
                first + high / 2 + k % _ROWS * _STEP * card,
                card,
            )
            for k in range(cards)
        )
        room = x - 0.6 * _TRICK * card - _MARGIN - _GAP  # beside the card that North has played
        wide = min(max(side, widths[seat]), max(side, room))
        box = QRectF(left, first - _GAP - plate, wide, plate)
        if seat is Seat.EAST:
            box.moveRight(width - _MARGIN)
        plates[seat] = box
    size = card * _TRICK
    dx, dy = 1.12 * size, 0.535 * size * HEIGHT
    places = {Seat.NORTH: (0.0, -dy), Seat.EAST: (dx, 0.0), Seat.SOUTH: (0.0, dy), Seat.WEST: (-dx, 0.0)}
    trick = {seat: Pose(x + px, centre + py, size) for seat, (px, py) in places.items()}
    return BoardLayout(hands, plates, trick, Pose(x, centre, size))
