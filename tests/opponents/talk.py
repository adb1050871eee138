"""The other end of the line protocol, for players that are not ours.

`serve` reads commands and answers ``go`` with what a function of the `Question` returns.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TextIO

from belote_desktop.bots.base import Limit
from belote_desktop.bots.command_line import limit_from_words
from belote_desktop.bots.protocol import read_position
from belote_desktop.engine import Action, Deal, Seat


class NotOurs(ValueError):
    """A position that this player cannot be asked: one sentence."""


@dataclass
class Question:
    """What a player is asked. The hidden hands of `deal` are any that fit, never the real ones."""

    deal: Deal
    totals: tuple[int, int]
    seed: int
    limit: Limit

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        if self.deal.turn is None:
            raise NotOurs("the deal is over")
        return self.deal.turn


def serve(answer: Callable[[Question], Action], lines: Iterable[str], out: TextIO) -> None:
    """Talks until ``quit`` or the end of the input. An action that is not allowed is an error, not mended."""
    deal: Deal | None = None
    totals, seed = (0, 0), 1
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "quit":
                return
            if word == "position":
                deal = None
                deal = read_position(rest)
            elif word == "totals":
                ours, theirs = map(int, rest.split())
                totals = (ours, theirs)
            elif word == "seed":
                seed = int(rest)
            elif word == "go":
                if deal is None:
                    raise NotOurs("there is no position")
                action = answer(Question(deal, totals, seed, limit_from_words(rest.split())))
                refused = deal.why_illegal(action, deal.turn)
                if refused is not None:
                    raise NotOurs(f"{action} is not allowed ({refused.why.value}) in: {deal.to_text()}")
                print(f"best {action}", file=out, flush=True)
            elif word not in ("", "stop", "level", "rules"):
                raise NotOurs(f"{word[:20]} is not known here")
        except (ValueError, RuntimeError) as error:
            print(f"error {word}: {' '.join(str(error).split())}", file=out, flush=True)


def main(answer: Callable[[Question], Action]) -> None:
    """`serve` on standard input and output."""
    try:
        serve(answer, sys.stdin, sys.stdout)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.stderr.close()
