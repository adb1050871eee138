"""Who may speak though it is not their turn: a double at any moment, where the rules have it."""

from __future__ import annotations

from belote_desktop.engine.deal import Deal
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase


def bystanders(deal: Deal) -> list[Seat]:
    """The seats that may double before it is their turn, as long as nobody has spoken on the last bid or take.

    Later calls tell them nothing about the contract that they did not know when it was bid.
    """
    calls = deal.table.auction.calls
    if deal.phase is not Phase.AUCTION or not calls or calls[-1][1] != deal.table.auction.standing:
        return []
    return [seat for seat in Seat if seat is not deal.turn and deal.table.auction.legal(seat)]
