"""The auction heard, as tests on hands for the compiled listener (`kernel_ears`); `hearing` says the same in Python."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import NamedTuple

from belote_desktop.engine.actions import CAPOT, Bid, Declaration, Double, Kind, Redouble, Take
from belote_desktop.engine.auction import Call
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.options import CountsToward
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import BELOTE_POINTS
from belote_desktop.engine.trumps import PLAIN_ORDER, Trump
from belote_desktop.engine.view import View

from .estimate import COUPLE, TABLES, from_slots
from .runs import RUN_POINTS
from .speaking import LEAST, SOFT, Manners, Talk
from .tables import place_of
from .worth import BEST, FOURS, MOST

_NEVER = -9999.0


class HandTables(NamedTuple):
    """What hands are worth to a bidder, by suit and holding over the slots of a contract (`suit * 256 + holding`)."""

    values: tuple[float, ...]
    """Four times 1,024: as trump (less what the suit is worth beside), beside, at no trumps, at all trumps."""
    bases: tuple[float, float, float]
    """What is added to a sum at a suit, at no trumps, at all trumps."""
    most: float
    """The most that cards alone are trusted to bring."""
    belote: float
    """What a king and queen of trumps bring."""
    couples: tuple[int, ...]
    """1 where the king and queen are in the holding."""
    runs: tuple[float, ...]
    """What sequences bring."""
    plain: tuple[int, ...]
    """The holding in plain order."""
    fours: tuple[float, ...]
    """Eight numbers by plain strength for the trumps, eight at no trumps: what a four of a kind brings."""
    common: int
    """Bits of `plain` where a four of a kind counts."""


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


@lru_cache(maxsize=64)
def hand_tables(rules: RuleSet, trump: Trump) -> HandTables:
    """The tables for hands over the slots of `trump`."""
    *tables, bases = TABLES[8]
    declared = rules.declarations and rules.counts_toward is CountsToward.ALL
    share = BEST if declared else 0.0
    values: list[float] = []
    for table in tables:
        for suit in Suit:
            values += [table[_plain(suit, holding, trump)] for holding in range(256)]
    holdings = [_plain(suit, holding, trump) for suit in Suit for holding in range(256)]
    fours = [
        share * declaration_points(Declaration(Kind.FOUR, PLAIN_ORDER[7 - bit]), kind, rules)
        for kind in (Trump.SPADES, Trump.NO_TRUMPS)
        for bit in range(8)
    ]
    return HandTables(
        tuple(values),
        (bases[0], bases[1], bases[2]),
        MOST,
        0.0 if rules.counts_toward is CountsToward.TRICKS else BELOTE_POINTS,
        tuple(int(holding & COUPLE == COUPLE) for holding in holdings),
        tuple(share * RUN_POINTS[holding] for holding in holdings),
        tuple(holdings),
        tuple(fours),
        FOURS if declared else 0,
    )


def _plain(suit: Suit, holding: int, trump: Trump) -> int:
    """A holding over the slots of `trump` in plain order."""
    return from_slots(holding << 8 * suit, trump) >> 8 * suit


def ears_of(view: View) -> Ears:
    """The tests that the calls of the other seats put their hands of eight to; for views with a contract."""
    manners = Manners(view.rules)
    talk = manners.opening(view.auction)
    own = place_of(view.seat, view.rules.direction)
    tests = []
    for seat, call in view.auction.calls:
        talk.turn = place_of(seat, view.rules.direction)
        if talk.turn != own and (test := _test(manners, talk, call)) is not None:
            tests.append(test)
        manners.say(talk, call)
    return Ears(tuple(tests), SOFT, -log(LEAST))


def _test(manners: Manners, talk: Talk, call: Call) -> CallTest | None:
    """The test of a call of the place to speak, `None` where it tells nothing."""
    if talk.factor > 1 or talk.taker == talk.turn or isinstance(call, Redouble):
        return None
    trumps = manners.trumps
    zero = [0.0] * 6
    mul = [1.0 if trump in trumps else 0.0 for trump in range(6)]
    add = [0.0 if trump in trumps else _NEVER for trump in range(6)]
    least = [_NEVER] * 6
    if isinstance(call, Double):
        aim = manners.double_from(talk)
        return CallTest(talk.turn, 1, talk.trump, aim, tuple(mul), tuple(zero), tuple(least))
    if not manners.bids_values:
        if isinstance(call, Take):
            aim = manners.wanted(talk, int(call.trump)) or 0.0
            return CallTest(talk.turn, 1, int(call.trump), aim, tuple(mul), tuple(zero), tuple(least))
        wanted = [manners.wanted(talk, trump) if trump in trumps else None for trump in range(6)]
        add = [_NEVER if points is None else -points for points in wanted]
        mul = [0.0 if points is None else 1.0 for points in wanted]
        return CallTest(talk.turn, 0, 0, 0.0, tuple(mul), tuple(add), tuple(least))
    support = manners.support(talk, talk.turn)
    if support is not None:
        trump = support[0]
        mul[trump], add[trump], least[trump] = support[1:]
    if isinstance(call, Bid):
        aim = manners.aim(call)
        return CallTest(talk.turn, 2, int(call.trump), aim, tuple(mul), tuple(add), tuple(least))
    if talk.value >= CAPOT:
        return None
    aim = manners.floor(talk)
    return CallTest(talk.turn, 0, 0, aim, tuple(mul), tuple(add), tuple(least))
