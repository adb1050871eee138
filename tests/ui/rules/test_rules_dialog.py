"""Own rules kept, renamed, deleted, exported, imported through the dialog; whatever is wrong gives one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop.app.rule_files import PROBLEMS, NamedRules, OwnRules, RuleFileError, write_rules
from belote_desktop.engine import options as o
from belote_desktop.engine.presets import BELOTE, COINCHE
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.parts.confirm import Question
from belote_desktop.ui.rules.name_dialog import NameDialog
from belote_desktop.ui.rules.problems import file_problem_text
from belote_desktop.ui.rules.rules_dialog import RulesDialog
from tests.ui.clipping import clipped
from tests.ui.rules.make import spaced
from tests.ui.test_mnemonics import letter_of

HOUSE = COINCHE.replace(must_underruff=True, target=1500)
Make = Callable[..., RulesDialog]


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Make:
    def build(**arguments: object) -> RulesDialog:
        own = OwnRules(tmp_path / "rules.json")
        dialog = RulesDialog(HOUSE, own, **arguments)  # type: ignore[arg-type]
        qtbot.addWidget(dialog)
        dialog.resize(800, 600)
        dialog.show()
        return dialog

    return build


def test_ok_gives_the_rules(make: Make) -> None:
    dialog = make()
    dialog.form.set_option("target", 2500)
    dialog.ok.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.rules == HOUSE.replace(target=2500)


def test_ok_waits_until_the_rules_go_together_and_says_why(make: Make) -> None:
    dialog = make()
    assert dialog.ok.isEnabled()
    dialog.form.set_option("auction", o.AuctionKind.TURN_UP)
    assert not dialog.ok.isEnabled()
    assert "ne vont pas ensemble" in dialog.note.text()
    assert dialog.ok.accessibleDescription() == dialog.note.text()
    assert not dialog.save_action.isEnabled()
    dialog.accept()
    assert dialog.isVisible()
    dialog.show_problem.click()
    assert dialog.form.rows["made_when"].field.hasFocus() or not dialog.isActiveWindow()
    dialog.form.rows["made_when"].remedy.click()
    dialog.form.rows["failed_marks"].remedy.click()
    assert dialog.ok.isEnabled()
    assert dialog.note.text() == ""


def test_save_rename_delete(make: Make) -> None:
    dialog = make()
    assert not dialog.rename_action.isEnabled()
    assert dialog.save_as("Chez Léa")
    assert spaced(dialog.note.text()) == "« Chez Léa » est enregistré."
    assert dialog.form.own_name == "Chez Léa"
    assert dialog.form.game.currentText() == "Chez Léa"
    assert dialog.form.undo_all.isHidden()
    dialog.form.set_option("target", 3000)
    assert dialog.rename("Dimanche")
    assert dialog.rules.target == 3000, "renaming keeps what was changed since"
    assert list(dialog.own.games) == ["Dimanche"]
    assert dialog.own.games["Dimanche"] == HOUSE
    assert dialog.delete()
    assert dialog.own.games == {}
    assert dialog.form.own_name is None
    assert dialog.rules.target == 3000
    assert not dialog.delete()
    assert not dialog.rename("x")


def test_own_rules_are_there_the_next_time(make: Make) -> None:
    make().save_as("Chez Léa")
    dialog = make(own_name="Chez Léa")
    assert dialog.form.own_name == "Chez Léa"
    assert dialog.form.base == HOUSE


def test_export_then_import(make: Make, tmp_path: Path) -> None:
    dialog = make()
    dialog.save_as("Chez Léa")
    path = tmp_path / "chez-lea.belote.json"
    assert dialog.export_to(path)
    assert "chez-lea.belote.json" in dialog.note.text()
    dialog.form.set_rules(BELOTE)
    assert dialog.import_from(path)
    assert dialog.rules == HOUSE
    assert dialog.form.own_name == "Chez Léa (2)"
    assert spaced(dialog.note.text()) == "« Chez Léa (2) » est importé."


def test_a_damaged_file_gives_one_sentence_and_changes_nothing(make: Make, tmp_path: Path) -> None:
    dialog = make()
    path = tmp_path / "bad.json"
    write_rules(path, NamedRules("x", HOUSE))
    text = path.read_text("utf-8")
    for damaged, said in (
        (text[:40], "abîmé à la ligne"),
        (text.replace("1500", '"many"'), "« Points à atteindre » une valeur"),
        (text.replace("must_underruff", "must_fly"), "une option « must_fly »"),
        (
            text.replace('"coinche"', '"belote"').replace('"target": 1500', '"generale": true'),
            "ne vont pas ensemble",
        ),
        ("\x00\x01", "Le fichier est abîmé"),
    ):
        path.write_text(damaged, "utf-8")
        assert not dialog.import_from(path)
        assert said in spaced(dialog.note.text())
        assert dialog.note.property("role") == "wrong"
    assert dialog.own.games == {}
    assert dialog.rules == HOUSE
    assert not dialog.export_to(tmp_path / "bad.json" / "below")
    assert "ne s’ouvre pas" in dialog.note.text()


def test_a_damaged_collection_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_text(json.dumps({"format": "belote-rules-collection", "version": 1, "rules": [{}]}), "utf-8")
    dialog = RulesDialog(COINCHE, OwnRules(path))
    qtbot.addWidget(dialog)
    assert "mis de côté" in dialog.note.text()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", PROBLEMS)
def test_every_problem_has_its_sentence(language: str, key: str) -> None:
    install_translator(language)
    details = {"option": "must_underruff", "other": "auction"} | {
        "value": "17",
        "name": "Léa",
        "field": "name",
    }
    if key == "option":
        details["option"] = "must_fly"
    text = file_problem_text(RuleFileError(key, **{name: details.get(name, "7") for name in PROBLEMS[key]}))
    assert len(text) > 12
    assert "%" not in text
    assert "must_underruff" not in text


# the questions


def test_the_menu_asks_for_a_name(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = make()

    def typed(asked: NameDialog) -> int:
        asked.field.setText("  Chez   Léa ")
        assert asked.ok.isEnabled()
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NameDialog, "exec", typed)
    dialog.save_action.trigger()
    assert list(dialog.own.games) == ["Chez Léa"]
    monkeypatch.setattr(
        NameDialog, "exec", lambda asked: asked.field.setText("Autre") or QDialog.DialogCode.Accepted
    )
    dialog.rename_action.trigger()
    assert list(dialog.own.games) == ["Autre"]


def test_a_name_that_will_not_do_is_said_at_once(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = make()
    dialog.save_as("Chez Léa")
    dialog.save_as("Dimanche")
    notes: list[tuple[str, bool]] = []

    def typed(asked: NameDialog) -> int:
        for text in ("", "chez léa", "Neuf", "Dimanche"):
            asked.field.setText(text)
            notes.append((spaced(asked.note.text()), asked.ok.isEnabled()))
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(NameDialog, "exec", typed)
    dialog.rename_action.trigger()
    assert notes == [
        ("", False),
        ("Des règles s’appellent déjà « chez léa ».", False),
        ("", True),
        ("", False),
    ]
    notes.clear()
    dialog.save_action.trigger()
    assert notes[1] == ("« chez léa » sera remplacé.", True)
    assert list(dialog.own.games) == ["Chez Léa", "Dimanche"]


def test_deleting_is_asked_first(make: Make) -> None:
    dialog = make()
    dialog.save_as("Chez Léa")
    for wanted in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space):

        def answer(wanted: Qt.Key = wanted) -> None:
            question = QApplication.activeModalWidget()
            assert isinstance(question, Question), "it looks and answers as the questions of the table do"
            assert any("Chez Léa" in words.text() for words in question.findChildren(QLabel))
            if wanted == Qt.Key.Key_Space:
                question.give_up.setFocus()
            QTest.keyClick(question.focusWidget(), wanted)

        QTimer.singleShot(0, answer)
        dialog.delete_action.trigger()
        assert ("Chez Léa" in dialog.own.games) is (wanted != Qt.Key.Key_Space)


def test_the_menu_of_own_rules_has_a_letter_for_each(make: Make) -> None:
    menu = make().own_button.menu()
    menu.aboutToShow.emit()
    letters = [letter_of(each.text()) for each in menu.actions() if not each.isSeparator()]
    assert all(letters)
    assert len(set(letters)) == len(letters)


def test_files_are_asked_for(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = make()
    path = tmp_path / "out.belote.json"
    proposed: list[str] = []

    def save(_parent: object, _title: str, name: str, _filters: str) -> tuple[str, str]:
        proposed.append(name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    dialog.export_action.trigger()
    dialog.import_action.trigger()
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    assert proposed == [str(Path(documents, "Coinche.belote.json"))]
    assert list(dialog.own.games) == ["Coinche"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "bare"), ""))
    dialog.export_action.trigger()
    assert (tmp_path / "bare.belote.json").is_file()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    dialog.export_action.trigger()


def test_escape_empties_the_search_first(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    dialog.form.search.setText("belote")
    QTest.keyClick(dialog.form.search, Qt.Key.Key_Escape)
    assert dialog.form.search.text() == ""
    assert dialog.isVisible()
    QTest.keyClick(dialog.form.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_cut_off_in_a_small_one(make: Make, language: str) -> None:
    install_translator(language)
    dialog = make()
    dialog.form.set_option("auction", o.AuctionKind.TURN_UP)
    QApplication.processEvents()
    assert clipped(dialog) == []


def test_the_badge_has_room_around_its_words(make: Make) -> None:
    dialog = make()
    badge = dialog.form.changes
    QApplication.processEvents()
    words = badge.fontMetrics().boundingRect(badge.text())
    assert badge.width() >= words.width() + 14
    assert words.height() + 4 <= badge.height() < dialog.form.game.height()


def test_the_name_has_a_label_over_its_field(qtbot: QtBot) -> None:
    dialog = NameDialog("Règles", "Chez Léa", lambda _name: ("", True))
    qtbot.addWidget(dialog)
    labels = [words for words in dialog.findChildren(QLabel) if words.buddy() is dialog.field]
    assert [words.text() for words in labels] == ["Nom de ces règles"]
