"""A frame has no time to draw a card for the first time, nor to measure what has not changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.engine import DECK, Phase, Seat
from belote_desktop.ui.card_look import CardLook
from belote_desktop.ui.table import card_paint
from belote_desktop.ui.table.cards import CardPictures
from belote_desktop.ui.table.director import Director
from belote_desktop.ui.table.faces import CardStyle
from belote_desktop.ui.table.table_view import TableView
from belote_desktop.ui.theme import LIGHT, theme
from tests.ui.conftest import Open, reach

from .conftest import coinche_play


def missing(table: TableView) -> list[str]:
    """The faces that a trick would have to draw first."""
    stage, style = table.stage, table.card_style()
    before = table.pictures.drawn
    lacking = []
    for card in DECK:
        pose = stage.trick_pose(Seat.NORTH, card)
        table.pictures.exact(card, pose.width, card_paint.fine(1.0, pose), style)
        if table.pictures.drawn > before:
            lacking.append(str(card))
            before = table.pictures.drawn
    return lacking


def test_every_face_is_drawn_before_it_is_played(table: TableView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(table.pictures) >= len(DECK), timeout=20_000)
    assert missing(table) == []


def test_another_look_and_another_size_are_drawn_ahead_too(table: TableView, qtbot: QtBot) -> None:
    theme().set_cards(CardLook(four_colours=True))
    table.resize(1300, 900)
    qtbot.waitUntil(lambda: len(table.pictures) >= len(DECK), timeout=20_000)
    assert missing(table) == []


def test_the_hand_that_is_dealt_is_drawn_while_the_packets_fly(table: TableView, qtbot: QtBot) -> None:
    director = Director(table)
    director.set_speed("normal")
    deal = coinche_play().first
    director.deal(deal.seen_by(Seat.SOUTH))
    qtbot.waitUntil(lambda: not director.running, timeout=20_000)
    hand = deal.hands[Seat.SOUTH]
    lacking = missing(table)
    assert not {str(card) for card in hand} & set(lacking)


def test_pictures_give_way_to_what_flies(
    table: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gave: list[bool] = []
    monkeypatch.setattr(table.pictures, "give_way", gave.append)
    director = Director(table)
    director.set_speed(0.05)
    with qtbot.waitSignal(director.done, timeout=20_000):
        director.deal(coinche_play().first.seen_by(Seat.SOUTH))
    assert True in gave
    assert gave[-1] is False


def test_few_pictures_are_drawn_in_a_flight(qtbot: QtBot) -> None:
    pictures, style = CardPictures(), CardStyle(LIGHT)
    pictures.give_way(True)
    for card in DECK:
        pictures.want(card, 60, 1.0, style)
    qtbot.wait(150)
    assert pictures.drawn <= 3
    pictures.give_way(False)
    qtbot.waitUntil(lambda: pictures.drawn == len(DECK), timeout=20_000)


@pytest.mark.parametrize("angle", [0.0, 7.0, 90.0])
@pytest.mark.parametrize("width", [61.0, 90.5, 310.0])
def test_the_shadow_is_all_round_the_card_and_drawn_once(qtbot: QtBot, angle: float, width: float) -> None:
    QPixmapCache.clear()
    image = QImage(900, 900, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(450, 450)
    painter.rotate(angle)
    card = QRectF(-width / 2, -width * 0.77, width, width * 1.54)
    card_paint.shadow(painter, card, 0.06 * width, QColor(0, 0, 0, 160), width)
    for x, y in ((card.left() - 1, 0), (card.right() + 1, 0), (0, card.top() - 0.8), (0, card.bottom() + 1)):
        at = painter.transform().map(round(x), round(y))
        assert image.pixelColor(*at).lightness() < 252, (x, y)
    beyond = painter.transform().map(round(card.right() + 12), 0)
    assert image.pixelColor(*beyond) == QColor(Qt.GlobalColor.white)
    painter.end()


def test_sizes_that_are_passed_are_not_drawn(table: TableView, qtbot: QtBot) -> None:
    table.set_view(coinche_play().seen_by(Seat.SOUTH))
    qtbot.waitUntil(lambda: len(table.pictures) >= len(DECK), timeout=20_000)
    before = table.pictures.drawn
    for width in range(600, 1000, 10):
        table.resize(width, width)
        table.repaint()
    qtbot.waitUntil(lambda: table.pictures.waiting == 0, timeout=20_000)
    qtbot.wait(1500)
    assert table.pictures.drawn - before < 3 * len(DECK)


def test_pictures_of_sizes_and_looks_that_are_passed_are_forgotten(table: TableView, qtbot: QtBot) -> None:
    table.set_view(coinche_play().seen_by(Seat.SOUTH))
    qtbot.waitUntil(lambda: len(table.pictures) >= len(DECK), timeout=20_000)
    for size in (620, 700, 800, 900, 1000):
        theme().set_cards(CardLook(four_colours=size in (700, 900)))
        table.resize(size, size)
        table.grab()
        table.pictures.flush()
    assert len(table.pictures) > 60
    qtbot.wait(1500)
    qtbot.waitUntil(lambda: table.pictures.waiting == 0, timeout=20_000)
    table.grab()
    table.pictures.flush()
    assert len(table.pictures) <= len(DECK) + 1 + 8 + 2  # the pack, a back, the hand in its size, sides
    assert missing(table) == []


def test_a_hand_of_a_deal_before_is_forgotten(table: TableView, qtbot: QtBot) -> None:
    director = Director(table)
    director.set_speed("instant")
    for seed in range(6):
        director.deal(coinche_play(seed).first.seen_by(Seat.SOUTH))
        table.grab()
        table.pictures.flush()
        table.grab()
    assert len(table.pictures) > 20
    qtbot.wait(1500)
    qtbot.waitUntil(lambda: table.pictures.waiting == 0, timeout=20_000)
    assert len(table.pictures) <= len(DECK) + 1 + 8 + 2
    assert missing(table) == []


def test_the_table_follows_the_type_of_the_desktop_at_once(qapp: QApplication, opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY, 1)
    window = player.window
    before = window.contract.sizeHint()
    usual, larger = QFont(qapp.font()), QFont(qapp.font())
    larger.setPointSizeF(usual.pointSizeF() * 1.6)
    try:
        qapp.setFont(larger)
        player.qtbot.wait(50)
        assert window.contract.sizeHint() != before
        assert window.contract.size() == window.contract.sizeHint()
    finally:
        qapp.setFont(usual)
        player.qtbot.wait(50)
    assert abs(window.contract.sizeHint().width() - before.width()) <= 2
