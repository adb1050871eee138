"""Scripted bots and a listener for the tests of the session."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.session import MatchSession
from belote_desktop.bots.base import Analysis, CancelFlag, Limit
from belote_desktop.bots.style import BALANCED, Style
from belote_desktop.engine import COINCHE, Action, Pass, Phase, RuleSet, Seat, View

QUICK = COINCHE.replace(target=400)
"""A match of a few deals."""
NOBODY: frozenset[Seat] = frozenset()

Choice = Callable[[View, CancelFlag], Any]


class FakeBot:
    """Decides with a function; counts its questions."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.views: list[View] = []

    def choose(self, view: View, limit: Limit = Limit(), cancel: CancelFlag | None = None) -> Analysis:  # noqa: B008
        assert limit.seconds is not None
        assert cancel is not None
        self.views.append(view)
        return Analysis(self.choice(view, cancel))


def random_action(view: View, _cancel: CancelFlag) -> Action:
    """A legal action that depends on the view alone; passes often, bids low."""
    random = Random(f"{view.seat} {view.hand} {view.table.log}")
    legal = view.legal_actions()
    if view.phase is Phase.AUCTION:
        return legal[0] if random.random() < 0.7 else random.choice(legal[:6])
    return random.choice(legal)


def always_pass(view: View, cancel: CancelFlag) -> Action:
    return Pass() if view.phase is Phase.AUCTION else random_action(view, cancel)


class Factory:
    """Makes one fake bot a seat and remembers them."""

    def __init__(self, choice: Choice = random_action) -> None:
        self.choice = choice
        self.made: list[FakeBot] = []
        self.seeds: list[int | None] = []
        self.styles: list[Style] = []

    def __call__(
        self, level: str, seed: int | None = None, style: Style = BALANCED, threads: int = 1
    ) -> FakeBot:
        self.seeds.append(seed)
        self.styles.append(style)
        self.made.append(FakeBot(self.choice))
        return self.made[-1]


class Gate:
    """A bot's choice that waits until the test opens it or the session cancels it."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.open = threading.Event()
        self.cancelled = threading.Event()

    def __call__(self, view: View, cancel: CancelFlag) -> Action:
        self.entered.set()
        deadline = time.monotonic() + 10
        while not self.open.is_set() and time.monotonic() < deadline:
            if cancel.is_set():
                self.cancelled.set()
                break
            time.sleep(0.002)
        return random_action(view, cancel)


class Listener:
    """Writes down every signal of a session as (name, arguments)."""

    NAMES = (
        "started", "deal_started", "events", "turn_changed", "thinking", "deal_ended", "match_ended", "notice",
    )  # fmt: skip

    def __init__(self, session: MatchSession) -> None:
        self.heard: list[tuple[Any, ...]] = []
        for name in self.NAMES:
            getattr(session, name).connect(lambda *args, name=name: self.heard.append((name, *args)))

    def of(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of every signal `name` so far."""
        return [tuple(args) for what, *args in self.heard if what == name]

    @property
    def notices(self) -> list[str]:
        """The keys of the notices so far."""
        return [key for key, _details in self.of("notice")]

    @property
    def events(self) -> list[Any]:
        """All engine events so far."""
        return [event for (batch,) in self.of("events") for event in batch]


def config(
    rules: RuleSet = QUICK, humans: frozenset[Seat] = NOBODY, seed: int | None = 1, **more: Any
) -> MatchConfig:
    """A set-up with thinking times that no test waits for."""
    return MatchConfig(rules, think_seconds=0.05, seed=seed, humans=humans, **more)


def spin(until: Callable[[], bool], seconds: float = 20.0) -> None:
    """Run the event loop until something holds; fails after `seconds`."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, "waited too long"
        QCoreApplication.processEvents()
        time.sleep(0.0002)


def idle(seconds: float = 0.05) -> None:
    """Run the event loop for a moment."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.001)
