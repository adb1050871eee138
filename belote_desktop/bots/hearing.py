"""Listening to the auction: worlds whose hands would have led to the calls heard are kept more often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar

from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .base import Clock
from .speaking import Manners, likelihood
from .tables import place_of, tables_for
from .worth import hopes_of

T = TypeVar("T")

_BATCHES = (32, 256)
"""Worlds drawn at a time, doubling from the first number to the last: many, as sound bids are rare."""


class Hearing:
    """How likely hands are to have led to the auction of a view, under the rule bidder's manners."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self.manners = Manners(view.rules)
        self.opening = self.manners.opening(view.auction)
        self.place = place_of(view.seat, view.rules.direction)
        self.calls = [(place_of(seat, view.rules.direction), call) for seat, call in view.auction.calls]
        self.turned = tables_for(view.rules, Trump.NO_TRUMPS).mask((view.turned,)) if view.turned else 0
        self._known = 6 if self.turned and view.contract is None else 8

    def hopes(self, hand: int) -> list[float]:
        """`worth.hopes_of` a hand over the slots of no trumps; in the turn-up auction with the turned card."""
        return hopes_of(self.rules, hand | self.turned if self._known == 6 else hand, self._known)

    def chance(self, hopes: Sequence[Sequence[float]]) -> float:
        """How likely the calls of the other seats are, by everybody's hopes, up to a factor."""
        talk = self.opening.copy()
        chance = 1.0
        for place, call in self.calls:
            talk.turn = place
            if place != self.place:
                chance *= likelihood(self.manners.unlikely(talk, call, hopes[place]))
            self.manners.say(talk, call)
        return chance


class Chosen(Generic[T]):
    """Draws many worlds at a time and keeps those with the best chances, more or less."""

    def __init__(self, draw: Callable[[], tuple[T, float]], rng: Random, clock: Clock, one_in: int) -> None:
        """`draw` gives a world and its chance; it is called no more once `clock` is over.

        One world in `one_in` is kept.
        """
        self._draw = draw
        self._one_in = one_in
        self._batch = _BATCHES[0]
        self._rng = rng
        self._clock = clock
        self._kept: list[T] = []

    def sample(self) -> T:
        """A world."""
        if not self._kept:
            drawn: list[T] = []
            chances: list[float] = []
            while len(drawn) < self._batch and not (drawn and len(drawn) % 8 == 0 and self._clock.is_over):
                world, chance = self._draw()
                drawn.append(world)
                chances.append(chance)
            self._kept = self._rng.choices(drawn, chances, k=max(1, self._batch // self._one_in))
            self._batch = min(2 * self._batch, _BATCHES[1])
        return self._kept.pop()
