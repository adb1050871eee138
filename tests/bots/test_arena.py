"""The arena: pairs, figures, and one line on bad input."""

from __future__ import annotations

import json

import pytest

from belote_desktop.bots.arena import main, mean_error


def test_the_rules_bot_beats_a_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["greedy", "random", "--deals", "100", "--fixed-contract", "--trumps", "SHDC", "--json"]
    assert main(command) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["pairs"] == 100
    assert figures["cards"] - 3 * figures["cards_error"] > 15
    assert figures["takes_a"] + figures["takes_b"] == 200


def test_the_same_bot_is_as_strong_as_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greedy", "greedy", "--deals", "10", "--rules", "belote-officielle", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["cards"] == figures["marked"] == 0


def test_it_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["amateur", "random", "--deals", "2", "--seed", "3", "--jobs", "2", "--fixed-contract"]
    assert main([*arguments, "--trumps", "S,SA,AT", "--iterations", "5"]) == 0
    assert "amateur − random over 2 pairs, seed 3" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["amateur", "genius"],
        ["amateur", "greedy", "--rules", "bridge"],
        ["amateur", "greedy", "--rules", "contree", "--fixed-contract", "--trumps", "NT"],
        ["amateur", "greedy", "--seconds", "-1"],
        ["amateur", "greedy", "--deals", "0"],
    ],
)
def test_bad_input_is_one_line_and_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("arena: ")
    assert error.count("\n") == 1


def test_mean_and_error() -> None:
    assert mean_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_error([5.0]) == (5.0, 0.0)
