"""However the arena ends, no program that it has started runs on."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="there programs end with their input")
STUBBORN = """
import os, signal, subprocess, sys, time
from pathlib import Path
for number in range(1, signal.NSIG):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
if len(sys.argv) == 2:  # starts another one, which speaks for it
    subprocess.Popen([sys.executable, __file__, sys.argv[1], "child"])
    os.close(1)
else:
    from belote_desktop.bots.protocol import Session
    session = Session(sys.stdout)
    session.answer("level greedy")
Path(sys.argv[1], str(os.getpid())).touch()
if len(sys.argv) == 3:
    for line in sys.stdin:
        if line != "quit\\n":
            session.answer(line)
            session.wait()
while True:
    time.sleep(1)
"""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A program that ends for nothing, and starts another one; its name, and where the numbers of both are noted."""
    script, notes = tmp_path / "stubborn.py", tmp_path / "notes"
    script.write_text(STUBBORN, "utf-8")
    notes.mkdir()
    yield f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(script))} {shlex.quote(str(notes))}", notes
    for number in living(notes):
        os.kill(number, signal.SIGKILL)


def living(notes: Path) -> list[int]:
    found = []
    for number in (int(path.name) for path in notes.iterdir()):
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            continue
        if Path(f"/proc/{number}/stat").exists() and ") Z " in Path(f"/proc/{number}/stat").read_text(
            "utf-8"
        ):
            continue  # dead, and not yet buried by whoever has adopted it
        found.append(number)
    return found


def started(name: str, jobs: str, deals: str) -> subprocess.Popen[str]:
    command = [
        sys.executable,
        "-m",
        "belote_desktop.bots.arena",
        "amateur",
        name,
        "--jobs",
        jobs,
        "--deals",
        deals,
    ]
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def waited(condition: object, seconds: float = 20.0) -> bool:
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:  # type: ignore[operator]
        time.sleep(0.05)
    return bool(condition())  # type: ignore[operator]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_end_of_the_measurement(program: tuple[str, Path], jobs: str) -> None:
    name, notes = program
    running = started(name, jobs, "2")
    _, error = running.communicate(timeout=60)
    assert (running.returncode, error) == (0, "")
    assert any(notes.iterdir())
    assert waited(lambda: not living(notes))


@pytest.mark.parametrize(
    ("sign", "jobs", "code"),
    [
        (signal.SIGINT, "1", 130),
        (signal.SIGINT, "2", 130),
        (signal.SIGTERM, "1", 143),
        (signal.SIGTERM, "2", 143),
        (signal.SIGKILL, "2", -9),
    ],
)
def test_a_signal(program: tuple[str, Path], sign: signal.Signals, jobs: str, code: int) -> None:
    name, notes = program
    running = started(name, jobs, "100000")
    try:
        assert waited(lambda: len(living(notes)) >= 2 * int(jobs) or running.poll() is not None)
        assert running.poll() is None
        running.send_signal(sign)
        _, error = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == code
    assert error.count("\n") == (0 if sign is signal.SIGKILL else 1), error
    assert waited(lambda: not living(notes))
