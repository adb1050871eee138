"""Hidden hands that agree with a `View`: exact counting, so that sampling is uniform and never fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from random import Random
from typing import NamedTuple

from belote_desktop.engine.actions import Action, Announce, Declaration, Declare
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.view import View

from .heard import add_declarations, likelihood
from .knowledge import TALON, Case, Knowledge, know
from .tables import place_of, slots


class World(NamedTuple):
    """One way in which the hidden cards may lie."""

    hands: tuple[int, int, int, int, int]
    """The hand of each place now, the own one included, then the talon; masks over `Knowledge.tables`."""
    named: tuple[tuple[Declaration, ...], ...]
    """What each seat has declared."""


class Worlds:
    """Samples worlds that agree with a view."""

    def __init__(self, view: View, rng: Random) -> None:
        """`rng` is used for every sample. See `knowledge.know` for when a view can be asked."""
        self.knowledge = know(view)
        add_declarations(view, self.knowledge)
        self._rng = rng
        self._cases = self.knowledge.cases
        self._weights = [likelihood(self.knowledge, case) for case in self._cases]
        self._spreads: dict[int, Spread] = {}

    def sample(self) -> World:
        """A world; all that agree with the view are equally likely where nothing was declared."""
        spread, case = self._choose()
        hands = spread.sample(self._rng)
        hands[self.knowledge.place] = self.knowledge.position.hands[self.knowledge.place]
        north, second, third, last, talon = hands
        return World((north, second, third, last, talon), case.named)

    def _choose(self) -> tuple[Spread, Case]:
        while any(self._weights):
            number = 0
            if len(self._cases) > 1:
                number = self._rng.choices(range(len(self._cases)), self._weights)[0]
            spread = self._spreads.get(number)
            if spread is None:
                spread = self._spreads[number] = spread_of(self.knowledge, self._cases[number])
            if spread.total:
                return spread, self._cases[number]
            self._weights[number] = 0.0
        # a view that contradicts itself (a wrong deal line): keep to the counts
        self._weights = [1.0]
        self._cases = [Case()]
        self._spreads = {0: Spread(self.knowledge.hidden, self.knowledge.sizes, [0] * 5, [0] * 5)}
        return self._choose()


def spread_of(knowledge: Knowledge, case: Case) -> Spread:
    """The ways to spread the hidden cards under the facts of a case."""
    holds, lacks = list(knowledge.holds), list(knowledge.lacks)
    for place, held, lacked in case.facts:
        holds[place] |= held
        lacks[place] |= lacked
    return Spread(knowledge.hidden, knowledge.sizes, holds, lacks)


def denied_to(knowledge: Knowledge, case: Case) -> list[int]:
    """The cards that each receiver does not hold under the facts of a case."""
    lacks = list(knowledge.lacks)
    for place, _, lacked in case.facts:
        lacks[place] |= lacked
    return lacks


class Spread:
    """The ways to hand cards to receivers of fixed sizes, some cards being denied to some.

    Cards denied to the same receivers are alike, so it is enough to count how many of each kind go where.
    """

    def __init__(self, cards: int, sizes: Sequence[int], holds: Sequence[int], lacks: Sequence[int]) -> None:
        """Masks by receiver: what it certainly holds and what it does not."""
        self.fixed = [mask & cards for mask in holds]
        """The cards known to lie with each receiver."""
        loose = cards
        clash = 0
        for mask, denied in zip(self.fixed, lacks, strict=True):
            clash |= mask & ~loose | mask & denied
            loose &= ~mask
        room = tuple(size - mask.bit_count() for size, mask in zip(sizes, self.fixed, strict=True))
        kinds: dict[tuple[int, ...], list[int]] = {}
        for slot in slots(loose):
            takers = tuple(i for i, size in enumerate(room) if size > 0 and not lacks[i] >> slot & 1)
            kinds.setdefault(takers, []).append(slot)
        # the cards with fewest takers first: fewer states
        self.kinds = sorted(kinds.items(), key=lambda kind: len(kind[0]))
        """The receivers that may hold some cards, and these cards."""
        self.room = room
        """How many cards each receiver still gets."""
        self._splits: dict[tuple[int, tuple[int, ...]], list[Split]] = {}
        self.total = 0
        """How many ways there are."""
        if not clash and min(room) >= 0:
            self.total = self._count(0, room)

    def _count(self, kind: int, room: tuple[int, ...]) -> int:
        """The ways to share out the cards from `kind` on, `room` being left."""
        if kind == len(self.kinds):
            return 0 if any(room) else 1
        splits = self._splits.get((kind, room))
        if splits is None:
            splits = self._splits[kind, room] = []
            takers, cards = self.kinds[kind]
            for shares, ways in _shares(len(cards), tuple(room[i] for i in takers)):
                rest = self._count(kind + 1, _left(room, takers, shares))
                if rest:
                    splits.append((shares, ways * rest))
        return sum(ways for _, ways in splits)

    def splits(
        self, kind: int, room: tuple[int, ...]
    ) -> Iterator[tuple[list[tuple[int, int]], int, tuple[int, ...]]]:
        """The ways to share the cards of a kind: receivers with their numbers, the ways in all, the room left."""
        takers = self.kinds[kind][0]
        for shares, ways in self._splits[kind, room]:
            yield list(zip(takers, shares, strict=True)), ways, _left(room, takers, shares)

    def sample(self, rng: Random) -> list[int]:
        """One of the ways, all equally likely: a mask by receiver. `total` must not be 0."""
        hands = list(self.fixed)
        room = self.room
        for kind, (takers, cards) in enumerate(self.kinds):
            splits = self._splits[kind, room]
            if len(splits) > 1:
                shares = rng.choices(splits, [ways for _, ways in splits])[0][0]
            else:
                shares = splits[0][0]
            mixed = rng.sample(cards, len(cards)) if len(takers) > 1 else cards
            top = 0
            for taker, share in zip(takers, shares, strict=True):
                for slot in mixed[top : top + share]:
                    hands[taker] |= 1 << slot
                top += share
            room = _left(room, takers, shares)
        return hands


Split = tuple[tuple[int, ...], int]
"""How many cards of a kind each taker gets, and the ways it stands for."""


def _left(room: tuple[int, ...], takers: tuple[int, ...], shares: tuple[int, ...]) -> tuple[int, ...]:
    left = list(room)
    for taker, share in zip(takers, shares, strict=True):
        left[taker] -= share
    return tuple(left)


@lru_cache(maxsize=4096)
def _shares(count: int, room: tuple[int, ...]) -> tuple[Split, ...]:
    """Ways to share `count` cards among takers with `room`: numbers, and the ways to choose the cards."""
    if not room:
        return () if count else (((), 1),)
    found = []
    for first in range(max(0, count - sum(room[1:])), min(count, room[0]) + 1):
        chosen = comb(count, first)
        found += [((first, *rest), chosen * ways) for rest, ways in _shares(count - first, room[1:])]
    return tuple(found)


def deal_of(view: View, knowledge: Knowledge, world: World) -> Deal:
    """The deal of a world, played up to where the view stands: `deal_of(…).seen_by(view.seat)` is the view.

    In the turn-up game the first five cards of each hand are any five that fit. Raises `IllegalAction` when
    the view contradicts itself.
    """
    rules, direction, tables = view.rules, view.rules.direction, knowledge.tables
    hands: list[list[Card]] = []
    for seat in Seat:
        place = place_of(seat, direction)
        hands.append(list(tables.cards(world.hands[place] | knowledge.gone[place])))
    talon: list[Card] = []
    if rules.auction is AuctionKind.TURN_UP:
        talon = list(tables.cards(world.hands[TALON]))
        if view.contract is not None:
            assert view.turned is not None
            hands[view.contract.taker].remove(view.turned)
            for seat in round_from(view.dealer.next(direction), direction):
                talon += hands[seat][5:]
                del hands[seat][5:]
    deal = Deal.of_hands(rules, view.dealer, hands, view.turned, talon, view.table.held)
    for public in view.table.log:
        action: Action
        if isinstance(public, Announce):
            assert deal.turn is not None
            action = Declare(world.named[deal.turn])
        else:
            action = public
        deal = deal.apply(action)
    return deal
