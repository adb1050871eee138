"""The card play of one deal over bit masks: what the simulations move through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .tables import SUIT_MASKS, Tables


class Position:
    """A mutable position: four hands by place, the trick on the table, and what everybody can see.

    Places, slots and masks are those of `tables`.
    """

    __slots__ = (
        "best",
        "best_place",
        "count",
        "hands",
        "lacks",
        "leads",
        "led",
        "on_table",
        "played",
        "points",
        "tables",
        "taker",
        "tricks",
        "turn",
    )

    def __init__(self, tables: Tables, hands: Sequence[int], turn: int, taker: int) -> None:
        self.tables = tables
        self.hands = list(hands)
        """Cards held, by place."""
        self.turn = turn
        """The place to play."""
        self.taker = taker
        """The place of the player who chose the trump."""
        self.led = -1
        """The suit led, −1 between two tricks."""
        self.best = -1
        """The slot that holds the trick."""
        self.best_place = turn
        self.count = 0
        """Cards on the table."""
        self.on_table = 0
        """Card points on the table."""
        self.played = 0
        """Cards gone or on the table."""
        self.lacks = [0, 0, 0, 0]
        """Cards that each place is publicly known not to hold."""
        self.leads = [0, 0, 0, 0]
        """Suits that each place has led, one bit a suit."""
        self.points = [0, 0]
        """Card points taken so far by team (places 0 and 2 are team 0), without the last-trick bonus."""
        self.tricks = [0, 0, 0, 0]
        """Tricks won, by place."""

    def copy(self) -> Position:
        """An independent copy."""
        twin = Position.__new__(Position)
        twin.tables = self.tables
        twin.hands = self.hands[:]
        twin.turn = self.turn
        twin.taker = self.taker
        twin.led = self.led
        twin.best = self.best
        twin.best_place = self.best_place
        twin.count = self.count
        twin.on_table = self.on_table
        twin.played = self.played
        twin.lacks = self.lacks[:]
        twin.leads = self.leads[:]
        twin.points = self.points[:]
        twin.tricks = self.tricks[:]
        return twin

    def legal(self) -> int:
        """What the place to play may play."""
        if self.led < 0:
            return self.hands[self.turn]
        mate_holds = self.best_place == self.turn ^ 2
        return self.tables.legal(self.hands[self.turn], self.led, self.best, mate_holds)

    def play(self, slot: int) -> None:
        """Plays a legal card of the place to play."""
        tables = self.tables
        place = self.turn
        self.hands[place] &= ~(1 << slot)
        self.played |= 1 << slot
        self.on_table += tables.points[slot]
        if self.led < 0:
            self.led = slot >> 3
            self.leads[place] |= 1 << (slot >> 3)
            self.best = slot
            self.best_place = place
        else:
            if slot >> 3 != self.led or SUIT_MASKS[slot >> 3] & tables.climb:
                self.lacks[place] |= tables.refuted(slot, self.led, self.best, self.best_place == place ^ 2)
            if tables.beats[self.best] >> slot & 1:
                self.best = slot
                self.best_place = place
        if self.count < 3:
            self.count += 1
            self.turn = (place + 1) & 3
            return
        winner = self.best_place
        self.points[winner & 1] += self.on_table
        self.tricks[winner] += 1
        self.turn = winner
        self.led = -1
        self.count = self.on_table = 0

    @property
    def is_over(self) -> bool:
        """Whether every card is played; `turn` is then the winner of the last trick."""
        return not self.hands[self.turn]


Policy = Callable[[Position, int], int]
"""Chooses a slot among the legal mask from the own hand and what everybody can see."""


def playout(position: Position, policy: Policy) -> None:
    """Plays `position` to the end with `policy`."""
    hands, play, legal_of = position.hands, position.play, position.legal
    while hands[position.turn]:
        legal = legal_of()
        play(policy(position, legal) if legal & (legal - 1) else legal.bit_length() - 1)
