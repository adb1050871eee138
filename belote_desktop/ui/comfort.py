"""What helps at the table: advice, taking back, laying down, pause, the same deal again, other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from belote_desktop.app.adviser import Adviser
from belote_desktop.app.auto_play import AutoPlay
from belote_desktop.engine.actions import DOUBLE, PASS, Action, Declare, Play
from belote_desktop.engine.cards import Card
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase

from .call_keys import CallKeys
from .command_wiring import CommandWiring
from .i18n import translate
from .mute_keys import MuteKeys
from .phrases import not_now
from .phrases.comfort import advice_sentence, certain_sentence
from .presenter import Presenter
from .table.announce import announce
from .window_parts import WindowParts

if TYPE_CHECKING:
    from .parts.confirm import Question

_AUTO = ("play_last_card", "play_forced_cards")


class Comfort(QObject):
    """Connects the helps with their commands, and shows what they find."""

    def __init__(self, window: WindowParts, presenter: Presenter, wiring: CommandWiring) -> None:
        super().__init__(window)
        self._window, self._presenter, self._wiring = window, presenter, wiring
        self.adviser = Adviser(window.session)
        self._plan: tuple[Card, ...] | None = None
        self._thinker: Seat | None = None
        self._said = ""
        self._wants_down = False
        commands, session = window.commands, window.session
        for name, slot in (
            ("hint", self.ask),
            ("undo", session.undo),
            ("lay_down", self.lay_down),
            ("pause", self.pause),
            ("redeal", self.redeal),
            ("replay_deal", self.replay_deal),
        ):
            commands[name].triggered.connect(lambda _=False, slot=slot: slot())
        for signal in (session.started, session.deal_started, session.rewound, session.events):
            signal.connect(self._forget)
        session.rewound.connect(self._taken_back)
        self.adviser.working.connect(self._working)
        self.adviser.advised.connect(self._advised)
        self.adviser.failed.connect(self._no_idea)
        self.adviser.certain.connect(self._certain)
        self.adviser.uncertain.connect(self._uncertain)
        MuteKeys(window, (window.deal_end, window.match_end), commands, self._not_now)
        CallKeys(window, presenter)  # after, and so asked before
        presenter.asked.connect(self._look)
        presenter.offered.connect(self.refresh)
        window.pause.lifted.connect(self._go_on)
        window.settings.changed.connect(self._apply)
        for key in (_AUTO[0], "points_so_far"):
            self._apply(key)

    # advice

    def ask(self) -> None:
        """Ask what a strong player would do."""
        if self._free and not self._window.director.running:
            self.adviser.ask()

    def _working(self, on: bool) -> None:
        """The player's own plate thinks meanwhile."""
        table, session = self._window.table, self._window.session
        if on:
            self._thinker = session.turn
        if self._thinker is not None:
            table.set_thinking(self._thinker, on)
        if on:
            self._answer(translate("Advice", "I am thinking about it…"))
        else:
            self._thinker = None
            self._take_back_answer()
            self._presenter.sentence.show_now()
        self.refresh()

    def _advised(self, action: Action) -> None:
        window = self._window
        if not self._free:
            return
        if window.session.view.phase is Phase.AUCTION:
            window.bidding.advise(action)
        elif isinstance(action, Declare):
            window.declare.advise(action)
        window.table.stage.mark_advised(action.card if isinstance(action, Play) else None)
        window.session.told()
        self._presenter.focus.take_advice(action)
        self._answer(advice_sentence(action, window.session.match.rules))

    def _no_idea(self) -> None:
        self._answer(translate("Advice", "I have no advice here."))

    def _answer(self, sentence: str) -> None:
        """Answer the player above the hand, as long as the match stands where it stood."""
        self._said = sentence
        self._window.table.set_hint(sentence, answer=True)

    # the rest is certain

    def _look(self) -> None:
        """The player is asked: are all tricks left certain?"""
        session = self._window.session
        if (
            session.view.phase is Phase.PLAY
            and self._plan is None
            and self._window.settings.tell_certain_tricks
        ):
            self.adviser.look()

    def _certain(self, plan: tuple[Card, ...]) -> None:
        window = self._window
        if len(plan) < 2 or not self._free:
            return  # the last card is played as quickly as laid down
        self._plan = plan
        if self._wants_down:
            self.lay_down()
            return
        keys = window.commands["lay_down"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if not window.director.running and not self.adviser.is_working:
            window.table.set_hint(certain_sentence(len(plan), keys), answer=True)
        self.refresh()
        window.claim.raise_()

    def _uncertain(self) -> None:
        if self._wants_down:
            self._wants_down = False
            self._presenter.sentence.answer(not_now.uncertain())

    def _not_now(self, command: str) -> None:
        """A key was pressed whose command is not on offer: say why, or see whether it can be."""
        if not self._free:
            return
        window, session = self._window, self._window.session
        if command == "hint" and self.adviser.is_working:
            return
        if command == "lay_down" and session.view.phase is Phase.PLAY and self._asked:
            if len(session.view.hand) == 1:
                self._presenter.sentence.answer(not_now.last_card())
            else:
                self._presenter.sentence.answer(not_now.looking())
                self._wants_down = True
                self.adviser.look()
            return
        if command in ("pass", "double") and session.view.phase is Phase.AUCTION:
            reason = session.view.why_illegal(PASS if command == "pass" else DOUBLE)
            if reason is not None:
                self._presenter.sentence.say_illegal(reason)
        elif (sentence := not_now.not_now(command, session.match.is_over)) and not window.director.running:
            if window.deal_end.isHidden() and window.match_end.isHidden():
                self._presenter.sentence.answer(sentence)
            else:
                window.toast.tell(sentence)  # what is said on the felt lies under the sheet

    def lay_down(self) -> None:
        """Lay the cards down and have the rest counted."""
        plan, self._plan = self._plan, None
        if plan is not None and self._free:
            self._window.session.lay_down(plan)

    def _forget(self, _: object = None) -> None:
        """The position is another one: nothing that was found holds any more."""
        self._plan = None
        self._wants_down = False
        self._take_back_advice()

    def _take_back_advice(self) -> None:
        """The sentence and the marks of the last advice go: a card keeps its widget from trick to trick."""
        self._window.table.stage.mark_advised(None)
        self._window.bidding.advise(None)
        self._take_back_answer()

    def _take_back_answer(self) -> None:
        table, said = self._window.table, self._said
        self._said = ""
        if said and table.hint == said:
            table.set_hint("")

    def _taken_back(self) -> None:
        announce(self._window.table, translate("Advice", "Taken back."))

    # pause

    def pause(self) -> None:
        """Cover the table and stop everything, or go on."""
        window = self._window
        if not window.pause.isHidden():
            window.pause.button.click()
        elif self._free and not window.session.match.deal.is_over:
            window.session.pause()
            self.adviser.drop()
            self._take_back_advice()
            window.director.hurry(everything=True)
            window.peek.put_away()
            window.pause.draw()
            self._presenter.offered.emit()

    def _go_on(self) -> None:
        self._window.session.go_on()
        self._presenter.focus.take()
        self._presenter.offered.emit()

    # the deal again, or another one

    def redeal(self) -> None:
        """Throw the cards in, after a question when something was bid or played."""
        if not self._free or self._window.session.match.deal.is_over:
            return
        if not self._window.session.match.deal.log:
            self._window.session.redeal()
            return
        from .parts.confirm import ThrowInDialog

        question = ThrowInDialog(self._window)
        question.accepted.connect(self._window.session.redeal)
        self._open_about_deal(question)

    def replay_deal(self) -> None:
        """Play the same cards again, after a question."""
        if not self._free:
            return
        from .parts.confirm import AgainDialog

        match = self._window.session.match
        question = AgainDialog(match.deal.is_over and not match.is_over, self._window)
        question.accepted.connect(self._window.session.replay_deal)
        self._open_about_deal(question)

    def _open_about_deal(self, question: Question) -> None:
        session = self._window.session
        question.void_after(session.deal_ended, session.deal_started, session.started)
        self._wiring.open_dialog(question)

    # settings and commands

    def _apply(self, key: str) -> None:
        settings = self._window.settings
        if key in _AUTO:
            self._window.session.auto_play = AutoPlay(settings.play_last_card, settings.play_forced_cards)
            self.refresh()
        elif key == "points_so_far":
            for part in (self._window.side.deal_score, self._window.strip):
                part.set_counting(settings.points_so_far)

    @property
    def _free(self) -> bool:
        """Whether there is a match, and nothing covers it."""
        window = self._window
        return window.session.has_match and not (window.session.paused or self._presenter.share.is_drawn)

    @property
    def _asked(self) -> bool:
        """Whether the player is asked for something, and sees it."""
        return self._window.session.awaits_human and not self._window.director.running

    def refresh(self) -> None:
        """Enable what can be done now."""
        commands, session = self._window.commands, self._window.session
        free = self._free
        going = free and not session.match.deal.is_over
        asked = going and self._asked
        commands["hint"].setEnabled(asked and not self.adviser.is_working)
        commands["undo"].setEnabled(free and session.can_undo)
        commands["lay_down"].setEnabled(asked and self._plan is not None)
        commands["pause"].setEnabled(going or session.paused)
        commands["redeal"].setEnabled(going)
        commands["replay_deal"].setEnabled(free and bool(session.match.deal.log))
