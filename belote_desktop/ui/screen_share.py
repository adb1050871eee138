"""Several players at one window: whose cards may be seen, and the curtain whenever it is somebody else's turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine.seats import Seat, Team

from .phrases.people import people
from .window_parts import WindowParts


class ScreenShare(QObject):
    """Turns the window from player to player. With one player it never draws the curtain."""

    moved = Signal()
    """The curtain was drawn or lifted."""

    def __init__(self, window: WindowParts) -> None:
        super().__init__(window)
        self._window = window
        self._looking: Seat | None = None
        """Who sits in front and has said so."""
        self._then: Callable[[], None] | None = None
        window.curtain.lifted.connect(self._lifted)

    @property
    def is_drawn(self) -> bool:
        """Whether nothing may be shown now."""
        return self._then is not None

    @property
    def is_covered(self) -> bool:
        """Whether the curtain or the pause covers the table: no command shows, copies or plays a card then."""
        return self.is_drawn or self._window.session.paused

    def begin(self) -> None:
        """Another match is on the table: nobody has looked yet, and the players have other names."""
        self.drop()
        self._looking = None
        config, known = self._window.session.config, people()
        known.names = config.names
        known.bots = {
            seat: (config.level_of(seat), config.style_of(seat)) for seat in Seat if seat not in config.humans
        }
        known.both_sides = {seat.team for seat in config.humans} == set(Team)
        known.front = self._window.session.front

    def show_to(self, seat: Seat, then: Callable[[], None]) -> None:
        """Call `then` once the player of `seat` may look: at once, or when that player has lifted the curtain."""
        session, window = self._window.session, self._window
        if not session.config.shares_screen or seat is self._looking:
            self._face(seat)
            then()
            return
        self._then = then
        window.peek.put_away()
        window.table.conceal()
        window.curtain.draw(seat)
        self.moved.emit()

    def drop(self) -> None:
        """Nobody waits behind the curtain any more."""
        self._then = None
        self._window.curtain.close_sheet()

    def _face(self, seat: Seat) -> None:
        self._window.session.face(seat)
        self._looking = seat
        people().front = self._window.session.front

    def _lifted(self) -> None:
        then, self._then = self._then, None
        self._face(self._window.curtain.seat)
        self.moved.emit()
        if then is not None:
            then()
