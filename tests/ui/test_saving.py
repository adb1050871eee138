"""Files that the player names: their ending, and no other file lost by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.ui.parts.confirm import Question
from belote_desktop.ui.parts.saving import ask_where, with_ending

SUFFIX = ".belote-match.json"


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("partie", "partie.belote-match.json"),
        ("M. Dupont", "M. Dupont.belote-match.json"),
        ("partie.", "partie.belote-match.json"),
        ("partie.belote-match.json", "partie.belote-match.json"),
        ("Partie.BELOTE-MATCH.JSON", "Partie.BELOTE-MATCH.JSON"),
        ("partie.json", "partie.json"),
    ],
)
def test_a_name_gets_its_ending_once(typed: str, written: str) -> None:
    assert with_ending(Path(typed), SUFFIX) == Path(written)


def test_a_folder_is_no_name(tmp_path: Path) -> None:
    assert with_ending(tmp_path, SUFFIX) == tmp_path


def test_a_file_that_the_ending_meets_is_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    there = tmp_path / ("partie" + SUFFIX)
    there.write_text("mine")
    proposed: list[str] = []
    answers = ["go_on", "give_up"]

    def choose(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return str(tmp_path / "partie"), ""

    def press(question: Question) -> int:
        assert any(there.name in words.text() for words in question.findChildren(QLabel))
        getattr(question, answers.pop(0)).click()
        return question.result()

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    monkeypatch.setattr(Question, "exec", press)
    parent = QWidget()
    qtbot.addWidget(parent)
    first = tmp_path / "other"
    assert ask_where(parent, "Exporter", first, "", SUFFIX) == there
    assert proposed == [str(first), str(there)], "asked again after “Keep”"
    assert answers == []


def test_the_desktop_has_asked_already_about_the_name_as_it_was_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    there = tmp_path / ("partie" + SUFFIX)
    there.write_text("mine")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(there), ""))
    monkeypatch.setattr(Question, "exec", lambda _: pytest.fail("asked twice"))
    parent = QWidget()
    qtbot.addWidget(parent)
    assert ask_where(parent, "Exporter", there, "", SUFFIX) == there
