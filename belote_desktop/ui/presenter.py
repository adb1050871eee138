"""What the session tells, put on the table and the panels; what the player does, told to the session."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from belote_desktop.engine.actions import PASS, Action, Declare, Double, Play, Redouble
from belote_desktop.engine.cards import Card
from belote_desktop.engine.events import CallMade, CardPlayed, Event
from belote_desktop.engine.illegal import IllegalAction
from belote_desktop.engine.match import Match
from belote_desktop.engine.scoring import Score
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .felt_sentence import FeltSentence
from .focus_keeper import FocusKeeper
from .panel_places import make_way, place_panels
from .phrases.comfort import laid_down_sentence
from .phrases.declarations import undeclared_sentence
from .screen_share import ScreenShare
from .window_parts import WindowParts


class Presenter(QObject):
    """Keeps table, panels and sheets true to the session. It holds no game state of its own."""

    offered = Signal()
    """What may be done has changed: commands follow."""
    asked = Signal()
    """The player in front is asked for a call or a card, and sees it."""

    def __init__(self, window: WindowParts) -> None:
        super().__init__(window)
        self._window = window
        self.share = ScreenShare(window)
        self.focus = FocusKeeper(window)
        self._laid: tuple[Seat, str] | None = None
        self._laying: Match | None = None
        self._taken_back: Action | None = None
        self._jobs: deque[Callable[[], None]] = deque()
        self.sentence = FeltSentence(window, self.share)
        session, table = window.session, window.table
        session.set_director(True)
        session.started.connect(self._started)
        session.deal_started.connect(self._deal_started)
        session.rewound.connect(self._rewound)
        session.laid_down.connect(self._laid_down)
        session.events.connect(self._events)
        session.turn_changed.connect(self._turn_changed)
        session.thinking.connect(table.set_thinking)
        session.deal_ended.connect(self._deal_ended)
        session.match_ended.connect(self.offered)
        window.director.done.connect(self._came_to_rest)
        table.card_chosen.connect(self._card_chosen)
        table.card_refused.connect(self._card_refused)
        table.resized.connect(self._place_panels)
        window.bidding.said.connect(self.act)
        window.bidding.trump_shown.connect(self._trump_shown)
        window.declare.chosen.connect(self._declared)
        window.say.said.connect(self.act)
        window.out_of_turn.said.connect(self.act)
        window.deal_end.next_wanted.connect(self.next_deal)
        self.share.moved.connect(self.offered)
        for sheet in (window.deal_end, window.match_end, window.curtain, window.pause):
            sheet.closing.connect(self.focus.park)
            sheet.placed.connect(window.toast.settle)

    # what the session tells

    def _when_still(self, job: Callable[[], None]) -> None:
        """Do `job` now, or once what moves on the table has come to rest: a new deal takes its time."""
        if self._jobs or self._window.director.running:
            self._jobs.append(job)
        else:
            job()

    def _came_to_rest(self) -> None:
        while self._jobs and not self._window.director.running:
            self._jobs.popleft()()

    def _started(self) -> None:
        self.clear()
        self.share.begin()
        match = self._window.session.match
        self._show_front(dealt=not (match.deal.log or match.deals))

    def _deal_started(self) -> None:
        self.clear()
        self._show_front(dealt=True)

    def _rewound(self, action: Action) -> None:
        self.focus.note_button()
        self.clear()
        self._taken_back = action
        self._show_front(dealt=False)

    def _show_front(self, dealt: bool) -> None:
        """Show the position to who sits in front, once that player looks; the game waits for that long."""
        window = self._window
        window.session.hold()
        self._show_panels(*self._now)

        def show() -> None:
            view = self._view
            if dealt:
                window.director.deal(view)
            else:
                window.director.jump(view)
                self.sentence.show_view(view)
            window.session.advance()

        self.share.show_to(window.session.front, show)
        self.offered.emit()

    def _laid_down(self, seat: Seat, tricks: int) -> None:
        self._laid = seat, laid_down_sentence(seat, tricks)

    def _events(self, events: list[Event]) -> None:
        view = self._now[1]
        self._taken_back = None
        self._put_away()
        self.sentence.clear()
        if self._laid is not None:
            seat, told = self._laid
            self._laid = None
            self._jobs.clear()
            if self._window.director.pace.factor == 0:  # nothing of it will be seen
                self._window.toast.tell(told)
            cards = [each.card for each in events if isinstance(each, CardPlayed) and each.seat is seat]
            self._laying = self._window.session.match
            self._window.director.lay_down(cards, told.rstrip("."), view, self._window.session.advance)
            self.offered.emit()
            return

        def show() -> None:
            if any(isinstance(event, CallMade) for event in events):
                self._window.side.record.show_view(view)  # along with the bubble
            self._window.director.play(events, view, self._window.session.advance)

        self._when_still(show)

    def _turn_changed(self, seat: Seat | None) -> None:
        match, view = self._now
        if seat in self._window.session.config.humans and seat is not view.seat:
            self._when_still(
                lambda: self.share.show_to(seat, lambda: self._show_turn(match, match.seen_by(seat)))
            )
        else:
            self._when_still(lambda: self._show_turn(match, view))

    def _show_turn(self, match: Match, view: View) -> None:
        """Everything as it is at `match`; the player is asked if it is up to him."""
        session = self._window.session
        self._window.table.set_view(view)
        self._show_panels(match, view)
        self.sentence.show_view(view)
        if session.match is match and session.awaits_human:
            self._ask()
            self.asked.emit()
        elif session.match is match and view.turn is not None:
            self._offer_out_of_turn(view)
        self.offered.emit()

    def _deal_ended(self, score: Score | None) -> None:
        match, view = self._now

        def show() -> None:
            self._put_away()
            self._show_panels(match, view)
            if score is not None and self._window.session.match is match:
                self._window.deal_end.show_match(match)
            self.offered.emit()

        self._when_still(show)

    # what the player does

    def act(self, action: Action) -> None:
        """Do `action` at the session; a refusal becomes a calm sentence on the felt."""
        session = self._window.session
        if not session.has_match or self.share.is_covered:
            return
        try:
            session.act(action)
        except IllegalAction as refused:
            self.sentence.say_illegal(refused.reason)

    def say_pass(self) -> None:
        """Pass, if it is up to the player to bid."""
        if not self._window.bidding.isHidden():
            self.act(PASS)

    def say_double(self) -> None:
        """Coinche or surcoinche, in turn or out of it, if it may be said."""
        if (double := self.double) is not None:
            self.act(double)

    def declare(self) -> None:
        """Declare what is ticked, or say belote or rebelote."""
        if self.may_declare:
            (self._window.declare.confirm.click if self._declares else self._window.say.say_first)()

    def _declared(self, declare: Declare | None) -> None:
        if declare is None:
            self.offered.emit()
            self.focus.take()
        else:
            self.act(declare)

    def next_deal(self) -> None:
        """Go on after a deal: deal again, or show the end of the match."""
        window = self._window
        if not window.session.match.deal.is_over:
            return
        window.deal_end.close_sheet()
        if window.session.match.is_over:
            self.offered.emit()
            window.match_end.show_match(window.session.match)
        else:
            window.session.next_deal()

    def _card_chosen(self, card: Card) -> None:
        left = self._window.declare.declare if self._declares else None
        self.act(Play(card))
        session = self._window.session
        if left is not None and len(session.config.humans) == 1 and card not in session.view.hand:
            self._window.toast.tell(undeclared_sentence(left.declarations))

    def _card_refused(self, card: Card) -> None:
        reason = self._view.why_illegal(Play(card))
        if reason is not None:
            self.sentence.say_illegal(reason)

    # what may be done

    @property
    def may_pass(self) -> bool:
        """Whether the player is asked for a call."""
        window = self._window
        return not (window.bidding.isHidden() or self.share.is_covered) and PASS in window.bidding.legal

    @property
    def double(self) -> Double | Redouble | None:
        """The coinche or surcoinche that the player may say now."""
        session = self._window.session
        if not session.has_match or self._window.director.running or self.share.is_covered:
            return None
        return next((a for a in self._view.legal_actions() if isinstance(a, (Double, Redouble))), None)

    @property
    def may_declare(self) -> bool:
        """Whether a declaration, a belote or a rebelote is offered."""
        return not self.share.is_covered and (self._declares or not self._window.say.isHidden())

    @property
    def _declares(self) -> bool:
        declare = self._window.declare
        return not declare.isHidden() and declare.declare is not None

    @property
    def is_laying(self) -> bool:
        """Whether a hand lies open on the table: the deal is over for the session, and nobody has seen its end."""
        return self._window.director.running and self._window.session.match is self._laying

    @property
    def may_deal(self) -> bool:
        """Whether the score of the deal is being looked at."""
        return not self._window.deal_end.isHidden()

    @property
    def _view(self) -> View:
        return self._window.session.view

    # what is shown

    def clear(self) -> None:
        """Put everything of a match away: another one begins."""
        window = self._window
        self._taken_back = None
        self._jobs.clear()
        window.director.cancel()
        self.sentence.clear()
        self._put_away()
        window.deal_end.close_sheet()
        window.match_end.close_sheet()
        window.pause.close_sheet()
        self.share.drop()
        for seat in Seat:
            window.table.set_thinking(seat, False)

    def close(self) -> None:
        """The window closes: nothing is animated any more."""
        self.sentence.settle()
        self._jobs.clear()
        self._window.director.cancel()

    def refresh(self) -> None:
        """Show the present position anew: the language has changed."""
        window = self._window
        if not window.session.has_match or window.director.running or self.share.is_drawn:
            return
        match, view = self._now
        window.table.set_view(view)
        self._show_panels(match, view)
        self.sentence.show_view(view)
        if window.session.awaits_human:
            self._ask(focus=False)
        self.offered.emit()

    def _put_away(self) -> None:
        window = self._window
        self.sentence.settle()
        focused = QApplication.focusWidget()
        panels = (window.bidding, window.declare, window.say, window.out_of_turn)
        if focused is not None and any(panel.isAncestorOf(focused) for panel in panels):
            self.focus.park()
        window.table.set_panel(None)
        window.bidding.hide()
        for panel in (window.declare, window.say, window.out_of_turn):
            panel.hide()
        self.offered.emit()

    @property
    def _now(self) -> tuple[Match, View]:
        return self._window.session.match, self._window.session.view

    def _show_panels(self, match: Match, view: View) -> None:
        window = self._window
        window.side.show_match(match, view)
        window.strip.show_match(match, view)
        if view.contract is not None:
            window.contract.show_contract(view.contract, view.rules)
        else:
            window.contract.show_auction(view.rules, self._trump_on_table(view), view.auction.contract)

    @staticmethod
    def _trump_on_table(view: View) -> Trump | None:
        """That of the last bid, or the turned suit."""
        standing = view.auction.standing
        if standing is None and view.turned is not None:
            return Trump(view.turned.suit)
        return standing.trump if standing is not None else None

    def _trump_shown(self, trump: Trump | None) -> None:
        view = self._view
        if not self._window.bidding.isHidden() and view.contract is None:
            shown = self._trump_on_table(view) if trump is None else trump
            self._window.contract.show_auction(view.rules, shown, view.auction.contract)

    def _ask(self, focus: bool = True) -> None:
        """Offer the player what may be done, and give the keyboard to it."""
        window, view = self._window, self._view
        anew = window.bidding.isHidden()
        if view.phase is Phase.AUCTION:
            window.bidding.offer(view)
            window.table.set_panel(window.bidding)
        elif not window.declare.offer(view):
            window.say.offer(view)
        place_panels(self._window)
        if focus:
            make_way(self._window)
            self.focus.take(anew)
            if self._taken_back is not None:
                self.focus.take_again(self._taken_back)
        self._taken_back = None

    def _offer_out_of_turn(self, view: View) -> None:
        """While others bid: coinche at any moment, where the rules have it."""
        if self._window.out_of_turn.offer(view):
            place_panels(self._window)

    def _place_panels(self) -> None:
        place_panels(self._window)
