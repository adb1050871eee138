# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Every line of play tried, with no table and no pruning: what the solver must agree with.

A witness of its own: it reads the engine's cards and options and shares nothing with the kernels, not even the order
of the cards in a mask. It is written as the kernels are, so that `brute` may compile it; else it runs as it is.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from belote_desktop.bots import _shadow as cython

from collections.abc import Sequence

from belote_desktop.engine import RuleSet, Trump
from belote_desktop.engine.options import UnderPartner
from belote_desktop.engine.points import LAST_TRICK_POINTS, points_table
from belote_desktop.engine.trumps import strengths

COMPILED: bool = cython.compiled


@cython.final
@cython.cclass
class Lines:
    """The play of one contract. Cards are the engine's indices (suit · 8 + rank), hands are masks of them."""

    points: cython.int[32]
    stronger: cython.uint[32]  # the cards of the same suit that are, by card
    number: cython.int[37]  # of a card from its bit: every power of two leaves its own remainder by 37
    hands: cython.uint[4]
    trump_suit: cython.int  # −1 at no trumps and all trumps
    all_trumps: cython.bint
    over_partner: cython.bint
    underruff: cython.bint
    not_under_partner: cython.bint
    over_if_only_trumps: cython.bint
    last_trick: cython.int
    made: cython.int
    lost: cython.int

    def __init__(self, rules: RuleSet, trump: Trump) -> None:
        if not cython.compiled:
            self.points = [0] * 32
            self.stronger = [0] * 32
            self.number = [0] * 37
            self.hands = [0] * 4
        points, power = points_table(rules, trump), strengths(trump)
        for card in range(32):
            self.points[card] = points[card]
            self.number[(1 << card) % 37] = card
            suit = range(card & 24, (card & 24) + 8)
            self.stronger[card] = sum(1 << other for other in suit if power[other] > power[card])
        self.trump_suit = -1 if trump.suit is None else trump.suit
        self.all_trumps = trump is Trump.ALL_TRUMPS
        self.over_partner = rules.go_over_partner
        self.underruff = rules.must_underruff
        self.not_under_partner = rules.under_partner is UnderPartner.NOT_UNDER
        self.over_if_only_trumps = rules.under_partner is UnderPartner.OVER_IF_ONLY_TRUMPS
        self.last_trick = LAST_TRICK_POINTS
        self.made = self.lost = 0

    def winner(self, table: Sequence[int]) -> int:
        """The number, from 0, of the card that holds the trick."""
        best = 0
        for i in range(1, len(table)):
            if self.beats(table[i], table[best]):
                best = i
        return best

    def allowed(self, hand: int, table: Sequence[int]) -> int:
        """What `hand` may play on the cards of the `table`: a mask."""
        if not table:
            return hand
        best = self.winner(table)
        return self.legal(hand, table[0] >> 3, table[best], best == len(table) - 2)

    def values(
        self, hands: Sequence[int], leader: int, table: Sequence[int], made: int, lost: int, unbeaten: int
    ) -> dict[int, int]:
        """Team 0's points from here on after each legal card; the position is told as to `Solver.place`."""
        place: cython.int = leader + len(table) & 3
        lying: cython.int = len(table)
        led: cython.int = -1
        best: cython.int = 0
        holder: cython.int = 0
        points: cython.int = 0
        sides: cython.int = (unbeaten & 1 if made else 0) | (unbeaten & 2 if lost else 0)
        self.made = made
        self.lost = lost
        for i in range(4):
            self.hands[i] = hands[i]
        if table:
            first = self.winner(table)
            led = table[0] >> 3
            best = table[first]
            holder = leader + first & 3
            points = sum([self.points[card] for card in table])
        legal = self.allowed(hands[place], table)
        return {
            card: self.after(card, place, lying, led, best, holder, points, sides)
            for card in range(32)
            if legal >> card & 1
        }

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, best: cython.int) -> cython.bint:
        """Whether `card` takes over a trick that `best` holds."""
        one: cython.uint = 1
        if card >> 3 == best >> 3:
            return self.stronger[best] & one << card != 0
        return card >> 3 == self.trump_suit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(
        self, hand: cython.uint, led: cython.int, best: cython.int, partner_holds: cython.bint
    ) -> cython.uint:
        """What `hand` may play on a trick in the suit `led` that `best` holds."""
        suit: cython.uint = 255
        over: cython.uint
        follow: cython.uint = hand & suit << 8 * led
        trumps: cython.uint = hand & suit << 8 * self.trump_suit if self.trump_suit >= 0 else 0
        if follow:
            if led != self.trump_suit and not self.all_trumps:
                return follow
            if partner_holds and not self.over_partner:
                return follow
            over = follow & self.stronger[best]
            return over if over else follow
        if not trumps:
            return hand
        over = trumps & self.stronger[best] if best >> 3 == self.trump_suit else trumps
        if not partner_holds:
            if over:
                return over
            return trumps if self.underruff else hand
        if best >> 3 != self.trump_suit or not over:
            return hand
        if self.not_under_partner:
            return hand ^ trumps | over
        if self.over_if_only_trumps and hand == trumps:
            return over
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        card: cython.int,
        place: cython.int,
        lying: cython.int,
        led: cython.int,
        best: cython.int,
        holder: cython.int,
        points: cython.int,
        sides: cython.int,
    ) -> cython.int:
        """The value after `place` plays `card`; `points` lie on the table, `sides` may still take every trick."""
        one: cython.uint = 1
        value: cython.int
        points += self.points[card]
        if lying == 0:
            led = card >> 3
            best = card
            holder = place
        elif self.beats(card, best):
            best = card
            holder = place
        self.hands[place] ^= one << card
        if lying < 3:
            value = self.most(place + 1 & 3, lying + 1, led, best, holder, points, sides)
        else:
            sides &= 2 if holder & 1 else 1
            if self.hands[holder]:
                value = self.most(holder, 0, -1, 0, 0, 0, sides)
            else:
                value = 0 if holder & 1 else self.last_trick
                value += (self.made if sides & 1 else 0) - (self.lost if sides & 2 else 0)
            value += 0 if holder & 1 else points
        self.hands[place] ^= one << card
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def most(
        self,
        place: cython.int,
        lying: cython.int,
        led: cython.int,
        best: cython.int,
        holder: cython.int,
        points: cython.int,
        sides: cython.int,
    ) -> cython.int:
        """The value with `place` to play: the most that team 0, the least that team 1 can bring about."""
        value: cython.int
        bit: cython.uint
        found: cython.int = 100_000 if place & 1 else -100_000
        cards: cython.uint = self.hands[place]
        if lying:
            cards = self.legal(cards, led, best, holder == place ^ 2)
        while cards:
            bit = cards & -cards
            cards ^= bit
            value = self.after(self.number[bit % 37], place, lying, led, best, holder, points, sides)
            if value < found if place & 1 else value > found:
                found = value
        return found
