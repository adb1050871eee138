"""The lowest row of a dialog that only tells: one button that closes it."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton

from ..i18n import translate
from ..style import button, scaled


def close_row(dialog: QDialog) -> tuple[QHBoxLayout, QPushButton]:
    """The row for the dialog's layout, and its button, which Enter presses."""
    close = button(translate("Dialogs", "Close"), "primary", dialog)
    close.setMinimumWidth(scaled(110))
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(close)
    return row, close
