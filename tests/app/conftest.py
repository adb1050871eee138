"""Fixtures of the program's tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.app.session import MatchSession
from tests.app.fakes import Factory


@pytest.fixture
def home(belote_home: Path) -> Path:
    """The folder that holds data, settings and logs during one test."""
    return belote_home


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the waiting for the disk: only a power cut would tell the difference."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture
def make(qtbot: QtBot, quick_disk: None) -> Iterator[Callable[..., MatchSession]]:
    """Makes sessions with fake bots; all are shut down at the end."""
    made: list[MatchSession] = []

    def factory(bots: Factory | None = None, **more: Any) -> MatchSession:
        made.append(MatchSession(bot_factory=bots or Factory(), **more))
        return made[-1]

    yield factory
    for session in made:
        session.shutdown()
