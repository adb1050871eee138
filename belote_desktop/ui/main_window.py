"""The main window: stands at once, then puts session, table and panels together; remembers where it stood."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent, QWindow
from PySide6.QtWidgets import QMenuBar, QToolTip, QWidget

from .ground import Ground
from .hands import hands
from .i18n import translate
from .icons import program_icon
from .placement import come_back, first_size, least_size
from .style import body_px, style_sheet, zoom
from .theme import current, font, qt_palette, theme
from .window_parts import WindowParts

if TYPE_CHECKING:
    from belote_desktop.app.match_config import MatchConfig
    from belote_desktop.app.session import MatchSession
    from belote_desktop.app.settings import Settings
    from belote_desktop.engine.deal import Deal

    from .comfort import Comfort
    from .command_wiring import CommandWiring
    from .history.looking_back import LookingBack
    from .presenter import Presenter

_LONGEST_WAIT_MS = 500


class MainWindow(WindowParts):
    """The window of the program: its parts, with what shows the match on them and what the commands do.

    Made, it is an empty window of the right size and colour, which costs little. `furnish` does the rest; asking for
    a part does it too.
    """

    presenter: Presenter
    wiring: CommandWiring
    comfort: Comfort
    looking_back: LookingBack

    def __init__(
        self,
        session: MatchSession | Callable[[], MatchSession],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        """`session`: or what makes it, when it is wanted."""
        super().__init__(parent)
        self.settings = settings
        self._session = session
        self._furnished = False
        self._handle: QWindow | None = None
        self.menu_bar = QMenuBar(self)
        """Made here: of one that Qt makes Python does not know for certain whether it is alive."""
        self.setMenuBar(self.menu_bar)
        self._ground = Ground(self)
        self.setCentralWidget(self._ground)
        self.setWindowIcon(program_icon())
        self._limit()
        theme().changed.connect(self._dress)
        zoom.changed.connect(self._dress)
        self._dress()
        self._restore_geometry()
        self._title()

    def __getattr__(self, name: str) -> Any:
        """A part that is not there yet: make all of them. Called for names that are not found otherwise."""
        if not name.startswith("_") and not self.__dict__.get("_furnished", True) and _is_part(name):
            self.furnish()
            return getattr(self, name)
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def furnish(self) -> None:
        """Put the window together; the second time nothing happens."""
        if self._furnished:
            return
        self._furnished = True
        from .comfort import Comfort
        from .command_wiring import CommandWiring
        from .history.looking_back import LookingBack
        from .presenter import Presenter
        from .table.system_deck import system_deck

        session = self._session
        self.session = session() if callable(session) else session
        from .card_look import look_of

        theme().set_cards(look_of(self.settings))
        self.make_parts()
        self.presenter = Presenter(self)
        self.commands.fill(self.menu_bar)
        self.wiring = CommandWiring(self, self.presenter, self.begin)
        self.comfort = Comfort(self, self.presenter, self.wiring)
        replay = self.comfort.replay_deal
        self.looking_back = LookingBack(self, self.presenter, self.wiring, self.begin, replay)
        self.session.notice.connect(self.notify)
        self.settings.noticed.connect(lambda notice: self.notify(notice.key, notice.details))
        for keeper in (self.session.keeper, self.settings):
            keeper.mended.connect(self.toast.withdraw)
        system_deck().failed.connect(self._deck_failed)
        layout = self.layout()
        if self.isVisible() and layout is not None:
            self.area.show()
            layout.activate()  # at once, so that whoever asked for a part finds it in its place

    def when_painted(self, then: Callable[[], None]) -> None:
        """Call `then` once the empty window has been seen, or after a moment where nobody paints it."""
        waiting = [then]

        def once() -> None:
            while waiting:
                waiting.pop()()

        self._ground.painted.connect(lambda: QTimer.singleShot(0, self, once))
        QTimer.singleShot(_LONGEST_WAIT_MS, self, once)

    # the match

    def begin(self, config: MatchConfig, deal: Deal | None = None) -> None:
        """Start a match, giving up the one on the table."""
        self.presenter.clear()
        self.toast.drop_passing()
        self.session.new_match(config, deal)

    def notify(self, key: str, details: object = None) -> None:
        """Show a notice by its key."""
        from .phrases.notices import LASTING, notice_text

        found = details if isinstance(details, dict) else dict(details or {})  # type: ignore[call-overload]
        self.toast.tell(notice_text(key, found), lasting=key in LASTING, key=key)

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
        self.presenter.focus.take()

    # the window

    def _dress(self) -> None:
        self.menu_bar.setStyleSheet(style_sheet(current()))
        self.setPalette(qt_palette(current()))
        QToolTip.setFont(font(body_px()))  # those of the table, which has no style sheet

    def _restore_geometry(self) -> None:
        saved = self.settings.window_geometry
        if not (saved and come_back(self, QByteArray(saved))):
            self.resize(first_size(self.screen().availableSize()))

    def _title(self) -> None:
        self.setWindowTitle(translate("Window", "Belote Desktop"))
        self.setAccessibleName(self.windowTitle())
        self.menu_bar.setAccessibleName(translate("Window", "Menus"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._title()
            if self._furnished:
                self.commands.retranslate()
                QTimer.singleShot(0, self, self.presenter.refresh)
        elif event.type() == QEvent.Type.WindowStateChange and self._furnished:
            self.commands["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Follow the desktop's type and the screen's pixels; Qt tells `changeEvent` of neither."""
        done = super().event(event)
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.DevicePixelRatioChange):
            self._limit()
            zoom.changed.emit()  # type and lengths follow at any zoom
            if self._furnished:
                self.table.refit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A large window has large type."""
        self._rezoom()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """On which screen it stands is known now, and may change."""
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not self._handle:
            self._handle = handle
            handle.screenChanged.connect(self._limit)
            hands.watch(handle)
        self._limit()

    def _limit(self) -> None:
        """The smallest size is the same number of pixels of the screen at any scale, and no more than it has."""
        least = least_size(self.devicePixelRatioF(), self.screen().availableSize())
        if least != self.minimumSize():
            self.setMinimumSize(least)
        self._rezoom()

    def _rezoom(self) -> None:
        zoom.set_for(self.width(), self.height(), self.devicePixelRatioF())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the geometry; the match is saved already, after every action."""
        if not self._furnished:
            super().closeEvent(event)
            return
        from .table.system_deck import system_deck

        try:
            self.presenter.close()
            self.motion_wish.stop()
            system_deck().stop()
            if self.session.keeper.store is not None:  # not for a picture
                self.settings.window_geometry = bytes(self.saveGeometry().data())
        finally:  # whatever went wrong, no thread and no lock stays behind
            self.session.shutdown()
            super().closeEvent(event)


def _is_part(name: str) -> bool:
    return name in MainWindow.__annotations__ or name in WindowParts.__annotations__
