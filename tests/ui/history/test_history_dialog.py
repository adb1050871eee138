"""The history from the window: listed at once, opened, taken up again, deleted, exported, with damaged lines kept."""

from __future__ import annotations

import json
import logging
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QPushButton

from belote_desktop.app.marks import DealMark
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.engine import BELOTE, COINCHE, Seat
from belote_desktop.engine.table import Phase
from belote_desktop.ui.dialogs.match_sheet import MatchSheetDialog
from belote_desktop.ui.history.deal_dialog import DealDialog
from belote_desktop.ui.history.history_dialog import DeleteDialog, HistoryDialog
from belote_desktop.ui.parts.confirm import TakeUpDialog
from tests.app.past import fill_history, left, named, played
from tests.ui.accessible import nameless, told
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player, press, reach

SOUTH = frozenset({Seat.SOUTH})
SHORT = COINCHE.replace(target=300)


def some() -> list[SavedMatch]:
    won = played(SHORT, 1, set_up=MatchConfig(SHORT, seed=1, humans=SOUTH))
    noted = replace(left(deals=2), marks=(DealMark(undone=2), DealMark(advised=1)))
    return [won, played(BELOTE.replace(target=300), 2), named(noted, "Nadia", "Éric", "Sam", "Omar")]


def filled(player: Player, count: int = 6) -> Path:
    store = player.window.session.keeper.store
    assert store is not None
    store.folder.mkdir(parents=True, exist_ok=True)
    fill_history(store.history.path, some(), count)
    return store.history.path


def history(player: Player) -> HistoryDialog:
    player.window.commands["history"].trigger()
    dialog = player.window.wiring.dialog
    assert isinstance(dialog, HistoryDialog)
    player.wait(lambda: "lecture" not in dialog.note.text().lower())
    player.wait(lambda: QApplication.activeWindow() is dialog)
    return dialog


def sheet_of(player: Player, dialog: HistoryDialog) -> MatchSheetDialog:
    player.wait(lambda: dialog.findChild(MatchSheetDialog) is not None)
    return dialog.findChild(MatchSheetDialog)


