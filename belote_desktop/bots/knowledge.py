"""What a `View` tells about the hidden hands: the hard facts, as masks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.trumps import Trump, is_trump
from belote_desktop.engine.view import View

from .position import Position
from .tables import FULL, Tables, place_of, seat_of, tables_for

TALON = 4
"""The receiver, after the four places, of what was not dealt yet."""


class Fact(NamedTuple):
    """Cards that a place holds and cards that it does not."""

    place: int
    holds: int
    lacks: int


class Case(NamedTuple):
    """One way to explain what was heard: facts that go together, and what each seat would have declared."""

    facts: tuple[Fact, ...] = ()
    named: tuple[tuple[Declaration, ...], ...] = ((), (), (), ())


@dataclass(slots=True)
class Knowledge:
    """The hidden cards and who may hold them, over the slots of `tables`."""

    tables: Tables
    position: Position
    """The play so far, with the own hand alone filled in."""
    place: int
    """The place that knows all this."""
    hidden: int
    """Cards that are neither seen nor in the own hand."""
    sizes: list[int]
    """How many hidden cards each place, then the talon, holds."""
    holds: list[int]
    """Hidden cards whose place is known."""
    lacks: list[int]
    """Cards that a place (or the talon) does not hold."""
    gone: list[int]
    """Cards that each place has played."""
    cases: list[Case] = field(default_factory=lambda: [Case()])
    """The ways to explain declarations not shown and the like; exactly one of them is true."""

    def branch(self, ways: list[Fact]) -> None:
        """One of `ways` is true."""
        self.cases = [Case((*case.facts, way), case.named) for case in self.cases for way in ways]


def know(view: View) -> Knowledge:
    """All that is certain from `view`; the slots are those of the contract, of no trumps before there is one.

    The view must not lie between a «belote» and its card, unless it is the own seat that spoke.
    """
    tables = tables_for(view.rules, view.contract.trump if view.contract else Trump.NO_TRUMPS)
    direction = view.rules.direction
    me = place_of(view.seat, direction)
    taker = place_of(view.contract.taker, direction) if view.contract else me
    first = view.tricks[0].leader if view.tricks else view.leader
    own = tables.mask(view.hand)
    position = Position(tables, (0, 0, 0, 0), place_of(first, direction), taker)
    sizes = [view.hand_sizes[seat_of(place, direction)] for place in range(4)] + [0]
    sizes[me] = 0
    knowledge = Knowledge(tables, position, me, FULL & ~own, sizes, [0] * 5, [0] * 5, [0] * 4)
    if view.contract is None:
        if view.turned is not None:
            knowledge.hidden &= ~tables.mask((view.turned,))
            sizes[TALON] = 11
    else:
        low_ruffs = _replay(view, knowledge)
        knowledge.hidden &= ~position.played
        if view.turned is not None:
            # the taker holds the turned-up card until it plays it
            knowledge.holds[taker] |= tables.mask((view.turned,)) & knowledge.hidden
        _belotes(view, knowledge)
        for place, best, gone in low_ruffs:
            _low_ruff(knowledge, place, best, gone)
    position.hands[me] = own
    return knowledge


def _replay(view: View, knowledge: Knowledge) -> list[tuple[int, int, int]]:
    """Plays the tricks over, which shows the voids and the trump ceilings.

    Returns the low trumps played under a partner's ruff where a hand of trumps alone may not: the place, the
    ruff, what the place had played by then.
    """
    tables, position = knowledge.tables, knowledge.position
    low_ruffs = []
    for trick in (*view.tricks, view.trick):
        for card in trick.cards:
            slot, place, best = tables.slot_of[card.index], position.turn, position.best
            knowledge.gone[place] |= 1 << slot
            under = position.led >= 0 and position.best_place == place ^ 2 and slot >> 3 != position.led
            under = under and slot < best and bool(tables.trumps >> best & tables.trumps >> slot & 1)
            if under and tables.only_trumps_climb and place != knowledge.place:
                low_ruffs.append((place, best, knowledge.gone[place]))
            position.play(slot)
    for place in range(4):
        knowledge.lacks[place] |= position.lacks[place]
    return low_ruffs


def _low_ruff(knowledge: Knowledge, place: int, best: int, gone: int) -> None:
    """The place had a plain card then, or no trump over `best`; `gone` had been played by then."""
    trumps = knowledge.tables.trumps
    if knowledge.gone[place] & ~gone & ~trumps:
        return
    plain = knowledge.hidden & ~trumps & ~knowledge.lacks[place]
    ways = [Fact(place, 0, knowledge.tables.above[best])]
    while plain:
        low = plain & -plain
        plain ^= low
        ways.append(Fact(place, low, 0))
    knowledge.branch(ways)


def _belotes(view: View, knowledge: Knowledge) -> None:
    """Belote said shows the other card; not said where it is automatic denies it."""
    tables, rules, direction = knowledge.tables, view.rules, view.rules.direction
    for belote in view.belotes:
        knowledge.holds[place_of(belote.seat, direction)] |= couple(tables, belote.suit) & knowledge.hidden
    if rules.say_belote:
        return
    said = {(belote.seat, belote.suit) for belote in view.belotes}
    for trick in (*view.tricks, view.trick):
        for seat, card in trick.plays(direction):
            tells = card.rank is Rank.KING or (card.rank is Rank.QUEEN and not rules.king_first)
            if tells and is_trump(card, tables.trump) and (seat, card.suit) not in said:
                knowledge.lacks[place_of(seat, direction)] |= couple(tables, card.suit)


def couple(tables: Tables, suit: Suit) -> int:
    """The king and queen of a suit."""
    return sum(1 << slot for slot in range(suit * 8, suit * 8 + 8) if tables.card_of[slot].rank in _ROYAL)


_ROYAL = (Rank.KING, Rank.QUEEN)
