"""Flat Monte Carlo: every card tried in the same sampled worlds, hopeless cards dropped on the way."""

from __future__ import annotations

from random import Random

from belote_desktop.engine.view import View

from . import policy
from .base import Clock
from .bonuses import Bonuses
from .estimate import from_slots
from .hearing import Hearing, heard_world
from .objective import Objective
from .position import Position, playout
from .tables import Tables, slots
from .tally import Tally, pruned
from .worlds import World, Worlds

_TRIES = 3
"""Worlds drawn at most to find one that fits the auction, for each card in hand."""


class Table:
    """A view made ready for simulations: worlds, bonuses, objective."""

    def __init__(self, view: View, rng: Random, clock: Clock, listens: bool = True) -> None:
        """The view must be of its seat's turn in the play of the card; `listens`: to the auction."""
        assert view.contract is not None
        self._hearing = Hearing(view) if listens else None
        self._clock = clock
        self._tries = _TRIES * len(view.hand)
        self.rng = rng
        self.worlds = Worlds(view, rng)
        knowledge = self.worlds.knowledge
        self.tables: Tables = knowledge.tables
        self.root: Position = knowledge.position
        self.sign = 1 if knowledge.place & 1 == 0 else -1
        self._bonuses = Bonuses(view, knowledge)
        self._objective = Objective(view.rules, view.contract, view.table.held, view.totals)
        self._belotes = self._declarations = (0, 0)

    def deal_world(self) -> Position:
        """The root with sampled hands; its bonuses are kept for `worth`."""
        world = self._heard() if self._hearing else self.worlds.sample()
        self._belotes = self._bonuses.belotes(world)
        self._declarations = self._bonuses.declarations(world)
        position = self.root.copy()
        position.hands[:] = world.hands[:4]
        return position

    def _heard(self) -> World:
        return heard_world(self._draw, self._tries, self.rng, self._clock)

    def _draw(self) -> tuple[World, float]:
        assert self._hearing is not None
        world, trump, knowledge = self.worlds.sample(), self.tables.trump, self.worlds.knowledge
        hopes = [
            () if place == knowledge.place
            else self._hearing.hopes(from_slots(world.hands[place] | knowledge.gone[place], trump))
            for place in range(4)
        ]  # fmt: skip
        return world, self._hearing.chance(hopes)

    def worth(self, position: Position) -> float:
        """The worth of a finished position of the last world, for the seat of the view."""
        return self.sign * self._objective.value(
            position.points, position.tricks, position.turn, self._belotes, self._declarations
        )


def alike(position: Position, legal: int) -> dict[int, list[int]]:
    """The legal cards, one for each group that makes no difference: neighbours in the suit of equal points.

    Cards between them that are gone do not count. The key is the lowest card, the value the whole group.
    """
    tables = position.tables
    hand = position.hands[position.turn]
    gone = position.played
    if position.led >= 0:
        # the card that holds the trick still parts higher cards from lower ones
        gone &= ~(1 << position.best)
    groups: dict[int, list[int]] = {}
    previous = first = -1
    for slot in slots(legal):
        near = previous >= 0 and previous >> 3 == slot >> 3 and tables.points[previous] == tables.points[slot]
        between = range(previous + 1, slot) if near else ()
        if near and all((gone | hand) >> other & 1 for other in between):
            groups[first].append(slot)
        else:
            first = slot
            groups[first] = [slot]
        previous = slot
    return groups


def search(table: Table, legal: int, clock: Clock) -> dict[int, Tally[int]]:
    """The results of each legal card, by slot; cards that make no difference share theirs."""
    groups = alike(table.root, legal)
    tallies = [Tally(slot) for slot in groups]
    alive = tallies
    worlds = 0
    while len(alive) > 1 and not clock.is_over:
        dealt = table.deal_world()
        for tally in alive:
            position = dealt.copy()
            position.play(tally.key)
            playout(position, policy.choose)
            tally.values.append(table.worth(position))
        clock.iterations += len(alive)
        worlds += 1
        alive = pruned(alive, worlds)
    return {slot: tally for tally in tallies for slot in groups[tally.key]}
