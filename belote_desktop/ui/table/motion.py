"""Cards on the move: one clock for all that moves at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from .card_widget import CardWidget
from .pose import Pose


@dataclass(frozen=True)
class Move:
    """A card on its way; times in milliseconds, `delay` from the start of the whole motion.

    `on_start` and `on_end` change what is shown; they must not start another motion.
    """

    widget: CardWidget
    to: Pose
    duration: int
    delay: int = 0
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None


class Motion(QObject):
    """Runs moves, or waits, and then calls back. One motion at a time; a new one finishes the old one first."""

    flies = Signal(bool)
    """Cards are on their way from now on, or no more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._ended)
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._moves: list[tuple[Move, Pose | None]] = []
        self._done: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether something moves or a wait goes on."""
        return self._done is not None

    @property
    def flying(self) -> bool:
        """Whether a move is not done yet."""
        return bool(self._moves)

    def run(self, moves: Sequence[Move], done: Callable[[], None]) -> None:
        """Make the moves and call `done` after the last one; at once when all of them take no time."""
        self.finish()
        total = max((move.delay + move.duration for move in moves), default=0)
        self._moves = [(move, None) for move in moves]
        self._done = done
        if total <= 0:
            self._ended()
            return
        self.flies.emit(True)
        for move in moves:
            move.widget.expect(move.to)
        self._start(total)

    def wait(self, milliseconds: int, done: Callable[[], None]) -> None:
        """Call `done` after a while; at once for 0."""
        self.finish()
        self._done = done
        if milliseconds <= 0:
            self._ended()
            return
        self._start(milliseconds)

    def hold(self, done: Callable[[], None]) -> None:
        """Call `done` when somebody says `finish`, however long that takes."""
        self.finish()
        self._done = done

    def finish(self) -> None:
        """Jump to the end of what is going on, and call back."""
        if self.running:
            self._ended()

    def cancel(self) -> None:
        """Stop where things are; nobody is called back."""
        self._moves, self._done = [], None
        self._clock.stop()
        self.flies.emit(False)

    def _start(self, milliseconds: int) -> None:
        self._clock.setStartValue(0)
        self._clock.setEndValue(milliseconds)
        self._clock.setDuration(milliseconds)
        self._clock.start()

    def _tick(self, now: object) -> None:
        if not isinstance(now, int):
            return
        remaining: list[tuple[Move, Pose | None]] = []
        for move, start in self._moves:
            if now < move.delay:
                remaining.append((move, start))
                continue
            if start is None:
                if move.on_start is not None:
                    move.on_start()
                start = move.widget.pose
            part = 1.0 if move.duration <= 0 else min(1.0, (now - move.delay) / move.duration)
            pose = start.towards(move.to, self._curve.valueForProgress(part))
            move.widget.set_pose(pose, moving=part < 1.0)
            if part < 1.0:
                remaining.append((move, start))
            elif move.on_end is not None:
                move.on_end()
        self._moves = remaining

    def _ended(self) -> None:
        """The clock ran out, or nobody wants to wait for it."""
        if not self.running:
            return
        left, done = self._moves, self._done
        self._moves, self._done = [], None
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.stop()
        self.flies.emit(False)
        for move, start in left:
            if start is None and move.on_start is not None:
                move.on_start()
            move.widget.set_pose(move.to)
            if move.on_end is not None:
                move.on_end()
        if done is not None:
            done()
