"""Ctrl-C and the other signals that end a command: never in the middle of what cannot be left half done.

An exception that a signal raises while a compiled search asks Python something would be lost there, and the command
would go on. So signals wait until the search has answered, which `ASKED` makes it do at once.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType

THINKING = 1
"""While a bot searches."""
STARTING = 2
"""While a process is being started and nobody knows its number yet."""

_level = 0
_waiting: list[Callable[[], object]] = []
"""What signals asked for meanwhile."""


class Stopped(KeyboardInterrupt):
    """The command is asked to end, by Ctrl-C or by a signal."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code
        """The exit code that says so."""


class _Asked:
    """A `CancelFlag`: whether a signal waits."""

    def set(self) -> None:
        raise AssertionError("only signals ask")

    def is_set(self) -> bool:
        return bool(_waiting)


ASKED = _Asked()


@contextmanager
def held(level: int) -> Iterator[None]:
    """Within, signals wait whose `on` says so."""
    global _level
    if threading.current_thread() is not threading.main_thread():  # signals are handled by that one alone
        yield
        return
    before = _level
    _level = max(level, before)
    try:
        yield
    finally:
        _level = before
        while _waiting and not _level:
            _waiting.pop()()


def on(number: int, act: Callable[[], object], level: int) -> None:
    """Has a signal do something, as soon as nothing of this `level` or above is going on."""

    def handle(_number: int, _frame: FrameType | None) -> None:
        if _level >= level:
            _waiting.append(act)
        else:
            act()

    signal.signal(number, handle)


@contextmanager
def stoppable() -> Iterator[None]:
    """Within, signals that end a process raise `Stopped`. Those that are ignored, as `nohup` wants it, stay so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}
    before = {number: signal.getsignal(number) for number in numbers}
    owner = os.getpid()

    def stop(number: int) -> None:
        if os.getpid() != owner:  # a fork that has not yet settled what signals are to do
            os._exit(128 + number)
        raise Stopped(128 + number)

    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            on(number, partial(stop, number), THINKING)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def unstoppable() -> None:
    """An impatient second Ctrl-C does not keep a command that is `stoppable` from its farewells."""
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
