"""`View`: exactly what one seat may know. Bots are given this and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action, Declaration, Kind, PublicAction
from .auction import Auction, Call
from .cards import Card, Hand
from .contract import Contract
from .illegal import Illegal
from .legality import legal_actions, refusal
from .rules import RuleSet
from .scoring import Score
from .seats import Seat, Team
from .table import Belote, Phase, Table
from .trick import Trick


@dataclass(frozen=True)
class View:
    """A deal as seen from one seat: the table, one's own hand, one's own declarations."""

    table: Table
    seat: Seat
    hand: Hand
    """One's own cards, in index order."""
    named: tuple[Declaration, ...] = ()
    """What one has declared, card by card."""
    score: Score | None = None
    """The score once the deal is over; `None` before, and when nobody took."""
    totals: tuple[int, int] = (0, 0)
    """The match so far, by team."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.table.rules

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.table.dealer

    @property
    def turn(self) -> Seat | None:
        """Who speaks or plays; `None` when the deal is over."""
        return self.table.turn

    @property
    def phase(self) -> Phase:
        """Auction, play or over."""
        return self.table.phase

    @property
    def is_over(self) -> bool:
        """Whether the deal is finished."""
        return self.table.is_over

    @property
    def is_passed_out(self) -> bool:
        """Whether nobody took."""
        return self.table.is_passed_out

    @property
    def hand_sizes(self) -> tuple[int, int, int, int]:
        """How many cards each seat holds."""
        return self.table.hand_sizes

    @property
    def auction(self) -> Auction:
        """The auction so far."""
        return self.table.auction

    @property
    def contract(self) -> Contract | None:
        """The contract; `None` until the auction is over."""
        return self.table.contract

    @property
    def turned(self) -> Card | None:
        """The turned-up card, which the taker picks up."""
        return self.table.turned

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return self.table.tricks

    @property
    def trick(self) -> Trick:
        """The trick being played."""
        return self.table.trick

    @property
    def leader(self) -> Seat:
        """Who leads the trick being played."""
        return self.table.leader

    @property
    def log(self) -> tuple[PublicAction, ...]:
        """All that was said and played, declarations by their nature only."""
        return self.table.log

    @property
    def declared(self) -> tuple[tuple[Kind, ...], ...]:
        """The natures of the declarations each seat has named."""
        return self.table.announced

    @property
    def shown(self) -> tuple[tuple[Declaration, ...], ...]:
        """The declarations each seat has shown."""
        return self.table.shown

    @property
    def belotes(self) -> tuple[Belote, ...]:
        """The belotes said so far."""
        return self.table.belotes

    def points(self, team: Team) -> int:
        """Points of the tricks a side has taken."""
        return self.table.points(team)

    def tricks_won(self, team: Team) -> int:
        """How many tricks a side has taken."""
        return self.table.tricks_won(team)

    def legal_actions(self) -> tuple[Action, ...] | tuple[Call, ...]:
        """Everything this seat may do now."""
        return legal_actions(self.table, self.seat, self.hand)

    def why_illegal(self, action: Action) -> Illegal | None:
        """Why this seat may not do `action` now; `None` when it may."""
        return refusal(self.table, self.seat, self.hand, action)
