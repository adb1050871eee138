"""The score of a deal as an itemised explanation (seeds 000, 002, 003 and the official texts).

`Facts` says what happened; `score_facts` turns it into a `Score`: lines whose sum is each side's mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from . import options as o
from .contract import Contract
from .points import LAST_TRICK_POINTS, pack_points
from .rules import RuleSet
from .seats import Team
from .trumps import Trump

BELOTE_POINTS: Final = 20
Pair = tuple[int, int]
"""A number for each team, by `Team`."""


@dataclass(frozen=True)
class Facts:
    """What a deal brought, before any score; pairs are by team."""

    contract: Contract
    card_points: Pair
    """Points of the cards taken, without the last trick, unscaled."""
    last_trick: Team
    capot: Team | None = None
    """The side that took all eight tricks."""
    belotes: Pair = (0, 0)
    """Number of belotes said."""
    declarations: Pair = (0, 0)
    """Points of declarations left after the comparison; at most one side has any."""
    taker_tricks: int = 0
    """Tricks won by the taker in person (for a générale)."""
    lost_belotes: Pair = (0, 0)
    """Number of belotes held and not said as the rules want."""


class Outcome(Enum):
    """What became of the contract."""

    MADE = "made"
    FAILED = "failed"
    LITIGE = "litige"


class Reason(Enum):
    """What a line of the score stands for."""

    CARDS = "cards"
    LAST_TRICK = "last-trick"
    CAPOT = "capot"
    """The last trick when one side took all eight."""
    SCALING = "scaling"
    """From the points of the pack to 162."""
    BID = "bid"
    PACK = "pack"
    """The points for all the tricks, in a lump, to the winner of a failed or doubled contract."""
    FLAT_CAPOT = "flat-capot"
    DECLARATIONS = "declarations"
    TAKEN_DECLARATIONS = "taken-declarations"
    """The other side's declarations."""
    BELOTE = "belote"
    TAKEN_BELOTE = "taken-belote"
    LOST_BELOTE = "lost-belote"
    """A belote that was not said: it is worth nothing, and the line says so."""
    LITIGE_WON = "litige-won"
    """Points held from an earlier deal."""
    ROUNDING = "rounding"


@dataclass(frozen=True)
class ScoreLine:
    """Part of a side's mark: `points` = `amount` × `times`, for a reason, by an option of the rules."""

    team: Team
    reason: Reason
    amount: int
    times: int = 1
    option: str | None = None
    """The field of `RuleSet` that decides it; `None` where all texts agree."""

    @property
    def points(self) -> int:
        """What the line adds to the side's mark; negative only for scaling and rounding."""
        return self.amount * self.times


@dataclass(frozen=True)
class Score:
    """A deal counted. The lines of a side add up to its mark."""

    contract: Contract
    outcome: Outcome
    lines: tuple[ScoreLine, ...]
    trick_points: Pair
    """Tricks with the last one's bonus, scaled."""
    totals: Pair
    """What was compared to see whether the contract is made."""
    raw: Pair
    """Before rounding."""
    marked: Pair
    held: int = 0
    """Points held for the winners of the next deal (litige)."""
    capot: Team | None = None

    @property
    def winner(self) -> Team | None:
        """The side that won the deal; `None` at a litige."""
        if self.outcome is Outcome.LITIGE:
            return None
        return self.contract.team if self.outcome is Outcome.MADE else self.contract.team.other

    def lines_of(self, team: Team) -> tuple[ScoreLine, ...]:
        """The lines of one side."""
        return tuple(line for line in self.lines if line.team is team)


def scale(points: int, trump: Trump, rules: RuleSet) -> int:
    """Tricks of the taker as counted: at scaled values, × 162 / the pack, to the nearest point (198 → 124)."""
    if not is_scaled(trump, rules):
        return points
    whole = pack_points(rules, trump) + LAST_TRICK_POINTS
    return (2 * points * 162 + whole) // (2 * whole)


def is_scaled(trump: Trump, rules: RuleSet) -> bool:
    """Whether the total at this trump is brought to 162 after the deal."""
    return (trump is Trump.ALL_TRUMPS and rules.all_trumps_values is o.AllTrumpsValues.SCALED) or (
        trump is Trump.NO_TRUMPS and rules.no_trumps_values is o.NoTrumpsValues.SCALED
    )


