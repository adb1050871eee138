"""The auction as a table: one column a seat, in speaking order from the first speaker."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from belote_desktop.engine.actions import Pass
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.seats import round_from
from belote_desktop.engine.view import View

from ..i18n import fill, translate
from ..phrases.calls import call_short, call_text
from ..phrases.cards import card_name, seat_name
from ..spacing import spaced
from ..style import ElidedLabel, set_role
from ..theme import theme
from .runs import Run, RunLabel


class AuctionRecord(QWidget):
    """All calls of the deal. A coinche said out of turn stands in its speaker's column, on a line of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        spaced(self._grid, gap=(7, 3))
        self._heads: list[QLabel] = []
        for column in range(4):
            head = ElidedLabel("small", self)
            head.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(head, 0, column)
            self._grid.setColumnStretch(column, 1)
            self._heads.append(head)
        self._cells: list[RunLabel] = []
        self.turned = RunLabel(parent=self)
        """The card that was turned up: everybody remembers that the taker has it."""
        theme().changed.connect(self._renew)

    def show_view(self, view: View) -> None:
        """Show the auction of the deal that `view` sees."""
        self._view = view
        rules = view.rules
        order = round_from(view.dealer.next(rules.direction), rules.direction)
        for head, seat in zip(self._heads, order, strict=True):
            head.setText(seat_name(seat))
            set_role(head, "role", "mine" if seat is view.seat else "small")
        row, column, used = 1, -1, 0
        spoken = []
        for seat, call in view.auction.calls:
            place = order.index(seat)
            if place <= column:
                row += 1
            column = place
            text, suit = call_short(call, rules)
            runs: list[Run] = [text] if suit is None else [text, " ", Suit(suit)] if text else [Suit(suit)]
            self._cell(used, row, column).set_runs(
                runs, bold=not isinstance(call, Pass), dim=isinstance(call, Pass)
            )
            spoken.append(
                fill(
                    translate("Auction", "%1: %2", "seat: call"),
                    seat_name(seat),
                    call_text(call, rules),
                )
            )
            used += 1
        if view.contract is None and view.turn is not None and not view.auction.is_over:
            place = order.index(view.turn)
            row += place <= column
            self._cell(used, row, place).set_runs(["?"], bold=True)
            used += 1
        spoken += self._show_turned(view.turned, row + 1)
        for spare in self._cells[used:]:
            self._grid.removeWidget(spare)
            spare.hide()
        self.setAccessibleName(translate("Auction", "Auction"))
        self.setAccessibleDescription("; ".join(spoken))

    def _show_turned(self, card: Card | None, row: int) -> list[str]:
        self.turned.setHidden(card is None)
        if card is None:
            return []
        title = translate("Auction", "Turned up:")
        self.turned.set_runs([f"{title} {theme().cards.letter(card.rank)} ", card.suit])
        self._grid.addWidget(self.turned, row, 0, 1, 4)
        return [f"{title} {card_name(card)}"]

    def _cell(self, index: int, row: int, column: int) -> RunLabel:
        while len(self._cells) <= index:
            cell = RunLabel(parent=self)
            cell.set_alignment(Qt.AlignmentFlag.AlignHCenter)
            self._cells.append(cell)
        cell = self._cells[index]
        self._grid.addWidget(cell, row, column)
        cell.show()
        return cell

    def _renew(self) -> None:
        if self._view is not None:
            self.show_view(self._view)

    def texts(self) -> list[str]:
        """What the cells say, row by row, for tests."""
        return [cell.text() for cell in self._cells if not cell.isHidden()]

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._renew()
        super().changeEvent(event)
