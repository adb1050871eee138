"""Fixtures of the program's tests."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def home(belote_home: Path) -> Path:
    """The folder that holds data, settings and logs during one test."""
    return belote_home
