"""Advice: given where the player looks, and gone with the position it was about."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from belote_desktop.engine import Card, Phase, Seat
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
    assert "conseillé" in card.accessibleName()
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
