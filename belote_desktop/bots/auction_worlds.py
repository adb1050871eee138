"""Worlds for the auction: hands that would have said what was heard, and what each contract brings in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from belote_desktop.engine.actions import PASS
from belote_desktop.engine.auction import Call
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .base import Clock
from .duties import duties_for
from .estimate import COUPLE, to_slots
from .hearing import Hearing
from .kernel_board import COMPILED
from .kernel_policy import RulePlay
from .objective import Objective
from .optimism import corrected
from .position import Position
from .runs import compared
from .scores import Result, scores_for
from .speaking import Talk, likelihood
from .tables import FULL, place_of, seat_of, slots, tables_for
from .weights import WEIGHTS

_TRIES = 24
"""Worlds drawn at most to find one that fits the auction."""
_UNHEARD = 0.15
"""How many worlds are taken as they come: people bid differently."""
BATCH = 64 if COMPILED else 4
"""Worlds between two looks at the clock."""


class Lie:
    """How the cards lie in one world: four hands over the slots of no trumps, and everybody's hopes."""

    __slots__ = ("declared", "hands", "hopes", "results", "talon")

    def __init__(self, hands: list[int], talon: list[int], hopes: list[Sequence[float]]) -> None:
        self.hands = hands
        """By place, as they are in the auction."""
        self.talon = talon
        """Cards in the order in which they will be dealt, as bits."""
        self.hopes = hopes
        """`worth.hopes_of` by place."""
        self.results: dict[tuple[int, int], Result] = {}
        """What was played in this world, by trump and taker."""
        self.declared: dict[tuple[int, int], tuple[int, int]] = {}
        """Declarations that count, by trump and taker where these matter."""


class Ear:
    """Listens to one place: how likely its hand is to have said what it said."""

    def __init__(self, hearing: Hearing, place: int) -> None:
        self.place = place
        self._manners = hearing.manners
        self._said: list[tuple[Talk, Call]] = []
        talk = hearing.opening.copy()
        for speaker, call in hearing.calls:
            talk.turn = speaker
            if speaker == place:
                self._said.append((talk.copy(), call))
            self._manners.say(talk, call)
        self.weight = sum(1 if call == PASS else 9 for _, call in self._said)
        """How much there is to hear."""
        self.likeliest = 0.0
        """The greatest chance met."""

    def chance(self, hopes: Sequence[float]) -> float:
        """The chance of all its calls, by its hopes, up to a factor."""
        chance = 1.0
        for talk, call in self._said:
            chance *= likelihood(self._manners.unlikely(talk, call, hopes))
        self.likeliest = max(self.likeliest, chance)
        return chance


