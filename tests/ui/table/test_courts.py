"""The language the figures are written in, and the twelve of them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from belote_desktop.engine import Card, Rank, Suit
from belote_desktop.ui.table.courts import art, draw_court
from belote_desktop.ui.table.courts.figures import FIGURES, SHARED
from belote_desktop.ui.theme import LIGHT

COURTS = [Card(rank, suit) for suit in Suit for rank in (Rank.JACK, Rank.QUEEN, Rank.KING)]


def test_paths_are_read() -> None:
    square = art.path("M 0 0 L 10 0 10 10 L 0 10 Z")
    assert square.boundingRect().getRect() == (0, 0, 10, 10)
    assert art.path("O 5 5 2 3").boundingRect().getRect() == (3, 2, 4, 6)
    curve = art.path("M 0 0 C 0 1 1 1 1 0 Q 2 -1 3 0")
    assert curve.currentPosition().x() == 3


@pytest.mark.parametrize("text", ["M 1", "L 1 2 C 1 2 3", "M 0 zero"])
def test_damaged_paths_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        art.path(text)


def test_ways_to_paint() -> None:
    filled, line, bare, left, right = art.shapes(
        """
        gold M 0 0 L 1 1 Z
        -gold/2.5 M 0 0 L 1 1
        !skin O 0 0 1 1
        ~robe O 5 0 1 1
        """
    )
    assert (filled.fill, filled.stroke, filled.width) == ("gold", "line", art.LINE_WIDTH)
    assert (line.fill, line.stroke, line.width) == ("", "gold", 2.5)
    assert (bare.fill, bare.stroke) == ("skin", "")
    assert left.path.boundingRect().center().x() == -right.path.boundingRect().center().x()
    with pytest.raises(ValueError, match="unknown way"):
        art.shapes("?gold M 0 0")


def test_every_court_has_its_own_figure() -> None:
    assert set(FIGURES) == {(card.rank, card.suit) for card in COURTS}
    figures = list(FIGURES.values())
    assert len({figure.name for figure in figures}) == 12
    assert len({figure.parts for figure in figures}) == 12


@pytest.mark.parametrize("card", COURTS, ids=str)
def test_figures_use_colours_that_exist(card: Card) -> None:
    figure = FIGURES[card.rank, card.suit]
    known = {*SHARED, *figure.colours}
    assert all(QColor(code).isValid() for code in (*SHARED.values(), *figure.colours.values()))
    for part in figure.parts:
        for shape in art.shapes(part):
            assert not shape.path.isEmpty()
            assert {shape.fill, shape.stroke} - {""} <= known


@pytest.mark.parametrize("card", COURTS, ids=str)
def test_figures_stay_inside_their_frame(card: Card, qapp: object) -> None:
    image = QImage(200, 290, QImage.Format.Format_ARGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    painter.scale(200, 200)
    draw_court(painter, card, QColor("black"), LIGHT)
    painter.end()
    magenta = QColor("magenta").rgb()
    for y in range(290):
        assert image.pixel(30, y) == image.pixel(170, y) == magenta
    for x in range(200):
        assert image.pixel(x, 8) == image.pixel(x, 281) == magenta
    assert image.pixel(100, 145) != magenta
