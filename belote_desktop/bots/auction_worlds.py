"""Worlds for the auction: hands that would have said what was heard, and what each contract brings in them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.declarations import best_declarations, compare_declarations
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from . import policy
from .base import Clock
from .estimate import COUPLE, to_slots
from .hearing import Hearing, heard_world
from .knowledge import TALON
from .objective import Objective
from .position import Position, playout
from .speaking import Talk
from .tables import place_of, seat_of, slots, tables_for
from .worlds import Worlds
from .worth import may_declare

_TRIES = 24
"""Worlds drawn at most to find one that fits the auction; more than in the play, as a bid is all there is."""


class Played(NamedTuple):
    """A deal played out."""

    position: Position
    belotes: tuple[int, int]
    declarations: tuple[int, int]


class Lie:
    """How the cards lie in one world: four hands over the slots of no trumps, and everybody's hopes."""

    def __init__(self, hands: list[int], talon: list[int], hopes: list[list[float]]) -> None:
        self.hands = hands
        """By place, as they are in the auction."""
        self.talon = talon
        """Slots, in the order in which they will be dealt."""
        self.hopes = hopes
        """`worth.hopes_of` by place."""
        self.played: dict[tuple[int, int], Played] = {}
        """What was played in this world, by trump and taker."""


class AuctionWorlds:
    """Samples and plays out worlds for one view of the auction."""

    def __init__(self, view: View, rng: Random, clock: Clock) -> None:
        self._view = view
        self._rng = rng
        self._rules: RuleSet = view.rules
        self._worlds = Worlds(view, rng)
        self._hearing = Hearing(view)
        self.place = self._worlds.knowledge.place
        self.manners = self._hearing.manners
        self._plain = tables_for(view.rules, Trump.NO_TRUMPS)
        self._first = self._hearing.opening.turn
        self._objectives: dict[Contract, Objective] = {}
        self.own_hopes = self._hearing.hopes(self._worlds.knowledge.position.hands[self.place])
        self._clock = clock
        self.plays = 0
        """Deals played out so far."""

    def sample(self) -> Lie:
        """A world likely to have led to the auction heard."""
        return heard_world(self._draw, _TRIES, self._rng, self._clock)

    def _draw(self) -> tuple[Lie, float]:
        world = self._worlds.sample()
        hands = list(world.hands[:4])
        talon = list(slots(world.hands[TALON]))
        self._rng.shuffle(talon)
        hopes = [
            self.own_hopes if place == self.place else self._hearing.hopes(hand)
            for place, hand in enumerate(hands)
        ]
        return Lie(hands, talon, hopes), self._hearing.chance(hopes)

    def worth(self, lie: Lie, talk: Talk) -> float:
        """What the finished auction `talk` brings the seat of the view in a world; 0 when passed out."""
        if talk.taker < 0:
            return 0.0
        played = lie.played.get((talk.trump, talk.taker))
        if played is None:
            played = self._play(lie, Trump(talk.trump), talk.taker)
            lie.played[talk.trump, talk.taker] = played
            self.plays += 1
        value = talk.value if talk.value > 1 else None
        taker = seat_of(talk.taker, self._rules.direction)
        contract = Contract(taker, Trump(talk.trump), value, talk.factor)
        objective = self._objectives.get(contract)
        if objective is None:
            objective = Objective(self._rules, contract, self._view.table.held, self._view.totals)
            self._objectives[contract] = objective
        position, belotes, declarations = played
        worth = objective.value(position.points, position.tricks, position.turn, belotes, declarations)
        return worth if self.place & 1 == 0 else -worth

    def _full(self, lie: Lie, taker: int) -> list[int]:
        """The four hands of eight cards once `taker` has taken."""
        if not self._hearing.turned:
            return lie.hands
        hands, top = list(lie.hands), 0
        for step in range(4):
            place = (self._first + step) & 3
            size = 2 if place == taker else 3
            for slot in lie.talon[top : top + size]:
                hands[place] |= 1 << slot
            top += size
        hands[taker] |= self._hearing.turned
        return hands

    def _play(self, lie: Lie, trump: Trump, taker: int) -> Played:
        full = self._full(lie, taker)
        hands = [to_slots(hand, trump) for hand in full]
        position = Position(tables_for(self._rules, trump), hands, self._first, taker)
        playout(position, policy.choose)
        declared = self._declarations(full, trump) if self._rules.declarations else (0, 0)
        return Played(position, self._belotes(full, trump), declared)

    def _belotes(self, hands: list[int], trump: Trump) -> tuple[int, int]:
        if trump is Trump.NO_TRUMPS:
            return 0, 0
        won = [0, 0]
        for suit in Suit if trump is Trump.ALL_TRUMPS else (trump,):
            pair = COUPLE << 8 * suit
            for place in range(4):
                won[place & 1] += hands[place] & pair == pair
        return won[0], won[1]

    def _declarations(self, hands: list[int], trump: Trump) -> tuple[int, int]:
        if not any(map(may_declare, hands)):
            return 0, 0
        direction = self._rules.direction
        named = {
            seat: best_declarations(self._plain.cards(hands[place_of(seat, direction)]), trump, self._rules)
            for seat in Seat
        }
        order = round_from(seat_of(self._first, direction), direction)
        found = compare_declarations(named, order, trump, self._rules)
        if found.winner is None:
            return 0, 0
        return (found.points, 0) if found.winner == 0 else (0, found.points)
