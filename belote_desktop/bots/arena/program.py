"""Another program at the table, on its standard input and output, in the language of `protocol`."""

from __future__ import annotations

import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import util
from random import Random
from time import perf_counter

from belote_desktop.bots.base import Limit
from belote_desktop.bots.worlds import Worlds, deal_of
from belote_desktop.engine.actions import Action, ActionError, parse_action
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.illegal import IllegalAction
from belote_desktop.engine.problem import problem_text

from . import running

PREFIX = "cmd:"
"""What the names of programs begin with."""
GRACE = 120.0
"""Seconds that a program may take beyond twice its limit before it counts as hanging: a busy machine is no fault."""
CHATTER = 10_000
"""Lines that a program may write beside an answer."""
_LONGEST = 1 << 16
"""Characters of a line; what is longer counts as more lines."""
_QUOTED = 200
"""Characters of what a program says that are passed on."""
_TRIES = 10


class OpponentError(Exception):
    """A program that cannot be played with; the text is one sentence."""


def words_of(name: str) -> list[str]:
    """The command of a name ``cmd:…``, quoted as in a shell; raises `ValueError` when there is no such program."""
    command = name.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"«{command}» is not quoted well: {error}") from None
    if not words:
        raise ValueError(f"{PREFIX} wants a program")
    if shutil.which(words[0]) is None:
        raise ValueError(f"«{words[0]}» is not a program that can be started")
    return words


class Program:
    """A running program. It is asked one position after another, of any deal."""

    def __init__(self, name: str) -> None:
        """Starts it; raises `OpponentError`."""
        self._command = name.removeprefix(PREFIX)
        self._lines: queue.Queue[str | None] = queue.Queue(CHATTER)
        self._complaint = ""
        self._last: tuple[object, ...] = ()
        try:
            self._process = running.start(words_of(name))
        except (OSError, ValueError) as error:
            raise OpponentError(f"«{self._command}» cannot be started: {error}") from None
        self._readers = [
            threading.Thread(target=read, daemon=True) for read in (self._listen, self._overhear)
        ]
        for reader in self._readers:
            reader.start()
        self._leave = util.Finalize(None, self._take_leave, exitpriority=1)

    def close(self) -> None:
        """Takes leave of it, by force if it does not go; also done at the end of the process."""
        self._leave()

    def _take_leave(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write("quit\n")
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)
        running.end(self._process)
        self._process.wait()
        with suppress(queue.Empty):  # a reader may wait for room
            while True:
                self._lines.get_nowait()
        for reader in self._readers:
            reader.join(1.0)

    def choose(self, deal: Deal, totals: tuple[int, int], limit: Limit, seed: int) -> tuple[Action, float]:
        """Its action for whose turn it is, and the seconds it took; raises `OpponentError`."""
        position = mixed(deal, Random(f"{seed} {len(deal.log)}"))
        lines = [f"position {position}", f"go{_limit_text(limit)}"]
        if (totals, seed) != self._last:
            lines[:0] = [f"seed {seed}", f"totals {totals[0]} {totals[1]}"]
            self._last = (totals, seed)
        start = perf_counter()
        word = self._ask(lines, 2 * (limit.seconds or 0.0) + GRACE)
        spent = perf_counter() - start
        try:
            action = parse_action(word, deal.turned)
        except ActionError as error:
            raise OpponentError(f"«{self._command}» answered: {error}; in: {position}") from None
        refused = deal.why_illegal(action, deal.turn)
        if refused is not None:
            why = refused.why.value
            raise OpponentError(f"«{self._command}» answered {action}, not allowed ({why}) in: {position}")
        return action, spent

    def _ask(self, lines: Sequence[str], wait: float) -> str:
        """What follows ``best``."""
        end = perf_counter() + wait
        try:
            assert self._process.stdin is not None
            self._process.stdin.write("\n".join(lines) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):  # gone, or closed
            raise OpponentError(self._farewell()) from None
        for _ in range(CHATTER):
            try:
                line = self._lines.get(timeout=max(0.0, end - perf_counter()))
            except queue.Empty:
                raise OpponentError(
                    f"«{self._command}» has not answered within {wait:.0f} s: {lines[-2]}"
                ) from None
            if line is None:
                raise OpponentError(self._farewell())
            word, _, rest = line.strip().partition(" ")
            if word == "best":
                return rest.strip()
            if word == "error":
                raise OpponentError(f"«{self._command}» answered: {line.strip()[:_QUOTED]}; to: {lines[-2]}")
        raise OpponentError(f"«{self._command}» wrote {CHATTER} lines and no answer: {lines[-2]}")

    def _farewell(self) -> str:
        """That it has ended, with what it complained of last."""
        for reader in self._readers:
            reader.join(1.0)
        with suppress(subprocess.TimeoutExpired):  # it may have closed its output and live on
            self._process.wait(1.0)
            running.end(self._process)
        code = self._process.returncode
        last = f": {self._complaint}" if self._complaint else ""
        return f"«{self._command}» has ended{'' if code is None else f' with code {code}'}{last}"

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            while line := stream.readline(_LONGEST):
                self._lines.put(line)
        self._lines.put(None)

    def _overhear(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            while line := stream.readline(_LONGEST):
                self._complaint = line.strip()[:_QUOTED] or self._complaint


def mixed(deal: Deal, rng: Random) -> str:
    """`deal` in one line, the cards that the seat to act cannot see mixed in a way that it might believe.

    So no program can play by what it should not know, and every one gets whole hands.
    """
    assert deal.turn is not None
    view = deal.seen_by(deal.turn)
    worlds = Worlds(view, rng)
    for _ in range(_TRIES):
        try:
            return deal_of(view, worlds.knowledge, worlds.sample()).to_text()
        except IllegalAction:
            continue
    return problem_text(deal, deal.turn)


def _limit_text(limit: Limit) -> str:
    text = "" if limit.seconds is None else f" seconds {limit.seconds:g}"
    return text if limit.iterations is None else f"{text} iterations {limit.iterations}"
