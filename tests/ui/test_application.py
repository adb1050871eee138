"""The program's start: command line, picture, language, what start-up has to tell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from belote_desktop.app.cli import parse_args
from belote_desktop.app.settings import Settings
from belote_desktop.engine import DECK, PASS, PRESETS, Bid, Deal, Seat, Trump
from belote_desktop.ui import application
from tests.quality.tree import ROOT


def run(*words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The program as a user starts it."""
    env = {**os.environ, "BELOTE_DESKTOP_HOME": str(home)}
    command = [sys.executable, "-m", "belote_desktop", *words]
    return subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=100, check=False
    )


@pytest.mark.parametrize("rules", ["coinche", "belote(no_trumps=true,all_trumps=true)"])
def test_a_picture_of_the_window(belote_home: Path, tmp_path: Path, rules: str) -> None:
    path = tmp_path / "window.png"
    done = run(
        "--rules",
        rules,
        "--seed",
        "7",
        "--level",
        "debutant",
        "--lang",
        "fr",
        "--screenshot",
        str(path),
        home=belote_home,
    )
    assert done.returncode == 0, done.stderr
    image = QImage(str(path))
    assert (image.width(), image.height()) == (1280, 800)
    assert not (belote_home / "data" / "current.json").exists()


def test_a_picture_that_cannot_be_saved(belote_home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "here.png"
    folder.mkdir()
    done = run("--rules", "coinche", "--screenshot", str(folder), home=belote_home)
    assert done.returncode == 1
    assert "here.png" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_wrong_command_line(belote_home: Path) -> None:
    done = run("--rules", "poker", home=belote_home)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_the_deal_of_the_command_line_lies_on_the_table(qapp: QApplication) -> None:
    deal = Deal.new(PRESETS["coinche"], Seat.WEST, DECK).apply(Bid(90, Trump.CLUBS)).apply(PASS)
    options = parse_args(["--deal", deal.to_text(), "--lang", "fr"])
    window = application.build(qapp, options)
    try:
        application.first_match(window, options)
        assert window.session.match.deal == deal
    finally:
        window.close()
        window.deleteLater()


def test_a_damaged_settings_file_is_told_in_passing(qapp: QApplication, belote_home: Path) -> None:
    (belote_home / "config").mkdir(parents=True)
    (belote_home / "config" / "settings.json").write_text("{{{")
    options = parse_args(["--rules", "coinche"])
    window = application.build(qapp, options)
    try:
        window.show()
        application.first_match(window, options)
        assert "réglages" in window.toast.text or "settings" in window.toast.text
        assert window.session.has_match
    finally:
        window.close()
        window.deleteLater()


@pytest.mark.parametrize(
    ("key", "value", "word"),
    [
        (
            "players",
            '{"names":["","","abcdefghijklmnopqrst",""],"levels":[null,null,null,null],"humans":"S"}',
            "Joueurs",
        ),
        ("last_rules", "coinche(nonsense=3)", "Règles"),
    ],
)
def test_a_set_up_that_cannot_be_used_is_told(
    qapp: QApplication, belote_home: Path, key: str, value: str, word: str
) -> None:
    (belote_home / "config").mkdir(parents=True)
    (belote_home / "config" / "settings.json").write_text(json.dumps({"format": 1, key: value}))
    options = parse_args(["--seed", "3", "--lang", "fr"])
    window = application.build(qapp, options)
    try:
        window.show()
        application.first_match(window, options)
        assert word in window.toast.text
        assert window.session.has_match
    finally:
        window.close()
        window.deleteLater()


def test_the_notice_of_a_full_disk_goes_when_there_is_room_again(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_text: str) -> bool:
        raise OSError(28, "No space left on device")

    options = parse_args(["--seed", "3", "--lang", "fr"])
    window = application.build(qapp, options)
    try:
        window.show()
        application.first_match(window, options)
        keeper, saved = window.session.keeper, window.session.saved
        with monkeypatch.context() as patch:
            patch.setattr(keeper.store, "save", full)
            keeper.save(saved)
        assert "disque" in window.toast.text
        window.notify("match.kept", {"path": "x"})
        window.toast.hold(True)
        window.toast.hold(False)
        assert "disque" in window.toast.text
        keeper.save(saved)
        assert "disque" not in window.toast.text
        assert window.toast.text, "what else there was to tell is told"
    finally:
        window.close()
        window.deleteLater()


def test_the_command_line_wins_over_the_settings_and_is_not_kept(qapp: QApplication) -> None:
    options = parse_args(["--level", "maitre", "--seed", "5", "--lang", "en"])
    settings = Settings.load()
    config = application.config_for(settings, options)
    assert (config.level, config.seed) == ("maitre", 5)
    assert settings.level == "expert"
    assert settings.language == "auto"
