"""Keys meant for what was there before: a panel that has just appeared does not hear them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

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
        if not isinstance(event, QKeyEvent) or event.modifiers() & _COMMANDS or _is_function(event.key()):
            return False
        if not isinstance(watched, QWidget):
            return False
        if watched is not self._widget and not self._widget.isAncestorOf(watched):
            return False
        event.accept()  # of a shortcut: no command takes it either
        return True


def _is_function(key: int) -> bool:
    """Whether it is one of F1 … F35: they show something, and are never pressed for what was there before."""
    return Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35
