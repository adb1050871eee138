"""What everybody at the table can see: the part of a deal that a `Deal` and a `View` share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from .actions import Declaration, Kind, PublicAction, Word
from .auction import Auction
from .cards import Card, Suit
from .contract import Contract
from .declarations import Comparison
from .points import LAST_TRICK_POINTS
from .rules import RuleSet
from .seats import Seat, Team
from .trick import Trick


class Phase(Enum):
    """Where a deal stands."""

    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"


class Belote(NamedTuple):
    """A belote being said: complete once the second word has been."""

    seat: Seat
    suit: Suit
    complete: bool


@dataclass(frozen=True)
class Table:
    """Everything public about a deal; immutable."""

    rules: RuleSet
    dealer: Seat
    turned: Card | None
    """The turned-up card of the turn-up game."""
    held: int
    """Points held from an earlier litige, for the winners of this deal."""
    auction: Auction
    contract: Contract | None
    """`None` until the auction is over."""
    phase: Phase
    turn: Seat | None
    """Who speaks or plays; `None` when the deal is over."""
    tricks: tuple[Trick, ...]
    """The finished tricks."""
    trick: Trick
    """The trick being played, perhaps empty."""
    log: tuple[PublicAction, ...]
    """All that was said and played, declarations by their nature only."""
    card_points: tuple[int, int]
    """Points of the cards taken by each team, unscaled, without the last trick."""
    tricks_taken: tuple[int, int]
    announced: tuple[tuple[Kind, ...], ...]
    """The natures each seat named, by `Seat`."""
    shown: tuple[tuple[Declaration, ...], ...]
    """The declarations each seat has shown, by `Seat`."""
    comparison: Comparison | None
    """Whose declarations count, with the points they have shown so far; `None` until the first trick is over."""
    belotes: tuple[Belote, ...]
    pending: Word | None
    """Belote or rebelote just said: its king or queen must follow."""

    @property
    def is_over(self) -> bool:
        """Whether the deal is finished, played or passed out."""
        return self.phase is Phase.OVER

    @property
    def is_passed_out(self) -> bool:
        """Whether nobody took: the next player deals."""
        return self.auction.is_passed_out

    @property
    def leader(self) -> Seat:
        """Who leads the trick being played."""
        return self.trick.leader

    @property
    def hand_sizes(self) -> tuple[int, int, int, int]:
        """How many cards each seat holds."""
        if self.contract is None:
            size = 8 if self.turned is None else 5
            return (size, size, size, size)
        left = 8 - len(self.tricks)
        played = {seat for seat, _ in self.trick.plays(self.rules.direction)}
        north, east, south, west = (left - (seat in played) for seat in Seat)
        return (north, east, south, west)

    def tricks_won(self, team: Team) -> int:
        """How many tricks a side has taken."""
        return self.tricks_taken[team]

    def points(self, team: Team) -> int:
        """Points of the tricks a side has taken, unscaled; the last trick counts its ten."""
        last = self.phase is Phase.OVER and self.tricks and self.tricks[-1]
        bonus = LAST_TRICK_POINTS if last and self._winner(last).team is team else 0
        return self.card_points[team] + bonus

    def _winner(self, trick: Trick) -> Seat:
        assert self.contract is not None
        return trick.winner(self.contract.trump, self.rules.direction)

    @property
    def last_trick(self) -> Trick | None:
        """The last finished trick."""
        return self.tricks[-1] if self.tricks else None

    def trick_winner(self, number: int) -> Seat:
        """Who took the finished trick `number`, counted from 0."""
        return self._winner(self.tricks[number])
