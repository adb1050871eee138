"""A window comes back where it was, or where it can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.placement import in_sight

ONE = QRect(0, 0, 1920, 1040)
TWO = QRect(1920, 0, 2560, 1400)
LEAST = QSize(680, 520)


@pytest.mark.parametrize(
    ("frame", "screens", "wanted"),
    [
        (QRect(100, 100, 1280, 800), [ONE], QRect(100, 100, 1280, 800)),
        (QRect(2000, 100, 1280, 800), [ONE, TWO], QRect(2000, 100, 1280, 800)),  # on the second screen
        (QRect(2000, 100, 1280, 800), [ONE], QRect(319, 119, 1280, 800)),  # which is gone
        (QRect(-900, 50, 1280, 800), [ONE], QRect(-900, 50, 1280, 800)),  # half out, as the player wanted
        (QRect(100, -500, 1280, 800), [ONE], QRect(319, 119, 1280, 800)),  # nothing to take hold of
        (QRect(100, 100, 3000, 1800), [ONE], QRect(0, 0, 1920, 1040)),  # from a larger screen
        (QRect(5000, 5000, 1280, 800), [QRect(0, 0, 600, 480)], QRect(0, 0, 680, 520)),
        (QRect(5, 5, 700, 600), [], QRect(5, 5, 700, 600)),
    ],
)
def test_where_it_comes_back(frame: QRect, screens: list[QRect], wanted: QRect) -> None:
    assert in_sight(frame, screens, LEAST) == wanted


def window_of(settings: Settings) -> MainWindow:
    session = MatchSession(saves=False)
    window = MainWindow(session, settings)
    session.setParent(window)
    return window


def test_a_window_saved_on_a_screen_that_is_gone_is_seen(qtbot: QtBot) -> None:
    settings = Settings.load()
    first = window_of(settings)
    first.setGeometry(9000, 7000, 1000, 700)
    settings.window_geometry = bytes(first.saveGeometry().data())
    first.close()
    second = window_of(settings)
    room = QApplication.primaryScreen().availableGeometry()
    assert room.intersects(second.geometry())
    assert room.contains(second.geometry().topLeft())
    second.close()


def test_a_window_comes_back_as_it_was(qtbot: QtBot) -> None:
    settings = Settings.load()
    first = window_of(settings)
    first.setGeometry(20, 30, 720, 560)
    settings.window_geometry = bytes(first.saveGeometry().data())
    first.close()
    second = window_of(settings)
    assert second.geometry() == QRect(20, 30, 720, 560)
    second.close()
