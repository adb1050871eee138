"""The program's icon: two cards and a spade, drawn at every size asked for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from belote_desktop.app.paths import resource

SIZES = (16, 24, 32, 48, 64, 128, 256)


def program_icon() -> QIcon:
    """The icon of window and task bar; empty when the resources are missing."""
    icon = QIcon()
    for size in SIZES:
        path = resource(f"icons/belote-{size}.png")
        if path.is_file():
            icon.addFile(str(path), QSize(size, size))
    return icon
