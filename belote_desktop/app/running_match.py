"""What runs a match: the sequence of a table, asked of bots and humans in turn. Rules are the engine's, files the storage's."""

from __future__ import annotations

import logging
from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal

from belote_desktop.app import paths
from belote_desktop.app.auto_play import AutoPlay
from belote_desktop.app.bot_seats import BotFactory, BotSeats
from belote_desktop.app.bystanders import bystanders
from belote_desktop.app.executor import Executor
from belote_desktop.app.marks import DealMark
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.match_keeper import MatchKeeper
from belote_desktop.app.notices import Notice
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.app.storage.match_store import MatchStore
from belote_desktop.engine.actions import Action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.events import narrate
from belote_desktop.engine.illegal import IllegalAction
from belote_desktop.engine.match import Match
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.view import View

_log = logging.getLogger(__name__)


class RunningMatch(QObject):
    """One table: deals, asks humans and bots in turn, saves, and tells what happened.

    After `events` comes a pause: with a director until it calls `advance`, without one for a turn of the event
    loop. Then follows what the position asks for: `turn_changed`, or `deal_ended` (and `match_ended`).
    After `started` and `deal_started` there is no such pause, unless the director calls `hold` while it deals.
    """

    started = Signal()
    """A match lies on the table, new or resumed: draw everything from `view`."""
    deal_started = Signal()
    """The next deal of the match lies on the table: draw its cards from `view`."""
    events = Signal(object)
    """list of engine events, in order, never empty: what the last action led to. It is saved already."""
    rewound = Signal(object)
    """Action: this was taken back, with all that followed; draw everything from `view`."""
    laid_down = Signal(object, int)
    """(Seat, number of tricks): that seat lays its cards down; the `events` of all those tricks follow at once."""
    turn_changed = Signal(object)
    """Seat: it is up to that seat, and to the player at the window if the seat is human; None: to nobody."""
    thinking = Signal(object, bool)
    """(Seat, True) and (Seat, False): the bot there begins and ends thinking."""
    deal_ended = Signal(object)
    """Score, or None when all passed (new cards then come by themselves). Otherwise `next_deal` is awaited."""
    match_ended = Signal(object)
    """Team that won; after `deal_ended` of the last deal."""
    notice = Signal(str, object)
    """(key of `NOTICE_KEYS`, dict of its details): something to tell the player in passing."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        store: MatchStore | None = None,
        executor: Executor | None = None,
        bot_factory: BotFactory | None = None,
        saves: bool = True,
    ) -> None:
        """`store`: by default the player's own folder; without `saves` no file is read or written (for a picture).

        `executor`: by default one of its own; `shutdown` ends it in any case.
        """
        super().__init__(parent)
        self.executor = executor or Executor(self)
        self.bots = BotSeats(self.executor, self._bot_acts, bot_factory, self)
        self.bots.thinking.connect(self.thinking)
        self.bots.noticed.connect(self._tell)
        self.keeper = MatchKeeper((store or MatchStore(paths.data_dir())) if saves else None, self)
        self.keeper.noticed.connect(self._tell)
        self._saved: SavedMatch | None = None
        self.auto_play = AutoPlay()
        """What is played for the humans without asking."""
        self._front = Seat.SOUTH
        self._paused = False
        self._epoch = 0
        self._director = False
        self._waiting = False
        self._announced: Match | None = None
        self._looked_back: tuple[Match, AutoPlay, Deal | None] | None = None
        self._outbox: deque[list[object]] = deque()
        self._emitting = False
        self._closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    # -- what is there

    @property
    def has_match(self) -> bool:
        """Whether a match was begun or resumed."""
        return self._saved is not None

    @property
    def match(self) -> Match:
        """The match as it stands. Raises LookupError before there is one, as `config` and `view` do."""
        return self._now.match

    @property
    def saved(self) -> SavedMatch:
        """The match with its name, its set-up and its marks, as it lies on the disk."""
        return self._now

    @property
    def config(self) -> MatchConfig:
        """How the match was set up, with seed and dealer settled."""
        return self._now.config

    @property
    def view(self) -> View:
        """What the player in front may see."""
        return self.match.seen_by(self._front)

    @property
    def front(self) -> Seat:
        """Who sits in front of the window: the only human; of several the last one it was turned to."""
        return self._front

    @property
    def marks(self) -> tuple[DealMark, ...]:
        """What happened to each deal of the match beside its cards, the one on the table included."""
        saved = self._now
        return tuple(saved.mark_of(number) for number in range(len(saved.match.deals) + 1))

    @property
    def paused(self) -> bool:
        """Whether everything waits for `go_on`."""
        return self._paused

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None between deals and before there is a match."""
        return self._saved.match.deal.turn if self._saved else None

    @property
    def epoch(self) -> int:
        """Number of the match on the table, another one after each `new_match` and `resume`."""
        return self._epoch

    @property
    def awaits_human(self) -> bool:
        """Whether it is a human's turn."""
        return self.turn is not None and self.turn in self.config.humans

    @property
    def _now(self) -> SavedMatch:
        if self._saved is None:
            raise LookupError("no match has begun")
        return self._saved

    # -- going on

    def next_deal(self) -> None:
        """Deal again, once the deal is over. Nothing happens in the middle of a deal or after the match."""
        if self._saved is None or self._closed:
            return
        match = self._saved.match
        if match.is_over or not match.deal.is_over:
            return
        self._waiting = False
        random = self.config.deal_random(len(match.deals) + 1)
        self._deal(self._now.at(match.next_deal(match.next_deck(random))))

    # -- the sequence

    def _begin(self, saved: SavedMatch, save: bool) -> None:
        self._epoch = self.executor.new_epoch()
        self.bots.begin(saved.config)
        self._stop()
        self._saved = saved
        self._face(self._next_human())
        if save:
            self.keeper.save(saved)
        self.started.emit()
        self._timer.start()

    def _stop(self) -> None:
        """Drop whatever is going on: the match is about to stand elsewhere."""
        self._timer.stop()
        self.bots.cancel()
        self._outbox.clear()
        self._waiting = self._paused = False
        self._announced = None

    def _deal(self, saved: SavedMatch) -> None:
        """Put a deal that nobody has played in yet on the table."""
        self._stop()
        self._saved = saved
        self.keeper.save(saved)
        self._face(self._next_human())
        self.deal_started.emit()
        self._timer.start()

    def _next_human(self) -> Seat:
        """Who will be asked next of several humans."""
        config, turn = self.config, self.turn
        if not config.shares_screen or turn is None:
            return self._front if self._front in config.humans else config.main_human
        order = round_from(turn, self.match.rules.direction)
        return next(seat for seat in order if seat in config.humans)

    def _face(self, seat: Seat) -> None:
        self._front = seat

    def _apply(self, action: Action) -> None:
        """Carry out an action of the present position; raises IllegalAction before anything changes."""
        before = self.match
        after = before.apply(action)
        self.bots.cancel()  # a double out of turn makes the running question void
        self._set(after)
        happened: list[object] = list(narrate(before.deal, action, after.deal))
        self._waiting = self._director and bool(happened)
        if happened:
            self._outbox.append(happened)
            self._emit_events()
        if not self._waiting:
            self._timer.start()

    def _set(self, match: Match) -> None:
        self._saved = self._now.at(match)
        self.keeper.save(self._saved)

    def _emit_events(self) -> None:
        # A listener may act at once; its events come after these for every listener.
        if self._emitting:
            return
        self._emitting = True
        try:
            while self._outbox:
                self.events.emit(self._outbox.popleft())
        finally:
            self._emitting = False

    def _go_on(self) -> None:
        """Say what the position asks for, once a position."""
        if self._saved is None or self._waiting or self._closed or self._paused:
            return
        if self._announced is self._saved.match:
            return
        match = self._announced = self._saved.match
        turn = match.deal.turn
        if turn is not None and turn in self.config.humans:
            action = self.auto_play.action(match.seen_by(turn))
            if action is not None:
                self._apply(action)
                return
        self.turn_changed.emit(turn)
        if self._saved.match is not match or self._closed:
            return  # a listener acted already
        if turn is None:
            self._end_deal(match)
            return
        listening = [match.seen_by(seat) for seat in bystanders(match.deal) if seat not in self.config.humans]
        if turn not in self.config.humans:
            self.bots.ask(match.seen_by(turn), listening)
        elif listening:
            self.bots.watch(listening)

    def _end_deal(self, match: Match) -> None:
        deal = match.deal
        self.deal_ended.emit(deal.score)
        if self._saved is None or self._saved.match is not match:
            return
        if match.is_over:
            ended = self._saved
            self.match_ended.emit(match.winner)
            if self._saved is ended:  # otherwise a listener began the next match, which must stay
                self.keeper.finish(ended)
            return
        if deal.is_passed_out:
            self.notice.emit("deal.passed_out", {})
        if self._saved.match is match and (deal.is_passed_out or not self.config.humans):
            self.next_deal()

    def _bot_acts(self, seat: Seat, action: Action) -> None:
        try:
            self._apply(action)
        except IllegalAction:
            # The view allowed it and the deal does not: a fault of ours, which must not stop the table.
            _log.exception("%s cannot %s", seat.letter, action)
            self._apply(self.match.deal.legal_actions()[0])

    def _tell(self, notice: Notice) -> None:
        self.notice.emit(notice.key, dict(notice.details))
