"""The program's start: command line, settings, language, crash net, window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from belote_desktop.app.cli import Options
    from belote_desktop.app.match_config import MatchConfig
    from belote_desktop.app.session import MatchSession
    from belote_desktop.app.settings import Settings

    from .main_window import MainWindow


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; `argv` without the program's name. Gives the exit status."""
    from belote_desktop.app.cli import parse_args

    options = parse_args(argv)
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    from belote_desktop.app import crash

    from .sweeper import Sweeper

    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(app, QApplication)
    app.setApplicationName("belote_desktop")
    app.setApplicationDisplayName("Belote Desktop")
    app.setDesktopFileName("belote_desktop")
    Sweeper(app)
    net = crash.install()
    window = build(app, options)
    net.relay.crashed.connect(window.crashed)
    window.show()
    if options.screenshot is None:
        tell_fault(window, net.previous_fault)
    return run(app, window, options)


def build(app: object, options: Options) -> MainWindow:
    """The window in the state that the command line asks for, not yet shown."""
    from PySide6.QtWidgets import QApplication

    from belote_desktop.app.settings import Settings

    from .i18n import install_translator
    from .icons import program_icon
    from .theme import current, qt_palette, theme

    assert isinstance(app, QApplication)
    settings = Settings.load(writable=options.screenshot is None)
    app.setStyle("Fusion")
    app.setWindowIcon(program_icon())
    install_translator(options.language or settings.language)
    theme().set_choice(settings.theme)
    theme().set_table(settings.table)
    app.setPalette(qt_palette(current()))
    theme().changed.connect(lambda: app.setPalette(qt_palette(current())))
    from .main_window import MainWindow

    def session() -> MatchSession:
        from belote_desktop.app.session import MatchSession

        return MatchSession(window, saves=options.screenshot is None)

    window = MainWindow(session, settings)
    settings.setParent(window)
    return window


def run(app: object, window: MainWindow, options: Options) -> int:
    """Begin or resume the match, then live until the window closes."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    assert isinstance(app, QApplication)
    if options.screenshot is not None:
        from .screenshot import Photographer

        photographer = Photographer(window, options.screenshot)
        window.resize(1280, 800)
        window.director.set_speed("instant")
        QTimer.singleShot(0, window, lambda: first_match(window, options))
        photographer.start()
        app.exec()
        return photographer.status

    def furnish() -> None:
        window.furnish()
        first_match(window, options)
        QTimer.singleShot(1000, window.motion_wish, window.motion_wish.ask)

    window.when_painted(furnish)  # the window stands before cards are dealt or a file is read
    return app.exec()


def tell_fault(window: MainWindow, trace: Path | None) -> None:
    """Say once that the program broke down last time, and where the trace is."""
    if trace is not None:
        window.notify("crash.previous", {"path": str(trace)})


def first_match(window: MainWindow, options: Options) -> None:
    """The saved match, the one of the command line, or the one the player chooses; then what start-up has to tell.

    With options a new match like the last begins without a question. Without `--rules`, `--seed` and `--deal`, `--level` holds for the saved match too.
    """
    from belote_desktop.app.cli import Options

    from .last_match import unreadable

    session, wrong = window.session, unreadable(window.settings)  # before a match that begins writes its own
    if not session.resume(None if options.starts_match else options.level):
        if options == Options():
            window.wiring.welcome()
        else:
            window.begin(config_for(window.settings, options), options.deal)
    elif options.starts_match:
        _begin_instead(window, options)
    for notice in window.settings.notices:
        window.notify(notice.key, notice.details)
    for key in wrong:
        window.notify("settings.value", {"key": key})


def _begin_instead(window: MainWindow, options: Options) -> None:
    """Begin the match of the command line; when the one on the table is going on, after a question about it."""

    def begin() -> None:
        window.begin(config_for(window.settings, options), options.deal)

    session = window.session
    if session.match.is_over or not session.saved.is_begun:
        begin()
        return
    from PySide6.QtCore import QTimer

    from .parts.confirm import GiveUpDialog
    from .placement import when_in_sight

    question = GiveUpDialog(window)
    question.accepted.connect(begin)
    question.finished.connect(question.deleteLater)
    question.finished.connect(lambda: QTimer.singleShot(0, window.presenter, window.presenter.focus.take))
    when_in_sight(window, question.open)


def config_for(settings: Settings, options: Options) -> MatchConfig:
    """The set-up that the command line and the settings ask for."""
    from dataclasses import replace

    from belote_desktop.app.match_config import NO_LEVELS

    from .last_match import config_of_last_match

    rules = options.deal.rules if options.deal is not None else options.rules
    config = config_of_last_match(settings, rules)
    if options.level is not None:
        config = replace(config, level=options.level, levels=NO_LEVELS)
    return replace(config, seed=options.seed)
