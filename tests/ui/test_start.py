"""Starting over a saved match: it is never lost without a word, whatever the command line asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QExposeEvent, QRegion, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app.cli import parse_args
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.app.settings import Settings
from belote_desktop.engine import COINCHE, DECK, PRESETS, Action, Deal, Pass, Seat
from belote_desktop.ui import application
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.parts.confirm import GiveUpDialog

DEAL = Deal.new(PRESETS["coinche"], Seat.WEST, DECK).to_text()
STARTS = [["--rules", "belote"], ["--seed", "5"], ["--deal", DEAL]]

Start = Callable[..., MainWindow]


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot) -> Iterator[Start]:
    """Starts the program with a command line, up to its first match."""
    windows: list[MainWindow] = []

    def run(*argv: str) -> MainWindow:
        options = parse_args(["--lang", "en", *argv])
        window = application.build(qapp, options)
        windows.append(window)
        with qtbot.waitExposed(window):
            window.show()
        application.first_match(window, options)
        return window

    yield run
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.wait(1)


@pytest.fixture
def current(belote_home: Path) -> Path:
    """The file of the saved match."""
    path = belote_home / "data" / "current.json"
    path.parent.mkdir(parents=True)
    return path


def saved(*actions: Action, target: int = 1000) -> SavedMatch:
    """A match in which South deals and East, a human like all, speaks first."""
    begun = SavedMatch.begin(
        MatchConfig(COINCHE.replace(target=target), seed=1, dealer=Seat.SOUTH, humans=frozenset(Seat))
    )
    for action in actions:
        begun = begun.at(begun.match.apply(action))
    return begun


def finished() -> SavedMatch:
    """A match that is over."""
    random, played = Random(3), saved(target=100)
    while not played.match.is_over:
        match = played.match
        if match.deal.is_over:
            played = played.at(match.next_deal(match.next_deck(random)))
        else:
            played = played.at(match.apply(random.choice(match.deal.legal_actions()[:4])))
    return played


def question(window: MainWindow) -> GiveUpDialog | None:
    """The question about the match on the table, if it is asked."""
    return next((found for found in window.findChildren(GiveUpDialog) if found.isVisible()), None)


@pytest.mark.parametrize("argv", STARTS, ids=lambda argv: argv[0])
def test_a_match_that_is_going_on_is_kept_by_the_enter_key(
    start: Start, current: Path, argv: list[str]
) -> None:
    before = saved(Pass())
    current.write_text(before.to_text(), encoding="utf-8")
    window = start(*argv)
    asked = question(window)
    assert asked is not None
    assert window.session.match == before.match
    QTest.keyClick(asked, Qt.Key.Key_Return)
    assert question(window) is None
    assert window.session.match == before.match
    assert SavedMatch.from_text(current.read_text(encoding="utf-8")) == before


@pytest.mark.parametrize("argv", STARTS, ids=lambda argv: argv[0])
def test_a_match_given_up_makes_room_for_the_one_asked_for(
    start: Start, current: Path, argv: list[str]
) -> None:
    before = saved(Pass())
    current.write_text(before.to_text(), encoding="utf-8")
    window = start(*argv, "--level", "fort")
    asked = question(window)
    assert asked is not None
    asked.give_up.click()
    session = window.session
    assert session.match.rules.preset == ("belote" if "--rules" in argv else "coinche")
    assert session.config.level == "fort"
    if "--seed" in argv:
        assert session.config.seed == 5
    if "--deal" in argv:
        assert session.match.deal.start == Deal.from_text(DEAL).start
    assert SavedMatch.from_text(current.read_text(encoding="utf-8")).id != before.id


def test_cards_that_nobody_touched_are_not_worth_a_question(start: Start, current: Path) -> None:
    current.write_text(saved().to_text(), encoding="utf-8")
    window = start("--rules", "belote")
    assert question(window) is None
    assert window.session.match.rules.preset == "belote"


def test_a_finished_match_goes_to_the_history(start: Start, current: Path) -> None:
    over = finished()
    current.write_text(over.to_text(), encoding="utf-8")
    window = start("--rules", "belote")
    assert question(window) is None
    assert window.session.match.rules.preset == "belote"
    assert window.session.keeper.store is not None
    assert [entry.id for entry in window.session.keeper.store.history.read().entries] == [over.id]


@pytest.mark.parametrize("argv", STARTS, ids=lambda argv: argv[0])
@pytest.mark.parametrize("kind", ["bad", "newer"])
def test_a_file_that_cannot_be_used_is_set_aside(
    start: Start, current: Path, kind: str, argv: list[str]
) -> None:
    text = saved(Pass()).to_text()
    text = text[:300] if kind == "bad" else text.replace('"version": 1', '"version": 9')
    current.write_text(text, encoding="utf-8")
    window = start(*argv)
    kept = current.with_name(f"current.json.{kind}")
    assert kept.read_text(encoding="utf-8") == text
    assert str(kept) in window.toast.text
    assert window.session.has_match


def test_the_level_holds_for_the_saved_match(start: Start, current: Path) -> None:
    before = saved(Pass())
    current.write_text(before.to_text(), encoding="utf-8")
    window = start("--level", "maitre")
    assert question(window) is None
    assert window.session.match == before.match
    assert window.session.config.level == "maitre"
    kept = SavedMatch.from_text(current.read_text(encoding="utf-8"))
    assert (kept.id, kept.config.level) == (before.id, "maitre")
    assert Settings.load().level == "expert"


def test_the_level_of_a_match_not_begun_leaves_the_saved_one(start: Start, current: Path) -> None:
    current.write_text(saved(Pass()).to_text(), encoding="utf-8")
    window = start("--level", "maitre", "--rules", "belote")
    assert window.session.config.level == "expert"


@pytest.mark.parametrize("argv", [[], *STARTS], ids=lambda argv: argv[0] if argv else "plain")
def test_a_picture_touches_nothing(
    start: Start, current: Path, belote_home: Path, tmp_path: Path, argv: list[str]
) -> None:
    current.write_text("{", encoding="utf-8")
    settings = belote_home / "config" / "settings.json"
    settings.parent.mkdir()
    settings.write_text("{{{", encoding="utf-8")
    window = start(*argv, "--screenshot", str(tmp_path / "x.png"))
    window.settings.set("theme", "dark")
    window.close()
    files = sorted(path.relative_to(belote_home).as_posix() for path in belote_home.rglob("*.json*"))
    assert files == ["config/settings.json", "data/current.json"]
    assert (current.read_text("utf-8"), settings.read_text("utf-8")) == ("{", "{{{")


def test_a_fault_while_closing_still_ends_the_session(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    window = start()

    def fault(_self: Settings, _key: str, _value: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(Settings, "set", fault)
    ended: list[bool] = []
    shutdown = window.session.shutdown
    monkeypatch.setattr(window.session, "shutdown", lambda: ended.append(shutdown()))
    with pytest.raises(RuntimeError, match="a fault of ours"):
        window.close()
    assert ended


def test_the_first_dialog_waits_until_the_window_stands_on_the_screen(
    start: Start, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = start()
    window.presenter.clear()
    monkeypatch.setattr(type(window.session), "resume", lambda *_: False)
    monkeypatch.setattr(type(window.session), "has_match", False)
    with monkeypatch.context() as patch:
        patch.setattr(QWindow, "isExposed", lambda _window: False)
        application.first_match(window, parse_args([]))
        assert window.wiring.dialog is None
        assert window.wiring.dialog is None
    handle = window.windowHandle()
    assert handle is not None
    QApplication.sendEvent(handle, QExposeEvent(QRegion(0, 0, 10, 10)))
    qtbot.waitUntil(lambda: window.wiring.dialog is not None, timeout=5000)
