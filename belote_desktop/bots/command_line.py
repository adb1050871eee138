"""What the commands of this package share: errors in one line, numbers that make sense."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import isfinite
from typing import NoReturn

from .base import Limit

MOST_SECONDS = 86_400.0
"""A day: nobody waits longer for a card."""
MOST_ITERATIONS = 10**9


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Stop with the message alone."""
        self.exit(2, f"{self.prog.rpartition('.')[2]}: {' '.join(message.split())}\n")


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
