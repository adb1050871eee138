"""The dialog that begins a match: every game at hand, and what it asks about each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app.rule_files import OwnRules
from belote_desktop.app.settings import Settings
from belote_desktop.engine.options import CountsToward
from belote_desktop.engine.presets import ANCIENNE, BELOTE, COINCHE, COINCHE_MAISON, PRESETS, rules_to_text
from belote_desktop.ui.dialogs.game_list import about_font, name_font
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.rules.rules_dialog import RulesDialog
from belote_desktop.ui.style import scaled
from tests.ui.clipping import clipped

SUNDAY = COINCHE.replace(must_underruff=True, target=1500)


@pytest.fixture
def own() -> OwnRules:
    rules = OwnRules()
    rules.save("Dimanche", SUNDAY)
    return rules


@pytest.fixture
def dialog(qtbot: QtBot, own: OwnRules) -> Iterator[NewMatchDialog]:
    made = NewMatchDialog(Settings.load(), True, own=own)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    for box in made.findChildren(RulesDialog):
        box.reject()


def pick(dialog: NewMatchDialog, key: str) -> None:
    """A click on a game of the list."""
    row = next(row for row, game in enumerate(dialog.games.games) if game.key == key)
    place = dialog.games.visualItemRect(dialog.games.item(row)).center()
    QTest.mouseClick(dialog.games.viewport(), Qt.MouseButton.LeftButton, pos=place)


def left_edge(dialog: NewMatchDialog, widget: QWidget) -> int:
    return widget.mapTo(dialog, QPoint(0, 0)).x()


def test_all_six_games_and_the_own_ones_are_there(dialog: NewMatchDialog) -> None:
    assert [game.key for game in dialog.games.games[:6]] == [
        "coinche", "coinche-maison", "contree", "belote", "belote-officielle", "ancienne",
    ]  # fmt: skip
    assert set(PRESETS) == {game.key for game in dialog.games.games[:6]}
    assert [game.name for game in dialog.games.games[6:]] == ["Dimanche"]
    for preset in PRESETS:
        pick(dialog, preset)
        assert dialog.rules == PRESETS[preset]
        assert dialog.own_note.text() == ""
    pick(dialog, "own:Dimanche")
    assert dialog.rules == SUNDAY
    assert dialog.own_note.text() == ""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_fits_the_smallest_window_with_every_game(qtbot: QtBot, own: OwnRules, language: str) -> None:
    install_translator(language)
    dialog = NewMatchDialog(Settings.load(), True, own=own)
    qtbot.addWidget(dialog)
    dialog.show()
    for preset in PRESETS:
        pick(dialog, preset)
        QApplication.processEvents()
        assert dialog.width() <= 800
        assert dialog.height() <= 560
        assert not clipped(dialog)
    for game in dialog.games.games:
        room = dialog.games.viewport().width() - 2 - 2 * scaled(10)
        assert QFontMetricsF(name_font(dialog.games.font())).horizontalAdvance(game.name) <= room + 1
        assert QFontMetricsF(about_font(dialog.games.font())).horizontalAdvance(game.about) <= room + 1
        assert game.about
        item = dialog.games.item(dialog.games.games.index(game))
        assert game.about in item.data(Qt.ItemDataRole.AccessibleTextRole)


def test_ticks_stand_on_the_same_edge_as_all_the_rest(dialog: NewMatchDialog) -> None:
    pick(dialog, "belote")
    QApplication.processEvents()
    words = next(text for text in dialog.findChildren(QLabel) if text.text().replace("&", "") == "Partie en")
    image = dialog.grab().toImage()
    ratio = image.devicePixelRatio()
    for tick in (dialog.no_trumps, dialog.declarations, dialog.belote_counts):
        middle = tick.mapTo(dialog, tick.rect().center()).y()
        ground = image.pixel(1, round(middle * ratio))
        drawn = next(
            x for x in range(left_edge(dialog, tick) - 2, dialog.width())
            if image.pixel(round(x * ratio), round(middle * ratio)) != ground
        )  # fmt: skip
        assert abs(drawn - left_edge(dialog, words)) <= 1
        assert left_edge(dialog, tick) == left_edge(dialog, dialog.rules_button)


def test_a_tick_with_the_keyboard_shows_it(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    before = dialog.declarations.grab().toImage()
    dialog.declarations.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert dialog.declarations.grab().toImage() != before


def test_the_classic_game_asks_whether_the_belote_counts(dialog: NewMatchDialog) -> None:
    for preset in PRESETS:
        pick(dialog, preset)
        assert dialog.belote_counts.isVisible() is (preset == "belote")
        assert dialog.belote_note.isVisible() is (preset == "belote")
    pick(dialog, "belote")
    assert not dialog.belote_counts.isChecked()
    assert "D’autres règles ajoutent belote et annonces" in dialog.belote_note.text()
    dialog.belote_counts.click()
    assert dialog.rules == BELOTE.replace(counts_toward=CountsToward.TRICKS_BELOTE)
    assert "Les plis et la belote" in dialog.belote_note.text()
    dialog.belote_counts.click()
    assert dialog.rules == BELOTE


def test_belote_and_declarations_counted_elsewhere_stay_counted(qtbot: QtBot, own: OwnRules) -> None:
    settings = Settings.load()
    rules = BELOTE.replace(counts_toward=CountsToward.ALL, declarations=True)
    settings.last_rules = rules_to_text(rules)
    dialog = NewMatchDialog(settings, False, own=own)
    qtbot.addWidget(dialog)
    assert dialog.belote_counts.isChecked()
    assert dialog.rules == rules
    assert dialog.own_note.text() == ""


def test_each_of_no_trumps_and_all_trumps_has_its_tick(dialog: NewMatchDialog) -> None:
    pick(dialog, "contree")
    dialog.no_trumps.click()
    assert (dialog.rules.no_trumps, dialog.rules.all_trumps) == (True, False)
    dialog.all_trumps.click()
    assert dialog.rules.all_trumps
    pick(dialog, "coinche")
    dialog.no_trumps.click()
    assert (dialog.rules.no_trumps, dialog.rules.all_trumps) == (False, True)


def test_the_old_game_plays_less_far_without_all_trumps(dialog: NewMatchDialog) -> None:
    pick(dialog, "ancienne")
    assert dialog.no_trumps.isHidden()
    dialog.all_trumps.click()
    assert dialog.rules == ANCIENNE.replace(all_trumps=False, target=1000)
    dialog.all_trumps.click()
    assert dialog.rules == ANCIENNE
    dialog.targets.choose(500, by_player=True)
    dialog.all_trumps.click()
    assert dialog.rules.target == 500


def test_a_game_left_and_taken_up_again_is_as_it_was_made(dialog: NewMatchDialog) -> None:
    pick(dialog, "coinche-maison")
    dialog.declarations.click()
    pick(dialog, "belote")
    pick(dialog, "coinche-maison")
    assert dialog.rules == COINCHE_MAISON.replace(declarations=True)


def test_changed_rules_are_told_and_restored(qtbot: QtBot, own: OwnRules) -> None:
    settings = Settings.load()
    settings.last_rules = rules_to_text(COINCHE.replace(must_underruff=True, target=700))
    dialog = NewMatchDialog(settings, False, own=own)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.own_note.text() == "1 règle changée"
    assert [button.choice.value for button in dialog.targets.buttons] == [700, 1000, 1500, 2000, 3000]
    dialog.restore.click()
    assert dialog.rules == COINCHE
    assert dialog.own_note.text() == ""
    assert dialog.restore.isHidden()


def test_own_rules_played_last_are_chosen_again(qtbot: QtBot, own: OwnRules) -> None:
    settings = Settings.load()
    settings.last_rules = rules_to_text(SUNDAY)
    dialog = NewMatchDialog(settings, False, own=own)
    qtbot.addWidget(dialog)
    assert dialog.games.game is not None
    assert dialog.games.game.own_name == "Dimanche"
    assert dialog.rules == SUNDAY


def test_rules_saved_among_all_the_rules_join_the_list(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    pick(dialog, "own:Dimanche")
    dialog.rules_button.click()
    rules = dialog.findChild(RulesDialog)
    assert rules is not None
    assert rules.form.own_name == "Dimanche"
    rules.form.set_option("target", 500)
    assert rules.save_as("Chez Léa")
    rules.accept()
    assert [game.name for game in dialog.games.games[6:]] == ["Chez Léa", "Dimanche"]
    assert dialog.games.game is not None
    assert dialog.games.game.own_name == "Chez Léa"
    assert dialog.rules == SUNDAY.replace(target=500)


def test_the_keyboard_goes_through_the_games_and_enter_plays(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    assert QApplication.focusWidget() is dialog.games
    QTest.keyClick(dialog.games, Qt.Key.Key_Down)
    assert dialog.rules == COINCHE_MAISON
    QTest.keyClick(dialog.games, Qt.Key.Key_End)
    assert dialog.rules == SUNDAY
    QTest.keyClick(dialog.games, Qt.Key.Key_Return)
    assert dialog.result() == NewMatchDialog.DialogCode.Accepted


def test_nothing_scrolls_within_what_scrolls_and_no_hole_is_left(
    qtbot: QtBot, own: OwnRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belote_desktop.ui.dialogs.new_match.room_for", lambda _dialog: QSize(560, 480))
    dialog = NewMatchDialog(Settings.load(), True, own=own)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    games = dialog.games
    assert games.is_flat
    assert games.verticalScrollBar().maximum() == 0
    assert not games.verticalScrollBar().isVisible()
    assert not dialog._middle.horizontalScrollBar().isVisible()
    assert not clipped(dialog)


def test_the_dialog_leaves_no_hole(dialog: NewMatchDialog) -> None:
    """Whatever a game has no question about, its fields stand one below the other; what is free is at the end."""
    QApplication.processEvents()
    games = dialog.games
    empty = games.viewport().height() - games.visualItemRect(games.item(games.count() - 1)).bottom()
    assert empty < games.game_height
    for preset in PRESETS:
        pick(dialog, preset)
        QApplication.processEvents()
        fields = (
            dialog.targets, dialog.level, dialog.think, dialog.seated, dialog.all_trumps, dialog.declarations,
            dialog.belote_counts, dialog.belote_note, dialog.rules_button,
        )  # fmt: skip
        rows = [(each.mapTo(dialog, QPoint()).y(), each.height()) for each in fields if each.isVisible()]
        gaps = [lower - upper - high for (upper, high), (lower, _) in pairwise(rows)]
        assert max(gaps) <= 30, gaps
        assert rows[0][0] == games.mapTo(dialog, QPoint()).y() or rows[0][0] - games.y() < 20


def test_who_plays_is_told_beside_the_button_that_asks(dialog: NewMatchDialog) -> None:
    assert dialog.seated.names.text() == "Sud, Lucie, Marcel, Fanny"
    assert dialog.players.text().replace("&", "") == "Changer…"
    assert "Lucie" in dialog.players.accessibleName()
