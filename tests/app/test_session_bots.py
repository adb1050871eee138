"""Bots that break down: the table goes on, the player is told, the log knows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from belote_desktop.app.fallback import simple_action
from belote_desktop.app.notices import NOTICE_KEYS
from belote_desktop.app.session import MatchSession
from belote_desktop.bots.base import CancelFlag
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
)
from tests.app.fakes import Factory, Gate, Listener, config, idle, random_action, spin

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
        session.bots.ask(Seat.EAST, None)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        session.act(Pass())
