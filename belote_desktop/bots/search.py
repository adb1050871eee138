"""Search for the best card: every card in the same guessed worlds, played on by the rules and solved exactly.

The value of a card in a world is a blend of two: what follows when everybody plays by the rules (from what each can
see), and what follows when everybody sees all cards and makes no mistake. The first forgets what good players would
find, the second that they cannot see. Cards that fall hopelessly behind are dropped on the way.
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
from .judge import CAPOT_GAIN, Judge
from .kernel_board import COMPILED
from .kits import Kit
from .position import Position
from .tables import place_of, slots
from .tally import Tally, pruned

_SOLVED = (0, 64, 64, 64, 48, 32, 16, 8, 4)
"""Worlds of a round that are solved, by cards in hand: some milliseconds' work."""
_PLAYED = 64
"""Worlds of a round where none is solved."""
_ROUNDS = 2
"""Batches before cards are compared again: as many as threads can share."""
_SLOW = (0, 8, 4, 1, 0, 0, 0, 0, 0)
"""What interpreted kernels solve …"""
_SLOW_PLAYED = 8
"""… and play."""


class Effort(NamedTuple):
    """How a level searches."""

    blend: float = 0.5
    """Weight of the exact value, 0 to 1."""
    trust: Trust = Trust()


class Searcher:
    """A thread's share of a search: guesses worlds and tries cards in them."""

    def __init__(self, view: View, kit: Kit, effort: Effort) -> None:
        self.kit = kit
        self.guesser = Guesser(view, kit.guess, effort.trust)
        knowledge = self.guesser.knowledge
        self.root: Position = knowledge.position
        self.judge = Judge(view, knowledge)
        self.blend = effort.blend if self.judge.can_solve else 0.0
        tables = knowledge.tables
        self._table = [tables.slot_of[card.index] for card in view.trick.cards]
        self._leader = place_of(view.trick.leader if view.trick.cards else view.seat, view.rules.direction)
        size = len(view.hand)
        self.solves = (_SOLVED if COMPILED else _SLOW)[size] if self.blend else 0
        self.plays = self.solves or (_PLAYED if COMPILED else _SLOW_PLAYED)
        kit.play.take(self.root)

    def batch(self, number: int, cards: Sequence[int], clock: Clock) -> list[list[float]]:
        """What `cards` bring in the worlds of batch `number`; fewer worlds when the time is up."""
        guesser, judge = self.guesser, self.judge
        guesser.seed(number)
        worlds = guesser.worlds(self.plays)
        hands = [world.hands[:4] for world in worlds]
        bonuses = [judge.bonus(world) for world in worlds]
        rows: list[list[float]] = []
        played = self.kit.play.playouts(hands, cards) if not self.solves or self.blend < 1 else None
        if self.solves:
            solver, unbeaten = self.kit.solver, judge.unbeaten
            solver.place(hands[0], self._leader, self._table, CAPOT_GAIN, CAPOT_GAIN, unbeaten)
            solved = solver.worlds(hands, cards, clock.cancel, clock.left)
            blend = self.blend
            for results, values, bonus in zip(played or solved, solved, bonuses, strict=False):
                exact = [blend * judge.solved(value, bonus) for value in values]
                if played is not None:
                    exact = [
                        value + (1 - blend) * judge.played(result, bonus)
                        for value, result in zip(exact, results, strict=True)
                    ]
                rows.append(exact)
            return rows
        assert played is not None
        return [
            [judge.played(result, bonus) for result in row]
            for row, bonus in zip(played, bonuses, strict=True)
        ]


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


def search(searchers: Sequence[Searcher], legal: int, clock: Clock, rng: Random) -> dict[int, Tally[int]]:
    """The results of each legal card, by slot; cards that make no difference share theirs.

    The answer does not depend on how many `searchers` share the work, a thread each.
    """
    groups = alike(searchers[0].root, legal)
    tallies = [Tally(slot) for slot in groups]
    alive = tallies
    seed = rng.getrandbits(62)
    number = worlds = 0
    while len(alive) > 1 and not clock.is_over:
        cards = [tally.key for tally in alive]
        numbers = range(number, number + _ROUNDS)
        number += _ROUNDS
        for rows in _shared(searchers, [seed + n for n in numbers], cards, clock):
            for row in rows:
                for tally, value in zip(alive, row, strict=True):
                    tally.values.append(value)
            worlds += len(rows)
            clock.iterations += len(rows) * len(cards)
        alive = pruned(alive, worlds)
    return {slot: tally for tally in tallies for slot in groups[tally.key]}


def _shared(
    searchers: Sequence[Searcher], seeds: Sequence[int], cards: Sequence[int], clock: Clock
) -> Iterable[list[list[float]]]:
    if len(searchers) < 2:
        return [searchers[0].batch(seed, cards, clock) for seed in seeds]
    work = [partial(one.batch, seed, cards, clock) for one, seed in zip(searchers, seeds, strict=True)]
    others = [_pool().submit(job) for job in work[1:]]
    return [work[0](), *(other.result() for other in others)]


@lru_cache(maxsize=1)
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "belote-search")
