"""The cloth of the table: lit in the middle, with a faint grain that also keeps the gradient from banding."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from belote_desktop.ui.theme import Palette

_TILE = 128


@cache
def _grain() -> QImage:
    """A tile of faint light and dark specks; the same on every machine."""
    tile = QImage(_TILE, _TILE, QImage.Format.Format_ARGB32)
    state = 12345
    for y in range(_TILE):
        for x in range(_TILE):
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF
            speck = (state >> 16) % 19 - 9
            tile.setPixelColor(x, y, QColor(255, 255, 255, speck) if speck > 0 else QColor(0, 0, 0, -speck))
    return tile


def felt_pixmap(size: QSize, ratio: float, colours: Palette) -> QPixmap:
    """The cloth for a table of `size` logical pixels."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colours.felt)
    painter = QPainter(pixmap)
    width, height = size.width(), size.height()
    light = QRadialGradient(QPointF(0.5, 0.46), 0.72)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectMode)
    light.setColorAt(0.0, colours.felt_centre)
    light.setColorAt(0.55, colours.felt)
    light.setColorAt(1.0, colours.felt_edge)
    painter.fillRect(0, 0, width, height, light)
    painter.fillRect(0, 0, width, height, QBrush(QPixmap.fromImage(_grain())))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.end()
    return pixmap
