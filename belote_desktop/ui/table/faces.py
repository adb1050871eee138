"""What is printed on a card: paper, corner indices, pips, the court picture, the back.

Everything is drawn in card units (the card is 1 wide and `HEIGHT` high), so that it is crisp at any size.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from belote_desktop.engine.cards import Card, Rank
from belote_desktop.ui.theme import Palette

from .courts import draw_court
from .glyphs import text_path
from .suits import suit_inline, suit_path

HEIGHT = 1.45
"""Height of a card over its width."""
CORNER = 0.062
"""Radius of the corners, in card widths."""
INDEX_WIDTH = 0.25
"""Width of the strip at the left that holds the index: what a fan must leave in sight."""

_INDEX_CENTRE = 0.117
_INDEX_HEIGHT = 0.175
_INDEX_TOP = 0.062
_INDEX_PIP = 0.142

_FRENCH = ("7", "8", "9", "10", "V", "D", "R", "A")
_ENGLISH = ("7", "8", "9", "10", "J", "Q", "K", "A")

_LEFT, _MIDDLE, _RIGHT = 0.34, 0.5, 0.66
_PIP = 0.182
# (x, row): rows from -1 (top) to 1 (bottom); pips below the middle stand on their head
_PIPS: dict[Rank, tuple[tuple[float, float], ...]] = {
    Rank.SEVEN: (
        (_LEFT, -1), (_RIGHT, -1), (_LEFT, 0), (_RIGHT, 0), (_LEFT, 1), (_RIGHT, 1), (_MIDDLE, -0.5),
    ),
    Rank.EIGHT: (
        (_LEFT, -1), (_RIGHT, -1), (_LEFT, 0), (_RIGHT, 0), (_LEFT, 1), (_RIGHT, 1),
        (_MIDDLE, -0.5), (_MIDDLE, 0.5),
    ),
    Rank.NINE: (
        (_LEFT, -1), (_RIGHT, -1), (_LEFT, -1 / 3), (_RIGHT, -1 / 3), (_MIDDLE, 0),
        (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_LEFT, 1), (_RIGHT, 1),
    ),
    Rank.TEN: (
        (_LEFT, -1), (_RIGHT, -1), (_MIDDLE, -2 / 3), (_LEFT, -1 / 3), (_RIGHT, -1 / 3),
        (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_MIDDLE, 2 / 3), (_LEFT, 1), (_RIGHT, 1),
    ),
}  # fmt: skip
_ROW = 0.47  # distance of the outermost pips from the middle


@dataclass(frozen=True)
class CardStyle:
    """What a player chose for the look of the cards."""

    palette: Palette
    four_colours: bool = False
    french: bool = True

    @property
    def key(self) -> tuple[str, bool, bool]:
        """What distinguishes the pictures of two styles."""
        return (self.palette.name, self.four_colours, self.french)


def rank_letter(rank: Rank, french: bool) -> str:
    """The index of a rank: ``V D R`` in French, ``J Q K`` in English."""
    return (_FRENCH if french else _ENGLISH)[rank]


def draw_face(painter: QPainter, card: Card, rect: QRectF, style: CardStyle) -> None:
    """Paint the face of a card into `rect` (its height should be `HEIGHT` times its width)."""
    ink = style.palette.card_ink(card.suit, style.four_colours)
    with _Units(painter, rect):
        _paper(painter, style.palette.card_paper, style.palette.card_line)
        if card.rank is Rank.ACE:
            _ace(painter, card, ink)
        elif card.rank in _PIPS:
            for x, row in _PIPS[card.rank]:
                centre = QPointF(x, HEIGHT / 2 + row * _ROW)
                painter.fillPath(suit_path(card.suit, centre, _PIP, upside_down=row > 0), ink)
        else:
            draw_court(painter, card, ink, style.palette)
        letter = rank_letter(card.rank, style.french)
        for turned in (False, True):
            painter.save()
            if turned:
                painter.translate(1, HEIGHT)
                painter.rotate(180)
            _index(painter, card, letter, ink)
            painter.restore()


def draw_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the back of a card into `rect`."""
    with _Units(painter, rect):
        _paper(painter, palette.card_paper, palette.card_line)
        inner = QRectF(0.055, 0.055, 0.89, HEIGHT - 0.11)
        field = QPainterPath()
        field.addRoundedRect(inner, 0.035, 0.035)
        painter.fillPath(field, palette.back)
        painter.save()
        painter.setClipPath(field)
        _lattice(painter, palette)
        painter.restore()
        _medallion(painter, palette)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.back_line, 0.012))
        painter.drawRoundedRect(inner.adjusted(0.028, 0.028, -0.028, -0.028), 0.02, 0.02)


