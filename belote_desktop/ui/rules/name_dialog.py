"""Asks for the name of own rules, and says at once when it will not do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from belote_desktop.app.rule_files import MAX_NAME, RuleFileError, clean_name

from ..i18n import translate
from ..style import button, label, scaled
from .look import dressed
from .problems import file_problem_text


class NameDialog(QDialog):
    """One field. `remark` says something about a name ("" for nothing) and whether it may be used."""

    def __init__(
        self, title: str, name: str, remark: Callable[[str], tuple[str, bool]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._remark = remark
        self.setWindowTitle(title)
        self.field = QLineEdit(name, self)
        self.field.setProperty("field", True)
        self.field.setMaxLength(MAX_NAME)
        self.field.setAccessibleName(translate("RulesDialog", "Name of the rules"))
        self.field.selectAll()
        self.note = label("", "dim", self)
        self.note.setWordWrap(True)
        self.note.setMinimumHeight(self.note.fontMetrics().height() * 2)
        self.ok = button(translate("RulesDialog", "Save"), "primary", self)
        self.ok.setDefault(True)
        cancel = button(translate("RulesDialog", "Cancel"), "", self)
        self.ok.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        self.field.textChanged.connect(self._check)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.ok)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(22), scaled(18), scaled(22), scaled(18))
        layout.setSpacing(scaled(10))
        layout.addWidget(label(title, "section", self))
        words = label(translate("RulesDialog", "Name of the rules"), "", self)
        words.setBuddy(self.field)
        layout.addWidget(words)
        layout.addWidget(self.field)
        layout.addWidget(self.note)
        layout.addLayout(buttons)
        self.setMinimumWidth(scaled(380))
        dressed(self)
        self._check()

    @property
    def name(self) -> str:
        """The name, without spaces around it."""
        return " ".join(self.field.text().split())

    def _check(self) -> None:
        try:
            note, good = self._remark(clean_name(self.field.text()))
        except RuleFileError as error:
            note, good = (file_problem_text(error) if self.field.text() else ""), False
        self.note.setText(note)
        self.field.setAccessibleDescription(note)
        self.ok.setEnabled(good)
