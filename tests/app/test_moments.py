"""A deal as moments: nothing but the engine's own deals, and every trick as it was."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF

from belote_desktop.app.moments import moments_of, tricks_of
from belote_desktop.engine import COINCHE, DECK, PRESETS, Deal, Pass, Phase, RuleSet, Seat, replay
from belote_desktop.engine.actions import Play
from belote_desktop.ui.history.board_layout import arrange_board
from tests.app.past import played

RULES = [*PRESETS.values(), COINCHE.replace(say_belote=True, declarations=True)]


def deals(rules: RuleSet, seed: int) -> tuple[Deal, ...]:
    return played(rules, seed, 3).match.all_deals


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.preset)
@pytest.mark.parametrize("seed", range(6))
def test_every_moment_is_the_deal_replayed_so_far(rules: RuleSet, seed: int) -> None:
    for deal in deals(rules, seed):
        moments = moments_of(deal)
        plays = [place for place, action in enumerate(deal.log) if isinstance(action, Play)]
        assert len(moments) == len(plays) + 1
        for number, moment in enumerate(moments):
            assert moment.cards == number
            if number:
                assert moment.deal == replay(deal.first, deal.log[: plays[number - 1] + 1])
                assert moment.play is not None
                assert Play(moment.play[1]) == deal.log[plays[number - 1]]
        if deal.contract is not None:
            assert all(len(hand) == 8 for hand in moments[0].deal.hands)
            assert moments[0].trick is None
        assert moments[-1].deal == deal


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.preset)
def test_the_tricks_are_those_of_the_deal_and_their_points_add_up(rules: RuleSet) -> None:
    seen = 0
    for seed in range(8):
        for deal in deals(rules, seed):
            if deal.contract is None:
                assert tricks_of(moments_of(deal)) == ()
                continue
            seen += 1
            tricks = tricks_of(moments_of(deal))
            assert [trick.number for trick in tricks] == list(range(1, 9))
            assert [trick.moment for trick in tricks] == list(range(4, 33, 4))
            for number, trick in enumerate(tricks):
                assert trick.plays == deal.tricks[number].plays(rules.direction)
                assert trick.winner is deal.table.trick_winner(number)
            for team in deal.contract.team, deal.contract.team.other:
                won = [trick for trick in tricks if trick.winner is not None and trick.winner.team is team]
                assert sum(trick.points for trick in won) == deal.points(team)
    assert seen > 10


def test_a_deal_that_was_broken_off_ends_where_it_was() -> None:
    deal = next(deal for deal in deals(COINCHE, 2) if deal.contract is not None)
    plays = [place for place, action in enumerate(deal.log) if isinstance(action, Play)]
    part = replay(deal.first, deal.log[: plays[5] + 1])
    tricks = tricks_of(moments_of(part))
    assert [len(trick.plays) for trick in tricks] == [4, 2]
    assert tricks[1].winner is None
    assert tricks[1].points == 0
    assert tricks[1].moment == 6
    auction = replay(deal.first, deal.log[:1])
    assert len(moments_of(auction)) == 1
    assert tricks_of(moments_of(auction)) == ()


def test_a_deal_that_all_passed_is_one_moment() -> None:
    deal = replay(Deal.new(COINCHE, Seat.SOUTH, Random(1).sample(DECK, 32)), [Pass()] * 4)
    assert deal.is_passed_out
    (moment,) = moments_of(deal)
    assert moment.deal == deal
    assert moment.deal.phase is Phase.OVER


@pytest.mark.parametrize("size", [(290, 190), (344, 366), (434, 410), (714, 570), (1600, 1200), (300, 900)])
@pytest.mark.parametrize("cards", [5, 8])
def test_the_board_has_room_for_everything(size: tuple[int, int], cards: int) -> None:
    width, height = size
    plate = 22.0
    layout = arrange_board(width, height, plate, dict.fromkeys(Seat, 90.0), cards)
    table = QRectF(0, 0, width, height)
    whole = min(size) >= 300
    for seat in Seat:
        hand = QRectF()
        for pose in layout.hands[seat]:
            hand = hand.united(pose.bounds())
        assert len(layout.hands[seat]) == cards
        if whole:
            assert table.adjusted(-0.5, -0.5, 0.5, 0.5).contains(hand)
            assert table.adjusted(-0.5, -0.5, 0.5, 0.5).contains(layout.plates[seat])
            assert not hand.adjusted(1, 1, -1, -1).intersects(layout.plates[seat])
        for other in Seat:
            trick = layout.trick[other].bounds().adjusted(1, 1, -1, -1)
            if whole:
                assert not trick.intersects(hand.adjusted(1, 1, -1, -1)), (seat, other)
                assert not trick.intersects(layout.plates[seat].adjusted(1, 1, -1, -1)), (seat, other)
    for seat, other in ((Seat.WEST, Seat.EAST), (Seat.NORTH, Seat.WEST), (Seat.NORTH, Seat.EAST)):
        assert not layout.plates[seat].adjusted(1, 1, -1, -1).intersects(layout.plates[other])
