"""A window that is gone leaves nothing of itself in memory."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.ui.main_window import MainWindow
from tests.app.fakes import Factory, always_pass
from tests.ui.conftest import QUICK, Player


def test_a_window_closed_while_the_keyboard_moves_is_forgotten(qtbot: QtBot) -> None:
    session = MatchSession(bot_factory=Factory(always_pass))
    settings = Settings.load()
    settings.animation_speed = "instant"
    window = MainWindow(session, settings)
    session.setParent(window)
    settings.setParent(window)
    with qtbot.waitActive(window):
        window.show()
    window.begin(MatchConfig(QUICK, think_seconds=0.05, seed=1))
    player = Player(window, qtbot)
    player.wait(player.asked)
    gone = weakref.ref(window)
    window.close()  # the keyboard goes, and whoever looks after it has not yet looked
    window.deleteLater()
    del window, session, settings, player
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.wait(1)
    gc.collect()
    assert gone() is None
