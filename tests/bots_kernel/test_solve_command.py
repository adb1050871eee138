"""`python -m belote_desktop.bots.solve` as scripts use it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from belote_desktop.bots.solve import BadLine, answer, solve


def run(text: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "belote_desktop.bots.solve", *args]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_a_trick_by_hand() -> None:
    """The jack of trump takes nine, ace and ten, and the last trick's 10."""
    assert solve("S 0 SJ S9 SA ST")[0] == 20 + 14 + 11 + 10 + 10
    assert solve("H 0 SJ S9 SA ST")[0] == 2 + 0 + 11 + 10 + 10
    assert solve("H 1 SJ S9 SA H7")[0] == 0
    assert solve("TA 2 SJ S9 SA ST")[0] == 13 + 9 + 6 + 5 + 10


def test_the_under_ruff_matters() -> None:
    """Void in hearts and too weak to go over the jack, the third hand may keep its nine of trump, or must not."""
    line = "S 0 HK,C7 SJ,C8 S9,CA HA,C9"
    assert (solve(f"{line} 1")[0], solve(f"{line} 0")[0], solve(line)[0]) == (21, 24, 21)


def test_a_line_an_answer() -> None:
    result = run("S 0 SJ S9 SA ST\n\nSA 3 SJ S10 SA S7 0\n")
    assert (result.returncode, result.stdout, result.stderr) == (0, "65\n41\n", "")
    verbose = run("AT 0 SJ,H7 S9,HA SA,C7 ST,D7\n", "-v")
    assert [len(line.split()) for line in verbose.stdout.splitlines()] == [2]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("X 0 SJ S9 SA ST", "trump"),
        ("S 4 SJ S9 SA ST", "leader"),
        ("S 0 SJ S9 SA", "words"),
        ("S 0 SJ S9 SA ST 2", "under-ruff"),
        ("S 0 SJ S9 SA SX", "SX"),
        ("S 0 SJ S9 SA SJ", "twice"),
        ("S 0 SJ S9 SA ST,S7", "same number"),
        ("S 0 SJ S9 SA ,", "card"),
        ("S 0 SJ S9 SA é", "card"),
    ],
)
def test_a_bad_line_is_told(line: str, word: str) -> None:
    with pytest.raises(BadLine, match=word):
        list(answer([line], False))


@pytest.mark.parametrize(("text", "args"), [("S 0 nonsense\n", ()), ("", ("-x",))])
def test_bad_input_is_one_line_and_2(text: str, args: tuple[str, ...]) -> None:
    result = run(text, *args)
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


def test_help_has_an_example() -> None:
    assert "example: echo" in run("", "--help").stdout
