"""The mark on the trumps of the own hand: a star on a disc, in the strip that a fan leaves in sight."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from belote_desktop.ui.theme import Palette

_X, _FROM_BOTTOM, _RADIUS = 0.108, 0.118, 0.062  # in card widths


def draw_trump_mark(painter: QPainter, card: QRectF, colours: Palette) -> None:
    """Paint the mark at the lower left corner of `card`."""
    unit = card.width()
    centre = QPointF(card.left() + _X * unit, card.bottom() - _FROM_BOTTOM * unit)
    painter.setPen(QPen(colours.mark_ink, max(1.0, 0.008 * unit)))
    painter.setBrush(colours.mark)
    painter.drawEllipse(centre, _RADIUS * unit, _RADIUS * unit)
    star = QPolygonF()
    for k in range(10):
        reach = (0.82 if k % 2 == 0 else 0.36) * _RADIUS * unit
        star.append(centre + QPointF(reach * sin(pi * k / 5), -reach * cos(pi * k / 5)))
    painter.setBrush(colours.mark_ink)
    painter.drawPolygon(star)
