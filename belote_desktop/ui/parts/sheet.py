"""A sheet over the table: a card of paper on a veil. It takes the keyboard, but never stops the program."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsDropShadowEffect,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..key_gate import KeyGate
from ..spacing import spaced
from ..style import TOUCH, label, roomy, scaled, themed
from ..theme import current, theme
from .scrolling import scroll_for_key

_MARGIN = 14
_LEAST_CONTENT = 60
"""Height in pixels below which the content does not shrink, however small the window."""


class Sheet(QWidget):
    """Covers a widget and keeps the keyboard focus inside; Enter presses the main button, Escape the quiet one."""

    closing = Signal()
    """The sheet is about to go away: the keyboard must go somewhere else."""
    placed = Signal()
    """The sheet covers another part of the window: what must be seen over it finds a place."""

    def __init__(self, over: QWidget, width: int = 560) -> None:
        """`over`: the widget to cover; the sheet becomes its sibling."""
        super().__init__(over.parentWidget())
        self._over = over
        self._width = width
        self._pressed: list[QPushButton] = []
        self._main: QPushButton | None = None
        self._escape: QPushButton | None = None
        self._foot: QWidget | None = None
        self.card = QFrame(self)
        self.card.setProperty("card", True)
        shadow = QGraphicsDropShadowEffect(self.card)
        shadow.setBlurRadius(36)
        shadow.setOffset(0, 8)
        shadow.setColor(QColor(0, 0, 0, 130))
        self.card.setGraphicsEffect(shadow)
        self.title = label("", "title", self.card)
        self.title.setWordWrap(True)
        self.inner = QWidget()
        self.content = QVBoxLayout(self.inner)
        self.content.setContentsMargins(0, 0, 0, 0)
        spaced(self.content, gap=10)
        self._scroll = QScrollArea(self.card)
        self._scroll.setWidget(self.inner)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.buttons = QHBoxLayout()
        spaced(self.buttons, gap=8)
        self.buttons.addStretch(1)
        self._column = layout = QVBoxLayout(self.card)
        spaced(layout, (26, 20, 26, 20), 12)
        layout.addWidget(self.title)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(self.buttons)
        themed(self.card)
        theme().changed.connect(self.update)
        over.installEventFilter(self)
        KeyGate(self)
        self.hide()

    def add_button(self, button: QPushButton, *, main: bool = False, escape: bool = False) -> None:
        """Add a button at the right; `main` is pressed by Enter, `escape` by Escape."""
        self.buttons.addWidget(button)
        self._pressed.append(button)
        if main:
            self._main = button
        if escape:
            self._escape = button

    def set_foot(self, widget: QWidget) -> None:
        """Put a widget between what scrolls and the buttons: it is always in sight, and whole."""
        self._foot = widget
        self._column.insertWidget(self._column.count() - 1, widget)

    def open(self) -> None:
        """Show the sheet and give it the keyboard."""
        self._place()
        self.show()
        self.raise_()
        self.placed.emit()
        self.take_focus()
        QTimer.singleShot(0, self, self.fit)  # only what is shown knows its fonts, and so its height

    def take_focus(self) -> None:
        """Give the keyboard to the main button."""
        if self._main is not None:
            self._main.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_sheet(self) -> None:
        """Put the sheet away."""
        if not self.isHidden():
            self.closing.emit()
            self.hide()

    def fit(self) -> None:
        """Take the height that the content wants; after the content has changed."""
        if not self.isHidden():
            self._place()

    def _place(self) -> None:
        self.setGeometry(self._over.geometry())
        for button in self._pressed:
            button.setMinimumHeight(roomy(TOUCH))
        width = min(roomy(self._width), self.width() - 2 * scaled(_MARGIN))
        layout = self._column
        margins = layout.contentsMargins()
        inside = width - margins.left() - margins.right() - 2
        content = _height(self.inner, inside)
        # by itself a scroll area wants some height of its own, which it would take from the buttons
        self._scroll.setMinimumHeight(min(content, roomy(_LEAST_CONTENT)))
        wanted = content + _height(self.title, inside) + self.buttons.sizeHint().height()
        wanted += 2 * layout.spacing() + margins.top() + margins.bottom() + 4
        if self._foot is not None:
            wanted += layout.spacing() + _height(self._foot, inside)
        room = self.height() - 2 * scaled(_MARGIN)
        height = min(wanted, room)
        for _ in range(3):  # what wraps may need more than it told
            self.card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
            layout.activate()
            short = self._scroll.verticalScrollBar().maximum()
            if not self.isVisible() or short <= 0 or height >= room:
                break
            height = min(height + short, room)
        if self.isVisible():
            self.placed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is covered."""
        moved = event.type() in (QEvent.Type.Resize, QEvent.Type.Move)
        if moved and watched is self._over and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab within the sheet."""
        focused = QApplication.focusWidget()
        start: QWidget = self if focused is None or not self.isAncestorOf(focused) else focused
        widget: QWidget = start
        while True:
            following = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
            if following is None or following is start:
                return True
            widget = following
            tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if tab and self.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
                reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                widget.setFocus(reason)
                return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape; the arrows go from button to button, the page keys scroll; nothing reaches the table."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            focused = QApplication.focusWidget()
            target = (
                focused if isinstance(focused, QPushButton) and self.isAncestorOf(focused) else self._main
            )
            if target is not None:
                target.click()
        elif key == Qt.Key.Key_Escape and self._escape is not None:
            self._escape.click()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextPrevChild(True)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusNextPrevChild(False)
        else:
            scroll_for_key(self._scroll, Qt.Key(key))
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The veil."""
        painter = QPainter(self)
        veil = QColor(current().felt_edge)
        veil.setAlphaF(0.55)
        painter.fillRect(self.rect(), veil)


def _height(widget: QWidget, width: int) -> int:
    """What `widget` needs at a width: less than its size hint where text wraps."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()
    if not widget.hasHeightForWidth():
        return widget.sizeHint().height()
    return max(widget.heightForWidth(width), widget.minimumSizeHint().height())
