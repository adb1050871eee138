"""The window stands quickly: measured against an empty QMainWindow in the same run."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app.cli import parse_args
from belote_desktop.ui import application
from tests.quality.tree import ROOT

MOST = 2.5
"""Times an empty window."""

_EMPTY = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, app.quit)
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
_OURS = """
import sys
from belote_desktop.ui import application
from PySide6.QtCore import QTimer
def leave(app, window, options):
    window._ground.painted.connect(lambda: QTimer.singleShot(0, app.quit))
    return app.exec()
application.run = leave
sys.exit(application.main([]))
"""


def seconds(script: str, home: Path) -> float:
    env = {**os.environ, "BELOTE_DESKTOP_HOME": str(home)}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=env, check=True, timeout=60)
    return time.perf_counter() - start


@pytest.mark.alone
@pytest.mark.slow
def test_first_paint_is_near_that_of_an_empty_window(tmp_path: Path) -> None:
    seconds(_OURS, tmp_path), seconds(_EMPTY, tmp_path)  # files of the disk into memory
    pairs = [(seconds(_EMPTY, tmp_path), seconds(_OURS, tmp_path)) for _ in range(5)]
    ratio = statistics.median(ours / empty for empty, ours in pairs)
    assert ratio <= MOST, pairs


def test_the_engine_is_not_wanted_before_the_first_paint(tmp_path: Path) -> None:
    script = _OURS.replace(
        "sys.exit(application.main([]))",
        "application.main([])\n"
        "late = [n for n in sys.modules if n.startswith(('belote_desktop.engine', 'belote_desktop.bots'))]\n"
        "sys.exit(str(late) if late else 0)",
    )
    seconds(script, tmp_path)


def test_asking_for_a_part_furnishes_the_window(qapp: QApplication, qtbot: QtBot) -> None:
    window = application.build(qapp, parse_args(["--lang", "fr"]))
    assert not window._furnished
    with pytest.raises(AttributeError):
        window.no_such_part  # noqa: B018
    assert not window._furnished
    table = window.table
    assert window._furnished
    assert window.table is table
    window.furnish()
    assert window.table is table
    window.close()
    window.deleteLater()


def test_a_window_closed_before_it_is_furnished(qapp: QApplication) -> None:
    window = application.build(qapp, parse_args(["--lang", "fr"]))
    window.show()
    window.close()
    assert not window._furnished
    window.deleteLater()


def test_a_window_that_nobody_paints_is_furnished_too(qapp: QApplication, qtbot: QtBot) -> None:
    window = application.build(qapp, parse_args(["--lang", "fr"]))
    calls = []
    window.when_painted(lambda: calls.append(window.table))
    qtbot.waitUntil(lambda: bool(calls))
    qtbot.wait(20)
    assert len(calls) == 1
    window.close()
    window.deleteLater()
