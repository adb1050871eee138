"""Bots that break down: the table goes on, the player is told, the log knows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from belote_desktop.app.fallback import simple_action
from belote_desktop.app.notices import NOTICE_KEYS
from belote_desktop.app.session import MatchSession
from belote_desktop.bots.base import Analysis, CancelFlag
from belote_desktop.engine import (
    ANCIENNE,
    BELOTE,
    COINCHE,
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
    View,
    points_table,
    round_from,
)
from belote_desktop.engine.options import DoubleRule
from tests.app.fakes import Factory, FakeBot, Gate, Listener, always_pass, config, idle, random_action, spin

Make = Callable[..., MatchSession]


class Broken(Factory):
    """Bots that do `what` in one decision of three."""

    def __init__(self, what: Callable[[View], Any]) -> None:
        super().__init__(self.decide)
        self.what = what
        self.count = 0

    def decide(self, view: View, cancel: CancelFlag) -> Any:
        self.count += 1
        return self.what(view) if self.count % 3 == 0 else random_action(view, cancel)


def raises(_view: View) -> None:
    raise ZeroDivisionError("a fault in the search")


def exits(_view: View) -> None:
    raise SystemExit(3)


def a_card_of_somebody_else(view: View) -> Play:
    return Play(next(card for card in _deck() if card not in view.hand))


def _deck() -> tuple[Any, ...]:
    from belote_desktop.engine import DECK

    return DECK


@pytest.mark.parametrize(
    ("what", "key"),
    [
        (raises, "bot.failed"),
        (exits, "bot.failed"),
        (lambda _view: None, "bot.illegal"),
        (lambda _view: "AH", "bot.illegal"),
        (lambda _view: 5, "bot.illegal"),
        (lambda _view: Bid("80", Trump.HEARTS), "bot.illegal"),
        (lambda _view: Play("AH"), "bot.illegal"),
        (lambda view: Double(view.seat), "bot.illegal"),
        (lambda view: Double(view.seat.partner), "bot.illegal"),
        (a_card_of_somebody_else, "bot.illegal"),
        (lambda view: Pass() if view.phase is Phase.PLAY else Play(view.hand[0]), "bot.illegal"),
    ],
)
def test_match_ends_whatever_bots_do(
    make: Make, caplog: pytest.LogCaptureFixture, what: Callable[[View], Any], key: str
) -> None:
    session = make(Broken(what))
    heard = Listener(session)
    session.new_match(config(COINCHE_MAISON.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    told = [(name, details["seat"]) for name, details in heard.of("notice") if name.startswith("bot.")]
    assert {name for name, _seat in told} == {key}
    assert len(told) == len(set(told)) <= 4, "once a seat"
    assert set(NOTICE_KEYS[key]) == {"seat"}
    assert [record for record in caplog.records if record.levelname == "ERROR"]
    assert [on for _seat, on in heard.of("thinking")] == [True, False] * (len(heard.of("thinking")) // 2)


def test_factory_that_fails(make: Make) -> None:
    class NoBots(Factory):
        def __call__(self, level: str, *_: Any, **__: Any) -> Any:
            raise ValueError(f"no level {level}")

    session = make(NoBots())
    heard = Listener(session)
    session.new_match(config(humans=frozenset({Seat.SOUTH}), dealer=Seat.SOUTH))
    spin(lambda: session.awaits_human)
    assert heard.notices == ["bot.failed"] * 3
    assert len(session.match.deal.log) == 3


def test_notices_come_again_in_the_next_match(make: Make) -> None:
    session = make(Broken(raises))
    heard = Listener(session)
    for _ in range(2):
        heard.heard.clear()
        session.new_match(config(COINCHE.replace(target=200)))
        spin(lambda: bool(heard.of("match_ended")))
        assert "bot.failed" in heard.notices


def test_bot_that_never_answers_is_given_up(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate()
    deaf: list[float] = []

    def hangs(view: View, cancel: CancelFlag) -> Any:
        if not deaf:
            deaf.append(time.monotonic())
            gate.open.wait(10)  # deaf to its cancel flag
            return Pass()
        return random_action(view, cancel)

    session = make(Factory(hangs))
    session.bots.patience = (1.0, 0.15)
    heard = Listener(session)
    session.new_match(config(COINCHE.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))
    assert heard.notices.count("bot.late") == 1
    assert "does not answer" in caplog.text
    gate.open.set()
    ended = session.match
    idle()
    assert session.match is ended


def test_slow_bot_within_its_patience_is_not_given_up(make: Make) -> None:
    def slow(view: View, cancel: CancelFlag) -> Any:
        time.sleep(0.05)
        return random_action(view, cancel)

    session = make(Factory(slow))
    session.bots.patience = (1.0, 0.5)
    heard = Listener(session)
    session.new_match(config())
    spin(lambda: len(heard.of("events")) >= 4)
    assert heard.notices == []


def test_refusal_of_the_deal_itself_does_not_stop_the_table(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Were view and deal ever to disagree, the bot's action would pass the one and fail at the other.
    monkeypatch.setattr("belote_desktop.app.bot_seats._allowed", lambda _view, _action: True)
    session = make(Broken(lambda _view: Double(Seat.EAST)))
    heard = Listener(session)
    session.new_match(config(COINCHE.replace(target=200)))
    spin(lambda: bool(heard.of("match_ended")))


def test_shutdown_while_a_bot_thinks(make: Make) -> None:
    gate = Gate()
    session = make(Factory(gate))
    heard = Listener(session)
    session.new_match(config())
    spin(gate.entered.is_set)
    count = len(heard.of("events"))
    started = time.monotonic()
    assert session.shutdown()
    assert time.monotonic() - started < 1
    assert gate.cancelled.is_set()
    idle()
    assert len(heard.of("events")) == count
    assert session.shutdown()


@pytest.mark.parametrize("rules", [COINCHE, BELOTE, ANCIENNE])
def test_simple_action_is_legal_and_cheap(rules: Any) -> None:
    from random import Random

    from belote_desktop.engine.dealing import shuffled

    for seed in range(10):
        deal = Deal.new(rules, Seat.EAST, shuffled(Random(seed)))
        first = deal.legal_actions()[1]
        deal = deal.apply(first)
        while not deal.is_over:
            assert deal.turn is not None
            view = deal.seen_by(deal.turn)
            action = simple_action(view)
            legal = view.legal_actions()
            assert action in legal
            if deal.phase is Phase.PLAY:
                assert isinstance(action, Play)
                points = points_table(rules, deal.contract.trump)  # type: ignore[union-attr]
                cheapest = min(points[play.card.index] for play in legal if isinstance(play, Play))
                assert points[action.card.index] == cheapest
            else:
                assert action == Pass()
            deal = deal.apply(action)


def test_unasked_bots_do_not_answer(make: Make) -> None:
    session = make()
    with pytest.raises(RuntimeError):
        session.bots.ask(None)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        session.act(Pass())


class Doublers(Factory):
    """Bots that pass, but double a bid of the other side when they are asked before their turn."""

    def __init__(self) -> None:
        super().__init__(always_pass)
        self.asked: list[Seat] = []

    def __call__(self, *args: Any, **more: Any) -> FakeBot:
        bot = super().__call__(*args, **more)

        def volunteer(view: View, limit: Any = None, cancel: CancelFlag | None = None) -> Analysis | None:
            self.asked.append(view.seat)
            return Analysis(Double(view.seat)) if view.auction.legal(view.seat) else None

        bot.volunteer = volunteer  # type: ignore[attr-defined]
        return bot


@pytest.mark.parametrize("human_next", [True, False])
def test_a_bot_doubles_before_its_turn(make: Make, human_next: bool) -> None:
    """Whoever is to speak next, a bot that has the bid in its hands need not wait."""
    doublers = Doublers()
    session = make(doublers)
    dealer = Seat.SOUTH
    order = round_from(dealer.next(COINCHE_MAISON.direction), COINCHE_MAISON.direction)
    humans = frozenset(order[:2] if human_next else order[:1])
    session.new_match(config(COINCHE_MAISON, humans, dealer=dealer))
    spin(lambda: session.awaits_human)
    session.act(Bid(80, Trump.HEARTS))
    auction = session.match.deal.table.auction
    assert auction.doubled_by is None
    spin(lambda: session.match.deal.table.auction.doubled_by is not None)
    assert session.match.deal.table.auction.doubled_by is order[3]
    assert doublers.asked == [order[3]]


def test_nobody_is_asked_out_of_turn_where_that_is_not_played(make: Make) -> None:
    doublers = Doublers()
    session = make(doublers)
    dealer = Seat.SOUTH
    rules = COINCHE_MAISON.replace(double=DoubleRule.IN_TURN)
    human = dealer.next(rules.direction)
    session.new_match(config(rules, frozenset({human}), dealer=dealer))
    spin(lambda: session.awaits_human)
    session.act(Bid(80, Trump.HEARTS))
    spin(lambda: session.match.deal.contract is not None)
    assert doublers.asked == []
