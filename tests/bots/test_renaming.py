"""What the suits are called does not matter to a bidder."""

from __future__ import annotations

from random import Random

from belote_desktop.bots.base import Analysis, Clock
from belote_desktop.bots.bidding import SimulatedBidder
from belote_desktop.bots.renaming import Renaming, standard
from belote_desktop.bots.rule_bidding import RuleBidder
from belote_desktop.engine import Bid, Trump, View

from .renamed import changes, views


def test_no_call_changes() -> None:
    rng = Random(5)
    for view in views(200, 5):
        names = Renaming(rng.sample(range(4), 4))
        for bidder in (RuleBidder(), SimulatedBidder()):
            assert not changes(bidder, view, names), (view.hand, view.auction.calls, names.names)


def test_a_bidder_that_looks_at_names_is_found_out() -> None:
    """The check can fail: the same bidder without the standard order of the suits."""
    rng = Random(6)
    found = 0
    for view in views(60, 6):
        names = Renaming(rng.sample(range(4), 4))
        found += changes(_first_call, view, names)
    assert found > 5


def _first_call(view: View, clock: Clock, rng: Random) -> Analysis:
    """The first call but pass: of the first suit."""
    return Analysis(view.legal_actions()[:2][-1])


def test_a_renaming_is_undone() -> None:
    rng = Random(7)
    for view in views(40, 7):
        names = Renaming(rng.sample(range(4), 4))
        assert names.back().view(names.view(view)) == view
        assert standard(view).view(view) == standard(names.view(view)).view(names.view(view))
    assert Renaming((1, 2, 3, 0)).call(Bid(90, Trump.CLUBS)) == Bid(90, Trump.SPADES)
    assert Renaming((1, 2, 3, 0)).call(Bid(90, Trump.ALL_TRUMPS)) == Bid(90, Trump.ALL_TRUMPS)
