"""Asks the bots, off the window's thread, and makes sure that an answer comes whatever they do."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from belote_desktop.app.executor import Executor, Job
from belote_desktop.app.fallback import simple_action
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.notices import Notice
from belote_desktop.bots import Bot, Limit, create
from belote_desktop.bots.base import Doubler
from belote_desktop.bots.style import BALANCED, Style
from belote_desktop.engine.actions import Action
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.view import View

_log = logging.getLogger(__name__)

PATIENCE_FACTOR = 4.0
PATIENCE_SECONDS = 20.0
"""A bot that has not answered after PATIENCE_FACTOR × its time + PATIENCE_SECONDS is given up."""

GLANCE = 4.0
"""What share of its time a bot has to decide whether to double before its turn."""

_LONGEST_MS = 2**31 - 1  # what a QTimer counts to

THREADS = 1
"""On how many threads a bot searches. With two on two cores the 99th percentile between frames is 36 ms, with one 29."""


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
        self._asked: View | None = None
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._late)

    @property
    def thinking_seat(self) -> Seat | None:
        """Whose bot is thinking now."""
        return self._asked.seat if self._asked else None

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

    def ask(self, view: View, bystanders: Sequence[View] = ()) -> None:
        """Have the bot whose turn it is decide on its `view`, unless one of `bystanders` doubles before it speaks."""
        config = self._settled()
        self.cancel()
        table = self._table(config)
        limit, glance = Limit(config.think_seconds), Limit(config.think_seconds / GLANCE)

        def work(flag: threading.Event) -> Any:
            double = _doubled(table, bystanders, glance, flag)
            return double or (view, table(view.seat).choose(view, limit, flag).action)

        self._asked = view
        self._job = self._executor.submit(work, self._done, self._failed)
        factor, seconds = self.patience
        self._watchdog.start(int(min(1000 * (factor * config.think_seconds + seconds), _LONGEST_MS)))
        self.thinking.emit(view.seat, True)

    def watch(self, bystanders: Sequence[View]) -> None:
        """Have `bystanders` listen while a human thinks: one of them may double before the human speaks."""
        config = self._settled()
        self.cancel()
        table = self._table(config)
        glance = Limit(config.think_seconds)
        self._job = self._executor.submit(
            lambda flag: _doubled(table, bystanders, glance, flag), self._overheard, self._ignored
        )

    def _settled(self) -> MatchConfig:
        if self._config is None:
            raise RuntimeError("no match has begun")
        return self._config

    def _table(self, config: MatchConfig) -> Callable[[Seat], Bot]:
        """Who gives the bot of a seat, made when it is first asked for."""
        bots, factory = self._bots, self._factory

        def bot(seat: Seat) -> Bot:
            if seat not in bots:
                bots[seat] = factory(
                    config.level_of(seat),
                    seed=config.bot_seed(seat),
                    style=config.style_of(seat).dials,
                    threads=THREADS,
                )
            return bots[seat]

        return bot

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
        self._finish()

    def _finish(self) -> View | None:
        asked, self._asked, self._job = self._asked, None, None
        self._watchdog.stop()
        if asked is not None:
            self.thinking.emit(asked.seat, False)
        return asked

    def _done(self, answer: tuple[View, Any]) -> None:
        asked = self._finish()
        if asked is None:
            return
        view, action = answer
        if _allowed(view, action):
            self._answer(view.seat, action)
        else:
            _log.error("the bot at %s answered %r", view.seat.letter, action)
            self._stand_in(asked, "bot.illegal")

    def _failed(self, error: BaseException) -> None:
        asked = self._finish()
        if asked is not None:
            self._stand_in(asked, "bot.failed")

    def _overheard(self, double: tuple[View, Action] | None) -> None:
        self._job = None
        if double is not None and _allowed(*double):
            self._answer(double[0].seat, double[1])

    def _ignored(self, error: BaseException) -> None:
        """A bystander that fails has said nothing; the executor logs why."""
        self._job = None

    def _late(self) -> None:
        asked = self._asked
        if asked is None:
            return
        _log.error("the bot at %s does not answer", asked.seat.letter)
        self._executor.abandon()
        self._bots = {}  # the hanging thread may still be using the old ones
        self._finish()
        self._stand_in(asked, "bot.late")

    def _stand_in(self, view: View, why: str) -> None:
        seat = view.seat
        if (seat, why) not in self._told:
            self._told.add((seat, why))
            self.noticed.emit(Notice(why, {"seat": seat.letter}))
        self._answer(seat, simple_action(view))


def _doubled(
    table: Callable[[Seat], Bot], bystanders: Sequence[View], limit: Limit, flag: threading.Event
) -> tuple[View, Action] | None:
    """The first double that a bystander has to say."""
    for view in bystanders:
        bot = table(view.seat)
        if isinstance(bot, Doubler) and (found := bot.volunteer(view, limit, flag)) and not flag.is_set():
            return view, found.action
    return None


def _allowed(view: View, action: Any) -> bool:
    """Whether `action`, whatever a bot made it, may be done by the seat of `view`."""
    try:
        return view.why_illegal(action) is None
    except Exception:  # not an action at all
        return False
