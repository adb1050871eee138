"""Asks the bots, off the window's thread, and makes sure that an answer comes whatever they do."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from belote_desktop.app.executor import Executor, Job
from belote_desktop.app.fallback import simple_action
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.notices import Notice
from belote_desktop.bots import Bot, Limit, create
from belote_desktop.bots.style import BALANCED, Style
from belote_desktop.engine.actions import Action
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.view import View

_log = logging.getLogger(__name__)

PATIENCE_FACTOR = 4.0
PATIENCE_SECONDS = 20.0
"""A bot that has not answered after PATIENCE_FACTOR × its time + PATIENCE_SECONDS is given up."""

_LONGEST_MS = 2**31 - 1  # what a QTimer counts to

THREADS = 1
"""On how many threads a bot searches: it is not measured yet that frames stay even with two."""


class BotFactory(Protocol):
    """Makes the bot of a level, as `belote_desktop.bots.create` does."""

    def __call__(self, level: str, seed: int | None = None, style: Style = BALANCED, threads: int = 1) -> Bot:
        """The bot; raises ValueError for an unknown level."""


class BotSeats(QObject):
    """The bots of one match. One question at a time; each is answered by exactly one call of `answer`, unless
    it is cancelled.
    """

    thinking = Signal(object, bool)
    """(seat, True) when the bot at `seat` begins to think, (seat, False) when it ends or is cancelled."""
    noticed = Signal(object)
    """A bot failed (a `Notice`); once a seat and match."""

    def __init__(
        self,
        executor: Executor,
        answer: Callable[[Seat, Action], None],
        factory: BotFactory | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.patience: tuple[float, float] = (PATIENCE_FACTOR, PATIENCE_SECONDS)
        self._executor = executor
        self._answer = answer
        self._factory: BotFactory = factory or create
        self._config: MatchConfig | None = None
        self._bots: dict[Seat, Bot] = {}
        self._told: set[tuple[Seat, str]] = set()
        self._job: Job | None = None
        self._asked: tuple[Seat, View] | None = None
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._late)

    @property
    def thinking_seat(self) -> Seat | None:
        """Whose bot is thinking now."""
        return self._asked[0] if self._asked else None

    def make(self, level: str, seed: int | None = None) -> Bot:
        """A bot of a level as those at the table are, to ask for advice. Raises ValueError for an unknown level."""
        return self._factory(level, seed=seed, threads=THREADS)

    def begin(self, config: MatchConfig) -> None:
        """A match begins: new bots, in the executor's present epoch."""
        self.cancel()
        self._config = config
        # A new dictionary: a bot still thinking about the last match keeps the old one.
        self._bots = {}
        self._told = set()

    def ask(self, seat: Seat, view: View) -> None:
        """Have the bot at `seat` decide on `view`."""
        config, bots, factory = self._config, self._bots, self._factory
        if config is None:
            raise RuntimeError("no match has begun")
        self.cancel()
        limit = Limit(seconds=config.think_seconds)

        def work(flag: threading.Event) -> Any:
            if seat not in bots:
                bots[seat] = factory(
                    config.level_of(seat),
                    seed=config.bot_seed(seat),
                    style=config.style_of(seat).dials,
                    threads=THREADS,
                )
            return bots[seat].choose(view, limit, flag).action

        self._asked = (seat, view)
        self._job = self._executor.submit(work, self._done, self._failed)
        factor, seconds = self.patience
        self._watchdog.start(int(min(1000 * (factor * config.think_seconds + seconds), _LONGEST_MS)))
        self.thinking.emit(seat, True)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
        self._finish()

    def _finish(self) -> tuple[Seat, View] | None:
        asked, self._asked, self._job = self._asked, None, None
        self._watchdog.stop()
        if asked is not None:
            self.thinking.emit(asked[0], False)
        return asked

    def _done(self, action: Any) -> None:
        asked = self._finish()
        if asked is None:
            return
        seat, view = asked
        if _allowed(view, action):
            self._answer(seat, action)
        else:
            _log.error("the bot at %s answered %r", seat.letter, action)
            self._stand_in(seat, view, "bot.illegal")

    def _failed(self, error: BaseException) -> None:
        asked = self._finish()
        if asked is not None:
            self._stand_in(*asked, "bot.failed")

    def _late(self) -> None:
        asked = self._asked
        if asked is None:
            return
        _log.error("the bot at %s does not answer", asked[0].letter)
        self._executor.abandon()
        self._bots = {}  # the hanging thread may still be using the old ones
        self._finish()
        self._stand_in(*asked, "bot.late")

    def _stand_in(self, seat: Seat, view: View, why: str) -> None:
        if (seat, why) not in self._told:
            self._told.add((seat, why))
            self.noticed.emit(Notice(why, {"seat": seat.letter}))
        self._answer(seat, simple_action(view))


def _allowed(view: View, action: Any) -> bool:
    """Whether `action`, whatever a bot made it, may be done by the seat of `view`."""
    try:
        return view.why_illegal(action) is None
    except Exception:  # not an action at all
        return False
