"""Fits the tables of `hand_values` on simulated deals: ``python -m belote_desktop.bots.fitting > hand_values.py``.

A hand is worth the sum of its four suits: one number for each of the 256 holdings of a suit, as trump, beside a
trump, at no trumps and at all trumps. The numbers are those that best explain the points which the taker's side
makes when `policy` plays all four hands (least squares with a little shrinkage).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random

from belote_desktop.engine.points import LAST_TRICK_POINTS
from belote_desktop.engine.presets import COINCHE
from belote_desktop.engine.trumps import Trump

from . import policy
from .command_line import Parser, command, whole
from .position import Position, playout
from .tables import Tables, tables_for

Sample = tuple[tuple[int, int, int, int], float]
"""A table entry for each suit of a hand, and the points made."""
KINDS = (Trump.SPADES, Trump.NO_TRUMPS, Trump.ALL_TRUMPS)
_TABLES = ("TRUMP", "SIDE", "NO_TRUMPS", "ALL_TRUMPS")
_SWEEPS = 60
_SHRINK = 8.0
"""Weight of the prior that a holding is worth nothing, in deals."""


def entries(hand: int, trump: Trump) -> tuple[int, int, int, int]:
    """The entries of a hand's suits in one row of 4 × 256: as trump, side, no trumps, all trumps."""
    a, b, c, d = (hand >> 8 * suit & 255 for suit in range(4))
    if trump is Trump.NO_TRUMPS:
        return 512 + a, 512 + b, 512 + c, 512 + d
    if trump is Trump.ALL_TRUMPS:
        return 768 + a, 768 + b, 768 + c, 768 + d
    return a, 256 + b, 256 + c, 256 + d


def deals(tables: Tables, count: int, known: int, rng: Random) -> Iterator[Sample]:
    """`count` random deals in which the taker knew `known` of its cards when it took."""
    pack = list(range(32))
    for _ in range(count):
        rng.shuffle(pack)
        seen = sum(1 << slot for slot in pack[:known])
        hands = [sum(1 << slot for slot in pack[8 * i : 8 * i + 8]) for i in range(4)]
        position = Position(tables, hands, rng.randrange(4), 0)
        playout(position, policy.choose)
        last = LAST_TRICK_POINTS if position.turn & 1 == 0 else 0
        yield entries(seen, tables.trump), position.points[0] + last


def fit(samples: list[Sample]) -> tuple[float, list[float]]:
    """The constant and the values of the entries that best explain the points."""
    base = sum(points for _, points in samples) / len(samples)
    values = [0.0] * 1024
    rest = [points - base for _, points in samples]
    count = [0] * 1024
    for places, _ in samples:
        for place in places:
            count[place] += 1
    for _ in range(_SWEEPS):
        pull = [-_SHRINK * value for value in values]
        for (places, _), residue in zip(samples, rest, strict=True):
            for place in places:
                pull[place] += residue
        # each point is explained by four entries at once: a quarter of the step keeps it from overshooting
        step = [force / (4 * times + _SHRINK) for force, times in zip(pull, count, strict=True)]
        for i, ((a, b, c, d), _) in enumerate(samples):
            rest[i] -= step[a] + step[b] + step[c] + step[d]
        values = [value + change for value, change in zip(values, step, strict=True)]
    return base, values


@command("fitting")
def main(arguments: Sequence[str] | None = None) -> int:
    """Fits and prints the module."""
    parser = Parser(
        prog="python -m belote_desktop.bots.fitting",
        description=__doc__,
        epilog="example: python -m belote_desktop.bots.fitting --deals 200000 --seed 1",
    )
    parser.add_argument("--deals", type=whole(1, 10**7), default=200_000, help="deals for each kind of trump")
    parser.add_argument("--seed", type=whole(0, 10**9), default=1)
    options = parser.parse_args(arguments)
    out = sys.stdout
    out.write(
        '"""What holdings are worth to the taker\'s side, in tenths of a point. Made by `fitting`."""\n\n# fmt: off\n'
    )
    for known in (8, 6):
        bases, row = [], [0.0] * 1024
        for trump in KINDS:
            rng = Random(f"{options.seed} {known} {trump}")
            base, values = fit(list(deals(tables_for(COINCHE, trump), options.deals, known, rng)))
            bases.append(base)
            row = [mine + new for mine, new in zip(row, values, strict=True)]
        out.write(f"BASES_{known} = ({', '.join(str(round(10 * base)) for base in bases)})\n")
        out.write(f'"""A suit as trump, no trumps, all trumps, when {known} cards are known."""\n')
        out.write(f"VALUES_{known} = (\n")
        for start in range(0, 1024, 16):
            if start % 256 == 0:
                out.write(f"    # {_TABLES[start // 256].lower().replace('_', ' ')}\n")
            out.write(f"    {', '.join(str(round(10 * value)) for value in row[start : start + 16])},\n")
        out.write(")\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
