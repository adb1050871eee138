"""The backs of the cards: five designs, each with its own colours, the same from both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from .paper import HEIGHT
from .suits import suit_path

_FIELD = QRectF(0.055, 0.055, 0.89, HEIGHT - 0.11)
_MIDDLE = QPointF(0.5, HEIGHT / 2)


@dataclass(frozen=True)
class _Inks:
    ground: QColor
    light: QColor
    line: QColor

    def darker(self) -> _Inks:
        """For a dark window."""
        return _Inks(self.ground.darker(118), self.light.darker(118), self.line.darker(110))


def draw_design(painter: QPainter, name: str, dark: bool) -> None:
    """Paint a design, in card units, on a blank card."""
    inks, design = _DESIGNS[name]
    inks = inks.darker() if dark else inks
    field = QPainterPath()
    field.addRoundedRect(_FIELD, 0.035, 0.035)
    painter.fillPath(field, inks.ground)
    painter.save()
    painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
    design(painter, inks)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inks.line, 0.012))
    painter.drawRoundedRect(_FIELD.adjusted(0.028, 0.028, -0.028, -0.028), 0.02, 0.02)


def _lozenges(painter: QPainter, inks: _Inks) -> None:
    """Two families of slanting lines with a small lozenge in every mesh."""
    mesh_x, mesh_y = 0.127, 0.168
    slope = mesh_x / mesh_y * HEIGHT / 2
    painter.setPen(QPen(inks.light, 0.014))
    for k in range(-14, 16):
        x = 0.5 + k * mesh_x
        for way in (slope, -slope):
            painter.drawLine(QPointF(x - way, 0), QPointF(x + way, HEIGHT))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.line)
    for row in range(-9, 10):
        for column in range(-5, 6):
            x = 0.5 + (column + (0.5 if row % 2 else 0.0)) * mesh_x
            painter.drawPolygon(_lozenge(QPointF(x, _MIDDLE.y() + row * mesh_y / 2), 0.013))
    _medallion(painter, inks)


def _waves(painter: QPainter, inks: _Inks) -> None:
    """Rows of fans that overlap like scales; the lower half is the upper one turned round."""
    radius = 0.112
    painter.setBrush(inks.ground)
    for half in range(2):
        painter.save()
        if half:
            painter.translate(1, HEIGHT)
            painter.rotate(180)
        painter.setClipRect(QRectF(0, 0, 1, HEIGHT / 2), Qt.ClipOperation.IntersectClip)
        for row in range(-1, 15):
            for column in range(-1, 6):
                centre = QPointF(
                    (column + (0.5 if row % 2 else 0.0)) * 2 * radius + 0.052, row * radius * 0.5
                )
                for part, ink, width in (
                    (1.0, inks.line, 0.009),
                    (0.68, inks.light, 0.014),
                    (0.34, inks.light, 0.014),
                ):
                    painter.setPen(QPen(ink, width))
                    painter.drawEllipse(centre, radius * part, radius * part)
        painter.restore()
    painter.setPen(QPen(inks.line, 0.012))
    painter.drawLine(QPointF(0, HEIGHT / 2), QPointF(1, HEIGHT / 2))
    _medallion(painter, inks)


def _rosette(painter: QPainter, inks: _Inks) -> None:
    """A star of crossing curves, as engraved on a watch, with rays to the edge."""
    painter.setPen(QPen(inks.light, 0.007))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(60):
        angle = 2 * pi * k / 60
        painter.drawLine(_MIDDLE, _MIDDLE + QPointF(cos(angle), sin(angle)))
    painter.setBrush(inks.ground)
    painter.setPen(QPen(inks.line, 0.012))
    painter.drawEllipse(_MIDDLE, 0.36, 0.36)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inks.line, 0.007))
    for k in range(24):
        painter.save()
        painter.translate(_MIDDLE)
        painter.rotate(k * 15)
        painter.drawEllipse(QPointF(0.185, 0), 0.152, 0.085)
        painter.restore()
    painter.setBrush(inks.ground)
    painter.drawEllipse(_MIDDLE, 0.105, 0.105)
    star = QPolygonF()
    for k in range(16):
        reach = 0.088 if k % 2 == 0 else 0.036
        star.append(_MIDDLE + QPointF(reach * sin(pi * k / 8), -reach * cos(pi * k / 8)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.line)
    painter.drawPolygon(star)
    for x in (0.16, 0.84):
        for y in (0.16, HEIGHT - 0.16):
            painter.drawPolygon(_lozenge(QPointF(x, y), 0.035))


def _tartan(painter: QPainter, inks: _Inks) -> None:
    """Crossing bands of cloth."""
    band = QColor(inks.light)
    band.setAlpha(120)
    thin = QColor(inks.line)
    thin.setAlpha(190)
    step = 0.2225
    for k in range(-4, 5):
        x, y = 0.5 + k * step, HEIGHT / 2 + k * step
        painter.fillRect(QRectF(x - 0.055, 0, 0.11, HEIGHT), band)
        painter.fillRect(QRectF(0, y - 0.055, 1, 0.11), band)
    for k in range(-4, 5):
        x, y = 0.5 + (k + 0.5) * step, HEIGHT / 2 + (k + 0.5) * step
        painter.fillRect(QRectF(x - 0.005, 0, 0.010, HEIGHT), thin)
        painter.fillRect(QRectF(0, y - 0.005, 1, 0.010), thin)
    shade = QColor(0, 0, 0, 26)
    painter.setPen(QPen(shade, 0.006))
    for k in range(-40, 60):
        painter.drawLine(QPointF(k * 0.028, 0), QPointF(k * 0.028 + HEIGHT, HEIGHT))


def _plain(painter: QPainter, inks: _Inks) -> None:
    """A quiet ground with one frame and the four signs."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inks.light, 0.030))
    painter.drawRoundedRect(_FIELD.adjusted(0.085, 0.085, -0.085, -0.085), 0.05, 0.05)
    _medallion(painter, inks)


