"""Cards that are shown lie inside the table, in sight, and clear of the trick."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from belote_desktop.engine.seats import Seat
from belote_desktop.ui.table.layout import Wants, arrange
from belote_desktop.ui.table.pose import around
from belote_desktop.ui.table.showing import declared_row, laid_row

SIZES = ((600, 480), (680, 520), (800, 600), (980, 760), (1280, 800), (1920, 1080), (800, 1100), (3840, 2160))
LEAST = 0.33  # of a card of the trick: rank and suit can be read


@pytest.mark.parametrize("count", [3, 4, 5, 8])
@pytest.mark.parametrize("place", Seat)
@pytest.mark.parametrize("size", SIZES)
def test_declared_cards_leave_the_trick_in_sight(size: tuple[int, int], place: Seat, count: int) -> None:
    layout = arrange(*size, Wants(banner=QSizeF(260, 120)))
    row = declared_row(layout, place, count)
    assert len(row) == count
    where = around(row)
    assert QRectF(0, 0, *size).contains(where)
    for trick in layout.trick.values():
        assert not trick.bounds().intersects(where)
    assert not layout.hand_area().intersects(where)
    assert row[0].width >= LEAST * layout.trick[place].width
    steps = [after.x - before.x for before, after in pairwise(row)]
    assert min(steps) > 0.35 * row[0].width, "the corner of each is in sight"


@pytest.mark.parametrize("count", [1, 4, 8])
@pytest.mark.parametrize("size", SIZES)
def test_a_hand_laid_down_lies_in_the_middle(size: tuple[int, int], count: int) -> None:
    layout = arrange(*size)
    row = laid_row(layout, count)
    assert len(row) == count
    assert layout.middle.adjusted(-1, -1, 1, 1).contains(around(row))
    assert row[0].width > 0.5 * layout.trick[Seat.SOUTH].width
