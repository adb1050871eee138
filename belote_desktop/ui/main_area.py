"""The middle of the window: the table with the side panel beside it, or in a narrow window the score above it."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from .i18n import translate
from .panels.side import SidePanel
from .panels.strip import ScoreStrip
from .table.table_view import TableView
from .zoom import type_factor, zoom

LEAST_TABLE = 648
"""Where the table would be narrower than this, in pixels, the side panel gives way, unless it is called."""
_LEAST_BESIDE = 480
"""Where it would be narrower than this, the side panel lies over it."""


class MainArea(QWidget):
    """Decides what is in sight.

    In a wide window the player's wish holds for good; in a narrow one, where the side panel takes more of the table
    than is good, until the window is wide again. In the narrowest it lies over the table, above the own cards.
    """

    side_shown = Signal(bool)
    """The side panel came or went."""
    wished = Signal(bool)
    """The player wants the side panel in wide windows, or does without it: worth remembering."""

    def __init__(
        self, table: TableView, side: SidePanel, strip: ScoreStrip, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.table, self.side, self.strip = table, side, strip
        for part in (table, side, strip):
            part.setParent(self)
        self._wide_wish, self._narrow_wish = True, False
        self._covered = False
        self._name()
        zoom.changed.connect(self._arrange)

    @property
    def is_narrow(self) -> bool:
        """Whether table and side panel have not enough room side by side."""
        return self.width() < max(LEAST_TABLE * zoom.cramp, self._least_beside) + self.side.width()

    @property
    def has_side(self) -> bool:
        """Whether the side panel is in sight."""
        return self._narrow_wish if self.is_narrow else self._wide_wish

    def show_side(self, on: bool) -> None:
        """Bring the side panel, or send it away."""
        if on == self.has_side:
            return
        if self.is_narrow:
            self._narrow_wish = on
        else:
            self._wide_wish = on
            self.wished.emit(on)
        self._arrange()

    def remember_side(self, on: bool) -> None:
        """Whether a wide window has the side panel, as the player left it last time."""
        self._wide_wish = on
        self._arrange()

    def set_covered(self, on: bool) -> None:
        """Take every part out of sight, for screen readers too, while something lies over them all."""
        self._covered = on
        self._arrange()

    @property
    def is_beside(self) -> bool:
        """Whether the side panel is in sight and the table gives it room."""
        return self.has_side and self.width() - self.side.width() >= self._least_beside

    @property
    def _least_beside(self) -> float:
        """The width of a table on which bids are whole: larger type wants more of it, if not in proportion."""
        return _LEAST_BESIDE * zoom.cramp * (1 + type_factor()) / 2

    def _arrange(self) -> None:
        narrow = self.is_narrow
        if not narrow:
            self._narrow_wish = False
        side, beside = self.side.width(), self.is_beside
        stripped = narrow or not self.has_side
        self.table.setVisible(not self._covered)
        self.side.setVisible(self.has_side and not self._covered)
        self.strip.setVisible(stripped and not self._covered)
        strip = self.strip.sizeHint().height()
        self.strip.setGeometry(0, 0, self.width(), strip)
        top = strip if stripped else 0
        self.table.setGeometry(0, top, self.width() - (side if beside else 0), self.height() - top)
        height = self.height() - top
        if not beside:
            height = floor(self.table.table_layout.own_top())
            self.side.raise_()
        self.side.setGeometry(self.width() - side, top, side, height)
        self.side_shown.emit(self.has_side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _name(self) -> None:
        self.setAccessibleName(translate("Window", "Table and score"))

    def event(self, event: QEvent) -> bool:
        """A part wants another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Nothing asks for more than the window has: what lies here fits itself into any room."""
        return QSize(0, 0)
