"""The main window: puts session, table and panels together, and remembers where it stood."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.engine.deal import Deal

from .comfort import Comfort
from .command_wiring import CommandWiring
from .i18n import translate
from .icons import program_icon
from .phrases.notices import LASTING, notice_text
from .presenter import Presenter
from .style import style_sheet, zoom
from .table.system_deck import system_deck
from .theme import current, qt_palette, theme
from .window_parts import WindowParts

_FIRST_SIZE = (1280, 800)
_LEAST_SIZE = (680, 520)


class MainWindow(WindowParts):
    """The window of the program: its parts, with what shows the match on them and what the commands do."""

    def __init__(self, session: MatchSession, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(session, settings, parent)
        self.setWindowIcon(program_icon())
        self.setMinimumSize(*_LEAST_SIZE)
        self.presenter = Presenter(self)
        self.menu_bar = (
            self.menuBar()
        )  # kept: PySide lets go of the wrapper, and with it of what was set on it
        self.commands.fill(self.menu_bar)
        self.wiring = CommandWiring(self, self.presenter, self.begin)
        self.comfort = Comfort(self, self.presenter, self.wiring)
        session.notice.connect(self.notify)
        settings.noticed.connect(lambda notice: self.notify(notice.key, notice.details))
        system_deck().failed.connect(self._deck_failed)
        theme().changed.connect(self._dress)
        zoom.changed.connect(self._dress)
        self._dress()
        self._restore_geometry()
        self._title()

    # the match

    def begin(self, config: MatchConfig, deal: Deal | None = None) -> None:
        """Start a match, giving up the one on the table."""
        self.presenter.clear()
        self.toast.drop_passing()
        self.session.new_match(config, deal)

    def notify(self, key: str, details: object = None) -> None:
        """Show a notice by its key."""
        found = details if isinstance(details, dict) else dict(details or {})  # type: ignore[call-overload]
        self.toast.tell(notice_text(key, found), lasting=key in LASTING)

    def _deck_failed(self, why: str, name: str) -> None:
        self.notify(f"deck.{why}", {"name": name})

    def crashed(self, _sentence: str, log: str) -> None:
        """Something broke that nobody expected: say so calmly; the match is saved after every action."""
        text = translate(
            "Window", "Something went wrong. Your match is saved; if cards no longer move, start again."
        )
        if log:
            text += " " + translate("Window", "Details are in:") + " " + log
        self.toast.tell(text, lasting=True)

    def _peek_done(self) -> None:
        self.presenter.take_focus()

    # the window

    def _dress(self) -> None:
        self.menu_bar.setStyleSheet(style_sheet(current()))
        self.setPalette(qt_palette(current()))

    def _restore_geometry(self) -> None:
        self.resize(*_FIRST_SIZE)
        saved = self.settings.window_geometry
        if saved:
            self.restoreGeometry(QByteArray(saved))
        elif self.screen() is not None:
            room = self.screen().availableSize()
            self.resize(min(_FIRST_SIZE[0], room.width()), min(_FIRST_SIZE[1], room.height() - 40))

    def _title(self) -> None:
        self.setWindowTitle(translate("Window", "Belote Desktop"))
        self.setAccessibleName(self.windowTitle())

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._title()
            self.commands.retranslate()
            QTimer.singleShot(0, self, self.presenter.refresh)
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A large window has large type."""
        zoom.set_for(self.width(), self.height())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the geometry; the match is saved already, after every action."""
        try:
            self.presenter.close()
            self.motion_wish.stop()
            system_deck().stop()
            if self.session.keeper.store is not None:  # not for a picture
                self.settings.window_geometry = bytes(self.saveGeometry().data())
        finally:  # whatever went wrong, no thread and no lock stays behind
            self.session.shutdown()
            super().closeEvent(event)
