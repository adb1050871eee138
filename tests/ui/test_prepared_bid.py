"""A trump the player has chosen: letters that pass or double wait, Enter makes the bid, Escape takes the choice back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.engine import BELOTE_OFFICIELLE, COINCHE, PASS, Bid, Double, Seat, Take, Trump
from belote_desktop.ui.dialogs.shortcuts import table_keys
from tests.app.fakes import always_pass
from tests.ui.conftest import Open, Player, press

SHIFT = Qt.KeyboardModifier.ShiftModifier
HEARTS = {"fr": Qt.Key.Key_C, "en": Qt.Key.Key_H}
TOLD = {
    "fr": "Entrée dira « 150 cœur » ; Échap annule ce choix.",
    "en": "Enter will say “150 hearts”; Escape takes this choice back.",
}


def opponent_bids(view, cancel):  # type: ignore[no-untyped-def]
    """An opponent bids 80 spades before South speaks: there is something to coinche."""
    bid = Bid(80, Trump.SPADES)
    free = view.auction.standing is None and bid in view.legal_actions()
    return bid if free else always_pass(view, cancel)


def asked(opened: Open, language: str = "fr") -> Player:
    player = opened(bots=opponent_bids, dealer=Seat.SOUTH)
    player.window.settings.language = language
    QApplication.processEvents()
    assert player.window.commands["pass"].isEnabled()
    assert player.window.commands["double"].isEnabled()
    return player


def said(player: Player) -> list[object]:
    return [call for seat, call in player.window.session.view.auction.calls if seat is Seat.SOUTH]


def hint(player: Player) -> str:
    return player.window.table.hint.replace("\u00a0", " ")


@pytest.mark.parametrize("language", HEARTS)
@pytest.mark.parametrize(("key", "call"), [(Qt.Key.Key_P, PASS), (Qt.Key.Key_C, Double())])
def test_a_letter_without_its_shift_does_nothing_to_a_prepared_bid(
    opened: Open, language: str, key: Qt.Key, call: object
) -> None:
    player = asked(opened, language)
    window, bidding = player.window, player.window.bidding
    press(player, Qt.Key.Key_5)
    press(player, HEARTS[language], SHIFT)
    for somewhere in (bidding.confirm, bidding.pass_button, bidding.double_button, bidding.values.values):
        somewhere.setFocus()
        window.table.set_hint("")
        press(player, key)
        assert said(player) == []
        assert hint(player) == TOLD[language]
        assert bidding.values.bid == Bid(150, Trump.HEARTS)
        assert QApplication.focusWidget() in bidding.values.trumps.buttons, "where Enter says it"
    press(player, Qt.Key.Key_Escape)
    assert bidding.values.chosen == (150, None)
    assert not window.table.hint
    assert window.contract.trump is Trump.SPADES, "that of the last bid"
    assert said(player) == []
    press(player, key)
    assert said(player)[0] == call


def test_a_tip_tells_of_escape_while_there_is_something_to_take_back(opened: Open) -> None:
    player = asked(opened)
    confirm = player.window.bidding.confirm
    assert not confirm.toolTip()
    press(player, Qt.Key.Key_C, SHIFT)
    assert confirm.toolTip() == "Échap annule ce choix"
    player.window.settings.language = "en"
    QApplication.processEvents()
    assert confirm.toolTip() == "Escape takes this choice back"
    press(player, Qt.Key.Key_Escape)
    assert not confirm.toolTip()


def test_enter_says_what_was_told(opened: Open) -> None:
    player = asked(opened)
    press(player, Qt.Key.Key_5)
    press(player, Qt.Key.Key_C, SHIFT)
    press(player, Qt.Key.Key_C)
    press(player, Qt.Key.Key_Return)
    assert said(player)[0] == Bid(150, Trump.HEARTS)


def test_another_language_keeps_the_prepared_bid_safe(opened: Open) -> None:
    player = asked(opened)
    press(player, Qt.Key.Key_5)
    press(player, Qt.Key.Key_C, SHIFT)
    player.window.settings.language = "en"
    QApplication.processEvents()
    press(player, Qt.Key.Key_P)
    assert said(player) == []
    assert hint(player) == TOLD["en"]


@pytest.mark.parametrize("by", ["button", "command"])
@pytest.mark.parametrize(("name", "call"), [("pass", PASS), ("double", Double())])
def test_buttons_and_menu_do_not_wait(opened: Open, by: str, name: str, call: object) -> None:
    player = asked(opened)
    bidding = player.window.bidding
    press(player, Qt.Key.Key_C, SHIFT)
    if by == "button":
        player.click(bidding.pass_button if name == "pass" else bidding.double_button)
    else:
        player.window.commands[name].trigger()
    assert said(player)[0] == call


def test_what_advice_has_chosen_does_not_hold_the_letters(opened: Open) -> None:
    player = asked(opened)
    bidding = player.window.bidding
    press(player, Qt.Key.Key_C, SHIFT)
    bidding.advise(Bid(100, Trump.CLUBS))
    bidding.focus_advised()
    press(player, Qt.Key.Key_P)
    assert said(player)[0] == PASS


def test_the_advised_pass_can_be_said_by_its_letter(opened: Open) -> None:
    player = asked(opened)
    bidding = player.window.bidding
    press(player, Qt.Key.Key_C, SHIFT)
    bidding.advise(PASS)
    bidding.focus_advised()
    press(player, Qt.Key.Key_P)
    assert said(player)[0] == PASS


def test_a_take_waits_too_and_the_offered_suit_does_not(opened: Open) -> None:
    player = opened(BELOTE_OFFICIELLE)
    window, takes = player.window, player.window.bidding.takes
    offered = takes.bid
    assert offered is not None
    press(player, Qt.Key.Key_A, SHIFT)
    press(player, Qt.Key.Key_P)
    assert said(player) == []
    assert "Échap annule ce choix" in hint(player)
    assert takes.bid == Take(Trump.ALL_TRUMPS)
    press(player, Qt.Key.Key_Escape)
    assert takes.bid == offered
    assert QApplication.focusWidget() is window.bidding.pass_button
    press(player, Qt.Key.Key_P)
    assert said(player)[0] == PASS


def test_enter_on_a_value_asks_for_the_trump(opened: Open) -> None:
    player = asked(opened)
    bidding = player.window.bidding
    press(player, Qt.Key.Key_5)
    press(player, Qt.Key.Key_Return)
    assert hint(player) == "Choisissez d’abord l’atout."
    assert said(player) == []
    assert bidding.values.chosen == (150, None)
    assert QApplication.focusWidget() in bidding.values.values.buttons


def test_a_bare_letter_promises_only_what_can_be_chosen(opened: Open) -> None:
    player = opened(BELOTE_OFFICIELLE)
    turned = player.window.session.view.turned
    assert turned is not None
    press(player, Qt.Key.Key_K)
    told = hint(player)
    assert told.startswith("Avec Maj : ")
    assert told.count(",") == 2, "the turned suit, no trumps, all trumps"


def test_a_bare_letter_says_why_nothing_can_be_bid(opened: Open) -> None:
    def east_doubles(view, cancel):  # type: ignore[no-untyped-def]
        double = Double()
        return double if double in view.legal_actions() else always_pass(view, cancel)

    player = opened(COINCHE, bots=east_doubles)
    press(player, Qt.Key.Key_P, SHIFT)
    press(player, Qt.Key.Key_Return)
    player.wait(lambda: player.asked_to_bid() and player.window.session.view.auction.doubled_by is not None)
    player.wait(player.asked)
    assert not player.window.bidding.values.is_open
    press(player, Qt.Key.Key_K)
    assert "Maj" not in hint(player)
    assert hint(player)
    press(player, Qt.Key.Key_Escape)


def test_the_page_of_keys_tells_of_escape(opened: Open) -> None:
    opened(None)
    assert ("Échap", "Annuler l’atout choisi") in table_keys()
