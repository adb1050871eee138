"""What each command does, and when it can be given."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog

from belote_desktop.engine.actions import Redouble
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.notation import NotationError
from belote_desktop.engine.problem import deal_from_problem, problem_text
from belote_desktop.engine.rules import RuleSet

from .apply_settings import apply, apply_all
from .i18n import fill, translate
from .phrases import not_now
from .phrases.calls import double_text, redouble_text
from .phrases.deal_lines import line_problem
from .placement import when_in_sight
from .presenter import Presenter
from .theme import theme
from .window_parts import WindowParts


class CommandWiring(QObject):
    """Connects commands, settings and dialogs with the window."""

    def __init__(self, window: WindowParts, presenter: Presenter, begin: Callable[..., None]) -> None:
        super().__init__(window)
        self._window = window
        self._presenter = presenter
        self._begin = begin
        self._dialog: QDialog | None = None
        commands = window.commands
        for name, slot in (
            ("new_match", self.new_match),
            ("play_again", self.play_again),
            ("copy_deal", self.copy_deal),
            ("paste_deal", self.paste_deal),
            ("settings", self.open_settings),
            ("quit", window.close),
            ("pass", presenter.say_pass),
            ("double", presenter.say_double),
            ("declare", presenter.declare),
            ("last_trick", self.show_last_trick),
            ("card_order", self.show_order),
            ("next_deal", presenter.next_deal),
            ("rules", self.open_rules),
            ("shortcuts", self.open_shortcuts),
            ("about", self.open_about),
        ):
            commands[name].triggered.connect(lambda _=False, slot=slot: slot())
        QShortcut(QKeySequence("F10"), window).activated.connect(self.open_menus)
        commands["side_panel"].triggered.connect(window.area.show_side)
        commands["full_screen"].triggered.connect(self._full_screen)
        commands["four_colours"].triggered.connect(lambda on: self._set("four_colours", on))
        for (key, value), action in commands.choices.items():
            action.triggered.connect(lambda _=False, key=key, value=value: self._set(key, value))
        window.side.add_buttons(
            ((commands["next_deal"], "primary"),),
            ((commands["hint"], ""), (commands["undo"], "")),
            ((commands["last_trick"], ""), (commands["match_sheet"], "")),
        )
        window.area.wished.connect(lambda on: self._set("side_panel", on))
        window.area.side_shown.connect(commands["side_panel"].setChecked)
        presenter.offered.connect(self.refresh)
        window.deal_end.rule_wanted.connect(self.open_rules)
        window.match_end.new_wanted.connect(self.play_again)
        window.match_end.other_wanted.connect(self.new_match)
        window.settings.changed.connect(self._apply)
        apply_all(window)
        window.motion_wish.changed.connect(lambda: self._apply("motion"))
        window.area.remember_side(window.settings.side_panel)
        theme().changed.connect(self._offer_tables)
        self._offer_tables()
        self._tick_choices()
        self.refresh()

    # matches

    def new_match(self) -> None:
        """Ask which match, then begin it."""
        from .dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(self._window.settings, self._match_going, self._window)
        dialog.accepted.connect(lambda: self._begin(dialog.config))
        self._open(dialog)

    def welcome(self) -> None:
        """Nothing is being played: ask which match; without one the felt says how to begin."""
        self._window.table.set_hint(translate("Window", "To play, choose “New match”."))
        when_in_sight(self._window, self._ask_first)

    def _ask_first(self) -> None:
        if self._dialog is None and not self._window.session.has_match:
            self.new_match()

    def play_again(self) -> None:
        """Begin a match set up like the last one."""
        session = self._window.session
        self._begin_another(session.config.rules if session.has_match else None, None)

    def copy_deal(self) -> None:
        """Put the deal on the table into the clipboard, as one line; before its end only what the player knows."""
        if self._window.session.has_match and not self._presenter.share.is_covered:
            deal = self._window.session.match.deal
            text = deal.to_text() if deal.is_over else problem_text(deal, self._window.session.view.seat)
            QApplication.clipboard().setText(text)
            self._window.toast.tell(translate("Window", "The deal is in the clipboard, as one line."))

    def paste_deal(self) -> None:
        """Begin a match with the deal in the clipboard."""
        line = QApplication.clipboard().text().strip()
        try:
            deal = deal_from_problem(line, Random())
        except NotationError as error:
            self._window.toast.drop_passing()  # what was wrong with the line before
            self._window.toast.tell(
                fill(translate("Window", "The clipboard holds no deal: %1."), line_problem(error))
            )
            return
        self._window.toast.drop_passing()
        self._begin_another(deal.rules, deal)

    @property
    def _match_going(self) -> bool:
        """Whether a match would be lost if another one began."""
        session = self._window.session
        if not session.has_match or session.match.is_over:
            return False
        return session.saved.is_begun

    def _begin_another(self, rules: RuleSet | None, deal: Deal | None) -> None:
        """Begin a match by these rules, after a question when one is going on."""
        from .last_match import config_of_last_match

        window = self._window
        if not self._match_going:
            self._begin(config_of_last_match(window.settings, rules), deal)
            return
        from .parts.confirm import GiveUpDialog

        question = GiveUpDialog(window)
        question.void_after(window.session.match_ended, window.session.started)
        question.accepted.connect(lambda: self._begin(config_of_last_match(window.settings, rules), deal))
        self._open(question)

    # dialogs

    def open_settings(self) -> None:
        """Show the settings."""
        from .dialogs.settings import SettingsDialog

        self._open(SettingsDialog(self._window.settings, self._window))

    def open_shortcuts(self) -> None:
        """Show every key."""
        from .dialogs.shortcuts import ShortcutsDialog

        self._open(ShortcutsDialog(self._window.commands.groups(), self._window, self._rules))

    def open_rules(self, anchor: str = "") -> None:
        """Show the book of the rules being played, at a rule if one is named."""
        from .rules.rule_book import RuleBookDialog

        self._open(RuleBookDialog(self._rules, anchor or None, self._window))

    def open_about(self) -> None:
        """Show what the program is."""
        from .dialogs.about import AboutDialog

        self._open(AboutDialog(self._window))

    @property
    def _rules(self) -> RuleSet:
        """Of the match on the table, else of the last one."""
        from .last_match import rules_of_last_match

        session = self._window.session
        return session.match.rules if session.has_match else rules_of_last_match(self._window.settings)

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that is open, if any."""
        return self._dialog

    def open_dialog(self, dialog: QDialog) -> None:
        """Show a dialog, instead of the one that is open; afterwards the keyboard goes back to the table."""
        self._open(dialog)

    def _open(self, dialog: QDialog) -> None:
        if self._dialog is not None:
            self._dialog.close()
        for glance in (self._window.peek, self._window.order):
            glance.put_away()  # it would be there still after the dialog, with the keyboard elsewhere
        self._dialog = dialog
        dialog.finished.connect(lambda _result: self._closed(dialog))
        dialog.open()

    def _closed(self, dialog: QDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None
        dialog.deleteLater()
        QTimer.singleShot(0, self._presenter, self._presenter.focus.take)

    # the window

    def open_menus(self) -> None:
        """Open the first menu, where the menus are in the window: Qt itself knows no key for it but Alt."""
        bar = self._window.menuBar()
        bar.setActiveAction(bar.actions()[0])

    def show_last_trick(self) -> None:
        """Show the last trick large, or put it away."""
        self._window.peek.toggle()

    def show_order(self) -> None:
        """Show the order of the cards large, or put it away; without a trump say so."""
        if self._window.contract.trump is None:
            self._presenter.sentence.answer(not_now.no_trump())
        else:
            self._window.order.toggle()

    def _full_screen(self, on: bool) -> None:
        if on:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    # settings

    def _set(self, key: str, value: object) -> None:
        self._window.settings.set(key, value)

    def _apply(self, key: str) -> None:
        apply(self._window, key)
        self._tick_choices()

    def _tick_choices(self) -> None:
        settings, commands = self._window.settings, self._window.commands
        for (key, value), action in commands.choices.items():
            action.setChecked(settings.get(key) == value)
        commands["four_colours"].setChecked(settings.four_colours)

    def _offer_tables(self) -> None:
        self._window.commands.allow_tables(theme().palette.name != "contrast")

    # what can be done now

    def refresh(self) -> None:
        """Enable what can be done now."""
        window, commands = self._window, self._window.commands
        presenter = self._presenter
        has_match = window.session.has_match
        double = presenter.double
        rules = window.session.match.rules if has_match else None
        redouble = isinstance(double, Redouble)
        commands["double"].setText(redouble_text(rules) if redouble else double_text(rules))
        commands["double"].setEnabled(double is not None)
        commands["pass"].setEnabled(presenter.may_pass)
        commands["declare"].setEnabled(presenter.may_declare)
        commands["next_deal"].setEnabled(presenter.may_deal)
        over = has_match and window.session.match.is_over
        end, following = translate("DealEnd", "End of the match"), translate("Commands", "&Next deal")
        commands["next_deal"].setText(end if over else following)
        in_sight = has_match and not presenter.share.is_covered
        seen = in_sight and not presenter.is_laying
        commands["last_trick"].setEnabled(seen and bool(window.session.view.tricks))
        for name in ("card_order", "copy_deal"):
            commands[name].setEnabled(in_sight)
        commands["play_again"].setEnabled(has_match)
