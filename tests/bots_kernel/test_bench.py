"""`python -m belote_desktop.bots.bench` as measurements read it."""

from __future__ import annotations

import json
import subprocess
import sys

from belote_desktop.bots.kernel_board import COMPILED


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "belote_desktop.bots.bench", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_json() -> None:
    result = run("--json", "--deals", "2")
    assert (result.returncode, result.stderr) == (0, "")
    figures = json.loads(result.stdout)
    assert list(figures) == ["compiled", "playouts_per_s", "solve_ms", "nodes_per_s"]
    assert figures["compiled"] is COMPILED
    assert list(figures["solve_ms"]) == ["suit", "NT", "AT"]
    assert min(figures["playouts_per_s"], figures["nodes_per_s"], *figures["solve_ms"].values()) > 0


def test_bad_input_is_one_line_and_2() -> None:
    for args in (("--deals", "0"), ("--deals", "x"), ("--nonsense",)):
        result = run(*args)
        assert result.returncode == 2
        assert len(result.stderr.splitlines()) == 1


def test_help_has_an_example() -> None:
    assert "example: python -m belote_desktop.bots.bench" in run("--help").stdout
