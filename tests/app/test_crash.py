"""The last net: an unexpected exception is told and logged."""

from __future__ import annotations

import errno
import io
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop.app import crash

IN_A_SLOT = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer, qWarning
from belote_desktop.app import crash
net = crash.install()
app = QCoreApplication(sys.argv)
net.relay.crashed.connect(lambda sentence, path: print("told", sentence, path, flush=True))
def slot():
    raise ValueError("no such card")
QTimer.singleShot(0, slot)
QTimer.singleShot(20, lambda: qWarning("a word from Qt"))
QTimer.singleShot(50, app.quit)
sys.exit(app.exec())
"""

IN_A_THREAD = """
import threading
from belote_desktop.app import crash
net = crash.install()
def work():
    raise KeyError("lost")
thread = threading.Thread(target=work, name="worker")
thread.start()
thread.join()
"""

HARD = """
import ctypes
from belote_desktop.app import crash
net = crash.install()
ctypes.string_at(0)
"""


def run(code: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "BELOTE_DESKTOP_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=False
    )


def test_exception_in_a_slot_is_told_and_logged(home: Path) -> None:
    done = run(IN_A_SLOT, home)
    log = home / "logs" / crash.LOG_NAME
    assert done.returncode == 0, "the program goes on"
    assert done.stdout.startswith("told Something unexpected happened (ValueError: no such card).")
    assert str(log) in done.stdout
    assert "Traceback" not in done.stderr
    assert "no such card" in done.stderr
    text = log.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert "ValueError: no such card" in text
    assert "a word from Qt" in text


def test_exception_in_a_thread_is_logged(home: Path) -> None:
    done = run(IN_A_THREAD, home)
    assert "KeyError" in done.stderr
    assert "lost" in (home / "logs" / crash.LOG_NAME).read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="ctypes turns it into an exception there")
def test_hard_crash_leaves_a_trace_for_the_next_start(home: Path) -> None:
    assert run(HARD, home).returncode != 0
    done = run("from belote_desktop.app import crash; print(crash.install().previous_fault)", home)
    trace = Path(done.stdout.strip())
    assert "string_at" in trace.read_text(encoding="utf-8")
    done = run("from belote_desktop.app import crash; print(crash.install().previous_fault)", home)
    assert done.stdout.strip() == "None", "told once"


def test_no_place_for_a_log_is_no_reason_to_stop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    net = crash.install(tmp_path / "file" / "logs")
    try:
        assert net.log_file is None
        sys.excepthook(ValueError, ValueError("x"), None)
    finally:
        net.close()
    error = capsys.readouterr().err
    assert "no log can be written" in error
    assert "Something unexpected happened (ValueError: x)." in error


def test_close_restores_everything(tmp_path: Path) -> None:
    handlers = list(logging.getLogger("belote_desktop").handlers)
    net = crash.install(tmp_path)
    assert sys.excepthook == net.report
    net.close()
    assert sys.excepthook is sys.__excepthook__
    assert logging.getLogger("belote_desktop").handlers == handlers


def test_keyboard_interrupt_stays_python_s(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net = crash.install(tmp_path)
    try:
        net.report(KeyboardInterrupt, KeyboardInterrupt(), None)
    finally:
        net.close()
    assert "unexpected" not in capsys.readouterr().err


class _FullDisk(io.StringIO):
    """A file on a disk without room."""

    def write(self, _text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_makes_the_log_silent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    net = crash.install(tmp_path)
    log = logging.getLogger("belote_desktop")
    try:
        handler = log.handlers[-1]
        assert isinstance(handler, logging.StreamHandler)
        with monkeypatch.context() as patch:
            patch.setattr(handler, "stream", _FullDisk())
            for _ in range(3):
                log.warning("the match is not saved")
        log.warning("room again")
    finally:
        net.close()
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "the log cannot be written" in error
    assert "room again" in (tmp_path / crash.LOG_NAME).read_text(encoding="utf-8")


def test_the_log_takes_any_name_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net = crash.install(tmp_path)
    try:
        logging.getLogger("belote_desktop").warning("no match in %s", "\udcff")
    finally:
        net.close()
    assert capsys.readouterr().err == ""
    assert "udcff" in (tmp_path / crash.LOG_NAME).read_text(encoding="utf-8")


WITHOUT_A_FRAME = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from belote_desktop.app import crash
net = crash.install()
app = QCoreApplication(sys.argv)
class Wiring:
    def choose(self, key, value):
        pass
from functools import partial
def at_work():
    QTimer.singleShot(20, app.quit)
    QTimer.singleShot(0, partial(Wiring().choose, "colours"))
    app.exec()
at_work()
"""


def test_the_log_says_who_was_at_work_when_a_call_fails_before_its_first_line(home: Path) -> None:
    run(WITHOUT_A_FRAME, home)
    text = (home / "logs" / crash.LOG_NAME).read_text(encoding="utf-8")
    assert "TypeError" in text
    assert "in at_work" in text


def test_the_log_holds_every_frame_of_a_failure(tmp_path: Path) -> None:
    net = crash.install(tmp_path)

    def innermost() -> None:
        raise ValueError("deep down")

    def outer() -> None:
        innermost()

    try:
        outer()
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)
    finally:
        net.close()
    text = (tmp_path / crash.LOG_NAME).read_text(encoding="utf-8")
    for words in ("in outer", "in innermost", "ValueError: deep down"):
        assert words in text
