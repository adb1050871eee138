"""What a deal is worth: the engine's score, and near the end the match."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.bots.objective import CARD_WEIGHT, Objective, marked_worth, win_chance
from belote_desktop.bots.tables import place_of
from belote_desktop.bots.tally import Tally, pruned
from belote_desktop.engine import COINCHE, COINCHE_MAISON, Deal, Team

from .tables import new_deal, positions, random_rules


def test_it_is_the_marked_difference_of_the_engine() -> None:
    rng = Random(31)
    checked = 0
    for _ in range(60):
        deal = _finished(new_deal(random_rules(rng), rng), rng)
        if deal.score is None or deal.contract is None:
            continue
        direction = deal.rules.direction
        tricks = [0, 0, 0, 0]
        for number in range(8):
            tricks[place_of(deal.table.trick_winner(number), direction)] += 1
        last = place_of(deal.table.trick_winner(7), direction)
        belotes = [sum(b.complete and b.seat.team is team for b in deal.belotes) for team in Team]
        found = deal.table.comparison
        declared = [0, 0]
        if found is not None and found.winner is not None:
            declared[found.winner] = found.points
        objective = Objective(deal.rules, deal.contract, 0, (0, 0))
        worth = objective.value(
            deal.table.card_points, tricks, last, (belotes[0], belotes[1]), (declared[0], declared[1])
        )
        ours, theirs = deal.score.marked
        cards = deal.score.trick_points[0] - deal.score.trick_points[1]
        assert worth == pytest.approx(ours - theirs + CARD_WEIGHT * cards)
        checked += 1
    assert checked > 30


def _finished(deal: Deal, rng: Random) -> Deal:
    for deal in positions(deal, rng):  # noqa: B007, B020
        pass
    return deal


def test_near_the_end_the_match_counts() -> None:
    rules = COINCHE_MAISON
    far, near = (100, 100), (980, 300)
    assert marked_worth(rules, far, 200, 50) == 150
    # twenty points are enough: more brings nothing
    assert marked_worth(rules, near, 100, 0) == pytest.approx(marked_worth(rules, near, 500, 0))
    assert marked_worth(rules, near, 100, 0) > 0
    # the other side wins the match with a great deal only
    assert marked_worth(rules, (900, 700), 0, 400) < 1.5 * marked_worth(rules, (900, 700), 0, 250)


def test_the_chance_of_winning_is_fair() -> None:
    assert win_chance(COINCHE, (0, 0)) == pytest.approx(0.5)
    assert win_chance(COINCHE, (500, 300)) == pytest.approx(1 - win_chance(COINCHE, (300, 500)))
    assert win_chance(COINCHE, (2000, 1990)) == 1.0
    assert win_chance(COINCHE, (1500, 2010)) == 0.0
    assert win_chance(COINCHE, (1800, 900)) > win_chance(COINCHE, (1200, 900)) > 0.5


def test_hopeless_alternatives_are_dropped_and_equal_ones_kept() -> None:
    good, same, bad = Tally("good"), Tally("same"), Tally("bad")
    rng = Random(1)
    for _ in range(64):
        noise = rng.gauss(0, 50)
        good.values.append(noise)
        same.values.append(noise)
        bad.values.append(noise - 20 + rng.gauss(0, 10))
    assert pruned([bad, good, same], 64) == [good, same]
    assert pruned([bad, good, same], 8) == [bad, good, same]
    lead, error = good.lead(bad)
    assert lead == pytest.approx(20, abs=4)
    assert error < 2
