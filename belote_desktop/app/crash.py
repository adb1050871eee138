"""The last net: an unexpected exception gives one friendly sentence and a log, never silence.

`install` is called once, first thing. The window connects `Relay.crashed` to show the sentence.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import logging.handlers
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from belote_desktop.app import paths

_log = logging.getLogger("belote_desktop")

LOG_NAME = "belote_desktop.log"
FAULT_NAME = "crash.log"
LOG_BYTES = 512 * 1024
LOG_FILES = 3


class Relay(QObject):
    """Carries the news of an unexpected exception to the window, in the window's thread."""

    crashed = Signal(str, str)
    """(sentence, path of the log file or ""): an exception was caught that nobody expected."""


class _LogFile(logging.handlers.RotatingFileHandler):
    """A log that a full disk makes silent: the game has its own word for the player."""

    _told = False

    def handleError(self, record: logging.LogRecord) -> None:
        """One line for the first record that cannot be written, instead of a traceback for each."""
        if not self._told:
            self._told = True
            _say(f"belote_desktop: the log cannot be written in {self.baseFilename} ({sys.exc_info()[1]})")


class CrashNet:
    """What `install` set up."""

    def __init__(self, folder: Path) -> None:
        self.relay = Relay()
        self.log_file: Path | None = None
        """The log, or None when its folder cannot be written."""
        self.previous_fault: Path | None = None
        """The trace that a dead process left last time, moved here; None when it ended well."""
        self._fault: TextIO | None = None
        self._handler: logging.Handler | None = None
        self._threads: threading.local = threading.local()
        try:
            self._open(folder)
        except OSError as error:
            _say(f"belote_desktop: no log can be written in {folder} ({error.strerror or error})")

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _LogFile(
            folder / LOG_NAME,
            maxBytes=LOG_BYTES,
            backupCount=LOG_FILES - 1,
            encoding="utf-8",
            errors="backslashreplace",
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        _log.addHandler(handler)
        _log.setLevel(logging.INFO)
        self._handler = handler
        self.log_file = folder / LOG_NAME
        fault = folder / FAULT_NAME
        if fault.exists() and fault.stat().st_size:
            self.previous_fault = fault.replace(folder / f"{FAULT_NAME}.1")
        self._fault = fault.open("w", encoding="utf-8")
        faulthandler.enable(file=self._fault)

    def report(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Log an exception that nobody caught and tell the player. Takes what `sys.excepthook` gets."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        if getattr(self._threads, "reporting", False):
            return  # the report itself failed: it is in the log, do not go round in circles
        self._threads.reporting = True
        try:
            # A call that fails before its first line has no trace of its own: the stack says who was at work.
            _log.critical("unexpected", exc_info=(kind, error or kind(), trace), stack_info=True)
            where = str(self.log_file or "")
            sentence = f"Something unexpected happened ({kind.__name__}: {error})."
            _say(f"belote_desktop: {sentence}" + (f" The details are in {where}." if where else ""))
            with contextlib.suppress(RuntimeError):  # the relay dies with the application
                self.relay.crashed.emit(sentence, where)
        finally:
            self._threads.reporting = False

    def close(self) -> None:
        """Take the net down again: files closed, hooks as Python had them."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        if self._handler is not None:
            _log.removeHandler(self._handler)
            self._handler.close()
            self._handler = None
        if self._fault is not None:
            faulthandler.disable()
            self._fault.close()
            self._fault = None


def install(folder: Path | None = None) -> CrashNet:
    """Set up logging, the exception hooks and the trace of hard crashes, all under `folder` (the log folder)."""
    net = CrashNet(folder or paths.log_dir())

    def thread_hook(caught: threading.ExceptHookArgs) -> None:
        if not issubclass(caught.exc_type, SystemExit):
            net.report(caught.exc_type, caught.exc_value, caught.exc_traceback)

    sys.excepthook = net.report
    threading.excepthook = thread_hook
    qInstallMessageHandler(_qt_message)
    return net


_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def _qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt's own messages go into the log; the grave ones to the terminal as well."""
    level = _LEVELS.get(kind, logging.WARNING)
    logging.getLogger("belote_desktop.qt").log(level, "%s", message)
    if level >= logging.ERROR:
        _say(message)


def _say(sentence: str) -> None:
    """A line on stderr, where there is one: a windowed program on Windows has none."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            print(sentence, file=sys.stderr, flush=True)
