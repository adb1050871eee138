"""`View`: exactly what one seat may know. Bots are given this and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action, Declaration, Kind, PublicAction
from .at_table import AtTable
from .auction import Call
from .cards import Hand
from .illegal import Illegal
from .legality import legal_actions, refusal
from .scoring import Score
from .seats import Seat
from .table import Table


@dataclass(frozen=True)
class View(AtTable):
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

    def legal_actions(self) -> tuple[Action, ...] | tuple[Call, ...]:
        """Everything this seat may do now."""
        return legal_actions(self.table, self.seat, self.hand)

    def why_illegal(self, action: Action) -> Illegal | None:
        """Why this seat may not do `action` now; `None` when it may."""
        return refusal(self.table, self.seat, self.hand, action)
