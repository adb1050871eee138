"""The twelve court figures, drawn from data: see `figures`."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from belote_desktop.engine.cards import Card
from belote_desktop.ui.theme import Palette


def draw_court(painter: QPainter, card: Card, ink: QColor, palette: Palette) -> None:
    """Paint the picture of a king, queen or jack, in card units."""
    painter.setPen(QPen(ink, 0.01))
    painter.setBrush(QColor("#f6ecd4"))
    painter.drawRect(QRectF(0.25, 0.1, 0.5, 1.25))
