"""Digits and letters that choose value and trump in the auction, wherever the keyboard is in the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from belote_desktop.engine.actions import Action, Bid, Take
from belote_desktop.engine.trumps import Trump

from .digit_keys import digit_of
from .phrases.call_keys import prepared_sentence, trump_keys_sentence, trump_letter, trump_missing
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
        window.bidding.incomplete.connect(lambda: presenter.sentence.answer(trump_missing()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what has come as far as the window."""
        if watched is not self._window or event.type() not in (
            QEvent.Type.KeyPress,
            QEvent.Type.ShortcutOverride,
        ):
            return False
        if not isinstance(event, QKeyEvent) or self._window.bidding.isHidden():
            return False
        if self._presenter.share.is_covered:
            return False
        if event.type() == QEvent.Type.KeyPress:
            return self._hear(event)
        if self._prepared(event) is None:
            return False
        event.accept()  # it comes again as a plain key, not as the command
        return True

    def _hear(self, event: QKeyEvent) -> bool:
        bidding = self._window.bidding
        digit = digit_of(event)
        if digit is not None:
            self._explain(bidding.pick_digit(digit))
            return True
        if event.key() == Qt.Key.Key_Escape and bidding.take_back():
            self._presenter.sentence.show_now()
            return True
        prepared = self._prepared(event)
        if prepared is not None:
            bidding.focus_prepared()
            self._presenter.sentence.answer(prepared_sentence(prepared))
            return True
        trump = self._trump_of(event)
        if trump is None:
            return False
        if event.modifiers() & _SHIFT:
            self._explain(bidding.pick_trump(trump))
            return True
        if any(QKeySequence(event.key()) in self._window.commands[name].shortcuts() for name in _OWN_LETTER):
            return False
        if bidding.open_trumps:
            self._presenter.sentence.answer(trump_keys_sentence(bidding.open_trumps))
        else:
            self._explain(bidding.pick_trump(self._window.session.view.rules.trumps[0]))
        return True

    def _prepared(self, event: QKeyEvent) -> Bid | Take | None:
        """What the player has prepared, if the key passes or doubles: a trump's letter without its Shift, perhaps."""
        bidding, keys = self._window.bidding, QKeySequence(event.keyCombination())
        for name, button in (("pass", bidding.pass_button), ("double", bidding.double_button)):
            if keys in self._window.commands[name].shortcuts():
                return bidding.prepared(button)
        return None

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
