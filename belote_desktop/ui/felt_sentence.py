"""The sentence above the hand: what is asked, or for a while why something is not possible."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from belote_desktop.engine.illegal import Illegal
from belote_desktop.engine.table import Phase
from belote_desktop.engine.view import View

from .phrases.reasons import instruction, why_illegal
from .screen_share import ScreenShare
from .window_parts import WindowParts

_ANSWER_MS = 6000


class FeltSentence(QObject):
    """Chooses the sentence; the table shows it."""

    def __init__(self, window: WindowParts, share: ScreenShare) -> None:
        super().__init__(window)
        self._window, self._share = window, share
        self._answering = QTimer(self)
        self._answering.setSingleShot(True)
        self._answering.setInterval(_ANSWER_MS)
        self._answering.timeout.connect(self.show_now)

    def show_now(self) -> None:
        """What belongs to the present position, unless something moves or the table is hidden."""
        window = self._window
        if window.session.has_match and not (window.director.running or self._share.is_drawn):
            self.show_view(window.session.view)

    def show_view(self, view: View) -> None:
        """What belongs to `view`; the panel of an auction asks for itself."""
        asked = view.turn is view.seat and view.phase is Phase.AUCTION
        self._window.table.set_hint("" if asked else instruction(view))

    def clear(self) -> None:
        """None: whatever it said, it said of what was on the table before."""
        self.settle()
        self._window.table.set_hint("")

    def settle(self) -> None:
        """Let an answer stand until something else is said."""
        self._answering.stop()

    def answer(self, sentence: str) -> None:
        """Tell the player why something is not possible, for a while."""
        self._window.table.set_hint(sentence, answer=True)
        self._answering.start()

    def say_illegal(self, reason: Illegal) -> None:
        """Tell the player what the rules have against it."""
        view = self._window.session.view
        trump = view.contract.trump if view.contract is not None else None
        self.answer(why_illegal(reason, trump, view.rules))
