# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Guesses of the hidden hands: spread by exact counting, kept by how well they explain what was said and played.

`spreads` counts the ways to spread the hidden cards; here one of them is drawn. A guess costs more the less its hands
fit the calls (`kernel_ears`) and the more often a player played another card than the rules would have. A first guess
is accepted with the chance that goes with its cost, on a scale set so that one in a few is; the next ones come from it
by exchanging single cards, each exchange accepted by the change of cost (Metropolis), which is far cheaper.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from collections.abc import Sequence
from math import log
from typing import TYPE_CHECKING

from .kernel_ears import Ear
from .kernel_policy import RulePlay

if TYPE_CHECKING:
    from .spreads import Ways


@cython.final
@cython.cclass
class Guess(RulePlay):
    """Draws hands for one view: `load`, `advise`, `seed`, `hear`, `spread` and `remember` come first."""

    ear: Ear
    kinds: cython.int  # of hidden cards: those that the same places may hold
    kind_cards: cython.uint[32]
    node_first: cython.int[4096]
    node_count: cython.int[4096]
    node_total: cython.double[4096]
    share: cython.uint[16384]  # four bits a receiver
    upto: cython.double[16384]  # ways of this split and those before it
    child: cython.int[16384]
    fixed: cython.uint[5]  # cards known to lie with each receiver, the talon last
    own_place: cython.int  # whose hand is known, −1 for none
    own_hand: cython.uint
    gone: cython.uint[4]  # cards played by each place
    moves: cython.int  # cards played so far, then their slots in order
    move: cython.int[32]
    thinker: cython.int  # the place whose own cards tell it nothing
    first: cython.int  # the place that led the first trick
    surprise: cython.double  # what a card costs that the rules would not have played
    patience: cython.double[1024]  # by how much more a guess may cost, each as likely as the others
    guess: cython.uint[5]  # hands of the guess, the talon last
    kept_guess: cython.uint[5]
    denied: cython.uint[5]  # cards that a receiver does not hold
    guess_cost: cython.double
    threshold: cython.double  # guesses of at most this cost are always accepted

    def __init__(self) -> None:
        RulePlay.__init__(self)
        self.ear = Ear()
        self.moves = self.kinds = 0
        self.threshold = 0.0
        self.surprise = 0.0
        if not cython.compiled:
            self.kind_cards = [0] * 32
            self.node_first = [0] * 4096
            self.node_count = [0] * 4096
            self.node_total = [0.0] * 4096
            self.share = [0] * 16384
            self.upto = [0.0] * 16384
            self.child = [0] * 16384
            self.fixed = [0] * 5
            self.gone = [0] * 4
            self.move = [0] * 32
            self.patience = [0.0] * 1024
            self.guess = [0] * 5
            self.kept_guess = [0] * 5
            self.denied = [0] * 5
        for i in range(1024):
            self.patience[i] = -log((i + 0.5) / 1024)

    def hear(self, ear: Ear) -> None:
        """Take over an auction."""
        self.ear = ear

    def spread(self, ways: Ways, place: int, hand: int, denied: Sequence[int]) -> None:
        """Take over the ways to spread the hidden cards, the place and hand of who guesses, what is `denied` to whom."""
        i: cython.int
        self.kinds = len(ways.kinds)
        for i in range(self.kinds):
            self.kind_cards[i] = ways.kinds[i]
        for i in range(len(ways.first)):
            self.node_first[i] = ways.first[i]
            self.node_count[i] = ways.branches[i]
            self.node_total[i] = ways.total[i]
        for i in range(len(ways.share)):
            self.share[i] = ways.share[i]
            self.upto[i] = ways.upto[i]
            self.child[i] = ways.child[i]
        for i in range(5):
            self.fixed[i] = ways.fixed[i]
            self.denied[i] = denied[i]
        self.own_place = place
        self.own_hand = hand

    def remember(
        self, place: int, taker: int, first: int, moves: Sequence[int], gone: Sequence[int], surprise: float
    ) -> None:
        """Take over the play: who guesses, took and led, the slots in order, what each place played, what a surprise costs."""
        i: cython.int
        self.thinker = place
        self.taker = taker
        self.first = first
        self.moves = len(moves)
        for i in range(self.moves):
            self.move[i] = moves[i]
        for i in range(4):
            self.gone[i] = gone[i]
        self.surprise = surprise

    def settle(self, tries: int) -> None:
        """Set the scale so that about one guess in `tries` is accepted, from some trial guesses."""
        i: cython.int
        costs: cython.double[128]
        low: cython.double = 0.0
        high: cython.double = 0.0
        middle: cython.double
        total: cython.double
        wanted: cython.double = 128.0 / tries
        step: cython.int
        if not cython.compiled:
            costs = [0.0] * 128
        with cython.nogil:
            for i in range(128):
                self.draw_hands()
                costs[i] = self.cost(1e9)
                high = max(high, costs[i])
            for step in range(24):  # noqa: B007
                middle = (low + high) / 2
                total = 0.0
                for i in range(128):
                    total += self.ear.chance(costs[i] - middle)
                if total < wanted:
                    low = middle
                else:
                    high = middle
        self.threshold = (low + high) / 2

    def guesses(self, count: int, tries: int, steps: int = 0) -> list[tuple[int, int, int, int, int]]:
        """Hands by place, then the talon.

        Each 64th guess is the first accepted of `tries` at most, else the likeliest of them; between these each comes
        from the one before by `steps` exchanges. Without steps all are drawn afresh.
        """
        number: cython.int = tries
        some: cython.int = steps
        found = []
        made: cython.int
        wanted: cython.int = count
        for made in range(wanted):
            with cython.nogil:
                if some and made & 63:
                    self.walk(some)
                else:
                    self.accept(number)
            found.append((self.guess[0], self.guess[1], self.guess[2], self.guess[3], self.guess[4]))
        return found

    def cost_of(self, hands: Sequence[int]) -> float:
        """What these hands, as they are now, cost as a guess."""
        i: cython.int
        for i in range(4):
            self.guess[i] = hands[i]
        return self.cost(1e9)

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def accept(self, tries: cython.int) -> cython.void:
        """Set `guess` to hands accepted by their chance."""
        i: cython.int
        cost: cython.double
        least: cython.double = 1e9
        while tries > 0:
            tries -= 1
            self.draw_hands()
            cost = self.cost(1e9)
            if self.dice.draw(1 << 30) < self.ear.chance(cost - self.threshold) * 1073741824.0:
                self.guess_cost = cost
                return
            if cost < least:
                least = cost
                for i in range(5):
                    self.kept_guess[i] = self.guess[i]
        self.guess_cost = least
        for i in range(5):
            self.guess[i] = self.kept_guess[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def walk(self, steps: cython.int) -> cython.void:
        """Exchange cards between two hidden hands, `steps` times."""
        one: cython.int
        other: cython.int
        give: cython.uint
        get: cython.uint
        cost: cython.double
        bound: cython.double
        while steps > 0:
            steps -= 1
            one = self.dice.draw(4)
            other = one + 1 + self.dice.draw(3) & 3
            if one == self.own_place or other == self.own_place:
                continue
            give = self.guess[one] & ~self.fixed[one]
            get = self.guess[other] & ~self.fixed[other]
            if not give or not get:
                continue
            give = self.bit[self.pick(give)]
            get = self.bit[self.pick(get)]
            if give & self.denied[other] or get & self.denied[one]:
                continue
            self.guess[one] ^= give | get
            self.guess[other] ^= give | get
            bound = self.guess_cost + self.patience[self.dice.draw(1024)]
            cost = self.cost(bound)
            if cost <= bound:
                self.guess_cost = cost
            else:
                self.guess[one] ^= give | get
                self.guess[other] ^= give | get

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def draw_hands(self) -> cython.void:
        """Set `guess` to one of the ways, each as likely as the others."""
        i: cython.int
        kind: cython.int
        node: cython.int = 0
        split: cython.int
        last: cython.int
        cards: cython.uint
        shares: cython.uint
        number: cython.int
        slot: cython.int
        at: cython.double
        for i in range(5):
            self.guess[i] = self.fixed[i]
        for kind in range(self.kinds):
            split = self.node_first[node]
            last = split + self.node_count[node] - 1
            if split < last:
                at = self.dice.draw(1 << 30) * (self.node_total[node] / 1073741824.0)
                while split < last and at >= self.upto[split]:
                    split += 1
            cards = self.kind_cards[kind]
            shares = self.share[split]
            for i in range(5):
                number = shares >> (i << 2) & 15
                if shares >> (i << 2) < 16:
                    self.guess[i] |= cards  # the last one gets the rest
                    break
                while number > 0:
                    number -= 1
                    slot = self.pick(cards)
                    cards ^= self.bit[slot]
                    self.guess[i] |= self.bit[slot]
            node = self.child[split]
        if self.own_place >= 0:
            self.guess[self.own_place] = self.own_hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cost(self, bound: cython.double) -> cython.double:
        """How badly `guess` explains what was said and played; any number above `bound` when it is more."""
        i: cython.int
        slot: cython.int
        card: cython.int
        cards: cython.uint
        total: cython.double = 0.0
        for i in range(4):
            self.hands[i] = self.guess[i] | self.gone[i]
            total += self.ear.heard(i, self.hands[i])
        if self.surprise <= 0 or total > bound:
            return total
        for i in range(4):
            self.lacks[i] = self.leads[i] = 0
        self.played = 0
        self.turn = self.holder = self.first
        self.led = -1
        self.best = self.count = self.on_table = 0
        for i in range(self.moves):
            slot = self.move[i]
            if self.turn != self.thinker:
                cards = self.choices()
                if cards & cards - 1:
                    card = self.rule_card(cards)
                    if card != slot and (card >> 3 != slot >> 3 or self.points[card] != self.points[slot]):
                        total += self.surprise
                        if total > bound:
                            return total
            self.play(slot)
        return total
