"""What opens a row of the history and of the sheet of a match, and what does not."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.conftest import Open
from tests.ui.history.test_history_dialog import filled, history, sheet_of


def test_enter_with_nothing_chosen_does_nothing_in_both_lists(opened: Open) -> None:
    player = opened(None)
    filled(player, 3)
    dialog = history(player)
    dialog.matches.setCurrentRow(2)
    dialog.open_button.click()
    sheet = sheet_of(player, dialog)
    looked: list[int] = []
    sheet.deal_wanted.connect(looked.append)
    sheet.table.setCurrentCell(-1, -1)
    dialog.matches.setCurrentRow(-1)
    for view in (sheet.table, dialog.matches):
        QTest.keyClick(view, Qt.Key.Key_Return)
        where = QPoint(5, view.viewport().height() - 2)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.RightButton, pos=where)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert looked == []
    assert sheet.isVisible()
    assert dialog.isVisible()
