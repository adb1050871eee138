"""Something shown large over the table for a moment, until any key or click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QVBoxLayout, QWidget

from ..spacing import spaced
from ..style import label, themed


class Glance(QFrame):
    """A title and a content. It goes away by itself as soon as the player does anything else."""

    def __init__(self, done: Callable[[], None], over: QWidget) -> None:
        """`done` gives the keyboard back; `over` is covered, by this sibling of it."""
        super().__init__(over.parentWidget())
        self._over, self._done = over, done
        self.setProperty("card", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = label("", "heading", self)
        self.column = QVBoxLayout(self)
        spaced(self.column, (20, 14, 20, 12))
        self.column.addWidget(self.title)
        shadow = QGraphicsDropShadowEffect(self)  # it may lie over a panel of the same ground
        shadow.setBlurRadius(34)
        shadow.setOffset(0, 6)
        shadow.setColor(QColor(0, 0, 0, 150))
        self.setGraphicsEffect(shadow)
        over.installEventFilter(self)
        themed(self)
        self.hide()

    def appear(self, title: str, described: str) -> None:
        """Show the content, prepared by the caller."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(described)
        self._place()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        """Give the keyboard back, and hide: the other way round a neighbour would have it for a moment."""
        if not self.isHidden():
            if self.hasFocus():
                self._done()
            self.hide()

    def _place(self) -> None:
        room = self._over.geometry()
        self.adjustSize()
        self.resize(min(self.sizeHint().width(), room.width() - 20), self.sizeHint().height())
        self.move(
            room.left() + (room.width() - self.width()) // 2,
            room.top() + max(8, (room.height() - self.height()) // 3),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and watched is self._over and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away."""
        self.put_away()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        self.put_away()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Something else has the keyboard."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.hide()
