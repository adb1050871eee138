"""The twelve court figures, drawn from data: who they are stands in `figures`, their parts in the other modules."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from belote_desktop.engine.cards import Card
from belote_desktop.ui.theme import Palette

from ..suits import suit_path
from .art import Colours, paint
from .figures import FIGURES, SHARED, Figure

_FRAME = QRectF(0.212, 0.075, 0.576, 1.30)
_UNIT = _FRAME.width() / 100
_HALF = _FRAME.height() / 2 / _UNIT
_SLANT = 12.0  # the picture is cut from (-50, -12) to (50, 12)


def draw_court(painter: QPainter, card: Card, ink: QColor, palette: Palette) -> None:
    """Paint the picture of a king, queen or jack, in card units."""
    figure = FIGURES[card.rank, card.suit]
    colours = _colours(figure)
    painter.save()
    painter.setClipRect(_FRAME, Qt.ClipOperation.IntersectClip)
    painter.fillRect(_FRAME, palette.court_ground)
    painter.translate(_FRAME.center())
    painter.scale(-_UNIT if figure.mirrored else _UNIT, _UNIT)
    for _ in range(2):
        painter.save()
        painter.setClipPath(_upper_half(), Qt.ClipOperation.IntersectClip)
        for part in figure.parts:
            paint(painter, part, colours)
        painter.restore()
        painter.rotate(180)
    _sash(painter, colours)
    for _ in range(2):
        _corner_pip(painter, card, ink, figure.pip_side)
        painter.rotate(180)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 0.0085))
    painter.drawRect(_FRAME)


@cache
def _named_colours(key: tuple[tuple[str, str], ...]) -> dict[str, QColor]:
    return {name: QColor(code) for name, code in key}


def _colours(figure: Figure) -> Colours:
    return _named_colours(tuple({**SHARED, **figure.colours}.items()))


def _upper_half() -> QPainterPath:
    path = QPainterPath(QPointF(-51, -_HALF - 1))
    path.lineTo(51, -_HALF - 1)
    path.lineTo(51, _SLANT * 1.02)
    path.lineTo(-51, -_SLANT * 1.02)
    path.closeSubpath()
    return path


def _sash(painter: QPainter, colours: Colours) -> None:
    """The band that hides where the two halves meet; it looks the same from both sides."""

    def band(half: float) -> QPainterPath:
        path = QPainterPath(QPointF(-51, -_SLANT * 1.02 - half))
        path.lineTo(51, _SLANT * 1.02 - half)
        path.lineTo(51, _SLANT * 1.02 + half)
        path.lineTo(-51, -_SLANT * 1.02 + half)
        path.closeSubpath()
        return path

    painter.setPen(QPen(colours["line"], 1.1))
    painter.setBrush(colours["gold"])
    painter.drawPath(band(4.6))
    painter.setPen(QPen(colours["line"], 0.9))
    painter.setBrush(colours["trim"])
    painter.drawPath(band(2.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours["gold"])
    for k in range(-6, 7):
        painter.drawEllipse(QPointF(k * 8, k * 8 * _SLANT / 50), 1.3, 1.3)


def _corner_pip(painter: QPainter, card: Card, ink: QColor, side: int) -> None:
    painter.fillPath(suit_path(card.suit, QPointF(39 * side, -_HALF + 13.5), 17), ink)
