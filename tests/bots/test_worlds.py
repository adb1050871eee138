"""Sampled hands agree with all that a seat has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

from belote_desktop.bots.tables import place_of, slots
from belote_desktop.bots.worlds import Spread, Worlds, deal_of
from belote_desktop.engine import Phase, Seat, Word

from .tables import new_deal, played_deals, positions, random_rules


def test_a_sample_seen_by_the_seat_is_the_view() -> None:
    rng = Random(5)
    unshown = 0
    for deal in played_deals(24, seed=3):
        if deal.turn is None or deal.table.pending is Word.BELOTE:
            continue
        for seat in Seat:
            view = deal.seen_by(seat)
            worlds = Worlds(view, rng)
            world = worlds.sample()
            assert deal_of(view, worlds.knowledge, world).seen_by(seat) == view, deal.to_text()
            unshown += len(worlds.knowledge.cases) > 1
    assert unshown > 20


def test_the_truth_is_never_ruled_out() -> None:
    for deal in played_deals(40, seed=4):
        if deal.turn is None or deal.phase is Phase.AUCTION or deal.table.pending is Word.BELOTE:
            continue
        view = deal.seen_by(deal.turn)
        knowledge = Worlds(view, Random(0)).knowledge
        truth = [0, 0, 0, 0]
        for seat in Seat:
            truth[place_of(seat, deal.rules.direction)] = knowledge.tables.mask(deal.hands[seat])
        for place in range(4):
            assert not truth[place] & knowledge.lacks[place]
            if place != knowledge.place:
                assert knowledge.holds[place] & truth[place] == knowledge.holds[place]
        assert any(
            all(truth[f.place] & f.holds == f.holds and not truth[f.place] & f.lacks for f in case.facts)
            for case in knowledge.cases
        )


def test_every_way_to_spread_cards_is_equally_likely() -> None:
    # 5 cards to three receivers of 2, 2 and 1; the first lacks card 0, the third card 4
    spread = Spread(0b11111, (2, 2, 1), (0, 0, 0), (0b00001, 0, 0b10000))
    rng = Random(1)
    counts = Counter(tuple(spread.sample(rng)) for _ in range(12_000))
    assert len(counts) == spread.total
    expected = 12_000 / spread.total
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())
    for hands in counts:
        assert sum(hands) == 0b11111
        assert [hand.bit_count() for hand in hands] == [2, 2, 1]


def test_an_impossible_spread_counts_no_way() -> None:
    assert Spread(0b11, (1, 1), (0, 0), (0b11, 0)).total == 0
    assert Spread(0b11, (1, 1), (0b11, 0), (0, 0)).total == 0
    assert Spread(0b11, (1, 1), (0b01, 0), (0b01, 0)).total == 0


def test_sampling_goes_on_when_a_view_contradicts_itself() -> None:
    rng = Random(9)
    for deal in positions(new_deal(random_rules(rng), rng), rng):
        if deal.turn is None or deal.contract is None:
            continue
        worlds = Worlds(deal.seen_by(deal.turn), rng)
        worlds.knowledge.lacks[(worlds.knowledge.place + 1) & 3] |= (1 << 32) - 1
        world = worlds.sample()
        sizes = [len(tuple(slots(hand))) for hand in world.hands[:4]]
        assert sizes == [
            deal.table.hand_sizes[Seat(place_of(Seat(p), deal.rules.direction))] for p in range(4)
        ]
