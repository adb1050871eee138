"""Listening to the auction: how likely hands are to have led to the calls heard. The kernels are held to it."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.engine.view import View

from .speaking import Manners, likelihood
from .tables import place_of, turned_of
from .worth import hopes_of


class Hearing:
    """How likely hands are to have led to the auction of a view, under the rule bidder's manners."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self.manners = Manners(view.rules)
        self.opening = self.manners.opening(view.auction)
        self.place = place_of(view.seat, view.rules.direction)
        self.calls = [(place_of(seat, view.rules.direction), call) for seat, call in view.auction.calls]
        self.turned = turned_of(view)
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
