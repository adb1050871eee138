"""Letters with Alt in every dialog, in both languages: nothing without one, none of them twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app.settings import Settings
from belote_desktop.engine import COINCHE, Phase
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.mnemonics import Mnemonics
from belote_desktop.ui.style import label, themed
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, reach
from tests.ui.test_clipping import MADE, settle
from tests.ui.test_dialogs import DIALOGS, open_dialog


def letter_of(text: str) -> str:
    """The letter behind the `&` of a text; empty when it has none."""
    bare = text.replace("&&", "")
    at = bare.find("&")
    return bare[at + 1].lower() if at >= 0 else ""


def told(dialog: QDialog) -> list[QWidget]:
    """What is in sight and can have a letter."""
    found: list[QWidget] = [
        each for each in (*dialog.findChildren(QPushButton), *dialog.findChildren(QCheckBox)) if each.text()
    ]
    found += [each for each in dialog.findChildren(QLabel) if each.buddy() is not None and each.text()]
    return [each for each in found if each.isVisible() and each.window() is dialog]


def check(dialog: QDialog, name: str) -> None:
    settle()
    letters = Counter(letter_of(each.text()) for each in told(dialog))  # type: ignore[attr-defined]
    del letters[""]
    assert not [letter for letter, times in letters.items() if times > 1], (name, letters)
    fixed = [each for each in told(dialog) if isinstance(each, QPushButton) and each.parent() is dialog]
    assert not [each.text() for each in fixed if not letter_of(each.text())], name
    assert not clipped(dialog), name


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_dialog_of_the_menus(opened: Open, language: str) -> None:
    player = opened()
    player.window.settings.language = language
    reach(player, Phase.PLAY, tricks=1)
    for name in (*DIALOGS, "match_sheet"):
        dialog = open_dialog(player, name)
        check(dialog, name)
        for tabs in dialog.findChildren(QTabWidget):
            for page in (*range(tabs.count()), 0):
                tabs.setCurrentIndex(page)
                check(dialog, f"{name} {page}")
        dialog.reject()
        player.wait(lambda: player.window.wiring.dialog is None)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", MADE)
def test_every_dialog_of_dialogs(qtbot: QtBot, language: str, name: str) -> None:
    install_translator(language)
    make: Callable[[], QDialog] = MADE[name]
    dialog = make()
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    check(dialog, name)


def test_every_field_of_a_new_match_is_one_letter_away(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(Settings.load(), True)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    settle()
    by_text = {each.text().replace("&", ""): each for each in dialog.findChildren(QLabel) if each.buddy()}
    for words, field in (("Partie en", dialog.targets), ("Niveau des joueurs", dialog.level)):
        key = letter_of(by_text[words].text())
        assert key
        QTest.keyClick(dialog.focusWidget() or dialog, key, Qt.KeyboardModifier.AltModifier)
        settle()
        focused = QApplication.focusWidget()
        assert focused is field or field.isAncestorOf(focused)
    before = dialog.declarations.isChecked()
    key = letter_of(dialog.declarations.text())
    QTest.keyClick(dialog.focusWidget() or dialog, key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: dialog.declarations.isChecked() is not before)  # Qt shows it pressed for a moment
    assert dialog.rules == COINCHE.replace(declarations=not before)


def test_letters_stay_while_texts_stay_and_a_text_with_an_ampersand_is_shown_as_it_is(qtbot: QtBot) -> None:
    dialog = themed(QDialog())
    qtbot.addWidget(dialog)
    one, two = QPushButton("Sons & Cie", dialog), QPushButton("Sel", dialog)
    two.move(0, 40)
    words, field = label("Sucre", "", dialog), QPushButton(dialog)
    words.move(0, 80)
    words.setBuddy(field)
    with qtbot.waitExposed(dialog):
        dialog.show()
    settle()
    assert one.text() == "&Sons && Cie"
    assert (two.text(), words.text()) == ("S&el", "S&ucre")
    one.setText("Autre")
    dialog.findChild(Mnemonics).give()
    assert (one.text(), two.text(), words.text()) == ("&Autre", "S&el", "S&ucre")
    one.hide()
    dialog.findChild(Mnemonics).give()
    assert two.text() == "S&el", "what has a letter keeps it"
