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
