"""Contracts given instead of bid, to measure card play alone."""

from __future__ import annotations

from belote_desktop.bots.estimate import estimates
from belote_desktop.bots.tables import tables_for
from belote_desktop.engine.actions import MIN_BID, PASS, Action, Bid, Take
from belote_desktop.engine.auction import TurnUpAuction
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase
from belote_desktop.engine.trumps import Trump


def fixed_contract(deal: Deal, trump: Trump) -> Deal:
    """`deal` after an auction in which the hand best suited to `trump` takes it, for 80 where values are bid."""
    plain = tables_for(deal.rules, Trump.NO_TRUMPS)
    known = 6 if deal.turned else 8
    extra = (deal.turned,) if deal.turned else ()
    worth = [estimates(plain.mask((*deal.hands[seat], *extra)), known)[trump] for seat in Seat]
    taker = max(Seat, key=worth.__getitem__)
    call: Action = Take(trump) if deal.turned else Bid(MIN_BID, trump)
    while deal.phase is Phase.AUCTION:
        ready = deal.turn is taker and deal.auction.standing is None
        if ready and isinstance(deal.auction, TurnUpAuction) and trump < 4:
            ready = deal.auction.round == (1 if trump.suit is deal.auction.turned.suit else 2)
        deal = deal.apply(call if ready else PASS)
    return deal
