"""The contract that an auction ends with."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import CAPOT, GENERALE
from .seats import Seat, Team
from .trumps import Trump


@dataclass(frozen=True)
class Contract:
    """Who plays what, for how much, doubled or not."""

    taker: Seat
    trump: Trump
    value: int | None = None
    """Points bid, `CAPOT` or `GENERALE`; `None` where no value is bid (turn-up auction)."""
    factor: int = 1
    """1, 2 when doubled, 3 or 4 when redoubled (an option of the rules)."""
    doubled_by: Seat | None = None
    redoubled_by: Seat | None = None

    @property
    def team(self) -> Team:
        """The taker's side."""
        return self.taker.team

    @property
    def is_capot(self) -> bool:
        """Whether all eight tricks were bid, by the side or by one player."""
        return self.value is not None and self.value >= CAPOT

    @property
    def is_generale(self) -> bool:
        """Whether the taker bid to take all eight tricks alone."""
        return self.value == GENERALE
