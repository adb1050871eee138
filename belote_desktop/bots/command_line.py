"""What the commands of this package share: errors in one line, calm ends, numbers that make sense."""

from __future__ import annotations

import argparse
import io
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from math import isfinite
from typing import NoReturn, ParamSpec

from .base import Limit
from .interrupts import Stopped, stoppable

MOST_SECONDS = 86_400.0
"""A day: nobody waits longer for a card."""
MOST_ITERATIONS = 10**9


INTERRUPTED = 128 + signal.SIGINT
"""Exit code of a command ended by Ctrl-C."""

P = ParamSpec("P")


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Stop with the message alone."""
        complain(self.prog.rpartition(".")[2], message)
        raise SystemExit(2)


def one_line(text: object) -> str:
    """Foreign text as a terminal may show it: on one line, and no sign that it would obey."""
    words = " ".join(str(text).split())
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in words)


def complain(name: str, text: object) -> None:
    """One line on stderr, if there is one."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(f"{name}: {one_line(text)}", file=sys.stderr, flush=True)


def command(name: str) -> Callable[[Callable[P, int]], Callable[P, int]]:
    """Makes a `main` a command that ends with a sentence and an exit code, whatever happens.

    130 when it is interrupted (143 by SIGTERM), 2 when its output is closed or full; nothing is said to a pipe that is closed early.
    """

    def made(work: Callable[P, int]) -> Callable[P, int]:
        @wraps(work)
        def main(*args: P.args, **kwargs: P.kwargs) -> int:
            try:
                if sys.stdout is None:
                    raise OSError("standard output is closed")
                if isinstance(sys.stdout, io.TextIOWrapper):
                    sys.stdout.reconfigure(errors="replace")  # a terminal without accents
                try:
                    with stoppable():
                        code = work(*args, **kwargs)
                except SystemExit:  # after --help, or a complaint
                    sys.stdout.flush()
                    raise
                sys.stdout.flush()
                return code
            except KeyboardInterrupt as stopped:
                complain(name, "interrupted")
                return stopped.code if isinstance(stopped, Stopped) else INTERRUPTED
            except BrokenPipeError:
                _let_go_of_output()
                return 0
            except OSError as error:
                _let_go_of_output()
                where = f"{error.filename}: " if error.filename else ""
                complain(name, f"cannot go on: {where}{error.strerror or error}")
                return 2

        return main

    return made


def _let_go_of_output() -> None:
    """What is left in the buffer goes nowhere, or Python would complain of it at the exit."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number from `least` to `most`; a `type` for `add_argument`."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 19 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"«{text[:20]}» is not a whole number from {least} to {most}")
        return int(text)

    return read


def seconds(text: str) -> float:
    """Reads a time: a number of seconds from 0 to a day."""
    try:
        value = float(text) if text.isascii() and "_" not in text else -1.0
    except ValueError:
        value = -1.0
    if not (isfinite(value) and 0 <= value <= MOST_SECONDS):
        raise argparse.ArgumentTypeError(
            f"«{text[:20]}» is not a number of seconds from 0 to {MOST_SECONDS:.0f}"
        )
    return value


iterations = whole(1, MOST_ITERATIONS)
"""Reads a number of simulated deals."""


def limit_from_words(words: list[str]) -> Limit:
    """Reads ``seconds 0.5``, ``iterations 1000``, both or nothing; raises `ValueError` saying what is wrong."""
    found: dict[str, float | int] = {}
    readers: dict[str, Callable[[str], float | int]] = {"seconds": seconds, "iterations": iterations}
    for place in range(0, len(words), 2):
        key = words[place]
        if key not in readers:
            raise ValueError(f"«{key[:20]}» is not seconds or iterations")
        if key in found:
            raise ValueError(f"{key} is given twice")
        if place + 1 == len(words):
            raise ValueError(f"«{key}» has no number")
        try:
            found[key] = readers[key](words[place + 1])
        except argparse.ArgumentTypeError as error:
            raise ValueError(f"{key}: {error}") from None
    count = found.get("iterations")
    return Limit(found.get("seconds"), None if count is None else int(count))
