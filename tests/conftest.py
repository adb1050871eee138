"""What every test may rely on: no display needed, no file outside its own folder touched."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A shared or busy machine must not turn a slow example into a failure.
settings.register_profile("belote", deadline=None, print_blob=True)
settings.load_profile("belote")

_homes = itertools.count()


@pytest.fixture(autouse=True)
def belote_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands in for the user's data, settings and logs; a new one, not yet made, each test."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    monkeypatch.setenv("BELOTE_DESKTOP_HOME", str(home))
    return home
