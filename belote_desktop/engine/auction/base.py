"""What both auctions share: turns, passes, doubling, the standing call."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TypeVar

from ..actions import DOUBLE, PASS, REDOUBLE, Action, Bid, Double, Pass, Redouble, Take
from ..contract import Contract
from ..illegal import Illegal, IllegalAction, Why
from ..options import DoubleRule
from ..rules import RuleSet
from ..seats import Seat

Call = Pass | Take | Bid | Double | Redouble
"""What is said in an auction."""

A = TypeVar("A", bound="Auction")


@dataclass(frozen=True)
class Auction(ABC):
    """An auction so far. Its two shapes are `ValueAuction` and `TurnUpAuction`, chosen by `rules.auction`."""

    rules: RuleSet
    turn: Seat
    """Who speaks; the seat after the last one once it is over."""
    calls: tuple[tuple[Seat, Call], ...] = ()
    standing: Take | Bid | None = None
    """The last take or bid."""
    taker: Seat | None = None
    """Who made the standing call."""
    doubled_by: Seat | None = None
    redoubled_by: Seat | None = None
    passes: int = 0
    """Passes since anything else was said."""
    is_over: bool = False

    @property
    def is_passed_out(self) -> bool:
        """Whether it ended without a take."""
        return self.is_over and self.standing is None

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands; final once the auction is over."""
        if self.standing is None or self.taker is None:
            return None
        value = self.standing.value if isinstance(self.standing, Bid) else None
        factor = 1
        if self.doubled_by is not None:
            factor = 2 if self.redoubled_by is None else self.rules.redouble_factor
        return Contract(self.taker, self.standing.trump, value, factor, self.doubled_by, self.redoubled_by)

    def legal(self, seat: Seat | None = None) -> tuple[Call, ...]:
        """All that `seat` (default: who speaks) may say now, pass first."""
        if self.is_over:
            return ()
        if seat is not None and seat is not self.turn:
            return (Double(seat),) if self.refusal(seat, Double(seat)) is None else ()
        seat = self.turn
        calls: list[Call] = [PASS, *self._raises()]
        calls += [call for call in (DOUBLE, REDOUBLE) if self.refusal(seat, call) is None]
        return tuple(calls)

    def refusal(self, seat: Seat, call: Action) -> Illegal | None:
        """Why `seat` may not say `call`; `None` when it may."""
        if self.is_over:
            return Illegal(Why.NOT_IN_THIS_PHASE)
        if isinstance(call, Double):
            return self._refuse_double(seat, call)
        if seat is not self.turn:
            return Illegal(Why.NOT_YOUR_TURN, seat=self.turn)
        if isinstance(call, Pass):
            return None
        if isinstance(call, Redouble):
            return self._refuse_redouble(seat)
        if isinstance(call, (Take, Bid)):
            return self._refuse_raise(call)
        return Illegal(Why.NOT_IN_THIS_PHASE)

    @abstractmethod
    def _raises(self) -> tuple[Call, ...]:
        """The takes or bids that may be made now."""

    @abstractmethod
    def _refuse_raise(self, call: Take | Bid) -> Illegal | None:
        """Why a take or a bid may not be made now."""

    def apply(self: A, seat: Seat, call: Action) -> A:
        """The auction after `seat` says `call`; raises `IllegalAction`."""
        refused = self.refusal(seat, call)
        if refused is not None:
            raise IllegalAction(call, refused)
        assert isinstance(call, (Pass, Take, Bid, Double, Redouble))
        calls = (*self.calls, (seat, call))
        turn = seat.next(self.rules.direction)
        after: A
        if isinstance(call, Pass):
            after = replace(self, calls=calls, turn=turn, passes=self.passes + 1)
        elif isinstance(call, Double):
            after = replace(self, calls=calls, turn=turn, passes=0, doubled_by=seat)
        elif isinstance(call, Redouble):
            after = replace(self, calls=calls, turn=turn, passes=0, redoubled_by=seat)
        else:
            after = replace(
                self,
                calls=calls,
                turn=turn,
                passes=0,
                standing=call,
                taker=seat,
                doubled_by=None,
                redoubled_by=None,
            )
        return after._settle()

    @abstractmethod
    def _settle(self: A) -> A:
        """The same auction, marked as over or moved to its next round when it is time."""

    def _refuse_double(self, seat: Seat, call: Double) -> Illegal | None:
        if self.rules.double is DoubleRule.OFF:
            return Illegal(Why.OFF)
        if call.seat is None:
            if seat is not self.turn:
                return Illegal(Why.NOT_YOUR_TURN, seat=self.turn)
        elif self.rules.double is not DoubleRule.ANY_MOMENT or call.seat is not seat or seat is self.turn:
            return Illegal(Why.NOT_YOUR_TURN, seat=self.turn)
        if self.taker is None:
            return Illegal(Why.NOTHING_TO_DOUBLE)
        if self.doubled_by is not None:
            return Illegal(Why.DOUBLED)
        return Illegal(Why.ONLY_OPPONENTS_DOUBLE) if seat.team is self.taker.team else None

    def _refuse_redouble(self, seat: Seat) -> Illegal | None:
        if self.rules.double is DoubleRule.OFF:
            return Illegal(Why.OFF)
        if self.taker is None or self.doubled_by is None:
            return Illegal(Why.NOT_DOUBLED)
        if self.redoubled_by is not None:
            return Illegal(Why.ALREADY_SAID)
        return Illegal(Why.ONLY_DOUBLED_SIDE) if seat.team is not self.taker.team else None
