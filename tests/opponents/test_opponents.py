"""The adapters: what can be tested without the packages, and the packages themselves where they are installed."""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from belote_desktop.bots.base import Limit
from belote_desktop.engine import (
    CAPOT,
    CONTREE,
    DECK,
    DOUBLE,
    PASS,
    PRESETS,
    REDOUBLE,
    Action,
    Bid,
    Deal,
    Play,
    Seat,
    Trump,
    rules_from_text,
)
from belote_desktop.engine.problem import problem_text

from . import belote_cli_adapter, colver_adapter
from .colver_adapter import RULES, check_rules, spec_of, to_action, to_number
from .talk import NotOurs, Question, serve

COLVER_RULES = rules_from_text(RULES)


def deal_of(rules: Any = COLVER_RULES, seed: int = 1) -> Deal:
    return Deal.new(rules, Seat.SOUTH, Random(seed).sample(DECK, 32))


def talk(answer: Callable[[Question], Action], *lines: str) -> list[str]:
    out = io.StringIO()
    serve(answer, lines, out)
    return out.getvalue().splitlines()


def first_legal(question: Question) -> Action:
    return question.deal.legal_actions()[0]


def test_the_talk() -> None:
    deal = deal_of()
    asked: list[Question] = []

    def answer(question: Question) -> Action:
        asked.append(question)
        return first_legal(question)

    told = (f"position {deal.to_text()}", "seed 5", "totals 340 510", "go seconds 0.5", "quit", "go")
    assert talk(answer, *told) == ["best -"]
    assert (asked[0].seed, asked[0].totals, asked[0].limit) == (5, (340, 510), Limit(0.5))
    assert asked[0].seat is deal.turn


def test_a_problem_may_be_asked() -> None:
    deal = deal_of()
    assert deal.turn is not None
    assert talk(first_legal, f"position {problem_text(deal, deal.turn)}", "go") == ["best -"]


def test_what_is_not_allowed_is_told_and_not_mended() -> None:
    deal = deal_of()
    (line,) = talk(lambda _: Play(deal.hands[0][0]), f"position {deal.to_text()}", "go")
    assert line.startswith("error go: ")
    assert "not allowed (not-in-this-phase) in: contree(" in line


@pytest.mark.parametrize("line", ["dance", "go", "position nothing", "seed x", "totals 1", "totals 1 2 3"])
def test_errors_are_one_line(line: str) -> None:
    (answer,) = talk(first_legal, line)
    assert answer.startswith("error ")


def test_its_numbers_are_ours() -> None:
    actions: list[Action] = [PASS, DOUBLE, REDOUBLE]
    actions += [Bid(value, Trump(suit)) for value in (*range(80, 170, 10), CAPOT) for suit in range(4)]
    assert sorted(to_number(action) for action in actions) == list(range(43))
    assert all(to_action(to_number(action), False) == action for action in actions)
    plays = [Play(card) for card in DECK]
    assert sorted(to_number(play) for play in plays) == list(range(32))
    assert all(to_action(to_number(play), True) == play for play in plays)


@pytest.mark.parametrize(
    ("agent", "limit", "wanted"),
    [
        ("isdd20", Limit(0.5), 'method = "isdd"\ndeterminizations = 20'),
        ("improved_v2+isdd60", Limit(), 'method = "isdd"\ndeterminizations = 60'),
        ("isdd", Limit(0.05), 'method = "isdd"\ntime_ms = 50'),
        ("isdd", Limit(iterations=7), 'method = "isdd"\ndeterminizations = 7'),
        ("smart_ismcts", Limit(), 'method = "smart_ismcts"\ntime_ms = 10'),
        ("heuristic", Limit(1.0), 'method = "heuristic"\n[worlds]'),
    ],
)
def test_agents_by_name(agent: str, limit: Limit, wanted: str) -> None:
    spec = spec_of(agent, Question(deal_of(), (0, 0), 1, limit))
    assert wanted in spec
    assert 'strategy = "improved_v2"' in spec


