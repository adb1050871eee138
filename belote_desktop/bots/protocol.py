"""A bot on standard input and output, in the manner of chess engines: ``python -m belote_desktop.bots.protocol``.

    level expert            the bot that answers; see `levels`
    seed 7                  its seed; none at the start
    rules coinche           rules for positions that name none
    position <deal line>    where to play from, as `Deal.to_text` writes it; the bot sees the cards of the seat to act
    go seconds 0.5          think; also `go iterations 1000`, or `go` alone
    stop                    answer now
    quit

`go` is answered by lines ``info iterations N seconds S`` and ``info action A mean M error E visits V``, best first,
then ``best A``. What cannot be done is answered by one line ``error …``.
"""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Sequence
from typing import TextIO

from belote_desktop.engine import Deal, NotationError, RuleError, View, rules_from_text, rules_to_text

from .base import Limit
from .levels import create


class Session:
    """One conversation; `answer` takes a line at a time."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._lock = threading.Lock()
        self._level = "expert"
        self._seed: int | None = None
        self._rules = "coinche"
        self._deal: Deal | None = None
        self._cancel = threading.Event()
        self._thinking: threading.Thread | None = None

    def answer(self, line: str) -> bool:
        """Does what a line says; `False` when it is time to leave."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if word == "quit":
            self.finish()
            return False
        if word == "stop":
            self._cancel.set()
            return True
        commands = {
            "level": self._set_level,
            "seed": self._set_seed,
            "rules": self._set_rules,
            "position": self._set_position,
            "go": self._go,
        }
        if word in commands:
            try:
                commands[word](rest)
            except (NotationError, RuleError, ValueError) as error:
                self._say(f"error {_one_line(error)}")
        elif word:
            self._say(f"error «{word[:20]}» is not a command: {', '.join(commands)}, stop or quit")
        return True

    def finish(self) -> None:
        """Ends the thinking under way and waits for its answer."""
        self._cancel.set()
        self.wait()

    def wait(self) -> None:
        """Waits for the answer to the last `go`."""
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None

    def _set_level(self, text: str) -> None:
        create(text)
        self._level = text

    def _set_seed(self, text: str) -> None:
        if not (text.isascii() and text.isdigit() and len(text) < 19):
            raise ValueError(f"seed: «{text[:20]}» is not a number")
        self._seed = int(text)

    def _set_rules(self, text: str) -> None:
        self._rules = rules_to_text(rules_from_text(text))

    def _set_position(self, text: str) -> None:
        self.finish()
        self._deal = None
        self._deal = Deal.from_text(f"{self._rules}; {text}" if text.startswith("dealer=") else text)

    def _go(self, text: str) -> None:
        self.finish()
        if self._deal is None:
            raise ValueError("go: there is no position")
        if self._deal.turn is None:
            raise ValueError("go: the deal is over")
        limit = _limit(text.split())
        view = self._deal.seen_by(self._deal.turn)
        self._cancel.clear()
        self._thinking = threading.Thread(target=self._think, args=(view, limit), daemon=True)
        self._thinking.start()

    def _think(self, view: View, limit: Limit) -> None:
        analysis = create(self._level, self._seed).choose(view, limit, self._cancel)
        lines = [f"info iterations {analysis.iterations} seconds {analysis.seconds:.3f}"]
        lines += [
            f"info action {choice.action} mean {choice.mean:.2f} error {choice.error:.2f} visits {choice.visits}"
            for choice in analysis.alternatives
            if choice.visits
        ]
        self._say("\n".join([*lines, f"best {analysis.action}"]))

    def _say(self, text: str) -> None:
        with self._lock:
            print(text, file=self._out, flush=True)


def _limit(words: Sequence[str]) -> Limit:
    seconds: float | None = None
    iterations: int | None = None
    if len(words) % 2:
        raise ValueError(f"go: «{words[-1][:20]}» has no number")
    for key, value in zip(words[::2], words[1::2], strict=True):
        if key == "seconds":
            seconds = float(value)
        elif key == "iterations":
            iterations = int(value)
        else:
            raise ValueError(f"go: «{key[:20]}» is not seconds or iterations")
    return Limit(seconds, iterations)


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def main(arguments: Sequence[str] | None = None) -> int:
    """Talks until `quit` or the end of the input."""
    parser = argparse.ArgumentParser(
        prog="python -m belote_desktop.bots.protocol",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: echo 'go' | python -m belote_desktop.bots.protocol",
    )
    parser.parse_args(arguments)
    session = Session(sys.stdout)
    for line in sys.stdin:
        if not session.answer(line):
            return 0
    session.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
