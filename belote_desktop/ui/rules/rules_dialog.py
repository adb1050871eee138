"""The dialog of the rules: the form of all options, and the player's own rules kept, exported and imported."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from belote_desktop.app.rule_files import NamedRules, OwnRules, RuleFileError, read_rules, write_rules
from belote_desktop.engine.presets import COINCHE
from belote_desktop.engine.rules import RuleSet

from ..i18n import fill, translate
from ..mnemonics import MenuLetters
from ..parts.confirm import may_be_lost
from ..parts.saving import ask_where
from ..parts.scrolling import fit
from ..phrases.settings import preset_name
from ..style import button, label, scaled, set_role
from .look import dressed
from .name_dialog import NameDialog
from .options_form import OptionsForm
from .problems import file_problem_text

SUFFIX = ".belote.json"
"""How exported files end."""


class RulesDialog(QDialog):
    """Edits rules. `rules` are those of the form; after `accept` they go together."""

    def __init__(
        self,
        rules: RuleSet = COINCHE,
        own: OwnRules | None = None,
        parent: QWidget | None = None,
        own_name: str | None = None,
    ) -> None:
        """`own` is where own rules are kept (by default the player's file); `own_name` names those in `rules`."""
        super().__init__(parent)
        self.own = own if own is not None else OwnRules()
        self.setWindowTitle(translate("RulesDialog", "Rules of the game"))
        self.form = OptionsForm(rules, self, dress=False)
        self.form.set_own(self.own.games)
        self.form.set_rules(rules, own_name)
        self.own_button = button(translate("RulesDialog", "My rules"), "", self)
        self.note = label("", "dim", self)
        self.note.setWordWrap(True)
        self.show_problem = button(translate("RulesDialog", "Show", "the contradiction"), "link", self)
        self.cancel = button(translate("RulesDialog", "Cancel"), "", self)
        self.ok = button(translate("RulesDialog", "Use these rules"), "primary", self)
        self._lay_out()
        self._make_menu()
        self.form.rules_changed.connect(self._check)
        self.show_problem.clicked.connect(self.form.go_to_problem)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)
        self.ok.setDefault(True)
        dressed(self)
        self._check()
        fit(self)
        if self.own.problem is not None:
            self._tell(
                fill(
                    translate(
                        "RulesDialog", "Your own rules could not all be read; the file was put aside. %1"
                    ),
                    file_problem_text(self.own.problem),
                ),
                wrong=True,
            )

    def sizeHint(self) -> QSize:
        """Room for the list of sections, within a small screen."""
        return QSize(scaled(860), scaled(680))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any screen."""
        return QSize(560, 420)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(scaled(8))
        buttons.addWidget(self.own_button)
        buttons.addWidget(self.note, 1)
        buttons.addWidget(self.show_problem)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.ok)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(16), scaled(14), scaled(16), scaled(14))
        layout.setSpacing(scaled(10))
        layout.addWidget(self.form, 1)
        layout.addLayout(buttons)

    def _make_menu(self) -> None:
        menu = QMenu(self)
        self.save_action = menu.addAction(translate("RulesDialog", "Save as…"), self._ask_save)
        self.rename_action = menu.addAction(translate("RulesDialog", "Rename…"), self._ask_rename)
        self.delete_action = menu.addAction(translate("RulesDialog", "Delete…"), self._ask_delete)
        menu.addSeparator()
        self.export_action = menu.addAction(translate("RulesDialog", "Export to a file…"), self._ask_export)
        self.import_action = menu.addAction(translate("RulesDialog", "Import from a file…"), self._ask_import)
        MenuLetters(menu)
        self.own_button.setMenu(menu)
        self.own_button.setProperty("menu", True)

    # the rules

    @property
    def rules(self) -> RuleSet:
        """The rules of the form; raises `RuleError` while options contradict each other."""
        return self.form.rules()

    def accept(self) -> None:
        """Only with rules that go together."""
        if self.form.is_valid:
            super().accept()

    def _check(self) -> None:
        valid = self.form.is_valid
        self.ok.setEnabled(valid)
        self.show_problem.setVisible(not valid)
        self.save_action.setEnabled(valid)
        self.export_action.setEnabled(valid)
        named = self.form.own_name is not None
        self.rename_action.setEnabled(named)
        self.delete_action.setEnabled(named)
        self._tell(self.form.problem, wrong=not valid)
        self.ok.setAccessibleDescription(self.form.problem)

    def _tell(self, text: str, wrong: bool = False) -> None:
        self.note.setText(text)
        set_role(self.note, "role", "wrong" if wrong else "dim")

    # own rules

    def save_as(self, name: str) -> bool:
        """Keep the rules of the form under `name`; whether that could be done."""
        try:
            kept = self.own.save(name, self.rules)
        except RuleFileError as error:
            return self._failed(error)
        self._own_changed(kept)
        self._tell(fill(translate("RulesDialog", "“%1” is saved."), kept))
        return True

    def rename(self, name: str) -> bool:
        """Give the own rules of the form another name."""
        rules, old = self.form.rules() if self.form.is_valid else None, self.form.own_name
        if old is None:
            return False
        try:
            kept = self.own.rename(old, name)
        except RuleFileError as error:
            return self._failed(error)
        self._own_changed(kept, rules)
        self._tell(fill(translate("RulesDialog", "Now called “%1”."), kept))
        return True

    def delete(self) -> bool:
        """Forget the own rules that the form starts from; the form keeps its options."""
        name = self.form.own_name
        if name is None:
            return False
        try:
            self.own.delete(name)
        except RuleFileError as error:
            return self._failed(error)
        self._own_changed(None)
        self._tell(fill(translate("RulesDialog", "“%1” is deleted."), name))
        return True

    def export_to(self, path: Path) -> bool:
        """Write the rules of the form to a file."""
        rules = self.rules
        name = self.form.own_name or preset_name(rules.preset)
        try:
            write_rules(path, NamedRules(name, rules))
        except RuleFileError as error:
            return self._failed(error)
        self._tell(fill(translate("RulesDialog", "Exported to %1."), path.name))
        return True

    def import_from(self, path: Path) -> bool:
        """Read rules from a file, keep them under their name and show them."""
        try:
            named = read_rules(path)
            self.own.reload()
            kept = self.own.save(self.own.free_name(named.name), named.rules)
        except RuleFileError as error:
            return self._failed(error)
        self.form.set_own(self.own.games)
        self.form.set_rules(named.rules, kept)
        self._tell(fill(translate("RulesDialog", "“%1” is imported."), kept))
        return True

    def _own_changed(self, name: str | None, rules: RuleSet | None = None) -> None:
        shown = rules if rules is not None else self.form.rules() if self.form.is_valid else None
        self.form.set_own(self.own.games)
        if shown is None:
            shown = self.own.games[name] if name is not None else self.form.base
        self.form.set_rules(shown, name)

    def _failed(self, error: RuleFileError) -> bool:
        self._tell(file_problem_text(error), wrong=True)
        return False

    # questions

    def _ask_save(self) -> None:
        def remark(name: str) -> tuple[str, bool]:
            if self.own.has(name):
                return fill(translate("RulesDialog", "“%1” will be replaced."), name), True
            return "", True

        start = self.form.own_name or ""
        dialog = NameDialog(translate("RulesDialog", "Save these rules"), start, remark, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.save_as(dialog.name)

    def _ask_rename(self) -> None:
        old = self.form.own_name or ""

        def remark(name: str) -> tuple[str, bool]:
            if name == old:
                return "", False
            if self.own.has(name) and name.casefold() != old.casefold():
                return file_problem_text(RuleFileError("taken", name=name)), False
            return "", True

        dialog = NameDialog(fill(translate("RulesDialog", "Rename “%1”"), old), old, remark, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.rename(dialog.name)

    def _ask_delete(self) -> None:
        name = self.form.own_name or ""
        title = translate("RulesDialog", "Delete rules")
        text = fill(translate("RulesDialog", "Delete “%1”? This cannot be undone."), name)
        lose, keep = translate("RulesDialog", "Delete"), translate("RulesDialog", "Keep")
        if may_be_lost(self, title, text, lose, keep):
            self.delete()

    def _ask_export(self) -> None:
        name = self.form.own_name or preset_name(self.rules.preset)
        safe = "".join(char if char.isalnum() or char in " -_" else "-" for char in name).strip()
        title = translate("RulesDialog", "Export rules")
        path = ask_where(self, title, Path(_documents(safe + SUFFIX)), _filters(), SUFFIX)
        if path is not None:
            self.export_to(path)

    def _ask_import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, translate("RulesDialog", "Import rules"), _documents(), _filters()
        )
        if path:
            self.import_from(Path(path))


def _documents(name: str = "") -> str:
    """The player's folder of documents, where a file dialog begins, or a file in it."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return str(Path(folder, name))


def _filters() -> str:
    rules = fill(translate("RulesDialog", "Rules of belote (%1)"), "*.belote.json *.json")
    return ";;".join((rules, fill(translate("RulesDialog", "All files (%1)"), "*")))
