"""The form of all options: a game to start from, the options in their sections, a search, what differs, what contradicts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.rule_check import Conflict, build, conflicts, remedy
from belote_desktop.engine.presets import COINCHE, PRESETS
from belote_desktop.engine.rules import OptionValue, RuleSet, option_specs

from ..i18n import fill, translate
from ..parts.scrolling import FocusInSight
from ..phrases.settings import preset_name
from ..style import button, label, roomy, scaled, set_role
from .chooser import Chooser
from .counts import FormCounts
from .look import dressed
from .option_row import OptionRow
from .option_texts import preset_about, section_title, sections
from .problems import conflict_text, short_conflict_text
from .relevance import silenced_by, values_of
from .search import Needle
from .section_scroll import SectionScroll

_INDEX_FROM = 700
"""Width in pixels from which the list of sections has room."""


class OptionsForm(QWidget):
    """Every option of the rules. Works by mouse and wholly by keyboard; fits from 560 pixels on."""

    rules_changed = Signal()
    """An option has another value, or another game was chosen."""

    def __init__(self, rules: RuleSet = COINCHE, parent: QWidget | None = None, dress: bool = True) -> None:
        """`dress` is False inside a widget that has the look of the rules already."""
        super().__init__(parent)
        self._own: Mapping[str, RuleSet] = {}
        self._base: RuleSet = PRESETS[rules.preset]
        self._own_name: str | None = None
        self._values: dict[str, OptionValue] = dict(values_of(rules))
        self._conflicts: tuple[Conflict, ...] = ()
        self._sought = ""
        self.game = Chooser(self)
        self.game_label = label("", "strong", self)
        self.game_label.setBuddy(self.game)
        self.about = label("", "dim", self)
        self.about.setWordWrap(True)
        self.changes = label("", "", self)
        self.undo_all = button("", "link", self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.only_changed = QCheckBox(self)
        self.index = QListWidget(self)
        self.index.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows: dict[str, OptionRow] = {}
        self._boxes: dict[str, QFrame] = {}
        self._titles = {section: label("", "section", self) for section in sections()}
        self.nothing = label("", "dim", self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._page = QWidget()
        self._scroll = QScrollArea(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        if dress:
            dressed(self)

    # building

    def _lay_out(self) -> None:
        game = QHBoxLayout()
        game.setSpacing(scaled(12))
        game.addWidget(self.game_label)
        game.addWidget(self.game, 1)
        state = QHBoxLayout()
        state.setSpacing(scaled(6))
        state.addWidget(self.changes, 0, Qt.AlignmentFlag.AlignVCenter)
        state.addWidget(self.undo_all)
        state.addStretch(1)
        game.addLayout(state, 1)
        find = QHBoxLayout()
        find.setSpacing(scaled(12))
        find.addWidget(self.search, 1)
        find.addWidget(self.only_changed)
        page = QVBoxLayout(self._page)
        page.setContentsMargins(0, 0, scaled(8), 0)
        page.setSpacing(scaled(12))
        for section in sections():
            page.addWidget(self._section(section))
        page.addWidget(self.nothing)
        page.addStretch(1)
        self._scroll.setWidget(self._page)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        FocusInSight(self._scroll)
        self.index.setFixedWidth(scaled(196))
        body = QHBoxLayout()
        body.setSpacing(scaled(10))
        body.addWidget(self.index)
        body.addWidget(self._scroll, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(8))
        layout.addLayout(game)
        layout.addWidget(self.about)
        layout.addLayout(find)
        layout.addLayout(body, 1)

    def _section(self, section: str) -> QFrame:
        box = QFrame(self._page)
        box.setProperty("card", True)
        column = QVBoxLayout(box)
        column.setContentsMargins(scaled(8), scaled(10), scaled(10), scaled(8))
        column.setSpacing(scaled(2))
        title = QHBoxLayout()
        title.setContentsMargins(scaled(14), 0, 0, scaled(2))
        title.addWidget(self._titles[section])
        column.addLayout(title)
        for spec in option_specs():
            if spec.section == section:
                row = OptionRow(spec, box)
                row.chosen.connect(self.set_option)
                column.addWidget(row)
                self.rows[spec.name] = row
        self._boxes[section] = box
        return box

    def _connect(self) -> None:
        self.game.activated.connect(self._game_chosen)
        self.undo_all.clicked.connect(self._undo_all)
        self.search.textChanged.connect(self._filter)
        self.only_changed.toggled.connect(self._filter)
        boxes = [self._boxes[section] for section in sections()]
        self._sections = SectionScroll(self.index, self._scroll, boxes, self._show_all)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._to_search)

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search before it closes anything."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            event.accept()
            return
        super().keyPressEvent(event)

    # the rules

    @property
    def is_valid(self) -> bool:
        """Whether the options go together."""
        return not self._conflicts

    @property
    def problem(self) -> str:
        """Why the rules cannot be played, in a sentence; empty when they can."""
        if not self._conflicts:
            return ""
        return short_conflict_text(self._conflicts[0])

    @property
    def own_name(self) -> str | None:
        """The player's own rules that the form starts from; `None` for a game of the rule book."""
        return self._own_name

    @property
    def base(self) -> RuleSet:
        """The rules that changes are measured by."""
        return self._base

    def rules(self) -> RuleSet:
        """The rules as the form shows them; raises `RuleError` when options contradict each other."""
        return build(self._base.preset, self._values)

    def set_rules(self, rules: RuleSet, own_name: str | None = None) -> None:
        """Show `rules`; changes are marked against the own rules of that name, or the preset of `rules`."""
        self._own_name = own_name if own_name in self._own else None
        self._base = self._own[self._own_name] if self._own_name is not None else PRESETS[rules.preset]
        self._values = dict(values_of(rules))
        self._show_base()
        self._show()
        self.rules_changed.emit()

    def set_own(self, own: Mapping[str, RuleSet]) -> None:
        """Offer the player's own rules beside the games of the rule book."""
        self._own = dict(own)
        if self._own_name is not None and self._own.get(self._own_name) is None:
            self._own_name = None
            self._base = PRESETS[self._base.preset]
        elif self._own_name is not None:
            self._base = self._own[self._own_name]
        self._write_games()
        self._show()

    def set_option(self, name: str, value: OptionValue) -> None:
        """Give one option another value; raises `KeyError` for an unknown name."""
        if self._values[name] == value and type(self._values[name]) is type(value):
            return
        self._values[name] = value
        self._show()
        self.rules_changed.emit()

    def go_to(self, option: str) -> None:
        """Bring an option into view and give it the keyboard."""
        self._show_all()
        self.rows[option].field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._sought = option
        QTimer.singleShot(0, self, self._scroll_to_sought)  # once the rows have their places

    def _scroll_to_sought(self) -> None:
        self._scroll.ensureWidgetVisible(self.rows[self._sought], 0, scaled(40))

    def conflict_sentences(self) -> tuple[str, ...]:
        """Every contradiction as a sentence."""
        return tuple(conflict_text(conflict, self._values) for conflict in self._conflicts)

    def go_to_problem(self) -> None:
        """Bring the first contradiction into view."""
        if self._conflicts:
            self.go_to(self._conflicts[0].option)

    def _undo_all(self) -> None:
        self.set_rules(self._base, self._own_name)

    # what is shown

    def _show(self) -> None:
        preset = self._base.preset
        self._conflicts = conflicts(preset, self._values)
        mended = {c.option: remedy(preset, self._values, c) for c in self._conflicts}
        for name, row in self.rows.items():
            concerned = [(c, mended[c.option]) for c in self._conflicts if name in (c.option, c.other)]
            row.show_state(
                self._values, getattr(self._base, name), concerned, silenced_by(name, self._values)
            )
        count = len(self._changed())
        self.changes.setText(
            FormCounts.changes(count)
            if count
            else translate("RulesForm", "As in the rule book")
            if self._own_name is None
            else translate("RulesForm", "As kept", "own rules")
        )
        set_role(self.changes, "role", "badge" if count else "dim")
        self.undo_all.setVisible(bool(count))
        self._write_index()
        self._filter()

    def _changed(self) -> tuple[str, ...]:
        return tuple(name for name, value in self._values.items() if value != getattr(self._base, name))

    def _filter(self) -> None:
        self._sections.release()
        needle, changed = Needle(self.search.text()), self._changed()
        shown = 0
        for section, box in self._boxes.items():
            any_here = False
            for name, row in self.rows.items():
                if row.spec.section != section:
                    continue
                fits = row.matches(needle) and (name in changed or not self.only_changed.isChecked())
                row.setVisible(fits)
                any_here = any_here or fits
                shown += fits
            box.setVisible(any_here)
        self.nothing.setVisible(not shown)
        if needle:
            self.nothing.setText(
                fill(translate("RulesForm", "No option has “%1”."), self.search.text().strip())
            )
        else:
            self.nothing.setText(translate("RulesForm", "Nothing is changed."))

    def shown_options(self) -> tuple[str, ...]:
        """The options that the search leaves."""
        return tuple(name for name, row in self.rows.items() if not row.isHidden())

    def _write_index(self) -> None:
        changed, bad = set(self._changed()), {n for c in self._conflicts for n in (c.option, c.other)}
        for number, section in enumerate(sections()):
            names = {spec.name for spec in option_specs() if spec.section == section}
            text = section_title(section)
            if names & bad:
                text = fill(translate("RulesForm", "%1 (!)", "section with a contradiction"), text)
            elif names & changed:
                text = fill(
                    translate("RulesForm", "%1 (%2)", "section (number of changes)"),
                    text,
                    len(names & changed),
                )
            self.index.item(number).setText(text)

    def _show_all(self) -> None:
        self.search.clear()
        self.only_changed.setChecked(False)

    # the games

    def _write_games(self) -> None:
        self.game.clear()
        for preset in PRESETS:
            self.game.addItem(preset_name(preset), (preset, None))
        if self._own:
            self.game.insertSeparator(self.game.count())
            for name, rules in self._own.items():
                self.game.addItem(name, (rules.preset, name))
        self._show_base()

    def _show_base(self) -> None:
        wanted = (self._base.preset, self._own_name)
        index = next((i for i in range(self.game.count()) if self.game.itemData(i) == wanted), -1)
        self.game.setCurrentIndex(index)
        if self._own_name is None:
            self.about.setText(preset_about(self._base.preset))
        else:
            self.about.setText(
                fill(translate("RulesForm", "Your own rules, made from: %1."), preset_name(self._base.preset))
            )

    def _game_chosen(self, index: int) -> None:
        data = self.game.itemData(index)
        if data is None:
            return
        preset, name = data
        self.set_rules(PRESETS[preset] if name is None else self._own[name], name)

    # the words

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list of sections only where there is room for it."""
        super().resizeEvent(event)
        self.index.setVisible(self.width() >= roomy(_INDEX_FROM))

    def retranslate(self) -> None:
        """Write every text anew."""
        self.game_label.setText(translate("RulesForm", "Game"))
        self.game.setAccessibleName(translate("RulesForm", "Game to start from"))
        self.undo_all.setText(translate("RulesForm", "Undo all"))
        self.search.setPlaceholderText(translate("RulesForm", "Search the options"))
        self.search.setAccessibleName(translate("RulesForm", "Search the options"))
        self.only_changed.setText(translate("RulesForm", "Only what is changed"))
        self.index.setAccessibleName(translate("RulesForm", "Sections"))
        row = self.index.currentRow()
        blocked = self.index.blockSignals(True)
        self.index.clear()
        self.index.addItems([section_title(section) for section in sections()])
        self.index.setCurrentRow(row)
        self.index.blockSignals(blocked)
        for section, title in self._titles.items():
            title.setText(section_title(section))
        for each in self.rows.values():
            each.retranslate()
        self._write_games()
        self._show()
