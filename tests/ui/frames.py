"""How evenly the table moves while the strongest bot thinks: python -m tests.ui.frames [SECONDS] [elsewhere].

Opens the window on the screen there is, deals and plays cards on it, has «maître» think in the executor all the
while, and writes what lay between one frame and the next while something moved, as JSON, in milliseconds. With
`elsewhere` no bot thinks, and another process keeps a core as busy: what the machine itself allows.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
import tempfile
import threading
import time
from random import Random

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from belote_desktop.app.bot_seats import THREADS
from belote_desktop.app.executor import Executor
from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.bots import create
from belote_desktop.bots.base import Limit
from belote_desktop.engine import COINCHE, DECK, PASS, Bid, Deal, Play, Seat, Trump, narrate
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.sweeper import Sweeper

GRACE_MS = 250
"""Not counted at the start of a run: the first pictures of a new size are drawn once."""


class Frames(QObject):
    """Notes when the window is painted while the director moves something."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._last = 0.0
        self.gaps: list[float] = []
        window.installEventFilter(self)

    def rest(self) -> None:
        """What follows is another movement."""
        self._last = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A frame of the window begins to be painted."""
        if event.type() == QEvent.Type.UpdateRequest and watched is self._window:
            now = time.perf_counter()
            if not self._window.director.flying:
                self._last = 0.0
            else:
                if self._last:
                    self.gaps.append((now - self._last) * 1000)
                self._last = now
        return False


class Player(QObject):
    """Plays one deal after the other on the table, as fast as the table shows them."""

    def __init__(self, window: MainWindow, frames: Frames) -> None:
        super().__init__(window)
        self._window, self._frames, self._rng = window, frames, Random(3)
        self.deal: Deal = self._new()
        window.director.done.connect(lambda: QTimer.singleShot(0, self, self.go_on))

    def _new(self) -> Deal:
        rules = COINCHE.replace(declarations=False)
        deal = Deal.new(rules, Seat.EAST, self._rng.sample(DECK, 32))
        trump = Trump(self._rng.randrange(6))
        while deal.contract is None:
            bids = deal.turn is Seat.SOUTH and deal.auction.standing is None
            deal = deal.apply(Bid(80, trump) if bids else PASS)
        return deal

    def start(self) -> None:
        """Deal."""
        self._frames.rest()
        self._window.director.deal(self.deal.seen_by(Seat.SOUTH))

    def go_on(self) -> None:
        """Play the next card, or deal again."""
        if self.deal.is_over:
            self.deal = self._new()
            self.start()
            return
        action = next(action for action in self.deal.legal_actions() if isinstance(action, Play))
        after = self.deal.apply(action)
        events = list(narrate(self.deal, action, after))
        self.deal = after
        self._window.director.play(events, after.seen_by(Seat.SOUTH))


def think_on(executor: Executor, deals: list[Deal], thoughts: list[int]) -> None:
    """Keep «maître» thinking about positions of these deals until the executor is shut down."""
    bot = create("maitre", seed=1, threads=THREADS)

    def think(flag: threading.Event) -> int:
        deal = deals[len(thoughts) % len(deals)]
        assert deal.turn is not None
        return bot.choose(deal.seen_by(deal.turn), Limit(seconds=2.0), flag).iterations

    def again(iterations: int) -> None:
        thoughts.append(iterations)
        executor.submit(think, again)

    executor.submit(think, again)


def measure(seconds: float, elsewhere: bool = False) -> dict[str, float]:
    """Run for a while; gives count, median, 99th percentile and greatest gap, and what the bot searched."""
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"]) if elsewhere else None
    app = QApplication.instance() or QApplication(["frames"])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    Sweeper(app)  # as the program does
    from pathlib import Path

    settings = Settings(Path(tempfile.mkdtemp(), "settings.json"), writable=False)
    session = MatchSession(saves=False)
    window = MainWindow(session, settings)
    session.setParent(window)
    window.resize(1280, 800)
    window.show()
    window.director.set_trick_delay(100)
    frames = Frames(window)
    player = Player(window, frames)
    thoughts: list[int] = []
    executor = Executor(window)
    if busy is None:
        think_on(executor, [player.deal, player._new()], thoughts)
    QTimer.singleShot(200, player.start)
    QTimer.singleShot(200 + GRACE_MS + 2000, frames.gaps.clear)
    QTimer.singleShot(round(seconds * 1000) + 2500, app.quit)
    app.exec()
    if busy is not None:
        busy.kill()
        busy.wait()
    executor.shutdown()
    window.close()
    gaps = sorted(frames.gaps)
    return {
        "frames": len(gaps),
        "median": round(gaps[len(gaps) // 2], 2),
        "p99": round(gaps[math.ceil(len(gaps) * 0.99) - 1], 2),
        "greatest": round(gaps[-1], 2),
        "thoughts": len(thoughts),
        "iterations": sum(thoughts),
    }


if __name__ == "__main__":
    sys.stdout.write(
        json.dumps(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0, "elsewhere" in sys.argv)) + "\n"
    )
