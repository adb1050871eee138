"""One question before a match is given up."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ..i18n import translate
from ..style import button, label, scaled, themed


class GiveUpDialog(QDialog):
    """Accepted when the player gives the match on the table up; going on with it is the default."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("GiveUp", "Give the match up?"))
        text = label(translate("GiveUp", "Give the match on the table up and begin another one?"), "", self)
        text.setWordWrap(True)
        self.go_on = button(translate("GiveUp", "Keep my match"), "primary", self)
        self.give_up = button(translate("GiveUp", "Give up"), "danger", self)
        for each in (self.go_on, self.give_up):
            each.setAutoDefault(True)  # Enter presses the one that has the keyboard
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.reject)
        self.give_up.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(self.give_up)
        row.addWidget(self.go_on)
        layout = QVBoxLayout(self)
        layout.addStrut(scaled(380))
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(16)
        layout.addWidget(label(self.windowTitle(), "title", self))
        layout.addWidget(text)
        layout.addLayout(row)
        themed(self)
        self.go_on.setFocus()
