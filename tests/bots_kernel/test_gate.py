"""The full counts as a command; whether engine, kernel and brute force agree is for the other tests."""

from __future__ import annotations

import pytest

from . import brute, gate

FEW = ("--endings", "3", "--positions", "32", "--seed", "3")


def test_no_difference(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(gate, "SIZES", {True: (3,), False: (3,)})
    monkeypatch.setattr(brute, "compile_lines", lambda: None)
    assert gate.main(FEW) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" without a difference, ")[0] for line in lines[1:]] == [
        "duties: 32",
        "positions: 32",
        "endings: 3",
    ]


def test_a_difference_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(gate, "SIZES", {True: (3,), False: (3,)})
    monkeypatch.setattr(brute, "compile_lines", lambda: None)
    monkeypatch.setattr(brute, "values", lambda ending: {0: 1})
    assert gate.main(FEW) == 1
    assert "endings: a difference: Ending(rules=" in capsys.readouterr().err
