"""Whether one hand takes every trick left, proved from what its player may know.

The proof is an order of its own cards in which each wins its trick, whatever the others hold and play. The others
are looked at one by one, with every number of cards of each suit that the view leaves them: more than can be true
together, so a proof holds in every world, and some claims that are true are not found.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from belote_desktop.engine.cards import Card
from belote_desktop.engine.table import Phase
from belote_desktop.engine.view import View

from .base import CancelFlag
from .knowledge import Knowledge, know
from .tables import SUIT_MASKS, Tables, slots


@dataclass(frozen=True)
class Lead:
    """One trick of a plan: the suit led, the own card, and who still plays to it."""

    suit: int
    slot: int
    against: tuple[int, ...]
    """Places."""


@dataclass(frozen=True)
class Other:
    """What one of the other players may hold."""

    place: int
    size: int
    may: int
    """Cards it may hold, as a mask."""
    must: int
    """Cards it certainly holds."""

    def shapes(self) -> Iterator[tuple[int, ...]]:
        """Every number of cards by suit that its hand may have."""
        low = [(self.must & suit).bit_count() for suit in SUIT_MASKS]
        high = [min((self.may & suit).bit_count(), self.size) for suit in SUIT_MASKS]
        for a in range(low[0], high[0] + 1):
            for b in range(low[1], high[1] + 1):
                for c in range(low[2], high[2] + 1):
                    d = self.size - a - b - c
                    if low[3] <= d <= high[3]:
                        yield a, b, c, d


def certain_tricks(view: View, cancel: CancelFlag | None = None) -> tuple[Card, ...] | None:
    """The own cards in an order that takes every trick left; None when that cannot be proved.

    It must be the turn of `view.seat` to play, with no word said that binds the card to play.
    """
    if view.phase is not Phase.PLAY or view.turn is not view.seat or view.contract is None:
        return None
    if view.table.pending is not None:
        return None
    knowledge = know(view)
    others = _others(knowledge)
    shapes = {other.place: tuple(other.shapes()) for other in others}
    for plan in _plans(view, knowledge):
        if cancel is not None and cancel.is_set():
            return None
        if all(_holds(knowledge.tables, plan, other, shapes[other.place]) for other in others):
            return tuple(knowledge.tables.card_of[lead.slot] for lead in plan)
    return None


def _others(knowledge: Knowledge) -> list[Other]:
    found = []
    for place in range(4):
        if place != knowledge.place:
            may = knowledge.hidden & ~knowledge.lacks[place]
            for other in range(4):
                if other != place:
                    may &= ~knowledge.holds[other]
            found.append(Other(place, knowledge.sizes[place], may, knowledge.holds[place] & may))
    return found


def _plans(view: View, knowledge: Knowledge) -> Iterator[tuple[Lead, ...]]:
    """Orders worth trying: a winner of the trick on the table, then trumps, then suit by suit from the top."""
    position, tables, me = knowledge.position, knowledge.tables, knowledge.place
    hand = position.hands[me]
    everybody = tuple(place for place in range(4) if place != me)
    if position.led < 0:
        for rest in _rests(tables, hand):
            yield tuple(Lead(slot >> 3, slot, everybody) for slot in rest)
        return
    after = tuple(me + step & 3 for step in range(1, 4 - len(view.trick.cards)))
    for slot in slots(position.legal() & tables.beats[position.best]):
        first = Lead(position.led, slot, after)
        for rest in _rests(tables, hand & ~(1 << slot)):
            yield (first, *(Lead(slot >> 3, slot, everybody) for slot in rest))


def _rests(tables: Tables, hand: int) -> Iterator[tuple[int, ...]]:
    trumps = tuple(sorted(slots(hand & tables.trumps), reverse=True))
    plain = [hand & suit & ~tables.trumps for suit in SUIT_MASKS]
    suits = [tuple(sorted(slots(mask), reverse=True)) for mask in plain if mask]
    for order in permutations(suits):
        yield (*trumps, *(slot for suit in order for slot in suit))


def _holds(tables: Tables, plan: tuple[Lead, ...], other: Other, shapes: tuple[tuple[int, ...], ...]) -> bool:
    """Whether no hand that `other` may have beats a card of the plan."""
    trump_suit = next((suit for suit in range(4) if SUIT_MASKS[suit] == tables.trumps), -1)
    led = [0, 0, 0, 0]
    gone = 0
    for lead in plan:
        if other.place in lead.against:
            for shape in shapes:
                if _follows_higher(lead, other, shape, led) or _ruffs(
                    tables, lead, other, shape, led, gone, trump_suit
                ):
                    return False
            led[lead.suit] += 1
            gone += 1
    return True


def _follows_higher(lead: Lead, other: Other, shape: tuple[int, ...], led: list[int]) -> bool:
    """Whether a hand of this shape may still follow with a card above: it gave the others first."""
    if lead.slot >> 3 != lead.suit:  # a ruff is not beaten by following
        return False
    higher = other.may & SUIT_MASKS[lead.suit] & ~((2 << lead.slot) - 1)
    return bool(higher) and shape[lead.suit] > led[lead.suit]


def _ruffs(
    tables: Tables, lead: Lead, other: Other, shape: tuple[int, ...], led: list[int], gone: int, trumps: int
) -> bool:
    """Whether a hand of this shape may be out of the suit led and hold a trump that wins."""
    if trumps < 0 or lead.suit == trumps or shape[trumps] <= led[trumps]:
        return False
    if not other.may & tables.beats[lead.slot] & SUIT_MASKS[trumps]:
        return False
    # what it had to follow with in other suits was not thrown away from this one
    followed = sum(min(led[suit], shape[suit]) for suit in range(4) if suit != lead.suit)
    return shape[lead.suit] <= gone - followed
