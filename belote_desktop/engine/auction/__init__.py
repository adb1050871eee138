"""The one polymorphic seam of the engine: how the trump is chosen."""

from __future__ import annotations

from ..cards import Card
from ..options import AuctionKind
from ..rules import RuleSet
from ..seats import Seat
from .base import Auction, Call
from .turn_up import TurnUpAuction
from .values import ValueAuction

__all__ = ["Auction", "Call", "TurnUpAuction", "ValueAuction", "open_auction"]


def open_auction(rules: RuleSet, dealer: Seat, turned: Card | None) -> Auction:
    """The auction before the first call; `turned` is wanted where a card is turned up."""
    first = dealer.next(rules.direction)
    if rules.auction is AuctionKind.VALUES:
        return ValueAuction(rules, first)
    if turned is None:
        raise ValueError("the turn-up auction wants a turned-up card")
    return TurnUpAuction(rules, first, turned=turned)
