"""The bidding panel: all that may be said, one button that says the whole call, pass and coinche apart."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.engine.actions import MIN_BID, PASS, Action, Bid, Double, Pass, Redouble, Take
from belote_desktop.engine.options import AuctionKind, DoubleRule
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from ..i18n import fill, translate
from ..key_gate import KeyGate
from ..phrases.call_heading import call_heading, short_call_heading
from ..phrases.calls import bid_words, call_text, double_text, pass_text, redouble_text
from ..spacing import spaced
from ..style import button, roomy, scaled, set_role, themed
from .answer_row import AnswerRow
from .choice import ChoiceRow, row_height, stretching
from .runs import RunLabel
from .take_bids import TakeBids
from .value_bids import PAGES, ValueBids

_ONE_ROW = 360
"""Width in which «Je prends à carreau» stands beside passing and doubling."""


class BiddingPanel(QFrame):
    """Offers the calls of the player whose turn it is. Works by mouse and wholly by keyboard."""

    said = Signal(object)
    """The player makes this call (an `Action`)."""
    incomplete = Signal()
    """Enter was pressed before a trump was chosen."""
    trump_shown = Signal(object)
    """The trump that the choice is about (a `Trump`), or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._view: View | None = None
        self._legal: tuple[Action, ...] = ()
        self._advice: Action | None = None
        self.keys = ("", "")
        """Those that pass and double from anywhere, for the tips."""
        self._width = self._height = 0
        self._narrow = False
        self.heading = RunLabel(parent=self, elastic=True)
        self.values = ValueBids(self)
        self.takes = TakeBids(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.values)
        self._stack.addWidget(self.takes)
        self.pass_button = button("", "", self)
        self.double_button = button("", "danger", self)
        self.confirm = button("", "primary", self)
        self._answers = AnswerRow(self.pass_button, self.double_button, self.confirm)
        self._column = layout = QVBoxLayout(self)
        spaced(layout, (18, 12, 18, 14), 10)
        layout.addWidget(self.heading)
        layout.addWidget(self._stack)
        layout.addLayout(self._answers)
        for part in (self.values, self.takes):
            part.changed.connect(self._choice_changed)
            part.confirmed.connect(self._confirm)
            part.down.connect(self._focus_bottom)
        self.values.incomplete.connect(self.incomplete)
        for row in self._rows():
            row.remade.connect(self._order_tabs)
        self.confirm.clicked.connect(self._confirm)
        self.pass_button.clicked.connect(self.say_pass)
        self.double_button.clicked.connect(self.say_double)
        for each in self._bottom():
            each.installEventFilter(self)
        KeyGate(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        themed(self)

    # what is offered

    def offer(self, view: View) -> None:
        """Offer what the player of `view` may say now; the same once more (after a pause) keeps what is chosen."""
        if not self.isHidden() and view == self._view:
            self.advise(None)
            return
        self._renew(view)

    def _renew(self, view: View) -> None:
        self._view = view
        self._legal = tuple(view.legal_actions())
        self.advise(None)
        if view.rules.auction is AuctionKind.VALUES:
            self._stack.setCurrentWidget(self.values)
            self.values.offer(self._legal, view.rules)
        else:
            self._stack.setCurrentWidget(self.takes)
            self.takes.offer(self._legal, view.rules, view.turned)
        self._write()
        self.adjustSize()

    def fit(self, room: QSizeF) -> None:
        """Take the shape that suits a room of this size: the largest of four that is not too high.

        Nothing else decides it, so that the buttons stay where they are through an auction.
        """
        self._width = round(min(room.width(), roomy(620 if self._part is self.values else 520)))
        self._narrow = self._part is self.takes and room.width() < roomy(_ONE_ROW)
        for page in PAGES:
            self._shape(True, False, page, False)
            wide = super().sizeHint().width()
            if wide <= room.width():
                break
        self._width = round(min(room.width(), max(self._width, wide)))  # large letters may want more
        highest = 0
        for tight, low, bare in (
            (False, False, False),
            (True, False, False),
            (True, True, False),
            (True, True, True),
        ):
            self._shape(tight, low, page, bare)
            wanted = super().sizeHint()
            if wanted.height() <= room.height() and (tight or wanted.width() <= self._width):
                break
            highest = wanted.height()
        self._height = round(min(highest, room.height()))  # low buttons grow as far as there is room

    def _shape(self, tight: bool, low: bool, page: int, bare: bool) -> None:
        """Take less room: closer together, lower buttons, fewer values at a time (`page`), and no heading."""
        self._column.setContentsMargins(*map(scaled, (10, 6, 10, 8) if tight else (18, 12, 18, 14)))
        self._column.setSpacing(scaled(5 if tight else 10))
        self.heading.setHidden(bare)
        self.values.set_compact(low, page)
        self.takes.set_compact(low or self._narrow)
        self._answers.stack(self._narrow)
        height = row_height(tall=False)
        for each in self._bottom():
            set_role(each, "slim", "true" if page == PAGES[-1] else "false")
            each.setSizePolicy(QSizePolicy.Policy.Minimum, stretching(low))
            each.setMinimumHeight(0 if low else height)
            each.setMaximumHeight(height)
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, stretching(low))
        # from the inside out and at once: by itself Qt would tell from row to panel later
        for widget in (*self._rows(), self.values, self.takes, self._stack, self):
            layout = widget.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()
            widget.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide and high enough for fingers, where there is room."""
        return super().sizeHint().expandedTo(QSize(self._width, self._height))

    @property
    def legal(self) -> tuple[Action, ...]:
        """What is offered now."""
        return self._legal

    @property
    def double(self) -> Double | Redouble | None:
        """The coinche or surcoinche that is offered, if any."""
        return next((action for action in self._legal if isinstance(action, (Double, Redouble))), None)

    def focus_start(self) -> None:
        """Give the keyboard to where one Enter takes no contract: the values (no trump is chosen yet), or Pass."""
        if not (self._part is self.values and self._part.is_open and self._part.focus_first()):
            self.pass_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_back(self) -> None:
        """Give the keyboard to where it was last in the panel."""
        last: QWidget | None = self.focusWidget()
        if last is not None and last.isVisible() and last.isEnabled():
            last.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus_start()

    def advise(self, action: Action | None) -> None:
        """Mark the button of a call that is advised, and choose what it says; None: no advice any more."""
        self._advice = action
        self._choose(action)
        self._mark()

    def _choose(self, action: Action | None) -> None:
        if isinstance(action, Bid):
            self.values.choose((action.value, action.trump))
        elif isinstance(action, Take):
            self.takes.choose((None, action.trump))

    def _mark(self) -> None:
        """Show the advised button as such; that of a bid as long as the bid is what it says."""
        for each in self._bottom():
            marked = each is self._advised
            set_role(each, "advised", "true" if marked else "false")
            each.setAccessibleDescription(translate("Bidding", "advised") if marked else "")

    @property
    def _advised(self) -> QPushButton | None:
        """The button that does what is advised."""
        return self._button_of(self._advice)

    def _button_of(self, action: Action | None) -> QPushButton | None:
        """The button that makes a call; that of a bid as long as the bid is chosen."""
        if isinstance(action, Pass):
            return self.pass_button
        if isinstance(action, Double | Redouble):
            return self.double_button
        return self.confirm if action is not None and action == self._part.bid else None

    def focus_advised(self) -> None:
        """Give the keyboard to the button of the call that is advised: Enter follows the advice."""
        if self._advised is not None and self._advised.isEnabled():
            self._advised.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_call(self, action: Action) -> None:
        """Choose a call as it was made before, and give the keyboard to the button that makes it."""
        self._choose(action)
        button = self._button_of(action)
        if button is not None and button.isEnabled():
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    # the calls

    def pick_digit(self, digit: int) -> Action | None:
        """Choose the value that a digit stands for; gives the call meant when it cannot be made."""
        if self._part is not self.values:
            return None
        value = self.values.pick_digit(digit)
        return None if value is None or self._view is None else Bid(value, self._view.rules.trumps[0])

    def pick_trump(self, trump: Trump) -> Action | None:
        """Choose a trump by its letter; gives the call meant when it cannot be made."""
        part = self._part
        if part.trumps.choose(trump, by_player=True):
            part.trumps.focus_chosen()
            return None
        return Take(trump) if part is self.takes else Bid(self.values.chosen[0] or MIN_BID, trump)

    @property
    def open_trumps(self) -> list[Trump]:
        """The trumps that can be chosen."""
        return [each.choice.value for each in self._part.trumps.buttons if each.isEnabled()]

    def prepared(self, button: QPushButton) -> Bid | Take | None:
        """The call prepared by a trump the player chose, if the key that stands for `button` is to wait for it."""
        follows_advice = button is self._advised and button.hasFocus()
        return self._part.bid if self._part.trumps.is_mine and not follows_advice else None

    def focus_prepared(self) -> None:
        """Give the keyboard to the chosen trump, where Enter makes the call."""
        self._part.trumps.focus_chosen()

    def take_back(self) -> bool:
        """Take the choice of a trump back and begin again; False when there is nothing to take back."""
        had = self._part.take_back()
        if had:
            self.focus_start()
        return had

    def say_pass(self) -> None:
        """Pass, when it is the player's turn to speak."""
        if any(isinstance(action, Pass) for action in self._legal):
            self.said.emit(PASS)

    def say_double(self) -> None:
        """Coinche or surcoinche, when it may be said."""
        if self.double is not None:
            self.said.emit(self.double)

    def _confirm(self) -> None:
        call = self._part.bid
        if call is not None and call in self._legal:
            self.said.emit(call)

    @property
    def _part(self) -> ValueBids | TakeBids:
        return self.values if self._stack.currentWidget() is self.values else self.takes

    def _choice_changed(self) -> None:
        if self._view is not None:
            self._write_confirm()
            self._mark()
            call = self._part.bid
            trump = self._part.trumps.value if call is None else call.trump
            self.trump_shown.emit(trump)

    # the keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A click beside what can be pressed (a pale button) leaves the keyboard at the choice made so far."""
        super().focusInEvent(event)
        part = self._part
        if not (part.focus_first() if part.trumps.value is None else part.focus_last()):
            self.focus_start()

    def _rows(self) -> tuple[ChoiceRow, ChoiceRow, ChoiceRow]:
        return (self.values.values, self.values.trumps, self.takes.trumps)

    def _order_tabs(self) -> None:
        """Tab goes through the panel from top to bottom."""
        stops = [button for row in self._rows() for button in row.buttons]
        for first, second in pairwise((*stops, *self._bottom())):
            QWidget.setTabOrder(first, second)

    def _bottom(self) -> tuple[QPushButton, QPushButton, QPushButton]:
        return (self.pass_button, self.double_button, self.confirm)

    def _focus_bottom(self) -> None:
        target = self.confirm if self.confirm.isEnabled() and self.confirm.isVisible() else self.pass_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that move in the lowest row."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and watched in self._bottom()
        ):
            return self._bottom_key(watched, event)
        return super().eventFilter(watched, event)

    def _bottom_key(self, watched: QObject, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            able = [each for each in self._bottom() if each.isVisible() and each.isEnabled()]
            step = 1 if key == Qt.Key.Key_Right else -1
            place = next((k for k, each in enumerate(able) if each is watched), 0) + step
            if 0 <= place < len(able):
                able[place].setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if key == Qt.Key.Key_Up:
            if self._part.is_open:
                self._part.focus_last()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(watched, QPushButton):
            if not event.isAutoRepeat():
                watched.click()
            return True
        return key == Qt.Key.Key_Down

    # the words

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            chosen, mine = self._part.chosen, self._part.trumps.is_mine
            self._renew(self._view)
            self._part.choose(chosen)
            self._part.trumps.is_mine = mine
            self._write_confirm()
        super().changeEvent(event)

    def _write(self) -> None:
        view = self._view
        if view is None:
            return
        self.setAccessibleName(translate("Bidding", "Your call"))
        self.heading.set_runs([call_heading(view)], shorter=short_call_heading(view))
        self.pass_button.setText(pass_text())
        self.pass_button.setEnabled(PASS in self._legal)
        self.double_button.setVisible(view.rules.double is not DoubleRule.OFF)
        self.double_button.setEnabled(self.double is not None)
        if view.auction.doubled_by is not None:
            self.double_button.setText(redouble_text(view.rules))
        else:
            self.double_button.setText(double_text(view.rules))
        for each, key in zip((self.pass_button, self.double_button), self.keys, strict=True):
            each.setToolTip(f"{each.text()} ({key})" if key else "")
        self._write_confirm()

    def _write_confirm(self) -> None:
        call = self._part.bid
        self.confirm.setEnabled(call is not None)
        mine = call is not None and self._part.trumps.is_mine
        self.confirm.setToolTip(translate("Bidding", "Escape takes this choice back") if mine else "")
        if isinstance(call, Bid):
            self.confirm.setText(fill(translate("Bidding", "Bid %1"), bid_words(call)))
        elif isinstance(call, Take):
            self.confirm.setText(call_text(call))
        elif not self._part.is_open:
            self.confirm.setText(translate("Bidding", "No more bids"))
        else:
            self.confirm.setText(translate("Bidding", "Choose a trump"))
