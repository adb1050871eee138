"""The table moves evenly while the strongest bot thinks, on a real window."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.quality.tree import ROOT

pytestmark = [pytest.mark.window, pytest.mark.slow, pytest.mark.alone]

GREATEST_P99_MS = 34.0
MOST_TIMES = 1.5
"""Times what the machine allows while another process thinks as much."""
TRIES = 4
"""Others may use the machine meanwhile: the best of a few runs counts."""


def measured(display: str, *more: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.frames", "6", *more],
        cwd=ROOT, env={**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout)
    return found


def test_frames_come_evenly_while_maitre_thinks(x_display: str) -> None:
    runs = []
    for _ in range(TRIES):
        found = measured(x_display)
        assert found["iterations"] > 0
        allowed = GREATEST_P99_MS
        if found["p99"] >= allowed:  # a busy machine?
            allowed = max(allowed, MOST_TIMES * measured(x_display, "elsewhere")["p99"])
        if found["p99"] < allowed and found["frames"] > 50:
            return
        runs.append((found, allowed))
    raise AssertionError(runs)
