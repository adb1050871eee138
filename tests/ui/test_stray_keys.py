"""A key pressed once too often, or held down, calls, declares and plays nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belote_desktop.engine import BELOTE, COINCHE, Bid, Pass, Phase, Seat, Trump
from belote_desktop.ui import key_gate
from belote_desktop.ui.key_gate import QUIET_MS
from tests.ui.conftest import QUICK, Open, Player, play_first, reach


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels are deaf until `later`: no machine is so slow that the moment passes between two keys."""
    monkeypatch.setattr(key_gate, "QUIET_MS", 600_000)


def later(player: Player) -> None:
    """The moment of deafness of all panels has passed."""
    timers = [gate._timer for gate in player.window.findChildren(key_gate.KeyGate)]
    assert any(timer.isActive() for timer in timers)
    for timer in timers:
        if timer.isActive():
            timer.start(0)
    player.wait(lambda: not any(timer.isActive() for timer in timers))


def test_the_moment_of_deafness_outlasts_a_double_press() -> None:
    assert 300 <= QUIET_MS <= 500


def press(player: Player, *keys: Qt.Key, repeated: bool = False) -> None:
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        if repeated:
            text = "\r" if key is Qt.Key.Key_Return else ""
            modifier = Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(
                focused, QKeyEvent(QEvent.Type.KeyPress, int(key), modifier, text, autorep=True)
            )
        else:
            QTest.keyClick(focused, key)


def test_a_panel_that_has_just_appeared_keeps_no_function_key(opened: Open, quiet: None) -> None:
    player = opened()
    press(player, Qt.Key.Key_F2)
    assert player.window.wiring.dialog is not None
    player.window.wiring.dialog.reject()


def test_what_only_chooses_is_heard_at_once_and_enter_after_it_is_not(opened: Open, quiet: None) -> None:
    player = opened()
    bidding = player.window.bidding
    press(player, Qt.Key.Key_9)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert bidding.values.bid == Bid(90, Trump.CLUBS)
    press(player, Qt.Key.Key_Return)
    assert player.window.session.view.auction.calls == ()
    later(player)
    press(player, Qt.Key.Key_Return)
    assert player.window.session.view.auction.calls[0] == (Seat.SOUTH, Bid(90, Trump.CLUBS))


@pytest.mark.parametrize("rules", [QUICK, BELOTE], ids=["coinche", "belote"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_P, Qt.Key.Key_Down])
def test_a_panel_that_has_just_appeared_hears_no_key(
    opened: Open, quiet: None, rules: object, key: Qt.Key
) -> None:
    player = opened(rules)
    window = player.window
    focused = QApplication.focusWidget()
    press(player, key, key, Qt.Key.Key_Return)
    assert window.session.view.auction.calls == ()
    assert QApplication.focusWidget() is focused
    later(player)
    press(player, Qt.Key.Key_P)
    assert window.session.view.auction.calls[0] == (Seat.SOUTH, Pass())


def test_a_double_enter_on_the_score_sheet_calls_nothing(opened: Open, quiet: None) -> None:
    player = opened(dealer=Seat.SOUTH)
    window = player.window
    later(player)
    reach(player, Phase.PLAY)
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if window.deal_end.isHidden():
            play_first(player)
    press(player, Qt.Key.Key_Return)  # too early: the sheet has not been read
    assert not window.deal_end.isHidden()
    later(player)
    press(player, Qt.Key.Key_Return, Qt.Key.Key_Return)
    player.wait(player.asked_to_bid)
    press(player, Qt.Key.Key_Return, Qt.Key.Key_Return)
    later(player)
    for _ in range(20):
        press(player, Qt.Key.Key_Return, repeated=True)
    assert window.session.match.deal.phase is Phase.AUCTION
    assert all(seat is not Seat.SOUTH for seat, _ in window.session.view.auction.calls)


def test_a_key_held_down_takes_no_contract(opened: Open) -> None:
    for rules in (QUICK, BELOTE):
        player = opened(rules)
        press(player, *[Qt.Key.Key_Return] * 20, repeated=True)
        player.key(Qt.Key.Key_Down if rules is QUICK else Qt.Key.Key_Up)
        press(player, *[Qt.Key.Key_Return] * 20, repeated=True)
        assert player.window.session.view.auction.calls == ()
        player.window.close()


def test_after_a_raise_of_the_partner_nothing_is_chosen(opened: Open) -> None:
    def north_raises(view, cancel):  # type: ignore[no-untyped-def]
        if view.phase is Phase.AUCTION and view.seat is Seat.NORTH:
            return Bid(100, Trump.SPADES)
        return Pass() if view.phase is Phase.AUCTION else view.legal_actions()[0]

    player = opened(bots=north_raises)
    window = player.window
    player.click(window.bidding.values.trumps.buttons[0])
    player.click(window.bidding.confirm)
    player.wait(lambda: player.asked_to_bid() and len(window.session.view.auction.calls) == 4)
    assert window.bidding.values.trumps.value is None
    player.key(Qt.Key.Key_Return)
    assert len(window.session.view.auction.calls) == 4


def test_the_box_of_declarations_hears_no_early_key(opened: Open, quiet: None) -> None:
    for seed in range(40):
        player = opened(COINCHE, seed=seed)
        player.window.presenter.act(Bid(80, Trump.SPADES))
        player.wait(lambda player=player: player.window.session.view.phase is Phase.PLAY)  # type: ignore[misc]
        player.wait(player.asked)
        if player.window.declare.isVisible():
            break
        player.window.close()
    press(player, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_A)
    assert player.window.declare.isVisible()
    assert not any(player.window.session.view.named)
    later(player)
    press(player, Qt.Key.Key_Return)
    assert player.window.declare.isHidden()
