"""Asking, while the caller waits, before a file or a thing of the player's is lost."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def may_be_lost(parent: QWidget, title: str, text: str, lose: str, keep: str) -> bool:
    """Whether the player agrees to `text`. `lose` and `keep`: what the buttons say; keeping is what Enter and Escape do."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(text)
    yes = box.addButton(lose, QMessageBox.ButtonRole.DestructiveRole)
    no = box.addButton(keep, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    box.setEscapeButton(no)
    box.exec()
    return box.clickedButton() is yes
