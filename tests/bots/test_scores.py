"""Scores that are looked up are those of the engine, whatever was turned into one another."""

from __future__ import annotations

from random import Random

from belote_desktop.bots.scores import Result, facts_of, scores_for
from belote_desktop.bots.tables import tables_for
from belote_desktop.engine import PRESETS, Outcome, RuleSet, Seat, Trump
from belote_desktop.engine.actions import CAPOT, GENERALE
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.scoring import score_facts

from .tables import random_rules


def some_result(rng: Random, rules: RuleSet, trump: Trump) -> Result:
    whole = sum(tables_for(rules, trump).points)
    capot = rng.choice((0, 1, 2, 2, 2, 2))
    ours = (whole, 0, rng.randrange(whole + 1))[capot]
    last = rng.randrange(2) if capot == 2 else capot
    declared = rng.choice(((0, 0), (20, 0), (0, 50), (0, 120), (200, 0)))
    belotes = (rng.choice((0, 0, 1)), 0)
    return (ours, whole - ours, last, capot, capot < 2 and rng.random() < 0.5, *belotes, *declared)


def test_they_are_those_of_the_engine() -> None:
    rng = Random(3)
    for number in range(3000):
        rules = random_rules(rng) if number % 2 else rng.choice(tuple(PRESETS.values()))
        trump = rng.choice(rules.trumps)
        values = (*range(80, rules.bid_ceiling.points + 1, 10), CAPOT, GENERALE)
        value = rng.choice(values) if rules.auction is AuctionKind.VALUES else None
        contract = Contract(
            rng.choice(tuple(Seat)), trump, value, rng.choice((1, 1, 2, rules.redouble_factor))
        )
        result, held = some_result(rng, rules, trump), rng.choice((0, 81))
        score = score_facts(facts_of(contract, result), rules, held)
        scores = scores_for(rules)
        mark = (*score.marked, score.trick_points[0] - score.trick_points[1])
        assert scores.mark(contract, held, result) == mark, (rules, contract, result)
        made = scores.makes(trump, contract.team, value or 1, result)
        assert made == (score.outcome is Outcome.MADE), (rules, contract, result)
