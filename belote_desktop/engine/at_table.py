"""What a deal and a view of it have in common: the table, asked directly."""

from __future__ import annotations

from .auction import Auction
from .cards import Card
from .contract import Contract
from .rules import RuleSet
from .seats import Seat, Team
from .table import Belote, Phase, Table
from .trick import Trick


class AtTable:
    """Something that has a `table`; what everybody sees can be asked of it."""

    table: Table

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.table.rules

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.table.dealer

    @property
    def turned(self) -> Card | None:
        """The turned-up card of the turn-up game."""
        return self.table.turned

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
        """Whether the deal is finished, played or passed out."""
        return self.table.is_over

    @property
    def is_passed_out(self) -> bool:
        """Whether nobody took."""
        return self.table.is_passed_out

    @property
    def auction(self) -> Auction:
        """The auction so far."""
        return self.table.auction

    @property
    def contract(self) -> Contract | None:
        """The contract; `None` until the auction is over."""
        return self.table.contract

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return self.table.tricks

    @property
    def trick(self) -> Trick:
        """The trick being played, perhaps empty."""
        return self.table.trick

    @property
    def leader(self) -> Seat:
        """Who leads the trick being played."""
        return self.table.leader

    @property
    def belotes(self) -> tuple[Belote, ...]:
        """The belotes said so far."""
        return self.table.belotes

    def tricks_won(self, team: Team) -> int:
        """How many tricks a side has taken."""
        return self.table.tricks_won(team)

    def points(self, team: Team) -> int:
        """Points of the tricks a side has taken, unscaled; the last trick counts its ten."""
        return self.table.points(team)

    @property
    def hand_sizes(self) -> tuple[int, int, int, int]:
        """How many cards each seat holds."""
        return self.table.hand_sizes
