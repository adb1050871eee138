"""The simulated bidder: every call judged, in time, to the match and to the style."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from belote_desktop.bots.base import Clock, Limit
from belote_desktop.bots.bidding import SimulatedBidder
from belote_desktop.bots.rule_bidding import RuleBidder
from belote_desktop.bots.style import Style
from belote_desktop.engine import (
    COINCHE,
    COINCHE_MAISON,
    DECK,
    PASS,
    PRESETS,
    Bid,
    Deal,
    Double,
    Pass,
    RuleSet,
    Seat,
    Trump,
    View,
    parse_cards,
)

from .renamed import views
from .tables import new_deal

BIDDER = SimulatedBidder()


def opening(south: str, rules: RuleSet = COINCHE_MAISON, seed: int = 4) -> View:
    """South's view when the others have passed."""
    hand = parse_cards(south)
    rest = [card for card in DECK if card not in hand]
    Random(seed).shuffle(rest)
    deal = Deal.of_hands(rules, Seat.WEST, (rest[:8], rest[8:16], hand, rest[16:]))
    while deal.turn is not Seat.SOUTH:
        deal = deal.apply(Pass())
    return deal.seen_by(Seat.SOUTH)


def say(view: View, limit: Limit | None = None, style: Style | None = None):  # type: ignore[no-untyped-def]
    bidder = SimulatedBidder(style) if style else BIDDER
    return bidder(view, Clock(limit or Limit(iterations=1500)), Random(1))


def test_every_legal_call_has_its_mean_and_chance() -> None:
    for view in views(30, 3):
        analysis = say(view, Limit(iterations=400))
        calls = [alternative.action for alternative in analysis.alternatives]
        assert sorted(map(str, calls)) == sorted(map(str, view.auction.legal(view.seat)))
        assert calls[0] == analysis.action
        for alternative in analysis.alternatives:
            none_stands = alternative.action == PASS and view.auction.standing is None
            assert (alternative.chance is None) == none_stands
            assert alternative.chance is None or 0 <= alternative.chance <= 1
            assert alternative.visits > 0


def test_the_chance_falls_with_the_value() -> None:
    analysis = say(opening("JH 9H AH 10H KH AS AD 7C"))
    for trump in Trump:
        bids = [a for a in analysis.alternatives if isinstance(a.action, Bid) and a.action.trump is trump]
        points = sorted((a.action.value, a.chance) for a in bids if not a.action.is_capot)
        chances = [chance for _, chance in points]
        # calls that were followed count the worlds in which nobody speaks on more
        assert all(low >= high - 0.1 for low, high in pairwise(chances))
    hearts = {a.action.value: a.chance for a in analysis.alternatives if getattr(a.action, "trump", 0) == 1}
    assert hearts[80] > 0.95
    assert hearts[160] < hearts[120]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_time_and_cancel_are_kept(rules: RuleSet) -> None:
    rng = Random(2)
    deal = new_deal(rules, rng)
    assert deal.turn is not None
    BIDDER(
        deal.seen_by(deal.turn), Clock(Limit(seconds=0.01)), Random(1)
    )  # tables are made at the first decision
    for seconds in (0.05, 0.3):
        deal = new_deal(rules, rng)
        assert deal.turn is not None
        start = time.process_time()  # other programs' time does not count
        BIDDER(deal.seen_by(deal.turn), Clock(Limit(seconds=seconds)), Random(1))
        assert time.process_time() - start < 1.1 * seconds + 0.15
    flag = threading.Event()
    threading.Timer(0.05, flag.set).start()
    start = time.process_time()
    BIDDER(deal.seen_by(deal.turn), Clock(Limit(seconds=20), flag), Random(1))
    assert time.process_time() - start < 0.3


def test_no_hopeless_bid_is_made_after_a_long_deficit() -> None:
    """One may dare more when the match is nearly lost, but a bid must have a real chance."""
    rng = Random(9)
    for _ in range(12):
        deal = new_deal(COINCHE_MAISON, rng)
        assert deal.turn is not None
        view = deal.seen_by(deal.turn)
        totals = (100, 980) if view.seat.team == 0 else (980, 100)
        analysis = say(replace(view, totals=totals), Limit(iterations=600))
        if isinstance(analysis.action, Bid):
            assert not analysis.action.is_capot
            assert analysis.alternatives[0].chance > 0.3


def test_a_bold_style_bids_more_and_a_careful_one_less() -> None:
    rng = Random(11)
    bids = {-1.0: 0, 0.0: 0, 1.0: 0}
    ruled = {-1.0: 0, 0.0: 0, 1.0: 0}
    for _ in range(40):
        deal = new_deal(COINCHE, rng)
        assert deal.turn is not None
        view = deal.seen_by(deal.turn)
        for boldness in bids:
            style = Style(boldness=boldness)
            bids[boldness] += isinstance(say(view, Limit(iterations=300), style).action, Bid)
            ruled[boldness] += isinstance(RuleBidder(style)(view, Clock(Limit()), rng).action, Bid)
    assert bids[-1.0] < bids[1.0]
    assert bids[-1.0] <= bids[0.0] <= bids[1.0]
    assert ruled[-1.0] < ruled[1.0]
    with pytest.raises(ValueError, match="boldness"):
        Style(boldness=2)


def test_a_double_out_of_turn_is_volunteered() -> None:
    """East opens 130 in South's own suit: South need not wait for North and West to speak."""
    south = parse_cards("JH 9H AH 10H AS AD AC 10S")
    rest = [card for card in DECK if card not in south]
    Random(4).shuffle(rest)
    deal = Deal.of_hands(COINCHE_MAISON, Seat.SOUTH, (rest[:8], rest[8:16], south, rest[16:]))
    assert deal.turn is Seat.EAST
    view = deal.apply(Bid(130, Trump.HEARTS)).seen_by(Seat.SOUTH)
    answer = BIDDER.volunteer(view, Clock(Limit(iterations=600)), Random(1))
    assert answer is not None
    assert answer.action == Double(Seat.SOUTH)
    assert view.why_illegal(answer.action) is None
    weak = parse_cards("7H 8S 7D 8D 9C 7C QS QD")
    rest = [card for card in DECK if card not in weak]
    deal = Deal.of_hands(COINCHE_MAISON, Seat.SOUTH, (rest[:8], rest[8:16], weak, rest[16:]))
    view = deal.apply(Bid(80, Trump.HEARTS)).seen_by(Seat.SOUTH)
    assert BIDDER.volunteer(view, Clock(Limit(iterations=600)), Random(1)) is None
