"""The sheet every card is printed on, and the units it is drawn in."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from belote_desktop.ui.theme import Palette

HEIGHT = 1.45
"""Height of a card over its width."""
CORNER = 0.062
"""Radius of the corners, in card widths."""


class CardUnits:
    """Card units on a painter (`rect` is 1 wide and `HEIGHT` high), and back again."""

    def __init__(self, painter: QPainter, rect: QRectF) -> None:
        self._painter, self._rect = painter, rect

    def __enter__(self) -> None:
        painter, rect = self._painter, self._rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        painter.scale(rect.width(), rect.height() / HEIGHT)

    def __exit__(self, *_: object) -> None:
        self._painter.restore()


def paper(painter: QPainter, palette: Palette) -> None:
    """A blank card, in card units."""
    edge = QRectF(0.004, 0.004, 0.992, HEIGHT - 0.008)
    painter.setPen(QPen(palette.card_line, 0.008))
    painter.setBrush(palette.card_paper)
    painter.drawRoundedRect(edge, CORNER, CORNER)
