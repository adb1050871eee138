"""Where the keyboard is after something was taken back, and what is said where nothing can be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import Bid, Card, Deal, Phase, Play, Trump
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.panels.side import ActionButton
from belote_desktop.ui.table.card_widget import CardWidget
from tests.app.fakes import Gate
from tests.ui.conftest import QUICK, Open, Player, bid_lowest, play_first, press, reach
from tests.ui.rules.make import spaced

LEADS = (
    "coinche-maison; dealer=E; N=7H 8H 9H 10H 7D 8D 9D 10D; E=7S 8S QS JH QH KH AH QC;"
    " S=JS 9S AS 10S KS AC 10C KC; W=JD QD KD AD 7C 8C 9C JC; log=- - 80S - - - 7H 7C JS JH"
)
"""South leads to the second trick, any card of seven, and takes all that follow."""


def leading(opened: Open) -> Player:
    player = opened(None)
    deal = Deal.from_text(LEADS)
    player.window.settings.tell_certain_tricks = False
    player.window.begin(MatchConfig(deal.rules, think_seconds=0.05, seed=1), deal)
    player.wait(player.asked)
    return player


def take_back(player: Player) -> None:
    with player.qtbot.waitSignal(player.window.presenter.asked, timeout=60_000):
        press(player, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def play(player: Player, place: int) -> Card:
    """Play a permitted card, and wait for the next question."""
    card = player.playable()[place].card
    assert card is not None
    with player.qtbot.waitSignal(player.window.presenter.asked, timeout=60_000):
        player.window.session.act(Play(card))
    return card


@pytest.mark.parametrize("place", [0, 3, -1])
def test_the_card_taken_back_has_the_keyboard(opened: Open, place: int) -> None:
    player = leading(opened)
    card = play(player, place)
    take_back(player)
    focused = QApplication.focusWidget()
    assert isinstance(focused, CardWidget)
    assert focused.card is card


def test_a_card_taken_back_is_not_remembered_for_later(opened: Open) -> None:
    player = leading(opened)
    card = play(player, -1)
    take_back(player)
    player.key(Qt.Key.Key_Home)
    with player.qtbot.waitSignal(player.window.presenter.asked, timeout=60_000):
        player.key(Qt.Key.Key_Return)
    assert card in player.window.session.view.hand
    focused = QApplication.focusWidget()
    assert isinstance(focused, CardWidget)
    assert focused is player.playable()[0]


def test_a_bid_taken_back_is_chosen_and_its_button_has_the_keyboard(opened: Open) -> None:
    player = opened()
    window = player.window
    with player.qtbot.waitSignal(window.presenter.asked, timeout=60_000):
        window.session.act(Bid(110, Trump.HEARTS))
    take_back(player)
    bidding = window.bidding
    assert bidding.confirm.hasFocus()
    assert spaced(bidding.confirm.text()) == "Je dis 110 cœur"
    assert not bidding.confirm.accessibleDescription()  # nobody advised it
    player.key(Qt.Key.Key_Escape)
    assert not bidding.confirm.isEnabled()


def test_a_pass_taken_back_leaves_the_keyboard_on_pass(opened: Open) -> None:
    gate = Gate()
    player = opened(bots=gate)
    player.click(player.window.bidding.pass_button)
    player.wait(gate.entered.is_set)
    take_back(player)
    assert player.window.bidding.pass_button.hasFocus()
    gate.open.set()


def finished(opened: Open) -> Player:
    player = opened(None)
    player.window.begin(MatchConfig(QUICK.replace(target=10), think_seconds=0.05, seed=1))
    player.wait(player.asked)
    while not player.window.session.match.is_over:
        if not player.window.deal_end.isHidden():
            player.key(Qt.Key.Key_Return)
        elif player.asked_to_bid():
            bid_lowest(player)
        else:
            play_first(player)
        player.wait(player.asked)
    return player


def test_at_the_end_of_a_match_the_key_says_why_nothing_is_taken_back(opened: Open) -> None:
    """At the sheet of its last deal, at its own, and when that is put away."""
    player = finished(opened)
    window = player.window
    assert not window.deal_end.isHidden()
    wanted = "La partie est finie et rangée dans l’historique : on n’y reprend plus rien."
    before = window.session.match

    def said(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
        window.toast.drop_passing()
        window.table.set_hint("")
        press(player, key, modifier)
        return spaced(window.toast.text or window.table.hint)

    assert said(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier) == wanted
    assert window.toast.isVisible()
    assert not window.toast.geometry().intersects(window.deal_end.card.geometry())
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: not window.match_end.isHidden())
    assert said(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier) == wanted
    assert said(Qt.Key.Key_Backspace) == wanted
    assert said(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier) == "La partie est finie."
    player.key(Qt.Key.Key_Escape)
    assert window.match_end.isHidden()
    assert said(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier) == wanted
    install_translator("en")
    assert said(Qt.Key.Key_Backspace) == (
        "The match is over and in the history: nothing of it is taken back any more."
    )
    assert window.session.match is before


def test_at_the_end_of_a_deal_a_key_without_a_use_says_so_over_the_sheet(opened: Open) -> None:
    player = opened()
    window = player.window
    while window.deal_end.isHidden():
        bid_lowest(player) if player.asked_to_bid() else play_first(player)
        player.wait(player.asked)
    press(player, Qt.Key.Key_E)
    assert window.toast.text == "On étale quand c’est à soi de jouer."
    assert not window.deal_end.isHidden()


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_button_that_takes_back_keeps_the_keyboard(opened: Open, size: tuple[int, int]) -> None:
    player = opened(size=size)
    reach(player, Phase.PLAY, tricks=2)
    window = player.window
    buttons = window.side.findChildren(ActionButton) + window.strip.buttons
    text = window.commands["undo"].iconText()
    button = next(each for each in buttons if each.isVisible() and each.accessibleName() == text)
    before = len(window.session.match.deal.log)
    for _ in range(2):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        with player.qtbot.waitSignal(window.presenter.asked, timeout=60_000):
            player.key(Qt.Key.Key_Space)
        assert button.hasFocus()
        player.qtbot.wait(50)
        assert button.hasFocus()
        now = len(window.session.match.deal.log)
        assert now < before
        before = now
