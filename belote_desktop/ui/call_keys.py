"""Digits and letters that choose value and trump in the auction, wherever the keyboard is in the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from belote_desktop.engine.actions import Action
from belote_desktop.engine.trumps import Trump

from .digit_keys import digit_of
from .phrases.call_keys import trump_keys_sentence, trump_letter
from .presenter import Presenter
from .window_parts import WindowParts

_OWN_LETTER = ("pass", "double", "hint")
"""Commands of the auction: their letters alone are theirs, on offer or not."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class CallKeys(QObject):
    """Hears the keys that nobody in the window wanted, while the player is asked for a call."""

    def __init__(self, window: WindowParts, presenter: Presenter) -> None:
        super().__init__(window)
        self._window, self._presenter = window, presenter
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what has come as far as the window."""
        if watched is not self._window or event.type() != QEvent.Type.KeyPress:
            return False
        if not isinstance(event, QKeyEvent) or self._window.bidding.isHidden():
            return False
        if self._presenter.share.is_covered:
            return False
        return self._hear(event)

    def _hear(self, event: QKeyEvent) -> bool:
        bidding = self._window.bidding
        digit = digit_of(event)
        if digit is not None:
            self._explain(bidding.pick_digit(digit))
            return True
        trump = self._trump_of(event)
        if trump is None:
            return False
        if event.modifiers() & _SHIFT:
            self._explain(bidding.pick_trump(trump))
            return True
        if any(QKeySequence(event.key()) in self._window.commands[name].shortcuts() for name in _OWN_LETTER):
            return False
        self._presenter.sentence.answer(trump_keys_sentence(self._window.session.view.rules.trumps))
        return True

    def _trump_of(self, event: QKeyEvent) -> Trump | None:
        """The trump whose letter was pressed, alone or with Shift."""
        if event.modifiers() & ~_SHIFT:
            return None
        return next((trump for trump in Trump if event.key() == ord(trump_letter(trump))), None)

    def _explain(self, meant: Action | None) -> None:
        """Say why a call cannot be made."""
        reason = None if meant is None else self._window.session.view.why_illegal(meant)
        if reason is not None:
            self._presenter.sentence.say_illegal(reason)
