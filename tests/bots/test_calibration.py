"""Chances are measured as they should be, and the tables that come of it make sense."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from itertools import pairwise
from math import exp, log
from pathlib import Path

import pytest

from belote_desktop.bots import Limit, create, fitting
from belote_desktop.bots.calibration import Line, fit, main, marks, odds, play, read, report
from belote_desktop.bots.match_chance import win_chance
from belote_desktop.bots.optimism import FACED, HONEST, STEPS, corrected, honest
from belote_desktop.bots.tables import tables_for
from belote_desktop.engine import PRESETS, RuleSet, Seat


def line(chance: float, made: bool, share: int = 500, shift: int = 0, kind: int = 0) -> Line:
    return Line(kind, chance, made, share, [share - shift + step for step in range(-20, 21)])


def test_a_report_tells_predicted_from_happened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line(0.75, number % 2 == 0) for number in range(200)]
    assert "75.0% predicted,  50.0%" in report(lines)
    assert "mean error 25.0 points" in report(lines)
    path = tmp_path / "lines.jsonl"
    path.write_text("".join(json.dumps(asdict(each)) + "\n" for each in lines), "utf-8")
    assert list(read([path])) == lines
    assert main(["--report", str(path)]) == 0
    assert "mean error" in capsys.readouterr().out
    assert main(["--report", str(tmp_path / "none")]) == 2
    capsys.readouterr()
    path.write_text(f"{json.dumps(asdict(lines[0]))}\n{{\n", "utf-8")
    assert main(["--report", str(path)]) == 2
    assert f"{path}, line 2," in capsys.readouterr().err


@pytest.mark.parametrize("command", [main, fitting.main])
@pytest.mark.parametrize("value", ["0", "-1", "x"])
def test_a_bad_number_is_one_line(
    command: Callable[[list[str]], object], value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        command(["--deals", value])
    error = capsys.readouterr().err
    assert leaving.value.code == 2
    assert f"--deals: «{value}»" in error
    assert error.count("\n") == 1


def test_a_fit_finds_how_far_off_the_playouts_are() -> None:
    lines = [line(0.5, True, share, shift=-40) for share in range(200, 800) for _ in range(8)]
    found = fit(lines)
    steps = [round(1000 * step / STEPS) for step in range(STEPS + 1)]
    for real, ruled in zip(found[0][3:-3], steps[3:-3], strict=True):
        assert real - ruled == pytest.approx(-40, abs=12)
    assert found[1] == steps


def test_odds_are_put_right_by_what_happened() -> None:
    """Contracts of 75 and 50 in 100 are made 60 and 35 times: the odds fall; where nothing is known they stay."""
    lines = [line(chance, n % 100 < made) for chance, made in ((0.75, 60), (0.5, 35)) for n in range(1000)]
    for add, times in odds(lines)[:1]:
        (was, by) = HONEST[0]
        for chance, made in ((0.75, 0.6), (0.5, 0.35)):
            raw = (log(chance / (1 - chance)) - was) / by  # the lines hold chances already put right
            assert 1 / (1 + exp(-add - times * raw)) == pytest.approx(made, abs=0.03)
    assert odds(lines)[1:] == [pytest.approx(entry) for entry in HONEST[1:]]
    assert (honest(0.0, 1), honest(1.0, 1)) == (0.0, 1.0)
    assert honest(0.55, 0) < 0.55
    assert honest(0.2, FACED) > 0.3


def test_marks_are_counted_by_steps() -> None:
    lines = [Line(0, 0.5, True, 500, [500], marked=[162, 0])] * 3
    assert marks(lines, 40) == [(160, 0, 3)]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_corrected_points_stay_in_order(rules: RuleSet) -> None:
    for trump in rules.trumps:
        table = corrected(rules, trump)
        assert len(table) == sum(tables_for(rules, trump).points) + 1
        assert list(table) == sorted(table)
        assert (table[0], table[-1]) == (0, len(table) - 1)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_chance_of_the_match_is_fair_and_never_falls(rules: RuleSet) -> None:
    points = range(0, rules.target + 200, rules.target // 9)
    for theirs in points:
        row = [win_chance(rules, (ours, theirs)) for ours in points if ours != theirs or ours < rules.target]
        assert all(low <= high + 1e-9 for low, high in pairwise(row))
        for ours in points:
            both = win_chance(rules, (ours, theirs)) + win_chance(rules, (theirs, ours))
            assert both == pytest.approx(1)


def test_a_deal_leaves_a_line() -> None:
    lines = []
    for number in range(4):
        bots = [create("fort", number) for _ in Seat]
        lines.append(play(PRESETS["coinche"], number, bots, Limit(iterations=100), Limit(iterations=40)))
    found = [each for each in lines if each is not None]
    assert found
    assert all(0 <= each.chance <= 1 and len(each.marked) == 2 for each in found)
    assert any(each.faced for each in found)
