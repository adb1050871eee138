"""What the kernels are told of a contract: the rules of the card, worked into tables of masks.

The kernels hold no rule of their own. Every reading of the rule book is settled here, once per contract, from
`Tables`; a test holds kernel and engine equal over all options.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .tables import FULL, SUIT_MASKS, tables_for

if TYPE_CHECKING:
    from belote_desktop.engine.rules import RuleSet
    from belote_desktop.engine.trumps import Trump

    from .tables import Tables


class Duties(NamedTuple):
    """Tables for `kernel_board`; slots and masks are those of `tables`.

    `climb` and `ruff` have 64 entries: the slot that holds the trick, plus 32 when the partner played it;
    `free`, `spare` and `under` have two: whether the partner holds the trick.
    """

    points: tuple[int, ...]
    """Card points of each slot."""
    trumps: int
    """Cards that ruff."""
    high: int
    """Cards in whose suit, when led, one must go higher."""
    above: tuple[int, ...]
    """The stronger cards of the same suit, by slot."""
    beats: tuple[int, ...]
    """The cards that win over each slot while it holds the trick."""
    climb: tuple[int, ...]
    """Following suit: these cards first, where one has any."""
    ruff: tuple[int, ...]
    """Void in the suit led: these cards first, where one has any …"""
    free: tuple[int, int]
    """… unless one holds any of these, which set one free."""
    spare: tuple[int, int]
    """Cards allowed along with those of `ruff`."""
    under: tuple[int, int]
    """Void and unable to go over: these cards then, where one has any."""
    underruff: int
    """1 where a lower trump must be played, which tells what a discard shows."""
    not_under_mate: int
    """1 where a lower trump under the partner's ruff shows that there is no higher one."""


def _duties(tables: Tables) -> Duties:
    climb = [0] * 64
    ruff = [0] * 64
    plain = FULL & ~tables.trumps
    two_readings = tables.under_partner_forbidden or tables.only_trumps_climb
    for slot in range(32):
        if SUIT_MASKS[slot >> 3] & tables.climb:
            climb[slot] = tables.above[slot]
            climb[32 + slot] = tables.above[slot] if tables.over_partner else 0
        if not tables.trumps >> slot & 1:
            ruff[slot] = tables.trumps
        else:
            ruff[slot] = tables.above[slot]
            ruff[32 + slot] = tables.above[slot] if two_readings else 0
    return Duties(
        points=tables.points,
        trumps=tables.trumps,
        high=tables.climb,
        above=tables.above,
        beats=tables.beats,
        climb=tuple(climb),
        ruff=tuple(ruff),
        free=(0, plain if tables.only_trumps_climb else 0),
        spare=(0, plain if tables.under_partner_forbidden else 0),
        under=(tables.trumps if tables.underruff else 0, 0),
        underruff=int(tables.underruff),
        not_under_mate=int(tables.under_partner_forbidden),
    )


@lru_cache(maxsize=64)
def duties_for(rules: RuleSet, trump: Trump) -> Duties:
    """The duties of a contract in `trump` under `rules`, made once."""
    return _duties(tables_for(rules, trump))