class AuctionWorlds:
    """Samples and plays out worlds for one view of the auction."""

    def __init__(self, view: View, rng: Random, clock: Clock, plain: bool = False) -> None:
        """`plain`: what playouts find is left as it is, not corrected by `optimism`."""
        self._view = view
        self._plain = plain
        self._rng = rng
        self._clock = clock
        self.rules: RuleSet = view.rules
        self._hearing = Hearing(view)
        self.manners = self._hearing.manners
        self.place = place_of(view.seat, view.rules.direction)
        slots_of = tables_for(view.rules, Trump.NO_TRUMPS)
        self._own = slots_of.mask(view.hand)
        self._turned = slots_of.mask((view.turned,)) if view.turned else 0
        self._hidden = [1 << slot for slot in slots(FULL & ~self._own & ~self._turned)]
        self._size = 5 if self._turned else 8
        self._first = self._hearing.opening.turn
        self.own_hopes = self._hearing.hopes(self._own)
        self._ears = [Ear(self._hearing, place) for place in range(4) if place != self.place]
        # who has said most tells most, and is asked first
        self._ears.sort(key=lambda ear: -ear.weight)
        self._kernels: dict[int, RulePlay] = {}
        self._objectives: dict[tuple[int, int, int, int], Objective] = {}
        self.scores = scores_for(view.rules)
        self.plays = 0
        """Deals played out so far."""

    def more(self, count: int) -> list[Lie]:
        """Up to `count` worlds likely to have led to the auction heard; fewer once the clock is over."""
        if any(ear.weight for ear in self._ears) and not self._ears[0].likeliest:
            # acceptance is measured against the likeliest of some hands
            for _ in range(_TRIES):
                lie = self._draw()
                for ear in self._ears:
                    ear.chance(self._hopes(lie, ear.place))
        found: list[Lie] = []
        while len(found) < count and not (found and self._clock.is_over):
            found.append(self._accepted())
        return found

    def _accepted(self) -> Lie:
        random = self._rng.random
        best = lie = self._draw()
        if random() < _UNHEARD:
            return self._complete(lie)
        most = -1.0
        for _ in range(_TRIES):
            left, chance = random(), 1.0
            for ear in self._ears:
                if ear.weight:
                    chance *= ear.chance(self._hopes(lie, ear.place)) / ear.likeliest
                    if chance < left:
                        break
            else:
                return self._complete(lie)
            if chance > most:
                best, most = lie, chance
            lie = self._draw()
        return self._complete(best)

    def _hopes(self, lie: Lie, place: int) -> Sequence[float]:
        hopes = lie.hopes[place] = lie.hopes[place] or self._hearing.hopes(lie.hands[place])
        return hopes

    def _complete(self, lie: Lie) -> Lie:
        for place in range(4):
            self._hopes(lie, place)
        return lie

    def _draw(self) -> Lie:
        """The hidden cards dealt anyhow; hopes of the others are left open."""
        random, hidden, size = self._rng.random, self._hidden, self._size
        hidden.sort(key=lambda _: random())
        hands, top = [0, 0, 0, 0], 0
        hopes: list[Sequence[float]] = [(), (), (), ()]
        for place in range(4):
            if place == self.place:
                hands[place], hopes[place] = self._own, self.own_hopes
            else:
                hands[place] = sum(hidden[top : top + size])
                top += size
        return Lie(hands, hidden[top:], hopes)

    def play(self, lies: Iterable[Lie], trump: int, taker: int) -> None:
        """Plays `trump` taken by `taker` by the rules, in the worlds where it was not."""
        todo = [lie for lie in lies if (trump, taker) not in lie.results]
        if not todo:
            return
        kernel = self._kernels.get(trump)
        if kernel is None:
            kernel = self._kernels[trump] = RulePlay()
            kernel.load(duties_for(self.rules, Trump(trump)))
            kernel.advise(WEIGHTS[max(0, trump - 3)])
            kernel.seed(0)
        tables = tables_for(self.rules, Trump(trump))
        kernel.take(Position(tables, (0, 0, 0, 0), self._first, taker))
        full = [self._full(lie, taker) for lie in todo]
        named = Trump(trump)
        codes = kernel.playouts([[to_slots(hand, named) for hand in hands] for hands in full], ())
        fair = range(sum(tables.points) + 1) if self._plain else corrected(self.rules, trump)
        for lie, hands, (code,) in zip(todo, full, codes, strict=True):
            lie.results[trump, taker] = self._result(lie, hands, trump, taker, code, fair)
        self.plays += len(todo)

    def _full(self, lie: Lie, taker: int) -> list[int]:
        """The four hands of eight cards once `taker` has taken."""
        if not self._turned:
            return lie.hands
        hands, top = list(lie.hands), 0
        for step in range(4):
            place = self._first + step & 3
            size = 2 if place == taker else 3
            hands[place] |= sum(lie.talon[top : top + size])
            top += size
        hands[taker] |= self._turned
        return hands

    def _result(
        self, lie: Lie, hands: list[int], trump: int, taker: int, code: int, fair: Sequence[int]
    ) -> Result:
        """What the kernel found (see `RulePlay.playouts`), corrected, with the bonuses."""
        points, last, tricks = code & 511, code >> 9 & 1, code >> 11
        ours = (tricks & 15) + (tricks >> 8 & 15)
        capot = 0 if ours == 8 else 1 if ours == 0 else 2
        whole = len(fair) - 1
        if capot == 2:
            points = whole - fair[whole - points] if taker & 1 else fair[points]
        return (
            points,
            whole - points,
            last,
            capot,
            tricks >> 4 * taker & 15 == 8,
            *self._belotes(hands, trump),
            *self._declarations(lie, hands, trump, taker),
        )

    def _belotes(self, hands: list[int], trump: int) -> tuple[int, int]:
        if trump == Trump.NO_TRUMPS:
            return 0, 0
        won = [0, 0]
        for suit in Suit if trump == Trump.ALL_TRUMPS else (trump,):
            pair = COUPLE << 8 * suit
            for place in range(4):
                if hands[place] & pair == pair:
                    won[place & 1] += 1
        return won[0], won[1]

    def _declarations(self, lie: Lie, hands: list[int], trump: int, taker: int) -> tuple[int, int]:
        if not self.rules.declarations:
            return 0, 0
        # in the turn-up game the taker decides who gets which cards
        key = (trump, taker if self._turned else -1)
        declared = lie.declared.get(key)
        if declared is None:
            declared = lie.declared[key] = compared(hands, self._first, Trump(trump), self.rules)
        return declared

    def worth(self, lie: Lie, talk: Talk) -> float:
        """What the finished auction `talk` brings the seat of the view in a world that was played so.

        0 when it is passed out.
        """
        if talk.taker < 0:
            return 0.0
        return self.objective(talk.trump, talk.taker, talk.value, talk.factor).worth_of(
            lie.results[talk.trump, talk.taker]
        ) * (1 if self.place & 1 == 0 else -1)

    def objective(self, trump: int, taker: int, value: int, factor: int) -> Objective:
        """The objective of a contract; `value` as in `Talk`."""
        key = (trump, taker, value, factor)
        objective = self._objectives.get(key)
        if objective is None:
            seat = seat_of(taker, self.rules.direction)
            contract = Contract(seat, Trump(trump), value if value > 1 else None, factor)
            objective = Objective(self.rules, contract, self._view.table.held, self._view.totals)
            self._objectives[key] = objective
        return objective
