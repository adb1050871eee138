"""The auction heard, as tests on hands for the compiled ear (`kernel_ears`); `hearing` says the same in Python."""

from __future__ import annotations

from functools import lru_cache
from math import log

from belote_desktop.engine.actions import CAPOT, Bid, Double, Redouble, Take
from belote_desktop.engine.auction import Call
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.options import CountsToward
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import BELOTE_POINTS
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .ear_tables import CallTest, Ears, HandTables
from .estimate import TABLES, from_slots
from .kernel_ears import Ear
from .runs import FOURS, RUN_POINTS
from .speaking import LEAST, SOFT, Manners, Talk
from .tables import place_of, turned_of
from .worth import BEST, MOST, fours

_NEVER = -9999.0


@lru_cache(maxsize=64)
def hand_tables(rules: RuleSet, trump: Trump, known: int) -> HandTables:
    """The tables for hands over the slots of `trump`, of `known` cards as in `estimate.estimates`."""
    *tables, bases = TABLES[known]
    declared = rules.declarations and rules.counts_toward is CountsToward.ALL
    share = BEST if declared else 0.0
    return HandTables(
        tuple(from_slots(holding << 8 * suit, trump) >> 8 * suit for suit in Suit for holding in range(256)),
        tuple(value for table in tables for value in table),
        (bases[0], bases[1], bases[2]),
        MOST,
        0.0 if rules.counts_toward is CountsToward.TRICKS else BELOTE_POINTS,
        tuple(share * points for points in RUN_POINTS),
        tuple(share * points for points in fours(rules)),
        FOURS if declared else 0,
    )


def ear_of(view: View, listens: bool = True) -> Ear:
    """An ear for the hands of a view: over the slots of no trumps in the auction, over the contract's afterwards.

    It hears nothing unless it `listens`.
    """
    ears = ears_of(view)
    ear = Ear()
    trump = view.contract.trump if view.contract else Trump.NO_TRUMPS
    ear.know(hand_tables(view.rules, trump, 6 if ears.turned else 8))
    ear.listen(ears if listens else ears._replace(tests=()))
    return ear


def ears_of(view: View) -> Ears:
    """The tests that the calls of the other seats put their hands to."""
    manners = Manners(view.rules)
    talk = manners.opening(view.auction)
    own = place_of(view.seat, view.rules.direction)
    tests = []
    for seat, call in view.auction.calls:
        talk.turn = place_of(seat, view.rules.direction)
        if talk.turn != own and (test := _test(manners, talk, call)) is not None:
            tests.append(test)
        manners.say(talk, call)
    return Ears(tuple(tests), SOFT, -log(LEAST), 0 if view.contract else turned_of(view))


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
