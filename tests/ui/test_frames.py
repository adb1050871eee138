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
TRIES = 4
"""Others may use the machine meanwhile: the best of a few runs counts."""


def test_frames_come_evenly_while_maitre_thinks(x_display: str) -> None:
    env = {**os.environ, "DISPLAY": x_display, "QT_QPA_PLATFORM": "xcb"}
    runs = []
    for _ in range(TRIES):
        done = subprocess.run(
            [sys.executable, "-m", "tests.ui.frames", "6"],
            cwd=ROOT, env=env, capture_output=True, text=True, timeout=120, check=True,
        )  # fmt: skip
        found = json.loads(done.stdout)
        assert found["frames"] > 50
        assert found["iterations"] > 0
        runs.append(found)
        if found["p99"] < GREATEST_P99_MS:
            break
    assert min(run["p99"] for run in runs) < GREATEST_P99_MS, runs
