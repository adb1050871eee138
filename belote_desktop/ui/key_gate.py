"""Keys meant for what was there before: a panel that has just appeared does not hear them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from .digit_keys import digit_of

QUIET_MS = 350
"""How long a panel is deaf after it has appeared: longer than the second half of a double press."""

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class KeyGate(QObject):
    """Keeps plain keys (letters, Enter, Space …) from a widget and its children for a moment whenever the widget appears."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._open)
        widget.installEventFilter(self)

    def _open(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def _close(self) -> None:
        app = QApplication.instance()
        if app is not None and QUIET_MS > 0:
            app.installEventFilter(self)
            self._timer.start(QUIET_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what comes too early."""
        kind = event.type()
        if kind == QEvent.Type.ShowToParent and watched is self._widget:
            self._close()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) or not self._timer.isActive():
            return False
        if not isinstance(event, QKeyEvent) or _never_meant_before(event):
            return False
        if not isinstance(watched, QWidget):
            return False
        if watched is not self._widget and not self._widget.isAncestorOf(watched):
            return False
        event.accept()  # of a shortcut: no command takes it either
        return True


def _never_meant_before(event: QKeyEvent) -> bool:
    """Commands with a modifier, F-keys, and what only chooses in the auction: digits, and letters with Shift.

    Swallowed, the last would leave the Enter that follows to another choice.
    """
    key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    if event.modifiers() & _COMMANDS or Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35:
        return True
    return digit_of(event) is not None or (shift and Qt.Key.Key_A <= key <= Qt.Key.Key_Z)
