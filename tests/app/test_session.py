"""The sequence of a match: turns, pauses, ends, humans and bots side by side."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from belote_desktop.app.session import MatchSession
from belote_desktop.engine import (
    PRESETS,
    Match,
    Pass,
    Seat,
    Team,
    View,
)
from belote_desktop.engine.events import CallMade, CardPlayed, DealScored, PassedOut, TrickWon
from tests.app.fakes import (
    NOBODY,
    QUICK,
    Factory,
    Gate,
    Listener,
    always_pass,
    config,
    idle,
    random_action,
    spin,
)

Make = Callable[..., MatchSession]


def play_humans(session: MatchSession) -> None:
    """Let every human seat play like the bots, and deal again when asked."""
    flag = Gate().open
    session.turn_changed.connect(
        lambda seat: (
            seat in session.config.humans and session.act(random_action(session.match.seen_by(seat), flag))
        )
    )
    session.deal_ended.connect(lambda _score: session.next_deal())


@pytest.mark.parametrize("preset", list(PRESETS))
def test_whole_match_between_bots(make: Make, preset: str) -> None:
    session = make()
    heard = Listener(session)
    session.new_match(config(PRESETS[preset].replace(target=300)))
    spin(lambda: bool(heard.of("match_ended")))
    match = session.match
    assert match.is_over
    assert heard.of("match_ended") == [(match.winner,)]
    assert [score for (score,) in heard.of("deal_ended")] == list(match.scores)
    assert len(heard.of("deal_started")) == len(match.deals)
    assert heard.heard[0] == ("started",)
    assert heard.heard[-1] == ("match_ended", match.winner)
    assert [event.score for event in heard.events if isinstance(event, DealScored)] == [
        score for score in match.scores if score
    ]
    played = sum(isinstance(event, CardPlayed) for event in heard.events)
    assert played == 32 * sum(score is not None for score in match.scores)
    assert heard.notices == ["deal.passed_out"] * match.scores.count(None)
    assert session.turn is None


@pytest.mark.parametrize("humans", [1, 2, 3, 4])
def test_humans_and_bots_together(make: Make, humans: int) -> None:
    seats = frozenset(list(Seat)[:humans])
    bots = Factory()
    session = make(bots)
    heard = Listener(session)
    play_humans(session)
    session.new_match(config(humans=seats))
    spin(lambda: bool(heard.of("match_ended")))
    assert {view.seat for bot in bots.made for view in bot.views} == set(Seat) - seats
    assert {seat for seat, on in heard.of("thinking") if on} == set(Seat) - seats
    assert len([on for _, on in heard.of("thinking") if on]) == len(
        [on for _, on in heard.of("thinking") if not on]
    )


def test_same_seed_same_match_whoever_is_human(make: Make) -> None:
    matches = []
    for humans in (NOBODY, frozenset(Seat)):
        session = make()
        heard = Listener(session)
        if humans:
            play_humans(session)
        session.new_match(config(humans=humans))
        spin(lambda heard=heard: bool(heard.of("match_ended")))
        matches.append(session.match)
        session.shutdown()
    assert matches[0] == matches[1]
    session = make()
    session.new_match(config(seed=2, dealer=matches[0].all_deals[0].dealer))
    assert session.match.deal.first != matches[0].all_deals[0].first


def test_open_seed_and_dealer_are_settled(make: Make) -> None:
    session = make()
    session.new_match(config(seed=None, humans=frozenset(Seat)))
    first = session.config
    assert first.seed is not None
    assert first.dealer is session.match.deal.dealer
    session.new_match(config(seed=None, humans=frozenset(Seat)))
    assert session.config.seed != first.seed
    session.new_match(config(dealer=Seat.WEST, humans=frozenset(Seat)))
    assert session.match.deal.dealer is Seat.WEST


def test_bots_get_a_view_and_only_their_own(make: Make) -> None:
    bots = Factory()
    session = make(bots)
    heard = Listener(session)
    session.new_match(config())
    spin(lambda: bool(heard.of("match_ended")))
    assert len(bots.made) == 4
    assert len(set(bots.seeds)) == 4
    for bot in bots.made:
        assert {type(view) for view in bot.views} == {View}
        assert len({view.seat for view in bot.views}) == 1
    assert any(view.totals != (0, 0) for bot in bots.made for view in bot.views)


def test_nothing_goes_on_until_the_director_is_done(make: Make) -> None:
    session = make()
    heard = Listener(session)
    session.set_director(True)
    session.new_match(config())
    for count in range(1, 12):
        spin(lambda count=count: len(heard.of("events")) == count)
        idle(0.02)
        assert len(heard.of("events")) == count
        session.advance()
        session.advance()  # once too often does no harm
    session.set_director(False)
    spin(lambda: bool(heard.of("match_ended")))


def test_director_may_hold_while_it_deals(make: Make) -> None:
    bots = Factory()
    session = make(bots)
    heard = Listener(session)
    session.hold()
    session.set_director(True)
    session.started.connect(session.hold)
    session.deal_started.connect(session.hold)
    session.new_match(config())
    idle()
    assert bots.made == []
    assert heard.heard == [("started",)]
    while not heard.of("deal_started"):
        session.advance()
        idle(0.001)
    count = len(heard.heard)
    idle()
    assert len(heard.heard) == count
    session.set_director(False)
    session.hold()  # nobody would call advance
    spin(lambda: len(heard.of("events")) > 1 and len(heard.heard) > count + 5)


def test_turn_is_told_after_the_director(make: Make) -> None:
    session = make()
    heard = Listener(session)
    session.set_director(True)
    session.new_match(config(dealer=Seat.SOUTH, humans=frozenset({Seat.SOUTH})))
    for _ in range(3):  # all of them pass or bid before South
        spin(lambda: heard.heard[-1][0] == "events")
        session.advance()
        spin(lambda: heard.heard[-1][0] != "events")
    spin(lambda: session.awaits_human and heard.heard[-1] == ("turn_changed", Seat.SOUTH))
    idle()
    assert heard.heard[-1] == ("turn_changed", Seat.SOUTH), "and then it waits"
    session.advance()
    idle()
    assert heard.heard[-1] == ("turn_changed", Seat.SOUTH), "told once"


def test_human_may_act_before_the_director_is_done(make: Make) -> None:
    session = make()
    heard = Listener(session)
    session.set_director(True)
    session.new_match(config(humans=frozenset(Seat)))
    for _ in range(3):
        session.act(Pass())
    assert len(heard.of("events")) == 3
    session.advance()
    spin(lambda: bool(heard.of("turn_changed")))
    assert heard.of("turn_changed") == [(session.turn,)]


def test_deal_end_waits_for_next_deal(make: Make) -> None:
    session = make()
    heard = Listener(session)
    south = frozenset({Seat.SOUTH})
    flag = Gate().open
    session.turn_changed.connect(
        lambda seat: seat is Seat.SOUTH and session.act(random_action(session.view, flag))
    )
    session.new_match(config(QUICK.replace(target=20_000), humans=south))
    spin(lambda: any(score for (score,) in heard.of("deal_ended")))
    ended = session.match
    count = len(heard.heard)
    idle()
    assert session.match is ended
    assert len(heard.heard) == count, "no signal while it waits"
    assert session.turn is None
    session.set_director(True)
    session.hold()
    session.advance()
    idle()
    assert len(heard.heard) == count, "told once, whatever the director does"
    session.set_director(False)
    session.next_deal()
    assert len(session.match.deals) == len(ended.deals) + 1
    assert session.match.totals == ended.totals
    assert heard.heard[count] == ("deal_started",)
    again = session.match
    session.next_deal()
    assert session.match is again, "not in the middle of a deal"


def test_passed_out_deal_is_dealt_again_with_a_notice(make: Make) -> None:
    session = make(Factory(always_pass))
    heard = Listener(session)
    session.new_match(config(dealer=Seat.SOUTH, humans=frozenset({Seat.SOUTH})))
    spin(lambda: session.awaits_human)
    session.act(Pass())
    assert heard.events[-1] == PassedOut()
    spin(lambda: bool(heard.of("deal_started")))
    assert heard.of("deal_ended") == [(None,)]
    assert heard.notices == ["deal.passed_out"]
    assert session.match.deal.dealer is Seat.EAST
    assert session.match.deals[0].is_passed_out
    spin(lambda: session.awaits_human)


def test_listener_that_deals_at_once_gets_one_deal(make: Make) -> None:
    session = make(Factory(always_pass))
    session.deal_ended.connect(lambda _score: session.next_deal())
    session.new_match(config(dealer=Seat.SOUTH, humans=frozenset({Seat.SOUTH})))
    spin(lambda: session.awaits_human)
    session.act(Pass())
    spin(lambda: session.awaits_human)
    assert len(session.match.deals) == 1


def test_every_listener_hears_events_in_order(make: Make) -> None:
    session = make()
    flag = Gate().open
    calls: list[Seat] = []

    def acts_at_once(_events: list[object]) -> None:
        if session.turn is not None and len(session.match.deal.log) < 8:
            session.act(random_action(session.match.seen_by(session.turn), flag))

    session.events.connect(acts_at_once)
    session.events.connect(
        lambda batch: calls.extend(event.seat for event in batch if isinstance(event, CallMade))
    )
    session.new_match(config(humans=frozenset(Seat)))
    session.act(Pass())
    assert calls == [seat for seat, _call in session.match.deal.auction.calls]
    assert len(calls) > 3


def test_trick_events_come_in_one_batch(make: Make) -> None:
    session = make()
    heard = Listener(session)
    session.new_match(config())
    spin(lambda: bool(heard.of("match_ended")))
    for (batch,) in heard.of("events"):
        kinds = [type(event) for event in batch]
        if TrickWon in kinds:
            assert kinds.index(CardPlayed) < kinds.index(TrickWon)


def test_winner_is_a_team(make: Make) -> None:
    session = make()
    heard = Listener(session)
    session.new_match(config(seed=9))
    spin(lambda: bool(heard.of("match_ended")))
    (winner,) = heard.of("match_ended")[0]
    assert isinstance(winner, Team)
    totals = session.match.totals
    assert totals[winner] > totals[winner.other]
    assert isinstance(session.match, Match)


def test_random_seats_in_a_long_run(make: Make) -> None:
    random = Random(3)
    for seed in range(3):
        session = make()
        heard = Listener(session)
        play_humans(session)
        humans = frozenset(random.sample(list(Seat), random.randint(0, 4)))
        session.new_match(config(humans=humans, seed=seed))
        spin(lambda heard=heard: bool(heard.of("match_ended")))
        session.shutdown()
