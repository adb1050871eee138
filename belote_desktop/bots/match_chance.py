"""The chance of winning the match, from what deals bring in each game: all ways in which it may go on, added up."""

from __future__ import annotations

from functools import lru_cache

from belote_desktop.engine.options import AuctionKind, FactorScope
from belote_desktop.engine.rules import RuleSet

from .deal_marks import MARKS

_CELLS = 40
"""Into how many steps the way to the target is divided."""


def win_chance(rules: RuleSet, totals: tuple[int, int]) -> float:
    """How likely NS wins the match from these totals; 1 or 0 when a side has reached the target.

    The same for both sides: `win_chance(r, (a, b)) == 1 - win_chance(r, (b, a))`. It never falls when NS gains.
    """
    ours, theirs = totals
    if max(ours, theirs) >= rules.target:
        return 0.5 if ours == theirs else float(ours > theirs)
    table = _table(game_of(rules), rules.target)
    step = rules.target / _CELLS
    # between four points of the table
    x, y = max(0.0, ours) / step, max(0.0, theirs) / step
    i, j = min(int(x), _CELLS - 1), min(int(y), _CELLS - 1)
    dx, dy = x - i, y - j
    low = table[i][j] + dy * (table[i][j + 1] - table[i][j])
    high = table[i + 1][j] + dy * (table[i + 1][j + 1] - table[i + 1][j])
    return low + dx * (high - low)


def game_of(rules: RuleSet) -> str:
    """The game in `MARKS` whose deals bring most nearly what those of `rules` do."""
    if rules.auction is AuctionKind.TURN_UP:
        if rules.no_trumps_factor > 1 or rules.all_trumps_factor > 1:
            return "ancienne"
        return "belote-officielle" if rules.no_trumps or rules.all_trumps else "belote"
    if rules.declarations:
        return "coinche"
    return "contree" if rules.factor_scope is FactorScope.LUMP else "coinche-maison"


@lru_cache(maxsize=32)
def _table(game: str, target: int) -> list[list[float]]:
    """The chance of NS by steps of the target won by NS and by EW, from the end of the match backwards."""
    step = target / _CELLS
    gains: dict[tuple[int, int], float] = {}
    for winners, losers, count in MARKS[game]:
        for ours, theirs in ((winners, losers), (losers, winners)):
            for i, part in _spread(ours / step):
                for j, other in _spread(theirs / step):
                    gains[i, j] = gains.get((i, j), 0.0) + count * part * other
    # a deal that moves nobody a step is as if it had not been played
    gains.pop((0, 0), None)
    whole = sum(gains.values())
    ways = [(i, j, weight / whole) for (i, j), weight in gains.items()]
    table = [[0.5] * (_CELLS + 1) for _ in range(_CELLS + 1)]
    for cell in range(_CELLS):
        table[_CELLS][cell], table[cell][_CELLS] = 1.0, 0.0
    for i in range(_CELLS - 1, -1, -1):
        for j in range(i, -1, -1):
            chance = 0.0
            for more, other, weight in ways:
                a, b = i + more, j + other
                if a >= _CELLS and b >= _CELLS:
                    chance += weight * (0.5 if a == b else a > b)
                else:
                    chance += weight * table[min(a, _CELLS)][min(b, _CELLS)]
            if i == j:
                chance = 0.5
            table[i][j], table[j][i] = chance, 1 - chance
    return table


def _spread(steps: float) -> tuple[tuple[int, float], ...]:
    """A number of steps as the two whole numbers around it, with their parts."""
    low = int(steps)
    return ((low, 1 - (steps - low)), (low + 1, steps - low)) if steps > low else ((low, 1.0),)
