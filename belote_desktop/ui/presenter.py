"""What the session tells, put on the table and the panels; what the player does, told to the session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from belote_desktop.engine.actions import PASS, Action, Double, Play, Redouble
from belote_desktop.engine.cards import Card
from belote_desktop.engine.illegal import IllegalAction
from belote_desktop.engine.scoring import Score
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.table import Phase
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .phrases.reasons import instruction, why_illegal

if TYPE_CHECKING:
    from .main_window import MainWindow

_REFUSAL_MS = 6000


class Presenter(QObject):
    """Keeps table, panels and sheets true to the session. It holds no game state of its own."""

    offered = Signal()
    """What may be done has changed: commands follow."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._refusal = QTimer(self)
        self._refusal.setSingleShot(True)
        self._refusal.setInterval(_REFUSAL_MS)
        self._refusal.timeout.connect(self._show_hint)
        session, table = window.session, window.table
        session.set_director(True)
        session.started.connect(self._started)
        session.deal_started.connect(self._deal_started)
        session.events.connect(self._events)
        session.turn_changed.connect(self._turn_changed)
        session.thinking.connect(table.set_thinking)
        session.deal_ended.connect(self._deal_ended)
        session.match_ended.connect(self._match_ended)
        table.card_chosen.connect(self._card_chosen)
        table.card_refused.connect(self._card_refused)
        window.bidding.said.connect(self.act)
        window.bidding.trump_shown.connect(self._trump_shown)
        window.actions_bar.said.connect(self.act)
        window.actions_bar.declined.connect(self._to_the_cards)
        window.deal_end.next_wanted.connect(self.next_deal)

    # what the session tells

    def _started(self) -> None:
        self.clear()
        self._window.director.jump(self._view)
        self._show_all()

    def _deal_started(self) -> None:
        self._put_away()
        self._show_all(table=False)
        self._window.director.deal(self._view)

    def _events(self, events: list[object]) -> None:
        window = self._window
        self._put_away()
        window.director.play(events, self._view, window.session.advance)  # type: ignore[arg-type]

    def _turn_changed(self, seat: object) -> None:
        if self._window.director.running:  # the cards of a new deal are still flying
            self._window.director.hurry(everything=True)
        self._show_all()
        if seat is not None and self._window.session.awaits_human:
            self._ask()
        self.offered.emit()

    def _deal_ended(self, score: Score | None) -> None:
        self._put_away()
        self._show_panels()
        if score is not None:
            self._window.deal_end.show_match(self._window.session.match)
        self.offered.emit()

    def _match_ended(self, _winner: Team) -> None:
        self.offered.emit()

    # what the player does

    def act(self, action: Action) -> None:
        """Do `action` at the session; a refusal becomes a calm sentence on the felt."""
        session = self._window.session
        if not session.has_match:
            return
        try:
            session.act(action)
        except IllegalAction as refused:
            self._refuse(refused)

    def say_pass(self) -> None:
        """Pass, if it is up to the player to bid."""
        if not self._window.bidding.isHidden():
            self.act(PASS)

    def say_double(self) -> None:
        """Coinche or surcoinche, in turn or out of it, if it may be said."""
        double = self.double
        if double is not None:
            self.act(double)

    def declare(self) -> None:
        """Declare the best that the hand holds."""
        declaration = self._window.actions_bar.declaration
        if declaration is not None:
            self.act(declaration)

    def next_deal(self) -> None:
        """Go on after a deal: deal again, or show the end of the match."""
        window = self._window
        window.deal_end.close_sheet()
        if window.session.match.is_over:
            self.offered.emit()
            window.match_end.show_match(window.session.match)
        else:
            window.session.next_deal()

    def _card_chosen(self, card: Card) -> None:
        self.act(Play(card))

    def _card_refused(self, card: Card) -> None:
        reason = self._view.why_illegal(Play(card))
        if reason is not None:
            contract = self._view.contract
            self._say_refusal(why_illegal(reason, contract.trump if contract is not None else None))

    def _refuse(self, refused: IllegalAction) -> None:
        contract = self._view.contract
        self._say_refusal(why_illegal(refused.reason, contract.trump if contract is not None else None))

    def _say_refusal(self, sentence: str) -> None:
        self._window.table.set_hint(sentence)
        self._refusal.start()

    # what may be done

    @property
    def may_pass(self) -> bool:
        """Whether the player is asked for a call."""
        return not self._window.bidding.isHidden() and PASS in self._window.bidding.legal

    @property
    def double(self) -> Double | Redouble | None:
        """The coinche or surcoinche that the player may say now."""
        session = self._window.session
        if not session.has_match or self._window.director.running:
            return None
        return next((a for a in self._view.legal_actions() if isinstance(a, (Double, Redouble))), None)

    @property
    def may_declare(self) -> bool:
        """Whether a declaration is offered."""
        return self._window.actions_bar.declaration is not None

    @property
    def may_deal(self) -> bool:
        """Whether the deal on the table is over and counted, and what follows was not shown yet."""
        session = self._window.session
        if not session.has_match or not session.match.deal.is_over or session.match.deal.is_passed_out:
            return False
        return not session.match.is_over or not self._window.deal_end.isHidden()

    @property
    def _view(self) -> View:
        return self._window.session.view

    # what is shown

    def clear(self) -> None:
        """Put everything of a match away: another one begins."""
        window = self._window
        window.director.cancel()
        self._put_away()
        window.deal_end.close_sheet()
        window.match_end.close_sheet()
        for seat in Seat:
            window.table.set_thinking(seat, False)

    def close(self) -> None:
        """The window closes: nothing is animated any more."""
        self._refusal.stop()
        self._window.director.cancel()

    def refresh(self) -> None:
        """Show the present position anew: the language has changed."""
        if not self._window.session.has_match or self._window.director.running:
            return
        self._show_all()
        if self._window.session.awaits_human:
            self._ask(focus=False)

    def _put_away(self) -> None:
        window = self._window
        self._refusal.stop()
        window.table.set_panel(None)
        window.bidding.hide()
        window.actions_bar.hide()
        self.offered.emit()

    def _show_all(self, table: bool = True) -> None:
        if table:
            self._window.table.set_view(self._view)
        self._show_panels()
        self._show_hint()

    def _show_panels(self) -> None:
        window, view = self._window, self._view
        match = window.session.match
        window.side.show_match(match, view)
        window.strip.show_match(match, view)
        if view.contract is not None:
            window.contract.show_contract(view.contract, view.rules)
        else:
            standing = view.auction.standing
            trump = standing.trump if standing is not None else None
            if trump is None and view.turned is not None:
                trump = Trump(view.turned.suit)
            window.contract.show_auction(view.rules, trump)

    def _show_hint(self) -> None:
        if not self._window.session.has_match:
            return
        view = self._view
        asked = view.turn is view.seat and view.phase is Phase.AUCTION
        self._window.table.set_hint("" if asked else instruction(view))

    def _trump_shown(self, trump: Trump | None) -> None:
        if trump is not None and not self._window.bidding.isHidden() and self._view.contract is None:
            self._window.contract.show_auction(self._view.rules, trump)

    def _ask(self, focus: bool = True) -> None:
        """Offer the player what may be done, and give the keyboard to it."""
        window, view = self._window, self._view
        if view.phase is Phase.AUCTION:
            window.bidding.offer(view)
            window.table.set_panel(window.bidding)
        else:
            window.actions_bar.offer(view)
        self.place_panels()
        if focus:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to whatever the player is asked for, unless a dialog or sheet has it."""
        window = self._window
        for sheet in (window.deal_end, window.match_end):
            if not sheet.isHidden():
                sheet.take_focus()
                return
        if QApplication.activeModalWidget() is not None or not window.session.has_match:
            return
        if not window.bidding.isHidden():
            window.bidding.focus_start()
        elif window.actions_bar.isHidden() or not window.actions_bar.focus_start():
            self._to_the_cards()

    def _to_the_cards(self) -> None:
        self._window.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def place_panels(self) -> None:
        """Fit the panels of the middle into the room there is."""
        window = self._window
        layout = window.table.table_layout
        if not window.bidding.isHidden():
            window.bidding.fit(QSizeF(layout.panel.size()))
            window.table.refit()
        bar = window.actions_bar
        if not bar.isHidden():
            size = bar.sizeHint()
            corner = QPointF((window.table.width() - size.width()) / 2, layout.hint.top() - size.height() - 4)
            bar.setGeometry(round(corner.x()), round(corner.y()), size.width(), size.height())
            bar.raise_()
