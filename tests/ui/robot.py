"""A robot at the window: plays deal after deal through the widgets, and weighs the program while it does.

``python -m tests.ui.robot --deals 500`` prints memory, time and every warning; it fails on any.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.engine import PRESETS, Seat
from belote_desktop.ui import key_gate
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.sweeper import Sweeper
from belote_desktop.ui.table.card_widget import Standing

PATIENCE_SECONDS = 120.0
"""Without anything to do for so long, a window hangs; long, because the machine may be busy."""
GROWTH_MB = 5.0
"""What the last four fifths of a run may add to the memory."""
_NOISE = ("This plugin does not support",)


def memory_mb() -> float:
    """Memory of this process that lies in RAM, in megabytes (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@dataclass
class Report:
    """What a run has shown."""

    deals: int = 0
    seconds: float = 0.0
    memory: list[tuple[int, float]] = field(default_factory=list)
    """(deals played, MB) now and then."""
    warnings: list[str] = field(default_factory=list)
    idle: float = 0.0
    """Part of a processor used while the window waits for its player, measured at the end."""

    @property
    def growth(self) -> float:
        """MB that the last four fifths of the run have added."""
        start = next((mb for deals, mb in self.memory if deals >= self.deals / 5), self.memory[-1][1])
        return self.memory[-1][1] - start


class Robot:
    """Sits at a window and does what is asked by clicks and keys; chooses at random, from a seed."""

    def __init__(self, window: MainWindow, seed: int = 1) -> None:
        self.window = window
        self.random = Random(seed)
        self.finished = 0

    def step(self) -> bool:
        """Do one thing that the window asks for; False when it asks for nothing."""
        window = self.window
        if not window.match_end.isHidden():
            self._click(window.match_end.again_button)
        elif not window.deal_end.isHidden():
            self.finished += 1
            self._click(window.deal_end.next_button)
        elif not window.curtain.isHidden():
            self._click(window.curtain.button)
        elif window.director.running:
            return False
        elif not window.bidding.isHidden():
            self._bid()
        elif (
            not window.declare.isHidden()
            and window.declare.declare is not None
            and self.random.random() < 0.7
        ):
            window.declare.confirm.click()
        else:
            return self._play()
        return True

    def _bid(self) -> None:
        bidding, window = self.window.bidding, self.window
        values = bidding.values
        nobody = window.session.view.auction.standing is None
        if bidding.takes.isVisible() and bidding.takes.is_open and self.random.random() < 0.4:
            able = [each for each in bidding.takes.trumps.buttons if each.isEnabled()]
            self._click(self.random.choice(able))
            self._click(bidding.confirm)
        elif values.isVisible() and values.is_open and nobody and self.random.random() < 0.5:
            able = [each for each in values.trumps.buttons if each.isEnabled()]
            self._click(self.random.choice(able))
            self._click(bidding.confirm)
        else:
            self._click(bidding.pass_button)

    def _play(self) -> bool:
        hand = self.window.table.stage.hand
        able = [card for card in hand if card.standing is Standing.PERMITTED]
        if not able:
            return False
        card = self.random.choice(able)
        if self.random.random() < 0.5:
            card.setFocus()
            QTest.keyClick(card, Qt.Key.Key_Return)
        else:
            card.click()
        return True

    @staticmethod
    def _click(button: QPushButton) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center() or QPoint())


def play(
    deals: int,
    *,
    seed: int = 1,
    rules: str = "coinche",
    level: str = "greedy",
    idle_seconds: float = 4.0,
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Play until so many deals have been counted, in one window, at instant speed; then measure it at rest (0: not)."""
    report = Report()

    def heard(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if (
            kind is not QtMsgType.QtDebugMsg
            and kind is not QtMsgType.QtInfoMsg
            and not text.startswith(_NOISE)
        ):
            report.warnings.append(text)

    before = qInstallMessageHandler(heard)
    quiet, key_gate.QUIET_MS = key_gate.QUIET_MS, 0
    try:
        _run(
            report,
            deals,
            MatchConfig(PRESETS[rules], think_seconds=0.05, level=level, seed=seed, dealer=Seat.WEST),
            idle_seconds,
            say,
        )
    finally:
        qInstallMessageHandler(before)
        key_gate.QUIET_MS = quiet
    return report


def _run(
    report: Report, deals: int, config: MatchConfig, idle_seconds: float, say: Callable[[str], None]
) -> None:
    settings = Settings(writable=False)
    settings.animation_speed = "instant"
    settings.language = "fr"
    settings.level, settings.think_seconds = "debutant", 0.05
    window = MainWindow(MatchSession(saves=False), settings)
    window.resize(1280, 800)
    window.show()
    window.session.notice.connect(
        lambda key, _details: key == "deal.passed_out" or report.warnings.append(f"notice {key}")
    )
    window.begin(config)
    robot = Robot(window, config.seed or 0)
    start = last = time.monotonic()
    marks = {round(deals * part / 10) for part in range(1, 11)} | {1}
    while robot.finished < deals:
        finished = robot.finished
        if robot.step():
            last = time.monotonic()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)
        if robot.finished != finished and robot.finished in marks:
            gc.collect()
            report.memory.append((robot.finished, memory_mb()))
            say(f"{robot.finished} deals, {report.memory[-1][1]:.1f} MB, {time.monotonic() - start:.0f} s")
        if time.monotonic() - last > PATIENCE_SECONDS:
            report.warnings.append(f"stuck after {robot.finished} deals: {_state(window)}")
            break
    report.deals, report.seconds = robot.finished, time.monotonic() - start
    if idle_seconds:
        report.idle = _idle(window, idle_seconds)
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _idle(window: MainWindow, seconds: float) -> float:
    """Let a window wait for its player and see what it costs, as a part of one processor."""
    loop = QEventLoop()
    QTimer.singleShot(1500, window, loop.quit)  # what is under way comes to rest
    loop.exec()
    used = time.process_time()
    QTimer.singleShot(round(seconds * 1000), window, loop.quit)
    loop.exec()
    return (time.process_time() - used) / seconds


def _state(window: MainWindow) -> str:
    """Where a window hangs, in words."""
    session = window.session
    shown = [
        name
        for name in (
            "bidding",
            "declare",
            "say",
            "deal_end",
            "match_end",
            "curtain",
            "pause",
            "toast",
            "peek",
        )
        if not getattr(window, name).isHidden()
    ]
    standings = [f"{card.card}:{card.standing.value}" for card in window.table.stage.hand]
    return (
        f"turn {session.turn}, thinking {session.bots.thinking_seat}, waiting {session._waiting}, shown {shown}, "
        f"director {window.director.running}, hand {standings}, hint {window.table.hint!r}, "
        f"{session.match.deal.to_text()}"
    )


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--rules", default="coinche", choices=sorted(PRESETS))
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as home:
        os.environ["BELOTE_DESKTOP_HOME"] = home
        app = QApplication([])
        app.setStyle("Fusion")
        install_translator("fr")
        Sweeper(app)  # memory is kept as the program keeps it
        report = play(
            options.deals,
            seed=options.seed,
            rules=options.rules,
            level=options.level,
            idle_seconds=10,
            say=print,
        )
    print(
        f"{report.deals} deals in {report.seconds:.0f} s, growth {report.growth:+.1f} MB, "
        f"{len(report.warnings)} warnings, idle {report.idle:.2%} of a processor"
    )
    for warning in report.warnings[:20]:
        print(warning, file=sys.stderr)
    return int(report.deals < options.deals or bool(report.warnings) or report.growth > GROWTH_MB)


if __name__ == "__main__":
    sys.exit(main())
