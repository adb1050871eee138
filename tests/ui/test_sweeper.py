"""A widget that Python forgets must not be taken apart in the thread of a bot."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from belote_desktop.ui.sweeper import Sweeper


class Knot:
    """Refers to itself, as widgets with slots of their own do."""

    def __init__(self) -> None:
        self.me = self


def test_a_busy_thread_sweeps_nothing_and_the_event_loop_everything(qtbot: QtBot) -> None:
    was = gc.isenabled()
    parent = QObject()
    sweeper = Sweeper(parent)
    try:
        sweeper.sweep()
        died: list[bool] = []
        knot = Knot()
        weakref.finalize(knot, lambda: died.append(threading.current_thread() is threading.main_thread()))
        del knot

        def work() -> None:
            for _ in range(20_000):
                Knot()

        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        assert died == []
        qtbot.waitUntil(lambda: died == [True], timeout=10_000)
        gc.collect()
        assert sweeper.sweep() is None
    finally:
        if was:
            gc.enable()


@pytest.mark.parametrize("generation", [0, 1, 2])
def test_each_generation_is_swept_when_it_is_due(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, generation: int
) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)
    parent = QObject()
    sweeper = Sweeper(parent)
    sweeper.sweep()
    counts = [0, 0, 0]
    counts[generation] = gc.get_threshold()[generation] + 1
    monkeypatch.setattr(gc, "get_count", lambda: tuple(counts))
    assert sweeper.sweep() == generation
