"""The value auction of coinche and contrée: 80 to capot, pass, double, redouble (seed 000)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..actions import CAPOT, GENERALE, MIN_BID, Bid, Take, bids_above
from ..illegal import Illegal, Why
from .base import Auction, Call


@dataclass(frozen=True)
class ValueAuction(Auction):
    """Only the value counts: no rank between suits, no trumps and all trumps."""

    def _raises(self) -> tuple[Call, ...]:
        if self.doubled_by is not None:
            return ()
        rules = self.rules
        return bids_above(self._floor, rules.bid_ceiling.points, rules.trumps, rules.generale)

    @property
    def _floor(self) -> int:
        return self.standing.value if isinstance(self.standing, Bid) else 0

    def _refuse_raise(self, call: Take | Bid) -> Illegal | None:
        if isinstance(call, Take):
            return Illegal(Why.NOT_IN_THIS_PHASE)
        if self.doubled_by is not None:
            return Illegal(Why.DOUBLED)
        if call.trump not in self.rules.trumps:
            return Illegal(Why.TRUMP_NOT_ALLOWED)
        if call.value == GENERALE and not self.rules.generale:
            return Illegal(Why.OFF)
        if (
            type(call.value) is not int
            or call.value <= self._floor
            or call.value < MIN_BID
            or call.value % 10
        ):
            return Illegal(Why.BID_TOO_LOW)
        if call.value > self.rules.bid_ceiling.points and call.value not in (CAPOT, GENERALE):
            return Illegal(Why.BID_TOO_HIGH)
        return None

    def _settle(self) -> ValueAuction:
        silent = self.passes == (4 if self.standing is None else 3)
        return replace(self, is_over=True) if silent or self.redoubled_by is not None else self
