"""Small drawn signs for buttons that have no room for words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

_ACROSS = 24.0


def _bulb() -> QPainterPath:
    path = QPainterPath(QPointF(9.2, 17.5))
    path.cubicTo(9.2, 15.2, 6, 13.8, 6, 9.6)
    path.cubicTo(6, 6.2, 8.7, 3.6, 12, 3.6)
    path.cubicTo(15.3, 3.6, 18, 6.2, 18, 9.6)
    path.cubicTo(18, 13.8, 14.8, 15.2, 14.8, 17.5)
    path.closeSubpath()
    path.moveTo(10, 20.6)
    path.lineTo(14, 20.6)
    return path


def _back() -> QPainterPath:
    path = QPainterPath(QPointF(8.6, 4.4))
    path.lineTo(4.2, 8.8)
    path.lineTo(8.6, 13.2)
    path.moveTo(4.2, 8.8)
    path.lineTo(14.4, 8.8)
    path.cubicTo(22, 8.8, 22, 19.4, 14.4, 19.4)
    path.lineTo(9.5, 19.4)
    return path


def _panel() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3, 4.5, 18, 15), 2.5, 2.5)
    path.moveTo(14.2, 4.5)
    path.lineTo(14.2, 19.5)
    for y in (8.6, 12.0, 15.4):
        path.moveTo(16.6, y)
        path.lineTo(18.6, y)
    return path


_PATHS = {"hint": _bulb, "undo": _back, "side_panel": _panel}


def has_sign(name: str) -> bool:
    """Whether there is a sign for the command of this name."""
    return name in _PATHS


def draw_sign(painter: QPainter, name: str, room: QRectF, ink: QColor) -> None:
    """Draw the sign of a command, as large as fits in the middle of `room`."""
    size = min(room.width(), room.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center() - QPointF(size / 2, size / 2))
    painter.scale(size / _ACROSS, size / _ACROSS)
    line = QPen(ink, 1.9)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_PATHS[name]())
    painter.restore()
