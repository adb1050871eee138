"""The conformance runner: the open cases all pass, and it can fail."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.__main__ import main
from tests.conformance.rulesets import RULESETS
from tests.conformance.runner import KINDS, answer, load, readings, run

OPEN = Path(__file__).parents[1] / "data" / "open.json"
CASES = load(OPEN)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_open_case(case: dict[str, Any]) -> None:
    for reading in readings(case):
        expected, got = answer(reading)
        assert got == expected, f"{reading['ruleset']}: {case['why']}"


def test_open_file_as_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(OPEN)]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed, 0 unsupported\n"


def test_every_named_ruleset_and_kind_is_known() -> None:
    stated = json.loads(OPEN.read_text("utf-8"))
    assert set(stated["rulesets"]) <= set(RULESETS)
    assert set(stated["counts"]) - {"total"} <= set(KINDS)


def spoiled(value: Any) -> Any:
    """An answer that is not the right one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict):
        key = sorted(value)[-1]
        return {**value, key: spoiled(value[key])}
    if isinstance(value, list):
        return value[:-1] if value else ["JS"]
    return "W" if value != "W" else "E"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_wrong_expectation_fails(case: dict[str, Any]) -> None:
    wrong = copy.deepcopy(case)
    if "expected" in wrong:
        wrong["expected"] = spoiled(wrong["expected"])
    elif "outcome" in wrong:
        wrong["outcome"]["declarer"] = spoiled(wrong["outcome"]["declarer"])
    else:
        wrong["illegal"].append("pass")
    report = run([wrong])
    assert (report.passed, len(report.failures)) == (0, 1), report


@pytest.mark.parametrize(
    "case", [case for case in CASES if "alternative" in case], ids=lambda case: case["id"]
)
def test_a_wrong_alternative_fails(case: dict[str, Any]) -> None:
    wrong = copy.deepcopy(case)
    wrong["alternative"]["marked"]["NS"] += 10
    report = run([wrong])
    assert [failure["ruleset"] for failure in report.failures] == [case["alternative"]["ruleset"]]


def test_a_wrong_legal_set_in_a_full_deal_fails() -> None:
    case = copy.deepcopy(next(case for case in CASES if case["kind"] == "full_deal"))
    case["plays"][1]["legal"] = case["plays"][1]["legal"][:1]
    (failure,) = run([case]).failures
    assert failure["expected"]["play"] == 2


def test_what_is_unknown_is_unsupported() -> None:
    known = CASES[0]
    for change in (
        {"ruleset": "nobody's"},
        {"kind": "weather"},
        {"options": {"moon": True}},
        {"scale": "GOLD"},
        {"alternative": {"ruleset": "nobody's", "expected": []}},
    ):
        report = run([{**known, **change}])
        assert (report.passed, report.failures, len(report.unsupported)) == (0, [], 1), change


def test_a_broken_case_fails_and_the_others_still_run() -> None:
    broken = {"id": "X1", "kind": "legal_cards", "ruleset": "FFB-coinche", "expected": ["7S"]}
    report = run([broken, CASES[0]])
    assert (report.passed, [failure["id"] for failure in report.failures]) == (1, ["X1"])


def test_all_trumps_in_either_scale() -> None:
    """198 of 258 count 124 with the FFB of 2016, also when the case has counted on the scale of 162 already."""
    case = {
        "id": "X2",
        "kind": "deal_score",
        "ruleset": "FFB-belote-2016",
        "takers": "NS",
        "bid": None,
        "denomination": "TA",
        "multiplier": 1,
        "last_trick": "NS",
        "belotes": {"NS": 1, "EW": 0},
        "expected": {"made": True, "raw": {"NS": 144, "EW": 38}},
    }
    for points in ({"NS": 188, "EW": 60}, {"NS": 114, "EW": 38}):
        assert run([{**case, "card_points": points}]).passed == 1


def test_lines_and_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {**CASES[0], "expected": ["JH"]}
    unknown = {**CASES[0], "id": "U", "kind": "weather"}
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"cases": [CASES[1], wrong, unknown]}), "utf-8")
    assert main([str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f'{wrong["id"]} (FFB-coinche): expected ["JH"], got ')
    assert lines[1] == "1 passed, 1 failed, 1 unsupported"
    assert main([str(path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"], told["unsupported"]) == (1, 1, 1)
    assert told["failures"][0]["id"] == wrong["id"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1]",
        '{"cases": 3}',
        "{}",
        '"x"',
        '{"cases": [{"id": "A"}]}',
        '{"cases": [{"id": 1}]}',
        "[" * 99999,
    ],
)
def test_a_bad_file_is_one_line_and_exit_2(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_text(text, "utf-8")
    assert main([str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_missing_file_is_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "none.json", tmp_path, tmp_path / "bytes.json"):
        assert main([str(path)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
