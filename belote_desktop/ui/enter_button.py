"""In a dialog, Enter presses the button that has the keyboard, whichever is the default one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QPushButton


class EnterButton(QPushButton):
    """A push button that is never made the default by having the keyboard, as that moves the mark of the default one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it by Enter too; outside dialogs Enter belongs to cards and calls."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(self.window(), QDialog):
            if self.menu() is not None:
                self.showMenu()
            else:
                self.click()
            return
        super().keyPressEvent(event)
