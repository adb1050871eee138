"""The middle of the window: the table with the side panel beside it, or in a narrow window the score above it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from .panels.side import SidePanel
from .panels.strip import ScoreStrip
from .style import zoom
from .table.table_view import TableView

NARROW = 940
"""Below this width in pixels the side panel gives way, unless it is called."""


class MainArea(QWidget):
    """Decides what is in sight. The player's wish holds until the window changes between wide and narrow."""

    side_shown = Signal(bool)
    """The side panel came or went."""

    def __init__(
        self, table: TableView, side: SidePanel, strip: ScoreStrip, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.table, self.side, self.strip = table, side, strip
        for part in (table, side, strip):
            part.setParent(self)
        self._wish: bool | None = None
        self._was_narrow: bool | None = None
        zoom.changed.connect(self._arrange)

    @property
    def is_narrow(self) -> bool:
        """Whether table and side panel have not enough room side by side."""
        return self.width() < NARROW

    @property
    def has_side(self) -> bool:
        """Whether the side panel is in sight."""
        return not self.is_narrow if self._wish is None else self._wish

    def show_side(self, on: bool) -> None:
        """Bring the side panel, or send it away. In a narrow window it lies over the table."""
        if on != self.has_side:
            self._wish = on
            self._arrange()

    def table_rect(self) -> QRect:
        """What is left for the table."""
        side = self.side.width() if self.has_side and not self.is_narrow else 0
        top = 0 if self.has_side and not self.is_narrow else self.strip.sizeHint().height()
        return QRect(0, top, self.width() - side, self.height() - top)

    def _arrange(self) -> None:
        narrow = self.is_narrow
        if narrow is not self._was_narrow:
            self._was_narrow = narrow
            self._wish = None
        beside = self.has_side and not narrow
        self.side.setVisible(self.has_side)
        self.strip.setVisible(not beside)
        strip = self.strip.sizeHint().height()
        self.strip.setGeometry(0, 0, self.width(), strip)
        top = 0 if beside else strip
        self.side.setGeometry(self.width() - self.side.width(), top, self.side.width(), self.height() - top)
        self.table.setGeometry(self.table_rect())
        if self.has_side and narrow:
            self.side.raise_()  # over the table
        self.side_shown.emit(self.has_side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """A part wants another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """The smallest table, with the strip."""
        least = self.table.minimumSize()
        return QSize(max(640, least.width()), least.height() + self.strip.sizeHint().height())
