"""A rule bidder that speaks in microseconds: the rules bot's calls, and the rest of an auction in simulations.

It goes by `estimate` and by what its partner has bid. Estimates come as six numbers, one a trump, with the hand's
own belote and declarations added (`worth.hopes_of`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Final

from belote_desktop.engine.actions import CAPOT, DOUBLE, MIN_BID, PASS, Bid, Double, Pass, Redouble, Take
from belote_desktop.engine.auction import Auction, Call, TurnUpAuction
from belote_desktop.engine.options import AuctionKind, DoubleRule
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump

from .style import Style
from .tables import place_of

Estimates = Sequence[float]
"""Points of the side by trump if this hand takes, bonuses included."""
Said = Pass | Bid | Take | Double
"""What the rule bidder says; it never redoubles."""
NEUTRAL: Final = (72.0, 72.0, 72.0, 72.0, 81.0, 81.0)
"""What an average hand is estimated at, by trump."""
_TAKES: Final = tuple(Take(trump) for trump in Trump)
SOFT: Final = 5.0
"""How sharply hands that would have called otherwise are ruled out, in points."""
LEAST: Final = 0.003
"""The least likelihood of a call: people bid differently."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How boldly the rule bidder speaks; all in points."""

    margin: float = 12.0
    """What a bid stays below the points expected."""
    support: float = 1.0
    """How much of what lies above the average a hand adds to its partner's bid."""
    double: float = 27.0
    """How far a contract must be expected to fail before it is doubled."""
    take: tuple[float, float] = (95.0, 94.0)
    """Expected points from which a suit is taken in the two rounds of the turn-up game."""
    take_high: float = 98.0
    """The same for no trumps and all trumps."""
    overcall: float = 10.0
    """What it takes more to overcall one's own partner."""


def habits_of(style: Style) -> Habits:
    """The habits of a style: bold bidders ask less of their hands and count on their partner's."""
    usual, bold = Habits(), 8.0 * style.boldness
    first, second = usual.take
    return Habits(
        margin=usual.margin - bold,
        double=usual.double - 12.0 * style.doubling,
        take=(first - bold, second - bold),
        take_high=usual.take_high - bold,
    )


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
            self.turn,
            self.value,
            self.trump,
            self.taker,
            self.factor,
            self.passes,
            self.round,
            self.turned,
            self.bids[:],
        )


