"""Flat Monte Carlo: every card tried in the same sampled worlds, hopeless cards dropped on the way."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

from belote_desktop.engine.view import View

from . import policy
from .base import Clock
from .bonuses import Bonuses
from .objective import Objective
from .position import Policy, Position, playout
from .tables import Tables, slots
from .worlds import Worlds

_FIRST = 16
"""Worlds before a card may be dropped."""
_BEHIND = 3.0
"""Standard errors behind the best at which a card is dropped."""


@dataclass(slots=True)
class Tally:
    """The results of one card."""

    slot: int
    visits: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Counts one result."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean result; very low when there is none."""
        return self.total / self.visits if self.visits else -1e9

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.visits) / (self.visits - 1)
        return sqrt(max(0.0, variance) / self.visits)


class Table:
    """A view made ready for simulations: worlds, bonuses, objective."""

    def __init__(self, view: View, rng: Random) -> None:
        """The view must be of its seat's turn in the play of the card."""
        assert view.contract is not None
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
        world = self.worlds.sample()
        self._belotes = self._bonuses.belotes(world)
        self._declarations = self._bonuses.declarations(world)
        position = self.root.copy()
        position.hands[:] = world.hands[:4]
        return position

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


def search(
    table: Table, legal: int, clock: Clock, choose: Policy = policy.choose, epsilon: float = 0.0
) -> dict[int, Tally]:
    """The results of each legal card, by slot; cards that make no difference share theirs."""
    groups = alike(table.root, legal)
    tallies = [Tally(slot) for slot in groups]
    alive = tallies
    values = {tally.slot: [] for tally in tallies}  # type: dict[int, list[float]]
    worlds = 0
    while len(alive) > 1 and not clock.is_over:
        dealt = table.deal_world()
        for tally in alive:
            position = dealt.copy()
            position.play(tally.slot)
            playout(position, choose, table.rng, epsilon)
            value = table.worth(position)
            tally.add(value)
            values[tally.slot].append(value)
        clock.iterations += len(alive)
        worlds += 1
        if (worlds >= _FIRST and worlds & (worlds - 1) == 0) or worlds % 64 == 0:
            alive = _still_good(alive, values)
    return {slot: tally for tally in tallies for slot in groups[tally.slot]}


def _still_good(alive: list[Tally], values: dict[int, list[float]]) -> list[Tally]:
    """The cards less than `_BEHIND` standard errors behind the best, judged world by world."""
    best = max(alive, key=lambda tally: tally.mean)
    ours = values[best.slot]
    kept = []
    for tally in alive:
        gaps = [a - b for a, b in zip(ours, values[tally.slot], strict=True)]
        count, mean = len(gaps), sum(gaps) / len(gaps)
        variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
        if mean <= _BEHIND * sqrt(variance / count) or not mean:
            kept.append(tally)
    return kept
