"""What the kernels' results are worth to the seat that thinks: the score of the deal, looked up."""

from __future__ import annotations

from belote_desktop.engine.actions import GENERALE
from belote_desktop.engine.view import View

from .bonuses import Bonuses
from .knowledge import Knowledge
from .objective import Objective
from .worlds import World

CAPOT_GAIN = 1000
"""What the solver is told that taking every trick brings: more than all points, so that it never counts against."""
_CAPOT = ((8, 0, 0, 0), (0, 8, 0, 0))
_MIXED = (4, 4, 0, 0)

Bonus = tuple[tuple[int, int], tuple[int, int]]
"""Belotes, and points of declarations, by team."""


class Judge:
    """Values results of the play of one view: higher is better for its seat."""

    def __init__(self, view: View, knowledge: Knowledge) -> None:
        """`knowledge` is what the worlds were made from."""
        assert view.contract is not None
        self._bonuses = Bonuses(view, knowledge)
        self._objective = Objective(view.rules, view.contract, view.table.held, view.totals)
        self._sign = 1.0 if knowledge.place & 1 == 0 else -1.0
        self._all = sum(knowledge.tables.points)
        self._taken = knowledge.position.points[0]
        self._solved: dict[tuple[Bonus, int], float] = {}
        tricks = knowledge.position.tricks
        self.unbeaten = (0 if tricks[1] + tricks[3] else 1) | (0 if tricks[0] + tricks[2] else 2)
        """Which teams have every trick so far: 1 for team 0, 2 for team 1."""
        self.solo = view.contract.value == GENERALE
        """Whether it matters who of a team takes its tricks, which the solver does not know."""

    def bonus(self, world: World) -> Bonus:
        """The belotes and declarations that a world brings."""
        return self._bonuses.belotes(world), self._bonuses.declarations(world)

    def played(self, result: int, bonus: Bonus) -> float:
        """The worth of a result of `RulePlay.outcome`; the tree asks once for each."""
        points, last = result & 511, result >> 9 & 3
        tricks = [result >> shift & 15 for shift in (11, 15, 19, 23)]
        return self._objective.value((points, self._all - points), tricks, last, *bonus) * self._sign

    def solved(self, points: int, bonus: Bonus) -> float:
        """The worth of a value of `Solver.worlds`: team 0's further points, the capot counted as `CAPOT_GAIN`."""
        key = bonus, points
        value = self._solved.get(key)
        if value is None:
            value = self._solved[key] = self._solved_worth(points, bonus) * self._sign
        return value

    def _solved_worth(self, points: int, bonus: Bonus) -> float:
        worth = self._objective.value
        if points >= CAPOT_GAIN:
            return worth((self._all, 0), _CAPOT[0], 0, *bonus)
        if points < 0:
            return worth((0, self._all), _CAPOT[1], 1, *bonus)
        total = self._taken + points
        if total < 10:
            return worth((total, self._all - total), _MIXED, 1, *bonus)
        return worth((total - 10, self._all - total + 10), _MIXED, 0, *bonus)
