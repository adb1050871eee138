"""dev.py's command line: what it refuses, and how."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from devkit.cli import spread

ROOT = Path(__file__).resolve().parents[2]


def dev(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "dev.py"), *args],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("args", [["nonsense"], ["lint", "--nonsense"], ["build", "x"], ["--nonsense"]])
def test_bad_input_is_one_line_and_2(args: list[str]) -> None:
    result = dev(*args)
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "args", [[], *([name] for name in ["run", "test", "lint", "bench", "build", "translate"])]
)
def test_help_has_an_example(args: list[str]) -> None:
    result = dev(*args, "--help")
    assert result.returncode == 0
    assert "dev.py run --" in result.stdout or "example: python3 packaging/dev.py" in result.stdout


@pytest.mark.parametrize(
    "args", [["tests/engine"], ["-k", "trick"], ["-q", "-n", "0"], ["-s"], ["--pdb", "-x"]]
)
def test_chosen_tests_run_in_one_process(args: list[str]) -> None:
    assert spread(args) == args


@pytest.mark.parametrize("args", [[], ["-q", "-x"], ["--durations=9"]])
def test_all_tests_run_in_several_processes(args: list[str]) -> None:
    every = spread(args)
    assert every[0] == "-n"
    assert every[-len(args) :] == args or not args
