"""Card play with all hands open, the upper bound of the arena: exact values, the best card every time.

This is given the `Deal`, hidden cards and all, which is why it is no `Bot` and stands apart from them: nothing that
plays a game may import it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from random import Random

from belote_desktop.bots.base import Alternative, Analysis, Clock
from belote_desktop.bots.double_dummy import Solver
from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.players import Player
from belote_desktop.bots.rule_bidding import RuleBidder
from belote_desktop.bots.tables import place_of, seat_of, tables_for
from belote_desktop.engine.actions import PLAYS, Action, Play
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Team
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

_ALL = 90
"""What all eight tricks add: the last one counts 100 instead of 10."""


def open_choice(deal: Deal) -> Action:
    """The best card for whose turn it is if all play on with open hands; of equal ones the cheapest.

    The score of a deal never falls when card points rise, so the most card points (with what a capot adds) are
    the best score too, whatever the contract; a générale alone asks for more than that. Calls are those of the
    rule bidder, declarations and belotes are always said.
    """
    assert deal.turn is not None
    return Player(RuleBidder(), partial(_solved, deal)).choose(deal.seen_by(deal.turn)).action


def _solved(deal: Deal, view: View, legal: Sequence[Play], clock: Clock, rng: Random) -> Analysis:
    assert deal.contract is not None
    rules, trump = deal.rules, deal.contract.trump
    tables, direction = tables_for(rules, trump), rules.direction
    hands = [tables.mask(deal.hands[seat_of(place, direction)]) for place in range(4)]
    taken = (deal.tricks_won(Team.NS), deal.tricks_won(Team.EW))
    solver = _solver(rules, trump)
    solver.place(
        hands,
        place_of(deal.leader, direction),
        [tables.slot_of[card.index] for card in deal.trick.cards],
        made=_ALL,
        lost=_ALL,
        unbeaten=(not taken[1]) + 2 * (not taken[0]),
    )
    sign = 1 if view.seat.team is Team.NS else -1
    values = solver.cards()
    order = sorted(values, key=lambda slot: (-sign * values[slot], tables.points[slot]))
    ranked = tuple(
        Alternative(PLAYS[tables.card_of[slot].index], float(sign * values[slot]), 0.0, 1) for slot in order
    )
    return Analysis(ranked[0].action, ranked)


@lru_cache(maxsize=8)
def _solver(rules: RuleSet, trump: Trump) -> Solver:
    return Solver(duties_for(rules, trump))