def last_trick_bonus(capot: bool, rules: RuleSet) -> int:
    """10; with all eight tricks 100, or 98 where a capot is worth 250."""
    if not capot:
        return LAST_TRICK_POINTS
    return 100 if rules.capot_bonus is o.CapotBonus.LAST_TRICK_100 else 98


def pack_total(rules: RuleSet, trump: Trump, capot: bool = False) -> int:
    """All the tricks of a deal with the last one's bonus: 162, 130 or 258; 252, 220 or 348 for a capot."""
    cards = 152 if is_scaled(trump, rules) else pack_points(rules, trump)
    return cards + last_trick_bonus(capot, rules)


def score_facts(facts: Facts, rules: RuleSet, held: int = 0) -> Score:
    """The score of a deal; `held` points of an earlier litige go to its winners."""
    return _Count(facts, rules, held).score()


def outcome_of(facts: Facts, rules: RuleSet) -> Outcome:
    """What becomes of the contract, without its score: some five times as quick."""
    return _Count(facts, rules, 0).outcome()


class _Count:
    """One counting: lines are gathered side by side, then summed and rounded."""

    def __init__(self, facts: Facts, rules: RuleSet, held: int) -> None:
        self.facts, self.rules, self.held = facts, rules, held
        self.contract = facts.contract
        self.taker, self.defence = facts.contract.team, facts.contract.team.other
        self.lines: list[ScoreLine] = []
        self.every = rules.trump_factor(facts.contract.trump)
        """What every line is multiplied by."""
        self.tricks = self._trick_points()
        self.belotes = [count * BELOTE_POINTS for count in facts.belotes]
        self.declarations = list(facts.declarations)
        if facts.capot is not None and rules.capot_takes_declarations:
            self.declarations[facts.capot] += self.declarations[facts.capot.other]
            self.declarations[facts.capot.other] = 0

    def _trick_points(self) -> list[int]:
        f, trump = self.facts, self.contract.trump
        tricks = list(f.card_points)
        tricks[f.last_trick] += last_trick_bonus(f.capot is not None, self.rules)
        if is_scaled(trump, self.rules):
            if f.capot is not None:
                tricks[f.capot] = pack_total(self.rules, trump, capot=True)
            else:
                tricks[self.taker] = scale(tricks[self.taker], trump, self.rules)
                tricks[self.defence] = 162 - tricks[self.taker]
        return tricks

    def _total(self, team: Team) -> int:
        counts = self.rules.counts_toward
        total = self.tricks[team]
        if counts is not o.CountsToward.TRICKS:
            total += self.belotes[team]
        return total + (self.declarations[team] if counts is o.CountsToward.ALL else 0)

    @property
    def bid(self) -> int:
        """The value of the contract in points; 0 where none is bid."""
        value = self.contract.value or 0
        if self.contract.is_generale:
            return 500
        return self.rules.capot_worth.points if self.contract.is_capot else value

    @property
    def _is_flat(self) -> bool:
        """Whether the contract is a capot worth a flat 500, or a générale."""
        flat = self.rules.capot_worth is o.CapotWorth.FLAT_500
        return self.contract.is_generale or (self.contract.is_capot and flat)

    def outcome(self) -> Outcome:
        """Whether the contract is made."""
        if self.contract.is_capot:
            alone = not self.contract.is_generale or self.facts.taker_tricks == 8
            return Outcome.MADE if self.facts.capot is self.taker and alone else Outcome.FAILED
        mine, theirs, when = self._total(self.taker), self._total(self.defence), self.rules.made_when
        enough = self.bid
        if when is o.MadeWhen.BID_82 and enough == 80:
            enough = 82
        if mine < enough:
            return Outcome.FAILED
        if when in (o.MadeWhen.BID, o.MadeWhen.BID_82) or mine > theirs:
            return Outcome.MADE
        if mine < theirs:
            return Outcome.FAILED
        return {
            o.Equality.FAILS: Outcome.FAILED,
            o.Equality.MADE: Outcome.MADE,
            o.Equality.LITIGE: Outcome.LITIGE,
        }[self.rules.equality]

    # the lines

    def add(self, team: Team, reason: Reason, amount: int, times: int = 1, option: str | None = None) -> None:
        if amount:
            self.lines.append(ScoreLine(team, reason, amount, times * self.every, option))

    def add_tricks(self, team: Team, times: int = 1) -> None:
        """What a side took, line by line."""
        f = self.facts
        self.add(team, Reason.CARDS, f.card_points[team], times, self._values_option())
        bonus = 0
        if f.last_trick is team:
            bonus = last_trick_bonus(f.capot is not None, self.rules)
            reason, option = (Reason.CAPOT, "capot_bonus") if f.capot is team else (Reason.LAST_TRICK, None)
            self.add(team, reason, bonus, times, option)
        scaled = self.tricks[team] - f.card_points[team] - bonus
        self.add(team, Reason.SCALING, scaled, times, self._values_option())

    def _values_option(self) -> str | None:
        names = {Trump.NO_TRUMPS: "no_trumps_values", Trump.ALL_TRUMPS: "all_trumps_values"}
        return names.get(self.contract.trump)

    def add_bonuses(self, team: Team, times: int, belote_times: int) -> None:
        """A side's own declarations and belote."""
        own = self.facts.declarations[team]
        self.add(team, Reason.DECLARATIONS, min(own, self.declarations[team]), times, "declarations")
        taken = max(0, self.declarations[team] - own)
        self.add(team, Reason.TAKEN_DECLARATIONS, taken, times, "capot_takes_declarations")
        self.add(team, Reason.BELOTE, self.belotes[team], belote_times)

    def both_mark(self, times: int = 1) -> None:
        """Made: each side marks its own, the taker its bid too."""
        rules, belote_times = self.rules, times if self.rules.belote_in_factor else 1
        bid_only = rules.made_marks is o.MadeMarks.BID_ONLY
        for team in (self.taker, self.defence):
            if not bid_only:
                self.add_tricks(team, times)
            if team is self.taker:
                option = "capot_worth" if self.contract.is_capot else "made_marks"
                self.add(team, Reason.BID, self.bid, times, option)
            self.add_bonuses(team, times, belote_times)

    def winner_takes(self, winner: Team, factor: int, failed: bool) -> None:
        """Failed, or doubled: the winner marks the pack, the bid and every declaration; the loser its belote."""
        rules, scope = self.rules, self.rules.factor_scope
        loser = winner.other
        whole = factor if scope in (o.FactorScope.WHOLE, o.FactorScope.BOTH_SIDES) else 1
        if self._is_flat:
            flat = "generale" if self.contract.is_generale else "capot_worth"
            self.add(winner, Reason.FLAT_CAPOT, 500, factor, flat)
        else:
            pack, option = self._pack(winner)
            if scope is o.FactorScope.LUMP and factor > 1:
                self.add(winner, Reason.PACK, 160, 2 if factor == 2 else 4, "factor_scope")
            else:
                self.add(winner, Reason.PACK, pack, whole, option)
            if not (failed and rules.failed_marks in (o.FailedMarks.FLAT_160, o.FailedMarks.PACK)):
                bid_option = (
                    "capot_worth" if self.contract.is_capot else "failed_marks" if failed else "made_marks"
                )
                self.add(winner, Reason.BID, self.bid, factor, bid_option)
        own = self.facts.declarations[winner]
        self.add(winner, Reason.DECLARATIONS, own, whole, "declarations")
        self.add(winner, Reason.TAKEN_DECLARATIONS, sum(self.declarations) - own, whole, "declarations")
        self._belotes(winner, loser, whole if rules.belote_in_factor else 1, failed)

    def _belotes(self, winner: Team, loser: Team, times: int, failed: bool) -> None:
        owner = self.rules.belote_owner
        option = "belote_in_factor" if times > 1 else None
        self.add(winner, Reason.BELOTE, self.belotes[winner], times, option)
        doubled = owner is o.BeloteOwner.WINNER and self.contract.factor > 1
        taken = doubled or (failed and owner is not o.BeloteOwner.HOLDER)
        if taken:
            self.add(winner, Reason.TAKEN_BELOTE, self.belotes[loser], times, "belote_owner")
        else:
            self.add(loser, Reason.BELOTE, self.belotes[loser], 1, "belote_owner")

    def _pack(self, winner: Team) -> tuple[int, str]:
        """The lump for all the tricks: 160 or 162; 250 or 252 when the winner took all eight."""
        capot = self.facts.capot is winner
        marks = self.rules.failed_marks
        if marks is o.FailedMarks.PACK:
            return pack_total(self.rules, self.contract.trump, capot), "failed_marks"
        if marks is o.FailedMarks.P162_BID:
            return (252 if capot else 162), "failed_marks"
        counts = self.rules.capot_pack
        doubled = counts is o.CapotPack.DOUBLED and self.contract.factor > 1
        if capot and (doubled or counts is o.CapotPack.ALWAYS):
            return 250, "capot_pack"
        return 160, "failed_marks"

    def litige(self) -> int:
        """The defence marks its own; what the taker would have marked is held. Returns the points held."""
        factor = self.contract.factor
        if factor > 1 and self.rules.factor_scope is not o.FactorScope.BOTH_SIDES:
            # doubled: all that the winner would mark is at stake
            before = len(self.lines)
            self.winner_takes(self.taker, factor, failed=False)
            stake = [line for line in self.lines[before:] if line.reason is not Reason.BELOTE]
            self.lines[before:] = [line for line in self.lines[before:] if line.reason is Reason.BELOTE]
            return sum(line.points for line in stake)
        self.add_tricks(self.defence, factor)
        belote_times = factor if self.rules.belote_in_factor else 1
        self.add_bonuses(self.defence, factor, belote_times)
        held = (self._total(self.taker) + self.bid) * factor * self.every
        counts = self.rules.counts_toward
        if counts is o.CountsToward.TRICKS:
            self.add(self.taker, Reason.BELOTE, self.belotes[self.taker], belote_times, "counts_toward")
        if counts is not o.CountsToward.ALL:
            self.add(self.taker, Reason.DECLARATIONS, self.declarations[self.taker], factor, "counts_toward")
        return held

    def score(self) -> Score:
        """All the lines, summed and rounded."""
        outcome = self.outcome()
        factor, scope = self.contract.factor, self.rules.factor_scope
        held_after = 0
        if outcome is Outcome.LITIGE:
            held_after = self.litige() + self.held
        elif outcome is Outcome.FAILED:
            self.winner_takes(self.defence, factor, failed=True)
        elif (factor > 1 and scope is not o.FactorScope.BOTH_SIDES) or self._is_flat:
            self.winner_takes(self.taker, factor, failed=False)
        else:
            self.both_mark(factor)
        winner = {Outcome.MADE: self.taker, Outcome.FAILED: self.defence}.get(outcome)
        if self.held and winner is not None:
            self.lines.append(ScoreLine(winner, Reason.LITIGE_WON, self.held, 1, "equality"))
        for team in Team:
            if self.facts.lost_belotes[team]:
                option = "say_belote" if self.rules.say_belote else "king_first"
                self.lines.append(ScoreLine(team, Reason.LOST_BELOTE, 0, 1, option))
        raw = self._sums()
        for team in Team:
            rounded = round_mark(raw[team], self.rules.rounding)
            if rounded != raw[team]:
                self.lines.append(ScoreLine(team, Reason.ROUNDING, rounded - raw[team], 1, "rounding"))
        return Score(
            self.contract,
            outcome,
            tuple(self.lines),
            (self.tricks[0], self.tricks[1]),
            (self._total(Team.NS), self._total(Team.EW)),
            raw,
            self._sums(),
            held_after,
            self.facts.capot,
        )

    def _sums(self) -> Pair:
        return (
            sum(line.points for line in self.lines if line.team is Team.NS),
            sum(line.points for line in self.lines if line.team is Team.EW),
        )


def round_mark(points: int, rounding: o.Rounding) -> int:
    """A side's points as marked: exact, or to the nearest ten with 5 going up or down."""
    if rounding is o.Rounding.NONE:
        return points
    return (points + (5 if rounding is o.Rounding.FIVE_UP else 4)) // 10 * 10
