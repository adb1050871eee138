"""The heading of the bidding panel: what there is to answer."""

from __future__ import annotations

from belote_desktop.engine.actions import Bid
from belote_desktop.engine.auction import TurnUpAuction
from belote_desktop.engine.view import View

from ..i18n import fill, translate
from .calls import bid_words
from .cards import card_name, seat_name, trump_name, trump_taken
from .voice import voice_of


def call_heading(view: View) -> str:
    """Who has said what so far: «À vous — Est a dit 90 pique, coinché par Nord»."""
    standing, taker = view.auction.standing, view.auction.taker
    if standing is None or taker is None:
        return _opening(view)
    what = bid_words(standing) if isinstance(standing, Bid) else trump_name(standing.trump)
    if taker is view.seat:
        text = fill(translate("Bidding", "Your call — you said %1", "bid"), what)
    elif isinstance(standing, Bid):
        text = fill(translate("Bidding", "Your call — %1 said %2", "seat, bid"), seat_name(taker), what)
    else:
        took = trump_taken(standing.trump)
        text = fill(
            translate("Bidding", "Your call — %1 takes %2", "seat, on a trump"), seat_name(taker), took
        )
    return text + _doubled(view)


def short_call_heading(view: View) -> list[str]:
    """What stands, where there is no room for the sentence; none before a bid."""
    standing, taker = view.auction.standing, view.auction.taker
    if standing is None or taker is None:
        return []
    what = bid_words(standing) if isinstance(standing, Bid) else trump_name(standing.trump)
    text = fill(translate("Bidding", "%1: %2", "seat, bid"), seat_name(taker), what)
    return [text + _doubled(view)]


def _doubled(view: View) -> str:
    """The coinche behind a bid."""
    voice, auction = voice_of(view.rules), view.auction
    if auction.redoubled_by is not None:
        return fill(translate("Bidding", ", %1", "redoubled"), voice.redoubled)
    if auction.doubled_by is not None:
        who = seat_name(auction.doubled_by)
        return fill(translate("Bidding", ", %1 by %2", "doubled, seat"), voice.doubled, who)
    return ""


def _opening(view: View) -> str:
    if view.turned is None:
        return translate("Bidding", "Your call — nobody has bid yet")
    if isinstance(view.auction, TurnUpAuction) and view.auction.round == 2:
        return translate("Bidding", "Second round: take at another suit, or pass")
    return fill(translate("Bidding", "Turned up: %1", "card"), card_name(view.turned))
