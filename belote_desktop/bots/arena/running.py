"""Programs of others that are running: none outlives the arena, however the arena or one of its workers ends.

A program may ignore all signals and the end of its input, and may have started more programs; it is killed with its
whole process group.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from contextlib import suppress
from functools import partial
from multiprocessing import connection, parent_process, util
from typing import Any

from belote_desktop.bots.interrupts import STARTING, held, on

_NEW_GROUP: dict[str, Any] = (
    {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    if os.name == "nt"
    else {"start_new_session": True}
)
"""Ctrl-C in the terminal is for the arena, which then takes leave of its programs."""

_running: set[subprocess.Popen[str]] = set()


def start(words: list[str]) -> subprocess.Popen[str]:
    """Starts a program that is talked to in lines."""
    with held(STARTING):
        process = subprocess.Popen(  # the words are the user's own command line
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            **_NEW_GROUP,
        )
        _running.add(process)
        util.Finalize(None, end, (process,), exitpriority=0)  # atexit is not for workers
    return process


def end(process: subprocess.Popen[str]) -> None:
    """Kills a program, and what it has started."""
    if process in _running:
        if os.name == "nt":
            process.kill()
        else:
            with suppress(OSError):  # nobody is left of the group
                os.killpg(process.pid, signal.SIGKILL)
        _running.discard(process)  # not before: a second signal may come in between, and end this process


def in_worker() -> None:
    """Prepares a process that plays pairs for another one: programs end with it, and with the process it works for."""
    _running.clear()  # what a fork has inherited
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the other one, which then ends its workers
    on(signal.SIGTERM, partial(_leave, 128 + signal.SIGTERM), STARTING)
    threading.Thread(target=_outlive, daemon=True).start()


def _leave(code: int) -> None:
    for process in list(_running):
        end(process)
    os._exit(code)


def _outlive() -> None:
    """Ends this worker when the process that it works for is gone, even if that was killed."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        _leave(1)