def test_before_anything_was_played_there_is_a_friendly_sentence(opened: Open) -> None:
    player = opened(None)
    player.window.furnish()
    press(player, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    dialog = player.window.wiring.dialog
    assert isinstance(dialog, HistoryDialog)
    player.wait(lambda: dialog.note.text().startswith("Aucune partie pour l’instant"))
    for each in (dialog.open_button, dialog.take_up, dialog.export, dialog.delete):
        assert not each.isEnabled()
    QApplication.processEvents()
    assert not clipped(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    player.wait(lambda: player.window.wiring.dialog is None)


@pytest.mark.parametrize("count", [0, 3])
def test_the_match_on_the_table_is_told_where_it_is(opened: Open, count: int) -> None:
    player = opened()
    if count:
        filled(player, count)
    dialog = history(player)
    key = player.window.commands["match_sheet"].shortcut().toString()
    assert dialog.note.text().endswith(f"La partie en cours est sur la feuille de la partie ({key}).")
    QApplication.processEvents()
    assert not clipped(dialog)


def test_what_is_told_of_a_match(opened: Open) -> None:
    player = opened(None)
    filled(player, 3)
    QAccessible.setActive(True)
    try:
        dialog = history(player)
        assert not nameless(dialog)
        spoken = [each.name for each in told(dialog) if each.role is QAccessible.Role.ListItem]
    finally:
        QAccessible.setActive(False)
    assert len(spoken) == 3
    left_, belote, won = spoken
    assert left_.startswith("Coinche — laissée à ")
    assert "Sam et Nadia – Omar et Éric" in left_
    assert "reprise 2 fois, conseil demandé 1 fois" in left_
    assert "01/01/2026" in left_
    assert belote.startswith("Belote classique — ")
    assert won.startswith(("Coinche — gagnée, ", "Coinche — perdue, "))
    assert "Expert" in won


def test_a_match_and_its_deals_are_looked_at_by_keys_alone(opened: Open) -> None:
    player = opened(None)
    filled(player, 3)
    dialog = history(player)
    assert QApplication.focusWidget() is dialog.matches
    player.key(Qt.Key.Key_Return)
    sheet = sheet_of(player, dialog)
    player.wait(lambda: QApplication.activeWindow() is sheet)
    assert QApplication.focusWidget() is sheet.table
    texts = [sheet.table.item(row, 1).text() for row in range(sheet.table.rowCount())]
    assert "Reprise 2 fois" in texts[0]
    assert "Conseil demandé 1 fois" in texts[1]
    player.key(Qt.Key.Key_Down)
    assert not sheet.look.isEnabled()
    assert sheet.why.text() == "Cette donne n’est pas finie."
    player.key(Qt.Key.Key_Return)
    assert sheet.findChild(DealDialog) is None
    player.key(Qt.Key.Key_Home)
    player.key(Qt.Key.Key_Up)
    player.key(Qt.Key.Key_Return)
    deal = sheet.findChild(DealDialog)
    assert deal is not None
    player.wait(lambda: QApplication.activeWindow() is deal)
    player.key(Qt.Key.Key_End)
    assert deal.moment.deal.is_over
    assert not clipped(deal)
    for open_, below in ((deal, sheet), (sheet, dialog)):
        QTest.keyClick(open_, Qt.Key.Key_Escape)
        player.wait(lambda below=below: QApplication.activeModalWidget() is below)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    player.wait(lambda: player.window.wiring.dialog is None)


def test_a_double_click_opens_a_match_and_a_deal(opened: Open) -> None:
    player = opened(None)
    filled(player, 3)
    dialog = history(player)
    where = dialog.matches.visualItemRect(dialog.matches.item(2)).center()
    viewport = dialog.matches.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    sheet = sheet_of(player, dialog)
    assert sheet.table.rowCount() == dialog.matches.match.deals
    cell = sheet.table.visualItemRect(sheet.table.item(0, 1)).center()
    QTest.mouseClick(sheet.table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    QTest.mouseDClick(sheet.table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert sheet.findChild(DealDialog) is not None
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(5, viewport.height() - 2))


def test_a_match_is_deleted_after_a_question(opened: Open) -> None:
    player = opened(None)
    path = filled(player, 4)
    dialog = history(player)
    dialog.matches.setCurrentRow(1)
    gone = dialog.matches.match.id
    player.key(Qt.Key.Key_Delete)
    question = dialog.findChild(DeleteDialog)
    assert question is not None
    assert not clipped(question)
    question.go_on.click()
    assert dialog.matches.count() == 4
    dialog.delete.click()
    next(each for each in dialog.findChildren(DeleteDialog) if each.isVisible()).give_up.click()
    player.wait(lambda: dialog.matches.count() == 3)
    assert gone not in path.read_text()
    assert dialog.matches.currentRow() == 1
    assert len(path.read_text().splitlines()) == 3


def test_a_match_left_in_the_middle_is_taken_up_again_and_none_is_lost(opened: Open) -> None:
    player = opened()
    window = player.window
    reach(player, Phase.PLAY, tricks=1)
    first = window.session.saved
    window.commands["play_again"].trigger()
    window.wiring.dialog.give_up.click()
    player.wait(player.asked)
    reach(player, Phase.PLAY)
    second = window.session.saved
    dialog = history(player)
    assert [dialog.matches.match_at(row).id for row in range(dialog.matches.count())] == [first.id]
    assert dialog.take_up.isEnabled()
    dialog.take_up.click()
    player.wait(lambda: dialog.findChild(TakeUpDialog) is not None)
    question = dialog.findChild(TakeUpDialog)
    question.go_on.click()
    assert window.session.saved.id == second.id
    dialog.take_up.click()
    player.wait(lambda: any(each.isVisible() for each in dialog.findChildren(TakeUpDialog)))
    next(each for each in dialog.findChildren(TakeUpDialog) if each.isVisible()).give_up.click()
    player.wait(lambda: window.wiring.dialog is None)
    player.wait(player.asked)
    assert window.session.saved == first
    assert len(player.playable()) > 0
    dialog = history(player)
    assert [dialog.matches.match_at(row).id for row in range(dialog.matches.count())] == [second.id], (
        "the one on the table is no history"
    )
    dialog.reject()


def test_a_record_is_written_to_a_file(opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = opened(None)
    filled(player, 1)
    dialog = history(player)
    target = tmp_path / "une partie.json"
    offered: list[str] = []

    def choose(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        offered.append(name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    dialog.export.click()
    player.wait(lambda: "une partie.json" in dialog.note.text())
    assert SavedMatch.from_text(target.read_text(encoding="utf-8")).match.is_over
    assert offered[0].endswith(".belote-match.json")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "nue"), ""))
    dialog.export.click()
    player.wait(lambda: "nue.belote-match.json" in dialog.note.text())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    dialog.export.click()
    player.wait(lambda: "exportée" in dialog.note.text())


def test_a_window_that_closes_leaves_no_thread_behind(opened: Open) -> None:
    player = opened(None)
    filled(player, 3)
    history(player)
    executor = player.window.session.keeper._lookers
    assert executor._thread is not None
    player.window.close()
    assert executor._thread is None


def test_enter_presses_the_button_that_has_the_keyboard(opened: Open) -> None:
    player = opened(None)
    filled(player, 3)
    dialog = history(player)
    dialog.matches.setCurrentRow(2)
    dialog.delete.setFocus()
    player.key(Qt.Key.Key_Return)
    question = dialog.findChild(DeleteDialog)
    assert question is not None
    question.reject()
    QTest.keyClick(dialog.matches, Qt.Key.Key_Return)
    sheet = sheet_of(player, dialog)
    player.wait(lambda: QApplication.activeWindow() is sheet)
    sheet.look.setFocus()
    player.key(Qt.Key.Key_Return)
    deal = sheet.findChild(DealDialog)
    player.wait(lambda: QApplication.activeWindow() is deal)
    deal.steps.buttons["last"].setFocus()
    player.key(Qt.Key.Key_Return)
    assert deal.moment.deal.is_over
    deal.steps.buttons["back"].setFocus()
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Space)
    assert deal.moment.cards == 30
    deal.close_button.setFocus()
    player.key(Qt.Key.Key_Return)
    assert deal.isHidden()
    close = next(each for each in sheet.findChildren(QPushButton) if each.text().replace("&", "") == "Fermer")
    close.setFocus()
    QTest.keyClick(close, Qt.Key.Key_Return)
    assert sheet.isHidden()


def test_a_score_that_the_file_has_otherwise_is_told(opened: Open) -> None:
    player = opened(None)
    path = filled(player, 1)
    data = json.loads(path.read_text())
    scored = next(place for place, deal in enumerate(data["match"]["deals"]) if "score" in deal)
    data["match"]["deals"][scored]["score"][0] += 10
    path.write_text(json.dumps(data))
    dialog = history(player)
    dialog.open_button.click()
    sheet = sheet_of(player, dialog)
    told_ = f"Le fichier a d’autres points pour ces donnes\N{NO-BREAK SPACE}: {scored + 1}."
    assert any(label.text().endswith(told_) for label in sheet.findChildren(QLabel))


def hold(player: Player, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Keeps a match from being found until the event is set."""
    history_, free = player.window.session.keeper.store.history, threading.Event()
    find = history_.find

    def late(match_id: str) -> object:
        free.wait(10)
        return find(match_id)

    monkeypatch.setattr(history_, "find", late)
    return free


def shown(dialog: HistoryDialog, kind: type[QDialog]) -> int:
    return sum(each.isVisible() for each in dialog.findChildren(kind))


def test_a_question_is_answered_once_however_often_the_key_is_pressed(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = opened(None)
    filled(player, 3)
    dialog = history(player)
    free = hold(player, monkeypatch)
    for _ in range(3):
        QTest.keyClick(dialog.matches, Qt.Key.Key_Return)
    dialog.delete.click()
    dialog.take_up.click()
    assert not shown(dialog, DeleteDialog), "one thing at a time"
    before = dialog.note.text()
    player.wait(lambda: "lecture" in dialog.note.text().lower())
    assert dialog.cursor().shape() is Qt.CursorShape.BusyCursor
    free.set()
    sheet_of(player, dialog)
    player.qtbot.wait(50)
    assert shown(dialog, MatchSheetDialog) == 1
    assert dialog.note.text() == before
    assert dialog.cursor().shape() is not Qt.CursorShape.BusyCursor


def test_a_late_answer_is_not_for_the_dialog_opened_since(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = opened(None)
    filled(player, 3)
    dialog = history(player)
    free = hold(player, monkeypatch)
    dialog.open_button.click()
    dialog.reject()
    player.window.commands["history"].trigger()
    again = player.window.wiring.dialog
    assert isinstance(again, HistoryDialog)
    free.set()
    player.wait(lambda: again.matches.count() == 3)
    player.qtbot.wait(50)
    assert not shown(again, MatchSheetDialog)


def test_a_match_deleted_elsewhere_gets_one_sentence(opened: Open, caplog: pytest.LogCaptureFixture) -> None:
    player = opened(None)
    filled(player, 3)
    dialog = history(player)
    gone = dialog.matches.match.id
    player.window.session.keeper.store.history.remove(gone)
    dialog.open_button.click()
    player.wait(lambda: dialog.matches.count() == 2)
    assert "n’est plus là" in dialog.note.text()
    assert "2 parties" in dialog.note.text()
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
