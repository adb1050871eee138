"""What the compiled ear (`kernel_ears`) is told: what hands are worth, and an auction as tests on them."""

from __future__ import annotations

from typing import NamedTuple


class HandTables(NamedTuple):
    """What hands are worth to a bidder, as `worth.hopes_of` says, for hands over the slots of any contract."""

    plain: tuple[int, ...]
    """A suit's holding in plain order, by suit and holding over the slots (`suit * 256 + holding`)."""
    values: tuple[float, ...]
    """Four times 256: what a holding brings as trump (less what it is worth beside), beside, at no and at all trumps."""
    bases: tuple[float, float, float]
    """What is added to a sum at a suit, at no trumps, at all trumps."""
    most: float
    """The most that cards alone are trusted to bring."""
    belote: float
    """What a king and queen of trumps bring."""
    runs: tuple[float, ...]
    """What the sequences of a holding bring."""
    fours: tuple[float, ...]
    """What a four of a kind brings, as `worth.fours`."""
    common: int
    """Strengths of which four of a kind may count."""


class CallTest(NamedTuple):
    """How a call tests the hopes of a hand: each becomes `max(least, mul * hope + add)` first."""

    place: int
    kind: int
    """0: the best should not be above `aim`; 1: that of `trump` not below; 2: a bid, see `Manners.unlikely`."""
    trump: int
    aim: float
    mul: tuple[float, ...]
    add: tuple[float, ...]
    least: tuple[float, ...]


class Ears(NamedTuple):
    """An auction."""

    tests: tuple[CallTest, ...]
    soft: float
    """Points that make a hand e times less likely."""
    cap: float
    """What one call can cost at most: people bid differently."""
    turned: int
    """The card turned up, which everybody counts in before the rest is dealt: a mask, 0 for none."""
