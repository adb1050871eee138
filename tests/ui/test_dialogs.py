"""Every dialog and sheet in both languages: nothing cut off, nothing without a name, the keyboard at home."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QScrollArea,
    QWidget,
)

from belote_desktop.engine import BELOTE, COINCHE, Phase
from belote_desktop.ui.dialogs import shortcuts
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.dialogs.players import PlayersDialog
from belote_desktop.ui.dialogs.settings import SettingsDialog
from belote_desktop.ui.style import zoom
from tests.app.fakes import random_action
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player, bid_lowest, play_first, reach

LANGUAGES = ("fr", "en")
DIALOGS = ("new_match", "settings", "rules", "shortcuts", "about", "history")


def open_dialog(player: Player, name: str) -> QDialog:
    player.window.commands[name].trigger()
    dialog = player.window.wiring.dialog
    assert dialog is not None
    player.qtbot.waitExposed(dialog)
    QApplication.processEvents()
    return dialog


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("factor", [1.0, 1.6])
@pytest.mark.parametrize("name", DIALOGS)
def test_no_text_is_cut_off_in_a_dialog(opened: Open, language: str, factor: float, name: str) -> None:
    player = opened()
    player.window.settings.language = language
    zoom.set_for(1280 * factor, 800 * factor)
    dialog = open_dialog(player, name)
    assert dialog.windowTitle()
    assert not clipped(dialog)
    if isinstance(dialog, SettingsDialog):
        for page in range(dialog.tabs.count()):
            dialog.tabs.setCurrentIndex(page)
            QApplication.processEvents()
            assert not clipped(dialog)
    nameless = [
        widget
        for widget in dialog.findChildren(QWidget)
        if isinstance(widget, (QCheckBox, QComboBox))
        and not (widget.accessibleName() or getattr(widget, "text", str)())
    ]
    assert not nameless
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    player.wait(lambda: player.window.wiring.dialog is None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_no_text_is_cut_off_in_the_window(opened: Open, language: str, size: tuple[int, int]) -> None:
    player = opened(COINCHE.replace(target=200), bots=random_action, size=size)
    window = player.window
    window.settings.language = language
    QApplication.processEvents()
    seen = set()
    while window.match_end.isHidden():
        player.wait(player.asked)
        QApplication.processEvents()
        state = (
            "end" if not window.deal_end.isHidden() else "bid" if player.asked_to_bid()
            else "declare" if window.declare.isVisible() else "play"
        )  # fmt: skip
        assert not clipped(window), state
        seen.add(state)
        if state == "end":
            player.click(window.deal_end.next_button)
        elif state == "bid":
            bid_lowest(player)
        elif state == "declare":
            player.click(window.declare.silent)
        else:
            play_first(player)
    for _ in range(3):
        QApplication.processEvents()
    assert not clipped(window)
    assert {"end", "bid", "play"} <= seen


def test_the_reasons_of_a_score_need_no_scrolling_where_there_is_room(opened: Open) -> None:
    player = opened(size=(1280, 800))
    window, sheet = player.window, player.window.deal_end
    while sheet.isHidden():
        player.wait(player.asked)
        if not sheet.isHidden():
            break
        bid_lowest(player) if player.asked_to_bid() else play_first(player)
    player.click(sheet.score.explain)
    for _ in range(4):
        QApplication.processEvents()
    bar = sheet.findChild(QScrollArea).verticalScrollBar()
    assert sheet.card.height() < sheet.height() - 40
    assert bar.maximum() == 0
    assert not clipped(window)


def test_a_new_match_is_chosen_and_remembered(opened: Open) -> None:
    player = opened()
    dialog = open_dialog(player, "new_match")
    assert isinstance(dialog, NewMatchDialog)
    dialog.games.setCurrentRow([game.key for game in dialog.games.games].index("belote"))
    assert dialog.rules == BELOTE
    player.click(dialog.no_trumps)
    player.click(dialog.all_trumps)
    player.click(dialog.targets.buttons[0])
    dialog.level.setCurrentIndex(0)
    assert dialog.rules == BELOTE.replace(no_trumps=True, all_trumps=True, target=500)
    player.click(dialog.play)
    player.wait(player.asked)
    window = player.window
    assert window.session.config.rules == BELOTE.replace(no_trumps=True, all_trumps=True, target=500)
    assert window.session.config.level == "debutant"
    again = open_dialog(player, "new_match")
    assert isinstance(again, NewMatchDialog)
    assert again.rules == window.session.config.rules
    again.reject()
    player.wait(lambda: window.wiring.dialog is None)


def test_one_of_no_trumps_and_all_trumps_alone_survives_the_dialog(opened: Open) -> None:
    rules = COINCHE.replace(all_trumps=False, must_underruff=True)
    player = opened()
    from belote_desktop.engine.presets import rules_to_text

    player.window.settings.last_rules = rules_to_text(rules)
    dialog = open_dialog(player, "new_match")
    assert isinstance(dialog, NewMatchDialog)
    assert dialog.rules == rules
    assert dialog.own_note.text() == "1 règle changée"
    dialog.reject()
    player.wait(lambda: player.window.wiring.dialog is None)


def test_all_the_rules_can_be_reached(opened: Open) -> None:
    from belote_desktop.ui.rules.rules_dialog import RulesDialog

    player = opened()
    dialog = open_dialog(player, "new_match")
    assert isinstance(dialog, NewMatchDialog)
    player.click(dialog.rules_button)
    rules = dialog.findChild(RulesDialog)
    assert rules is not None
    rules.form.set_rules(COINCHE.replace(must_underruff=True))
    rules.accept()
    assert dialog.rules == COINCHE.replace(must_underruff=True)
    dialog.reject()
    player.wait(lambda: player.window.wiring.dialog is None)


def test_the_keyboard_comes_back_to_the_bids_after_a_dialog(opened: Open) -> None:
    player = opened()
    dialog = open_dialog(player, "about")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    player.wait(lambda: player.window.wiring.dialog is None)
    player.wait(lambda: player.window.bidding.isAncestorOf(player.window.focusWidget() or player.window))


def test_enter_presses_the_button_that_has_the_keyboard(opened: Open) -> None:
    player = opened()
    match = player.window.session.match
    dialog = open_dialog(player, "new_match")
    assert isinstance(dialog, NewMatchDialog)
    dialog.players.setFocus()
    QTest.keyClick(dialog.players, Qt.Key.Key_Return)
    player.wait(lambda: dialog.findChild(PlayersDialog) is not None)
    people = dialog.findChild(PlayersDialog)
    assert people is not None
    people.reject()
    dialog.cancel.setFocus()
    QTest.keyClick(dialog.cancel, Qt.Key.Key_Enter)
    player.wait(lambda: player.window.wiring.dialog is None)
    assert player.window.session.match is match
    settings = open_dialog(player, "settings")
    assert isinstance(settings, SettingsDialog)
    player.window.settings.set("four_colours", True)
    settings.reset_all.setFocus()
    QTest.keyClick(settings.reset_all, Qt.Key.Key_Return)
    assert settings.isVisible()
    settings.reject()
    player.wait(lambda: player.window.wiring.dialog is None)


def test_tab_stays_within_the_end_of_deal_sheet(opened: Open) -> None:
    player = opened()
    window = player.window
    reach(player, Phase.PLAY)
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if window.deal_end.isHidden():
            play_first(player)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Down):
        player.key(key)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert window.deal_end.isAncestorOf(focused)


def test_title_and_verdict_of_the_score_share_an_edge_and_the_question_their_line(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    sheet = player.window.deal_end
    while sheet.isHidden():
        player.wait(player.asked)
        if sheet.isHidden():
            play_first(player)
    QApplication.processEvents()
    score = sheet.score

    def left(label: QLabel) -> int:
        return label.mapTo(sheet, label.contentsRect().topLeft()).x()

    def middle(widget: QWidget) -> int:
        return widget.mapTo(sheet, widget.rect().center()).y()

    assert left(score._outcome_text) == left(sheet.title)
    assert abs(middle(score.explain) - middle(score._outcome_text)) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_keys_fits_a_small_screen_in_large_type(
    opened: Open, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its sentences take a second line there instead of the neighbour's screen."""
    monkeypatch.setattr(shortcuts, "room_for", lambda _dialog: QSize(780, 560))
    player = opened()
    player.window.settings.language = language
    zoom.set_for(1280 * 1.6, 800 * 1.6)
    dialog = open_dialog(player, "shortcuts")
    assert dialog.width() <= 780
    assert dialog.height() <= 560
    assert not clipped(dialog)
    dialog.reject()
    player.wait(lambda: player.window.wiring.dialog is None)


def test_page_keys_scroll_the_score_of_a_deal_in_a_small_window(opened: Open) -> None:
    player = opened(size=(680, 520))
    sheet = player.window.deal_end
    while sheet.isHidden():
        bid_lowest(player) if player.asked_to_bid() else play_first(player)
        player.wait(player.asked)
    player.click(sheet.score.explain)
    bar = sheet._scroll.verticalScrollBar()
    player.wait(lambda: bar.maximum() > 0)
    sheet.next_button.setFocus()
    player.key(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    player.key(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    player.key(Qt.Key.Key_Home)
    assert bar.value() == 0
    assert not sheet.isHidden()
