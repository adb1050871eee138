"""The ground of a table: the cloth, painted once for a size, and a ring while it has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ..theme import current
from .felt import felt_pixmap

_RING, _INSET, _CORNER = 2.5, 2.0, 6.0


class Cloth:
    """Covers one widget."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._felt = QPixmap()

    def forget(self) -> None:
        """The size or the colours are others: the next frame paints it anew."""
        self._felt = QPixmap()

    def paint(self, ringed: bool) -> None:
        """Cover the widget, in its paint event."""
        widget, ratio = self._widget, self._widget.devicePixelRatioF()
        if self._felt.isNull() or self._felt.devicePixelRatioF() != ratio:
            self._felt = felt_pixmap(widget.size(), ratio, current())
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, self._felt)
        if ringed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(current().focus, _RING))
            ring = QRectF(widget.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
            painter.drawRoundedRect(ring, _CORNER, _CORNER)
        painter.end()
