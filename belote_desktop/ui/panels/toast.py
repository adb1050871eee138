"""Messages in passing: a line over the table that never asks for anything and never stops the game."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ..i18n import translate
from ..style import button, label, scaled, themed

_SHOWN_MS = 3200


class Toast(QFrame):
    """Shows one message at a time. Lasting ones wait for their button, the others fade by themselves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._waiting: deque[tuple[str, bool]] = deque()
        self._text = label("", "", self)
        self._text.setWordWrap(True)
        self._close = button("", "quiet", self)
        self._close.clicked.connect(self._next)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(self._text, 1)
        row.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self._next)
        parent.installEventFilter(self)
        themed(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown; empty when nothing is."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, text: str, lasting: bool = False) -> None:
        """Show a message, after those that are waiting."""
        if (text, lasting) in self._waiting or text == self.text:
            return
        self._waiting.append((text, lasting))
        if self.isHidden() or self._timer.isActive():
            self._next()

    def _next(self) -> None:
        self._timer.stop()
        if not self._waiting:
            self.hide()
            return
        text, lasting = self._waiting.popleft()
        self._text.setText(text)
        self.setAccessibleName(text)
        self._close.setText(translate("Toast", "Understood"))
        self._close.setVisible(lasting)
        self.show()
        self._place()
        self.raise_()
        if not lasting:
            self._timer.start()

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        button_room = self._close.sizeHint().width() + 12 if self._close.isVisibleTo(self) else 0
        text = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 4
        room = min(parent.width(), scaled(680)) - 24 - 30 - button_room
        width = min(text, room)
        self._text.setFixedSize(width, self._text.heightForWidth(width))
        self.adjustSize()
        self.move((parent.width() - self.width()) // 2, 10)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)
