"""What a bot is: a `View` and a `Limit` in, an `Analysis` out."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from belote_desktop.engine.actions import Action
    from belote_desktop.engine.view import View


class CancelFlag(Protocol):
    """Anything with a set/unset state that another thread may turn on; `threading.Event` is one."""

    def set(self) -> None:
        """Ask the search to stop."""
        ...

    def is_set(self) -> bool:
        """Whether the search was asked to stop."""
        ...


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think; whichever comes first. Nothing set: the level's own habit."""

    seconds: float | None = None
    """Wall time, in seconds."""
    iterations: int | None = None
    """Simulated deals; with this alone an answer does not depend on the speed of the machine."""

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds >= 0:
            raise ValueError(f"the seconds of a limit cannot be {self.seconds}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"the iterations of a limit cannot be {self.iterations}")


@dataclass(frozen=True, slots=True)
class Alternative:
    """What the search thinks of one legal action."""

    action: Action
    mean: float
    """Expected result for the side to act, its points minus the other side's: marked points of the deal
    in the auction, the search's objective (see `objective`) in card play; 0 where nothing was simulated."""
    error: float
    """Standard error of `mean`; 0 where nothing was simulated."""
    visits: int
    """Simulated deals behind `mean`."""
    chance: float | None = None
    """In the auction, the chance of making the contract that stands if this call is the last word, whoever's it
    is; `None` where none stands, and in card play."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A bot's answer: the action it plays and what it thought of every choice, best first."""

    action: Action
    alternatives: tuple[Alternative, ...] = ()
    iterations: int = 0
    """Simulated deals in all."""
    seconds: float = 0.0
    """Wall time spent."""


class Bot(Protocol):
    """A player that sees one seat's `View`, never a `Deal`."""

    def choose(self, view: View, limit: Limit = ..., cancel: CancelFlag | None = None) -> Analysis:
        """A legal action for `view.seat`.

        With a limit in iterations alone the answer depends on the view, the seed and the limit only.
        A set `cancel` makes it answer at once with the best found. Raises `ValueError` when the seat has
        nothing to do.
        """
        ...


@runtime_checkable
class Doubler(Protocol):
    """A bot that may also double before its turn."""

    def volunteer(
        self, view: View, limit: Limit | None = ..., cancel: CancelFlag | None = None
    ) -> Analysis | None:
        """A double out of turn where the rules let `view.seat` say one and it should; else `None`."""
        ...


@dataclass(slots=True)
class Clock:
    """Holds a search to its `Limit` and watches the cancel flag."""

    limit: Limit
    cancel: CancelFlag | None = None
    iterations: int = 0
    """Counted by the search."""
    start: float = field(default_factory=time.perf_counter)

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self.start

    @property
    def left(self) -> float | None:
        """Seconds left, `None` where time does not count."""
        return None if self.limit.seconds is None else max(0.0, self.limit.seconds - self.elapsed)

    @property
    def is_nearly_over(self) -> bool:
        """Whether only the answer can still be made in time: the last twentieth has begun, or `is_over`."""
        seconds = self.limit.seconds
        return (seconds is not None and self.elapsed >= 0.95 * seconds) or self.is_over

    @property
    def is_over(self) -> bool:
        """Whether the search has to stop now."""
        limit = self.limit
        if limit.iterations is not None and self.iterations >= limit.iterations:
            return True
        if self.cancel is not None and self.cancel.is_set():
            return True
        return limit.seconds is not None and time.perf_counter() - self.start >= limit.seconds
