"""The contract on the felt: what is played, who took, and the order and value of the cards at this trump."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.points import points_table
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.trumps import Trump, rank_order

from ..i18n import capitalised, fill, translate
from ..phrases.calls import contract_title, factor_text, taker_text, value_text
from ..phrases.cards import rank_letter, rank_name, trump_name
from ..table.layout import scale_for
from ..theme import current, font, theme
from .runs import Run, draw_runs, runs_width

_MARGIN, _CHIP, _CHIP_HEIGHT, _GAP = 12.0, 29.0, 34.0, 3.0
_LEAST_CHIP_HEIGHT = 27.0  # two lines of the smallest type


@dataclass(frozen=True)
class OrderRow:
    """One line of chips: the cards of a suit, strongest first, with their points."""

    sign: Suit | None
    """The trump suit; None for the other suits, or for every suit alike."""
    cards: tuple[tuple[str, int], ...]
    """Index letter and points."""
    spoken: str


def order_rows(trump: Trump, rules: RuleSet, french: bool) -> tuple[OrderRow, ...]:
    """Order and points of the cards at `trump`: one row, or trump suit and plain suits."""
    table = points_table(rules, trump)

    def row(suit: Suit, sign: Suit | None) -> OrderRow:
        ranks = rank_order(trump, suit)
        cards = tuple((rank_letter(rank, french), table[Card(rank, suit).index]) for rank in ranks)
        spoken = ", ".join(f"{rank_name(rank)} {table[Card(rank, suit).index]}" for rank in ranks)
        return OrderRow(sign, cards, spoken)

    if trump.suit is None:
        return (row(Suit.SPADES, None),)
    other = next(suit for suit in Suit if suit is not trump.suit)
    return (row(trump.suit, trump.suit), row(other, None))


class ContractPanel(QWidget):
    """Always in sight at the table's corner. Before there is a contract it shows the trump being considered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self._contract: Contract | None = None
        self._trump: Trump | None = None
        self._french = True
        self._scale = 1.0
        self._rows: tuple[OrderRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme().changed.connect(self.update)

    def show_contract(self, contract: Contract, rules: RuleSet) -> None:
        """Show the contract that is played."""
        self._contract, self._rules, self._trump = contract, rules, contract.trump
        self._renew()

    def show_auction(self, rules: RuleSet, trump: Trump | None) -> None:
        """Show that the auction is on, and the cards' order at `trump`, the one considered or called last."""
        self._contract, self._rules, self._trump = None, rules, trump
        self._renew()

    def set_french(self, french: bool) -> None:
        """Use V D R on the chips, or J Q K."""
        if french != self._french:
            self._french = french
            self._renew()

    def sizeHint(self) -> QSize:
        """What is needed at a table of the parent's size, on a third of its width at most."""
        parent = self.parentWidget()
        width = parent.width() if parent is not None else 980
        height = parent.height() if parent is not None else 760
        return self._fitted(scale_for(width, height), max(0.36 * width, 180.0))

    def _fitted(self, scale: float, width: float) -> QSize:
        self._scale = scale
        chips = 2 * _MARGIN + self._label_width() + 8 * _CHIP + 7 * _GAP
        self._scale = min(scale, max(0.62, width / chips))
        title = runs_width(self._title_runs(), self._title_font())
        second = runs_width(self._second(), self._text_font())
        wide = max(chips * self._scale, max(title, second) + 2 * _MARGIN * self._scale)
        return QSize(ceil(min(wide, width)), ceil(self._height()))

    @property
    def trump(self) -> Trump | None:
        """The trump whose order is shown."""
        return self._trump

    @property
    def rows(self) -> tuple[OrderRow, ...]:
        """What the chips show."""
        return self._rows

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._renew()
        super().changeEvent(event)

    # what is said

    def _renew(self) -> None:
        self._rows = () if self._trump is None else order_rows(self._trump, self._rules, self._french)
        spoken = [self._title(), "".join(run for run in self._second() if isinstance(run, str))]
        self.setAccessibleName(". ".join(part for part in spoken if part))
        self.setAccessibleDescription("; ".join(row.spoken for row in self._rows))
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
            text = taker_text(self._contract, Seat.SOUTH)
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

    def _label_font(self) -> QFont:
        return font(11 * self._scale)

    def _label_width(self) -> float:
        if len(self._rows) < 2:
            return 0.0
        text = QFontMetricsF(self._label_font()).horizontalAdvance(translate("Contract", "other"))
        return (text + 6) / self._scale

    @property
    def _chip_height(self) -> float:
        return max(_CHIP_HEIGHT * self._scale, _LEAST_CHIP_HEIGHT)

    def _lines(self) -> tuple[float, float]:
        return (
            QFontMetricsF(self._title_font()).height() * 1.05,
            QFontMetricsF(self._text_font()).height() * 1.1,
        )

    def _height(self) -> float:
        s = self._scale
        title, text = self._lines()
        rows = len(self._rows)
        chips = rows * self._chip_height + max(0, rows - 1) * 4 * s + (6 * s if rows else 0)
        return 2 * 9 * s + title + text + chips

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, two lines of text, then the chips."""
        palette, s = current(), self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.plate)
        painter.drawRoundedRect(QRectF(self.rect()), 12 * s, 12 * s)
        title, text = self._lines()
        left, width = _MARGIN * s, self.width() - 2 * _MARGIN * s
        y = 9 * s
        ink = palette.plate_text
        draw_runs(
            painter, QRectF(left, y, width, title), self._title_runs(), self._title_font(), ink, one_ink=True
        )
        y += title
        draw_runs(painter, QRectF(left, y, width, text), self._second(), self._text_font(), ink, one_ink=True)
        y += text + 6 * s
        for row in self._rows:
            self._draw_row(painter, row, left, y)
            y += self._chip_height + 4 * s

    def _draw_row(self, painter: QPainter, row: OrderRow, x: float, y: float) -> None:
        palette, s = current(), self._scale
        if len(self._rows) > 1:
            room = QRectF(x, y, self._label_width() * s, self._chip_height)
            runs: list[Run] = [row.sign] if row.sign is not None else [translate("Contract", "other")]
            sized = font(19 * s) if row.sign is not None else self._label_font()
            draw_runs(painter, room, runs, sized, palette.plate_dim, one_ink=True)
            x += self._label_width() * s
        strong = font(15 * s, QFont.Weight.Bold)
        small = font(11 * s)
        suit = None if row.sign is None else int(row.sign)
        for letter, points in row.cards:
            chip = QRectF(x, y, _CHIP * s, self._chip_height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.card_paper)
            painter.drawRoundedRect(chip, 5 * s, 5 * s)
            ink = (
                palette.card_ink(suit, theme().four_colours)
                if suit is not None
                else palette.card_ink(0, False)
            )
            painter.setPen(ink)
            painter.setFont(strong)
            half = chip.height() * 0.55
            upper = QRectF(chip.left(), chip.top() + 1 * s, chip.width(), half)
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, letter)
            painter.setFont(small)
            painter.setOpacity(0.75 if points else 0.5)
            lower = QRectF(QPointF(chip.left(), upper.bottom() - 2 * s), chip.bottomRight())
            painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, str(points))
            painter.setOpacity(1.0)
            x += (_CHIP + _GAP) * s
