"""The sequence of a match: turns, pauses, ends, humans and bots side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.app.session import MatchSession
from belote_desktop.engine import (
    COINCHE_MAISON,
    PRESETS,
    Bid,
    Deal,
    Double,
    IllegalAction,
    Match,
    Pass,
    Phase,
    Play,
    Seat,
    Team,
    Trump,
    View,
    Why,
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


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Makes sessions with fake bots; all are shut down at the end."""
    made: list[MatchSession] = []

    def factory(bots: Factory | None = None, **more: object) -> MatchSession:
        made.append(MatchSession(bot_factory=bots or Factory(), **more))  # type: ignore[arg-type]
        return made[-1]

    yield factory
    for session in made:
        session.shutdown()


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
    session.new_match(config(seed=2))
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


def test_refused_action_changes_nothing(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make()
    heard = Listener(session)
    session.new_match(config(humans=frozenset(Seat)))
    spin(lambda: bool(heard.of("turn_changed")))
    before = session.match
    monkeypatch.setattr(session.keeper, "save", lambda _saved: pytest.fail("nothing to save"))
    for action, why in (
        (Double(), Why.NOTHING_TO_DOUBLE),
        (Play(before.deal.hands[0][0]), Why.NOT_IN_THIS_PHASE),
    ):
        with pytest.raises(IllegalAction) as caught:
            session.act(action)
        assert caught.value.reason.why is why
    assert session.match is before
    assert heard.of("events") == []


def test_nobody_acts_for_a_bot(make: Make) -> None:
    gate = Gate()
    session = make(Factory(gate))
    session.new_match(config(dealer=Seat.SOUTH, humans=frozenset({Seat.SOUTH})))
    for action in (Pass(), Double(Seat.EAST)):
        with pytest.raises(IllegalAction) as caught:
            session.act(action)
        assert caught.value.reason.why is Why.NOT_YOUR_TURN
        assert caught.value.reason.seat is session.turn
    gate.open.set()


def test_before_a_match_and_after_the_end(make: Make) -> None:
    session = make()
    assert not session.has_match
    assert session.turn is None
    assert not session.awaits_human
    session.next_deal()
    session.advance()
    for ask in (lambda: session.match, lambda: session.view, lambda: session.config):
        with pytest.raises(LookupError):
            ask()
    with pytest.raises(IllegalAction):
        session.act(Pass())
    session.new_match(config(humans=frozenset(Seat)))
    session.shutdown()
    before = session.match
    session.act(Pass())
    session.next_deal()
    session.new_match(config())
    assert session.match is before
    assert not session.resume()


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


def test_double_out_of_turn_interrupts_the_thinking_bot(make: Make) -> None:
    gate = Gate()
    bots = Factory(gate)
    session = make(bots)
    heard = Listener(session)
    humans = frozenset({Seat.SOUTH, Seat.EAST})
    # Anticlockwise from West's right-hand neighbour: South bids, East passes, North's bot thinks.
    session.new_match(config(COINCHE_MAISON, humans=humans, dealer=Seat.WEST))
    assert session.turn is Seat.SOUTH
    session.act(Bid(80, Trump.HEARTS))
    assert session.turn is Seat.EAST
    session.act(Pass())
    spin(gate.entered.is_set)
    assert session.turn is Seat.NORTH
    with pytest.raises(IllegalAction) as caught:
        session.act(Double(Seat.SOUTH))
    assert caught.value.reason.why is Why.ONLY_OPPONENTS_DOUBLE
    assert session.bots.thinking_seat is Seat.NORTH
    session.act(Double(Seat.EAST))
    contract = session.match.deal.auction.contract
    assert contract is not None
    assert contract.doubled_by is Seat.EAST
    spin(gate.cancelled.is_set)
    gate.open.set()
    idle()
    assert CallMade(Seat.EAST, Double(Seat.EAST)) in heard.events
    log = session.match.deal.log
    assert log[:3] == (Bid(80, Trump.HEARTS), Pass(), Double(Seat.EAST)), (
        "the bot's answer to the old question is gone"
    )


def test_double_in_turn_may_name_its_seat(make: Make) -> None:
    session = make()
    session.new_match(config(humans=frozenset(Seat), dealer=Seat.WEST))
    session.act(Bid(80, Trump.HEARTS))
    session.act(Double(Seat.EAST))
    assert session.match.deal.log[-1] == Double()


def test_new_match_drops_a_late_answer(make: Make) -> None:
    gate = Gate()
    session = make(Factory(gate))
    heard = Listener(session)
    session.new_match(config())
    assert gate.entered.wait(0) or not spin(gate.entered.is_set)
    first = session.epoch
    session.new_match(config(humans=frozenset(Seat), seed=5))
    assert session.epoch != first
    assert heard.of("thinking")[-1][1] is False
    spin(gate.cancelled.is_set)
    gate.open.set()
    idle()
    assert session.match.deal.log == ()
    assert heard.of("events") == []


def test_answer_already_under_way_is_dropped(make: Make) -> None:
    gate = Gate()
    session = make(Factory(gate))
    heard = Listener(session)
    session.new_match(config())
    spin(gate.entered.is_set)
    gate.open.set()
    while session.executor._jobs and not next(iter(session.executor._jobs)).answer:
        pass  # the worker has answered and the event loop has not turned
    session.new_match(config(humans=frozenset(Seat), seed=5))
    idle()
    assert session.match.deal.log == ()
    assert heard.of("events") == []


def test_given_deal_is_played(make: Make) -> None:
    line = (
        "coinche-maison; dealer=W; N=7S 8S 9S 10S JS QS KS AS; E=7H 8H 9H 10H JH QH KH AH;"
        "S=7D 8D 9D 10D JD QD KD AD; W=7C 8C 9C 10C JC QC KC AC; log=80D - - - AD"
    )
    deal = Deal.from_text(line)
    session = make()
    session.new_match(config(QUICK, humans=frozenset(Seat)), deal)
    assert session.match.deal == deal
    assert session.config.rules == COINCHE_MAISON
    assert session.match.deal.phase is Phase.PLAY
    assert session.turn is Seat.EAST


def test_view_is_of_the_seat_in_front(make: Make) -> None:
    session = make()
    for humans, seat in (
        (NOBODY, Seat.SOUTH),
        ({Seat.SOUTH, Seat.NORTH}, Seat.SOUTH),
        ({Seat.WEST}, Seat.WEST),
    ):
        session.new_match(config(humans=frozenset(humans)))
        assert session.view.seat is seat
        assert session.view.totals == (0, 0)


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