def _medallion(painter: QPainter, inks: _Inks) -> None:
    """The four suits in a ring round the middle."""
    painter.setPen(QPen(inks.line, 0.012))
    painter.setBrush(inks.ground)
    painter.drawEllipse(_MIDDLE, 0.225, 0.225)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inks.light, 0.010))
    painter.drawEllipse(_MIDDLE, 0.198, 0.198)
    for suit, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        painter.save()
        painter.translate(_MIDDLE.x() + dx * 0.108, _MIDDLE.y() + dy * 0.108)
        painter.rotate(suit * 90)
        painter.fillPath(suit_path(suit, QPointF(0, 0), 0.125), inks.line)
        painter.restore()


def _lozenge(centre: QPointF, half: float) -> QPolygonF:
    x, y = centre.x(), centre.y()
    return QPolygonF(
        [QPointF(x, y - half * 1.4), QPointF(x + half, y), QPointF(x, y + half * 1.4), QPointF(x - half, y)]
    )


def _inks(ground: str, light: str, line: str) -> _Inks:
    return _Inks(QColor(ground), QColor(light), QColor(line))


_DESIGNS: dict[str, tuple[_Inks, Callable[[QPainter, _Inks], None]]] = {
    "lozenges": (_inks("#7d1f2e", "#a63a45", "#e9c987"), _lozenges),
    "waves": (_inks("#1d4478", "#5b86bd", "#e6edf6"), _waves),
    "rosette": (_inks("#175a44", "#2f8265", "#e9d9a0"), _rosette),
    "tartan": (_inks("#3d2a5c", "#7a4f8f", "#f0cf7a"), _tartan),
    "plain": (_inks("#343a42", "#59626d", "#e8e3d6"), _plain),
}
"""By the values of the setting ``card_back``."""
