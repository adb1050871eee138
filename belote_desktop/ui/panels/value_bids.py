"""The value auction's part of the bidding panel: a row of values, a row of trumps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.engine.actions import CAPOT, GENERALE, MIN_BID, Action, Bid
from belote_desktop.engine.rules import RuleSet

from ..i18n import translate
from ..phrases.calls import value_text
from ..style import button, scaled
from .choice import Choice, ChoiceRow
from .trump_choices import trump_choice

WIDE, NARROW = 9, 5
"""Values shown at a time, beside capot."""


class ValueBids(QWidget):
    """Chooses a `Bid` among the legal ones. Values that can no longer be said stay in sight, pale."""

    changed = Signal()
    """Another value or trump is chosen."""
    confirmed = Signal()
    """Enter was pressed on a complete choice."""
    down = Signal()
    """Down was pressed in the lowest row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bids: frozenset[Bid] = frozenset()
        self._ceiling = 160
        self._first = MIN_BID
        self._page = WIDE
        self._generale = False
        self.values = ChoiceRow(parent=self)
        self.trumps = ChoiceRow(tall=True, parent=self)
        self.page_down = button("‹", "quiet", self)
        self.page_up = button("›", "quiet", self)
        for arrow, step in ((self.page_down, -1), (self.page_up, 1)):
            arrow.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            arrow.setProperty("slim", True)
            arrow.clicked.connect(lambda _=False, step=step: self._turn(step))
        self.values.set_pagers(self.page_down, self.page_up, CAPOT)
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.values)
        layout.addWidget(self.trumps)
        self.values.chosen.connect(self._chosen)
        self.trumps.chosen.connect(self._chosen)
        self.values.past_end.connect(self._past_end)
        self.values.left.connect(self._left_values)
        self.trumps.left.connect(self._left_trumps)
        self._name()

    def offer(self, legal: Sequence[Action], rules: RuleSet) -> None:
        """Offer the bids among `legal`; the lowest value is chosen and no trump: nothing can be bid by mistake."""
        self._bids = frozenset(action for action in legal if isinstance(action, Bid))
        self._ceiling = rules.bid_ceiling.points
        self._generale = rules.generale
        allowed = {bid.trump for bid in self._bids}
        self.trumps.set_choices([trump_choice(trump) for trump in rules.trumps], allowed.__contains__)
        values = self._legal_values()
        lowest = values[0] if values else MIN_BID
        self._turn_to(lowest)
        self._show(lowest)
        self.trumps.choose(None)
        self.changed.emit()

    @property
    def bid(self) -> Bid | None:
        """What is chosen, when it is complete and legal."""
        value, trump = self.values.value, self.trumps.value
        if value is None or trump is None:
            return None
        bid = Bid(value, trump)
        return bid if bid in self._bids else None

    @property
    def is_open(self) -> bool:
        """Whether anything can be bid."""
        return bool(self._bids)

    def focus_first(self) -> bool:
        """Give the keyboard to the row of values."""
        return self.values.focus_chosen()

    def focus_last(self) -> bool:
        """Give the keyboard to the row of trumps, from below."""
        return self.trumps.focus_chosen()

    def pick_digit(self, digit: int) -> None:
        """Choose the lowest legal value whose tens end in `digit`: 8 is 80, 1 is 110, 7 is 170."""
        for value in self._legal_values():
            if value < CAPOT and value // 10 % 10 == digit:
                self._turn_to(value)
                self._show(value)
                self.values.focus_chosen()
                self.changed.emit()
                return

    def choose(self, bid: Bid) -> None:
        """Choose a bid, as if the player had: advice."""
        if bid in self._bids:
            self._turn_to(min(bid.value, self._ceiling))
            self._show(bid.value)
            self.trumps.choose(bid.trump)
            self.changed.emit()

    def set_compact(self, small: bool, narrow: bool) -> None:
        """Take less height (`small`), or less width (`narrow`: fewer values at a time)."""
        self.values.set_compact(small)
        self.trumps.set_compact(small)
        self._column.setSpacing(5 if small else 8)
        page = NARROW if narrow else WIDE
        if page != self._page:
            self._page = page
            chosen = self.values.value
            values = self._legal_values()
            reach = chosen if chosen is not None and chosen < CAPOT else values[0] if values else MIN_BID
            self._turn_to(reach)
            self._show(chosen)

    def _turn_to(self, value: int) -> None:
        """Turn to the page that has `value`, the first for capot. The last page is as full as the others."""
        reach = value if value <= self._ceiling else MIN_BID
        page = (reach - MIN_BID) // (self._page * 10)
        last = self._ceiling - (self._page - 1) * 10
        self._first = max(MIN_BID, min(MIN_BID + page * self._page * 10, last))

    def page_values(self) -> list[int]:
        """The values in sight."""
        last = min(self._ceiling, self._first + (self._page - 1) * 10)
        return [*range(self._first, last + 1, 10), CAPOT, *([GENERALE] if self._generale else [])]

    def _legal_values(self) -> list[int]:
        return sorted({bid.value for bid in self._bids})

    def _show(self, choose: int | None) -> None:
        legal = set(self._legal_values())
        choices = [Choice(value, value_text(value), value_text(value)) for value in self.page_values()]
        self.values.set_choices(choices, legal.__contains__)
        self.values.choose(choose)
        pages = self._ceiling > MIN_BID + (self._page - 1) * 10
        for arrow in (self.page_down, self.page_up):
            arrow.setFixedWidth(scaled(30))
        self.page_down.setVisible(pages)
        self.page_up.setVisible(pages)
        self.page_down.setEnabled(any(value < self._first for value in legal))
        last = self._first + (self._page - 1) * 10
        self.page_up.setEnabled(any(last < value < CAPOT for value in legal))

    def _turn(self, step: int, choose: bool = True) -> None:
        had_focus = self.values.has_focus()
        before = set(self.page_values())
        self._turn_to(max(MIN_BID, min(self._first + step * self._page * 10, self._ceiling)))
        fresh = set(self._legal_values()) - before
        page = [value for value in self.page_values() if value in fresh]
        wanted = (page[0] if step > 0 else page[-1]) if page and choose else None
        self._show(wanted)
        if had_focus:
            self.values.focus_chosen()
        self.changed.emit()

    def _past_end(self, step: int) -> None:
        arrow = self.page_up if step > 0 else self.page_down
        if arrow.isEnabled() and arrow.isVisible():
            self._turn(step)

    def _chosen(self) -> None:
        self.changed.emit()

    def _choose_a_trump(self) -> None:
        if self.trumps.value is None:
            able = next((b for b in self.trumps.buttons if b.isEnabled()), None)
            if able is not None:
                self.trumps.choose(able.choice.value)
        self.trumps.focus_chosen()
        self.changed.emit()

    def _left_values(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Down:
            self._choose_a_trump()
        elif key == Qt.Key.Key_Return and self.bid is not None:
            self.confirmed.emit()

    def _left_trumps(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Up:
            self.values.focus_chosen()
        elif key == Qt.Key.Key_Down:
            self.down.emit()
        elif self.bid is not None:
            self.confirmed.emit()
        else:
            self._choose_a_trump()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose a value, the page keys turn the page."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._past_end(-1 if event.key() == Qt.Key.Key_PageUp else 1)
            return
        text = event.text()
        if len(text) == 1 and text in "0123456789":
            self.pick_digit(int(text))
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _name(self) -> None:
        self.values.setAccessibleName(translate("Bidding", "Value"))
        self.trumps.setAccessibleName(translate("Bidding", "Trumps"))
        for arrow, text in (
            (self.page_down, translate("Bidding", "Lower values")),
            (self.page_up, translate("Bidding", "Higher values")),
        ):
            arrow.setAccessibleName(text)
            arrow.setToolTip(text)
