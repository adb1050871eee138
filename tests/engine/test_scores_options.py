"""The score under any mixture of options against the options read one by one."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.engine.actions import CAPOT, GENERALE
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.options import AuctionKind, DoubleRule
from belote_desktop.engine.playing import facts_of
from belote_desktop.engine.points import pack_points
from belote_desktop.engine.rules import RuleSet, option_specs
from belote_desktop.engine.scoring import Facts, score_facts
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trumps import Trump
from tests.engine.pool import played, pool
from tests.engine.reference import options as ref

SAMPLES = 250


def plain(rules: RuleSet) -> dict[str, object]:
    """The options as texts, numbers and switches."""
    return {
        spec.name: getattr(getattr(rules, spec.name), "value", getattr(rules, spec.name))
        for spec in option_specs()
    }


def as_reference(facts: Facts) -> ref.Deal:
    contract = facts.contract
    bid = {CAPOT: "capot", GENERALE: "generale"}.get(contract.value or 0, contract.value)
    label = 1 if contract.doubled_by is None else 2 if contract.redoubled_by is None else 4

    def by_name(pair: tuple[int, int]) -> dict[str, int]:
        return {team.name: pair[team] for team in Team}

    return ref.Deal(
        contract.team.name,
        contract.trump.letter,
        by_name(facts.card_points),
        facts.last_trick.name,
        bid,
        label,
        by_name(facts.belotes),
        by_name(facts.declarations),
        None if facts.capot is None else facts.capot.name,
        facts.taker_tricks == 8,
    )


def agree(facts: Facts, rules: RuleSet) -> bool:
    """Whether the texts say anything of this deal; the two counts must agree when they do."""
    try:
        outcome, marks, held = ref.score(as_reference(facts), plain(rules))
    except ref.Unsaid:
        return False
    score = score_facts(facts, rules)
    assert (score.outcome.value, score.raw, score.held) == (outcome, (marks["NS"], marks["EW"]), held), facts
    return True


def random_facts(rules: RuleSet, rng: Random) -> Facts:
    trump = rng.choice(rules.trumps)
    pack = pack_points(rules, trump)
    capot = rng.choice(tuple(Team)) if rng.random() < 0.2 else None
    near = rng.choice((rng.randint(0, pack), pack // 2 + rng.choice((-15, -5, 5, 15))))
    ours = near if capot is None else pack * (capot is Team.NS)
    last = rng.choice(tuple(Team)) if capot is None else capot
    most = {Trump.NO_TRUMPS: 0, Trump.ALL_TRUMPS: 4}.get(trump, 1)
    belotes = rng.randint(0, most), 0
    declared = rng.choice(((0, 0), (0, 0), (rng.choice((20, 50, 120, 200)), 0)))
    if rng.random() < 0.5:
        belotes, declared = (belotes[1], belotes[0]), (declared[1], declared[0])
    taker = rng.choice(tuple(Seat))
    value = None
    if rules.auction is AuctionKind.VALUES:
        value = rng.choice(
            (80, 80, 90, 10 * rng.randint(8, 20), CAPOT, *([GENERALE] if rules.generale else []))
        )
    label = rng.choice((1, 1, 2, 4)) if rules.double is not DoubleRule.OFF else 1
    contract = Contract(
        taker,
        trump,
        value,
        {1: 1, 2: 2, 4: rules.redouble_factor}[label],
        taker.next() if label > 1 else None,
        taker if label == 4 else None,
    )
    alone = rng.choice((8, 5)) if capot is taker.team else 0
    return Facts(
        contract, (ours, pack - ours), last, capot, belotes, declared if rules.declarations else (0, 0), alone
    )


@pytest.mark.parametrize("number", range(len(pool())))
def test_random_facts(number: int) -> None:
    rules = pool()[number]
    rng = Random(6000 + number)
    compared = sum(agree(random_facts(rules, rng), rules) for _ in range(SAMPLES))
    assert compared > SAMPLES // 2


@pytest.mark.parametrize("number", range(len(pool())))
def test_played_deals(number: int) -> None:
    rules = pool()[number]
    rng = Random(7000 + number)
    for _ in range(6):
        agree(facts_of(played(rules, rng).table), rules)
