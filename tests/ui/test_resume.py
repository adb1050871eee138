"""Closing the window at any point and starting again goes on exactly where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.engine import BELOTE, COINCHE, Phase, RuleSet
from belote_desktop.ui.table.card_widget import CardWidget
from tests.app.fakes import random_action
from tests.ui.conftest import QUICK, Open, Player, bid_lowest, play_first, reach


def reopened(opened: Open, player: Player) -> Player:
    """The window closed and the program started again."""
    player.window.close()
    again = opened(None)
    assert again.window.session.resume()
    again.wait(again.asked)
    return again


@pytest.mark.parametrize("rules", [QUICK, BELOTE], ids=["coinche", "belote"])
def test_in_the_auction(opened: Open, rules: RuleSet) -> None:
    player = opened(rules, bots=random_action)
    before = player.window.session.match
    again = reopened(opened, player)
    assert again.window.session.match == before
    assert again.asked_to_bid()
    assert set(again.window.bidding.legal) == set(before.deal.legal_actions())


def test_in_the_middle_of_a_trick(opened: Open) -> None:
    player = opened(bots=random_action)
    reach(player, Phase.PLAY, tricks=3)
    before = player.window.session.match
    texts = player.window.side.record.texts()
    again = reopened(opened, player)
    window = again.window
    assert window.session.match == before
    assert [card.card for card in window.table.stage.hand] == [
        card.card for card in player.window.table.stage.hand
    ]
    assert {seat: w.card for seat, w in window.table.stage.trick.items()} == dict(
        before.deal.trick.plays(before.rules.direction)
    )
    assert window.side.record.texts() == texts
    assert window.contract.accessibleName() == player.window.contract.accessibleName()


def test_at_the_end_of_a_deal(opened: Open) -> None:
    player = opened(bots=random_action)
    reach(player, Phase.PLAY)
    while player.window.deal_end.isHidden():
        player.wait(player.asked)
        if player.window.deal_end.isHidden():
            bid_lowest(player) if player.asked_to_bid() else play_first(player)
    before = player.window.session.match
    again = reopened(opened, player)
    assert again.window.session.match == before
    assert not again.window.deal_end.isHidden()
    assert again.window.deal_end.title.text() == player.window.deal_end.title.text()


def declaring(opened: Open) -> Player:
    """A window that offers a declaration."""
    for seed in range(40):
        player = opened(COINCHE, seed=seed)
        bid_lowest(player)
        player.wait(lambda player=player: player.window.session.view.phase is Phase.PLAY)  # type: ignore[misc]
        player.wait(player.asked)
        if player.window.declare.isVisible():
            return player
        player.window.close()
    raise AssertionError("no hand with a declaration")


def test_with_a_declaration_to_make(opened: Open) -> None:
    again = reopened(opened, declaring(opened))
    again.wait(again.window.declare.isVisible)
    again.click(again.window.declare.confirm)
    again.wait(lambda: bool(again.window.session.view.named))
    assert not again.window.declare.isVisible()


def test_keeping_silent_leads_to_the_cards(opened: Open) -> None:
    player = declaring(opened)
    player.key(Qt.Key.Key_Escape)
    assert not player.window.declare.isVisible()
    assert isinstance(QApplication.focusWidget(), CardWidget)
    play_first(player)
    assert not player.window.session.view.named


def test_size_and_place_are_kept(opened: Open) -> None:
    player = opened(size=(720, 610))
    player.window.close()
    assert player.window.settings.window_geometry
    again = opened(None)
    again.window._restore_geometry()
    assert again.window.size().toTuple() == (720, 610)
