"""The value auction's part of the bidding panel: a row of values, a row of trumps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop.engine.actions import CAPOT, GENERALE, MIN_BID, Action, Bid
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from ..i18n import translate
from ..phrases.call_keys import digit_tip
from ..phrases.calls import value_text
from ..spacing import spaced
from ..style import scaled
from .choice import Choice, ChoiceRow, PageArrow
from .trump_choices import trump_choice

PAGES = (9, 5, 3)
"""Values shown at a time, beside capot: in a wide panel, in a narrow one, in the narrowest."""

LAST_DIGIT = MIN_BID + 90
"""The highest value that has a digit."""


class ValueBids(QWidget):
    """Chooses a `Bid` among the legal ones. Values that can no longer be said stay in sight, pale."""

    changed = Signal()
    """Another value or trump is chosen."""
    confirmed = Signal()
    """Enter was pressed on a complete choice."""
    incomplete = Signal()
    """Enter was pressed on a value, and no trump is chosen."""
    down = Signal()
    """Down was pressed in the lowest row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bids: frozenset[Bid] = frozenset()
        self._ceiling = 160
        self._first = MIN_BID
        self._page = PAGES[0]
        self._value: int | None = None
        self._generale = False
        self.values = ChoiceRow(parent=self)
        self.trumps = ChoiceRow(tall=True, parent=self)
        self.page_down, self.page_up = PageArrow(-1, self), PageArrow(1, self)
        for arrow, step in ((self.page_down, -1), (self.page_up, 1)):
            arrow.clicked.connect(lambda _=False, step=step: self._turn(step))
        self.values.set_pagers(self.page_down, self.page_up, CAPOT)
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        spaced(layout, gap=8)
        layout.addWidget(self.values)
        layout.addWidget(self.trumps)
        self.values.chosen.connect(self._value_chosen)
        self.trumps.chosen.connect(self.changed)
        self.values.neighbour = self._go
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
        self._value = values[0] if values else None
        self._show_page_of(self._value)
        self.trumps.choose(None)
        self.changed.emit()

    @property
    def bid(self) -> Bid | None:
        """What is chosen, when it is complete and legal."""
        value, trump = self.chosen
        if value is None or trump is None:
            return None
        bid = Bid(value, trump)
        return bid if bid in self._bids else None

    @property
    def chosen(self) -> tuple[int | None, Trump | None]:
        """Value and trump chosen; the value may stand on a page that is not in sight."""
        return self._value, self.trumps.value

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

    def pick_digit(self, digit: int) -> int | None:
        """Choose the value that a digit stands for: 8 is 80, 1 is 110, 7 is 170, and never a hundred more.

        Gives the value when it cannot be said; None when it is chosen.
        """
        value = MIN_BID + (digit - MIN_BID // 10) % 10 * 10
        if value not in self._legal_values():
            return value
        self._pick(value)
        return None

    def choose(self, chosen: tuple[int | None, Trump | None]) -> None:
        """Choose value and trump, as if the player had: advice. What cannot be said is left out."""
        value, trump = chosen
        if value in self._legal_values():
            self._value = value
            self._show_page_of(value)
        self.trumps.choose(trump)
        self.changed.emit()

    def take_back(self) -> bool:
        """Choose no trump any more; False when none was."""
        had = self.trumps.value is not None
        self.trumps.choose(None)
        self.changed.emit()
        return had

    def set_compact(self, small: bool, page: int) -> None:
        """Take less height (`small`), and show `page` values at a time."""
        self.values.set_compact(small)
        self.trumps.set_compact(small or page == PAGES[-1])
        self._column.setSpacing(scaled(5 if small else 8))
        if page != self._page:
            self._page = page
            self._show_page_of(self._value)

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

    def _show_page_of(self, value: int | None) -> None:
        """Turn to the page of a value; capot stands on every page, so it brings that of the lowest value."""
        legal = self._legal_values()
        reach = value if value is not None and value < CAPOT else legal[0] if legal else MIN_BID
        self._turn_to(reach)
        self._show()

    def _show(self) -> None:
        legal = set(self._legal_values())
        choices = [self._choice(value) for value in self.page_values()]
        had_focus = self.values.has_focus()
        self.values.set_choices(choices, legal.__contains__)
        self.values.choose(self._value)
        if had_focus:
            self.values.focus_chosen()
        pages = self._ceiling > MIN_BID + (self._page - 1) * 10
        self.page_down.setVisible(pages)
        self.page_up.setVisible(pages)
        self.page_down.setEnabled(any(value < self._first for value in legal))
        last = self._first + (self._page - 1) * 10
        self.page_up.setEnabled(any(last < value < CAPOT for value in legal))

    def _choice(self, value: int) -> Choice:
        text = value_text(value)
        tip = digit_tip(text, value // 10 % 10) if value <= LAST_DIGIT else ""
        return Choice(value, text, text, tip=tip)

    def _turn(self, step: int) -> None:
        """Look at other values; what is chosen stays chosen."""
        self._turn_to(max(MIN_BID, min(self._first + step * self._page * 10, self._ceiling)))
        self._show()

    def _pick(self, value: int) -> None:
        """Choose a value by key, wherever it stands, and go there."""
        self._value = value
        if value in self.page_values():
            self.values.choose(value)
        else:
            self._show_page_of(value)
        self.values.focus_chosen()
        self.changed.emit()

    def _go(self, value: int, step: int) -> None:
        """To the next legal value below or above, or to the lowest or highest."""
        legal = self._legal_values()
        if abs(step) > 1:
            self._pick(legal[0 if step < 0 else -1])
            return
        beyond = [each for each in legal if (each - value) * step > 0]
        if beyond:
            self._pick(min(beyond, key=lambda each: abs(each - value)))

    def _turn_by_key(self, step: int) -> None:
        """To the first value of the next page, or the last of the page before."""
        last = self._first + (self._page - 1) * 10
        legal = [value for value in self._legal_values() if value < CAPOT]
        beyond = [value for value in legal if (value > last if step > 0 else value < self._first)]
        if beyond:
            self._pick(beyond[0 if step > 0 else -1])

    def _value_chosen(self, value: int) -> None:
        self._value = value
        self.changed.emit()

    def _left_values(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Down:
            self.trumps.focus_chosen()
        elif key == Qt.Key.Key_Return:
            (self.incomplete if self.bid is None else self.confirmed).emit()

    def _left_trumps(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Up:
            self.values.focus_chosen()
        elif key == Qt.Key.Key_Down:
            self.down.emit()
        elif self.bid is not None:
            self.confirmed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page keys turn the page."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn_by_key(-1 if event.key() == Qt.Key.Key_PageUp else 1)
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
