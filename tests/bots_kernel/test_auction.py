"""The compiled bidder hopes, listens and speaks as the one in Python does."""

from __future__ import annotations

import pytest

from belote_desktop.bots.auction_tables import ground_of
from belote_desktop.bots.ears import ear_of
from belote_desktop.bots.hearing import Hearing
from belote_desktop.bots.kernel_auction import Auctioneer
from belote_desktop.bots.speaking import Manners, likelihood
from belote_desktop.bots.tables import slots
from tests.bots.renamed import views


def prepared(view, seed=1):  # type: ignore[no-untyped-def]
    kernel = Auctioneer()
    kernel.prepare(ground_of(view, Manners(view.rules)))
    kernel.hear(ear_of(view))
    kernel.seed(seed)
    return kernel


def test_hopes_costs_and_ends_are_the_same() -> None:
    ends = set()
    for view in views(120, 9):
        kernel = prepared(view)
        hearing, manners = Hearing(view), Manners(view.rules)
        talk = manners.talk(view.auction)
        worlds = kernel.deal(6, 5, 100)
        finished = kernel.finish(talk, 0, 6)
        for number, world in enumerate(worlds):
            hopes = [hearing.hopes(hand) for hand in world[:4]]
            for place in range(4):
                assert kernel.hopes_in(number, place) == pytest.approx(hopes[place])
            cost = kernel.cost_in(number)
            assert min(1.0, likelihood(cost)) <= 1.0
            if cost < 4:
                chance = 1.0
                for place, call, heard in _heard(hearing, view):
                    chance *= likelihood(manners.unlikely(heard, call, hopes[place]))
                assert chance == pytest.approx(2.718281828**-cost, rel=1e-6)
            end = talk.copy()
            manners.finish(end, [kernel.hopes_in(number, place) for place in range(4)])
            code = 0 if end.taker < 0 else end.taker | end.trump << 2 | end.factor << 5 | end.value << 8
            assert finished[number] == code, view
            ends.add(code)
    assert len(ends) > 30


def _heard(hearing, view):  # type: ignore[no-untyped-def]
    talk = hearing.opening.copy()
    for place, call in hearing.calls:
        talk.turn = place
        if place != hearing.place:
            yield place, call, talk.copy()
        hearing.manners.say(talk, call)


def test_worlds_hold_every_card_once() -> None:
    for view in views(40, 10):
        for world in prepared(view).deal(20, 8, 150):
            cards = [slot for hand in world[:4] for slot in slots(hand)] + list(world[4:])
            assert len(cards) == len(set(cards)) == (31 if view.turned else 32)
            assert [hand.bit_count() for hand in world[:4]] == [5 if view.turned else 8] * 4


def test_dealing_is_fair_and_repeatable() -> None:
    view = next(view for view in views(50, 11) if not view.auction.calls)
    worlds = prepared(view, 3).deal(3000, 1, 0)
    assert prepared(view, 3).deal(50, 1, 0) == worlds[:50]
    own = next(place for place in range(4) if len({world[place] for world in worlds}) == 1)
    other = (own + 1) & 3
    seen = [sum(world[other] >> slot & 1 for world in worlds) for slot in range(32)]
    size = 8 if view.turned is None else 5
    hidden = [count for slot, count in enumerate(seen) if count]
    expected = 3000 * size / len(hidden)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in hidden)
