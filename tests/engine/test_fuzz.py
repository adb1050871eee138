"""Strict reading: a short run of the fuzzer, and texts that are merely enormous."""

from __future__ import annotations

import json
from random import Random

import pytest

from belote_desktop.engine.notation import NotationError
from belote_desktop.engine.presets import COINCHE
from tests.engine.pool import opened
from tests.fuzz import Broken, check, check_line, check_record, run, sound_line, sound_record


def test_damaged_texts() -> None:
    tried, read = run(count=2500, seed=2, seconds=20)
    assert tried > 200
    assert read < tried


def test_sound_texts_are_read() -> None:
    rng = Random(3)
    assert all(check_line(sound_line(rng)) for _ in range(30))
    assert all(check_record(sound_record(rng)) for _ in range(30))


LINE = opened(COINCHE, Random(1)).to_text()


@pytest.mark.parametrize(
    "text",
    [
        LINE + " -" * 5_000,
        LINE + " -" * 2_000_000,
        LINE.replace("coinche", f"coinche({'target=500,' * 1500})"),
        LINE.replace("coinche", "coinche(" + "(" * 9000),
        LINE.replace("N=", "N=" + "7S " * 5000),
        LINE + "; log=" * 3000,
        "coinche" + "; dealer=S" * 1900,
        "=" * 19_000,
        ";" * 19_000,
        LINE + " declare:" + "tierce.AH+" * 1800,
        LINE + " " + "9" * 18_000 + "H",
    ],
    ids=range(11),
)
def test_enormous_lines(text: str) -> None:
    assert not check_line(text)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 3_000_000,
        '{"a":' * 600_000,
        "9" * 3_900_000,
        '{"version": ' + "9" * 100_000 + "}",
        '"' + "x" * 4_000_001 + '"',
        json.dumps({"format": "belote-match", "version": 1, "rules": "coinche", "deals": [{}] * 500_000}),
        json.dumps({"format": "belote-match", "version": 1, "rules": "coinche(" * 300_000, "deals": [{}]}),
        json.dumps(
            {"format": "belote-match", "version": 1, "rules": "coinche", "deals": [{"dealer": "N" * 999_999}]}
        ),
        json.dumps(
            {
                "format": "belote-match",
                "version": 1,
                "rules": "coinche",
                "deals": [{"dealer": "N", "N": "7S " * 999_999}],
            }
        ),
    ],
    ids=range(9),
)
def test_enormous_records(text: str) -> None:
    assert not check_record(text)


def test_the_fuzzer_can_fail() -> None:
    def crashing(text: str) -> None:
        raise KeyError(text)

    def mumbling(text: str) -> None:
        raise NotationError("no")

    def forgetting(text: str) -> object:
        return object()

    for read in (crashing, mumbling, forgetting):
        with pytest.raises(Broken):
            check(read, str, NotationError, "x")
