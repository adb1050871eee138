"""Matches of the history that cannot be read: the list says so, in words; they can be exported and deleted, and nothing else is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from belote_desktop.app import proof_reader
from belote_desktop.app.past_match import PastMatch, Unreadable
from belote_desktop.ui.dialogs.match_sheet import MatchSheetDialog
from belote_desktop.ui.history.history_dialog import DeleteDialog, HistoryDialog
from tests.ui.accessible import told
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player
from tests.ui.history.test_history_dialog import filled, history

TORN = '{"format":1,"id":"torn'


def rows(dialog: HistoryDialog) -> list[PastMatch | Unreadable | None]:
    return [dialog.matches.match_at(row) for row in range(dialog.matches.count())]


def unreadable(dialog: HistoryDialog) -> list[int]:
    return [row for row, match in enumerate(rows(dialog)) if isinstance(match, Unreadable)]


def spoil(path: Path, **lines: int) -> None:
    """Damage lines: their cards, their rules, or by a version that is too new."""
    data = [json.loads(line) for line in path.read_text().splitlines()]
    if "cards" in lines:
        data[lines["cards"]]["match"]["deals"][0]["log"] = "80S boo"
    if "rules" in lines:
        data[lines["rules"]]["match"]["rules"] = "coinche[boo=1]"
    if "newer" in lines:
        data[lines["newer"]]["match"]["version"] = 99
    path.write_text("".join(json.dumps(each) + "\n" for each in data))


def answer(player: Player, dialog: HistoryDialog) -> None:
    """Delete what is chosen, after the question."""
    before = dialog.matches.count()
    dialog.delete.click()
    question = next(each for each in dialog.findChildren(DeleteDialog) if each.isVisible())
    assert not clipped(question)
    question.give_up.click()
    player.wait(lambda: dialog.matches.count() == before - 1)


def test_the_list_says_which_matches_cannot_be_read_before_one_is_opened(opened: Open) -> None:
    player = opened(None)
    path = filled(player, 4)
    spoil(path, cards=0, rules=1, newer=2)
    with path.open("a") as file:
        file.write(TORN)
    before = path.read_bytes()
    QAccessible.setActive(True)
    try:
        dialog = history(player)
        player.wait(lambda: len(unreadable(dialog)) == 4)
        spoken = [each.name for each in told(dialog) if each.role is QAccessible.Role.ListItem]
    finally:
        QAccessible.setActive(False)
    sound, newer, rules, cards, torn = spoken
    assert "laissée" not in rules
    assert "illisible" not in sound
    assert newer.startswith("Partie d’une version plus récente. 01/01/2026")
    assert rules.startswith("Partie illisible. 01/01/2026")
    assert cards.startswith("Coinche — illisible. 01/01/2026")
    assert torn.startswith("Partie illisible. Elle est abîmée")
    text = dialog.note.text()
    assert text.startswith("1 partie.")
    assert "3 parties illisibles restent dans " in text
    assert str(path) in text
    assert "1 partie d’une version plus récente" in text
    assert path.read_bytes() == before
    assert not clipped(dialog)


def test_what_cannot_be_read_is_not_opened_and_says_why(opened: Open) -> None:
    player = opened(None)
    spoil(filled(player, 3), cards=2)
    dialog = history(player)
    player.wait(lambda: unreadable(dialog) == [0])
    for each in (dialog.open_button, dialog.take_up):
        assert not each.isEnabled()
    for each in (dialog.export, dialog.delete):
        assert each.isEnabled()
    assert QApplication.focusWidget() is dialog.matches
    player.key(Qt.Key.Key_Return)
    assert "illisible" in dialog.note.text()
    assert "abîmée" in dialog.note.text()
    assert dialog.findChild(MatchSheetDialog) is None
    player.key(Qt.Key.Key_Down)
    assert dialog.open_button.isEnabled()


def test_what_cannot_be_read_is_deleted_and_nothing_else_is(opened: Open) -> None:
    player = opened(None)
    path = filled(player, 3)
    spoil(path, cards=1)
    whole = path.read_bytes()
    with path.open("a") as file:
        file.write(f'boo\r x\n{{"format":99}}\n{TORN}')
    dialog = history(player)
    player.wait(lambda: len(unreadable(dialog)) == 4)
    for _ in range(3):
        dialog.matches.setCurrentRow(dialog.matches.count() - 1)
        answer(player, dialog)
    assert path.read_bytes() == whole
    player.wait(lambda: unreadable(dialog) == [1])
    dialog.matches.setCurrentRow(1)
    answer(player, dialog)
    lines = whole.splitlines(keepends=True)
    assert path.read_bytes() == lines[0] + lines[2]
    assert dialog.note.text() == "2 parties."


def test_what_cannot_be_read_is_exported_as_it_stands(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = opened(None)
    path = filled(player, 1)
    with path.open("a") as file:
        file.write(TORN)
    dialog = history(player)
    dialog.matches.setCurrentRow(1)
    target = tmp_path / "x.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog.export.click()
    player.wait(lambda: "x.json" in dialog.note.text())
    assert target.read_text() == TORN + "\n"


def test_what_is_in_sight_is_read_first_and_nothing_is_read_twice(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proof_reader, "_PAUSE_MS", 0)
    player = opened(None)
    spoil(filled(player, 60), cards=0)  # the oldest stands last
    dialog = history(player)
    dialog.matches.scrollToBottom()
    reader = dialog._archive.proof_reader
    player.wait(lambda: unreadable(dialog) == [59])
    assert len(reader._left) > 20, "before most others"
    player.wait(lambda: not reader._left)
    player.qtbot.wait(50)
    dialog.reject()
    player.wait(lambda: player.window.wiring.dialog is None)
    again = history(player)
    assert unreadable(again) == [59], "known at once"
    assert not again._archive.proof_reader._left


def test_a_match_opened_before_it_was_read_says_why(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof_reader.ProofReader, "read", lambda *_: None)
    player = opened(None)
    spoil(filled(player, 1), cards=0)
    dialog = history(player)
    QTest.keyClick(dialog.matches, Qt.Key.Key_Return)
    player.wait(lambda: "abîmée" in dialog.note.text())
    assert dialog.findChild(MatchSheetDialog) is None