class Manners:
    """How the rule bidder speaks under one rule set."""

    def __init__(self, rules: RuleSet, habits: Habits | None = None) -> None:
        self._rules = rules
        self.habits = habits or Habits()
        self.trumps = [int(trump) for trump in rules.trumps]
        """The trumps allowed."""
        self.bids_values = rules.auction is AuctionKind.VALUES
        """Whether values are bid rather than a card taken."""
        self.ceiling = rules.bid_ceiling.points
        self.may_double = rules.double is not DoubleRule.OFF

    def opening(self, auction: Auction) -> Talk:
        """The auction before anything was said."""
        first = auction.calls[0][0] if auction.calls else auction.turn
        turned = int(auction.turned.suit) if isinstance(auction, TurnUpAuction) else -1
        return Talk(place_of(first, self._rules.direction), turned=turned)

    def talk(self, auction: Auction) -> Talk:
        """The engine's auction as a `Talk`."""
        talk = self.opening(auction)
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
            if talk.passes == 4 and not self.bids_values and talk.round == 1 and talk.taker < 0:
                talk.round, talk.passes = 2, 0
            return
        talk.passes = 0
        if isinstance(call, Double):
            talk.factor = 2
        elif isinstance(call, Redouble):
            talk.factor = self._rules.redouble_factor
        else:
            value = call.value if isinstance(call, Bid) else 1
            talk.value, talk.trump, talk.taker, talk.factor = value, int(call.trump), place, 1
            talk.bids[place] = (value, talk.trump)

    def is_over(self, talk: Talk) -> bool:
        """Whether nothing more can be said."""
        if talk.taker < 0:
            return talk.passes == 4
        if talk.passes == 3:
            return True
        if self.bids_values:
            return talk.factor > 2
        higher = any(trump > max(3, talk.trump) for trump in self.trumps)
        return not higher and (talk.factor > 2 or not self.may_double)

    def speak(self, talk: Talk, estimates: Estimates) -> Said:
        """What the place to speak says."""
        if talk.factor > 1 or talk.taker == talk.turn:
            return PASS
        return self._bid(talk, estimates) if self.bids_values else self._take(talk, estimates)

    def finish(self, talk: Talk, estimates: Sequence[Estimates]) -> None:
        """Speaks for all four places until the auction is over."""
        while not self.is_over(talk):
            self.say(talk, self.speak(talk, estimates[talk.turn]))

    def _bid(self, talk: Talk, estimates: Estimates) -> Said:
        place = talk.turn
        hopes = self.hopes(talk, place, estimates)
        best = max(range(len(hopes)), key=hopes.__getitem__)
        level = min(int(hopes[best] - self.habits.margin) // 10 * 10, self.ceiling)
        if level >= max(MIN_BID, talk.value + 10):
            return Bid(level, Trump(self.trumps[best]))
        return self._maybe_double(talk, estimates)

    def hopes(self, talk: Talk, place: int, estimates: Estimates) -> list[float]:
        """What each allowed trump should bring, a partner's bid counted in."""
        hopes = [estimates[t] for t in self.trumps]
        support = self.support(talk, place)
        if support is not None:
            trump, mul, add, least = support
            hopes[self.trumps.index(trump)] = max(least, mul * estimates[trump] + add)
        return hopes

    def support(self, talk: Talk, place: int) -> tuple[int, float, float, float] | None:
        """How the partner's bid lifts hopes: its trump, and `mul`, `add`, `least` of `max(least, mul * hope + add)`."""
        value, trump = talk.bids[place ^ 2]
        if not value or value >= CAPOT:
            return None
        mine, own = talk.bids[place]
        if own == trump and mine:
            # the partner has raised my bid: what it holds is counted already
            return trump, 1.0, 0.0, value
        share = self.habits.support
        return trump, share, value + self.habits.margin - share * NEUTRAL[trump], -999.0

    def _maybe_double(self, talk: Talk, estimates: Estimates) -> Said:
        theirs = talk.taker >= 0 and (talk.taker ^ talk.turn) & 1
        if theirs and self.may_double and estimates[talk.trump] > self.double_from(talk):
            return DOUBLE
        return PASS

    def double_from(self, talk: Talk) -> float:
        """What a hand must promise in the trump of the standing contract to double it."""
        if talk.value >= CAPOT:
            return 999.0
        return NEUTRAL[talk.trump] + self.habits.margin / 2 + self.habits.double

    def _take(self, talk: Talk, estimates: Estimates) -> Said:
        best, most = -1, 0.0
        for trump in self.trumps:
            wanted = self.wanted(talk, trump)
            if wanted is not None and estimates[trump] - wanted > most:
                best, most = trump, estimates[trump] - wanted
        return self._maybe_double(talk, estimates) if best < 0 else _TAKES[best]

    def wanted(self, talk: Talk, trump: int) -> float | None:
        """The points from which `trump` is taken now; `None` when it may not be."""
        habits = self.habits
        if talk.taker >= 0:
            if trump < 4 or trump <= talk.trump:
                return None
            return habits.take_high + (habits.overcall if talk.taker == talk.turn ^ 2 else 0.0)
        if trump > 3:
            return habits.take_high
        return habits.take[talk.round - 1] if (trump == talk.turned) == (talk.round == 1) else None

    def unlikely(self, talk: Talk, call: Call, estimates: Estimates) -> float:
        """How unlikely the hand to speak makes a call: minus the logarithm of a likelihood, 0 at best."""
        if talk.factor > 1 or talk.taker == talk.turn or isinstance(call, Redouble):
            return 0.0
        if isinstance(call, Double):
            return max(0.0, self.double_from(talk) - estimates[talk.trump]) / SOFT
        if self.bids_values:
            return self._unlikely_bid(talk, call, estimates)
        if isinstance(call, Take):
            wanted = self.wanted(talk, int(call.trump))
            return max(0.0, (wanted or 0.0) - estimates[call.trump]) / SOFT
        over = 0.0
        for trump in self.trumps:
            wanted = self.wanted(talk, trump)
            if wanted is not None:
                over = max(over, estimates[trump] - wanted)
        return over / SOFT

    def _unlikely_bid(self, talk: Talk, call: Call, estimates: Estimates) -> float:
        hopes = self.hopes(talk, talk.turn, estimates)
        best = max(hopes)
        if isinstance(call, Bid):
            hope = hopes[self.trumps.index(int(call.trump))]
            aim = self.aim(call)
            # a hand too weak for the bid is ruled out more than one that could have bid higher
            short, long = max(0.0, aim - hope), max(0.0, hope - aim - 15)
            return (short + long / 3 + min(best - hope, 30.0) / 2) / SOFT
        return max(0.0, best - self.floor(talk)) / SOFT if talk.value < CAPOT else 0.0

    def aim(self, bid: Bid) -> float:
        """What a hand that makes this bid promises."""
        return min(bid.value, 160) + self.habits.margin

    def floor(self, talk: Talk) -> float:
        """What a hand that passes does not promise."""
        floor = max(MIN_BID, talk.value + 10) + self.habits.margin
        return floor + 10 if talk.taker == talk.turn ^ 2 else floor


def likelihood(cost: float) -> float:
    """The likelihood of a cost of `Manners.unlikely`, never quite nothing: people bid differently."""
    return max(exp(-cost), LEAST)
