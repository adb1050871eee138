"""The index letters and figures of the cards, drawn as strokes of one width.

A deck whose indices came from whatever font is installed would change with the machine; these
twelve signs do not. Coordinates: height 1 (0 top, 1 bottom), width per sign, stroke width included.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

_STROKE = 0.165
_EDGE = _STROKE / 2
_BOTTOM = 1 - _EDGE
_GAP = 0.10
_LARGE = 2000.0  # path operations flatten the curves of small paths coarsely


def _poly(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def _ring(x: float, y: float, w: float, h: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(x, y, w, h, min(w, h * 1.1) / 2, min(h, w * 1.1) / 2)
    return path


def _seven() -> tuple[float, QPainterPath]:
    path = QPainterPath(QPointF(_EDGE * 0.4, _EDGE))
    path.lineTo(0.53, _EDGE)
    path.cubicTo(0.36, 0.38, 0.26, 0.66, 0.225, 1.05)
    return 0.62, path


def _eight() -> tuple[float, QPainterPath]:
    path = _ring(0.115, _EDGE, 0.41, 0.385)
    path.addPath(_ring(_EDGE, 0.467, 0.475, _BOTTOM - 0.467))
    return 0.64, path


def _nine() -> tuple[float, QPainterPath]:
    path = _ring(_EDGE, _EDGE, 0.475, 0.475)
    path.moveTo(_EDGE + 0.475, 0.32)
    path.cubicTo(0.56, 0.66, 0.44, 0.86, 0.18, _BOTTOM + 0.005)
    return 0.64, path


def _one() -> tuple[float, QPainterPath]:
    return 0.375, _poly((0.045, 0.235), (0.285, 0.07), (0.285, 1.0))


def _zero() -> tuple[float, QPainterPath]:
    return 0.60, _ring(_EDGE, _EDGE, 0.435, 1 - _STROKE)


def _letter_a() -> tuple[float, QPainterPath]:
    path = _poly((0.06, 1.08), (0.385, 0.02), (0.71, 1.08))
    path.addPath(_poly((0.17, 0.70), (0.60, 0.70)))
    return 0.77, path


def _letter_k() -> tuple[float, QPainterPath]:
    path = _poly((_EDGE, 0.0), (_EDGE, 1.0))
    path.addPath(_poly((0.65, -0.06), (0.13, 0.58)))
    path.addPath(_poly((0.27, 0.42), (0.66, 1.06)))
    return 0.72, path


def _letter_q() -> tuple[float, QPainterPath]:
    path = _ring(_EDGE, _EDGE, 0.60, 1 - _STROKE)
    path.addPath(_poly((0.40, 0.68), (0.74, 1.02)))
    return 0.78, path


def _letter_j() -> tuple[float, QPainterPath]:
    path = QPainterPath(QPointF(0.44, 0.0))
    path.lineTo(0.44, 0.66)
    path.cubicTo(0.44, 0.98, 0.10, 1.00, 0.055, 0.68)
    return 0.53, path


def _letter_r() -> tuple[float, QPainterPath]:
    path = QPainterPath(QPointF(_EDGE, 1.0))
    path.lineTo(_EDGE, _EDGE)
    path.lineTo(0.33, _EDGE)
    path.cubicTo(0.66, _EDGE, 0.66, 0.56, 0.33, 0.56)
    path.lineTo(_EDGE, 0.56)
    path.addPath(_poly((0.33, 0.54), (0.635, 1.06)))
    return 0.69, path


def _letter_d() -> tuple[float, QPainterPath]:
    path = QPainterPath(QPointF(_EDGE, _EDGE))
    path.lineTo(0.26, _EDGE)
    path.cubicTo(0.76, _EDGE, 0.76, _BOTTOM, 0.26, _BOTTOM)
    path.lineTo(_EDGE, _BOTTOM)
    path.closeSubpath()
    return 0.72, path


def _letter_v() -> tuple[float, QPainterPath]:
    return 0.77, _poly((0.06, -0.08), (0.385, 0.98), (0.71, -0.08))


_SIGNS = {
    "7": _seven, "8": _eight, "9": _nine, "1": _one, "0": _zero, "A": _letter_a, "K": _letter_k,
    "Q": _letter_q, "J": _letter_j, "R": _letter_r, "D": _letter_d, "V": _letter_v,
}  # fmt: skip


@cache
def _outline(text: str) -> tuple[float, QPainterPath]:
    """Width and filled outline of a text at height 1."""
    stroker = QPainterPathStroker()
    stroker.setWidth(_STROKE * _LARGE)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setMiterLimit(2.2)
    stroker.setCurveThreshold(0.05)
    whole, x = QPainterPath(), 0.0
    whole.setFillRule(Qt.FillRule.WindingFill)
    for letter in text:
        width, skeleton = _SIGNS[letter]()
        large = QTransform.fromScale(_LARGE, _LARGE).map(skeleton)
        whole.addPath(stroker.createStroke(large).simplified().translated(x * _LARGE, 0.0))
        x += width + _GAP
    clip = QPainterPath()
    clip.addRect(-0.1 * _LARGE, 0.0, (x + 0.2) * _LARGE, _LARGE)  # the points of A and V are cut flat
    return x - _GAP, QTransform.fromScale(1 / _LARGE, 1 / _LARGE).map(whole.intersected(clip))


def text_width(text: str, height: float) -> float:
    """Width of an index text at a height."""
    return _outline(text)[0] * height


def text_path(text: str, centre: QPointF, height: float, max_width: float) -> QPainterPath:
    """The outline of an index text round `centre`, narrowed to `max_width` when it is wider."""
    width, path = _outline(text)
    squeeze = min(1.0, max_width / (width * height))
    place = QTransform.fromTranslate(centre.x() - width * height * squeeze / 2, centre.y() - height / 2)
    return place.scale(height * squeeze, height).map(path)
