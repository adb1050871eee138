"""Messages in passing: a line where the table is free, that never asks for anything and never stops the game."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ..i18n import translate
from ..spacing import spaced
from ..style import button, label, scaled, themed
from ..table.announce import announce
from .free_place import Needed, covered, free_place

_SHOWN_MS = 3200
_WORTH_MOVING = 500.0
_WIDTHS = (560, 460, 360, 300, 220)
"""Widths of the text to try, the best first."""

_LONG_WORD = re.compile(r"\S{24,}")
"""A word that may be wider than the narrowest text."""
_PIECE = re.compile(r"[^/\\_.-]{0,11}[/\\_.-]|[^/\\_.-]{1,12}")


class Toast(QFrame):
    """Shows one message at a time. Lasting ones wait for their button, the others fade by themselves."""

    def __init__(
        self, parent: QWidget, needed: Callable[[], Needed] = tuple, amid: QWidget | None = None
    ) -> None:
        """`needed`: what in `parent` must stay in sight, asked whenever a message finds its place.

        `amid`: what in `parent` it stands in the middle of where it may; by default all of it.
        """
        super().__init__(parent)
        self._amid = amid if amid is not None else parent
        self._needed = needed
        self.setProperty("card", True)
        self._waiting: deque[tuple[str, bool, str]] = deque()
        self._key = self._said = ""
        self._held = False
        self._text = label("", "", self)
        self._text.setWordWrap(True)
        self._close = button("", "quiet", self)
        self._close.clicked.connect(self._next)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = self._row = QHBoxLayout(self)
        spaced(row, (16, 8, 10, 8), 12)
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
        return "" if self.isHidden() else self._said

    def tell(self, text: str, lasting: bool = False, key: str = "") -> None:
        """Show a message, after those that are waiting; `key`: by which `withdraw` knows it."""
        if (text, lasting, key) in self._waiting or text == self.text:
            return
        self._waiting.append((text, lasting, key))
        if self.isHidden() or self._timer.isActive():
            self._next()

    def hold(self, on: bool) -> None:
        """While something lies over the messages they wait, the one that was shown first of all."""
        if on and not self.isHidden():
            self._waiting.appendleft((self._said, not self._timer.isActive(), self._key))
        self._held = on
        self._next()

    def _next(self) -> None:
        self._timer.stop()
        if self._held or not self._waiting:
            self.hide()
            return
        text, lasting, self._key = self._waiting.popleft()
        self._said = text
        self._text.setText(_breakable(text))
        self.setAccessibleName(text)
        announce(self, text)
        self._close.setText(translate("Toast", "Understood"))
        self._close.setVisible(lasting)
        self.show()
        self._place()
        self.raise_()
        if not lasting:
            self._timer.start()

    def drop_passing(self) -> None:
        """What was said in passing no longer holds: only lasting messages stay."""
        self._waiting = deque(each for each in self._waiting if each[1])
        if self._timer.isActive():
            self._next()

    def withdraw(self, key: str) -> None:
        """What the messages of this key told of is over."""
        self._waiting = deque(each for each in self._waiting if each[2] != key)
        if not self.isHidden() and self._key == key:
            self._next()

    def settle(self) -> None:
        """Something else is shown now: move if it would be covered, and never lie under it."""
        if self.isHidden():
            return
        if covered(self.geometry(), self._needed()) > _WORTH_MOVING:
            self._place()
        self.raise_()

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        room = parent.rect().adjusted(8, 2, -8, -8)
        shapes = [(width, tight) for tight in (False, True) for width in _WIDTHS]
        widths = {self._size(*shape, room).toTuple(): shape for shape in reversed(shapes)}
        sizes = [QSize(*size) for size in reversed(widths)]
        middle = self._amid.mapTo(parent, self._amid.rect().center()).x()
        place = free_place(room, sizes, self._needed(), middle)
        self._lay_out(*widths.get(place.size().toTuple(), shapes[-1]), room)
        self.setGeometry(place)

    def _size(self, width: int, tight: bool, room: QRect) -> QSize:
        self._lay_out(width, tight, room)
        return self.sizeHint()

    def _lay_out(self, width: int, tight: bool, room: QRect) -> None:
        """Give the text this width, or what it needs of it; `tight`: low enough for the strip with the score."""
        self._row.setContentsMargins(*map(scaled, (14, 5, 6, 5) if tight else (16, 8, 10, 8)))
        beside = self._close.sizeHint().width() + 12 if self._close.isVisibleTo(self) else 0
        text = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 4
        width = max(60, min(text, scaled(width), room.width() - 30 - beside))
        self._text.setMinimumSize(0, 0)  # else its height is never asked for less again
        self._text.setFixedSize(width, self._text.heightForWidth(width))
        self._row.invalidate()
        self._row.activate()

    def changeEvent(self, event: QEvent) -> None:
        """The button speaks another language; what is said was said in that of its time."""
        if event.type() == QEvent.Type.LanguageChange:
            self._close.setText(translate("Toast", "Understood"))
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place in a window of another size."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)


def _breakable(text: str) -> str:
    """The same to the eye; a word too long for a line, such as the path of a file, may go on in the next one."""
    return _LONG_WORD.sub(lambda word: "\u200b".join(_PIECE.findall(word.group())), text)
