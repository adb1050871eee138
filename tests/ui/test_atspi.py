"""The program as a screen reader of a Linux desktop is told of it, from another process."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.quality.tree import ROOT

_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


@pytest.fixture
def needed(x_display: str) -> str:
    """The display, where everything else is there too."""
    for program in ("dbus-run-session", "gdbus"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
    if not any(Path(launcher).exists() for launcher in _LAUNCHERS):
        pytest.skip("AT-SPI (at-spi2-core) is not installed")
    pytest.importorskip("PySide6.QtDBus")
    return x_display


@pytest.mark.window
@pytest.mark.timeout(200)
def test_cards_buttons_and_panels_reach_the_desktop(needed: str, tmp_path: Path) -> None:
    env = {**os.environ, "DISPLAY": needed, "BELOTE_DESKTOP_HOME": str(tmp_path / "home")}
    env["XDG_RUNTIME_DIR"] = env["XDG_CACHE_HOME"] = str(tmp_path)  # the bus has its socket there
    for name in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "WAYLAND_DISPLAY"):
        env.pop(name, None)
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "tests.ui.atspi"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])  # the bus has its say before
    before, after = told["before"], told["after"]
    names = [node["name"] for node in before]
    assert not [node for node in before if node["role"] in ("push button", "check box") and not node["name"]]
    assert "Belote Desktop" in names
    assert "Table de jeu" in names
    assert "À vous de parler" in names
    suits = (" de pique", " de cœur", " de carreau", " de trèfle")
    cards = [
        node
        for node in before
        if node["role"] == "push button" and any(suit in node["name"].lower() for suit in suits)
    ]
    assert len(cards) >= 8
    assert not any("Press" in card["actions"] for card in cards)  # in the auction it would do nothing
    passing = next(node for node in before if node["name"] == "Passe" and node["actions"])
    assert passing["role"] == "push button"
    assert [node["name"] for node in after] != names  # «Passe» was pressed through AT-SPI, and it was said
