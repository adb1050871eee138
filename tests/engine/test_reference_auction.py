"""At every point of random auctions the engine allows exactly what a second reading of the texts allows."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from belote_desktop.engine.actions import GENERALE, Action, Bid, Double, Pass, Redouble, Take, parse_action
from belote_desktop.engine.auction import Auction, open_auction
from belote_desktop.engine.cards import DECK, Card
from belote_desktop.engine.illegal import IllegalAction
from belote_desktop.engine.options import AuctionKind, BidCeiling, DoubleRule
from belote_desktop.engine.presets import BELOTE, COINCHE, rules_to_text
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Direction, Seat
from belote_desktop.engine.trumps import Trump
from tests.engine.adapt import bidding_of
from tests.engine.reference.auction import State, state

UNIVERSE: list[Action] = [
    Pass(),
    *(Take(trump) for trump in Trump),
    *(
        Bid(value, trump)
        for value in (70, 80, 85, 90, 120, 160, 170, 180, 250, 700, 710, 1000, 2000)
        for trump in Trump
    ),
    Redouble(),
    *(Double(seat) for seat in (None, *Seat)),
]


def every_shape() -> list[RuleSet]:
    """All combinations of the options that bear on the auction."""
    shapes = []
    for no_trumps, all_trumps, double, direction in product(
        (False, True), (False, True), DoubleRule, Direction
    ):
        options = {"no_trumps": no_trumps, "all_trumps": all_trumps, "double": double, "direction": direction}
        shapes.append(BELOTE.replace(**options))
        shapes += [
            COINCHE.replace(**options, bid_ceiling=ceiling, generale=generale)
            for ceiling, generale in product(BidCeiling, (False, True))
        ]
    return shapes


def texts_allowed(auction: Auction) -> set[str]:
    others = [call for seat in Seat if seat is not auction.turn for call in auction.legal(seat)]
    return {str(call) for call in (*auction.legal(), *others)}


def agree(auction: Auction, wanted: State) -> None:
    assert auction.is_over == wanted.over
    assert texts_allowed(auction) == wanted.calls
    if not auction.is_over:
        assert auction.turn.letter == wanted.turn
    contract = auction.contract
    if wanted.contract is None:
        assert contract is None
    else:
        taker, bid, label = wanted.contract
        assert contract is not None
        assert (contract.taker.letter, str(auction.standing)) == (taker, bid)
        assert (contract.factor > 1, contract.redoubled_by is not None) == (label > 1, label == 4)
        assert contract.factor == {1: 1, 2: 2, 4: auction.rules.redouble_factor}[label]


def chosen(wanted: State, rng: Random) -> str:
    calls = sorted(wanted.calls)
    special = [call for call in calls if "double" in call]
    chance = rng.random()
    if special and chance < 0.3:
        return rng.choice(special)
    if chance < 0.6:
        return "-"
    low = [call for call in calls if call.startswith(("80", "90", "10", "11", "take"))]
    return rng.choice(low if low and rng.random() < 0.8 else calls)


def applied(auction: Auction, text: str) -> Auction:
    call = parse_action(text)
    assert isinstance(call, (Pass, Take, Bid, Double, Redouble))
    seat = getattr(call, "seat", None)
    return auction.apply(auction.turn if seat is None else seat, call)


def test_random_auctions_under_every_shape() -> None:
    rng = Random(7)
    lengths: list[int] = []
    for rules in every_shape() * 2:
        dealer, turned = rng.choice(tuple(Seat)), rng.choice(DECK)
        card = turned if rules.auction is AuctionKind.TURN_UP else None
        auction = open_auction(rules, dealer, card)
        said: list[tuple[str, str]] = []
        while True:
            wanted = state(bidding_of(rules), dealer.letter, said, turned.suit.letter)
            agree(auction, wanted)
            if wanted.over:
                break
            text = chosen(wanted, rng)
            said.append((text[-1] if "@" in text else wanted.turn, text))
            auction = applied(auction, text)
        assert [(seat.letter, str(call)) for seat, call in auction.calls] == said
        lengths.append(len(said))
    assert max(lengths) > 12


@pytest.mark.parametrize("rules", every_shape()[::5], ids=rules_to_text)
def test_every_other_call_is_refused_with_a_reason(rules: RuleSet) -> None:
    rng = Random(11)
    card = DECK[9] if rules.auction is AuctionKind.TURN_UP else None
    auction = open_auction(rules, Seat.SOUTH, card)
    while not auction.is_over:
        allowed = {(auction.turn, call) for call in auction.legal()}
        allowed |= {(seat, call) for seat in Seat if seat is not auction.turn for call in auction.legal(seat)}
        for seat, call in product(Seat, UNIVERSE):
            refused = auction.refusal(seat, call)
            assert (refused is None) == ((seat, call) in allowed), (seat, call)
            if refused is not None:
                with pytest.raises(IllegalAction) as told:
                    auction.apply(seat, call)  # type: ignore[arg-type]
                assert told.value.reason == refused
        text = chosen(state(bidding_of(rules), "S", [(s.letter, str(c)) for s, c in auction.calls], "H"), rng)
        auction = applied(auction, text)


def test_the_overcall_ladder_of_seed_000() -> None:
    """On a colour: no trumps or all trumps; on no trumps: all trumps; on all trumps: nothing, it is over."""
    rules = BELOTE.replace(no_trumps=True, all_trumps=True)
    auction = applied(open_auction(rules, Seat.SOUTH, Card.parse("JH")), "takeH")
    assert texts_allowed(auction) == {"-", "takeNT", "takeAT"}
    higher = applied(auction, "takeNT")
    assert texts_allowed(higher) == {"-", "takeAT"}
    assert applied(higher, "takeAT").is_over
    assert applied(auction, "takeAT").is_over
    # over one's own partner too: East took hearts, North passes, West overcalls
    partner = applied(applied(auction, "-"), "takeNT")
    assert partner.taker is Seat.WEST
    # three passes end it: nobody overcalls himself
    quiet = applied(applied(applied(auction, "-"), "-"), "-")
    assert quiet.is_over
    assert quiet.taker is Seat.EAST


def test_no_rank_between_trumps_in_the_value_auction() -> None:
    """Seed 000: «110 cœur» beats «100 tout atout»; at equal value nothing beats anything."""
    auction = applied(open_auction(COINCHE, Seat.SOUTH, None), "100AT")
    allowed = texts_allowed(auction)
    assert {"110H", "110NT", "110AT", "capotS"} <= allowed
    assert not any(call.startswith(("80", "90", "100")) for call in allowed)
    for standing in ("100H", "100NT", "100AT"):
        after = texts_allowed(applied(open_auction(COINCHE, Seat.SOUTH, None), standing))
        assert not any(call.startswith("100") for call in after)


def test_nothing_goes_over_a_generale() -> None:
    rules = COINCHE.replace(generale=True)
    auction = applied(open_auction(rules, Seat.SOUTH, None), "capotH")
    assert {call for call in texts_allowed(auction) if "double" not in call} == {
        "-",
        *(str(Bid(GENERALE, trump)) for trump in Trump),
    }
    assert texts_allowed(applied(auction, "generaleAT")) == {"-", "double"}
