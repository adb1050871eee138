"""The top of the table: cloth, wood or a plain ground, lit in the middle."""

from __future__ import annotations

from functools import cache
from math import sin
from random import Random

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from belote_desktop.ui.theme import Palette

_TILE = 128
_PLANK = 118.0  # breadth of a plank in logical pixels


@cache
def _grain() -> QImage:
    """A tile of faint light and dark specks, which also keep the gradient from banding; the same on every machine."""
    tile = QImage(_TILE, _TILE, QImage.Format.Format_ARGB32)
    state = 12345
    for y in range(_TILE):
        for x in range(_TILE):
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF
            speck = (state >> 16) % 19 - 9
            tile.setPixelColor(x, y, QColor(255, 255, 255, speck) if speck > 0 else QColor(0, 0, 0, -speck))
    return tile


def felt_pixmap(size: QSize, ratio: float, colours: Palette) -> QPixmap:
    """The top of a table of `size` logical pixels."""
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
    if colours.table == "wood":
        _wood(painter, width, height)
    if colours.name != "contrast":
        painter.fillRect(0, 0, width, height, QBrush(QPixmap.fromImage(_grain())))
    painter.end()
    return pixmap


def _wood(painter: QPainter, width: int, height: int) -> None:
    """Planks along the table, with veins that bend round a knot now and then; translucent over the light."""
    chance = Random(5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(int(height / _PLANK) + 1):
        top = number * _PLANK
        shade = chance.uniform(-16, 16)
        tint = QColor(255, 235, 200, round(shade)) if shade > 0 else QColor(20, 8, 0, round(-shade))
        painter.fillRect(0, round(top), width, round(_PLANK), tint)
        painter.save()
        painter.setClipRect(0, round(top), width, round(_PLANK))
        _veins(painter, chance, width, top)
        painter.restore()
        painter.setPen(QPen(QColor(20, 8, 0, 90), 1.6))
        painter.drawLine(QPointF(0, top), QPointF(width, top))
        painter.setPen(QPen(QColor(255, 235, 200, 26), 1.2))
        painter.drawLine(QPointF(0, top + 1.6), QPointF(width, top + 1.6))


def _veins(painter: QPainter, chance: Random, width: int, top: float) -> None:
    knot_x, knot_y = chance.uniform(0, max(width, 1)), top + chance.uniform(0.25, 0.75) * _PLANK
    painter.setBrush(Qt.BrushStyle.NoBrush)
    y = top - 8.0
    while y < top + _PLANK + 8:
        phase, lift = chance.uniform(0, 6.3), chance.uniform(1.2, 3.4)
        path = QPainterPath()
        for x in range(-20, width + 60, 40):
            near = max(0.0, 1 - abs(x - knot_x) / 190)
            side = 1 if y >= knot_y else -1
            bend = side * near * near * max(0.0, 17 - abs(y - knot_y) * 0.22)
            at = QPointF(x, y + lift * sin(x / 170 + phase) + bend)
            if path.elementCount() == 0:
                path.moveTo(at)
            else:
                path.lineTo(at)
        painter.setPen(QPen(QColor(24, 9, 0, chance.randint(16, 44)), chance.uniform(0.7, 1.7)))
        painter.drawPath(path)
        y += chance.uniform(4.5, 9.5)
