"""What the desktop wants: read from its files, asked of its program, unknown without either."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.app import desktop
from belote_desktop.app.desktop import MotionWish, files_ask_for_calm


@pytest.mark.parametrize(
    ("name", "text", "calm"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[General]\nName=x\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("gtk-3.0/settings.ini", "no section\n\x00", False),
        ("kdeglobals", "\udcff", False),
    ],
)
def test_files_of_the_desktop(tmp_path: Path, name: str, text: str, calm: bool) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert files_ask_for_calm(tmp_path) is calm


def test_without_files_nothing_is_asked(tmp_path: Path) -> None:
    assert not files_ask_for_calm(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="the program is a shell script here")
@pytest.mark.parametrize(("answer", "calm"), [("false", True), ("true", False)])
def test_the_program_of_the_desktop_answers_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, answer: str, calm: bool
) -> None:
    program = tmp_path / "gsettings"
    program.write_text(f"#!/bin/sh\necho {answer}\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(desktop, "files_ask_for_calm", lambda: False)
    wish = MotionWish()
    told: list[bool] = []
    wish.changed.connect(lambda: told.append(wish.calm))
    assert not wish.calm
    wish.ask()
    qtbot.waitUntil(lambda: wish._process is None, timeout=5000)
    assert wish.calm is calm
    assert told == ([True] if calm else [])
    wish.stop()


def test_a_window_that_closes_does_not_wait_for_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    program = tmp_path / "gsettings"
    program.write_text("#!/bin/sh\nexec sleep 30\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(desktop, "files_ask_for_calm", lambda: False)
    wish = MotionWish()
    wish.ask()
    wish.stop()
    assert wish._process is None
