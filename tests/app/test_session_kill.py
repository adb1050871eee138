"""kill -9: a real process plays, is killed at a random moment, and the next one goes on from there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from belote_desktop.app.session import MatchSession
from belote_desktop.app.storage import MatchStore
from belote_desktop.engine import Match

Make = Callable[..., MatchSession]

CHILD = """
import sys
from PySide6.QtCore import QCoreApplication
from belote_desktop.app.session import MatchSession
from tests.app.fakes import QUICK, Factory, config

def tell(*_args):
    print(session.match.totals, len(session.match.deals), session.match.deal.to_text(), flush=True)

app = QCoreApplication(sys.argv)
session = MatchSession(bot_factory=Factory())
session.started.connect(tell)
session.deal_started.connect(tell)
session.events.connect(tell)
if not session.resume():
    session.new_match(config(QUICK.replace(target=20_000)))
app.exec()
"""


def state(match: Any) -> str:
    return f"{match.totals} {len(match.deals)} {match.deal.to_text()}"


def step_back(match: Match) -> Match:
    """The position before the last action, or before the last deal came on the table."""
    return match.undo() if match.deal.log or not match.deals else Match(match.deals[:-1], match.deals[-1])


def play_and_kill(home: Path, seconds: float) -> list[str]:
    """Run a process on `home` until it has been playing for `seconds`, kill it, return what it showed."""
    root = Path(__file__).parents[2]
    environment = {**os.environ, "BELOTE_DESKTOP_HOME": str(home), "PYTHONPATH": str(root)}
    with subprocess.Popen(
        [sys.executable, "-c", CHILD], stdout=subprocess.PIPE, text=True, env=environment, cwd=home.parent
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        shown = (first + process.stdout.read()).split("\n")
    assert process.returncode == -signal.SIGKILL
    return [line for line in shown[:-1] if line]  # the last line may be torn


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
def test_kill_at_twenty_random_moments_loses_nothing(make: Make, home: Path) -> None:
    random = Random(20)
    positions: list[Any] = []
    last = ""
    for _ in range(20):
        shown = play_and_kill(home, random.uniform(0.0, 0.12))
        assert not last or shown[0] == last, "the next process begins exactly where the killed one was saved"
        store = MatchStore(home / "data")
        session = make(store=store)
        assert session.resume()
        match = session.match
        session.shutdown()
        # Saved before it is shown: the save is what was shown last, or one step further.
        assert shown[-1] in (state(match), state(step_back(match)))
        positions.append(match)
        last = state(match)
    assert len({state(match) for match in positions}) > 10
    middle = [match for match in positions if match.deal.trick.cards]
    assert len(middle) >= 5, "some of the kills hit the middle of a trick"
    assert not list((home / "data").glob("*.bad*"))
