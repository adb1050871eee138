"""The order of the cards at a trump as rows of small cards, strongest first, each with what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from belote_desktop.engine.cards import Card, Rank, Suit
from belote_desktop.engine.points import points_table
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump, rank_order

from ..i18n import translate
from ..palettes import signs_on_plates
from ..phrases.cards import rank_letter, rank_name
from ..theme import Palette, font, theme
from ..zoom import zoom
from .runs import Run, draw_runs

CHIP, CHIP_HEIGHT, GAP, ROW_GAP = 29.0, 34.0, 3.0, 4.0
"""Width and height of a small card, and the gaps beside and below it, at scale 1."""
_LEAST_CHIP_HEIGHT = 27.0  # two lines of the smallest type


@dataclass(frozen=True)
class OrderRow:
    """One line of chips: the cards of a suit, strongest first, with their points."""

    sign: Suit | None
    """The trump suit; None for the other suits, or for every suit alike."""
    cards: tuple[tuple[str, int], ...]
    """Index letter and points."""
    spoken: str


def order_rows(
    trump: Trump, rules: RuleSet, letter: Callable[[Rank], str] = rank_letter
) -> tuple[OrderRow, ...]:
    """Order and points of the cards at `trump`: one row, or trump suit and plain suits."""
    return _rows(trump, rules, tuple((letter(rank), rank_name(rank)) for rank in Rank))


@lru_cache(maxsize=64)
def _rows(trump: Trump, rules: RuleSet, names: tuple[tuple[str, str], ...]) -> tuple[OrderRow, ...]:
    """The rows, with the letter and the name of each rank; the contract's panel asks for them with every card."""
    table, called = points_table(rules, trump), dict(zip(Rank, names, strict=True))

    def row(suit: Suit, sign: Suit | None) -> OrderRow:
        ranks = rank_order(trump, suit)
        points = [table[Card(rank, suit).index] for rank in ranks]
        cards = tuple((called[rank][0], each) for rank, each in zip(ranks, points, strict=True))
        spoken = ", ".join(f"{called[rank][1]} {each}" for rank, each in zip(ranks, points, strict=True))
        return OrderRow(sign, cards, spoken)

    if trump.suit is None:
        return (row(Suit.SPADES, None),)
    other = next(suit for suit in Suit if suit is not trump.suit)
    return (row(trump.suit, trump.suit), row(other, None))


class OrderChips:
    """Measures and paints rows of chips."""

    def __init__(self) -> None:
        self.rows: tuple[OrderRow, ...] = ()
        self.scale = 1.0

    def label_width(self) -> float:
        """Room for the suit sign or «autres» before the chips, at scale 1; none for a single row."""
        if len(self.rows) < 2:
            return 0.0
        text = QFontMetricsF(self._label_font()).horizontalAdvance(translate("Contract", "other"))
        return (text + 6) / self.scale

    def width(self) -> float:
        """Of a row, at scale 1."""
        return self.label_width() + 8 * CHIP + 7 * GAP

    @property
    def chip_height(self) -> float:
        """In pixels."""
        return max(CHIP_HEIGHT * self.scale, _LEAST_CHIP_HEIGHT * zoom.cramp)

    def height(self) -> float:
        """Of all rows, in pixels."""
        count = len(self.rows)
        return count * self.chip_height + max(0, count - 1) * ROW_GAP * self.scale

    def draw(
        self, painter: QPainter, x: float, y: float, palette: Palette, signs: Palette | None = None
    ) -> None:
        """Paint the rows from this corner on. `signs`: whose suit signs the ground asks for, by default those on plates."""
        for row in self.rows:
            self._draw_row(painter, row, x, y, palette, signs or signs_on_plates(palette))
            y += self.chip_height + ROW_GAP * self.scale

    def _label_font(self) -> QFont:
        return font(11 * self.scale)

    def _draw_row(
        self, painter: QPainter, row: OrderRow, x: float, y: float, palette: Palette, signs: Palette
    ) -> None:
        s = self.scale
        if len(self.rows) > 1:
            room = QRectF(x, y, self.label_width() * s, self.chip_height)
            runs: list[Run] = [row.sign] if row.sign is not None else [translate("Contract", "other")]
            sized = font(19 * s) if row.sign is not None else self._label_font()
            draw_runs(painter, room, runs, sized, palette.plate_dim, signs=signs)
            x += self.label_width() * s
        suit = 0 if row.sign is None else int(row.sign)
        ink = palette.card_ink(suit, theme().four_colours)
        for letter, points in row.cards:
            chip = QRectF(x, y, CHIP * s, self.chip_height)
            painter.setPen(palette.plate_line)
            painter.setBrush(palette.card_paper)
            painter.drawRoundedRect(chip, 5 * s, 5 * s)
            painter.setPen(ink)
            painter.setFont(font(15 * s, QFont.Weight.Bold))
            upper = QRectF(chip.left(), chip.top() + 1 * s, chip.width(), chip.height() * 0.55)
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, letter)
            painter.setFont(font(11 * s))
            painter.setPen(palette.chip_points if points else palette.chip_nothing)
            lower = QRectF(QPointF(chip.left(), upper.bottom() - 2 * s), chip.bottomRight())
            painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, str(points))
            x += (CHIP + GAP) * s
