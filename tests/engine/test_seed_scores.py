"""The score examples printed in the seeds, and the factors of the old game."""

from __future__ import annotations

from typing import Any

import pytest

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.options import BeloteOwner, CountsToward, Equality
from belote_desktop.engine.points import pack_points
from belote_desktop.engine.presets import ANCIENNE, BELOTE, COINCHE
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Facts, Outcome, Score, score_facts
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trumps import Trump
from tests.engine.facts import TEAMS, by_team, seed

OUTCOMES = {True: Outcome.MADE, False: Outcome.FAILED, "litige": Outcome.LITIGE}


def count(
    rules: RuleSet,
    tricks: dict[str, int],
    trump: str = "H",
    *,
    bid: int | None = None,
    factor: int = 1,
    belotes: dict[str, int] | None = None,
    declarations: dict[str, int] | None = None,
    capot_by: str | None = None,
) -> Score:
    """The score of a deal taken by North; `tricks` include the last-trick bonus (100 at a capot)."""
    last = Team.NS if tricks["NS"] >= 10 else Team.EW
    points = list(by_team(tricks))
    points[last] -= 10 if capot_by is None else 100
    doubled = Seat.EAST if factor > 1 else None
    contract = Contract(
        Seat.NORTH, Trump.parse(trump), bid, factor, doubled, Seat.NORTH if factor > 2 else None
    )
    facts = Facts(
        contract,
        (points[0], points[1]),
        last,
        None if capot_by is None else TEAMS[capot_by],
        by_team(belotes or {}),
        by_team(declarations or {}),
    )
    score = score_facts(facts, rules)
    assert score.trick_points == by_team(tricks)
    assert sum(points) == pack_points(rules, contract.trump)
    return score


@pytest.mark.parametrize(
    "example", seed("000")["scores"], ids=lambda e: f"{e['bid']}{e['trump']}-{e['made']}"
)
def test_seed_000_examples(example: dict[str, Any]) -> None:
    score = count(
        COINCHE, example["tricks"], example["trump"], bid=example["bid"], belotes=example["belotes"]
    )
    assert score.outcome is OUTCOMES[example["made"]]
    assert score.raw == by_team(example["raw"])
    assert score.marked == by_team(example["marked"])


@pytest.mark.parametrize(
    "example", seed("003")["scores"], ids=lambda e: f"{e['tricks']['NS']}-{e['marked']['NS']}"
)
def test_seed_003_examples(example: dict[str, Any]) -> None:
    score = count(BELOTE, example["tricks"], belotes=example.get("belotes"), capot_by=example.get("capot_by"))
    assert score.outcome is OUTCOMES[example["made"]]
    assert score.marked == by_team(example["marked"])
    assert score.held == example.get("held", 0)


@pytest.mark.parametrize(("tricks", "made"), [({"NS": 100, "EW": 62}, True), ({"NS": 62, "EW": 100}, False)])
@pytest.mark.parametrize(("factor", "marked"), [(2, 960), (4, 1920)])
def test_official_coinche_multiplies_declarations_too(
    tricks: dict[str, int], made: bool, factor: int, marked: int
) -> None:
    """Rules of 2015: (160 + declarations + bid) × 2 or 4 to the winner; seed 000: «160 plus contrat et annonces …
    multiplication par 2 ou 4 si coinché ou surcoinché». Here 200 (jacks) + 20 (a tierce), 100 bid.
    """
    winner = "NS" if made else "EW"
    score = count(COINCHE, tricks, bid=100, factor=factor, declarations={winner: 220})
    assert (score.outcome is Outcome.MADE) is made
    assert (160 + 220 + 100) * factor == marked
    assert score.marked == by_team({winner: marked})


def test_seed_003_tables_that_differ() -> None:
    """«Sur certaines tables»: the taker wins at equality; the belote passes; the belote counts for the 82."""
    even = {"NS": 81, "EW": 81}
    made = count(BELOTE.replace(equality=Equality.MADE), even)
    assert (made.outcome, made.marked) == (Outcome.MADE, (81, 81))
    short, belote = {"NS": 76, "EW": 86}, {"NS": 1}
    assert count(BELOTE, short, belotes=belote).marked == (20, 162)
    passes = BELOTE.replace(belote_owner=BeloteOwner.DEFENCE_IF_FAILED)
    assert count(passes, short, belotes=belote).marked == (0, 182)
    counts = BELOTE.replace(counts_toward=CountsToward.TRICKS_BELOTE)
    assert count(counts, short, belotes=belote).marked == (96, 86)


def test_seed_003_capot_of_the_defence_with_its_declarations() -> None:
    """«Ses adversaires marquent eux aussi 252, plus les annonces.»"""
    rules = BELOTE.replace(declarations=True)
    score = count(rules, {"NS": 0, "EW": 252}, capot_by="EW", declarations={"EW": 50})
    assert score.marked == (0, 302)


OLD_PAIRS = [("H", {"NS": 100, "EW": 62}), ("NT", {"NS": 80, "EW": 50}), ("AT", {"NS": 140, "EW": 118})]


@pytest.mark.parametrize(("trump", "tricks"), OLD_PAIRS)
@pytest.mark.parametrize("factor", [1, 2, 4])
def test_seed_002_factors(trump: str, tricks: dict[str, int], factor: int) -> None:
    """No trumps doubles, all trumps triples, contre and surcontre double and quadruple «tous les points»."""
    times = {"H": 1, "NT": 2, "AT": 3}[trump] * factor
    score = count(ANCIENNE, tricks, trump, factor=factor)
    assert score.marked == (tricks["NS"] * times, tricks["EW"] * times)
    belote = count(ANCIENNE, tricks, trump, factor=factor, declarations={"NS": 50}, belotes={"EW": 1})
    assert belote.marked == ((tricks["NS"] + 50) * times, (tricks["EW"] + 20) * times)


@pytest.mark.parametrize("trump", ["H", "NT", "AT"])
def test_seed_002_a_tie_loses_for_the_taker(trump: str) -> None:
    half = {"H": 81, "NT": 65, "AT": 129}[trump]
    times = {"H": 1, "NT": 2, "AT": 3}[trump]
    score = count(ANCIENNE, {"NS": half, "EW": half}, trump)
    assert score.outcome is Outcome.FAILED
    assert score.held == 0
    assert score.marked == (0, 2 * half * times)


def test_the_held_points_go_to_the_winners_of_the_next_deal() -> None:
    made = score_facts(_plain(104), BELOTE, held=81)
    assert made.marked == (104 + 81, 58)
    failed = score_facts(_plain(76), BELOTE, held=81)
    assert failed.marked == (0, 162 + 81)
    again = score_facts(_plain(81), BELOTE, held=81)
    assert (again.marked, again.held) == ((0, 81), 162)


def _plain(tricks: int) -> Facts:
    return Facts(Contract(Seat.NORTH, Trump.HEARTS), (tricks - 10, 162 - tricks), Team.NS)


@pytest.mark.parametrize(
    ("points", "up", "down"), [(188, 190, 190), (92, 90, 90), (64, 60, 60), (205, 210, 200)]
)
def test_rounding(points: int, up: int, down: int) -> None:
    """Seed 000: 188 → 190, 92 → 90, 64 → 60; at 5 the editions disagree."""
    from belote_desktop.engine.options import Rounding
    from belote_desktop.engine.scoring import round_mark

    assert round_mark(points, Rounding.FIVE_UP) == up
    assert round_mark(points, Rounding.FIVE_DOWN) == down
    assert round_mark(points, Rounding.NONE) == points
