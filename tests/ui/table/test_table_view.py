"""The table shows a view, and says which card was chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.engine import PASS, Bid, Card, Deal, Direction, Play, Seat, Trump, parse_cards
from belote_desktop.ui import theme
from belote_desktop.ui.card_look import CardLook
from belote_desktop.ui.table import table_view
from belote_desktop.ui.table.card_widget import CardWidget, Standing
from belote_desktop.ui.table.table_view import TableView

from .conftest import coinche_play, turn_up, until


def souths_turn(deal: Deal) -> Deal:
    """A position where South may play some cards and not others."""
    return until(
        deal,
        lambda d: (
            d.is_over
            or (
                d.turn is Seat.SOUTH
                and 0 < sum(isinstance(a, Play) for a in d.legal_actions()) < len(d.hands[Seat.SOUTH])
            )
        ),
    )


@pytest.fixture
def choice(table: TableView) -> Deal:
    """A table where South has a choice with a refused card in it."""
    deal = next(d for d in (souths_turn(coinche_play(seed)) for seed in range(20)) if not d.is_over)
    table.set_view(deal.seen_by(Seat.SOUTH))
    return deal


def by_standing(table: TableView, standing: Standing) -> list[CardWidget]:
    return [widget for widget in table.stage.hand if widget.standing is standing]


def permitted(deal: Deal) -> set[Card]:
    return {action.card for action in deal.legal_actions() if isinstance(action, Play)}


def test_permitted_cards_stand_out_and_are_chosen(table: TableView, choice: Deal, qtbot: QtBot) -> None:
    cards = by_standing(table, Standing.PERMITTED)
    assert {widget.card for widget in cards} == permitted(choice)
    lifted = {widget.pose for widget in cards} & set(table.table_layout.hand)
    assert not lifted, "a permitted card lies higher than the layout has it"
    with qtbot.waitSignal(table.card_chosen) as caught:
        qtbot.mouseClick(cards[0], Qt.MouseButton.LeftButton)
    assert caught.args == [cards[0].card]


def test_a_refused_card_is_told(table: TableView, choice: Deal, qtbot: QtBot) -> None:
    widget = by_standing(table, Standing.REFUSED)[0]
    with qtbot.waitSignal(table.card_refused) as caught, qtbot.assertNotEmitted(table.card_chosen):
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert caught.args == [widget.card]


def test_clicks_in_the_fan_reach_the_card_that_is_seen(table: TableView, choice: Deal) -> None:
    """Every point of a visible strip belongs to its card, wherever the rectangles of turned neighbours reach."""
    for widget, right in zip(table.stage.hand, [*table.stage.hand[1:], None], strict=True):
        left_edge = widget.pose.corners()[0].x()
        right_edge = right.pose.corners()[0].x() if right is not None else widget.pose.corners()[1].x()
        x = round((left_edge + right_edge) / 2)
        assert table.childAt(x, round(widget.pose.y)) is widget


def test_keyboard_walks_and_plays(table: TableView, choice: Deal, qtbot: QtBot) -> None:
    table.activateWindow()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    first = by_standing(table, Standing.PERMITTED)[0]
    assert QApplication.focusWidget() is first
    hand = table.stage.hand
    allowed = [card for card in hand if card.standing is Standing.PERMITTED]
    assert 1 < len(allowed) < len(hand)
    for key, wanted in (
        (Qt.Key.Key_End, allowed[-1]),
        (Qt.Key.Key_Right, allowed[0]),  # round to the other end
        (Qt.Key.Key_Left, allowed[-1]),
        (Qt.Key.Key_Left, allowed[-2]),
        (Qt.Key.Key_Home, allowed[0]),
        (Qt.Key.Key_Right, allowed[1]),
    ):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is wanted
    with qtbot.waitSignal(table.card_chosen) as caught:
        qtbot.keyClick(allowed[1], Qt.Key.Key_Return)
    assert caught.args == [allowed[1].card]


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier])
def test_with_ctrl_or_shift_the_arrows_reach_every_card_to_ask_why(
    table: TableView, choice: Deal, qtbot: QtBot, held: Qt.KeyboardModifier
) -> None:
    table.set_view(choice.seen_by(Seat.SOUTH))
    table.setFocus()
    hand = table.stage.hand
    start = next(k for k, card in enumerate(hand) if card.hasFocus())
    for k in range(1, len(hand) + 1):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right, held)
        assert hand[(start + k) % len(hand)].hasFocus()
    refused = next(card for card in hand if card.standing is Standing.REFUSED)
    while not refused.hasFocus():
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left, held)
    with qtbot.waitSignal(table.card_refused) as caught:
        qtbot.keyClick(refused, Qt.Key.Key_Return)
    assert caught.args == [refused.card]
    qtbot.keyClick(refused, Qt.Key.Key_Right)
    assert QApplication.focusWidget().standing is Standing.PERMITTED  # type: ignore[attr-defined]


def test_one_tab_stop_for_the_hand(table: TableView, choice: Deal) -> None:
    stops = [
        w for w in table.stage.hand if w.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    ]
    assert len(stops) == 1
    assert stops[0].standing is Standing.PERMITTED


def test_nothing_is_asked_when_it_is_not_souths_turn(table: TableView) -> None:
    deal = until(coinche_play(), lambda d: d.turn is Seat.WEST)
    table.set_view(deal.seen_by(Seat.SOUTH))
    assert len(by_standing(table, Standing.IDLE)) == len(deal.hands[Seat.SOUTH])
    table.set_view(until(deal, lambda d: d.turn is Seat.SOUTH).seen_by(Seat.SOUTH), interactive=False)
    assert by_standing(table, Standing.PERMITTED) == []


def test_the_trick_lies_in_playing_order(table: TableView) -> None:
    deal = until(coinche_play(), lambda d: len(d.trick.cards) == 3)
    table.set_view(deal.seen_by(Seat.SOUTH))
    shown = [(seat, widget.card) for seat, widget in table.stage.trick.items()]
    assert shown == list(deal.trick.plays(deal.rules.direction))
    children = table.children()
    places = [children.index(widget) for widget in table.stage.trick.values()]
    assert places == sorted(places), "the last card lies on top"
    interface = QAccessible.queryAccessibleInterface(next(iter(table.stage.trick.values())))
    assert interface.text(QAccessible.Text.Name).endswith("card of " + shown[0][0].name.capitalize())


def test_turned_card_and_talon_during_the_classic_auction(table: TableView) -> None:
    deal = turn_up()
    table.set_view(deal.seen_by(Seat.SOUTH))
    assert table.stage.turned is not None
    assert table.stage.turned.card is deal.turned
    assert len(table.stage.hand) == 5
    playing = until(deal, lambda d: d.contract is not None)
    table.set_view(playing.seen_by(Seat.SOUTH))
    assert table.stage.turned is None
    assert len(table.stage.hand) == 8


def test_plates_tell_dealer_turn_and_tricks(table: TableView) -> None:
    deal = until(coinche_play(), lambda d: len(d.tricks) == 2)
    table.set_view(deal.seen_by(Seat.SOUTH))
    plates = table.plates
    assert [seat for seat in Seat if plates[seat].state.dealer] == [deal.dealer]
    assert [seat for seat in Seat if plates[seat].state.turn] == [deal.turn]
    assert sum(plates[seat].state.tricks or 0 for seat in Seat) == 2
    table.set_thinking(Seat.WEST, True)
    name = QAccessible.queryAccessibleInterface(plates[Seat.WEST]).text(QAccessible.Text.Name)
    assert "West" in name
    assert "thinking" in name
    table.set_thinking(Seat.WEST, False)


def test_last_calls_stay_beside_their_speakers(table: TableView) -> None:
    deal = coinche_play().first
    while deal.turn is not Seat.WEST:
        deal = deal.apply(PASS)
    deal = deal.apply(Bid(90, Trump.SPADES))
    table.set_view(deal.seen_by(Seat.SOUTH))
    assert table.bubbles[Seat.WEST].text() == "90"
    assert table.bubbles[Seat.WEST].accessibleName() == "90 spades"
    assert table.bubbles[Seat.SOUTH].isHidden()
    deal = deal.apply(PASS)
    table.set_view(deal.seen_by(Seat.SOUTH))
    assert table.bubbles[Seat.WEST].text() == "90"
    assert table.bubbles[Seat.SOUTH].text() == "Pass"


def test_open_hands(table: TableView) -> None:
    deal = until(coinche_play(), lambda d: len(d.tricks) == 1)
    table.set_view(deal.seen_by(Seat.SOUTH), {seat: deal.hands[seat] for seat in (Seat.NORTH, Seat.EAST)})
    assert set(table.stage.sides[Seat.NORTH].cards or ()) == set(deal.hands[Seat.NORTH])
    assert table.stage.sides[Seat.WEST].cards is None
    assert str(len(deal.hands[Seat.WEST])) in table.stage.sides[Seat.WEST].accessibleName()


def test_another_seat_may_sit_below(table: TableView) -> None:
    deal = until(coinche_play(), lambda d: d.turn is Seat.WEST and len(d.trick.cards) == 1)
    table.set_view(deal.seen_by(Seat.WEST))
    assert {widget.card for widget in table.stage.hand} == set(deal.hands[Seat.WEST])
    assert table.place_of(Seat.WEST) is Seat.SOUTH
    assert table.place_of(Seat.NORTH) is Seat.WEST
    assert table.plates[Seat.SOUTH].state.seat is Seat.WEST
    assert table.plate_of(Seat.SOUTH) is table.plates[Seat.EAST]
    leader = deal.trick.plays(deal.rules.direction)[0][0]
    assert list(table.stage.trick) == [table.place_of(leader)]
    assert deal.rules.direction is Direction.ANTICLOCKWISE


def test_hint_gives_way_to_souths_own_words(table: TableView) -> None:
    table.set_hint("Your turn")
    assert table.hint == "Your turn"
    hint = next(label for label in table.findChildren(QLabel) if label.text() == "Your turn")
    assert hint.isVisible()
    table.say(Seat.SOUTH, "Belote!")
    assert not hint.isVisible()
    table.hush(Seat.SOUTH)
    assert hint.isVisible()
    table.set_hint("")
    assert not hint.isVisible()


class Sized(QWidget):
    """A panel that wants a size."""

    def sizeHint(self):  # type: ignore[no-untyped-def]
        return QRect(0, 0, 400, 180).size()


def test_panels_find_their_place_and_bubbles_keep_off(table: TableView) -> None:
    panel, banner = Sized(), QLabel("banner")
    banner.setFixedSize(280, 110)
    table.set_banner(banner)
    table.set_panel(panel)
    table.set_view(coinche_play().first.seen_by(Seat.SOUTH))
    for width, height in ((980, 760), (520, 560), (700, 500)):
        table.resize(width, height)
        QApplication.processEvents()
        for seat in Seat:
            table.say(seat, "120", 1)
        assert table.rect().contains(panel.geometry())
        assert not panel.geometry().intersects(banner.geometry())
        for seat in Seat:
            bubble = table.bubbles[seat].geometry()
            assert table.rect().contains(bubble)
            assert not bubble.intersects(panel.geometry())
            assert not bubble.intersects(banner.geometry())
    table.set_panel(None)
    assert panel.isHidden()


def test_resizing_fits_everything_again(table: TableView, choice: Deal) -> None:
    before = [widget.pose for widget in table.stage.hand]
    table.resize(600, 560)
    QApplication.processEvents()
    assert [widget.pose for widget in table.stage.hand] != before
    for widget in table.stage.hand:
        assert table.rect().adjusted(-12, -12, 12, 12).contains(widget.geometry())


def test_styles_reach_every_card(table: TableView, choice: Deal) -> None:
    before = table.grab().toImage()
    theme.theme().set_four_colours(True)
    four = table.grab().toImage()
    theme.theme().set_cards(CardLook(indices="english"))
    english = table.grab().toImage()
    theme.theme().set_choice("dark")
    dark = table.grab().toImage()
    pictures = [before, four, english, dark]
    assert all(a != b for place, a in enumerate(pictures) for b in pictures[:place])


def test_language_changes_reach_the_names(table: TableView, choice: Deal) -> None:
    QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    assert table.stage.hand[0].accessibleName()


def test_a_click_on_the_cloth_is_told(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.felt_clicked):
        qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.rect().center())


def test_a_double_click_that_hurries_plays_no_card(
    table: TableView, choice: Deal, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 250 <= table_view._DOUBLE_CLICK_MS <= 500
    monkeypatch.setattr(table_view, "_DOUBLE_CLICK_MS", 600_000)  # however slow the machine
    table.set_idle()  # something is being shown
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.rect().center())
    table.set_view(choice.seen_by(Seat.SOUTH))
    widget = by_standing(table, Standing.PERMITTED)[0]
    with qtbot.assertNotEmitted(table.card_chosen):
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    monkeypatch.setattr(table_view, "_DOUBLE_CLICK_MS", -1)  # later
    with qtbot.waitSignal(table.card_chosen):
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_cards_in_a_plain_hand_are_sorted(table: TableView) -> None:
    deal = coinche_play()
    table.set_view(deal.seen_by(Seat.SOUTH))
    assert [w.card for w in table.stage.hand] != list(parse_cards(" ".join(map(str, deal.hands[Seat.SOUTH]))))
