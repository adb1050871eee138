"""The contract on the felt: what is played, who took, and the order and value of the cards at this trump."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from ..i18n import capitalised, fill, translate
from ..phrases.calls import contract_title, factor_text, taker_text, value_text
from ..phrases.cards import trump_name
from ..style import type_factor
from ..table.layout import scale_for
from ..theme import current, font, theme
from .order_chips import OrderChips, OrderRow, order_rows
from .runs import Run, draw_runs, runs_width

_MARGIN = 12.0


def trump_note(trump: Trump | None) -> str:
    """What players forget at all trumps and at no trumps; empty at a suit."""
    if trump is Trump.ALL_TRUMPS:
        return translate("Contract", "Every suit is trumps")
    if trump is Trump.NO_TRUMPS:
        return translate("Contract", "There are no trumps")
    return ""


class ContractPanel(QWidget):
    """Always in sight at the table's corner. Before there is a contract it shows the trump being considered."""

    pressed = Signal()
    """The panel was clicked: show the order of the cards at large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self._contract: Contract | None = None
        self._trump: Trump | None = None
        self._scale = 1.0
        self._chips = OrderChips()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._renew)

    def show_contract(self, contract: Contract, rules: RuleSet) -> None:
        """Show the contract that is played."""
        self._contract, self._rules, self._trump = contract, rules, contract.trump
        self._renew()

    def show_auction(self, rules: RuleSet, trump: Trump | None) -> None:
        """Show that the auction is on, and the cards' order at `trump`, the one considered or called last."""
        self._contract, self._rules, self._trump = None, rules, trump
        self._renew()

    def sizeHint(self) -> QSize:
        """What is needed at a table of the parent's size, on a third of its width at most."""
        parent = self.parentWidget()
        width = parent.width() if parent is not None else 980
        height = parent.height() if parent is not None else 760
        return self._fitted(scale_for(width, height, type_factor()), max(0.36 * width, 180.0))

    def _fitted(self, scale: float, width: float) -> QSize:
        self._set_scale(scale)
        chips = 2 * _MARGIN + self._chips.width()
        self._set_scale(min(scale, max(0.62, width / chips)))
        title = runs_width(self._title_runs(), self._title_font())
        second = runs_width(self._second(), self._text_font())
        note = runs_width([trump_note(self._trump)], self._note_font())
        wide = max(chips * self._scale, max(title, second, note) + 2 * _MARGIN * self._scale)
        return QSize(ceil(min(wide, width)), ceil(self._height()))

    def _set_scale(self, scale: float) -> None:
        self._scale = self._chips.scale = scale

    @property
    def trump(self) -> Trump | None:
        """The trump whose order is shown."""
        return self._trump

    @property
    def rules(self) -> RuleSet:
        """The rules that the values come from."""
        return self._rules

    @property
    def rows(self) -> tuple[OrderRow, ...]:
        """What the chips show."""
        return self._chips.rows

    @property
    def chip_height(self) -> float:
        """Of the small cards, in pixels."""
        return self._chips.chip_height

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._renew()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click asks for the order at large."""
        if event.button() == Qt.MouseButton.LeftButton and self._trump is not None:
            self.pressed.emit()
            event.accept()
        else:
            super().mousePressEvent(event)

    # what is said

    def _renew(self) -> None:
        trump = self._trump
        self._chips.rows = () if trump is None else order_rows(trump, self._rules, theme().cards.letter)
        note = trump_note(trump)
        spoken = [self._title(), "".join(run for run in self._second() if isinstance(run, str)), note]
        self.setAccessibleName(". ".join(part for part in spoken if part))
        described = "; ".join(row.spoken for row in self.rows)
        self.setAccessibleDescription(described)
        self.setToolTip(". ".join(part for part in (note, capitalised(described)) if part))
        self.setCursor(Qt.CursorShape.ArrowCursor if trump is None else Qt.CursorShape.PointingHandCursor)
        self.updateGeometry()
        self.update()

    def _title(self) -> str:
        if self._contract is not None:
            return contract_title(self._contract)
        return translate("Contract", "Auction")

    def _title_runs(self) -> list[Run]:
        contract = self._contract
        if contract is None:
            return [translate("Contract", "Auction")]
        name = capitalised(trump_name(contract.trump))
        sign: list[Run] = [contract.trump.suit, " "] if contract.trump.suit is not None else []
        if contract.value is None:
            return [*sign, name]
        return [value_text(contract.value), " · ", *sign, name]

    def _second(self) -> list[Run]:
        if self._contract is not None:
            factor = factor_text(self._contract, self._rules)
            text = taker_text(self._contract)
            return [
                fill(translate("Contract", "%1 — %2", "taker — doubled"), text, factor) if factor else text
            ]
        if self._trump is None:
            return [translate("Contract", "No bid yet")]
        return [fill(translate("Contract", "Order of the cards at %1"), trump_name(self._trump))]

    # how it is drawn

    def _title_font(self) -> QFont:
        return font(21 * self._scale, QFont.Weight.Bold)

    def _text_font(self) -> QFont:
        return font(max(11.5, 14 * self._scale))

    def _note_font(self) -> QFont:
        return font(max(11.5, 14 * self._scale), QFont.Weight.DemiBold)

    def _lines(self) -> tuple[float, float, float]:
        """Heights of title, second line and note."""
        note = QFontMetricsF(self._note_font()).height() * 1.1 if trump_note(self._trump) else 0.0
        return (
            QFontMetricsF(self._title_font()).height() * 1.05,
            QFontMetricsF(self._text_font()).height() * 1.1,
            note,
        )

    def _height(self) -> float:
        s = self._scale
        chips = self._chips.height() + (6 * s if self.rows else 0)
        return 2 * 9 * s + sum(self._lines()) + chips

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, the lines of text, then the chips."""
        palette, s = current(), self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(palette.plate_line)
        painter.setBrush(palette.plate)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12 * s, 12 * s)
        left, width = _MARGIN * s, self.width() - 2 * _MARGIN * s
        y = 9 * s
        texts: tuple[tuple[Sequence[Run], QFont], ...] = (
            (self._title_runs(), self._title_font()),
            (self._second(), self._text_font()),
            ([trump_note(self._trump)], self._note_font()),
        )
        for (runs, sized), height in zip(texts, self._lines(), strict=True):
            if height:
                room = QRectF(left, y, width, height)
                draw_runs(painter, room, runs, sized, palette.plate_text, one_ink=True)
            y += height
        self._chips.draw(painter, left, y + 6 * s, palette)


__all__ = ["ContractPanel", "OrderRow", "order_rows", "trump_note"]
