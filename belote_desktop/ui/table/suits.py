"""The four suit signs as vector paths: no font is asked for them, so they look the same everywhere."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPainterPathStroker, QPixmap, QTransform

_Curve = tuple[float, float, float, float, float, float]


def _symmetric(start: tuple[float, float], right: tuple[_Curve, ...]) -> QPainterPath:
    """A closed path from the curves of its right half, mirrored at the vertical axis."""
    path = QPainterPath(QPointF(*start))
    points = [start]
    for x1, y1, x2, y2, x, y in right:
        path.cubicTo(x1, y1, x2, y2, x, y)
        points.append((x, y))
    for (x1, y1, x2, y2, _, _), (x, y) in zip(reversed(right), reversed(points[:-1]), strict=True):
        path.cubicTo(-x2, y2, -x1, y1, -x, y)
    path.closeSubpath()
    return path


def merged(*paths: QPainterPath) -> QPainterPath:
    """The union of paths drawn in a unit square.

    Qt turns curves into a handful of straight lines in such operations unless the path is large: so it is
    made large for the time being.
    """
    grow, shrink = QTransform.fromScale(2000, 2000), QTransform.fromScale(1 / 2000, 1 / 2000)
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(grow.map(path))
    return shrink.map(whole)


def _stem(top: float, width: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, top))
    path.lineTo(0.035, top)
    path.cubicTo(0.045, 0.34, 0.09, 0.44, width, 0.50)
    path.lineTo(-width, 0.50)
    path.cubicTo(-0.09, 0.44, -0.045, 0.34, -0.035, top)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    body = _symmetric(
        (0.0, -0.50),
        (
            (0.07, -0.34, 0.45, -0.13, 0.45, 0.13),
            (0.45, 0.27, 0.35, 0.35, 0.24, 0.35),
            (0.13, 0.35, 0.05, 0.29, 0.0, 0.19),
        ),
    )
    return merged(body, _stem(0.10, 0.19))


def _heart() -> QPainterPath:
    return _symmetric(
        (0.0, 0.49),
        (
            (0.08, 0.28, 0.48, 0.10, 0.48, -0.18),
            (0.48, -0.35, 0.37, -0.45, 0.25, -0.45),
            (0.12, -0.45, 0.03, -0.36, 0.0, -0.24),
        ),
    )


def _diamond() -> QPainterPath:
    return _symmetric(
        (0.0, -0.50), ((0.10, -0.31, 0.25, -0.13, 0.39, 0.0), (0.25, 0.13, 0.10, 0.31, 0.0, 0.50))
    )


def _club() -> QPainterPath:
    lobes = [(0.0, -0.272, 0.228), (-0.262, 0.10, 0.228), (0.262, 0.10, 0.228), (0.0, 0.0, 0.16)]
    circles = []
    for x, y, radius in lobes:
        circle = QPainterPath()
        circle.addEllipse(QPointF(x, y), radius, radius)
        circles.append(circle)
    return merged(_stem(-0.02, 0.18), *circles)


@cache
def _unit_path(suit: int) -> QPainterPath:
    return (_spade, _heart, _diamond, _club)[suit]()


def suit_path(suit: int, centre: QPointF, size: float, upside_down: bool = False) -> QPainterPath:
    """The sign of a suit (0..3: spades hearts diamonds clubs), `size` high, round `centre`."""
    turn = QTransform.fromTranslate(centre.x(), centre.y()).scale(size, -size if upside_down else size)
    return turn.map(_unit_path(suit))


@cache
def _unit_inline(suit: int) -> QPainterPath:
    # fine enough for the largest card there is; ten times finer takes several frames to work out
    grow, shrink = QTransform.fromScale(200, 200), QTransform.fromScale(1 / 200, 1 / 200)
    stroker = QPainterPathStroker()
    stroker.setWidth(200 * 0.13)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    large = grow.map(_unit_path(suit))
    inner = large.subtracted(stroker.createStroke(large))
    body = max(
        inner.toSubpathPolygons(), key=lambda part: part.boundingRect().width()
    )  # not the foot of the stem
    line = QPainterPath()
    line.addPolygon(body)
    line.closeSubpath()
    return shrink.map(line)


def suit_inline(suit: int, centre: QPointF, size: float) -> QPainterPath:
    """A line that runs inside the sign at an even distance from its edge, for large signs."""
    return QTransform.fromTranslate(centre.x(), centre.y()).scale(size, size).map(_unit_inline(suit))


def draw_suit(painter: QPainter, suit: int, rect: QRectF, colour: QColor) -> None:
    """Fill the sign of a suit as large as `rect` allows, in its middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(suit_path(suit, rect.center(), min(rect.width(), rect.height())), colour)
    painter.restore()


def suit_pixmap(suit: int, size: int, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """A square transparent pixmap of the sign, `size` logical pixels wide at device-pixel ratio `ratio`."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_suit(painter, suit, QRectF(0, 0, size, size).adjusted(0.5, 0.5, -0.5, -0.5), colour)
    painter.end()
    return pixmap


def suit_icon(suit: int, colour: QColor, size: int = 32) -> QIcon:
    """The sign as an icon with a plain and a double-density picture."""
    icon = QIcon(suit_pixmap(suit, size, colour))
    icon.addPixmap(suit_pixmap(suit, size, colour, 2.0))
    return icon
