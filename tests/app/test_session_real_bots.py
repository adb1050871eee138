"""The session with the bots that the program really uses."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.bots import LEVELS
from belote_desktop.engine import COINCHE, PASS, PRESETS, Bid, Deal, Seat, Trump
from belote_desktop.engine.dealing import shuffled
from tests.app.fakes import Listener, config, idle, spin

Make = Callable[[], MatchSession]


@pytest.fixture
def real(qtbot: QtBot, quick_disk: None) -> Iterator[Make]:
    made: list[MatchSession] = []

    def factory() -> MatchSession:
        made.append(MatchSession())
        return made[-1]

    yield factory
    for session in made:
        session.shutdown()


def test_levels_of_the_settings_are_those_of_the_bots() -> None:
    assert Settings.setting("level").choices == LEVELS  # type: ignore[attr-defined]


@pytest.mark.parametrize(("preset", "level"), list(zip(PRESETS, LEVELS, strict=True)))
def test_whole_match(real: Make, preset: str, level: str) -> None:
    session = real()
    heard = Listener(session)
    session.new_match(config(PRESETS[preset].replace(target=100), level=level))
    spin(lambda: bool(heard.of("match_ended")), seconds=60)
    assert set(heard.notices) <= {"deal.passed_out"}


@pytest.mark.alone
def test_shutdown_interrupts_a_long_thought(real: Make) -> None:
    session = real()
    deal = Deal.new(COINCHE, Seat.EAST, shuffled(Random(3)))
    for call in (Bid(100, Trump.HEARTS), PASS, PASS, PASS):
        deal = deal.apply(call)
    session.new_match(replace(config(level="maitre"), think_seconds=30.0), deal)
    idle(0.3)
    assert session.bots.thinking_seat is deal.turn
    started = time.monotonic()
    assert session.shutdown()
    assert time.monotonic() - started < 0.5
