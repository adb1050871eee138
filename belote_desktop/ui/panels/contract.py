"""The contract on the felt: what is played, who took, and the order and value of the cards at this trump."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from ..i18n import capitalised, fill, translate
from ..palettes import signs_on_plates
from ..phrases.calls import contract_title, factor_text, taker_text, value_text
from ..phrases.cards import trump_name
from ..table.cramped import banner_width, scale_at
from ..theme import current, font, theme
from ..zoom import zoom
from .order_chips import OrderChips, OrderRow, order_rows
from .runs import Run, draw_runs, plain, runs_width, wrapped

_MARGIN = 12.0
_LEAST_SCALE, _LEAST_TYPE = 0.62, 11.5


def trump_note(trump: Trump | None) -> str:
    """What players forget at all trumps and at no trumps; empty at a suit."""
    if trump is Trump.ALL_TRUMPS:
        return translate("Contract", "Every suit is trumps")
    if trump is Trump.NO_TRUMPS:
        return translate("Contract", "There are no trumps")
    return ""


class ContractPanel(QAbstractButton):
    """Always in sight at the table's corner. Before there is a contract it shows the trump being considered.

    A click asks for the order of the cards at large. Tab passes it by: a key does the same from anywhere.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self._contract: Contract | None = None
        self._doubled: Contract | None = None
        self._trump: Trump | None = None
        self._scale = 1.0
        self._chips = OrderChips()
        self._fits: dict[tuple[float, float, float, str], tuple[float, QSize]] = {}
        self._shown: object = None
        self.key = ""
        """The key that shows the order at large, as the player's system writes it."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setEnabled(False)
        theme().changed.connect(self._renew)

    def show_contract(self, contract: Contract, rules: RuleSet) -> None:
        """Show the contract that is played."""
        self._contract, self._rules, self._trump = contract, rules, contract.trump
        self._doubled = None
        self._renew()

    def show_auction(self, rules: RuleSet, trump: Trump | None, bid: Contract | None = None) -> None:
        """Show that the auction is on, and the cards' order at `trump`, the one considered or called last.

        `bid`: the contract there would be if all passed now; told when it is doubled.
        Whatever that is, the panel asks for the same room, so that nothing below it moves.
        """
        self._contract, self._rules, self._trump = None, rules, trump
        self._doubled = bid if bid is not None and bid.doubled_by is not None else None
        self._renew()

    def sizeHint(self) -> QSize:
        """What is needed at a table of the parent's size, on a third of its width at most."""
        parent = self.parentWidget()
        table = parent.size() if parent is not None else QSize(980, 760)
        scale, width = scale_at(table.width(), table.height()), banner_width(table.width())
        # the table asks many times for each card that is played; measuring takes milliseconds
        room = (scale, width, zoom.cramp, QGuiApplication.font().key())
        if room not in self._fits:
            size = self._fitted(scale, width)
            self._fits[room] = (self._scale, size)
        self._scale, size = self._fits[room]
        self._chips.scale = self._scale
        return size

    def _fitted(self, scale: float, width: float) -> QSize:
        shown: list[Trump | None] = [self._trump]
        if self._contract is None:  # whatever comes: the same type, the same room
            shown = [None, *self._rules.trumps]
        chips = [self._chips_at(trump, scale) for trump in shown]
        widest = 2 * _MARGIN + max(each.width() for each in chips)
        self._scale = min(scale, max(_LEAST_SCALE * zoom.cramp, width / widest))
        needs = [self._need(trump, width) for trump in shown]
        wide, high = max(need.width() for need in needs), max(need.height() for need in needs)
        return QSize(ceil(min(wide, width)), ceil(high))

    def _chips_at(self, trump: Trump | None, scale: float) -> OrderChips:
        chips = OrderChips()
        chips.rows, chips.scale = self._rows_at(trump), scale
        return chips

    def _rows_at(self, trump: Trump | None) -> tuple[OrderRow, ...]:
        return () if trump is None else order_rows(trump, self._rules, theme().cards.letter)

    def _need(self, trump: Trump | None, width: float) -> QSizeF:
        """What the plate takes when it shows `trump` in a room of this width."""
        s, chips, lines = self._scale, self._chips_at(trump, self._scale), self._lines(trump, width)
        words = max(runs_width(runs, sized) for runs, sized in lines)
        high = sum(_height(sized) for _, sized in lines)
        below = chips.height() + (6 * s if chips.rows else 0)
        return QSizeF(max(chips.width() * s, words) + 2 * _MARGIN * s, 2 * 9 * s + high + below)

    def plate(self) -> QRectF:
        """What is covered of the panel's room now."""
        need = self._need(self._trump, self.width())
        return QRectF(QPointF(), need.boundedTo(QSizeF(self.size())))

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

    def hitButton(self, pos: QPoint) -> bool:
        """Only what is covered counts: beside it lies the felt."""
        return self.plate().contains(QPointF(pos))

    def tip(self) -> str:
        """What the pointer that rests on the plate is told: order and values in words, a line for each row."""
        if self._trump is None:
            return ""
        lines = [capitalised(row.spoken) for row in self.rows]
        if len(self.rows) > 1 and self._trump.suit is not None:
            names = (trump_name(self._trump), translate("Contract", "other"))
            lines = [
                fill(translate("Contract", "%1: %2", "suit, its cards"), capitalised(name), row.spoken)
                for name, row in zip(names, self.rows, strict=True)
            ]
        return "\n".join(
            [
                trump_note(self._trump),
                *lines,
                fill(translate("Contract", "At large: click, or press %1.", "key"), self.key),
            ]
        ).strip()

    def event(self, event: QEvent) -> bool:
        """The tip stands below the plate: it must not cover what it explains."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            plate = self.plate().toAlignedRect()
            if plate.contains(event.pos()) and self.tip():
                QToolTip.showText(self.mapToGlobal(plate.bottomLeft()), self.tip(), self, plate)
            else:
                event.ignore()
            return True
        return super().event(event)

    # what is said

    def _renew(self) -> None:
        trump, rows = self._trump, self._rows_at(self._trump)
        spoken = (self._title(), self._in_one(self._second(trump)), trump_note(trump))
        shown = (self._contract, self._doubled, trump, self._rules, rows, spoken)
        self.update()
        if shown == self._shown:
            return
        self._shown = shown
        self._fits.clear()
        self._chips.rows = rows
        self.setAccessibleName(". ".join(part for part in spoken if part))
        described = "; ".join(row.spoken for row in rows)
        self.setAccessibleDescription(described)
        self.setEnabled(trump is not None)  # without one a Press would do nothing
        self.setCursor(Qt.CursorShape.ArrowCursor if trump is None else Qt.CursorShape.PointingHandCursor)
        self.updateGeometry()

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

    def _second(self, trump: Trump | None) -> tuple[str, ...]:
        """What stands below the title: who took and the coinche, or what the chips are about."""
        if self._contract is not None:
            factor = factor_text(self._contract, self._rules)
            return (taker_text(self._contract), *([factor] if factor else []))
        if self._doubled is not None:
            return (contract_title(self._doubled), factor_text(self._doubled, self._rules))
        if trump is None:
            return (translate("Contract", "No bid yet"),)
        return (fill(translate("Contract", "Card order in %1"), trump_name(trump)),)

    def _in_one(self, parts: tuple[str, ...]) -> str:
        """The second line whole."""
        if len(parts) == 1:
            return parts[0]
        return fill(translate("Contract", "%1 — %2", "taker — doubled"), *parts)

    def lines(self) -> list[str]:
        """What stands above the chips, line by line."""
        return [plain(runs) for runs, _ in self._lines(self._trump, self.width())]

    # how it is drawn

    def _title_font(self) -> QFont:
        return font(21 * self._scale, QFont.Weight.Bold)

    def _text_font(self) -> QFont:
        return font(max(_LEAST_TYPE * zoom.cramp, 14 * self._scale))

    def _note_font(self) -> QFont:
        return font(max(_LEAST_TYPE * zoom.cramp, 14 * self._scale), QFont.Weight.DemiBold)

    def _lines(self, trump: Trump | None, width: float) -> list[tuple[Sequence[Run], QFont]]:
        """All lines with their type, broken where a plate of this width has no room: nothing of them is cut off."""
        room = width - 2 * _MARGIN * self._scale
        small, strong = self._text_font(), self._note_font()
        second = self._second(trump)
        if runs_width([self._in_one(second)], small) <= room + 1:
            second = (self._in_one(second),)
        lines: list[tuple[Sequence[Run], QFont]] = [(self._title_runs(), self._title_font())]
        for part in second:
            lines += [([line], small) for line in wrapped(capitalised(part), small, room)]
        if note := trump_note(trump):
            lines += [([line], strong) for line in wrapped(note, strong, room)]
        return lines

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, the lines of text, then the chips."""
        palette, s, plate = current(), self._scale, self.plate()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(palette.plate_line)
        painter.setBrush(palette.plate)
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 12 * s, 12 * s)
        left, width = _MARGIN * s, plate.width() - 2 * _MARGIN * s
        y = 9 * s
        signs = signs_on_plates(palette)
        for runs, sized in self._lines(self._trump, self.width()):
            height = _height(sized)
            draw_runs(painter, QRectF(left, y, width, height), runs, sized, palette.plate_text, signs=signs)
            y += height
        self._chips.draw(painter, left, y + 6 * s, palette)


def _height(sized: QFont) -> float:
    """Of a line in this type."""
    return QFontMetricsF(sized).height() * 1.08


__all__ = ["ContractPanel", "OrderRow", "order_rows", "trump_note"]
