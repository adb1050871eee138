"""Compiled and interpreted kernels are the same program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop.bots.kernel_board import COMPILED


def run(*args: str) -> tuple[str, str]:
    command = [sys.executable, "-m", "tests.bots_kernel.both", *args]
    root = Path(__file__).parents[2]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return result.stdout, result.stderr.strip()


@pytest.mark.skipif(not COMPILED, reason="the kernels are not compiled here")
def test_they_answer_alike() -> None:
    compiled, kind = run()
    assert kind == "compiled"
    interpreted, kind = run("--interpreted")
    assert kind == "interpreted"
    assert interpreted == compiled


def test_interpreted_levels_keep_their_limit() -> None:
    """Every level answers in time without a compiler, and the searching ones have searched."""
    command = [sys.executable, "-m", "tests.bots_kernel.limits"]
    result = subprocess.run(
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    lines = [line.split() for line in result.stdout.splitlines()]
    assert len(lines) == 6
    for level, over, count in lines:
        # the promise is 10 % and 20 ms; other work on the machine may hold one up
        assert int(over) < 150, level
        if level in ("fort", "expert", "maitre"):
            assert int(count) > 20, level
