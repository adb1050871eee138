"""Commands end with one sentence and the right code: interrupted, without streams, with a full disk."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from belote_desktop.bots import bench, calibration, command_line, fitting, protocol, solve
from belote_desktop.bots.arena import command, opponents
from belote_desktop.bots.base import Analysis, CancelFlag, Limit
from belote_desktop.bots.command_line import one_line
from belote_desktop.bots.interrupts import ASKED, STARTING, THINKING, Stopped, held, stoppable
from belote_desktop.engine import COINCHE, View

from .tables import new_deal

ROOT = Path(__file__).parents[2]
NAMES = ("solve", "bench", "calibration", "fitting", "protocol", "arena")
LONG = {
    "solve": "",
    "bench": "--deals 100000",
    "calibration": "--iterations 1000000 --card-iterations 1000000",
    "fitting": "",
    "protocol": "",
    "arena": "fort greedy --jobs 1 --seconds 0.02",
}
SHORT = {
    "solve": "",
    "bench": "--deals 1 --json",
    "calibration": "--deals 2 --iterations 5 --card-iterations 5",
    "fitting": "--deals 1",
    "protocol": "",
    "arena": "greedy greedy --deals 1",
}
posix = pytest.mark.skipif(os.name == "nt", reason="signals and streams are others there")


def started(name: str, arguments: str = "", **streams: Any) -> subprocess.Popen[str]:
    """A command that says «ready» on its output once it is imported."""
    module = "arena.command" if name == "arena" else name
    script = f"import sys; from belote_desktop.bots.{module} import main; print('ready', flush=True); sys.exit(main())"
    options = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.Popen(
        [sys.executable, "-c", script, *arguments.split()],
        cwd=ROOT,
        text=True,
        # whoever runs the tests in the background has interrupts ignored
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
        **options,
    )


@posix
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("name", NAMES)
def test_a_signal_ends_it_with_a_sentence(name: str, number: int, code: int) -> None:
    running = started(name, LONG[name])
    try:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"  # the start itself may take long on a busy machine
        time.sleep(0.5)
        running.send_signal(number)
        _, error = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == code
    assert error.startswith((f"{name}: interrupted", f"{name}: stopped after "))
    assert error.count("\n") == 1


@posix
@pytest.mark.parametrize("stream", ["full", "closed"])
@pytest.mark.parametrize("name", NAMES)
def test_an_output_that_takes_nothing_is_one_sentence(name: str, stream: str) -> None:
    if stream == "full" and not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    text = {"solve": "S 0 SJ S9 SA ST\n", "protocol": "dance\n"}.get(name, "")
    where = ">/dev/full" if stream == "full" else ">&-"
    shell = f'"{sys.executable}" -m belote_desktop.bots.{name} {SHORT[name]} {where}'
    done = subprocess.run(
        shell, shell=True, input=text, cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert done.stderr.startswith(f"{name}: cannot go on: ")


@posix
@pytest.mark.parametrize("name", ["solve", "protocol"])
def test_a_closed_input_is_one_sentence(name: str) -> None:
    shell = f'"{sys.executable}" -m belote_desktop.bots.{name} <&-'
    done = subprocess.run(shell, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{name}: standard input is closed")
    assert done.stderr.count("\n") == 1


@posix
def test_who_listens_no_longer_is_told_nothing() -> None:
    shell = f'yes "S 0 SJ S9 SA ST" | head -2000 | "{sys.executable}" -m belote_desktop.bots.solve | head -1'
    done = subprocess.run(shell, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("65\n", "")


def test_a_terminal_without_accents() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "belote_desktop.bots.arena", "greedy", "greedy", "--deals", "1"],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "greedy ? greedy over one pair" in done.stdout


def test_foreign_text_does_not_reach_the_terminal_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert one_line("a\x1b[31m\r\nb\x07\u202e\x9b") == "a�[31m b���"
    with pytest.raises(SystemExit):
        command.main(["\x1b]0;x\x07", "greedy", "--deals", "\x1b[2J"])
    error = capsys.readouterr().err
    assert "\x1b" not in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("module", [bench, calibration, fitting, protocol, solve, command])
def test_the_commands_share_one_parser_and_one_way_to_end(module: Any) -> None:
    assert module.Parser is command_line.Parser
    main: Callable[..., int] = module.main
    assert hasattr(main, "__wrapped__")


def test_a_signal_waits_until_the_search_has_answered() -> None:
    """Where it comes while a compiled search asks Python something, an exception would be lost."""
    seen = []
    with pytest.raises(Stopped) as stopped, stoppable():  # noqa: PT012
        with held(THINKING):
            assert not ASKED.is_set()
            signal.raise_signal(signal.SIGINT)
            seen.append(ASKED.is_set())
            with held(STARTING):
                pass
            seen.append("to the end")
        seen.append("too far")
    assert seen == [True, "to the end"]
    assert stopped.value.code == 130
    assert not ASKED.is_set()
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def test_the_arena_asks_its_bots_so() -> None:
    class Bot:
        def choose(self, view: View, limit: Limit, cancel: CancelFlag) -> Analysis:
            signal.raise_signal(signal.SIGINT)
            assert cancel.is_set()
            answered.append(True)
            return Analysis(view.legal_actions()[0])

    answered: list[bool] = []
    deal = new_deal(COINCHE, Random(1))
    with pytest.raises(Stopped), stoppable():
        opponents._Seen(Bot()).decide(deal, (0, 0), Limit())  # type: ignore[arg-type]
    assert answered
