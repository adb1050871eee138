"""The dialog that begins a match: which game, how far, against whom."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.bot_style import BotStyle
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.rule_files import OwnRules
from belote_desktop.app.seating import Seating
from belote_desktop.app.settings import Settings
from belote_desktop.engine.options import CountsToward
from belote_desktop.engine.presets import ANCIENNE, PRESETS
from belote_desktop.engine.rules import OptionValue, RuleSet
from belote_desktop.engine.trumps import Trump

from ..i18n import capitalised, number, translate
from ..last_match import remember, rules_of_last_match
from ..panels.choice import Choice, ChoiceRow
from ..parts.scrolling import BESIDE, Scrolling, room_for
from ..phrases.cards import trump_name, trump_short
from ..phrases.counts import Counts
from ..phrases.settings import level_name
from ..rules.look import dressed
from ..rules.relevance import asks_about_belote
from ..style import add_row, button, label, rule, scaled
from .game_list import GameList, all_games
from .seated import Seated
from .think_time import ThinkTime

TARGETS = (500, 1000, 1500, 2000, 3000)
_OLD_TARGETS = (1000, 3000)
"""What the old book plays to, without and with all trumps."""


class NewMatchDialog(QDialog):
    """Gives a `MatchConfig` in `config` once it was accepted, and remembers it in the settings."""

    def __init__(
        self,
        settings: Settings,
        match_going: bool,
        parent: QWidget | None = None,
        own: OwnRules | None = None,
    ) -> None:
        """`match_going`: a match would be given up, which the dialog says; `own` holds the player's own games."""
        super().__init__(parent)
        self._settings = settings
        self._own = own if own is not None else OwnRules()
        self._rules = rules_of_last_match(settings)
        self._seating = Seating.from_text(settings.players)
        self._chosen: dict[str, RuleSet] = {}
        """What was made of games that were left for another one."""
        self.setWindowTitle(translate("NewMatch", "New match"))
        self.games = GameList(self)
        self.games.setAccessibleName(translate("NewMatch", "Game"))
        self.no_trumps, self.all_trumps = (
            QCheckBox(f"{capitalised(trump_name(trump))} ({trump_short(trump)})", self)
            for trump in (Trump.NO_TRUMPS, Trump.ALL_TRUMPS)
        )
        self.declarations = QCheckBox(
            translate("NewMatch", "Declarations (tierce, fifty, hundred, four of a kind)"), self
        )
        self.belote_counts = QCheckBox(translate("NewMatch", "The belote counts towards the contract"), self)
        self.belote_note = label("", "small", self)
        self.rules_button = button(translate("NewMatch", "All the rules…"), "quiet", self)
        self.own_note = label("", "dim", self)
        self.restore = button(translate("NewMatch", "Restore", "the game's own rules"), "link", self)
        self.targets = ChoiceRow(parent=self)
        self.targets.setAccessibleName(translate("NewMatch", "Points to reach"))
        self.level = QComboBox(self)
        for name in Settings.level.choices:  # type: ignore[attr-defined]
            self.level.addItem(level_name(name), name)
        self.think = ThinkTime(self)
        self.seated = Seated(self)
        self.players = self.seated.change
        self._lay_out(match_going)
        self._connect()
        dressed(self)
        self._fill()

    def _connect(self) -> None:
        self.games.game_chosen.connect(self._game_chosen)
        self.rules_button.clicked.connect(self._open_rules)
        self.restore.clicked.connect(self._restore)
        self.all_trumps.clicked.connect(self._old_target)
        self.belote_counts.toggled.connect(self._write_belote)
        self.targets.left.connect(self._left)
        self.targets.remade.connect(self._order_tabs)
        self.players.clicked.connect(self._open_players)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    # layout

    def _lay_out(self, match_going: bool) -> None:
        self._columns = columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        columns.setSpacing(scaled(16))
        columns.addWidget(self.games)
        columns.addLayout(self._right_column(), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(20), scaled(16), scaled(20), scaled(16))
        layout.setSpacing(scaled(14))
        layout.addWidget(label(translate("NewMatch", "New match"), "title", self))
        self._middle = Scrolling(columns, self)
        self._middle.changed.connect(self._fit)
        layout.addWidget(self._middle, 1)
        layout.addLayout(self._button_row(match_going))

    def _right_column(self) -> QVBoxLayout:
        trumps = QHBoxLayout()
        trumps.setSpacing(scaled(18))
        trumps.addWidget(self.no_trumps)
        trumps.addWidget(self.all_trumps)
        trumps.addStretch(1)
        rules_row = QHBoxLayout()
        rules_row.setSpacing(scaled(8))
        rules_row.addWidget(self.rules_button)
        rules_row.addWidget(self.own_note)
        rules_row.addWidget(self.restore)
        rules_row.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(scaled(8))
        column.addLayout(self._form())
        column.addSpacing(scaled(4))
        column.addWidget(rule(self))
        column.addSpacing(scaled(4))
        column.addLayout(trumps)
        column.addWidget(self.declarations)
        column.addWidget(self.belote_counts)
        column.addWidget(self.belote_note)
        column.addSpacing(scaled(2))
        column.addLayout(rules_row)
        column.addStretch(1)  # what a game has no question about leaves its room here, below all the rest
        return column

    def _form(self) -> QFormLayout:
        form = self._rows = QFormLayout()
        form.setHorizontalSpacing(scaled(16))
        form.setVerticalSpacing(scaled(12))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._offer_targets(self._rules.target)
        add_row(form, translate("NewMatch", "Points to reach"), self.targets)
        add_row(form, translate("NewMatch", "Strength of the players"), self.level)
        add_row(form, translate("NewMatch", "They think for"), self.think)
        add_row(form, translate("NewMatch", "Players"), self.seated)
        return form

    def _order_tabs(self) -> None:
        """Tab goes through the dialog as it is read."""
        fields: tuple[QWidget, ...] = (
            self.level, self.think.slider, self.players, self.no_trumps, self.all_trumps, self.declarations,
            self.belote_counts, self.rules_button, self.restore, self.cancel, self.play,
        )  # fmt: skip
        targets = self.targets.buttons
        for first, second in pairwise((self.games, *targets, *fields)):
            QWidget.setTabOrder(first, second)

    def _button_row(self, match_going: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(scaled(8))
        if match_going:
            warning = label(
                translate("NewMatch", "The match on the table is kept in the history."), "dim", self
            )
            warning.setWordWrap(True)
            row.addWidget(warning, 1)
        else:
            row.addStretch(1)
        self.cancel = button(translate("NewMatch", "Cancel"), "", self)
        self.play = button(translate("NewMatch", "Play"), "primary", self)
        self.play.setMinimumWidth(scaled(130))
        self.play.setDefault(True)
        row.addWidget(self.cancel)
        row.addWidget(self.play)
        return row

    def showEvent(self, event: QShowEvent) -> None:
        """Never larger than the screen: what has no room side by side stands one below the other, and scrolls."""
        super().showEvent(event)
        self._fit(QSize())

    def _fit(self, least: QSize | None = None) -> None:
        """Take the size that is needed, and no less than `least`, or than it has."""
        if not self.isVisible():
            return
        room, layout = room_for(self), self.layout()
        assert layout is not None
        layout.activate()
        bar = self._middle.verticalScrollBar().sizeHint().width()
        needed = self._needed_width()
        if needed <= room.width() + BESIDE:  # better without a frame in sight than in two storeys
            room = room.expandedTo(QSize(needed, 0))
        else:
            self._columns.setDirection(QBoxLayout.Direction.TopToBottom)
            self.games.set_flat(True)  # one page that scrolls, and nothing in it that scrolls by itself
            if self._needed_width() + bar > room.width():
                self._rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
            self._needed_width()
        wanted = layout.sizeHint()
        if wanted.height() > room.height():
            wanted += QSize(bar, 0)
        self.resize(wanted.expandedTo(self.size() if least is None else least).boundedTo(room))

    def _needed_width(self) -> int:
        """The width in pixels at which nothing has to be scrolled sideways, as things stand now."""
        layout = self.layout()
        assert layout is not None
        self._columns.activate()
        self._middle.updateGeometry()
        layout.activate()
        margins = layout.contentsMargins()
        return self._middle.page.minimumSizeHint().width() + margins.left() + margins.right()

    def _left(self, key: Qt.Key) -> None:
        """Up and Down leave the row of targets as Tab does; Enter plays."""
        if key == Qt.Key.Key_Return:
            self.accept()
        else:
            self.focusNextPrevChild(key == Qt.Key.Key_Down)

    # the game and its rules

    def _fill(self) -> None:
        rules = self._rules
        self.games.set_games(all_games(self._own))
        same = (game for game in self.games.games if game.own_name is not None and game.rules == rules)
        named = next(same, None) if rules != PRESETS[rules.preset] else None
        self.games.choose(named.key if named is not None else rules.preset)
        self._show_rules(rules)
        self.level.setCurrentIndex(max(0, self.level.findData(self._settings.level)))
        self.think.choose(self._settings.think_seconds)
        self.seated.show_seating(self._seating)
        self.games.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _base(self) -> RuleSet:
        """The rules that the chosen game has of itself."""
        game = self.games.game
        return game.rules if game is not None else PRESETS[self._rules.preset]

    def _show_rules(self, rules: RuleSet) -> None:
        """Start from `rules`, which belong to the game chosen in the list."""
        self._rules = rules
        self._key = self.games.game.key if self.games.game is not None else ""
        old = rules.preset == ANCIENNE.preset and rules.no_trumps
        self.no_trumps.setVisible(not old)  # the old game is never without it
        self.no_trumps.setChecked(rules.no_trumps)
        self.all_trumps.setChecked(rules.all_trumps)
        self.declarations.setChecked(rules.declarations)
        asked = asks_about_belote(rules)
        self.belote_counts.setVisible(asked)
        self.belote_note.setVisible(asked)
        self.belote_counts.setChecked(rules.counts_toward is not CountsToward.TRICKS)
        self._offer_targets(rules.target)
        self._write_belote()
        in_sight = {
            "no_trumps",
            "all_trumps",
            "declarations",
            "target",
            *(["counts_toward"] if asked else ()),
        }
        changed = [name for name in rules.diff(self._base) if name not in in_sight]
        self.own_note.setText(Counts.options(len(changed)) if changed else "")
        self.restore.setVisible(bool(changed))

    def _offer_targets(self, own: int) -> None:
        """The usual ones; `own` takes the place of the nearest."""
        near = min(TARGETS, key=lambda usual: abs(usual - own))
        targets = sorted({*TARGETS, own} - ({near} - {own}))
        self.targets.set_choices([Choice(t, number(t), number(t)) for t in targets], lambda _: True)
        self.targets.choose(own)

    def _game_chosen(self, key: str) -> None:
        if self._key and self._key != key:
            self._chosen[self._key] = self.rules
        self._show_rules(self._chosen.get(key, self._base))

    def _restore(self) -> None:
        self._show_rules(self._base)

    def _open_rules(self) -> None:
        from ..rules.rules_dialog import RulesDialog

        game = self.games.game
        dialog = RulesDialog(self.rules, self._own, self, game.own_name if game is not None else None)
        dialog.accepted.connect(lambda: self._take(dialog.rules, dialog.form.own_name))
        dialog.rejected.connect(lambda: self._take(self.rules, game.own_name if game is not None else None))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _open_players(self) -> None:
        from .players import PlayersDialog

        dialog = PlayersDialog(self._seating, self.level.currentData(), self, self._style)
        dialog.accepted.connect(lambda: self._seat(dialog.seating))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @property
    def _style(self) -> BotStyle:
        """How bots bid that have no way of their own: as the settings say."""
        return BotStyle(self._settings.boldness, self._settings.doubling)

    def _seat(self, seating: Seating) -> None:
        self._seating = seating
        self.seated.show_seating(self._seating)

    def _take(self, rules: RuleSet, own_name: str | None) -> None:
        """Go on with `rules` of the own game of that name, or of their preset; own games may have come or gone."""
        self.games.set_games(all_games(self._own))
        self._chosen.clear()
        key = f"own:{own_name}"
        known = any(game.key == key for game in self.games.games)
        self.games.choose(key if known else rules.preset)
        self._show_rules(rules)

    def _old_target(self, all_trumps: bool) -> None:
        """The old book plays further with all trumps."""
        before, after = _OLD_TARGETS if all_trumps else reversed(_OLD_TARGETS)
        if self._rules.preset == ANCIENNE.preset and self.targets.value == before:
            self.targets.choose(after)

    def _write_belote(self) -> None:
        counted = self.rules.counts_toward
        self.belote_note.setText(
            {
                CountsToward.TRICKS: translate(
                    "NewMatch", "Tricks alone count; elsewhere belote and declarations too."
                ),
                CountsToward.TRICKS_BELOTE: translate(
                    "NewMatch", "Tricks and belote count; elsewhere the tricks alone."
                ),
                CountsToward.ALL: translate(
                    "NewMatch", "Tricks, belote and declarations count; elsewhere the tricks alone."
                ),
            }[counted]
        )
        self.belote_counts.setAccessibleDescription(self.belote_note.text())

    # what was chosen

    @property
    def rules(self) -> RuleSet:
        """The rules chosen."""
        changes: dict[str, OptionValue] = {
            "no_trumps": self.no_trumps.isChecked(),
            "all_trumps": self.all_trumps.isChecked(),
            "declarations": self.declarations.isChecked(),
            "target": self.targets.value or self._rules.target,
        }
        counted = self._rules.counts_toward is not CountsToward.TRICKS
        if asks_about_belote(self._rules) and self.belote_counts.isChecked() != counted:
            changes["counts_toward"] = CountsToward.TRICKS if counted else CountsToward.TRICKS_BELOTE
        return self._rules.replace(**changes)

    @property
    def config(self) -> MatchConfig:
        """The match to begin."""
        return self._seating.seated(
            MatchConfig(
                rules=self.rules,
                think_seconds=self.think.seconds,
                level=self.level.currentData(),
                style=self._style,
            )
        )

    def accept(self) -> None:
        """Remember what was chosen, then begin."""
        config = self.config
        remember(self._settings, config)
        super().accept()
