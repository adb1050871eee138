"""Worlds for the play of the card: guesses of the hidden hands, drawn by the compiled kernel wherever it can."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from belote_desktop.engine.view import View

from .ears import ear_of
from .kernel_guess import Guess
from .spreads import ways_of
from .tables import place_of
from .worlds import World, Worlds, denied_to, spread_of

if TYPE_CHECKING:
    from belote_desktop.engine.actions import Declaration


class Trust(NamedTuple):
    """How much the guesses go by what others said and played."""

    listens: bool = True
    """Whether hands must explain the auction."""
    surprise: float = 2.0
    """What a card costs that the rules would not have played: its chance is divided by e to this power."""
    tries: int = 40
    """One first guess in so many is accepted."""
    steps: int = 40
    """Exchanges of cards from one guess to the next."""


class Guesser:
    """Draws worlds that agree with a view, the likelier ones more often."""

    def __init__(self, view: View, guess: Guess, trust: Trust) -> None:
        """`guess` is loaded with the contract's duties and the rules' weights; `seed` comes before `worlds`."""
        self._rng = Random(0)
        self._guess = guess
        self._worlds = Worlds(view, self._rng)
        self.knowledge = knowledge = self._worlds.knowledge
        self._trust = trust
        tables = knowledge.tables
        guess.hear(ear_of(view, trust.listens))
        moves = [tables.slot_of[card.index] for trick in (*view.tricks, view.trick) for card in trick.cards]
        first = view.tricks[0].leader if view.tricks else view.leader
        leader = place_of(first, view.rules.direction)
        guess.remember(
            knowledge.place, knowledge.position.taker, leader, moves, knowledge.gone, trust.surprise
        )
        self._named: tuple[tuple[Declaration, ...], ...] | None = None
        if len(knowledge.cases) == 1:
            ways = ways_of(spread_of(knowledge, knowledge.cases[0]))
            if ways is not None:
                own = knowledge.position.hands[knowledge.place]
                guess.spread(ways, knowledge.place, own, denied_to(knowledge, knowledge.cases[0]))
                guess.seed(0)
                guess.settle(trust.tries)
                self._named = knowledge.cases[0].named

    def seed(self, number: int) -> None:
        """Start the random numbers anew."""
        self._rng.seed(number)
        self._guess.seed(number)

    def worlds(self, count: int) -> Sequence[World]:
        """Worlds, each accepted by its chance."""
        if self._named is None:
            return [self._by_hand() for _ in range(count)]
        named = self._named
        return [
            World(hands, named)
            for hands in self._guess.guesses(count, 3 * self._trust.tries, self._trust.steps)
        ]

    def _by_hand(self) -> World:
        """A world where the hidden cards can be explained in several ways: of some, one drawn by its chance."""
        worlds = [self._worlds.sample() for _ in range(self._trust.tries)]
        costs = [self._guess.cost_of(world.hands) for world in worlds]
        least = min(costs)
        return self._rng.choices(worlds, [exp(least - cost) for cost in costs])[0]
