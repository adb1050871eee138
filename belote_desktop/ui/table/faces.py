"""What is printed on a card: paper, corner indices, pips, the court picture.

Everything is drawn in card units (the card is 1 wide and `HEIGHT` high), so that it is crisp at any size.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.ui.card_look import CardLook
from belote_desktop.ui.theme import Palette

from .backs import draw_design
from .courts import draw_court
from .glyphs import text_path
from .paper import CORNER, HEIGHT, CardUnits, paper
from .suits import suit_inline, suit_path

_PIPS: dict[Rank, tuple[tuple[int, float], ...]] = {
    Rank.SEVEN: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, -0.5)),
    Rank.EIGHT: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, -0.5), (0, 0.5)),
    Rank.NINE: (
        (-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1),
    ),
    Rank.TEN: (
        (-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3),
        (-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1),
    ),
}  # fmt: skip
"""(column, row), each from -1 (left, top) to 1; pips below the middle stand on their head."""
INDEX_WIDTH = 0.27
"""Width of the strip at the left that holds the largest index: what a fan must leave in sight."""
_ROW = 0.47  # distance of the outermost pips from the middle


@dataclass(frozen=True)
class _Measures:
    """What follows from the size of the index: the larger it is, the more the rest makes room."""

    centre: float
    """Of the index, from the left edge."""
    height: float
    """Of letter or figure."""
    top: float
    width: float
    """At most, of the letters."""
    pip: float
    """Height of the sign below."""
    column: float
    """Distance of the columns of pips from the middle."""
    sign: float
    """Height of a pip in the field."""
    court: float
    """Width of the court picture to the usual one."""


_SIZES = {
    "small": _Measures(0.100, 0.140, 0.055, 0.140, 0.115, 0.175, 0.190, 1.06),
    "medium": _Measures(0.117, 0.175, 0.062, 0.165, 0.142, 0.160, 0.182, 1.0),
    "large": _Measures(0.140, 0.228, 0.055, 0.208, 0.180, 0.132, 0.160, 0.86),
}


@dataclass(frozen=True)
class CardStyle:
    """The colours of the window and what the player chose for the cards."""

    palette: Palette
    look: CardLook = field(default_factory=CardLook)

    @property
    def key(self) -> tuple[str, CardLook]:
        """What distinguishes the pictures of two styles."""
        return (self.palette.name, self.look)


def draw_face(painter: QPainter, card: Card, rect: QRectF, style: CardStyle) -> None:
    """Paint the face of a card into `rect` (its height should be `HEIGHT` times its width)."""
    look = style.look
    ink = style.palette.card_ink(card.suit, look.four_colours)
    sizes = _SIZES[look.index_size]
    with CardUnits(painter, rect):
        paper(painter, style.palette)
        if card.rank is Rank.ACE:
            _ace(painter, card, ink)
        elif card.rank in _PIPS:
            for column, row in _PIPS[card.rank]:
                centre = QPointF(0.5 + column * sizes.column, HEIGHT / 2 + row * _ROW)
                painter.fillPath(suit_path(card.suit, centre, sizes.sign, upside_down=row > 0), ink)
        else:
            painter.save()
            painter.translate(0.5, HEIGHT / 2)
            painter.scale(sizes.court, min(1.0, sizes.court * 1.12))
            painter.translate(-0.5, -HEIGHT / 2)
            draw_court(painter, card, ink, style.palette)
            painter.restore()
        for turned in (False, True):
            painter.save()
            if turned:
                painter.translate(1, HEIGHT)
                painter.rotate(180)
            _index(painter, card, look, ink, sizes)
            painter.restore()


def draw_back(painter: QPainter, rect: QRectF, style: CardStyle) -> None:
    """Paint the back of a card into `rect`."""
    with CardUnits(painter, rect):
        paper(painter, style.palette)
        draw_design(painter, style.look.back, style.palette.is_dark)


def _index(painter: QPainter, card: Card, look: CardLook, ink: QColor, sizes: _Measures) -> None:
    middle = QPointF(sizes.centre, sizes.top + sizes.height / 2)
    painter.fillPath(text_path(look.letter(card.rank), middle, sizes.height, sizes.width), ink)
    y = sizes.top + sizes.height + 0.045
    painter.fillPath(suit_path(card.suit, QPointF(sizes.centre, y + sizes.pip / 2), sizes.pip), ink)
    second = look.second_letter(card.rank)
    if second:
        height = sizes.height * 0.62
        below = QPointF(sizes.centre, y + sizes.pip + 0.045 + height / 2)
        painter.fillPath(text_path(second, below, height, sizes.width), ink)


def _ace(painter: QPainter, card: Card, ink: QColor) -> None:
    middle = QPointF(0.5, HEIGHT / 2)
    painter.fillPath(suit_path(card.suit, middle, 0.6), ink)
    painter.setPen(QPen(QColor(255, 255, 255, 105), 0.011))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(suit_inline(card.suit, middle, 0.6))


__all__ = ["CORNER", "HEIGHT", "INDEX_WIDTH", "CardStyle", "draw_back", "draw_face"]
