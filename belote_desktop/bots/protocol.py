"""A bot on standard input and output, in the manner of chess engines: ``python -m belote_desktop.bots.protocol``.

    level expert            the bot that answers; see `levels`
    seed 7                  its seed; none at the start
    threads 2               on how many threads it searches, 1 or 2; 1 at the start
    rules coinche           rules for positions that name none
    totals 340 510          the match so far, north-south first; 0 0 at the start
    position <deal line>    where to play from, as `Deal.to_text` writes it; hands may be ``?``, all but the one
                            of the seat to act, whose cards are all that the bot sees
    go seconds 0.5          think; also `go iterations 1000`, or `go` alone
    stop                    answer now
    quit

`go` is answered by lines ``info iterations N seconds S`` and ``info action A mean M error E visits V``, best first (for
a bid with its ``chance C`` of being made as it stands),
then ``best A``. What cannot be done is answered by one line ``error …``, and the talk goes on.
"""

from __future__ import annotations

import argparse
import io
import sys
import threading
from collections.abc import Sequence
from random import Random
from typing import TextIO

from belote_desktop.engine import Deal, Hand, NotationError, Phase, View, rules_from_text, rules_to_text
from belote_desktop.engine.notation import read_line
from belote_desktop.engine.problem import deal_from_problem

from .base import Limit
from .command_line import Parser, command, limit_from_words, one_line
from .levels import create

_MOST_POINTS = 99_999


class Session:
    """One conversation; `answer` takes a line at a time."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._lock = threading.Lock()
        self._level = "expert"
        self._seed: int | None = None
        self._threads = 1
        self._rules = "coinche"
        self._totals = (0, 0)
        self._deal: Deal | None = None
        self._cancel = threading.Event()
        self._thinking: threading.Thread | None = None
        self._unheard: OSError | None = None

    def answer(self, line: str) -> bool:
        """Does what a line says; `False` when it is time to leave. Raises `OSError` when nobody can be answered."""
        self._check()
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
            "threads": self._set_threads,
            "rules": self._set_rules,
            "totals": self._set_totals,
            "position": self._set_position,
            "go": self._go,
        }
        if word in commands:
            try:
                commands[word](rest)
            except ValueError as error:
                self._say(f"error {word}: {one_line(error)}")
        elif word:
            self._say(f"error «{one_line(word[:20])}» is not a command: {', '.join(commands)}, stop or quit")
        return True

    def finish(self) -> None:
        """Ends the thinking under way and waits for its answer."""
        self._cancel.set()
        self._join()

    def wait(self) -> None:
        """Waits for the answer to the last `go`; raises `OSError` when it could not be written."""
        self._join()
        self._check()

    def _join(self) -> None:
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None

    def _set_level(self, text: str) -> None:
        create(text)
        self._level = text

    def _set_seed(self, text: str) -> None:
        self._seed = _number(text, 10**18)

    def _set_threads(self, text: str) -> None:
        if text not in ("1", "2"):
            raise ValueError(f"«{text[:20]}» is not 1 or 2")
        self._threads = int(text)

    def _set_rules(self, text: str) -> None:
        self._rules = rules_to_text(rules_from_text(text))

    def _set_totals(self, text: str) -> None:
        words = text.split()
        if len(words) != 2:
            raise ValueError("two numbers are wanted, north-south first")
        self._totals = (_number(words[0], _MOST_POINTS), _number(words[1], _MOST_POINTS))

    def _set_position(self, text: str) -> None:
        self.finish()
        self._deal = None
        self._deal = read_position(f"{self._rules}; {text}" if text.startswith("dealer=") else text)

    def _go(self, text: str) -> None:
        self.finish()
        if self._deal is None:
            raise ValueError("there is no position")
        if self._deal.turn is None:
            raise ValueError("the deal is over")
        limit = limit_from_words(text.split())
        view = self._deal.seen_by(self._deal.turn, self._totals)
        self._cancel.clear()
        self._thinking = threading.Thread(target=self._think, args=(view, limit), daemon=True)
        self._thinking.start()

    def _think(self, view: View, limit: Limit) -> None:
        try:
            analysis = create(self._level, self._seed, threads=self._threads).choose(
                view, limit, self._cancel
            )
        except Exception as error:  # whatever went wrong, who asked must not wait for ever
            self._say(f"error go: {type(error).__name__}: {one_line(error)}")
            return
        lines = [f"info iterations {analysis.iterations} seconds {analysis.seconds:.3f}"]
        lines += [
            f"info action {choice.action} mean {choice.mean:.2f} error {choice.error:.2f} visits {choice.visits}"
            + ("" if choice.chance is None else f" chance {choice.chance:.3f}")
            for choice in analysis.alternatives
            if choice.visits
        ]
        self._say("\n".join([*lines, f"best {analysis.action}"]))

    def _say(self, text: str) -> None:
        """Writes an answer, from any thread; that it cannot be written is told to who waits for the session."""
        with self._lock:
            try:
                print(text, file=self._out, flush=True)
            except OSError as error:
                self._unheard = error

    def _check(self) -> None:
        if self._unheard is not None:
            raise self._unheard


def read_position(line: str) -> Deal:
    """The deal written in a line, any cards in place of ``?``.

    Raises `NotationError`, also when the cards of the seat to act are among the unknown ones.
    """
    written = read_line(line)
    if written.talon is not None and None not in written.hands:
        return Deal.of_written(written)
    deal = deal_from_problem(line, Random(line))
    if deal.turn is not None and not _is_known(written.hands[deal.turn], deal):
        raise NotationError(f"{deal.turn.letter} is to act, and its cards are unknown (?)")
    return deal


def _is_known(hand: Hand | None, deal: Deal) -> bool:
    """Whether `hand`, as written, has all the cards of a seat; the last three may be missing before the take."""
    return hand is not None and (len(hand) == 8 or deal.phase is Phase.AUCTION)


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= most):
        raise ValueError(f"«{text[:20]}» is not a number up to {most}")
    return int(text)


@command("protocol")
def main(arguments: Sequence[str] | None = None) -> int:
    """Talks until `quit` or the end of the input."""
    parser = Parser(
        prog="python -m belote_desktop.bots.protocol",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: echo 'go' | python -m belote_desktop.bots.protocol",
    )
    parser.parse_args(arguments)
    if sys.stdin is None:
        parser.error("standard input is closed: nobody can ask anything")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    session = Session(sys.stdout)
    try:
        for line in sys.stdin:
            if not session.answer(line):
                return 0
        session.wait()
    finally:
        session.finish()
    return 0


if __name__ == "__main__":
    sys.exit(main())
