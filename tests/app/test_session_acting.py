"""Acting at the table: refusals, doubles out of turn, answers that come too late."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from belote_desktop.app.session import MatchSession
from belote_desktop.engine import (
    COINCHE_MAISON,
    Bid,
    Deal,
    Double,
    IllegalAction,
    Pass,
    Phase,
    Play,
    Seat,
    Trump,
    Why,
)
from belote_desktop.engine.events import CallMade
from tests.app.fakes import (
    NOBODY,
    QUICK,
    Factory,
    Gate,
    Listener,
    config,
    idle,
    spin,
)

Make = Callable[..., MatchSession]


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
    session.set_director(True)
    session.act(Double(Seat.EAST))
    contract = session.match.deal.auction.contract
    assert contract is not None
    assert contract.doubled_by is Seat.EAST
    spin(gate.cancelled.is_set)
    gate.open.set()
    idle()
    doubled = (Bid(80, Trump.HEARTS), Pass(), Double(Seat.EAST))
    assert session.match.deal.log == doubled, "the bot's answer to the old question is gone"
    assert heard.events[-1] == CallMade(Seat.EAST, Double(Seat.EAST))
    assert heard.of("thinking") == [(Seat.NORTH, True), (Seat.NORTH, False)]
    session.advance()
    spin(lambda: len(session.match.deal.log) == 4)


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
        ({Seat.SOUTH, Seat.NORTH}, Seat.NORTH),  # who is asked first of the two
        ({Seat.WEST}, Seat.WEST),
    ):
        session.new_match(config(humans=frozenset(humans), dealer=Seat.SOUTH))
        assert session.view.seat is seat
        assert session.view.totals == (0, 0)


def test_listener_may_begin_another_match_at_once(make: Make) -> None:
    bots = Factory()
    session = make(bots)
    session.turn_changed.connect(lambda _seat: session.epoch == 1 and session.new_match(config(seed=5)))
    session.new_match(config(seed=4))
    spin(lambda: bool(bots.made))
    idle()
    first = session.match.all_deals[0].first
    assert all(bot.views[0].hand == first.hands[bot.views[0].seat] for bot in bots.made)


def test_listener_may_shut_down_at_once(make: Make) -> None:
    bots = Factory()
    session = make(bots)
    heard = Listener(session)
    session.turn_changed.connect(lambda _seat: session.shutdown())
    session.new_match(config())
    idle()
    assert heard.heard == [("started",), ("turn_changed", session.turn)]
    assert bots.made == []


def test_new_match_drops_the_work_of_others_too(make: Make) -> None:
    session = make()
    answers: list[str] = []
    session.new_match(config(humans=frozenset(Seat)))
    session.executor.submit(lambda _flag: "about the old match", answers.append)
    session.new_match(config(humans=frozenset(Seat)))
    session.executor.submit(lambda _flag: "about the new match", answers.append)
    assert session.epoch == session.executor.epoch
    spin(lambda: bool(answers))
    assert answers == ["about the new match"]