class _Units:
    """Card units on a painter, and back again."""

    def __init__(self, painter: QPainter, rect: QRectF) -> None:
        self._painter, self._rect = painter, rect

    def __enter__(self) -> None:
        painter, rect = self._painter, self._rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        painter.scale(rect.width(), rect.height() / HEIGHT)

    def __exit__(self, *_: object) -> None:
        self._painter.restore()


def _paper(painter: QPainter, paper: QColor, line: QColor) -> None:
    edge = QRectF(0.004, 0.004, 0.992, HEIGHT - 0.008)
    painter.setPen(QPen(line, 0.008))
    painter.setBrush(paper)
    painter.drawRoundedRect(edge, CORNER, CORNER)


def _index(painter: QPainter, card: Card, letter: str, ink: QColor) -> None:
    middle = QPointF(_INDEX_CENTRE, _INDEX_TOP + _INDEX_HEIGHT / 2)
    painter.fillPath(text_path(letter, middle, _INDEX_HEIGHT, 0.165), ink)
    below = QPointF(_INDEX_CENTRE, _INDEX_TOP + _INDEX_HEIGHT + 0.045 + _INDEX_PIP / 2)
    painter.fillPath(suit_path(card.suit, below, _INDEX_PIP), ink)


def _ace(painter: QPainter, card: Card, ink: QColor) -> None:
    middle = QPointF(0.5, HEIGHT / 2)
    painter.fillPath(suit_path(card.suit, middle, 0.6), ink)
    painter.setPen(QPen(QColor(255, 255, 255, 105), 0.011))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(suit_inline(card.suit, middle, 0.6))


def _lattice(painter: QPainter, palette: Palette) -> None:
    """Two families of slanting lines with a small lozenge in every mesh."""
    mesh_x, mesh_y = 0.127, 0.168
    painter.setPen(QPen(palette.back_light, 0.014))
    for k in range(-14, 16):
        x = 0.5 + k * mesh_x
        slope = mesh_x / mesh_y
        for way in (1, -1):
            painter.drawLine(
                QPointF(x - way * slope * HEIGHT / 2, 0), QPointF(x + way * slope * HEIGHT / 2, HEIGHT)
            )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(palette.back_line))
    for row in range(-9, 10):
        for column in range(-5, 6):
            x = 0.5 + (column + (0.5 if row % 2 else 0.0)) * mesh_x
            y = HEIGHT / 2 + row * mesh_y / 2
            dot = 0.013
            painter.drawPolygon(
                [
                    QPointF(x, y - dot * 1.4),
                    QPointF(x + dot, y),
                    QPointF(x, y + dot * 1.4),
                    QPointF(x - dot, y),
                ]
            )


def _medallion(painter: QPainter, palette: Palette) -> None:
    """The four suits in a ring round the middle."""
    middle = QPointF(0.5, HEIGHT / 2)
    painter.setPen(QPen(palette.back_line, 0.012))
    painter.setBrush(palette.back)
    painter.drawEllipse(middle, 0.225, 0.225)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.back_light, 0.010))
    painter.drawEllipse(middle, 0.198, 0.198)
    for suit, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        painter.save()
        painter.translate(middle.x() + dx * 0.108, middle.y() + dy * 0.108)
        painter.rotate(suit * 90)
        painter.fillPath(suit_path(suit, QPointF(0, 0), 0.125), palette.back_line)
        painter.restore()
