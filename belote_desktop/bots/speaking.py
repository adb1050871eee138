"""A rule bidder that speaks in microseconds: the rules bot's calls, and the rest of an auction in simulations.

It goes by `estimate` and what its partner has bid. Estimates come by place as six numbers, one a trump, with the
hand's own belote and declarations already added.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Final

from belote_desktop.engine.actions import CAPOT, DOUBLE, PASS, Bid, Double, Pass, Redouble, Take
from belote_desktop.engine.auction import Auction, Call, TurnUpAuction
from belote_desktop.engine.options import AuctionKind, DoubleRule
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from .tables import place_of

Estimates = Sequence[float]
"""Points of the side by trump if this hand takes, bonuses included."""
Said = Pass | Bid | Take | Double
"""What the rule bidder says; it never redoubles."""
NEUTRAL: Final = (72.0, 72.0, 72.0, 72.0, 81.0, 81.0)
"""What an average hand is estimated at, by trump."""
SUPPORT: Final = 0.8
"""How much of what lies above the average a hand adds to its partner's bid."""
MARGIN: Final = 12.0
"""Points a bid stays below what is expected."""
DOUBLE_GAP: Final = 30.0
"""How far a contract must be expected to fail before it is doubled."""
CAPOT_FROM: Final = 168.0
"""Expected points from which a capot is bid."""
TAKE: Final = (92.0, 92.0)
"""Expected points from which a suit is taken in the first and in the second round of the turn-up game."""
TAKE_HIGH: Final = 96.0
"""The same for no trumps and all trumps."""
_TAKES: Final = tuple(Take(trump) for trump in Trump)
_SOFT: Final = 9.0
"""How sharply hands that would have called otherwise are ruled out, in points."""


@dataclass(slots=True)
class Talk:
    """An auction in progress, by place: as much of it as the rule bidder minds."""

    turn: int
    value: int = 0
    """The standing bid; 0 before any; 1 for a take of the turn-up game."""
    trump: int = -1
    taker: int = -1
    factor: int = 1
    passes: int = 0
    round: int = 1
    turned: int = -1
    """The suit of the turned-up card."""
    bids: list[tuple[int, int]] = field(default_factory=lambda: [(0, -1)] * 4)
    """Value and trump of each place's last bid."""

    def copy(self) -> Talk:
        """An independent copy."""
        return Talk(
            self.turn, self.value, self.trump, self.taker, self.factor, self.passes, self.round, self.turned,
            self.bids[:],
        )  # fmt: skip


