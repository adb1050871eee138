"""The lines of a score: each says what it is for, and is worth what it says."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.engine.actions import Play, parse_action
from belote_desktop.engine.cards import DECK
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.options import FactorScope, FailedMarks
from belote_desktop.engine.presets import BELOTE, COINCHE, CONTREE, PRESETS
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Facts, Outcome, Reason, Score, ScoreLine, score_facts
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trumps import Trump
from tests.engine.pool import pool
from tests.engine.test_scores_options import random_facts

OF_TRICKS = (Reason.CARDS, Reason.LAST_TRICK, Reason.CAPOT, Reason.SCALING)


@pytest.mark.parametrize("number", range(len(pool())))
def test_every_line_is_worth_what_it_says(number: int) -> None:
    rules = pool()[number]
    rng = Random(8000 + number)
    for _ in range(120):
        facts = random_facts(rules, rng)
        score = score_facts(facts, rules, held=rng.choice((0, 81)))
        for line in score.lines:
            told(line, facts, score, rules)
        for team in Team:
            lines = [line for line in score.lines_of(team) if line.reason in OF_TRICKS]
            if lines:  # a side marks its tricks all or not at all
                assert sum(line.amount for line in lines) == score.trick_points[team]
        lumps = [line for line in score.lines if line.reason in (Reason.PACK, Reason.FLAT_CAPOT)]
        assert len(lumps) <= 1
        assert all(line.team is score.winner for line in lumps)


def told(line: ScoreLine, facts: Facts, score: Score, rules: RuleSet) -> None:
    team, reason = line.team, line.reason
    capot = facts.capot is not None
    factors = {1, facts.contract.factor}
    every = rules.trump_factor(facts.contract.trump)
    if reason is Reason.CARDS:
        assert line.amount == facts.card_points[team]
    elif reason is Reason.LAST_TRICK:
        assert (line.amount, facts.last_trick, capot) == (10, team, False)
    elif reason is Reason.CAPOT:
        assert facts.capot is team
        assert line.amount in (100, 98)
        assert line.option == "capot_bonus"
    elif reason is Reason.BID:
        capots = {rules.capot_worth.points, 500}
        assert line.amount in (capots if facts.contract.is_capot else {facts.contract.value})
        assert team is score.winner
        assert (line.option == "capot_worth") == facts.contract.is_capot
    elif reason is Reason.PACK:
        factors.add(2 if facts.contract.factor == 2 else 4)
        assert line.amount >= 130
    elif reason is Reason.FLAT_CAPOT:
        assert line.amount == 500
        assert line.option == ("generale" if facts.contract.is_generale else "capot_worth")
    elif reason in (Reason.BELOTE, Reason.TAKEN_BELOTE):
        holder = team if reason is Reason.BELOTE else team.other
        assert line.amount == 20 * facts.belotes[holder]
    elif reason in (Reason.DECLARATIONS, Reason.TAKEN_DECLARATIONS):
        holder = team if reason is Reason.DECLARATIONS else team.other
        assert line.amount == facts.declarations[holder]
    elif reason is Reason.ROUNDING:
        assert line.times == 1
        assert abs(line.amount) <= 5
        assert line.option == "rounding"
        return
    elif reason is Reason.LITIGE_WON:
        assert (line.amount, line.times, team) == (81, 1, score.winner)
        return
    assert line.times in {factor * every for factor in factors}


def deal(
    tricks: int, bid: int | None, *, factor: int = 1, capot: Team | None = None, belote: int = 0
) -> Facts:
    """A deal in hearts taken by North; `tricks` with the last one's bonus, which North's side took."""
    contract = Contract(Seat.NORTH, Trump.HEARTS, bid, factor, Seat.EAST if factor > 1 else None)
    ours = tricks - (10 if capot is None else 100)
    return Facts(contract, (ours, 152 - ours), Team.NS, capot, (belote, 0))


def shown(rules: RuleSet, facts: Facts) -> list[tuple[str, int, str]]:
    return [(line.team.name, line.points, line.reason.value) for line in score_facts(facts, rules).lines]


def test_the_lines_of_seed_000() -> None:
    """100 all trumps made with two belotes, as the seed counts it: 70 + 40 + 100, 92 rounded to 90."""
    contract = Contract(Seat.NORTH, Trump.ALL_TRUMPS, 100)
    facts = Facts(contract, (70, 82), Team.EW, None, (2, 0))
    assert shown(COINCHE, facts) == [
        ("NS", 70, "cards"),
        ("NS", 100, "bid"),
        ("NS", 40, "belote"),
        ("EW", 82, "cards"),
        ("EW", 10, "last-trick"),
        ("EW", -2, "rounding"),
    ]


def test_the_lines_of_seed_003() -> None:
    assert shown(BELOTE, deal(104, None)) == [
        ("NS", 94, "cards"),
        ("NS", 10, "last-trick"),
        ("EW", 58, "cards"),
    ]
    assert shown(BELOTE, deal(252, None, capot=Team.NS, belote=1)) == [
        ("NS", 152, "cards"),
        ("NS", 100, "capot"),
        ("NS", 20, "belote"),
    ]
    assert shown(BELOTE, deal(76, None)) == [("EW", 162, "pack")]


def test_the_lines_of_a_doubled_contract() -> None:
    """Official contrée: a lump of 320 and the bid doubled."""
    assert CONTREE.factor_scope is FactorScope.LUMP
    assert CONTREE.failed_marks is FailedMarks.P160_BID
    assert shown(CONTREE, deal(110, 100, factor=2)) == [("NS", 320, "pack"), ("NS", 200, "bid")]
    assert shown(CONTREE, deal(60, 100)) == [("EW", 160, "pack"), ("EW", 100, "bid")]


def test_scores_cannot_be_changed() -> None:
    for rules in PRESETS.values():
        score = score_facts(deal(104, None if rules.made_when.value == "more" else 80), rules)
        for value in (score, *score.lines, deal(104, 80)):
            with pytest.raises(AttributeError):
                value.team = Team.EW  # type: ignore[misc, union-attr]
        assert score.outcome is Outcome.MADE


def test_a_belote_not_said_is_told_and_worth_nothing() -> None:
    rules = COINCHE.replace(say_belote=True, declarations=False)
    rng = Random(3)
    for _ in range(200):
        deal = Deal.new(rules, Seat.EAST, rng.sample(DECK, 32))
        holder = next((s for s in Seat if {"KH", "QH"} <= {str(card) for card in deal.hands[s]}), None)
        if holder is None:
            continue
        for word in ("80H", "-", "-", "-"):
            deal = deal.apply(parse_action(word))
        while not deal.is_over:
            deal = deal.apply(next(a for a in deal.legal_actions() if isinstance(a, Play)))
        assert deal.score is not None
        lost = [line for line in deal.score.lines if line.reason is Reason.LOST_BELOTE]
        assert [(line.team, line.points, line.option) for line in lost] == [(holder.team, 0, "say_belote")]
        return
    raise AssertionError("no deal with a belote in hearts")
