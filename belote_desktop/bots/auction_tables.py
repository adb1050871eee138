"""What `kernel_auction` is told before it hears: the rule bidder's numbers and the cards of a view."""

from __future__ import annotations

from typing import NamedTuple

from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .speaking import NEUTRAL, Manners
from .tables import FULL, place_of, slots, tables_for, turned_of


class Ground(NamedTuple):
    """Hands and cards are those of the slots of no trumps."""

    allowed: tuple[int, ...]
    """1 for each trump of the rules."""
    neutral: tuple[float, ...]
    bids_values: int
    ceiling: int
    may_double: int
    margin: float
    support: float
    doubling: float
    takes: tuple[float, float]
    take_high: float
    overcall: float
    place: int
    """The own place …"""
    hand: int
    """… and hand."""
    size: int
    """Cards of each of the other hands."""
    hidden: tuple[int, ...]
    """The slots that are not seen."""


def ground_of(view: View, manners: Manners) -> Ground:
    """The ground of a view of the auction."""
    own = tables_for(view.rules, Trump.NO_TRUMPS).mask(view.hand)
    turned = turned_of(view)
    habits = manners.habits
    return Ground(
        tuple(int(trump in manners.trumps) for trump in range(6)),
        NEUTRAL,
        int(manners.bids_values),
        manners.ceiling,
        int(manners.may_double),
        habits.margin,
        habits.support,
        habits.double,
        habits.take,
        habits.take_high,
        habits.overcall,
        place_of(view.seat, view.rules.direction),
        own,
        5 if turned else 8,
        tuple(slots(FULL & ~own & ~turned)),
    )
