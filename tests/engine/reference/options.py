"""A score from the options one by one, as RULES.md and the options' own words say, for any mixture of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .scores import CAPOT, OTHER

GENERALE = "generale"
Sides = dict[str, int]


@dataclass(frozen=True)
class Deal:
    """What happened; cards are without the last trick and as the table of the contract values them."""

    takers: str
    trump: str
    cards: Mapping[str, int]
    last: str
    bid: int | str | None
    label: int
    belotes: Mapping[str, int]
    declared: Mapping[str, int]
    capot_by: str | None
    alone: bool  # the taker took all eight tricks in person


class Unsaid(Exception):
    """A mixture of which no text says anything."""


def score(deal: Deal, options: Mapping[str, Any]) -> tuple[str, Sides, int]:
    """Outcome (made, failed, litige), the marks before rounding, the points held."""
    return _Counting(deal, options).score()


class _Counting:
    def __init__(self, deal: Deal, options: Mapping[str, Any]) -> None:
        self.deal, self.options = deal, options
        self.side, self.defence = deal.takers, OTHER[deal.takers]
        self.factor = {1: 1, 2: 2, 4: options["redouble_factor"]}[deal.label]
        self.every = {"NT": options["no_trumps_factor"], "AT": options["all_trumps_factor"]}.get(
            deal.trump, 1
        )
        self.tricks = self._tricks()
        self.belote = {team: 20 * count for team, count in deal.belotes.items()}
        self.declared = dict(deal.declared)
        if deal.capot_by is not None and options["capot_takes_declarations"]:
            self.declared = {deal.capot_by: sum(deal.declared.values()), OTHER[deal.capot_by]: 0}

    def _pack(self) -> int:
        """All the tricks without the last one's bonus."""
        plain = {"NT": {"plain": 120}, "AT": {"plain": 248}}.get(self.deal.trump, {})
        kind = {"NT": "no_trumps_values", "AT": "all_trumps_values"}.get(self.deal.trump)
        return plain.get(str(self.options[kind]), 152) if kind else 152

    def _bonus(self) -> int:
        if self.deal.capot_by is None:
            return 10
        return 100 if self.options["capot_bonus"] == "last-trick-100" else 98

    def _tricks(self) -> Sides:
        deal = self.deal
        tricks = {team: deal.cards[team] + (team == deal.last) * self._bonus() for team in OTHER}
        kind = {"NT": "no_trumps_values", "AT": "all_trumps_values"}.get(deal.trump)
        if kind is None or self.options[kind] != "scaled":
            return tricks
        if deal.capot_by is not None:
            return {deal.capot_by: 152 + self._bonus(), OTHER[deal.capot_by]: 0}
        exact = Fraction(tricks[self.side] * 162, 130 if deal.trump == "NT" else 258)
        mine = int(exact + Fraction(1, 2))
        return {self.side: mine, self.defence: 162 - mine}

    def counted(self, team: str) -> int:
        toward = self.options["counts_toward"]
        total = self.tricks[team]
        total += self.belote[team] if toward != "tricks" else 0
        return total + (self.declared[team] if toward == "all" else 0)

    @property
    def bid(self) -> int:
        if self.deal.bid == GENERALE:
            return 500
        if self.deal.bid == CAPOT:
            return int(self.options["capot_worth"].partition("-")[0])
        return int(self.deal.bid or 0)

    @property
    def flat(self) -> bool:
        return self.deal.bid == GENERALE or (
            self.deal.bid == CAPOT and self.options["capot_worth"] == "500-flat"
        )

    def outcome(self) -> str:
        deal, when = self.deal, self.options["made_when"]
        if deal.bid in (CAPOT, GENERALE):
            return "made" if deal.capot_by == self.side and (deal.bid == CAPOT or deal.alone) else "failed"
        mine, theirs = self.counted(self.side), self.counted(self.defence)
        if mine < (82 if when == "bid-82" and self.bid == 80 else self.bid):
            return "failed"
        if when in ("bid", "bid-82"):
            return "made"
        if mine == theirs:
            return {"fails": "failed", "made": "made", "litige": "litige"}[self.options["equality"]]
        return "made" if mine > theirs else "failed"

    def score(self) -> tuple[str, Sides, int]:
        outcome, doubled = self.outcome(), self.factor > 1
        both = self.options["factor_scope"] == "both-sides"
        if outcome == "litige":
            if doubled:
                raise Unsaid
            # whatever a made contract marks, at a litige the defence marks its points
            whole = {team: self.tricks[team] + self.belote[team] + self.declared[team] for team in OTHER}
            kept = {self.side: whole[self.side] - self.counted(self.side), self.defence: whole[self.defence]}
            return outcome, self._times(kept), (self.counted(self.side) + self.bid) * self.every
        if outcome == "made" and not self.flat and (both or not doubled):
            return (
                outcome,
                self._times({self.side: self._own(self.side) + self.bid * self.factor} | self._defence()),
                0,
            )
        return outcome, self._times(self._won(outcome)), 0

    def _times(self, marks: Sides) -> Sides:
        return {team: points * self.every for team, points in marks.items()}

    def _defence(self) -> Sides:
        return {self.defence: self._own(self.defence)}

    def _own(self, team: str) -> int:
        """What a side marks of its own when the contract is made."""
        tricks = 0 if self.options["made_marks"] == "bid-only" else self.tricks[team]
        belote = self.belote[team] * (self.factor if self.options["belote_in_factor"] else 1)
        return (tricks + self.declared[team]) * self.factor + belote

    def _won(self, outcome: str) -> Sides:
        """All to the winner, as when the contract fails or is doubled."""
        options, scope = self.options, self.options["factor_scope"]
        winner = self.side if outcome == "made" else self.defence
        loser = OTHER[winner]
        whole = self.factor if scope in ("whole", "both-sides") else 1
        if self.flat:
            lump = 500 * self.factor
        else:
            lump = (
                {2: 320, 4: 640}[self.deal.label]
                if scope == "lump" and self.deal.label > 1
                else self._lump(winner) * whole
            )
            if outcome == "made" or options["failed_marks"] not in ("160", "pack"):
                lump += self.bid * self.factor
        inside = whole if options["belote_in_factor"] else 1
        won = lump + sum(self.declared.values()) * whole + self.belote[winner] * inside
        owner, doubled = options["belote_owner"], self.factor > 1
        if owner == "holder" and scope == "both-sides" and doubled and self.belote[loser]:
            raise Unsaid
        taken = {
            "holder": False,
            "defence-if-failed": outcome == "failed",
            "winner": outcome == "failed" or doubled,
        }[owner]
        if taken:
            return {winner: won + self.belote[loser] * inside, loser: 0}
        return {winner: won, loser: self.belote[loser]}

    def _lump(self, winner: str) -> int:
        marks, capot = self.options["failed_marks"], self.deal.capot_by == winner
        if marks == "pack":
            return self._pack() + (self._bonus() if capot else 10)
        if marks == "162-plus-bid":
            return 252 if capot else 162
        counts = {"never": False, "always": True, "doubled": self.factor > 1}[self.options["capot_pack"]]
        return 250 if capot and counts else 160
