"""Measurements made in parts: added up only when they belong together, and told with the error they have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from belote_desktop.bots.arena.command import main

from .test_arena import Capture, refused


@pytest.fixture
def part(capsys: Capture, tmp_path: Path) -> Any:
    """A part as the arena writes it, changed: the path of the file."""

    def made(name: str, *arguments: str, **changes: object) -> str:
        assert main(["greedy", "random", "--deals", "2", "--json", *arguments]) == 0
        figures = json.loads(capsys.readouterr().out)
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps({**figures, **changes}), "utf-8")
        return str(path)

    return made


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--seed", "2"], ["seed", "2", "1"]),
        (["--rules", "contree"], ["rules", "contree", "coinche"]),
        (["--gap"], ["gap", "true", "false"]),
        (["--match", "--rules", "coinche(target=500)"], ["match", "rules"]),
        (["--seconds", "0.5"], ["limit", "0.5"]),
        (["--trumps", "S,H"], ["trumps", "S,H"]),
        (["--auction", "greedy"], ["auction", "greedy"]),
        (["--threads", "2"], ["threads", "2"]),
    ],
)
def test_parts_of_other_measurements(
    part: Any, capsys: Capture, arguments: list[str], named: list[str]
) -> None:
    first, other = part("first"), part("other", "--first", "2", *arguments)
    error = refused(capsys, "--combine", first, other)
    for word in (first, other, *named):
        assert word in error


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("a", "genius"),
        ("b", 5),
        ("b", None),
        ("rules", "bridge"),
        ("rules", "coinche(target=5)"),
        ("seed", "1"),
        ("seed", True),
        ("limit", None),
        ("limit", {"seconds": "x", "iterations": None}),
        ("limit", {"seconds": 1}),
        ("trumps", "X"),
        ("auction", "genius"),
        ("gap", "yes"),
        ("match", 1),
        ("threads", "two"),
        ("pairs", 5),
        ("columns", ["number"]),
        ("results", [[1, 2]]),
        ("results", 7),
        ("a", "\x1b[31m"),
    ],
)
def test_a_damaged_part_is_named_with_its_fault(part: Any, capsys: Capture, key: str, value: object) -> None:
    good, bad = part("good"), part("bad", **{key: value})
    for paths in ([bad], [good, bad]):
        error = refused(capsys, "--combine", *paths)
        assert f"{bad} is not what the arena writes" in error
        assert "\x1b" not in error


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("number", 0.5),
        ("number", -1),
        ("takes_a", True),
        ("made_a", 99),
        ("won", 2),
        ("seconds_a", -1),
        ("cards", None),
    ],
)
def test_a_damaged_figure_is_named_with_its_pair(
    part: Any, capsys: Capture, column: str, value: object
) -> None:
    path = Path(part("bad"))
    figures = json.loads(path.read_text("utf-8"))
    figures["results"][1][figures["columns"].index(column)] = value
    path.write_text(json.dumps(figures), "utf-8")
    assert f"pair {'' if column == 'number' else '1'}" in refused(capsys, "--combine", str(path))


def test_a_pair_is_counted_once(part: Any, capsys: Capture) -> None:
    one, two = part("one"), part("two", "--first", "1")
    assert f"{two}: pair 1 was in {one}" in refused(capsys, "--combine", one, two)


def test_one_pair_has_no_standard_error(part: Any, capsys: Capture) -> None:
    for more in ([], ["--match", "--rules", "belote(target=300)"], ["--gap"]):
        command = ["greedy", "random", "--deals", "1", *more]
        assert main(command) == 0
        told = capsys.readouterr().out
        assert "too little for a standard error" in told
        assert "±" not in told
        assert main([*command, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["cards_error"] is None
    assert main(["greedy", "random", "--deals", "2"]) == 0
    assert "±" in capsys.readouterr().out


def test_a_gap_is_told_or_refused(capsys: Capture) -> None:
    assert "--match" in refused(capsys, "amateur", "greedy", "--gap", "--match")
    for players in (["open", "greedy"], ["greedy", "open"]):
        assert "--gap" in refused(capsys, *players, "--gap")
    # two pairs in which open makes as much as the other side: nothing to divide by
    nothing = ["--gap", "--deals", "2", "--rules", "contree", "--auction", "greedy"]
    assert main(["greedy", "amateur", *nothing]) == 0
    assert capsys.readouterr().out.count("gap closed towards open hands") == 2
