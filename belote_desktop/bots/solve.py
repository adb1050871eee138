"""`python -m belote_desktop.bots.solve [-v] < positions`: double-dummy values, one a line.

A line: `TRUMP LEADER HAND0 HAND1 HAND2 HAND3 [UNDERRUFF]`. TRUMP is one of S H D C SA TA (NT AT), LEADER the seat
0-3 that leads, hands are suit-first cards parted by commas, seats in playing order; UNDERRUFF 1 (as without it)
or 0: whether who cannot overruff must play a lower trump. All hands have the same size, 1 to 8.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import cache

from belote_desktop.engine.cards import Card, CardError, Hand
from belote_desktop.engine.presets import COINCHE
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from .command_line import Parser, command
from .double_dummy import Solver
from .duties import duties_for
from .tables import tables_for

_RULES = tuple(COINCHE.replace(must_underruff=must) for must in (False, True))


class BadLine(ValueError):
    """A position that cannot be read; the text is one sentence for the user."""


def read(line: str) -> tuple[Trump, int, tuple[Hand, ...], RuleSet]:
    """Trump, leader, hands and rules of one line; raises `BadLine`."""
    words = line.split()
    if len(words) not in (6, 7):
        raise BadLine(f"{len(words)} words, wanted TRUMP LEADER and four hands, and perhaps UNDERRUFF")
    try:
        trump = Trump.parse(words[0])
    except ValueError:
        raise BadLine(f"«{words[0][:20]}» is not a trump: S, H, D, C, SA or TA") from None
    if words[1] not in ("0", "1", "2", "3"):
        raise BadLine(f"«{words[1][:20]}» is not a leader: 0, 1, 2 or 3")
    if words[6:] not in ([], ["0"], ["1"]):
        raise BadLine(f"«{words[6][:20]}» is not a reading of the under-ruff: 0 or 1")
    hands = tuple(tuple(_card(word) for word in hand.split(",")) for hand in words[2:6])
    sizes = sorted(map(len, hands))
    if sizes[0] != sizes[3]:
        raise BadLine(f"the hands have {sizes[0]} to {sizes[3]} cards, wanted the same number")
    cards = [card for hand in hands for card in hand]
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise BadLine(f"{twice} is held twice")
    return trump, int(words[1]), hands, _RULES[words[6:] != ["0"]]


@cache
def _solver(trump: Trump, rules: RuleSet) -> Solver:
    return Solver(duties_for(rules, trump))


def _card(word: str) -> Card:
    try:
        return Card.parse(word[1:] + word[:1])
    except CardError:
        raise BadLine(f"«{word[:20]}» is not a card: write suit then rank, as in HT or SJ") from None


def solve(line: str) -> tuple[int, int]:
    """Team 0's points of the position in a line, and the nodes it took; raises `BadLine`."""
    trump, leader, hands, rules = read(line)
    tables = tables_for(rules, trump)
    solver = _solver(trump, rules)
    solver.place([tables.mask(hand) for hand in hands], leader)
    return solver.value(), solver.nodes


def answer(lines: Iterable[str], verbose: bool) -> Iterable[str]:
    """A line of answer for each position; empty lines are passed over. Raises `BadLine` naming the line."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            value, nodes = solve(line)
        except BadLine as error:
            raise BadLine(f"line {number}: {error}") from None
        yield f"{value} {nodes}" if verbose else f"{value}"


@command("solve")
def main(argv: Sequence[str] | None = None) -> int:
    """Read positions from stdin, print values; the exit code."""
    parser = Parser(
        prog="python -m belote_desktop.bots.solve",
        description=(__doc__ or "").partition("\n\n")[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: echo 'S 0 SJ,HA S9,HT SA,H7 ST,CA' | python -m belote_desktop.bots.solve",
    )
    parser.add_argument("-v", action="store_true", help="add the number of cards that the search has played")
    options = parser.parse_args(argv)
    if sys.stdin is None:
        parser.error("standard input is closed: there are no positions to read")
    try:
        for text in answer(sys.stdin, options.v):
            print(text, flush=True)
    except BadLine as error:
        parser.error(str(error))
    except UnicodeDecodeError:
        parser.error("the positions are not text")
    return 0


if __name__ == "__main__":
    sys.exit(main())
