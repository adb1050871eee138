"""Kinds about counting: the score of a deal and the end of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.match import add_score, winner_of
from belote_desktop.engine.options import AllTrumpsValues, NoTrumpsValues
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Facts, Outcome, Score, is_scaled, round_mark, score_facts
from belote_desktop.engine.seats import Team
from belote_desktop.engine.trumps import Trump

from . import read
from .rulesets import Unsupported, rules_of

Case = Mapping[str, Any]
Answer = tuple[Any, Any]


def contract_of(case: Case, rules: RuleSet) -> Contract:
    """The contract of a case; which of the two partners took it does not matter to the score."""
    taker, _ = read.TEAMS[case["takers"]].seats
    defender, _ = taker.team.other.seats
    label = case.get("multiplier", 1)
    if label not in (1, 2, 4):
        raise Unsupported(f"multiplier {label}")
    return Contract(
        taker,
        Trump.parse(case["denomination"]),
        read.value(case.get("bid")),
        {1: 1, 2: 2, 4: rules.redouble_factor}[label],
        defender if label > 1 else None,
        taker if label == 4 else None,
    )


def facts_of(case: Case, rules: RuleSet) -> Facts:
    """What the case says happened."""
    capot = case.get("capot_by")
    points, belotes, declarations = (
        read.by_team(case.get(name) or {}) for name in ("card_points", "belotes", "validated_announcements")
    )
    return Facts(
        contract_of(case, rules),
        (points[Team.NS], points[Team.EW]),
        read.TEAMS[str(case.get("last_trick") or capot)],
        None if capot is None else read.TEAMS[capot],
        (belotes[Team.NS], belotes[Team.EW]),
        (declarations[Team.NS], declarations[Team.EW]),
        case.get("taker_tricks", 0),
    )


def score_entries(score: Score) -> dict[str, Any]:
    """A score in the words of the cases."""
    made = "litige" if score.outcome is Outcome.LITIGE else score.outcome is Outcome.MADE
    return {
        "made": made,
        "raw": _by_name(score.raw),
        "marked": _by_name(score.marked),
        "held": score.held,
        "trick_points_with_der": _by_name(score.trick_points),
        "totals": _by_name(score.totals),
    }


def deal_score(case: Case) -> Answer:
    """`deal_score`: from points taken to points marked."""
    rules = _as_counted(rules_of(case), case)
    got = score_entries(score_facts(facts_of(case, rules), rules))
    return case["expected"], {name: got.get(name, "unknown") for name in case["expected"]}


def _by_name(pair: tuple[int, int]) -> dict[str, int]:
    return {name: pair[team] for name, team in read.TEAMS.items()}


def _as_counted(rules: RuleSet, case: Case) -> RuleSet:
    """The same rules with the values of the cards that the case has counted with, where it names no scale.

    A set of rules that brings 258 to 162 may be given points already brought there.
    """
    trump = Trump.parse(case["denomination"])
    counted = sum((case.get("card_points") or {}).values())
    if case.get("scale") is None and is_scaled(trump, rules) and counted == 152:
        return rules.replace(
            no_trumps_values=NoTrumpsValues.OFFICIAL, all_trumps_values=AllTrumpsValues.OFFICIAL
        )
    return rules


def game_end(case: Case) -> Answer:
    """`game_end`: the totals after a deal, and whether the match is over."""
    rules = rules_of(case).replace(target=case["target"])
    expected = dict(case["expected"])
    got: dict[str, Any] = {}
    if "after" in case:
        totals = _pair(case["after"])
    else:
        raw = _pair(case["deal_raw"] if "deal_raw" in case else case["deal_marked"])
        marked = (round_mark(raw[0], rules.rounding), round_mark(raw[1], rules.rounding))
        totals = add_score(_pair(case["before"]), raw, marked, rules)
        if "deal_marked" in case:
            expected["deal_marked"] = case["deal_marked"]
            got["deal_marked"] = _only(marked, case["deal_marked"])
    winner = winner_of(totals, rules)
    got |= {"finished": winner is not None, "winner": None if winner is None else winner.name}
    if "scores" in expected:
        got["scores"] = _only(totals, expected["scores"])
    return expected, {name: got.get(name, "unknown") for name in expected}


def _pair(values: Mapping[str, int]) -> tuple[int, int]:
    return values.get("NS", 0), values.get("EW", 0)


def _only(pair: tuple[int, int], asked: Mapping[str, Any]) -> dict[str, int]:
    """The teams a case speaks of."""
    return {name: points for name, points in _by_name(pair).items() if name in asked}
