"""Enter and a double click open the chosen row of a list or a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView


class RowOpener(QObject):
    """Watches a view. Its Enter never reaches the dialog, whose default button it would press."""

    opened = Signal()
    """The row chosen is to be opened."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view, self._viewport = view, view.viewport()
        view.installEventFilter(self)
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys come to the view, clicks to its viewport."""
        if watched is self._view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return False
            if not event.isAutoRepeat() and self._view.currentIndex().isValid():
                self.opened.emit()
            return True
        if watched is self._viewport and isinstance(event, QMouseEvent):
            if event.type() != QEvent.Type.MouseButtonDblClick:
                return False
            on_a_row = self._view.indexAt(event.position().toPoint()).isValid()
            if event.button() == Qt.MouseButton.LeftButton and on_a_row:
                self.opened.emit()
            return True
        return False
