"""A short run of the robot: no warning, no leak to speak of, and a window that rests when nothing moves."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.robot import play

_MB_FOR_A_FEW_DEALS = 20.0
"""Pictures of all cards and tables of the bots come in with the first deals; a leak of a card a play would be more."""


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
@pytest.mark.parametrize("rules", ["coinche", "belote-officielle"])
def test_deals_played_through_the_widgets(qapp: QApplication, rules: str) -> None:
    report = play(6, seed=3, rules=rules, idle_seconds=0)
    assert report.warnings == []
    assert report.deals == 6
    assert report.growth < _MB_FOR_A_FEW_DEALS, report.memory


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the robot reads /proc")
def test_a_window_that_waits_costs_nothing() -> None:
    """In a process of its own: this one still turns over what a thousand tests have left behind."""
    command = [sys.executable, "-m", "tests.ui.robot", "--deals", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    idle = re.search(r"idle ([0-9.]+)%", told)
    assert idle is not None, told
    assert float(idle[1]) < 1.0
