"""What every test may rely on: no display needed, no file outside its own folder touched."""

from __future__ import annotations

import gc
import itertools
import os
import shutil
import subprocess
from collections.abc import Generator, Iterator
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


def _runs_alone(item: pytest.Item) -> bool:
    return item.get_closest_marker("alone") is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With several processes: the workers leave the tests marked `alone`, the first process takes only them."""
    if hasattr(config, "workerinput"):
        items[:] = [item for item in items if not _runs_alone(item)]
    elif config.pluginmanager.has_plugin("dsession"):
        items[:] = [item for item in items if _runs_alone(item)]


_ended = itertools.count(1)
_SWEEP_EVERY = 40


def pytest_configure() -> None:
    """As in the program (`ui/sweeper.py`): cycles are not collected wherever a thread happens to be."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Between tests is the place to collect: the young ones each time, all now and then.

    What a full collection leaves (modules, what caches hold) is set aside, or each would take longer than the last.
    """
    if next(_ended) % _SWEEP_EVERY:
        gc.collect(1)
    else:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_report_to_serializable(report: pytest.CollectReport | pytest.TestReport) -> None:
    """What a worker tells goes as UTF-8: half a character in a captured log must not end the run."""
    report.sections = [
        (name, text.encode("utf-8", "backslashreplace").decode("utf-8")) for name, text in report.sections
    ]


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """When the workers are done, the first process runs what must be alone: what measures time."""
    done = yield
    if session.config.pluginmanager.has_plugin("dsession"):
        ran = session.testscollected
        items = session.perform_collect()
        session.testscollected += ran
        for item, following in itertools.zip_longest(items, items[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.shouldfail or session.shouldstop:
                raise session.Interrupted(session.shouldfail or session.shouldstop)
    return done


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
