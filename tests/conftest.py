"""What every test may rely on: no display needed, no file outside its own folder touched."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from devkit import qtlibs
from devkit.base import VENV
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine must not turn a slow example into a failure, nor a lucky find a stranger's change into one.
settings.register_profile("belote", deadline=None, print_blob=True, derandomize="CI" in os.environ)
settings.load_profile("belote")

_homes = itertools.count()


@pytest.fixture(autouse=True)
def belote_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands in for the user's data, settings and logs; a new one, not yet made, each test."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    monkeypatch.setenv("BELOTE_DESKTOP_HOME", str(home))
    return home


@pytest.fixture(scope="session")
def x_display() -> Iterator[str]:
    """A virtual X server (":7") for tests marked `window`, which start the program with DISPLAY set to it."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("Xvfb is not installed")
    missing = qtlibs.missing_libraries(VENV, qtlibs.X11)
    if missing:
        pytest.skip(f"Qt's X11 plugin lacks {missing[0]}")
    reading, writing = os.pipe()
    command = [
        server,
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1600x1000x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    with subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as answer:
                number = answer.readline().strip()  # empty when the server died
            assert number, "Xvfb did not start"
            yield f":{number}"
        finally:
            process.terminate()
