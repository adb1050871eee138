"""Something shown large over the table for a moment, until any key or click."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsDropShadowEffect, QVBoxLayout, QWidget

from ..spacing import spaced
from ..style import label, themed
from ..theme import theme


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
        theme().changed.connect(self._anew)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)
        self.hide()

    @abstractmethod
    def fill_in(self) -> tuple[str, str] | None:
        """Write the content as it is now, for the room there is; its title and description, `None` for nothing to show."""

    def toggle(self) -> None:
        """Show the content if there is any, or put it away."""
        if not self.isHidden():
            self.put_away()
        elif self._write():
            self.show()
            self.raise_()
            self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _write(self) -> bool:
        told = self.fill_in()
        if told is None:
            return False
        title, described = told
        self.title.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(described)
        self._place()
        return True

    def _anew(self) -> None:
        """Follow the language, the look and the size of what is covered."""
        if not self.isHidden() and not self._write():
            self.put_away()

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
        """Stay in the middle, as large as fits."""
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._anew()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._anew)  # after what it tells of
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away."""
        self.put_away()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        self.put_away()

    def _focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Something else in this window has the keyboard; a menu or a dialog over it has only borrowed it."""
        if self.isVisible() and new is not None and new is not self and new.window() is self.window():
            self.hide()
