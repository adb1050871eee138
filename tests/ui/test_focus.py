"""The keyboard stays with what the player is asked for, whatever becomes of a button or of the felt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belote_desktop.bots.base import CancelFlag
from belote_desktop.engine import Action, Phase, View
from belote_desktop.ui.panels.side import ActionButton
from belote_desktop.ui.table.card_widget import CardWidget
from tests.app.fakes import Gate, always_pass
from tests.ui.conftest import Open, Player, press, reach


def side_button(player: Player, name: str) -> ActionButton:
    """A button of the side panel."""
    buttons = player.window.side.findChildren(ActionButton)
    return next(
        button for button in buttons if button.text() == player.window.commands[name].text().replace("&", "")
    )


def go_right(player: Player) -> object:
    """Go to the second thing that can be chosen; it has the keyboard then."""
    player.key(Qt.Key.Key_Right)
    return QApplication.focusWidget()


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
@pytest.mark.parametrize("way", ["click", "key", "space on the button"])
def test_asking_for_advice_leaves_the_keyboard_where_it_was_until_the_answer(
    opened: Open, phase: Phase, way: str
) -> None:
    gate = Gate()
    asked: list[View] = []

    def bots(view: View, cancel: CancelFlag) -> Action:
        return gate(view, cancel) if view in asked else always_pass(view, cancel)

    player = opened(bots=bots)
    reach(player, phase)
    asked.append(player.window.session.view)
    before = go_right(player)
    button = side_button(player, "hint")
    if way == "click":
        player.click(button)
    elif way == "key":
        press(player, Qt.Key.Key_H)
    else:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        player.key(Qt.Key.Key_Space)
    player.wait(gate.entered.is_set)
    QApplication.processEvents()
    assert QApplication.focusWidget() is before
    gate.open.set()
    player.wait(lambda: not player.window.comfort.adviser.is_working)
    QApplication.processEvents()
    after = QApplication.focusWidget()
    if phase is Phase.PLAY:
        assert isinstance(after, CardWidget)
        assert after.advised
    else:
        assert after is player.window.bidding.pass_button


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_a_click_on_the_felt_takes_the_keyboard_from_nobody(opened: Open, phase: Phase) -> None:
    player = opened()
    reach(player, phase)
    table = player.window.table
    before = go_right(player)
    bare = QPoint(table.width() - 4, table.height() - 4)
    assert table.childAt(bare) is None
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=bare)
    assert QApplication.focusWidget() is before
    side_button(player, "match_sheet").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=bare)
    assert QApplication.focusWidget() is before


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_a_pause_gives_the_keyboard_back_where_it_was(opened: Open, phase: Phase) -> None:
    player = opened()
    reach(player, phase)
    go_right(player)
    if phase is Phase.AUCTION:
        player.key(Qt.Key.Key_Down)
        player.key(Qt.Key.Key_Right)
    before, chosen = QApplication.focusWidget(), player.window.bidding.values.chosen
    press(player, Qt.Key.Key_Pause)
    player.key(Qt.Key.Key_Return)
    player.wait(player.asked)
    QTest.qWait(20)
    assert QApplication.focusWidget() is before
    assert player.window.bidding.values.chosen == chosen


def test_a_button_that_vanishes_with_the_keyboard_gives_it_back(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    window = player.window
    for name in ("hint", "undo", "match_sheet"):
        before = QApplication.focusWidget()
        side_button(player, name).setFocus(Qt.FocusReason.TabFocusReason)
        window.commands[name].setEnabled(False)
        player.wait(lambda before=before: QApplication.focusWidget() is before)  # type: ignore[misc]
        window.commands[name].setEnabled(True)
    window.toast.tell("Un mot", lasting=True)
    window.toast._close.setFocus(Qt.FocusReason.TabFocusReason)
    player.key(Qt.Key.Key_Space)
    player.wait(lambda: QApplication.focusWidget() in player.playable())


def test_a_glance_gives_the_keyboard_back_without_a_detour(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY, tricks=1)
    before = QApplication.focusWidget()
    had: list[object] = []
    QApplication.instance().focusChanged.connect(lambda _old, new: had.append(new))  # type: ignore[union-attr]
    press(player, Qt.Key.Key_L)
    press(player, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is before
    assert not [each for each in had if isinstance(each, ActionButton)]