@pytest.mark.parametrize("agent", ["", "oracle_dd", "isdd20x", "genius+isdd20", "nn+isdd", "isdd٣"])
def test_no_such_agent(agent: str) -> None:
    with pytest.raises(NotOurs):
        spec_of(agent, Question(deal_of(), (0, 0), 1, Limit()))


def test_games_it_does_not_play() -> None:
    check_rules(COLVER_RULES)
    for rules in (*PRESETS.values(), COLVER_RULES.replace(declarations=True)):
        with pytest.raises(NotOurs):
            check_rules(rules)


class FakeEnv:
    """Remembers what it was told; the auction is over after the third pass."""

    def __init__(self, dealer: int, hands: list[list[int]]) -> None:
        self.dealer, self.hands, self.steps = dealer, hands, list[int]()

    def step(self, number: int) -> None:
        self.steps.append(number)

    def phase(self) -> int:
        return int(self.steps[-3:] == [0, 0, 0])


def test_its_agent_watches_the_deal_from_the_start() -> None:
    deal = deal_of()
    for action in (Bid(90, Trump.HEARTS), PASS, PASS, PASS):
        deal = deal.apply(action)
    seen: dict[str, Any] = {}

    class FakeAgent:
        def __init__(self, spec: str, seat: int, seed: int) -> None:
            seen.update(spec=spec, seat=seat)

        def init_deal(self, env: FakeEnv) -> None:
            seen.update(before=list(env.steps))

        def set_scores(self, ours: int, theirs: int) -> None:
            seen.update(totals=(ours, theirs))

        def observe(self, env: FakeEnv, number: int) -> None:
            seen.setdefault("watched", []).append((len(env.steps), number))

        def decide(self, env: FakeEnv) -> dict[str, int]:
            return {"action": env.hands[seen["seat"]][0]}

    package = SimpleNamespace(Agent=FakeAgent, Env=SimpleNamespace(deal_with_hands=FakeEnv))
    action = colver_adapter.answer(package, "isdd20", Question(deal, (20, 30), 1, Limit()))
    assert action in deal.legal_actions()
    assert seen["before"] == []
    assert seen["watched"] == [(0, 6), (1, 0), (2, 0), (3, 0)]
    assert seen["totals"] == (20, 30)
    assert seen["seat"] == 3  # East, the last in playing order from North


def played_out(answer: Callable[[Question], Action], deal: Deal) -> Deal:
    """A deal played by the adapter at all seats, to its end."""
    while deal.turn is not None:
        action = answer(Question(deal, (0, 0), 1, Limit(seconds=0.005)))
        assert action in deal.legal_actions(), (str(action), deal.to_text())
        deal = deal.apply(action)
    return deal


@pytest.mark.skipif(importlib.util.find_spec("colver") is None, reason="colver is not installed")
@pytest.mark.parametrize("agent", ["isdd2", "isdd", "smart_ismcts", "ismcts", "maxi+heuristic"])
def test_the_package_plays_by_our_rules(agent: str) -> None:
    import colver

    for seed in range(3):
        played_out(lambda question: colver_adapter.answer(colver, agent, question), deal_of(seed=seed))


@pytest.mark.skipif(importlib.util.find_spec("belote") is None, reason="belote-cli is not installed")
@pytest.mark.parametrize("level", belote_cli_adapter.LEVELS)
@pytest.mark.parametrize("preset", ["belote", "belote-officielle", "ancienne"])
def test_belote_cli_plays_by_our_rules(level: str, preset: str) -> None:
    package = belote_cli_adapter.Package()
    for seed in range(5):
        played_out(lambda question: package.answer(level, question), deal_of(PRESETS[preset], seed))


def test_contree_itself_is_not_quite_its_game() -> None:
    with pytest.raises(NotOurs, match="160"):
        check_rules(CONTREE)
