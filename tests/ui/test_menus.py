"""Every command of the menus, given as a player gives it: none breaks."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from belote_desktop.engine import Phase
from belote_desktop.ui import application, theme
from belote_desktop.ui.commands import MENUS
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from tests.ui.conftest import Open, press, reach
from tests.ui.test_mnemonics import letter_of

_CHOICES = ("-", "theme", "table", "speed", "language")
_NAMES = [name for names in MENUS.values() for name in names if name not in _CHOICES]


def test_four_colours_from_the_menu(opened: Open) -> None:
    window = opened().window
    action = window.commands["four_colours"]
    for on in (True, False):
        action.trigger()
        assert window.settings.four_colours is on
        assert theme.theme().four_colours is on
        assert action.isChecked() is on


def test_f10_opens_the_menus_as_the_page_of_keys_says(opened: Open) -> None:
    player = opened()
    before = QApplication.focusWidget()
    press(player, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "&Partie"
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    QTest.keyClick(player.window.menuBar(), Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert QApplication.focusWidget() is before


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_letter_stands_twice_in_a_menu(opened: Open, language: str) -> None:
    window = opened().window
    window.settings.language = language
    menus = [each for each in window.menuBar().findChildren(QMenu) if each.actions()]
    assert len(menus) > len(MENUS), "the choices too"
    titles = [letter_of(action.text()) for action in window.menuBar().actions()]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    for text in ("&Surcoinche", "&Conseil"):  # the match changes texts while it goes on
        window.commands["double"].setText(text)
        for menu in menus:
            menu.aboutToShow.emit()
            shown = [each for each in menu.actions() if each.isVisible() and not each.isSeparator()]
            letters = [letter_of(each.text()) for each in shown]
            assert all(letters), (menu.title(), [each.text() for each in shown])
            assert len(set(letters)) == len(letters), (menu.title(), [each.text() for each in shown])
            for action, letter in zip(shown, letters, strict=True):
                assert letter in action.text().lower().replace("&", "")


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_every_command_can_be_given_at_any_time(opened: Open, phase: Phase) -> None:
    """One window for all that leave the position as it is: to reach it takes longest."""
    player = match = None
    for name in _NAMES:
        if name == "quit":
            continue
        if player is None or player.window.session.match is not match:
            player = opened()
            reach(player, phase, tricks=1 if phase is Phase.PLAY else 0)
            match = player.window.session.match
        for _ in range(2):  # what is switched on is switched off again
            player.window.commands[name].trigger()
            QApplication.processEvents()
            if player.window.wiring.dialog is not None:
                player.window.wiring.dialog.reject()
        player.wait(player.asked)


def test_every_choice_of_the_menus_can_be_taken(opened: Open) -> None:
    window = opened().window
    for (key, value), action in window.commands.choices.items():
        if key == "table":
            window.settings.theme = "light"  # with high contrast there is nothing to choose
        action.trigger()
        assert window.settings.get(key) == value
        assert action.isChecked()


def test_quit_closes_the_window(opened: Open) -> None:
    window = opened().window
    window.commands["quit"].trigger()
    assert not window.isVisible()


def test_the_side_panel_stays_as_the_player_left_it(opened: Open) -> None:
    player = opened()
    player.window.commands["side_panel"].trigger()
    assert not player.window.side.isVisible()
    player.window.close()
    again = opened(None)
    assert not again.window.side.isVisible()
    assert not again.window.commands["side_panel"].isChecked()
    again.window.resize(720, 600)
    again.window.resize(1280, 800)
    assert not again.window.side.isVisible()
    again.window.commands["side_panel"].trigger()
    again.window.close()
    assert opened(None).window.side.isVisible()


def test_a_start_without_a_match_asks_which_one(opened: Open) -> None:
    window = opened(None).window
    window.wiring.welcome()
    dialog = window.wiring.dialog
    assert isinstance(dialog, NewMatchDialog)
    dialog.reject()
    assert not window.session.has_match
    assert "Nouvelle partie" in window.table.hint
    window.wiring.welcome()
    again = window.wiring.dialog
    assert isinstance(again, NewMatchDialog)
    again.accept()
    assert window.session.has_match
    assert "Nouvelle partie" not in window.table.hint


def test_a_crash_of_last_time_is_told_once_and_calmly(opened: Open, tmp_path: Path) -> None:
    window = opened().window
    application.tell_fault(window, None)
    assert not window.toast.text
    application.tell_fault(window, tmp_path / "crash.log.1")
    assert "crash.log.1" in window.toast.text
    assert window.toast._close.isVisible()  # it waits for the player


def test_bar_and_menus_are_made_here(opened: Open) -> None:
    """PySide may take one that Qt makes for dead while it lives: each opening of a menu was a fault then."""
    window = opened().window
    menus = [action.menu() for action in window.menu_bar.actions()]
    menus += [action.menu() for menu in menus for action in menu.actions() if action.menu() is not None]
    assert window.menuBar() is window.menu_bar
    assert len(menus) > 4
    assert all(shiboken6.createdByPython(each) for each in (window.menu_bar, *menus))
