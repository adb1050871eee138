"""Where the keyboard belongs: with what the player is asked for, whatever becomes of the button that had it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from belote_desktop.engine.actions import Action, Declare, Play, Say

from .panels.glance import Glance
from .panels.side import ActionButton
from .parts.sheet import Sheet
from .window_parts import WindowParts


class FocusKeeper(QObject):
    """Gives the keyboard to the auction, the declarations or the hand, and brings it back there.

    A button that is disabled or hidden while it has the keyboard would leave it to its neighbour, where the next Space
    does something that nobody asked for; a click on the felt leaves it where it was.
    """

    def __init__(self, window: WindowParts) -> None:
        super().__init__(window)
        self._window = window
        self._left: list[QWidget] = []
        self._button: QWidget | None = None
        # not a single shot with a lambda: one that is pending when the window goes keeps all of the window alive
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._look_after)
        window.table.felt_clicked.connect(self.take)
        window.side.let_go.connect(self.take)
        window.strip.let_go.connect(self.take)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._changed)

    def park(self) -> None:
        """Leave the keyboard on the felt, where Enter only hurries: never on whatever button comes next."""
        self._window.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def take(self, anew: bool = False) -> None:
        """Give the keyboard to whatever the player is asked for, unless a dialog or sheet has it.

        What has it already keeps it, in its place; `anew`: it is asked for the first time, and begins at its start.
        """
        window = self._window
        sheet = self._sheet
        if sheet is not None:
            sheet.take_focus()
            return
        if QApplication.activeModalWidget() is not None or not window.session.has_match:
            return
        if not window.bidding.isHidden():
            if anew:
                window.bidding.focus_start()
            else:
                window.bidding.focus_back()
        elif not anew and self._at_play():
            return
        elif window.declare.isHidden() or not window.declare.focus_start():
            self.park()

    def take_advice(self, action: Action) -> None:
        """Give the keyboard to what is advised, so that Enter follows the advice; not while something else is read."""
        if not (self._is_elsewhere or self._go_to(action)):
            self._window.bidding.focus_advised()

    def note_button(self) -> None:
        """Something is taken back: by a button that has the keyboard, it may be pressed once more."""
        focused = QApplication.focusWidget()
        self._button = focused if isinstance(focused, ActionButton) else None

    def take_again(self, action: Action) -> None:
        """Give the keyboard to what was taken back: from there the player goes on to something else.

        A button that took it back keeps the keyboard: a second press must not play the card again.
        """
        button, self._button = self._button, None
        if button is not None and button.isVisible() and button.isEnabled():
            button.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if not (self._is_elsewhere or self._go_to(action)):
            self._window.bidding.focus_call(action)

    @property
    def _is_elsewhere(self) -> bool:
        """Whether something else is read."""
        busy = QApplication.activeModalWidget() is not None or isinstance(QApplication.focusWidget(), Glance)
        return busy or self._sheet is not None

    def _go_to(self, action: Action) -> bool:
        """Give the keyboard to a card or to what is said with one; False for a call."""
        window = self._window
        if isinstance(action, Play):
            window.table.stage.focus_card(action.card)
        elif isinstance(action, Declare):
            window.declare.focus_start()
        elif isinstance(action, Say):
            window.say.focus_start()
        else:
            return False
        return True

    @property
    def _sheet(self) -> Sheet | None:
        """The sheet that covers the table, if any."""
        window = self._window
        sheets = (window.pause, window.curtain, window.deal_end, window.match_end)
        return next((sheet for sheet in sheets if not sheet.isHidden()), None)

    def _at_play(self) -> bool:
        window, focused = self._window, QApplication.focusWidget()
        boxes = [box for box in (window.declare, window.say) if not box.isHidden()]
        if focused is None:
            return False
        return focused in window.table.stage.hand or any(box.isAncestorOf(focused) for box in boxes)

    def _changed(self, old: QWidget | None, _new: QWidget | None) -> None:
        if old is not None and old.window() is self._window:
            self._left.append(old)
            self._soon.start()

    def _look_after(self) -> None:
        """Nobody left on purpose a widget that is no longer there."""
        left, self._left = self._left, []
        there = all(_in_use(widget) for widget in left)
        if isinstance(QApplication.focusWidget(), Glance):
            return  # something was opened in its place
        if not there and self._window.isActiveWindow() and not self._window.area.isHidden():
            self.take()


def _in_use(widget: QWidget) -> bool:
    """Whether a widget can still have the keyboard."""
    try:
        return widget.isVisible() and widget.isEnabled()
    except RuntimeError:  # deleted
        return False
