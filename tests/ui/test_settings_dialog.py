"""The settings dialog: everything holds at once, is found, previewed, and taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDoubleSpinBox
from pytestqt.qtbot import QtBot

from belote_desktop.app.settings import Settings
from belote_desktop.ui import theme
from belote_desktop.ui.card_look import CardLook, look_of
from belote_desktop.ui.dialogs.settings import SettingsDialog
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.phrases.settings import section_title, setting_label, setting_synonyms
from tests.ui.conftest import Open
from tests.ui.test_dialogs import open_dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    """The dialog alone, on fresh settings."""
    found = SettingsDialog(Settings.load())
    qtbot.addWidget(found)
    with qtbot.waitActive(found):
        found.show()
    return found


def shown(dialog: SettingsDialog) -> list[str]:
    return [key for key, row in dialog.rows.items() if row.isVisible()]


def pick(box: object, value: str) -> None:
    """Choose as a player does."""
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_settings_hold_at_once(opened: Open) -> None:
    player = opened()
    window = player.window
    dialog = open_dialog(player, "settings")
    assert isinstance(dialog, SettingsDialog)
    four = dialog.fields["four_colours"]
    assert isinstance(four, QCheckBox)
    four.click()
    assert window.settings.four_colours
    assert window.commands["four_colours"].isChecked()
    theme_box = dialog.fields["theme"]
    assert isinstance(theme_box, QComboBox)
    theme_box.setCurrentIndex(theme_box.findData("dark"))
    theme_box.activated.emit(theme_box.currentIndex())
    assert window.settings.theme == "dark"
    assert window.commands.choices[("theme", "dark")].isChecked()
    dialog.accept()
    player.wait(lambda: window.wiring.dialog is None)


def test_the_language_changes_live_in_the_open_settings(opened: Open) -> None:
    player = opened()
    window = player.window
    dialog = open_dialog(player, "settings")
    assert isinstance(dialog, SettingsDialog)
    box = dialog.fields["language"]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("en"))
    box.activated.emit(box.currentIndex())
    player.wait(lambda: dialog.windowTitle() == "Settings")
    assert dialog.tabs.tabText(0) == "Appearance"
    assert window.commands["pass"].text() == "&Pass"
    assert window.bidding.pass_button.text() == "Pass"
    dialog.accept()
    player.wait(lambda: window.wiring.dialog is None)


def test_every_setting_of_a_section_with_a_title_has_a_row_with_a_name(dialog: SettingsDialog) -> None:
    wanted = [setting.key for setting in Settings.declared() if section_title(setting.section)]
    assert list(dialog.rows) == wanted
    assert all(setting_label(key) != key for key in wanted)
    assert len({dialog.tabs.tabText(page) for page in range(dialog.tabs.count())}) == dialog.tabs.count()
    assert all(dialog.tabs.tabText(page) for page in range(dialog.tabs.count()))


def test_tab_goes_from_the_tabs_to_the_page_in_sight(dialog: SettingsDialog) -> None:
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        fields = [field for field in dialog.fields.values() if field.isVisible()]
        dialog.tabs.setFocus()
        for field in [*fields, dialog.close_button]:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is field
    install_translator("en")  # the pages are made anew
    QApplication.processEvents()
    dialog.tabs.setCurrentIndex(1)
    dialog.tabs.setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() in dialog.fields.values()


def test_tabs_keep_their_places(dialog: SettingsDialog) -> None:
    tabs = dialog.tabs
    places = []
    for index in range(tabs.count()):
        tabs.setCurrentIndex(index)
        QApplication.processEvents()
        places.append([tabs.tabRect(each) for each in range(tabs.count())])
    assert all(each == places[0] for each in places)


def test_a_search_finds_settings_of_every_page(dialog: SettingsDialog) -> None:
    page = shown(dialog)
    dialog.search.setText("xyz")
    assert not shown(dialog)
    assert dialog.nothing.isVisible()
    dialog.search.setText("DOS des")
    assert shown(dialog) == ["card_back"]
    dialog.search.setText("rosace")  # a value
    assert shown(dialog) == ["card_back"]
    dialog.search.setText("langue")
    assert {"language", "indices"} <= set(shown(dialog))
    dialog.search.setText("")
    assert shown(dialog) == page
    assert not dialog.nothing.isVisible()


@pytest.mark.parametrize(
    ("language", "looked_for", "key"),
    [
        ("fr", "daltonien", "four_colours"),
        ("fr", "gros", "index_size"),
        ("fr", "plus gros", "index_size"),
        ("fr", "police", "index_size"),
        ("fr", "Bois", "table"),
        ("fr", "mode sombre", "theme"),
        ("fr", "tapis", "table"),
        ("fr", "difficulté", "level"),
        ("fr", "trier", "suit_order"),
        ("en", "colour blind", "four_colours"),
        ("en", "COLOR BLIND", "four_colours"),
        ("en", "font", "index_size"),
        ("en", "bigger", "index_size"),
        ("en", "dark mode", "theme"),
        ("en", "difficulty", "level"),
        ("en", "ours", "deck"),
    ],
)
def test_a_search_knows_other_words(dialog: SettingsDialog, language: str, looked_for: str, key: str) -> None:
    install_translator(language)
    QApplication.processEvents()
    dialog.search.setText(looked_for)
    assert key in shown(dialog)
    assert len(shown(dialog)) < 6


def test_every_setting_has_other_words_in_both_languages(dialog: SettingsDialog) -> None:
    words = {language: {} for language in ("en", "fr")}
    for language, found in words.items():
        install_translator(language)
        found.update((key, setting_synonyms(key)) for key in dialog.rows)
        assert all(found.values()), [key for key, text in found.items() if not text]
    assert all(words["en"][key] != words["fr"][key] for key in dialog.rows)


def test_no_tab_seems_chosen_while_results_are_shown(dialog: SettingsDialog, qtbot: QtBot) -> None:
    tabs = dialog.tabs

    def underlined() -> list[int]:
        image, colour = tabs.grab().toImage(), theme.current().accent.rgb()
        found = []
        for tab in range(tabs.count()):
            box = tabs.tabRect(tab)
            line = range(box.left() + 4, box.right() - 4)
            found += [tab] * any(image.pixelColor(x, box.bottom() - 1).rgb() == colour for x in line)
        return found

    tabs.setCurrentIndex(1)
    assert underlined() == [1]
    dialog.search.setText("daltonien")
    assert underlined() == []
    assert tabs.accessibleDescription()
    qtbot.mouseClick(
        tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center()
    )  # the page left is there again
    assert dialog.search.text() == ""
    assert underlined() == [1]
    assert not tabs.accessibleDescription()


def test_the_table_top_is_offered_only_where_it_makes_a_difference(opened: Open) -> None:
    player = opened()
    window = player.window
    dialog = open_dialog(player, "settings")
    assert isinstance(dialog, SettingsDialog)
    field, tops = (
        dialog.fields["table"],
        [a for (key, _), a in window.commands.choices.items() if key == "table"],
    )
    for name, offered in (("dark", True), ("contrast", False), ("light", True)):
        pick(dialog.fields["theme"], name)
        assert field.isEnabled() is offered
        assert [action.isEnabled() for action in tops] == [offered] * 4
        assert window.commands.no_table.isVisible() is not offered
    pick(dialog.fields["theme"], "contrast")
    install_translator("en")  # the rows are made anew
    QApplication.processEvents()
    assert not dialog.fields["table"].isEnabled()
    assert "black" in dialog.fields["table"].accessibleDescription()
    assert "contrast" in window.commands.no_table.text()
    dialog.accept()
    player.wait(lambda: window.wiring.dialog is None)


def test_one_setting_goes_back_to_the_usual(dialog: SettingsDialog) -> None:
    settings = dialog._settings
    row = dialog.rows["theme"]
    assert not row.reset_button.isVisible()
    pick(row.field, "dark")
    assert row.reset_button.isVisible()
    row.reset_button.setFocus()
    row.reset_button.click()
    assert settings.theme == "auto"
    assert isinstance(row.field, QComboBox)
    assert row.field.currentData() == "auto"
    assert not row.reset_button.isVisible()
    assert row.field.hasFocus()


def test_no_row_moves_when_a_setting_changes(dialog: SettingsDialog) -> None:
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        before = {key: dialog.rows[key].geometry() for key in shown(dialog)}
        for key in before:
            field = dialog.fields[key]
            if isinstance(field, QCheckBox):
                field.click()
            elif isinstance(field, QComboBox):
                pick(field, field.itemData(field.count() - 1))
        QApplication.processEvents()
        if "language" not in before:  # other words may wrap otherwise
            assert {key: dialog.rows[key].geometry() for key in shown(dialog)} == before


def test_the_wheel_changes_only_the_field_with_the_keyboard(dialog: SettingsDialog) -> None:
    dialog.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    box = dialog.fields["indices"]
    assert isinstance(box, QComboBox)
    point = QPointF(box.rect().center())

    def turn() -> None:
        none, down = QPoint(), QPoint(0, -120)
        event = QWheelEvent(
            point, box.mapToGlobal(point), none, down, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, event)

    dialog.search.setFocus()
    before = box.currentIndex()
    turn()
    assert box.currentIndex() == before
    box.setFocus()
    turn()
    assert box.currentIndex() != before


def test_without_packs_of_others_the_dialog_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belote_desktop.ui.dialogs.setting_row.find_decks", lambda: ())
    dialog = SettingsDialog(Settings.load())
    qtbot.addWidget(dialog)
    assert "il n’y en a pas" in dialog.fields["deck"].accessibleDescription()


def test_the_name_in_the_preview_lies_beside_the_cards(dialog: SettingsDialog) -> None:
    preview = dialog.preview
    plate = preview.plate(1000)
    assert plate.width() > 20
    cards = preview.grab().toImage()
    paper = theme.current().card_paper
    found = [x for x in range(cards.width()) if cards.pixelColor(x, cards.height() // 2).rgb() == paper.rgb()]
    assert plate.right() < min(found)


def test_all_settings_go_back_to_the_usual_and_forth(dialog: SettingsDialog) -> None:
    settings = dialog._settings
    assert not dialog.reset_all.isEnabled()
    settings.theme, settings.trick_delay_ms, settings.side_panel = "dark", 1500, False
    assert dialog.reset_all.isEnabled()
    dialog.reset_all.click()
    assert (settings.theme, settings.trick_delay_ms) == ("auto", 1300)
    assert settings.side_panel is False  # not in the dialog, not touched
    delay = dialog.fields["trick_delay_ms"]
    assert isinstance(delay, QDoubleSpinBox)
    assert delay.value() == pytest.approx(1.3)
    dialog.reset_all.click()
    assert (settings.theme, settings.trick_delay_ms) == ("dark", 1500)
    assert delay.value() == pytest.approx(1.5)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("four_colours", True),
        ("indices", "english"),
        ("index_size", "large"),
        ("card_back", "waves"),
        ("suit_order", "fixed"),
        ("trumps_first", False),
        ("theme", "contrast"),
        ("table", "wood"),
    ],
)
def test_the_preview_changes_at_once(opened: Open, key: str, value: object) -> None:
    player = opened()
    window = player.window
    dialog = open_dialog(player, "settings")
    assert isinstance(dialog, SettingsDialog)
    before = dialog.preview.grab().toImage()
    hand = dialog.preview.hand
    window.settings.set(key, value)
    QApplication.processEvents()
    assert dialog.preview.grab().toImage() != before
    assert (dialog.preview.hand != hand) is (key in ("suit_order", "trumps_first"))
    dialog.reject()


def test_the_preview_shows_how_fast_cards_go(dialog: SettingsDialog, qtbot: QtBot) -> None:
    settings = dialog._settings
    settings.animation_speed = "slow"
    assert dialog.preview.moving
    settings.animation_speed = "fast"
    qtbot.waitUntil(lambda: not dialog.preview.moving, timeout=30_000)
    settings.animation_speed = "instant"
    assert not dialog.preview.moving
    settings.motion = "reduced"
    settings.animation_speed = "normal"
    assert not dialog.preview.moving


def test_the_look_follows_settings_and_language(qapp: QApplication) -> None:
    settings = Settings.load()
    install_translator("fr")
    assert look_of(settings).indices == "french"
    settings.indices = "both"
    assert look_of(settings).indices == "both"
    install_translator("en")
    assert look_of(settings).indices == "both_english"
    settings.indices = "auto"
    assert look_of(settings) == CardLook(indices="english")
