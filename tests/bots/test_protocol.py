"""The line protocol: answers, and errors that end nothing."""

from __future__ import annotations

import io
import time
from random import Random

import pytest

from belote_desktop.bots.protocol import Session
from belote_desktop.engine import COINCHE_MAISON, parse_action

from .tables import new_deal


def talk(*lines: str) -> list[str]:
    out = io.StringIO()
    session = Session(out)
    for line in lines:
        if not session.answer(line):
            break
        session.wait()
    return out.getvalue().splitlines()


LINE = new_deal(COINCHE_MAISON, Random(5)).to_text()


def test_it_answers_with_a_legal_action() -> None:
    lines = talk("level fort", "seed 3", f"position {LINE}", "go iterations 60")
    assert lines[0].startswith("info iterations ")
    assert any(line.startswith("info action - mean ") for line in lines)
    word, _, action = lines[-1].partition(" ")
    assert word == "best"
    assert parse_action(action) in new_deal(COINCHE_MAISON, Random(5)).legal_actions()


def test_the_same_seed_gives_the_same_answer() -> None:
    lines = ("level expert", "seed 3", f"position {LINE}", "go iterations 60")
    assert talk(*lines)[1:] == talk(*lines)[1:]


def test_rules_stand_for_positions_that_name_none() -> None:
    bare = LINE.partition("; ")[2]
    assert talk("rules coinche-maison", f"position {bare}", "level greedy", "go")[-1].startswith("best ")


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("dance", "not a command"),
        ("level genius", "not a level"),
        ("rules bridge", "not a preset"),
        ("position coinche; dealer=S", "missing"),
        ("seed x", "not a number"),
        ("go", "no position"),
    ],
)
def test_errors_are_one_line(line: str, part: str) -> None:
    (answer,) = talk(line)
    assert answer.startswith("error ")
    assert part in answer


@pytest.mark.parametrize("words", ["seconds", "seconds x", "nodes 5", "seconds -1", "iterations 0"])
def test_a_wrong_limit_is_an_error(words: str) -> None:
    assert talk(f"position {LINE}", f"go {words}")[0].startswith("error ")


def test_stop_brings_the_answer_at_once() -> None:
    out = io.StringIO()
    session = Session(out)
    session.answer(f"position {LINE}")
    session.answer("go seconds 60")
    time.sleep(0.1)
    start = time.perf_counter()
    session.answer("stop")
    session.wait()
    assert time.perf_counter() - start < 5
    assert out.getvalue().splitlines()[-1].startswith("best ")


def test_quit_ends_it() -> None:
    assert talk("quit", "dance") == []
