"""Advice for the player in front: what a strong player would do, and whether the rest is certain. Off the window's thread."""

from __future__ import annotations

import threading
from typing import Any

from PySide6.QtCore import QObject, Signal

from belote_desktop.app.executor import Job
from belote_desktop.app.running_match import RunningMatch
from belote_desktop.bots import Limit
from belote_desktop.bots.claims import certain_tricks
from belote_desktop.engine.match import Match
from belote_desktop.engine.view import View

ADVISER = "expert"
"""Level of the player who is asked."""
SECONDS = (0.3, 2.0)
"""Least and most time for an answer; between them, that of the bots."""


class Adviser(QObject):
    """Asks about the position on the table. As soon as the match stands elsewhere, what was asked is dropped."""

    working = Signal(bool)
    """Advice is being thought about, or no longer."""
    advised = Signal(object)
    """Action: what the adviser would do now."""
    failed = Signal()
    """The adviser has nothing to say (it broke down)."""
    certain = Signal(object)
    """tuple of Cards: in this order they take every trick left, proved from what the player may know."""
    uncertain = Signal()
    """What `look` asked cannot be proved."""

    def __init__(self, session: RunningMatch) -> None:
        super().__init__(session)
        self._session = session
        self._advice: Job | None = None
        self._proof: Job | None = None
        self._match: Match | None = None
        for signal in (session.started, session.deal_started, session.rewound, session.events):
            signal.connect(self.drop)

    @property
    def is_working(self) -> bool:
        """Whether advice is being thought about."""
        return self._advice is not None

    def ask(self) -> None:
        """Have the adviser think about what the human to play should do; it is one question at a time."""
        session = self._session
        if self.is_working or not session.has_match or not session.awaits_human or session.paused:
            return
        view, config = self._view(), session.config
        limit = Limit(seconds=min(max(config.think_seconds, SECONDS[0]), SECONDS[1]))

        def work(flag: threading.Event) -> Any:
            bot = session.bots.make(ADVISER, seed=config.bot_seed(view.seat))
            return bot.choose(view, limit, flag).action

        self._match = session.match
        self._advice = session.executor.submit(work, self._answered, self._broke)
        self.working.emit(True)

    def look(self) -> None:
        """Find out whether all tricks left are certain for the human to play; `certain` says so."""
        session = self._session
        if self._proof is not None or not session.has_match or not session.awaits_human:
            return
        view, match = self._view(), session.match

        def done(plan: Any) -> None:
            self._proof = None
            if session.match is not match:
                return
            if plan is None:
                self.uncertain.emit()
            else:
                self.certain.emit(plan)

        self._proof = session.executor.submit(lambda flag: certain_tricks(view, flag), done, self._unproved)

    def drop(self) -> None:
        """Nobody wants an answer any more."""
        advice, self._advice = self._advice, None
        proof, self._proof = self._proof, None
        for job in (advice, proof):
            if job is not None:
                job.cancel()
        if advice is not None:
            self.working.emit(False)

    def _view(self) -> View:
        turn = self._session.turn
        assert turn is not None
        return self._session.match.seen_by(turn)

    def _answered(self, action: Any) -> None:
        self._advice = None
        self.working.emit(False)
        if self._session.match is self._match:
            self.advised.emit(action)

    def _broke(self, _error: BaseException) -> None:
        self._advice = None
        self.working.emit(False)
        self.failed.emit()

    def _unproved(self, _error: BaseException) -> None:
        self._proof = None
        self.uncertain.emit()
