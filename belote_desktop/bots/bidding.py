"""Bidding by simulation: every call tried in the same worlds.

The rule bidder ends the auction, the rules of `policy` play the cards, the engine scores the deal. A call must also
stand by itself: as the last word it has to succeed in most worlds, so that nothing is bid on what others will do.
"""

from __future__ import annotations

from random import Random

from belote_desktop.engine.actions import CAPOT, MIN_BID, PASS, Bid, Double, Redouble, Take
from belote_desktop.engine.auction import Call
from belote_desktop.engine.view import View

from .auction_worlds import AuctionWorlds, Lie
from .base import Alternative, Analysis, Clock
from .speaking import Talk
from .tally import Tally, pruned

_LEVELS = 4
"""Bids tried in a trump, from the lowest allowed."""
_SHORT = 12.0
"""A bid this many points above what the hand hopes for is not tried."""
_NATURAL = 20.0
"""Nor a trump that promises this many points less than the best one."""
_CAPOT_HOPE = 125.0
"""Hope from which a capot is tried."""
_TAKE_HOPE = 72.0
"""Hope from which a take is tried."""
_MADE = 0.5
"""How often a bid or take must succeed as it stands."""
_BEATEN = 0.75
"""How often a contract must fail to be doubled, or succeed to be redoubled."""
_FEW = 12
"""With fewer worlds than this the rule bidder's call is made."""
_LIKED = 0.65
"""From this chance on a call is preferred to a pass that is no better than an error away."""


class _Choice(Tally[Call]):
    """A call, its results, and how often it succeeds as the last word."""

    __slots__ = ("wins",)

    def __init__(self, key: Call) -> None:
        super().__init__(key)
        self.wins = 0

    @property
    def chance(self) -> float:
        """How often it succeeds as the last word."""
        return self.wins / len(self.values) if self.values else 0.0

    @property
    def is_sound(self) -> bool:
        """Whether it stands by itself."""
        if self.key == PASS:
            return True
        return self.chance >= (_BEATEN if isinstance(self.key, (Double, Redouble)) else _MADE)


def simulated_calls(view: View, clock: Clock, rng: Random) -> Analysis:
    """The sound call with the best expected mark."""
    worlds = AuctionWorlds(view, rng, clock)
    heard = worlds.manners.talk(view.auction)
    choices = [_Choice(call) for call in _candidates(view, worlds, heard)]
    alive: list[_Choice] = choices
    count = 0
    while len(alive) > 1 and not clock.is_over:
        lie = worlds.sample()
        for choice in alive:
            _try(worlds, heard, choice, lie)
        clock.iterations = worlds.plays
        count += 1
        alive = pruned(alive, count)
    best = _best(choices, alive) if count >= _FEW else _by_rule(worlds, heard, choices)
    ranked = sorted(choices, key=lambda choice: (choice is not best, -choice.mean))
    return Analysis(
        best.key,
        tuple(Alternative(choice.key, choice.mean, choice.error, choice.visits) for choice in ranked),
    )


def _try(worlds: AuctionWorlds, heard: Talk, choice: _Choice, lie: Lie) -> None:
    """One result of a call, and whether it would succeed as the last word."""
    talk = heard.copy()
    worlds.manners.say(talk, choice.key)
    if choice.key != PASS:
        choice.wins += worlds.worth(lie, talk) > 0
    worlds.manners.finish(talk, lie.hopes)
    choice.values.append(worlds.worth(lie, talk))


def _by_rule(worlds: AuctionWorlds, heard: Talk, choices: list[_Choice]) -> _Choice:
    """What the rule bidder says; pass when that is not among the choices."""
    said = worlds.manners.speak(heard, worlds.own_hopes)
    return next((choice for choice in choices if choice.key == said), choices[0])


def _best(choices: list[_Choice], alive: list[_Choice]) -> _Choice:
    """The choice to make: pass, or a sound call that is better."""
    passed = choices[0]
    sound = [choice for choice in alive if choice.is_sound and choice.visits and choice is not passed]
    if not sound:
        return passed
    best = max(sound, key=lambda choice: choice.mean)
    lead, error = best.lead(passed)
    needed = -error if best.chance >= _LIKED and not isinstance(best.key, Double) else error
    return best if lead > needed else passed


def _candidates(view: View, worlds: AuctionWorlds, heard: Talk) -> list[Call]:
    """Pass, and the calls worth trying."""
    hopes = worlds.manners.hopes(heard, worlds.place, worlds.own_hopes)
    by_trump = dict(zip(view.rules.trumps, hopes, strict=True))
    top = max(hopes)
    lowest = max(MIN_BID, heard.value + 10)
    calls: list[Call] = [PASS]
    for call in view.auction.legal(view.seat):
        if isinstance(call, Bid):
            hope = by_trump[call.trump]
            if call.value >= CAPOT:
                good = call.value == CAPOT and hope >= _CAPOT_HOPE
            else:
                good = call.value < lowest + 10 * _LEVELS and call.value <= hope + _SHORT
            if good and hope >= top - _NATURAL:
                calls.append(call)
        elif isinstance(call, Take):
            if worlds.own_hopes[call.trump] >= _TAKE_HOPE:
                calls.append(call)
        elif call != PASS:
            calls.append(call)
    return calls
