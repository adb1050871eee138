"""Bubbles: what is said stands as long as it answers what was said last, in the colours of the suits."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.engine import (
    COINCHE,
    COINCHE_MAISON,
    DECK,
    PASS,
    PRESETS,
    Bid,
    Deal,
    Phase,
    Seat,
    Trump,
    narrate,
)
from belote_desktop.ui import theme
from belote_desktop.ui.card_look import CardLook
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.palettes import TABLES, palette_for
from belote_desktop.ui.table.bubbles import PALE, Bubble
from belote_desktop.ui.table.director import Director
from belote_desktop.ui.table.table_view import TableView
from tests.bots.tables import random_action
from tests.ui.test_theme import contrast


def heard(table: TableView) -> dict[Seat, tuple[str, bool]]:
    """What each place says, and whether that is past."""
    shown = {place: bubble for place, bubble in table.bubbles.items() if not bubble.isHidden()}
    return {place: (bubble.accessibleName(), bubble.is_past) for place, bubble in shown.items()}


def test_what_was_said_before_a_bid_is_no_answer_to_it(table: TableView) -> None:
    deal = Deal.new(COINCHE, Seat.SOUTH, Random(1).sample(DECK, 32))
    steps: list[dict[Seat, tuple[str, bool]]] = []
    for action in (PASS, Bid(80, Trump.SPADES), Bid(90, Trump.HEARTS), PASS, PASS, Bid(100, Trump.SPADES)):
        deal = deal.apply(action)
        table.set_view(deal.seen_by(Seat.SOUTH))
        steps.append(heard(table))
    east, north, west = ("Pass", False), ("80 spades", False), ("90 hearts", False)
    assert steps[0] == {Seat.EAST: east}
    assert steps[1] == {Seat.NORTH: north}, "East passed before there was a bid"
    assert steps[2] == {Seat.NORTH: ("80 spades", True), Seat.WEST: west}
    assert steps[3] == {Seat.NORTH: ("80 spades", True), Seat.WEST: west, Seat.SOUTH: ("Pass", False)}
    assert steps[4] == {Seat.WEST: west, Seat.SOUTH: ("Pass", False), Seat.EAST: ("Pass", False)}
    assert steps[5] == {Seat.NORTH: ("100 spades", False)} | (
        {} if deal.turn is Seat.WEST else {Seat.WEST: west}
    )


def test_a_double_leaves_the_bid_it_answers(table: TableView) -> None:
    deal = Deal.new(COINCHE_MAISON, Seat.SOUTH, Random(1).sample(DECK, 32))
    for action in (PASS, Bid(80, Trump.SPADES)):
        deal = deal.apply(action)
    deal = deal.apply(next(a for a in deal.legal_actions() if str(a) == "double"))
    table.set_view(deal.seen_by(Seat.SOUTH))
    assert heard(table) == {Seat.NORTH: ("80 spades", False), Seat.WEST: ("Double!", False)}


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_shown_in_motion_is_what_a_look_at_the_table_shows(table: TableView, preset: str) -> None:
    rng = Random(4)
    for _ in range(12):
        deal = Deal.new(PRESETS[preset], Seat(rng.randrange(4)), rng.sample(DECK, 32))
        table.hush()
        while deal.phase is Phase.AUCTION:
            seat, action = deal.turn, random_action(deal, rng)
            assert seat is not None
            deal = deal.apply(action)
            if deal.phase is not Phase.AUCTION:
                break
            view = deal.seen_by(Seat.SOUTH)
            table.say_call(seat, action, view)
            moved = heard(table)
            if deal.turn is not None:
                moved.pop(deal.turn, None)  # it goes when the table is still
            table.set_view(view)
            assert heard(table) == moved


def test_old_words_go_while_the_bid_is_said(table: TableView, qtbot: QtBot) -> None:
    director = Director(table)
    director.set_speed(0.3)
    deal = Deal.new(COINCHE, Seat.SOUTH, Random(1).sample(DECK, 32))
    for action in (PASS, Bid(80, Trump.SPADES), Bid(90, Trump.HEARTS)):
        after = deal.apply(action)
        with qtbot.waitSignal(director.done):
            director.play(list(narrate(deal, action, after)), after.seen_by(Seat.SOUTH))
            assert director.running
            assert table.bubbles[Seat.EAST].isHidden() is (action != PASS)
            assert table.bubbles[Seat.NORTH].is_past is (action == Bid(90, Trump.HEARTS))
        deal = after


def ink(bubble: Bubble) -> set[int]:
    image = bubble.grab().toImage()
    return {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_a_bubble_has_the_colours_of_the_suits_from_the_start_and_follows(qtbot: QtBot, name: str) -> None:
    theme.theme().set_choice(name)
    theme.theme().set_cards(CardLook(four_colours=True))  # before there is a table, as after a start
    table = TableView()
    qtbot.addWidget(table)
    table.resize(980, 760)
    with qtbot.waitExposed(table):
        table.show()
    table.say(Seat.WEST, "90", 2)
    bubble, palette = table.bubbles[Seat.WEST], theme.current()
    two, four = (palette.card_ink(2, on).rgb() for on in (False, True))
    assert four in ink(bubble)
    assert two not in ink(bubble)
    theme.theme().set_four_colours(False)
    assert two in ink(bubble)
    assert four not in ink(bubble)


LOOKS = [(name, table) for name in ("light", "dark") for table in TABLES] + [("contrast", "plain")]


@pytest.mark.parametrize(("name", "top"), LOOKS)
def test_what_is_past_can_still_be_read(name: str, top: str) -> None:
    palette = palette_for(name, top)
    for ground in (palette.felt_centre, palette.felt, palette.felt_edge):
        paper = QColor.fromRgbF(
            *(
                PALE * over + (1 - PALE) * under
                for over, under in zip(palette.bubble.getRgbF()[:3], ground.getRgbF()[:3], strict=True)
            )
        )
        assert contrast(paper, palette.bubble_text) >= 4.5
        for suit in range(4):
            for four in (False, True):
                assert contrast(paper, palette.card_ink(suit, four)) >= 3, (suit, four)


def test_another_language_leaves_no_word_of_the_old_one(table: TableView) -> None:
    deal = Deal.new(COINCHE, Seat.SOUTH, Random(1).sample(DECK, 32))
    for action in (Bid(80, Trump.SPADES), PASS, PASS, PASS):
        deal = deal.apply(action)
        table.set_view(deal.seen_by(Seat.SOUTH))
    table.say(Seat.NORTH, "Rebelote!")
    assert table.bubbles[Seat.EAST].accessibleName() == "80 spades"
    install_translator("fr")
    QApplication.processEvents()
    assert heard(table) == {Seat.EAST: ("80 pique", False)}


@pytest.mark.parametrize("size", [(508, 480), (680, 520), (980, 760)])
def test_the_longest_sentence_of_a_trick_is_whole(table: TableView, size: tuple[int, int]) -> None:
    table.resize(*size)
    table.set_hint("Marie-Antoinet fait le pli : 20 points — cliquez, ou appuyez sur Espace")
    hint = table._speech.hint
    room = QRectF(hint.rect())
    need = QFontMetricsF(hint._font).boundingRect(
        room.adjusted(8, 0, -8, 0), int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), hint.text()
    )
    assert room.height() >= need.height()
    assert table.rect().contains(hint.geometry())
