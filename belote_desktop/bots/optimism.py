"""How playouts by the rules differ from play by the search: the taker's points, put right."""

from __future__ import annotations

from functools import lru_cache
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
