"""Positions out of what users complain of: ``python -m tests.bots.complaints LEVEL [--seconds 0.3]``.

`tests/data/complaints.json` holds them, each seen from the seat to act (the other hands are ``?``), with the actions
that a strong club player would accept. Those of the card were settled by exact play in some hundred sampled worlds:
the best card by that is among them, and what is not is clearly worse.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from belote_desktop.bots import create
from belote_desktop.bots.base import Bot, Limit
from belote_desktop.bots.command_line import Parser, iterations, seconds
from belote_desktop.bots.protocol import read_position
from belote_desktop.engine import Action, Deal, View, parse_action

FILE = Path(__file__).parents[1] / "data" / "complaints.json"
SEED = 1


@dataclass(frozen=True)
class Complaint:
    """A position and the actions that nobody would complain of."""

    id: str
    complaint: str
    line: str
    why: str
    accept: tuple[str, ...]
    totals: tuple[int, int] = (0, 0)

    @cached_property
    def deal(self) -> Deal:
        """The deal, any cards in place of the unknown ones."""
        return read_position(self.line)

    @property
    def view(self) -> View:
        """What the seat to act sees."""
        assert self.deal.turn is not None
        return self.deal.seen_by(self.deal.turn, self.totals)

    @cached_property
    def accepted(self) -> frozenset[Action]:
        """The acceptable actions."""
        return frozenset(parse_action(text, self.deal.turned) for text in self.accept)


def complaints() -> list[Complaint]:
    """All of them."""
    read = json.loads(FILE.read_text("utf-8"))
    return [
        Complaint(**{**one, "accept": tuple(one["accept"]), "totals": tuple(one.get("totals", (0, 0)))})
        for one in read
    ]


def failures(bot: Bot, limit: Limit) -> Iterator[tuple[Complaint, Action]]:
    """The positions in which the bot does something else, and what."""
    for one in complaints():
        action = bot.choose(one.view, limit).action
        if action not in one.accepted:
            yield one, action


def main() -> int:
    """Prints the failing positions and how many pass."""
    parser = Parser(
        prog="python -m tests.bots.complaints",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("level")
    parser.add_argument("--seconds", type=seconds)
    parser.add_argument("--iterations", type=iterations)
    options = parser.parse_args()
    try:
        bot = create(options.level, SEED)
    except ValueError as error:
        parser.error(str(error))
    count = len(complaints())
    failed = 0
    for one, action in failures(bot, Limit(options.seconds, options.iterations)):
        failed += 1
        print(f"{one.id}: {action}, not {' '.join(one.accept)}. {one.why}\n    {one.line}", flush=True)
    print(f"{count - failed} of {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
