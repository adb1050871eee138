"""Worlds for the auction: hands that would have said what was heard, and what each contract brings in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from belote_desktop.engine.cards import Suit
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .auction_tables import ground_of
from .base import Clock
from .duties import duties_for
from .ears import ear_of
from .estimate import COUPLE, to_slots
from .kernel_auction import WORLDS, Auctioneer
from .kernel_board import COMPILED
from .kernel_policy import RulePlay
from .objective import Objective
from .optimism import corrected
from .position import Position
from .runs import compared
from .scores import Result, scores_for
from .speaking import Manners, Talk
from .tables import place_of, seat_of, tables_for, turned_of
from .weights import WEIGHTS
from .worth import hopes_of

MOST = WORLDS - 1
"""Worlds at most."""
_TRIES = 1000 if COMPILED else 60
"""Worlds drawn at most to find one that fits the auction. With few the strong hands of opponents are missed: seen from
the other side, contracts thought to be made in 12 of 100 worlds were made in 35 of 100 with 60, in 17 with 1,000."""
_UNHEARD = 50
"""How many worlds in 1024 are taken as they come: people bid differently."""
_AT_ONCE = 16 if COMPILED else 1
"""Worlds drawn between two looks at the clock."""
BATCH = 64 if COMPILED else 4
"""Worlds for all calls between two looks at the clock."""


class Lie:
    """How the cards lie in one world: four hands over the slots of no trumps."""

    __slots__ = ("declared", "hands", "results", "talon")

    def __init__(self, world: Sequence[int]) -> None:
        """`world` as `Auctioneer.deal` gives it."""
        self.hands = world[:4]
        """By place, as they are in the auction."""
        self.talon = world[4:]
        """Slots in the order in which they will be dealt."""
        self.results: dict[tuple[int, int], Result] = {}
        """What was played in this world, by trump and taker."""
        self.declared: dict[tuple[int, int], tuple[int, int]] = {}
        """Declarations that count, by trump and taker where these matter."""


class AuctionWorlds:
    """Samples and plays out worlds for one view of the auction."""

    def __init__(self, view: View, rng: Random, clock: Clock, plain: bool = False) -> None:
        """`plain`: what playouts find is left as it is, not corrected by `optimism`."""
        self._view = view
        self._plain = plain
        self._clock = clock
        self.rules: RuleSet = view.rules
        self.manners = Manners(view.rules)
        self.place = place_of(view.seat, view.rules.direction)
        self._turned = turned_of(view)
        self._first = self.manners.opening(view.auction).turn
        self._auctioneer = Auctioneer()
        ground = ground_of(view, self.manners)
        self._auctioneer.prepare(ground)
        self._auctioneer.hear(ear_of(view))
        self._auctioneer.seed(rng.getrandbits(60))
        self.own_hopes = hopes_of(view.rules, ground.hand | self._turned, 6 if self._turned else 8)
        """What the own hand should bring; see `worth.hopes_of`."""
        self.lies: list[Lie] = []
        """The worlds so far."""
        self._kernels: dict[int, RulePlay] = {}
        self._objectives: dict[tuple[int, int, int, int], Objective] = {}
        self.scores = scores_for(view.rules)
        self.plays = 0
        """Deals played out so far."""

    @property
    def is_full(self) -> bool:
        """Whether there is no room for more."""
        return len(self.lies) >= MOST

    def more(self, count: int) -> list[Lie]:
        """Up to `count` more worlds likely to have led to the auction heard; fewer once the clock is over."""
        start = len(self.lies)
        while len(self.lies) < start + count and not (self.is_full or (self.lies and self._clock.is_over)):
            some = min(_AT_ONCE, start + count - len(self.lies), MOST - len(self.lies))
            self.lies += map(Lie, self._auctioneer.deal(some, _TRIES, _UNHEARD))
        return self.lies[start:]

    def ends(self, talk: Talk, first: int) -> list[tuple[int, int, int, int] | None]:
        """Trump, taker, value and factor of the contract that each world from `first` on ends with after `talk`."""
        return [
            (code >> 2 & 7, code & 3, code >> 8, code >> 5 & 7) if code else None
            for code in self._auctioneer.finish(talk, first, len(self.lies) - first)
        ]

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

    def _full(self, lie: Lie, taker: int) -> Sequence[int]:
        """The four hands of eight cards once `taker` has taken."""
        if not self._turned:
            return lie.hands
        hands, top = list(lie.hands), 0
        for step in range(4):
            place = self._first + step & 3
            size = 2 if place == taker else 3
            for slot in lie.talon[top : top + size]:
                hands[place] |= 1 << slot
            top += size
        hands[taker] |= self._turned
        return hands

    def _result(
        self, lie: Lie, hands: Sequence[int], trump: int, taker: int, code: int, fair: Sequence[int]
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

    def _belotes(self, hands: Sequence[int], trump: int) -> tuple[int, int]:
        if trump == Trump.NO_TRUMPS:
            return 0, 0
        won = [0, 0]
        for suit in Suit if trump == Trump.ALL_TRUMPS else (trump,):
            pair = COUPLE << 8 * suit
            for place in range(4):
                if hands[place] & pair == pair:
                    won[place & 1] += 1
        return won[0], won[1]

    def _declarations(self, lie: Lie, hands: Sequence[int], trump: int, taker: int) -> tuple[int, int]:
        if not self.rules.declarations:
            return 0, 0
        # in the turn-up game the taker decides who gets which cards
        key = (trump, taker if self._turned else -1)
        declared = lie.declared.get(key)
        if declared is None:
            declared = lie.declared[key] = compared(hands, self._first, Trump(trump), self.rules)
        return declared

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
