"""Turns what happened into something to watch, then says that it is done, so that the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine.cards import Card, Hand
from belote_desktop.engine.events import Event
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.view import View

from . import scenes
from .motion import Motion, Move
from .scenes import Hold, Pace, Step
from .table_view import TableView

SPEEDS = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""Factor on every duration, by the value of the setting ``animation_speed``."""


class Director(QObject):
    """Plays events on a table.

    ``done`` follows every `play`, `deal` and `lay_down` exactly once, after the table shows the view given; a run cut short by
    `jump`, `cancel` or another `play` says nothing. At speed 0 all of it happens before `play` returns, without timers.
    """

    done = Signal()

    def __init__(self, table: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent if parent is not None else table)
        self._table = table
        self._motion = Motion(self)
        self._motion.flies.connect(table.pictures.give_way)
        self._pace = Pace()
        self._script: Iterator[Step] | None = None
        self._view: View | None = None
        self._hands: Mapping[Seat, Hand] | None = None
        self._callback: Callable[[], None] | None = None
        table.felt_clicked.connect(self.hurry)

    @property
    def running(self) -> bool:
        """Whether something is being shown."""
        return self._script is not None

    @property
    def flying(self) -> bool:
        """Whether a card is on its way now, and not only waited for."""
        return self._motion.flying

    def set_speed(self, speed: str | float) -> None:
        """A name of `SPEEDS`, or a factor: 0 jumps, 1 is normal, more is slower. A running motion goes on as it is."""
        factor = SPEEDS[speed] if isinstance(speed, str) else max(0.0, float(speed))
        self._set_pace(replace(self._pace, factor=factor))
        if factor == 0:
            self.hurry(everything=True)

    def set_calm(self, on: bool) -> None:
        """Whether cards are where they belong at once instead of flying there; there is still time to look."""
        self._set_pace(replace(self._pace, calm=on))

    def set_trick_delay(self, milliseconds: int) -> None:
        """How long a finished trick lies before it is taken away, at any speed but 0."""
        self._set_pace(replace(self._pace, trick_delay=max(0, milliseconds)))

    def set_trick_waits(self, on: bool) -> None:
        """Whether a finished trick lies until `hurry`, at any speed."""
        self._set_pace(replace(self._pace, trick_waits=on))

    @property
    def pace(self) -> Pace:
        """How fast things go now."""
        return self._pace

    def _set_pace(self, pace: Pace) -> None:
        self._pace = pace
        self._table.set_moving(pace.factor > 0 and not pace.calm)

    def play(
        self,
        events: Sequence[Event],
        view: View,
        done: Callable[[], None] | None = None,
        hands_visible: Mapping[Seat, Hand] | None = None,
    ) -> None:
        """Show events that led to `view` (the player's, after them); `hands_visible` as for `TableView.set_view`."""
        self._hands = hands_visible
        self._begin(scenes.script(self._table, tuple(events), view, lambda: self._pace), view, done)

    def deal(self, view: View, done: Callable[[], None] | None = None) -> None:
        """Show a new deal being dealt, ending at `view`."""
        self._hands = None
        self._begin(scenes.dealing(self._table, view, lambda: self._pace), view, done)

    def lay_down(
        self, cards: Sequence[Card], told: str, view: View, done: Callable[[], None] | None = None
    ) -> None:
        """Show the player in front laying `cards` of the hand on the table, `told` in words, ending at `view`."""
        self._hands = None
        self._begin(scenes.laying_down(self._table, cards, told, lambda: self._pace), view, done)

    def jump(self, view: View, hands_visible: Mapping[Seat, Hand] | None = None) -> None:
        """Drop whatever is being shown and be at `view`: another match, a resumed one, an undone card."""
        self.cancel()
        self._table.hush()
        self._table.set_view(view, hands_visible)

    def cancel(self) -> None:
        """Drop whatever is being shown; the table is left as it is, and nobody is called back."""
        self._motion.cancel()
        self._script = self._view = self._callback = None
        self._table.stage.clear_loose()

    def hurry(self, everything: bool = False) -> None:
        """Cut the present motion or wait short, or with `everything` all of the run."""
        script = self._script
        self._motion.finish()
        while everything and self._motion.running and self._script is script:
            self._motion.finish()

    def _begin(self, script: Iterator[Step], view: View, done: Callable[[], None] | None) -> None:
        self.cancel()
        self._script, self._view, self._callback = script, view, done
        self._table.look_over(view.seat)
        self._table.set_idle()
        self._next()

    def _next(self) -> None:
        """Go through the script until a step takes time."""
        while self._script is not None:
            script = self._script
            step = next(script, None)
            if self._script is not script:
                return
            if step is None:
                self._finish()
            elif isinstance(step, Hold):
                self._motion.hold(self._next)
                return
            elif isinstance(step, int):
                if step > 0:
                    self._motion.wait(step, self._next)
                    return
            elif _takes_time(step):
                self._motion.run(step, self._next)
                return
            else:
                self._motion.run(step, lambda: None)

    def _finish(self) -> None:
        view, callback = self._view, self._callback
        self._script = self._view = self._callback = None
        if view is not None:
            self._table.set_view(view, self._hands)
        if callback is not None:
            callback()
        self.done.emit()


def _takes_time(moves: Sequence[Move]) -> bool:
    return any(move.delay + move.duration > 0 for move in moves)
