"""The program itself on a virtual screen, driven by xdotool: real keys and real clicks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from belote_desktop.app.saved_match import SavedMatch, SavedMatchError
from belote_desktop.engine import Bid, Match, Phase, Seat, Trump
from tests.quality.tree import ROOT
from tests.ui.conftest import Open, Player, bare_point

pytestmark = pytest.mark.window

_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
sys.exit(not app.primaryScreen().grabWindow(0).save(sys.argv[1]))
"""


class Program:
    """The running program, seen from outside: its screen and the match that it saves."""

    def __init__(self, display: str, home: Path) -> None:
        self.home = home
        self.saved = home / "data" / "current.json"
        self.env = {
            **os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "BELOTE_DESKTOP_HOME": str(home), "LC_ALL": "C.UTF-8"
        }  # fmt: skip
        config = home / "config"
        config.mkdir(parents=True)
        settings = {"language": "fr", "animation_speed": "fast", "trick_delay_ms": 100, "think_seconds": 0.05}
        (config / "settings.json").write_text(json.dumps({"format": 1, "level": "debutant", **settings}))
        command = [
            sys.executable,
            "-m",
            "belote_desktop",
            "--rules",
            "coinche(declarations=false)",
            "--seed",
            "11",
        ]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.env, stderr=subprocess.PIPE, text=True)
        self.window = self.xdo("search", "--sync", "--onlyvisible", "--name", "Belote Desktop").split()[-1]
        self.xdo("windowfocus", "--sync", self.window)

    def xdo(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=30, check=True
        )
        return done.stdout

    @property
    def match(self) -> Match | None:
        """The match as it is on the disk."""
        try:
            return SavedMatch.from_text(self.saved.read_text("utf-8")).match
        except (OSError, SavedMatchError):
            return None

    def wait(self, what: Callable[[Match], bool], seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            match = self.match
            if match is not None and what(match):
                return True
            assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
            time.sleep(0.05)
        return False

    def press(self, *keys: str) -> None:
        """Press keys until something was done: one pressed while cards still fly only hurries them."""
        for _ in range(20):
            match = self.match
            assert match is not None
            before = (len(match.deals), match.deal.log)
            for key in keys:
                self.xdo("key", key)
                time.sleep(0.15)
            if self.wait(lambda now, before=before: (len(now.deals), now.deal.log) != before, 1.0):  # type: ignore[misc]
                return
        raise AssertionError(f"{keys} did nothing")

    def click(self, x: int, y: int) -> None:
        self.xdo("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def picture(self, path: Path) -> QImage:
        subprocess.run([sys.executable, "-c", _GRAB, str(path)], env=self.env, check=True, timeout=60)
        return QImage(str(path))


@pytest.fixture
def program(x_display: str, tmp_path: Path) -> Iterator[Program]:
    if shutil.which("xdotool") is None:
        pytest.skip("xdotool is not installed")
    started = Program(x_display, tmp_path / "home")
    yield started
    if started.process.poll() is None:
        started.process.terminate()
    started.process.wait(20)
    assert started.process.stderr is not None
    started.process.stderr.close()


@pytest.fixture
def french_keyboard(x_display: str) -> None:
    """The keys of the screen are those of France."""
    if shutil.which("setxkbmap") is None or shutil.which("xdotool") is None:
        pytest.skip("setxkbmap or xdotool is not installed")
    env = {**os.environ, "DISPLAY": x_display}
    # a first key, because with it the server goes back to the layout of that keyboard
    for command in (["xdotool", "key", "37"], ["setxkbmap", "fr"]):
        subprocess.run(command, env=env, check=True, timeout=30)


def twin(opened: Open, program: Program, home: Path) -> Player:
    """The same position in a window of this process, to know where things are."""
    home.mkdir(parents=True, exist_ok=True)
    shutil.copytree(
        program.home / "data", home / "data", ignore=shutil.ignore_patterns("*.lock"), dirs_exist_ok=True
    )
    player = opened(None)
    assert player.window.session.resume()
    player.wait(player.asked)
    return player


def where(player: Player, widget: QWidget) -> tuple[int, int]:
    point = widget.mapTo(player.window, widget.rect().center())
    return point.x(), point.y()


def south_is_asked(match: Match) -> bool:
    return match.deal.turn is Seat.SOUTH or match.deal.is_over


@pytest.mark.timeout(240)
def test_a_deal_is_played_with_real_keys_and_clicks(
    program: Program, opened: Open, belote_home: Path, tmp_path: Path
) -> None:
    assert program.wait(south_is_asked, 30)
    match = program.match
    assert match is not None
    assert match.deal.phase is Phase.AUCTION
    time.sleep(1.0)
    program.press("Down", "Return")  # a trump is chosen, then the lowest bid is said
    clicked = False
    while True:
        assert program.wait(south_is_asked, 30)
        match = program.match
        assert match is not None
        if match.deal.is_over:
            break
        if match.deal.phase is Phase.AUCTION:
            program.press("p")
        elif not clicked and len(match.deal.tricks) == 1:
            clicked = True
            time.sleep(1.5)
            player = twin(opened, program, belote_home)
            card = player.playable()[0]
            point = card.mapTo(player.window, bare_point(player.window, card))
            program.click(point.x(), point.y())
            held = match.deal.hands[Seat.SOUTH]
            assert program.wait(lambda now, held=held: now.deal.hands[Seat.SOUTH] != held, 10)  # type: ignore[misc]
            after = program.match
            assert after is not None
            assert set(held) - set(after.deal.hands[Seat.SOUTH]) == {card.card}
            player.window.close()
        else:
            program.press("Return")
    assert clicked or match.deal.is_passed_out
    time.sleep(1.0)
    picture = program.picture(tmp_path / "deal-end.png")
    assert picture.width() >= 1280
    colours = {picture.pixel(x, y) for x in range(0, 1280, 40) for y in range(0, 800, 40)}
    assert len(colours) > 40
    program.press("Return")  # the next deal
    assert program.wait(lambda now: len(now.deals) >= 1, 10)
    program.xdo("key", "ctrl+q")
    assert program.process.wait(20) == 0


@pytest.mark.timeout(120)
def test_the_number_row_of_a_french_keyboard_bids(french_keyboard: None, program: Program) -> None:
    assert program.wait(south_is_asked, 30)
    time.sleep(1.0)
    for key in ("19", "shift+p", "18", "shift+k"):  # keys by number: à and ç
        program.xdo("key", key)
        time.sleep(0.2)
    match = program.match
    assert match is not None
    assert not match.deal.log, "Shift with P is no pass"
    program.press("Return")
    match = program.match
    assert match is not None
    assert match.deal.auction.calls[0] == (Seat.SOUTH, Bid(90, Trump.DIAMONDS))
