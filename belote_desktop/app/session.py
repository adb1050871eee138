"""`MatchSession`: what can be asked of a table. How the match runs is `RunningMatch`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from belote_desktop.app.going_back import decision_before
from belote_desktop.app.laying_down import played_out
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.running_match import RunningMatch
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.engine.actions import Action, Double
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.dealing import shuffled
from belote_desktop.engine.events import narrate
from belote_desktop.engine.illegal import Illegal, IllegalAction, Why
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.view import View


class MatchSession(RunningMatch):
    """A table with all its commands: begin, act, deal on, and think again."""

    # -- commands

    def new_match(self, config: MatchConfig, deal: Deal | None = None) -> None:
        """Begin a match; the present one goes into the history. `deal`: begin with this one, and with its rules."""
        if not self._closed:
            self._begin(SavedMatch.begin(config, deal), save=True)

    def resume(self, level: str | None = None) -> bool:
        """Go on with the saved match exactly where it was; False when there is none that can be used.

        `level`: the bots play at this level from now on; None leaves theirs.
        """
        saved = None if self._closed else self.keeper.load()
        if saved is None:
            return False
        changes = level is not None and level != saved.config.level
        self._begin(saved.with_level(level) if level is not None else saved, save=changes)
        return True

    def take_up(self, saved: SavedMatch) -> None:
        """Go on with a match of the history; the present one is left as it stands, and goes there."""
        if not self._closed:
            self._begin(saved, save=True)

    def act(self, action: Action) -> None:
        """A human acts. Raises IllegalAction with the reason; nothing has changed then.

        A double out of turn names its seat: `Double(seat=…)`.
        """
        turn = self.turn
        seat = turn
        if self._closed or self._paused:
            return
        if isinstance(action, Double) and action.seat is not None:
            seat = action.seat
            if seat is turn:
                action = Double()
        if seat is None:
            raise IllegalAction(action, Illegal(Why.DEAL_OVER))
        if seat not in self.config.humans:
            raise IllegalAction(action, Illegal(Why.NOT_YOUR_TURN, seat=turn))
        self._apply(action)

    def advance(self) -> None:
        """The director has shown everything. When nothing waits for it this does nothing."""
        if self._waiting:
            self._waiting = False
            self._timer.start()

    def hold(self) -> None:
        """The director shows something of its own (the cards being dealt): wait for `advance`."""
        self._waiting = self._director and self.has_match

    def set_director(self, present: bool) -> None:
        """Whether somebody shows the events and calls `advance` after that."""
        self._director = present
        if not present:
            self.advance()

    # -- second thoughts

    @property
    def can_undo(self) -> bool:
        """Whether a human has decided something in this deal. A finished match is in the history, and stays."""
        return not (self._saved is None or self._paused or self._saved.match.is_over) and bool(self._decision)

    @property
    def _decision(self) -> Deal | None:
        known, match, auto = self._looked_back, self.match, self.auto_play
        if known is None or known[0] is not match or known[1] != auto:
            laid_after = self._now.mark.laid_after
            found = decision_before(match.deal, self.config.humans, self._decides, laid_after)
            known = self._looked_back = (match, auto, found)
        return known[2]

    def _decides(self, view: View) -> bool:
        return self.auto_play.action(view) is None

    def undo(self) -> None:
        """Go back to the last decision of a human in this deal, as the record of the match will say."""
        if not self.can_undo:
            return
        deal, mark = self._decision, self._now.mark
        assert deal is not None
        taken_back = self.match.deal.log[len(deal.log)]
        self._stop()
        self._saved = self._now.at(replace(self.match, deal=deal)).marked(mark.taken_back())
        self.keeper.save(self._saved)
        self._face(self._next_human())
        self.rewound.emit(taken_back)
        self._timer.start()

    def told(self) -> None:
        """The player in front was given advice, as the record of the match will say."""
        if self._saved is not None and not self._closed:
            self._saved = self._saved.marked(self._saved.mark.told())
            self.keeper.save(self._saved)

    def replay_deal(self) -> None:
        """Begin this deal again with the same cards; in the match the last attempt counts, and it alone.

        After the end of a match a new match begins with these cards.
        """
        if self._saved is None or self._closed:
            return
        match, mark = self.match, self._now.mark
        if match.is_over:
            self.new_match(replace(self.config, seed=None), match.deal.first)
        elif match.deal.log:
            again = self._now.at(replace(match, deal=match.deal.first))
            self._deal(again.marked(mark.again(match.deal)))

    def redeal(self) -> None:
        """Throw the cards of this deal in: the same dealer deals others. Nothing happens between two deals."""
        if self._saved is None or self._closed or self.match.deal.is_over:
            return
        match, mark = self.match, self._now.mark.thrown_in(self.match.deal)
        random = self.config.deal_random(len(match.deals), mark.redealt)
        deal = Deal.new(match.rules, match.deal.dealer, shuffled(random), match.deal.table.held)
        self._deal(self._now.at(replace(match, deal=deal)).marked(mark))

    def lay_down(self, plan: Sequence[Card]) -> None:
        """The human to play shows that all tricks left are certain: `plan` are its cards in order.

        The rest is played at once. Raises IllegalAction when it cannot be; nothing has changed then.
        """
        seat, before = self.turn, self.match
        if self._closed or self._paused or seat is None or seat not in self.config.humans:
            return
        happened: list[object] = []
        deal = before.deal
        for action in played_out(deal, plan):
            after = deal.apply(action)
            happened += narrate(deal, action, after)
            deal = after
        self._stop()
        mark = replace(self._now.mark, laid_down=seat, laid_after=len(before.deal.log))
        self._saved = self._now.at(replace(before, deal=deal)).marked(mark)
        self.keeper.save(self._saved)
        self._waiting = self._director
        self.laid_down.emit(seat, len(deal.tricks) - len(before.deal.tricks))
        self._outbox.append(happened)
        self._emit_events()
        if not self._waiting:
            self._timer.start()

    def face(self, seat: Seat) -> None:
        """Turn the window to another human; `view` is that seat's from now on."""
        if self._saved is not None and seat in self.config.humans:
            self._front = seat

    def pause(self) -> None:
        """Nobody plays or thinks until `go_on`."""
        self._paused = True
        self.bots.cancel()

    def go_on(self) -> None:
        """The pause is over: who was to play is asked again."""
        if self._paused:
            self._paused = False
            self._announced = None
            self._timer.start()

    def shutdown(self) -> bool:
        """Stop bots and thread, release the saved match; True when the thread ended in time (under a second)."""
        self._closed = True
        self._timer.stop()
        self.bots.cancel()
        ended = self.executor.shutdown(patience=0.8)
        self.keeper.close()
        return ended
