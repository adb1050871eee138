"""Dialogs on a screen that is small for the desktop's type: never larger than it, and everything can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app.seating import Seating
from belote_desktop.app.settings import Settings
from belote_desktop.ui.dialogs import scrolling
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.dialogs.players import PlayersDialog
from belote_desktop.ui.i18n import install_translator

SCREEN = (800, 600)


@pytest.fixture(params=[9.0, 12.0, 18.0])
def points(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[float]:
    """The desktop's type in points."""
    before = QFont(qapp.font())
    other = QFont(before)
    other.setPointSizeF(request.param)
    qapp.setFont(other)
    yield request.param
    qapp.setFont(before)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "make", [lambda: NewMatchDialog(Settings.load(), True), lambda: PlayersDialog(Seating(), "expert")]
)
def test_a_dialog_is_no_larger_than_the_screen(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    points: float,
    language: str,
    make: Callable[[], QDialog],
) -> None:
    install_translator(language)
    dialog = make()
    qtbot.addWidget(dialog)
    room = dialog.screen().availableGeometry().height() - SCREEN[1]
    monkeypatch.setattr(scrolling, "ABOVE", scrolling.ABOVE + room)
    dialog.show()
    qtbot.waitExposed(dialog)
    QApplication.processEvents()
    assert dialog.width() <= SCREEN[0]
    assert dialog.height() <= SCREEN[1]
    if points <= 12:
        assert not dialog.findChild(scrolling.Scrolling).horizontalScrollBar().isVisible()
    reached: set[QWidget] = set()
    for _ in range(60):  # Tab brings every field into sight
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        field = dialog.focusWidget()
        if field is None or field in reached:
            continue
        reached.add(field)
        assert not field.visibleRegion().isEmpty(), field
    assert {box for box in dialog.findChildren(QComboBox) if box.isVisible()} <= reached
