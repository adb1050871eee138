"""What a finished deal is worth to a side: the engine's score, looked up once for each result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules import RuleSet

from .match_chance import win_chance
from .scores import Result, scores_for
from .tables import place_of

CARD_WEIGHT = 0.05
"""What a card point adds where the mark does not depend on it, so that play does not become aimless."""
_NEAR = 600
"""From how far below the target the chance of winning the match replaces the marked points."""
_A_DEAL = 100
"""About what a deal moves a match."""


class Objective:
    """Values finished deals of one contract. Values are for team NS; they count marked points.

    Places are those of `tables`; North's is 0, so place and seat give the same team.
    """

    def __init__(self, rules: RuleSet, contract: Contract, held: int, totals: tuple[int, int]) -> None:
        """`held`: points of an earlier litige at stake. `totals`: the match so far, by team."""
        self._rules = rules
        self._contract = contract
        self._held = held
        self._totals = totals
        self._scores = scores_for(rules)
        self._taker = place_of(contract.taker, rules.direction)
        self._known: dict[Result, float] = {}

    def value(
        self,
        points: Sequence[int],
        tricks: Sequence[int],
        last: int,
        belotes: tuple[int, int] = (0, 0),
        declarations: tuple[int, int] = (0, 0),
    ) -> float:
        """The worth of a played deal.

        `points`: card points by team, without the last trick's; `tricks`: tricks by place; `last`: the place
        that took the last one; `belotes` and `declarations` as in `Facts`.
        """
        ours = tricks[0] + tricks[2]
        capot = 0 if ours == 8 else 1 if ours == 0 else 2
        return self.worth_of(
            (points[0], points[1], last & 1, capot, tricks[self._taker] == 8, *belotes, *declarations)
        )

    def worth_of(self, result: Result) -> float:
        """The same for a result in the terms of `scores`."""
        value = self._known.get(result)
        if value is None:
            ours, theirs, cards = self._scores.mark(self._contract, self._held, result)
            # points held by a litige go to whoever wins the next deal: worth nothing to either side now
            value = marked_worth(self._rules, self._totals, ours, theirs) + CARD_WEIGHT * cards
            self._known[result] = value
        return value


def marked_worth(rules: RuleSet, totals: tuple[int, int], ours: int, theirs: int) -> float:
    """The worth to NS of marking `ours` against `theirs`, in points.

    Far from the end of the match it is the difference; near it, the gain in the chance of winning the match,
    on the same scale.
    """
    if max(totals) + _NEAR < rules.target:
        return ours - theirs
    before = win_chance(rules, totals)
    after = win_chance(rules, (totals[0] + ours, totals[1] + theirs))
    return (after - before) * _slope(rules, totals)


@lru_cache(maxsize=256)
def _slope(rules: RuleSet, totals: tuple[int, int]) -> float:
    """Points for a chance of 1, such that a point at even score is worth a point."""
    even = min(max(totals), rules.target - 1)
    gain = win_chance(rules, (even + _A_DEAL, even)) - win_chance(rules, (even, even + _A_DEAL))
    return 2 * _A_DEAL / gain
