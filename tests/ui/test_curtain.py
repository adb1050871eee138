"""Several players at one window: nobody sees the cards of another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton as Button
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.setting import Setting
from belote_desktop.app.settings import Settings
from belote_desktop.engine import DECK, Card, Phase, Seat
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.phrases.cards import card_name
from belote_desktop.ui.table.card_widget import CardWidget
from belote_desktop.ui.table.side_hand import SideHand
from tests.ui.accessible import told as read_aloud
from tests.ui.conftest import QUICK, Open, Player, bid_lowest, reach

EVERYBODY = frozenset(Seat)
SHOWS_CARDS = ("copy_deal", "last_trick", "card_order", "pass", "double", "declare", "hint", "lay_down")


def words(widget: QWidget) -> Iterator[str]:
    """Everything a widget says, to eyes or ears."""
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.toolTip()
    if isinstance(widget, QLabel | QLineEdit | Button):
        yield widget.text()
    for action in widget.actions():
        yield from (action.text(), action.toolTip())


def told(window: MainWindow) -> set[Card]:
    """The cards that any visible widget shows or speaks of."""
    found = set()
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        if isinstance(widget, CardWidget) and widget.card is not None:
            found.add(widget.card)
        if isinstance(widget, SideHand) and widget.cards:
            found.update(widget.cards)
        spoken = " | ".join(words(widget)).lower()
        found.update(card for card in DECK if card_name(card) in spoken)
    return found


def public(player: Player) -> set[Card]:
    """The cards that everybody has seen."""
    deal = player.window.session.match.deal
    return {card for trick in (*deal.tricks, deal.trick) for card in trick.cards}


def sit(
    opened: Open, humans: frozenset[Seat] = EVERYBODY, names: tuple[str, ...] = ("", "", "", "")
) -> Player:
    player = opened(None)
    config = MatchConfig(QUICK, think_seconds=0.05, seed=1, dealer=Seat.WEST, humans=humans)
    player.window.begin(replace(config, names=names))
    player.wait(lambda: not player.window.curtain.isHidden())
    return player


def lift(player: Player) -> None:
    player.click(player.window.curtain.button)
    player.wait(player.asked)


def test_nothing_of_any_hand_is_told_while_the_curtain_is_drawn(opened: Open) -> None:
    player = sit(opened)
    window = player.window
    curtains = 0
    while len(window.session.match.deal.tricks) < 3:
        if not window.curtain.isHidden():
            curtains += 1
            assert told(window) <= public(player)
            assert window.curtain.geometry() == window.table.geometry()
            assert window.childAt(window.curtain.geometry().center() + QPoint(0, 200)) is not None
            assert not [card for card in window.table.stage.hand if card.isVisible()]
            window.presenter.refresh()
            window.table.set_hint("")
            assert told(window) <= public(player)
            lift(player)
        seat = window.session.turn
        assert seat is not None
        assert window.session.front is seat
        hand = set(window.session.match.deal.hands[seat])
        assert {card.card for card in window.table.stage.hand} == hand
        assert told(window) <= hand | public(player)
        if player.asked_to_bid():
            bid_lowest(player)
        else:
            player.click_card(player.playable()[0])
        player.wait(lambda: not window.curtain.isHidden() or player.asked())
    assert curtains >= 12


def test_the_table_turns_so_that_the_player_sits_below(opened: Open) -> None:
    player = sit(opened, names=("Ana", "Bo", "Cy", "Di"))
    window = player.window
    assert "Cy" in window.curtain.title.text()  # South speaks first after West has dealt
    lift(player)
    assert window.table.place_of(Seat.SOUTH) is Seat.SOUTH
    player.click(window.bidding.pass_button)
    player.wait(lambda: not window.curtain.isHidden())
    assert "Bo" in window.curtain.title.text()
    assert "Bo" in window.curtain.accessibleName()
    lift(player)
    assert window.session.view.seat is Seat.EAST
    assert window.table.place_of(Seat.EAST) is Seat.SOUTH
    assert window.table.plates[Seat.SOUTH].name() == "Bo"
    assert "vous" in window.table.plates[Seat.SOUTH].tells()


def test_the_curtain_works_by_keyboard_and_keeps_keys_from_the_table(opened: Open) -> None:
    player = sit(opened)
    window = player.window
    log = window.session.match.deal.log
    for key in (Qt.Key.Key_P, Qt.Key.Key_Left, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_H):
        player.key(key)
        assert window.session.match.deal.log == log
        assert not window.curtain.isHidden()
        assert told(window) == set()
    for name in ("undo", "hint", "lay_down", "redeal", "replay_deal", "pause"):
        assert not window.commands[name].isEnabled(), name
    player.key(Qt.Key.Key_Return)
    player.wait(player.asked)
    assert window.curtain.isHidden()


def test_a_change_of_language_or_size_shows_nothing(opened: Open) -> None:
    player = sit(opened)
    window = player.window
    french = window.curtain.title.text()
    install_translator("en")
    QApplication.processEvents()
    assert window.curtain.title.text() != french
    window.resize(900, 640)
    QApplication.processEvents()
    assert told(window) == set()
    assert window.curtain.geometry() == window.table.geometry()


def test_no_change_of_a_setting_shows_anything(opened: Open) -> None:
    player = sit(opened)
    window = player.window
    lift(player)
    player.click(window.bidding.pass_button)
    player.wait(lambda: not window.curtain.isHidden())
    assert told(window) == set()
    changes = 0
    for setting in Settings.declared():
        before = window.settings.get(setting.key)
        for value in _others(setting, before):
            changes += 1
            window.settings.set(setting.key, value)
            QApplication.processEvents()
            assert told(window) == set(), (setting.key, value)
        window.settings.set(setting.key, before)
    assert changes > 30
    lift(player)
    seat = window.session.turn
    assert {card.card for card in window.table.stage.hand} == set(window.session.match.deal.hands[seat])


def _others(setting: Setting, before: object) -> list[object]:
    """Values of a setting beside the present one, as far as they can be listed."""
    if isinstance(before, bool):
        return [not before]
    return [value for value in getattr(setting, "choices", ()) if value != before]


def test_no_command_shows_or_copies_a_card_while_the_curtain_is_drawn(opened: Open) -> None:
    player = sit(opened)
    window = player.window
    QApplication.clipboard().setText("before")

    def check() -> None:
        for name in SHOWS_CARDS:
            assert not window.commands[name].isEnabled(), name
            window.commands[name].trigger()
        window.wiring.copy_deal()
        assert QApplication.clipboard().text() == "before"
        assert told(window) <= public(player)

    check()
    lift(player)
    assert window.commands["copy_deal"].isEnabled()
    assert window.commands["pass"].isEnabled()
    player.click(window.bidding.pass_button)
    player.wait(lambda: not window.curtain.isHidden())
    check()
    window.begin(window.session.config)
    player.wait(lambda: not window.curtain.isHidden())
    check()


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_nothing_below_the_pause_can_be_read_or_pressed(
    opened: Open, phase: Phase, size: tuple[int, int]
) -> None:
    player = opened(size=size)
    reach(player, phase, tricks=1 if phase is Phase.PLAY else 0)
    window = player.window
    window.commands["last_trick"].trigger()
    hand = {card.card for card in window.table.stage.hand}
    assert hand <= told(window)
    QApplication.clipboard().setText("before")
    window.commands["pause"].trigger()
    assert told(window) == set()
    heard = list(read_aloud(window.centralWidget())) + list(read_aloud(window.pause))
    assert [each.name for each in heard if "Press" in each.actions and not each.disabled] == ["Reprendre"]
    for name in SHOWS_CARDS:
        assert not window.commands[name].isEnabled(), name
    window.wiring.copy_deal()
    assert QApplication.clipboard().text() == "before"
    window.settings.trumps_first = not window.settings.trumps_first
    window.settings.language = "en"
    window.resize(900, 640)
    QTest.qWait(20)
    assert told(window) == set()
    assert window.pause.geometry() == window.area.geometry()
    assert QApplication.focusWidget() is window.pause.button
    player.key(Qt.Key.Key_Return)
    player.wait(player.asked)
    assert {card.card for card in window.table.stage.hand if card.isVisible()} == hand
    assert window.commands["copy_deal"].isEnabled()
    assert window.table.isVisible()
    assert window.side.isVisible() or window.strip.isVisible()


def test_a_pause_while_cards_are_dealt_covers_them(opened: Open) -> None:
    player = opened(None, speed="slow")
    window = player.window
    window.begin(MatchConfig(QUICK, think_seconds=0.05, seed=1, dealer=Seat.WEST, humans=EVERYBODY))
    player.wait(lambda: not window.curtain.isHidden())
    player.click(window.curtain.button)
    player.wait(lambda: window.director.running)
    window.commands["pause"].trigger()
    assert window.pause.isVisible()
    assert not window.director.running
    assert told(window) == set()


def test_two_players_against_two_bots_see_the_curtain_only_for_each_other(opened: Open) -> None:
    player = sit(opened, frozenset({Seat.SOUTH, Seat.NORTH}))
    window = player.window
    lift(player)
    bid_lowest(player)
    player.wait(lambda: not window.curtain.isHidden())
    assert window.curtain.seat is Seat.NORTH
    lift(player)
    player.click(window.bidding.pass_button)
    player.wait(lambda: not window.curtain.isHidden() or player.asked())
    assert window.session.match.deal.phase is Phase.PLAY
    assert window.curtain.seat is Seat.SOUTH
    lift(player)
    window.session.undo()
    player.wait(lambda: not window.curtain.isHidden())
    assert window.curtain.seat is Seat.NORTH  # what is taken back was North's call
    assert told(window) <= public(player)


def test_both_sides_at_one_window_are_called_by_their_seats(opened: Open) -> None:
    player = sit(opened)
    assert player.window.side.match_score._names[Seat.SOUTH.team].text() == "Nord-Sud"
    alone = opened()
    assert alone.window.side.match_score._names[Seat.SOUTH.team].text() == "Nous"


def test_alone_there_is_no_curtain(opened: Open) -> None:
    player = opened()
    assert player.window.curtain.isHidden()
    assert not player.window.session.config.shares_screen


def test_another_match_drops_the_curtain(opened: Open) -> None:
    player = sit(opened)
    player.window.begin(MatchConfig(QUICK, think_seconds=0.05, seed=2, dealer=Seat.WEST))
    player.wait(player.asked)
    assert player.window.curtain.isHidden()
    QTest.keyClick(player.window, Qt.Key.Key_F2)
    assert isinstance(player.window.commands["shortcuts"], QAction)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
