"""A window comes back where it was, or where it can be seen."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.placement import first_size, in_sight, least_size
from tests.quality.tree import ROOT

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


def test_the_first_window_has_room_for_its_frame_and_the_smallest_is_no_larger_than_the_screen() -> None:
    assert first_size(QSize(1920, 1040)) == QSize(1280, 800)
    small = first_size(QSize(1280, 760))
    assert small.width() < 1280
    assert small.height() < 760 - 30
    assert least_size(1.0, QSize(1920, 1040)) == LEAST
    assert least_size(2.0, QSize(960, 520)) == QSize(340, 260)
    assert least_size(1.0, QSize(640, 480)).height() < 480


def test_a_window_comes_back_as_it_was(qtbot: QtBot) -> None:
    settings = Settings.load()
    first = window_of(settings)
    first.setGeometry(20, 30, 720, 560)
    settings.window_geometry = bytes(first.saveGeometry().data())
    first.close()
    second = window_of(settings)
    assert second.geometry() == QRect(20, 30, 720, 560)
    second.close()


_START = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from belote_desktop.app.cli import Options
from belote_desktop.ui.application import build

app = QApplication([])
window = build(app, Options())
window.session
window.furnish()
window.show()

def go():
    if len(sys.argv) > 1:
        window.setGeometry(*map(int, sys.argv[1:]))
    QTimer.singleShot(500, app, end)

def end():
    print(json.dumps([window.geometry().getRect(), window.frameGeometry().getRect()]))
    window.close()
    app.quit()

QTimer.singleShot(700, app, go)
app.exec()
"""


@pytest.fixture
def desktop(x_display: str) -> Iterator[str]:
    """The virtual screen, with a window manager on it that gives windows frames."""
    manager = shutil.which("openbox")
    if manager is None:
        pytest.skip("openbox is not installed")
    with subprocess.Popen(
        [manager], env={**os.environ, "DISPLAY": x_display}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:  # fmt: skip
        yield x_display
        process.terminate()


@pytest.mark.window
@pytest.mark.parametrize("left", [None, (1, 20, 1598, 975), (-200, 60, 800, 600)])
def test_a_window_stands_where_it_stood_start_after_start(
    desktop: str, belote_home: Path, left: tuple[int, int, int, int] | None
) -> None:
    env = {
        **os.environ,
        "DISPLAY": desktop,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(ROOT),
        "LC_ALL": "C.UTF-8",
    }

    def start(*place: int) -> object:
        command = [sys.executable, "-c", _START, *map(str, place)]
        done = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=True
        )
        return json.loads(done.stdout)

    first = start(*(left or ()))
    assert first[0] != first[1], "it has a frame"  # type: ignore[index]
    assert start() == first
    assert start() == first
