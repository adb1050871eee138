"""The engine's score of played deals, asked once for each result and remembered from one decision to the next."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from belote_desktop.engine.actions import CAPOT, GENERALE, MIN_BID
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.options import AuctionKind, CountsToward
from belote_desktop.engine.points import LAST_TRICK_POINTS
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import (
    BELOTE_POINTS,
    Facts,
    Outcome,
    is_scaled,
    last_trick_bonus,
    outcome_of,
    pack_total,
    scale,
    score_facts,
)
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trumps import Trump

Result = tuple[int, int, int, int, bool, int, int, int, int]
"""A played deal: card points of both teams without the last trick's, the team that took the last trick, the team that
took them all (2: neither), whether the taker did so alone, belotes of both teams, declarations of both teams."""
Mark = tuple[int, int, int]
"""What both teams mark, and how many more points of the tricks team 0 took."""
TAKE: Final = 1
"""The value of a contract where none is bid."""
_MOST = 40_000
"""Results remembered of a rule set, some 8 MB at most; then it starts anew."""


def facts_of(contract: Contract, result: Result) -> Facts:
    """A result in the engine's words."""
    ours, theirs, last, capot, alone, belotes, other_belotes, declared, other_declared = result
    return Facts(
        contract,
        (ours, theirs),
        Team(last),
        None if capot == 2 else Team(capot),
        (belotes, other_belotes),
        (declared, other_declared),
        8 if alone else 0,
    )


class Scores:
    """The scores under one rule set; made by `scores_for`.

    They are the same in all four suits and for both teams, and it does not matter which tricks the points come from;
    so most are known after a few decisions.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        if rules.auction is AuctionKind.VALUES:
            self._values = tuple(range(MIN_BID, rules.bid_ceiling.points + 1, 10))
        else:
            self._values = (TAKE,)
        self._marks: dict[tuple[int, int, int, int, Result], Mark] = {}
        self._heights: dict[tuple[int, Result], int] = {}
        self._by_totals: dict[tuple[int, int], int] = {}

    def mark(self, contract: Contract, held: int, result: Result) -> Mark:
        """What a result marks; `held`: points of an earlier litige at stake."""
        value = TAKE if contract.value is None else contract.value
        key = (max(3, contract.trump), value, contract.factor, held, _seen_from(contract.taker & 1, result))
        mark = self._marks.get(key)
        if mark is None:
            if len(self._marks) >= _MOST:
                self._marks.clear()
            mark = self._marks[key] = self._count(*key)
        ours, theirs, cards = mark
        return (theirs, ours, -cards) if contract.taker & 1 else mark

    def _count(self, trump: int, value: int, factor: int, held: int, result: Result) -> Mark:
        contract = Contract(Seat.NORTH, Trump(trump), None if value == TAKE else value, factor)
        score = score_facts(facts_of(contract, result), self._rules, held)
        return (*score.marked, score.trick_points[0] - score.trick_points[1])

    def height(self, trump: int, team: int, result: Result) -> int:
        """The highest value of points that `team` makes with a result: 0 for none, `TAKE` where none is bid."""
        seen = _seen_from(team, result)
        key = (max(3, trump), seen)
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) >= _MOST:
                self._heights.clear()
            totals = self._totals(*key)
            height = self._by_totals.get(totals)
            if height is None:
                # what makes one value makes every lower one
                low, high = 0, len(self._values)
                while low < high:
                    middle = (low + high) // 2
                    if self._is_made(self._values[middle], *key):
                        low = middle + 1
                    else:
                        high = middle
                height = self._by_totals[totals] = self._values[low - 1] if low else 0
            self._heights[key] = height
        return height

    def _totals(self, trump: int, result: Result) -> tuple[int, int]:
        """What is compared to see whether a contract is made."""
        rules = self._rules
        ours, theirs, last, capot, _, belotes, other_belotes, declared, other_declared = result
        bonus = last_trick_bonus(capot < 2, rules)
        if last:
            theirs += bonus
        else:
            ours += bonus
        if is_scaled(Trump(trump), rules):
            if capot < 2:
                ours = pack_total(rules, Trump(trump), capot=True) * (capot == 0)
                theirs = pack_total(rules, Trump(trump), capot=True) * (capot == 1)
            else:
                ours = scale(ours, Trump(trump), rules)
                theirs = 162 - ours
        if capot < 2 and rules.capot_takes_declarations:
            both = declared + other_declared
            declared, other_declared = (both, 0) if capot == 0 else (0, both)
        if rules.counts_toward is not CountsToward.TRICKS:
            ours += BELOTE_POINTS * belotes
            theirs += BELOTE_POINTS * other_belotes
        if rules.counts_toward is CountsToward.ALL:
            ours += declared
            theirs += other_declared
        return ours, theirs

    def _is_made(self, value: int, trump: int, result: Result) -> bool:
        contract = Contract(Seat.NORTH, Trump(trump), None if value == TAKE else value)
        return outcome_of(facts_of(contract, result), self._rules) is Outcome.MADE

    def makes(self, trump: int, team: int, value: int, result: Result) -> bool:
        """Whether `team` makes a contract of `value`: points, capot or générale, or `TAKE`."""
        if value < CAPOT:
            return self.height(trump, team, result) >= value
        return result[3] == team and (value != GENERALE or result[4])


def _seen_from(team: int, result: Result) -> Result:
    """A result with `team` as team 0; its last trick turned into points where that makes no difference."""
    ours, theirs, last, capot, alone, belotes, other_belotes, declared, other_declared = result
    if team:
        ours, theirs = theirs, ours
        belotes, other_belotes, declared, other_declared = other_belotes, belotes, other_declared, declared
        last ^= 1
        if capot < 2:
            capot ^= 1
    if capot == 2 and last and ours >= LAST_TRICK_POINTS:
        ours, theirs, last = ours - LAST_TRICK_POINTS, theirs + LAST_TRICK_POINTS, 0
    return (ours, theirs, last, capot, alone, belotes, other_belotes, declared, other_declared)


@lru_cache(maxsize=8)
def scores_for(rules: RuleSet) -> Scores:
    """The scores of a rule set, remembered from one decision to the next."""
    return Scores(rules)
