"""What the program is, its version and licence."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from belote_desktop import __version__

from ..i18n import fill, translate
from ..icons import program_icon
from ..parts.close_row import close_row
from ..parts.scrolling import fit, room_for
from ..style import label, roomy, scaled, themed


class AboutDialog(QDialog):
    """Name, version, what it is built on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("About", "About Belote Desktop"))
        picture = QLabel(self)
        picture.setPixmap(program_icon().pixmap(scaled(88), scaled(88)))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        picture.setAccessibleName(translate("About", "The program's icon"))
        lines = (
            (translate("About", "Belote Desktop"), "title"),
            (fill(translate("About", "Version %1"), __version__), "dim"),
            (
                translate(
                    "About",
                    "Coinche and classic belote, with no trumps and all trumps, against three opponents who "
                    "see only their own cards.",
                ),
                "",
            ),
            (
                translate(
                    "About", "Free software under the MIT licence. Cards and signs are drawn by the program."
                ),
                "",
            ),
            (fill(translate("About", "Qt %1, Python %2"), qVersion(), platform.python_version()), "small"),
        )
        text = QVBoxLayout()
        text.setSpacing(scaled(8))
        for words, role in lines:
            line = label(words, role, self)
            line.setWordWrap(True)
            line.setMinimumWidth(min(roomy(340), room_for(self).width() - 200))
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            text.addWidget(line)
        top = QHBoxLayout()
        top.setSpacing(scaled(20))
        top.addWidget(picture)
        top.addLayout(text, 1)
        bottom, close = close_row(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(24), scaled(22), scaled(24), scaled(18))
        layout.setSpacing(scaled(16))
        layout.addLayout(top)
        layout.addLayout(bottom)
        themed(self)
        fit(self)
        close.setFocus()
