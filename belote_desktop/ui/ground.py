"""What a window shows before it is furnished: the cloth of the table, and the ground of the side panel."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .theme import current

_SIDE_FROM, _SIDE = 940, 292


class Ground(QWidget):
    """A plain picture of the window to come, painted in no time."""

    painted = Signal()
    """It was painted."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Two plain colours."""
        painter, colours = QPainter(self), current()
        painter.fillRect(self.rect(), colours.felt)
        if self.width() >= _SIDE_FROM:
            side = QRect(self.width() - _SIDE, 0, _SIDE, self.height())
            painter.fillRect(side, colours.window)
        self.painted.emit()
