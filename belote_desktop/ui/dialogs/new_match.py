"""The dialog that begins a match: which game, how far, against whom."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.settings import Settings
from belote_desktop.engine.presets import BELOTE, COINCHE, PRESETS, rules_from_text, rules_to_text
from belote_desktop.engine.rules import RuleError, RuleSet

from ..i18n import decimal, fill, number, translate
from ..panels.choice import Choice, ChoiceRow
from ..phrases.counts import Counts
from ..phrases.settings import level_name, preset_name, preset_summary
from ..style import add_row, button, label, scaled, themed

GAMES = (COINCHE.preset, BELOTE.preset)
"""The games offered, in order."""
TARGETS = (500, 1000, 1500, 2000, 3000)
_IN_SIGHT = ("no_trumps", "all_trumps", "declarations", "target")
"""Options that the dialog shows itself."""
THINK_SECONDS = (0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


def _game(preset: str) -> Choice:
    name = preset_name(preset)
    return Choice(preset, name, name, caption=preset_summary(preset))


def rules_of_last_match(settings: Settings) -> RuleSet:
    """The rules played last, or those of the preset chosen last; coinche when neither can be read."""
    for text in (settings.last_rules, settings.last_preset):
        if text:
            try:
                return rules_from_text(text)
            except RuleError:
                continue
    return COINCHE


class NewMatchDialog(QDialog):
    """Gives a `MatchConfig` in `config` once it was accepted, and remembers it in the settings."""

    def __init__(self, settings: Settings, match_going: bool, parent: QWidget | None = None) -> None:
        """`match_going`: a match would be given up, which the dialog says."""
        super().__init__(parent)
        self._settings = settings
        self._last = self._rules = rules_of_last_match(settings)
        self.setWindowTitle(translate("NewMatch", "New match"))
        self.games = ChoiceRow(tall=True, parent=self)
        self.games.setAccessibleName(translate("NewMatch", "Game"))
        self.no_trumps = QCheckBox(translate("NewMatch", "Play no trumps and all trumps (SA and TA)"), self)
        self.declarations = QCheckBox(
            translate("NewMatch", "Play with declarations (tierce, fifty, hundred, four of a kind)"), self
        )
        self.rules_button = button(translate("NewMatch", "All the rules…"), "quiet", self)
        self.rules_button.clicked.connect(self._open_rules)
        self.own_note = label("", "dim", self)
        self.targets = ChoiceRow(parent=self)
        self.targets.setAccessibleName(translate("NewMatch", "Points to reach"))
        self.level = QComboBox(self)
        for name in Settings.level.choices:  # type: ignore[attr-defined]
            self.level.addItem(level_name(name), name)
        self.think = QSlider(Qt.Orientation.Horizontal, self)
        self.think.setRange(0, len(THINK_SECONDS) - 1)
        self.think.setPageStep(1)
        self.think_text = label("", "", self)
        self.targets.set_choices([Choice(t, number(t), number(t)) for t in TARGETS], lambda _: True)
        self._lay_out(match_going)
        self.games.chosen.connect(self._game_chosen)
        self.think.valueChanged.connect(self._write_think)
        themed(self)
        self._fill()

    def _lay_out(self, match_going: bool) -> None:
        title = label(translate("NewMatch", "New match"), "title", self)
        self.think_text.setMinimumWidth(64)
        think = QHBoxLayout()
        think.setSpacing(12)
        think.addWidget(self.think, 1)
        think.addWidget(self.think_text)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(12)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows = (
            (translate("NewMatch", "Points to reach"), self.targets),
            (translate("NewMatch", "Strength of the others"), self.level),
            (translate("NewMatch", "They think for"), think),
        )
        for text, field in rows:
            add_row(form, text, field)
        self.think.setAccessibleName(translate("NewMatch", "They think for"))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        if match_going:
            warning = label(translate("NewMatch", "The match on the table will be given up."), "dim", self)
            warning.setWordWrap(True)
            buttons.addWidget(warning, 1)
        else:
            buttons.addStretch(1)
        self.cancel = button(translate("NewMatch", "Cancel"), "", self)
        self.play = button(translate("NewMatch", "Play"), "primary", self)
        self.play.setMinimumWidth(130)
        self.play.setDefault(True)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.play)
        layout = QVBoxLayout(self)
        layout.addStrut(scaled(520))
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(14)
        layout.addWidget(title)
        layout.addWidget(self.games)
        layout.addWidget(self.no_trumps)
        layout.addWidget(self.declarations)
        rules_row = QHBoxLayout()
        rules_row.addWidget(self.rules_button)
        rules_row.addSpacing(8)
        rules_row.addWidget(self.own_note, 1)
        layout.addLayout(rules_row)
        layout.addLayout(form)
        layout.addSpacing(6)
        layout.addLayout(buttons)
        for row in (self.games, self.targets):
            row.left.connect(self._left)

    def _left(self, key: Qt.Key) -> None:
        """Up and Down leave a row as Tab does; Enter plays."""
        if key == Qt.Key.Key_Return:
            self.accept()
        else:
            self.focusNextPrevChild(key == Qt.Key.Key_Down)

    def _fill(self) -> None:
        self._show_rules(self._rules)
        self.level.setCurrentIndex(max(0, self.level.findData(self._settings.level)))
        seconds = self._settings.think_seconds
        nearest = min(range(len(THINK_SECONDS)), key=lambda k: abs(THINK_SECONDS[k] - seconds))
        self.think.setValue(nearest)
        self._write_think()
        self.games.focus_chosen()

    def _show_rules(self, rules: RuleSet) -> None:
        """Start from `rules`, whatever game they belong to."""
        self._rules = rules
        games = [*GAMES, *([rules.preset] if rules.preset not in GAMES else [])]
        if [shown.choice.value for shown in self.games.buttons] != games:
            self.games.set_choices(map(_game, games), lambda _: True)
        self.games.choose(rules.preset)
        self.no_trumps.setChecked(rules.no_trumps and rules.all_trumps)
        self.declarations.setChecked(rules.declarations)
        targets = sorted({*TARGETS, rules.target})
        self.targets.set_choices([Choice(t, number(t), number(t)) for t in targets], lambda _: True)
        self.targets.choose(rules.target)
        changed = [name for name in rules.diff(PRESETS[rules.preset]) if name not in _IN_SIGHT]
        self.own_note.setText(Counts.options(len(changed)) if changed else "")

    def _game_chosen(self, preset: str) -> None:
        self._show_rules(self._last if preset == self._last.preset else PRESETS[preset])

    def _open_rules(self) -> None:
        from ..rules.rules_dialog import RulesDialog

        dialog = RulesDialog(self.rules, None, self)
        dialog.accepted.connect(lambda: self._show_rules(dialog.rules))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write_think(self) -> None:
        seconds = THINK_SECONDS[self.think.value()]
        text = decimal(seconds, 0 if seconds >= 1 else 1)
        self.think_text.setText(fill(translate("NewMatch", "%1 s", "seconds"), text))

    @property
    def rules(self) -> RuleSet:
        """The rules chosen."""
        rules = self._rules.replace(
            declarations=self.declarations.isChecked(), target=self.targets.value or self._rules.target
        )
        both = self.no_trumps.isChecked()
        if both == (rules.no_trumps and rules.all_trumps):
            return rules  # one of the two alone stays as it is
        return rules.replace(no_trumps=both, all_trumps=both)

    @property
    def config(self) -> MatchConfig:
        """The match to begin."""
        return MatchConfig(
            rules=self.rules, think_seconds=THINK_SECONDS[self.think.value()], level=self.level.currentData()
        )

    def accept(self) -> None:
        """Remember what was chosen, then begin."""
        config = self.config
        remember(self._settings, config)
        super().accept()


def remember(settings: Settings, config: MatchConfig) -> None:
    """Keep the set-up of a match for the next one."""
    settings.last_rules = rules_to_text(config.rules)
    settings.last_preset = config.rules.preset
    settings.level = config.level
    settings.think_seconds = config.think_seconds


def config_of_last_match(settings: Settings, rules: RuleSet | None = None) -> MatchConfig:
    """The set-up of the last match, with a fresh seed; `rules`, if given, instead of those played last."""
    return MatchConfig(
        rules or rules_of_last_match(settings), level=settings.level, think_seconds=settings.think_seconds
    )
