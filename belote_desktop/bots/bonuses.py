"""Belotes and declarations that a world will bring, as far as they do not depend on the play."""

from __future__ import annotations

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.declarations import best_declarations, compare_declarations
from belote_desktop.engine.seats import Team, round_from
from belote_desktop.engine.view import View

from .knowledge import Knowledge, couple
from .tables import FULL, place_of
from .worlds import World

Pair = tuple[int, int]
"""A number for each team."""


class Bonuses:
    """The belotes and declarations of each world of a view in the play of the card."""

    def __init__(self, view: View, knowledge: Knowledge) -> None:
        """`knowledge` is what the worlds were made from."""
        self._view = view
        self._knowledge = knowledge
        self._won = [0, 0]
        self._open: list[int] = []
        if knowledge.tables.trump != 4:
            self._sort_belotes()

    def _sort_belotes(self) -> None:
        """Parts the trump suits into belotes said, lost and still open."""
        tables, gone = self._knowledge.tables, self._knowledge.position.played
        said = {belote.suit: belote for belote in self._view.belotes}
        for suit in Suit:
            pair = couple(tables, suit)
            if not pair & (tables.trumps or FULL):
                continue
            if suit in said:
                # the second word was forgotten when both cards are gone
                if said[suit].complete or pair & ~gone:
                    self._won[said[suit].seat.team] += 1
            elif not pair & gone:
                self._open.append(pair)

    def belotes(self, world: World) -> Pair:
        """Belotes of each team, everybody saying what can be said."""
        won = list(self._won)
        for pair in self._open:
            for place in range(4):
                if world.hands[place] & pair == pair:
                    won[place & 1] += 1
        return won[0], won[1]

    def declarations(self, world: World) -> Pair:
        """Points of declarations of each team; who has not played yet declares all it can."""
        view = self._view
        if not view.rules.declarations:
            return 0, 0
        assert view.contract is not None
        direction, trump = view.rules.direction, view.contract.trump
        order = round_from(view.tricks[0].leader if view.tricks else view.leader, direction)
        played = 4 if view.tricks else len(view.trick.cards)
        named = {}
        for number, seat in enumerate(order):
            if number < played or view.table.announced[seat]:
                named[seat] = world.named[seat]
            else:
                hand = self._knowledge.tables.cards(world.hands[place_of(seat, direction)])
                named[seat] = best_declarations(hand, trump, view.rules)
        comparison = compare_declarations(named, order, trump, view.rules)
        won = [0, 0]
        if comparison.winner is not None:
            won[comparison.winner] = comparison.points
        return won[Team.NS], won[Team.EW]
