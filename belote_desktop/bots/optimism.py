"""What playouts by the rules find, put right: the taker's points by those of the search, chances by what happened."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final

from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from .tables import tables_for

STEPS: Final = 10
"""Steps of the table."""
SHARES: Final = (
    (0, 100, 174, 278, 379, 479, 578, 685, 784, 892, 1000),
    (0, 93, 191, 277, 387, 496, 603, 708, 803, 901, 1000),
    (0, 119, 200, 302, 399, 508, 603, 703, 801, 908, 1000),
)
"""For a suit, no trumps, all trumps: the taker's part of the card points under the search, in thousandths, where the
rules give it equal steps from none to all. Made by `calibration --fit`."""


FACED: Final = 3
"""The entry of `HONEST` for a contract of the other side."""
HONEST: Final = ((-0.15, 0.98), (-0.47, 1.16), (-0.07, 1.01), (0.53, 0.71))
"""For the taker at a suit, no trumps, all trumps, then for its opponents: what to add to the logarithm of the odds of
making the contract, and to multiply it by. The taker bids where it thinks well of its chance, and thus too well;
its opponents would bid less soundly in its place. Made by `calibration --fit`."""


def honest(chance: float, entry: int) -> float:
    """How often contracts of this chance are made; `entry` of `HONEST`. Never and always stay what they are."""
    if not 0 < chance < 1:
        return chance
    add, times = HONEST[entry]
    return 1 / (1 + exp(-add - times * log(chance / (1 - chance))))


@lru_cache(maxsize=32)
def corrected(rules: RuleSet, trump: int) -> tuple[int, ...]:
    """The card points to expect of the taker's side, by those of a playout (without the last trick's)."""
    tables = tables_for(rules, Trump(trump))
    whole, shares = sum(tables.points), SHARES[tables.kind]
    steps = len(shares) - 1
    table = []
    for points in range(whole + 1):
        step = min(points * steps // whole, steps - 1)
        beyond = points * steps / whole - step
        table.append(round(whole * (shares[step] + beyond * (shares[step + 1] - shares[step])) / 1000))
    return tuple(table)
