"""A short run of the robot: no warning, no leak to speak of, and a window that rests when nothing moves."""

from __future__ import annotations

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
    report = play(6, seed=3, rules=rules)
    assert report.warnings == []
    assert report.deals == 6
    assert report.growth < _MB_FOR_A_FEW_DEALS, report.memory
    # four seconds tell less than the long run, which finds 0.00 %
    assert report.idle < 0.03
