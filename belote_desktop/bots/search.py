"""Search for the best card: every card in the same guessed worlds, by a tree of one's own decisions and by the solver.

The tree (`kernel_tree`) knows what the player can tell apart and has the others play by the rules; the solver sees all
cards and makes no mistake. A card is worth a blend of both. Cards that fall hopelessly behind are dropped on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from belote_desktop.engine.view import View

from .base import Clock
from .guesser import Guesser, Trust
from .judge import CAPOT_GAIN, Bonus, Judge
from .kernel_board import COMPILED
from .kernel_tree import BONUSES
from .kits import Kit
from .position import Position
from .record import Batch, Record, promising, reckoned
from .tables import place_of, slots

_SIZES = (4, 4, 8, 16, 32, 64) if COMPILED else (2,)
"""Worlds of the first batches …"""
_SIZE = 128 if COMPILED else 2
"""… and of the others: some milliseconds' work."""
_GLANCE = 2
"""Batches where there is nothing to choose, so that the one card's worth is told too."""
_SOLVED = (0, 64, 64, 64, 48, 32, 12, 6, 3) if COMPILED else (0, 2, 2, 1, 0, 0, 0, 0, 0)
"""Worlds of a batch that are also solved, by cards in hand."""


class Effort(NamedTuple):
    """How a level searches."""

    blend: float = 0.5
    """Weight of the exact value, 0 to 1."""
    trust: Trust = Trust()
    explore: float = 30.0
    """By how many points a card seldom tried is preferred in the tree."""
    odd: float = 0.05
    """How often the others are thought to play any card instead of the rules'."""


class Searcher:
    """A thread's share of a search: guesses worlds and tries cards in them."""

    def __init__(self, view: View, kit: Kit, effort: Effort) -> None:
        self._kit = kit
        self._guesser = Guesser(view, kit.guess, effort.trust)
        knowledge = self._guesser.knowledge
        self.root: Position = knowledge.position
        self._judge = judge = Judge(view, knowledge)
        self.blend = 0.0 if judge.solo else effort.blend
        tables = knowledge.tables
        self._table = [tables.slot_of[card.index] for card in view.trick.cards]
        self._leader = place_of(view.trick.leader if view.trick.cards else view.seat, view.rules.direction)
        self._solves = _SOLVED[len(view.hand)] if self.blend else 0
        self._bonuses: list[Bonus] = []
        kit.tree.take(self.root)
        kit.tree.begin(knowledge.place, self._worth, effort.explore, int(1024 * effort.odd), judge.solo)

    def _worth(self, result: int, bonus: int) -> float:
        return self._judge.played(result, self._bonuses[bonus])

    def batch(self, seed: int, size: int, cards: Sequence[int], clock: Clock) -> list[Batch]:
        """What each of `cards` brings in `size` worlds."""
        guesser, tree = self._guesser, self._kit.tree
        guesser.seed(seed)
        tree.seed(seed + 1)
        worlds = guesser.worlds(size)
        bonuses = [self._number(self._judge.bonus(world)) for world in worlds]
        hands = [world.hands[:4] for world in worlds]
        solved: list[list[int]] = []
        if self._solves:
            solver, judge = self._kit.solver, self._judge
            solver.place(hands[0], self._leader, self._table, CAPOT_GAIN, CAPOT_GAIN, judge.unbeaten)
            solved = solver.worlds(hands[: self._solves], cards, clock.cancel, clock.left)
        some, every = tree.grow(hands, bonuses, cards, len(solved))
        return [
            Batch(every[number] / size, size, self._gap(number, solved, bonuses, some), len(solved))
            for number in range(len(cards))
        ]

    def _gap(
        self, number: int, solved: Sequence[Sequence[int]], bonuses: Sequence[int], some: Sequence[float]
    ) -> float:
        """What the solver finds of a card beyond the tree, on average in the same worlds."""
        if not solved:
            return 0.0
        exact = sum(
            self._judge.solved(values[number], self._bonuses[bonus])
            for values, bonus in zip(solved, bonuses, strict=False)
        )
        return (exact - some[number]) / len(solved)

    def _number(self, bonus: Bonus) -> int:
        """The number of a bonus; the rarest ones share the last."""
        if bonus in self._bonuses:
            return self._bonuses.index(bonus)
        if len(self._bonuses) < BONUSES:
            self._bonuses.append(bonus)
        return len(self._bonuses) - 1


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


class Found(NamedTuple):
    """What a search found of a card."""

    record: Record
    worth: float
    """Expected result, comparable with that of the other cards."""


def search(searchers: Sequence[Searcher], legal: int, clock: Clock, rng: Random) -> dict[int, Found]:
    """What was found of each legal card, by slot; cards that make no difference share theirs.

    One thread for each of `searchers`; for the same number of them, the answer is the same.
    """
    groups = alike(searchers[0].root, legal)
    records = [Record(slot, searchers[0].blend) for slot in groups]
    alive = records
    seed = rng.getrandbits(60)
    number = 0
    while (len(alive) > 1 or number < _GLANCE) and not clock.is_over:
        cards = [record.slot for record in alive]
        size = _SIZES[number] if number < len(_SIZES) else _SIZE
        if clock.limit.iterations is not None:
            left = clock.limit.iterations - clock.iterations
            size = max(1, min(size, left // (len(cards) * len(searchers))))
        for batches in _shared(searchers, seed + 2 * number * len(searchers), size, cards, clock):
            for record, batch in zip(alive, batches, strict=True):
                record.batches.append(batch)
            clock.iterations += size * len(cards)
        number += 1
        alive = promising(alive)
    worth = reckoned(records, alive)
    return {slot: Found(record, worth[record.slot]) for record in records for slot in groups[record.slot]}


def _shared(
    searchers: Sequence[Searcher], seed: int, size: int, cards: Sequence[int], clock: Clock
) -> Iterable[list[Batch]]:
    work = [partial(one.batch, seed + 2 * n, size, cards, clock) for n, one in enumerate(searchers)]
    others = [_pool().submit(job) for job in work[1:]]
    return [work[0](), *(other.result() for other in others)]


@lru_cache(maxsize=1)
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "belote-search")
