"""Advice: given where the player looks, and gone with the position it was about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belote_desktop.engine import (
    BELOTE,
    COINCHE,
    CONTREE,
    Action,
    Bid,
    Card,
    Declare,
    Double,
    Pass,
    Phase,
    Redouble,
    RuleSet,
    Seat,
    Take,
    Trump,
    View,
)
from belote_desktop.ui.panels.side import ActionButton
from belote_desktop.ui.table.card_widget import CardWidget
from tests.app.fakes import Gate, always_pass
from tests.ui.conftest import Open, Player, bid_lowest, play_first, press, reach


def test_advice_for_a_card_is_marked_and_told(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    window = player.window
    press(player, Qt.Key.Key_H)
    player.wait(lambda: any(card.advised for card in window.table.stage.hand))
    card = next(card for card in window.table.stage.hand if card.advised)
    assert card in player.playable()
    assert "conseillée" in card.accessibleName()
    assert window.table.hint.startswith("Je jouerais")
    assert not window.toast.isVisible()
    player.click_card(card)
    player.wait(player.asked)
    assert not any(card.advised for card in window.table.stage.hand)
    assert not window.table.hint.startswith("Je jouerais")


def advised_card(player: Player) -> Card:
    """Ask for advice; the card that is marked then."""
    stage = player.window.table.stage
    press(player, Qt.Key.Key_H)
    player.wait(lambda: any(card.advised for card in stage.hand))
    return next(card.card for card in stage.hand if card.advised and card.card is not None)


def test_advice_goes_when_another_card_is_played_taken_back_or_dealt(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    window = player.window

    def marked() -> bool:
        cards = window.table.findChildren(CardWidget)
        return any(card.advised for card in cards) or window.table.hint.startswith("Je jouerais")

    card = advised_card(player)
    other = next(each for each in player.playable() if each.card is not card)
    player.click_card(other)
    player.wait(player.asked)
    assert card in window.session.view.hand
    assert not marked()
    advised_card(player)
    press(player, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.wait(player.asked)
    assert not marked()
    advised_card(player)
    window.session.redeal()
    player.wait(player.asked)
    assert not marked()


def test_an_answer_is_seen_though_the_player_has_just_spoken(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    table = player.window.table
    assert not table.bubbles[Seat.SOUTH].isHidden()
    advised_card(player)
    assert table.bubbles[Seat.SOUTH].isHidden()
    assert table._speech.hint.isVisible()


def test_the_card_played_as_advised_lies_on_the_table_without_the_mark(opened: Open) -> None:
    player = opened(speed="slow")
    window = player.window
    bid_lowest(player)
    window.director.hurry(everything=True)
    player.wait(lambda: window.session.view.phase is Phase.PLAY and player.asked())
    card = advised_card(player)
    player.click_card(next(each for each in player.playable() if each.card is card))
    played = [
        each for each in window.table.findChildren(CardWidget) if each.card is card and not each.isHidden()
    ]
    assert played
    assert not any(each.advised for each in played)
    assert not window.table.hint


def test_advice_for_a_call_chooses_and_marks_its_button(opened: Open) -> None:
    player = opened()
    window = player.window
    buttons = window.side.findChildren(ActionButton)
    player.click(next(button for button in buttons if button.text() == "Conseil"))
    player.wait(lambda: window.bidding.pass_button.property("advised") == "true")
    assert window.bidding.pass_button.accessibleDescription() == "conseillé"
    assert window.table.hint == "Je passerais."
    assert not window.toast.isVisible()
    player.click(window.bidding.pass_button)
    player.wait(player.asked)
    assert window.table.hint != "Je passerais."
    assert window.bidding.pass_button.property("advised") != "true"


def test_advice_shows_that_it_works_and_is_dropped_when_stale(opened: Open) -> None:
    gate = Gate()

    def slow_in_the_play(view, cancel):
        return always_pass(view, cancel) if view.seat is not Seat.SOUTH else gate(view, cancel)

    player = opened(bots=slow_in_the_play)
    reach(player, Phase.PLAY)
    window = player.window
    window.commands["hint"].trigger()
    assert window.table.plate_of(Seat.SOUTH).thinking
    assert not window.commands["hint"].isEnabled()
    play_first(player)
    assert not window.table.plate_of(Seat.SOUTH).thinking
    player.wait(player.asked)
    gate.open.set()
    QTest.qWait(50)
    assert not any(card.advised for card in window.table.stage.hand)
    assert window.commands["hint"].isEnabled()


def test_a_pause_drops_advice_asked_for_and_given(opened: Open) -> None:
    gate = Gate()

    def slow_adviser(view, cancel):
        return always_pass(view, cancel) if view.seat is not Seat.SOUTH else gate(view, cancel)

    player = opened(bots=slow_adviser)
    window = player.window
    window.commands["hint"].trigger()
    player.wait(gate.entered.is_set)
    window.commands["pause"].trigger()
    assert not window.comfort.adviser.is_working
    gate.open.set()
    QTest.qWait(50)
    assert not window.table.hint
    player.key(Qt.Key.Key_Return)
    player.wait(player.asked)
    QTest.qWait(20)
    assert not window.table.hint
    window.commands["hint"].trigger()
    player.wait(lambda: bool(window.table.hint) and not window.comfort.adviser.is_working)
    window.commands["pause"].trigger()
    assert not window.table.hint
    assert window.bidding.pass_button.property("advised") != "true"


CALLS: dict[str, tuple[type[Action], RuleSet, str]] = {
    "bid": (Bid, COINCHE, "Je dirais 80 pique."),
    "pass": (Pass, COINCHE, "Je passerais."),
    "double": (Double, COINCHE, "Je coincherais."),
    "double, contrée": (Double, CONTREE, "Je contrerais."),
    "redouble": (Redouble, COINCHE, "Je surcoincherais."),
    "redouble, contrée": (Redouble, CONTREE, "Je surcontrerais."),
    "take": (Take, BELOTE, ""),
}


@pytest.mark.parametrize("by_mouse", [False, True], ids=["key", "mouse"])
@pytest.mark.parametrize("name", CALLS)
def test_enter_follows_the_advice_for_a_call(opened: Open, name: str, by_mouse: bool) -> None:
    """Whatever had been chosen before: the call that is advised is the one that is ready."""
    kind, rules, sentence = CALLS[name]

    def bots(view: View, cancel: object) -> Action:
        legal = view.legal_actions()
        mine = next((action for action in legal if isinstance(action, kind)), None)
        if view.seat is Seat.SOUTH and mine is not None:
            return mine
        bids = [action for action in legal if isinstance(action, Bid)]
        if view.seat is Seat.EAST and bids and view.auction.standing is None:
            return Bid(90, Trump.CLUBS)
        if view.seat is Seat.WEST and kind is Redouble:
            return next((action for action in legal if isinstance(action, Double)), Pass())
        return Pass() if view.phase is Phase.AUCTION else legal[-1]

    player = opened(rules, bots=bots, dealer=Seat.NORTH if kind in (Pass, Double) else Seat.WEST)
    window, bidding = player.window, player.window.bidding
    if kind is Double:
        player.key(Qt.Key.Key_P)
        player.wait(player.asked)
        player.wait(lambda: bidding.double is not None)
    elif kind is Redouble:
        window.presenter.act(Bid(80, Trump.HEARTS))
        player.wait(lambda: player.asked() and bidding.double is not None)
    elif kind is not Take:
        player.key(Qt.Key.Key_9)
        press(player, Qt.Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
        assert bidding.values.bid is not None
    if by_mouse:
        player.click(next(b for b in window.side.findChildren(ActionButton) if b.text() == "Conseil"))
    else:
        press(player, Qt.Key.Key_H)
    buttons = (bidding.pass_button, bidding.double_button, bidding.confirm)
    player.wait(lambda: any(button.property("advised") == "true" for button in buttons))
    advised = next(button for button in buttons if button.property("advised") == "true")
    assert QApplication.focusWidget() is advised
    assert advised.accessibleDescription() == "conseillé"
    assert window.table.hint.startswith(sentence or "Je prendrais à ")
    calls = len(window.session.view.auction.calls)
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: len(window.session.view.auction.calls) > calls)
    seat, said = window.session.view.auction.calls[calls]
    assert seat is Seat.SOUTH
    assert isinstance(said, kind)


def test_another_bid_than_the_advised_one_is_not_shown_as_advised(opened: Open) -> None:
    def bots(view: View, cancel: object) -> Action:
        return Bid(90, Trump.CLUBS) if view.seat is Seat.SOUTH else Pass()

    player = opened(bots=bots)
    bidding = player.window.bidding
    press(player, Qt.Key.Key_H)
    player.wait(lambda: bidding.confirm.property("advised") == "true")
    player.key(Qt.Key.Key_1)
    assert bidding.confirm.property("advised") == "false"
    assert bidding.confirm.accessibleDescription() == ""
    player.key(Qt.Key.Key_9)
    assert bidding.confirm.property("advised") == "true"


def test_enter_plays_the_card_that_is_advised(opened: Open) -> None:
    player = opened(bots=lambda view, _: Pass() if view.phase is Phase.AUCTION else view.legal_actions()[-1])
    reach(player, Phase.PLAY)
    card = advised_card(player)
    assert card is not player.playable()[0].card
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: card not in player.window.session.view.hand)


def test_what_is_advised_to_declare_is_ready(opened: Open) -> None:
    def bots(view: View, cancel: object) -> Action:
        legal = view.legal_actions()
        named = [action for action in legal if isinstance(action, Declare)]
        return named[-1] if named else legal[0]

    for seed in range(60):
        player = opened(COINCHE, seed=seed, bots=bots)
        window = player.window
        window.presenter.act(Bid(80, Trump.SPADES))
        player.wait(lambda window=window: window.session.view.phase is Phase.PLAY)  # type: ignore[misc]
        player.wait(player.asked)
        if window.declare.isVisible() and len(window.declare.declarations) > 1:
            break
        window.close()
    for each in window.declare.declarations:
        window.declare.tick(each, False)
    window.table.setFocus()
    press(player, Qt.Key.Key_H)
    player.wait(lambda: window.table.hint.startswith("J’annoncerais"))
    assert QApplication.focusWidget() is window.declare.confirm
    assert window.declare.declare == bots(window.session.view, None)


def test_advice_takes_the_keyboard_from_nobody_who_reads_something_else(opened: Open) -> None:
    gate = Gate()
    player = opened(bots=lambda view, cancel: gate(view, cancel) if view.seat is Seat.SOUTH else Pass())
    window = player.window
    press(player, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    press(player, Qt.Key.Key_H)
    player.wait(gate.entered.is_set)
    press(player, Qt.Key.Key_O)
    reading = QApplication.focusWidget()
    assert reading is not None
    assert not window.bidding.isAncestorOf(reading)
    gate.open.set()
    player.wait(lambda: window.bidding.pass_button.property("advised") == "true")
    assert QApplication.focusWidget() is reading


def test_an_advised_button_shows_the_keyboard_and_keeps_its_size(opened: Open) -> None:
    player = opened(bots=lambda view, _: Pass())
    button = player.window.bidding.pass_button
    size = button.sizeHint()
    press(player, Qt.Key.Key_H)
    player.wait(lambda: button.property("advised") == "true" and button.hasFocus())
    with_keyboard = button.grab().toImage()
    assert button.sizeHint() == size
    player.key(Qt.Key.Key_Up)
    assert not button.hasFocus()
    assert button.property("advised") == "true"
    assert button.grab().toImage() != with_keyboard
    assert button.sizeHint() == size
