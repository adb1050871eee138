"""What `kernel_auction` is told before it listens: the rule bidder's numbers and the cards of a view."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.options import CountsToward
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import BELOTE_POINTS
from belote_desktop.engine.trumps import PLAIN_ORDER, Trump
from belote_desktop.engine.view import View

from .estimate import TABLES
from .runs import RUN_POINTS
from .speaking import NEUTRAL, Manners
from .tables import FULL, place_of, slots, tables_for
from .worth import BEST, FOURS, MOST


class Ground(NamedTuple):
    """Hands and cards are those of the slots of no trumps; points are those of `worth.hopes_of`."""

    values: tuple[float, ...]
    """What a holding brings: as trump (less what it is worth beside), beside, at no trumps, at all trumps."""
    bases: tuple[float, float, float]
    """What is added at a suit, at no trumps, at all trumps."""
    runs: tuple[int, ...]
    """Points of the sequences of a holding."""
    fours: tuple[int, ...]
    """Points of four of a kind by plain strength: eight with trumps, eight at no trumps."""
    most: float
    """The most that cards alone are trusted to bring."""
    belote: float
    share: float
    """What part of a hand's declarations is hoped for."""
    common: int
    """Strengths of which four of a kind may count."""
    extra: int
    """The card turned up, which everybody counts in."""
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


@lru_cache(maxsize=16)
def _fixed(
    rules: RuleSet, known: int
) -> tuple[tuple[float, ...], tuple[float, ...], tuple[int, ...], float, float]:
    """What does not depend on the cards: values, bases, fours, belote, share."""
    *tables, bases = TABLES[known]
    declared = rules.declarations and rules.counts_toward is CountsToward.ALL
    fours = tuple(
        declaration_points(Declaration(Kind.FOUR, PLAIN_ORDER[7 - bit]), kind, rules) if declared else 0
        for kind in (Trump.SPADES, Trump.NO_TRUMPS)
        for bit in range(8)
    )
    belote = 0.0 if rules.counts_toward is CountsToward.TRICKS else float(BELOTE_POINTS)
    values = tuple(value for table in tables for value in table)
    return values, bases, fours, belote, BEST if declared else 0.0


def ground_of(view: View, manners: Manners) -> Ground:
    """The ground of a view of the auction."""
    plain = tables_for(view.rules, Trump.NO_TRUMPS)
    own = plain.mask(view.hand)
    turned = plain.mask((view.turned,)) if view.turned else 0
    values, bases, fours, belote, share = _fixed(view.rules, 6 if turned else 8)
    habits = manners.habits
    return Ground(
        values,
        (bases[0], bases[1], bases[2]),
        RUN_POINTS,
        fours,
        MOST,
        belote,
        share,
        FOURS if share else 0,
        turned,
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
