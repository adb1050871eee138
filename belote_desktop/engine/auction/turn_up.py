"""The classic auction over a turned-up card (seed 003), with the overcalls of seed 000 and the contre of seed 002."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from ..actions import Bid, Take
from ..cards import DECK, Card
from ..illegal import Illegal, Why
from ..options import DoubleRule
from ..trumps import Trump
from .base import Auction, Call

# colour < no trumps < all trumps
_HEIGHTS: Final = (0, 0, 0, 0, 1, 2)


@cache
def _takes(trumps: tuple[Trump, ...], suit: int, round_: int, above: int) -> tuple[Take, ...]:
    """The takes allowed in a round, or over a standing call of height `above`."""
    return tuple(
        Take(trump)
        for trump in trumps
        if (_HEIGHTS[trump] > above if above >= 0 else trump > 3 or (trump == suit) == (round_ == 1))
    )


@dataclass(frozen=True)
class TurnUpAuction(Auction):
    """Two rounds; a take may be overcalled at no trumps, then at all trumps, by anyone but its maker.

    A contre (where the rules have it) is answered by pass, a higher trump, or surcontre.
    """

    turned: Card = DECK[0]
    """The card turned up."""
    round: int = 1
    """1: the suit of the turned card; 2: another suit."""

    def _raises(self) -> tuple[Call, ...]:
        above = -1 if self.standing is None else _HEIGHTS[self.standing.trump]
        return _takes(self.rules.trumps, self.turned.suit, self.round, above)

    def _refuse_raise(self, call: Take | Bid) -> Illegal | None:
        if isinstance(call, Bid):
            return Illegal(Why.NOT_IN_THIS_PHASE)
        if call in self._raises():
            return None
        if self.standing is not None and call.trump in self.rules.trumps:
            return Illegal(Why.BID_TOO_LOW)
        return Illegal(Why.TRUMP_NOT_ALLOWED)

    def _settle(self) -> TurnUpAuction:
        if self.standing is None:
            if self.passes == 4:
                return replace(self, round=2, passes=0) if self.round == 1 else replace(self, is_over=True)
            return self
        may_double = self.rules.double is not DoubleRule.OFF
        settled = (self.redoubled_by if may_double else self.taker) is not None and not self._raises()
        return replace(self, is_over=True) if self.passes == 3 or settled else self
