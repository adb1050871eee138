"""A contract as bit masks, for the searches.

Cards become *slots*: ``suit * 8 + strength`` for the trump in force, so within a suit the higher slot wins and
a set of cards is a 32-bit mask. Seats become *places* counted in playing order, so the next place is ``+1``,
the partner ``^ 2`` and the team ``& 1`` whichever way the table turns. Values come from the engine's tables and
options: this is no second rule book, and a test holds the two equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from belote_desktop.engine.cards import DECK, Card
from belote_desktop.engine.options import UnderPartner
from belote_desktop.engine.points import points_table
from belote_desktop.engine.seats import Direction, Seat
from belote_desktop.engine.trumps import Trump, strengths

if TYPE_CHECKING:
    from belote_desktop.engine.rules import RuleSet
    from belote_desktop.engine.view import View

FULL: Final = (1 << 32) - 1
"""Every slot."""
SUIT_MASKS: Final = tuple(0xFF << (8 * suit) for suit in range(4))
"""The slots of each suit."""


class Tables:
    """What the searches must know of a trump under a rule set; made by `tables_for`."""

    __slots__ = (
        "above",
        "beats",
        "card_of",
        "climb",
        "kind",
        "only_trumps_climb",
        "over_partner",
        "points",
        "slot_of",
        "trump",
        "trumps",
        "under_partner_forbidden",
        "underruff",
    )

    def __init__(self, rules: RuleSet, trump: Trump) -> None:
        power = strengths(trump)
        values = points_table(rules, trump)
        self.trump: Final = trump
        self.kind: Final = max(0, trump - 3)
        """0 for a suit, 1 at no trumps, 2 at all trumps."""
        self.slot_of: Final = tuple(card.suit * 8 + power[card.index] for card in DECK)
        """The slot of each card, by its index."""
        self.card_of: Final = tuple(DECK[self.slot_of.index(slot)] for slot in range(32))
        """The card of each slot."""
        self.points: Final = tuple(values[card.index] for card in self.card_of)
        """Card points of each slot as they lie on the table."""
        self.trumps: Final = 0 if trump.suit is None else SUIT_MASKS[trump.suit]
        """Cards that ruff; none at no trumps and all trumps."""
        self.climb: Final = FULL if trump is Trump.ALL_TRUMPS else self.trumps
        """Cards in whose suit, when led, one must go higher."""
        self.above: Final = tuple(SUIT_MASKS[slot >> 3] & ~((2 << slot) - 1) for slot in range(32))
        """The stronger cards of the same suit."""
        self.beats: Final = tuple(
            high if self.trumps >> slot & 1 else high | self.trumps for slot, high in enumerate(self.above)
        )
        """What wins over each slot while it holds the trick."""
        self.over_partner: Final = rules.go_over_partner
        self.underruff: Final = rules.must_underruff
        self.under_partner_forbidden: Final = rules.under_partner is UnderPartner.NOT_UNDER
        self.only_trumps_climb: Final = rules.under_partner is UnderPartner.OVER_IF_ONLY_TRUMPS

    def mask(self, cards: Iterable[Card]) -> int:
        """The mask of some cards."""
        mask = 0
        for card in cards:
            mask |= 1 << self.slot_of[card.index]
        return mask

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, lowest slot first."""
        return tuple(self.card_of[slot] for slot in slots(mask))

    def legal(self, hand: int, led: int, best: int, mate_holds: bool) -> int:
        """What `hand` may play.

        `led` is the suit led or −1 when leading, `best` the slot that holds the trick, `mate_holds` whether
        the partner played it.
        """
        if led < 0:
            return hand
        suit = SUIT_MASKS[led]
        own = hand & suit
        if own:
            if suit & self.climb and (self.over_partner or not mate_holds):
                return own & self.above[best] or own
            return own
        trumps = hand & self.trumps
        if not trumps:
            return hand
        if not mate_holds:
            if not self.trumps >> best & 1:
                return trumps
            return trumps & self.above[best] or (trumps if self.underruff else hand)
        if self.trumps >> best & 1 and (higher := trumps & self.above[best]):
            if self.under_partner_forbidden:
                return hand & ~trumps | higher
            if self.only_trumps_climb and hand == trumps:
                return higher
        return hand

    def refuted(self, slot: int, led: int, best: int, mate_holds: bool) -> int:
        """Cards that a hand cannot have held when it played `slot`, or `slot` would have been illegal.

        The one duty that this cannot say (only under `only_trumps_climb`: a low trump under the partner's
        ruff shows *either* a plain card *or* no higher trump) is left out.
        """
        if led < 0:
            return 0
        suit = SUIT_MASKS[led]
        ruff = self.trumps >> slot & 1
        if slot >> 3 == led:
            if suit & self.climb and (self.over_partner or not mate_holds) and best > slot:
                return self.above[best]
            return 0
        if not self.trumps or suit == self.trumps:
            return suit
        over = self.above[best] if self.trumps >> best & 1 else 0
        if mate_holds:
            return suit | (over if self.under_partner_forbidden and ruff and not over >> slot & 1 else 0)
        if not over and not self.trumps >> best & 1:
            return suit if ruff else suit | self.trumps
        if over >> slot & 1:
            return suit
        return suit | (over if ruff or not self.underruff else self.trumps)


@lru_cache(maxsize=64)
def tables_for(rules: RuleSet, trump: Trump) -> Tables:
    """The tables of `trump` under `rules`, made once."""
    return Tables(rules, trump)


def slots(mask: int) -> Iterator[int]:
    """The slots of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def place_of(seat: Seat, direction: Direction) -> int:
    """The place of a seat: 0 for North, then in playing order."""
    return int(seat) if direction is Direction.CLOCKWISE else -seat & 3


def seat_of(place: int, direction: Direction) -> Seat:
    """The seat at a place; the opposite of `place_of`."""
    return Seat(place if direction is Direction.CLOCKWISE else -place & 3)


def turned_of(view: View) -> int:
    """The card turned up: a mask over the slots of no trumps, 0 for none."""
    return tables_for(view.rules, Trump.NO_TRUMPS).mask((view.turned,)) if view.turned else 0