class Manners:
    """How the rule bidder speaks under one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._trumps = [int(trump) for trump in rules.trumps]
        self._values = rules.auction is AuctionKind.VALUES
        self._ceiling = rules.bid_ceiling.points
        self._may_double = rules.double is not DoubleRule.OFF

    def talk(self, auction: Auction) -> Talk:
        """The engine's auction as a `Talk`."""
        talk = Talk(place_of(auction.calls[0][0] if auction.calls else auction.turn, self._rules.direction))
        if isinstance(auction, TurnUpAuction):
            talk.turned = int(auction.turned.suit)
        for seat, call in auction.calls:
            talk.turn = place_of(seat, self._rules.direction)
            self.say(talk, call)
        return talk

    def say(self, talk: Talk, call: Call) -> None:
        """`talk` after a call of the place to speak."""
        place = talk.turn
        talk.turn = (place + 1) & 3
        if isinstance(call, Pass):
            talk.passes += 1
            if talk.passes == 4 and not self._values and talk.round == 1 and talk.taker < 0:
                talk.round, talk.passes = 2, 0
            return
        talk.passes = 0
        if isinstance(call, Bid):
            talk.value, talk.trump, talk.taker, talk.factor = call.value, int(call.trump), place, 1
            talk.bids[place] = (call.value, int(call.trump))
        elif isinstance(call, Take):
            talk.value, talk.trump, talk.taker, talk.factor = 1, int(call.trump), place, 1
        elif isinstance(call, Double):
            talk.factor = 2
        elif isinstance(call, Redouble):
            talk.factor = self._rules.redouble_factor

    def is_over(self, talk: Talk) -> bool:
        """Whether nothing more can be said."""
        if talk.taker < 0:
            return talk.passes == 4
        if talk.passes == 3 or talk.factor > 2:
            return True
        return not self._values and not self._may_double and talk.trump == self._trumps[-1] > 3

    def speak(self, talk: Talk, estimates: Estimates) -> Said:
        """What the place to speak says."""
        if talk.factor > 1:
            return PASS
        return self._bid(talk, estimates) if self._values else self._take(talk, estimates)

    def finish(self, talk: Talk, estimates: Sequence[Estimates]) -> None:
        """Speaks for all four places until the auction is over."""
        while not self.is_over(talk):
            self.say(talk, self.speak(talk, estimates[talk.turn]))

    # values

    def hopes(self, talk: Talk, place: int, estimates: Estimates) -> list[float]:
        """What each allowed trump should bring, a partner's bid counted in."""
        value, trump = talk.bids[place ^ 2]
        hopes = [estimates[t] for t in self._trumps]
        if value and value < CAPOT:
            number = self._trumps.index(trump)
            hopes[number] = value + MARGIN + SUPPORT * (estimates[trump] - NEUTRAL[trump])
            mine, own = talk.bids[place]
            if own == trump and mine:
                # the partner has raised my bid: its support is counted already
                hopes[number] = max(estimates[trump], value)
        return hopes

    def _bid(self, talk: Talk, estimates: Estimates) -> Said:
        place = talk.turn
        hopes = self.hopes(talk, place, estimates)
        best = max(range(len(hopes)), key=hopes.__getitem__)
        trump, hope = self._trumps[best], hopes[best]
        level = min(int(hope - MARGIN) // 10 * 10, self._ceiling)
        if hope >= CAPOT_FROM and talk.value < CAPOT:
            return Bid(CAPOT, Trump(trump))
        partner_holds = talk.taker == place ^ 2
        if partner_holds and trump == talk.trump and level < talk.value + 10:
            return PASS
        if level >= max(80, talk.value + 10):
            return Bid(level, Trump(trump))
        theirs = talk.taker >= 0 and (talk.taker ^ place) & 1
        if theirs and self._may_double and self._defended(talk, estimates) > DOUBLE_GAP:
            return DOUBLE
        return PASS

    def _defended(self, talk: Talk, estimates: Estimates) -> float:
        """How far the standing contract should fail, seen from an opponent's hand."""
        if talk.value >= CAPOT:
            return -1.0
        strength = estimates[talk.trump] - NEUTRAL[talk.trump]
        return strength - MARGIN / 2

    # the turn-up game

    def _take(self, talk: Talk, estimates: Estimates) -> Said:
        best, worth = -1, 0.0
        for trump in self._trumps:
            if talk.taker >= 0:
                if trump < 4 or trump <= talk.trump:
                    continue
                worth_it = estimates[trump] - TAKE_HIGH
                if talk.taker == talk.turn ^ 2:
                    worth_it -= 10
                if talk.taker == talk.turn:
                    continue
            elif trump > 3:
                worth_it = estimates[trump] - TAKE_HIGH
            elif (trump == talk.turned) == (talk.round == 1):
                worth_it = estimates[trump] - TAKE[talk.round - 1]
            else:
                continue
            if worth_it > worth:
                best, worth = trump, worth_it
        return PASS if best < 0 else _TAKES[best]

    # hearing

    def unlikely(self, talk: Talk, call: Call, estimates: Estimates) -> float:
        """How unlikely a hand makes a call: minus the logarithm of a likelihood, 0 for what it would say."""
        if talk.factor > 1:
            return 0.0
        if not self._values:
            said = self._take(talk, estimates)
            if said == call:
                return 0.0
            if isinstance(call, Take):
                wanted = TAKE_HIGH if call.trump > 3 else TAKE[talk.round - 1]
                return max(0.0, wanted - estimates[call.trump]) / _SOFT + 0.3
            if isinstance(call, Pass) and isinstance(said, Take):
                wanted = TAKE_HIGH if said.trump > 3 else TAKE[talk.round - 1]
                return max(0.0, estimates[said.trump] - wanted) / _SOFT
            return 0.0
        place = talk.turn
        hopes = self.hopes(talk, place, estimates)
        best = max(hopes)
        if isinstance(call, Bid):
            hope = hopes[self._trumps.index(int(call.trump))]
            aim = CAPOT_FROM if call.value >= CAPOT else call.value + MARGIN
            # too weak a hand is ruled out more than one that could have bid more
            return (
                max(0.0, aim - hope) / _SOFT
                + max(0.0, hope - aim - 15) / (3 * _SOFT)
                + (min(best - hope, 30.0) / (2 * _SOFT))
            )
        if isinstance(call, Double):
            return max(0.0, DOUBLE_GAP - self._defended(talk, estimates)) / _SOFT
        floor = max(80, talk.value + 10) + MARGIN
        if talk.taker == place ^ 2:
            floor += 10
        return max(0.0, best - floor) / _SOFT if talk.value < CAPOT else 0.0


def likely(cost: float) -> float:
    """The likelihood of a cost of `Manners.unlikely`, never below a hundredth: people bid differently."""
    return max(exp(-cost), 0.01)
