"""A card as a button: mouse, keyboard, screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.engine import Card
from belote_desktop.ui.hands import PRESSING
from belote_desktop.ui.table.card_paint import paint_card
from belote_desktop.ui.table.card_widget import CardWidget, Standing
from belote_desktop.ui.table.cards import CardPictures
from belote_desktop.ui.table.faces import CardStyle
from belote_desktop.ui.table.pose import Pose
from belote_desktop.ui.theme import LIGHT


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(500, 400)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def card(host: QWidget) -> CardWidget:
    widget = CardWidget(CardPictures(host), CardStyle(LIGHT), host)
    widget.show_card(Card.parse("JS"))
    widget.set_pose(Pose(200, 200, 100, 12))
    widget.show()
    return widget


def test_an_idle_card_takes_no_clicks_and_no_focus(card: CardWidget, qtbot: QtBot) -> None:
    assert card.standing is Standing.IDLE
    assert card.focusPolicy() == Qt.FocusPolicy.NoFocus
    with qtbot.assertNotEmitted(card.chosen), qtbot.assertNotEmitted(card.refused):
        card.click()


def test_a_permitted_card_is_chosen_by_mouse_enter_and_space(card: CardWidget, qtbot: QtBot) -> None:
    card.set_standing(Standing.PERMITTED)
    card.setFocus()
    for act in (
        lambda: qtbot.keyClick(card, Qt.Key.Key_Return),
        lambda: qtbot.keyClick(card, Qt.Key.Key_Space),
        lambda: qtbot.mouseClick(card, Qt.MouseButton.LeftButton),
    ):
        with qtbot.waitSignal(card.chosen) as caught, qtbot.assertNotEmitted(card.refused):
            act()
        assert caught.args == [Card.parse("JS")]


@pytest.mark.parametrize("key", PRESSING)
def test_who_has_clicked_sees_which_card_has_the_keyboard_before_a_key_plays_it(
    card: CardWidget, qtbot: QtBot, key: Qt.Key
) -> None:
    card.set_standing(Standing.PERMITTED)
    card.activateWindow()
    card.setFocus()
    qtbot.waitUntil(card.hasFocus)
    ringed = card.grab().toImage()
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.hasFocus()
    card.set_hovered(False)
    assert card.grab().toImage() != ringed
    with qtbot.assertNotEmitted(card.chosen):
        qtbot.keyClick(card, key)
    assert card.grab().toImage() == ringed
    with qtbot.waitSignal(card.chosen):
        qtbot.keyClick(card, key)


def test_a_refused_card_says_so(card: CardWidget, qtbot: QtBot) -> None:
    card.set_standing(Standing.REFUSED)
    with qtbot.waitSignal(card.refused) as caught, qtbot.assertNotEmitted(card.chosen):
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert caught.args == [Card.parse("JS")]


def test_the_empty_corner_of_a_turned_card_is_not_the_card(card: CardWidget, qtbot: QtBot) -> None:
    card.set_standing(Standing.PERMITTED)
    assert not card.hitButton(QPoint(1, 1))
    assert card.hitButton(card.rect().center())
    assert not card.mask().contains(QPoint(1, 1))
    assert card.mask().contains(card.rect().center())


def test_arrows_ask_for_neighbours(card: CardWidget, qtbot: QtBot) -> None:
    card.set_standing(Standing.PERMITTED)
    steps: list[tuple[int, bool]] = []
    card.move_focus.connect(lambda step, every: steps.append((step, every)))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        qtbot.keyClick(card, key)
    qtbot.keyClick(card, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(card, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert steps == [(-1, False), (1, False), (-99, False), (99, False), (1, True), (-1, True)]


def test_a_screen_reader_hears_a_button_with_name_and_press(card: CardWidget, qtbot: QtBot) -> None:
    card.set_standing(Standing.PERMITTED)
    interface = QAccessible.queryAccessibleInterface(card)
    assert interface.role() == QAccessible.Role.Button
    assert interface.text(QAccessible.Text.Name) == "Jack of spades, playable"
    assert "Press" in interface.actionInterface().actionNames()
    with qtbot.waitSignal(card.chosen):
        interface.actionInterface().doAction("Press")
    card.set_standing(Standing.REFUSED)
    assert interface.text(QAccessible.Text.Name) == "Jack of spades, not allowed now"
    card.set_standing(Standing.IDLE)
    assert "Press" not in interface.actionInterface().actionNames()
    assert interface.state().disabled
    card.set_note("played by West")
    assert interface.text(QAccessible.Text.Name) == "Jack of spades, played by West"
    card.show_card(None)
    assert interface.text(QAccessible.Text.Name) == "Face-down card"


def test_a_card_at_rest_with_the_keyboard_says_why_it_cannot_be_played(
    card: CardWidget, qtbot: QtBot
) -> None:
    """Disabled it would lose the keyboard to whatever is next; keys, half of a double press, do nothing."""
    card.set_standing(Standing.PERMITTED)
    card.setFocus()
    card.set_standing(Standing.IDLE)
    assert card.hasFocus()
    actions = QAccessible.queryAccessibleInterface(card).actionInterface()
    with qtbot.waitSignal(card.refused):
        actions.doAction("Press")
    with qtbot.assertNotEmitted(card.refused):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            qtbot.keyClick(card, key)
    card.clearFocus()
    assert "Press" not in actions.actionNames()


def colours_seen(widget: CardWidget) -> set[int]:
    image = widget.grab().toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_focus_hover_and_glow_are_seen(card: CardWidget, qtbot: QtBot) -> None:
    card.set_standing(Standing.PERMITTED)
    card.set_pose(Pose(200, 200, 100, 0))
    focus, glow = LIGHT.focus.rgb(), LIGHT.turn.rgb()
    assert focus not in colours_seen(card)
    card.setFocus()
    assert focus in colours_seen(card)
    card.clearFocus()
    card.set_glowing(True)
    assert glow in colours_seen(card)
    card.set_glowing(False)
    assert glow not in colours_seen(card)


def test_a_refused_card_is_dimmed_but_legible(card: CardWidget) -> None:
    card.set_pose(Pose(200, 200, 100, 0))
    card.set_standing(Standing.REFUSED)
    image = card.grab().toImage()
    middle = card.rect().center()
    paper = image.pixelColor(middle.x() + 44, middle.y() - 50).lightnessF()
    ink = min(image.pixelColor(x, y).lightnessF() for x in range(12, 40) for y in range(12, 60))
    assert 0.5 < paper < 0.9
    assert paper - ink > 0.45


@pytest.mark.parametrize("angle", [0.0, 90.0, 180.0, -90.0])
def test_a_card_that_lies_straight_is_drawn_pixel_for_pixel(host: QWidget, angle: float) -> None:
    """Between two pixels the fine lines of a back would run together."""

    pictures = CardPictures(host)

    def drawn(x: float, y: float) -> QImage:
        image = QImage(220, 220, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.translate(x, y)
        painter.rotate(angle)
        paint_card(painter, QRectF(-40, -58, 80, 116), None, pictures, CardStyle(LIGHT), 1.0, angle)
        painter.end()
        return image

    assert drawn(110.3, 110.4) == drawn(110.0, 110.0)


def test_the_card_that_is_seen_is_lit_and_played_where_its_neighbour_only_throws_a_shadow(
    host: QWidget, card: CardWidget, qtbot: QtBot
) -> None:
    right = CardWidget(CardPictures(host), CardStyle(LIGHT), host)
    right.show_card(Card.parse("9S"))
    right.set_pose(Pose(260, 205, 100, 15))
    right.show()
    for each in (card, right):
        each.set_standing(Standing.PERMITTED)
    chosen: list[Card] = []
    for each in (card, right):
        each.chosen.connect(chosen.append)
    y, handed_on = 200, 0
    for x in range(165, 290):
        point = QPoint(x, y)
        widget = host.childAt(point)
        assert isinstance(widget, CardWidget)
        seen = right if right.hitButton(right.mapFrom(host, point)) else card
        qtbot.mouseMove(widget, widget.mapFrom(host, point))
        assert [card._hovered, right._hovered] == [seen is card, seen is right], x
        chosen.clear()
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(host, point))
        assert chosen == [seen.card], x
        assert seen.hasFocus()
        handed_on += widget is not seen
    assert handed_on > 4  # the strip is there
    left, strip = right.mapFrom(host, QPoint(165, y)), None
    for x in range(165, 290):
        if host.childAt(QPoint(x, y)) is right and not right.hitButton(right.mapFrom(host, QPoint(x, y))):
            strip = right.mapFrom(host, QPoint(x, y))
            break
    assert strip is not None
    chosen.clear()
    qtbot.mousePress(right, Qt.MouseButton.LeftButton, pos=strip)
    qtbot.mouseRelease(right, Qt.MouseButton.LeftButton, pos=left)
    qtbot.mousePress(right, Qt.MouseButton.LeftButton, pos=strip)
    qtbot.mouseRelease(right, Qt.MouseButton.LeftButton, pos=right.rect().center())
    assert chosen == [Card.parse("JS")]  # still on the jack; then let go on the nine, which is no click
