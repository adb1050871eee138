"""Advice and proofs for the player in front, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from belote_desktop.app.adviser import Adviser
from belote_desktop.app.session import MatchSession
from belote_desktop.engine import Deal, Pass, Play, Seat
from tests.app.fakes import QUICK, Factory, Gate, always_pass, config, idle, spin

Make = Callable[..., MatchSession]
SOUTH = frozenset({Seat.SOUTH})
ALL = frozenset(Seat)
PLAIN = QUICK.replace(declarations=False)


class Heard(QObject):
    def __init__(self, adviser: Adviser) -> None:
        super().__init__()
        self.advice: list = []
        self.working: list = []
        self.certain: list = []
        self.failures = 0
        adviser.advised.connect(self.advice.append)
        adviser.working.connect(self.working.append)
        adviser.certain.connect(self.certain.append)
        adviser.failed.connect(self._fail)

    def _fail(self) -> None:
        self.failures += 1


def test_advice_is_legal_and_shown_as_work(make: Make) -> None:
    session = make(Factory(always_pass))
    adviser = Adviser(session)
    heard = Heard(adviser)
    adviser.ask()
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    adviser.ask()
    adviser.ask()
    assert heard.working == [True]
    spin(lambda: bool(heard.advice))
    assert heard.working == [True, False]
    assert heard.advice == [Pass()]


def test_advice_about_a_position_that_is_gone_is_dropped(make: Make) -> None:
    gate = Gate()
    session = make(Factory(gate))
    adviser = Adviser(session)
    heard = Heard(adviser)
    session.new_match(config(PLAIN, humans=ALL, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    adviser.ask()
    spin(gate.entered.is_set)
    session.act(Pass())
    assert heard.working == [True, False]
    spin(gate.cancelled.is_set)
    idle()
    assert heard.advice == []
    assert not adviser.is_working


def test_an_adviser_that_breaks_down_says_so(make: Make) -> None:
    def broken(_view: object, _cancel: object) -> object:
        raise RuntimeError("no idea")

    session = make(Factory(broken))
    adviser = Adviser(session)
    heard = Heard(adviser)
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    adviser.ask()
    spin(lambda: heard.failures == 1)
    assert heard.working == [True, False]


def test_certain_tricks_are_found_at_the_own_turn(make: Make) -> None:
    line = (
        "coinche-maison; dealer=E; N=7H 8H 9H 10H 7D 8D 9D 10D; E=7S 8S QS JH QH KH AH QC;"
        " S=JS 9S AS 10S KS AC 10C KC; W=JD QD KD AD 7C 8C 9C JC; log=- - 80S - - - 7H 7C JS JH"
    )
    session = make(Factory(always_pass))
    adviser = Adviser(session)
    heard = Heard(adviser)
    session.new_match(config(humans=SOUTH), Deal.from_text(line))
    spin(lambda: session.awaits_human)
    adviser.look()
    spin(lambda: bool(heard.certain))
    assert len(heard.certain[0]) == 7
    assert all(isinstance(action, Play) for action in session.match.deal.legal_actions())
    session.lay_down(heard.certain[0])
    spin(lambda: session.match.deal.is_over)
    assert session.match.deal.tricks_won(Seat.SOUTH.team) == 8
