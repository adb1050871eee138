"""The command line: what it means, and one clear line when it means nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from belote_desktop import __version__
from belote_desktop.app.cli import GAMES, MAX_SEED, Options, parse_args
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import BELOTE, COINCHE, PRESETS, Deal, Seat
from belote_desktop.engine.dealing import shuffled

LINE = (
    "coinche(target=500); dealer=S; N=7S 8S 9S 10S JS QS KS AS; E=7H 8H 9H 10H JH QH KH AH;"
    "S=7D 8D 9D 10D JD QD KD AD; W=7C 8C 9C 10C JC QC KC AC; log=- -"
)


def test_nothing_asked() -> None:
    options = parse_args([])
    assert options == Options()
    assert not options.starts_match


def test_everything_asked(tmp_path: Path) -> None:
    picture = tmp_path / "table.PNG"
    options = parse_args(
        ["--rules", "coinche(target=500, must_underruff=true)", "--seed", "7", "--level=fort", "--lang", "en",
         "--screenshot", str(picture)]
    )  # fmt: skip
    assert options.rules == COINCHE.replace(target=500, must_underruff=True)
    assert (options.seed, options.level, options.language) == (7, "fort", "en")
    assert options.screenshot == picture
    assert options.starts_match


def test_deal_in_one_line() -> None:
    options = parse_args(["--deal", LINE])
    assert options.deal == Deal.from_text(LINE)
    assert options.deal is not None
    assert options.deal.turn is Seat.WEST
    assert options.starts_match


def test_same_seed_deals_the_same_cards() -> None:
    seed = parse_args(["--rules", "belote", "--seed", "7"]).seed
    first, second = (MatchConfig(BELOTE, seed=seed).settled() for _ in range(2))
    assert first == second
    assert shuffled(first.deal_random(0)) == shuffled(second.deal_random(0))
    assert shuffled(first.deal_random(0)) != shuffled(first.deal_random(1))


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--rules", "bridge"], ["--rules", "bridge", "coinche"]),
        (["--rules", "coinche(target=5)"], ["--rules", "target"]),
        (["--rules", "coinche(goal=500)"], ["--rules", "goal"]),
        (["--rules", "coinche(target=500"], ["--rules", "bracket"]),
        (["--rules", "coinche(made_when=more)"], ["--rules", "made_when"]),
        (["--rules", ""], ["--rules"]),
        (["--rules", "x\ny" * 200], ["--rules"]),
        (["--rules"], ["--rules"]),
        (["--seed", "seven"], ["--seed", "seven"]),
        (["--seed", "-1"], ["--seed"]),
        (["--seed", "1.5"], ["--seed"]),
        (["--seed", str(MAX_SEED + 1)], ["--seed"]),
        (["--seed", "9" * 5000], ["--seed"]),
        (["--seed", "²"], ["--seed"]),
        (["--level", "dieu"], ["--level", "dieu", "expert"]),
        (["--lang", "de"], ["--lang", "de", "fr"]),
        (["--deal", "coinche"], ["--deal", "dealer"]),
        (["--deal", LINE.replace("8S", "7S")], ["--deal"]),
        (["--deal", LINE.replace("log=- -", "log=- 70H")], ["--deal", "70H"]),
        (["--deal", LINE, "--rules", "coinche"], ["--deal", "--rules"]),
        (["--deal", LINE, "--seed", "1"], ["--deal", "--seed"]),
        (["--screenshot", "table.jpg"], ["--screenshot", "table.jpg"]),
        (["--screenshot", "/no/such/folder/table.png"], ["--screenshot", "folder"]),
        (["--full-screen"], ["--full-screen"]),
        (["--see", "7"], ["--see"]),
        (["table"], ["table"]),
    ],
)
def test_wrong_command_line(
    arguments: list[str], names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        parse_args(arguments)
    assert caught.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert err.startswith("belote_desktop: ")
    assert len(err) < 400
    for name in names:
        assert name in err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for argument in ("--help", "--version"):
        with pytest.raises(SystemExit) as caught:
            parse_args([argument])
        assert caught.value.code == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "belote_desktop --rules" in out, "an example"
    for option in ("--rules", "--seed", "--level", "--lang", "--deal", "--screenshot", "--version"):
        assert option in out
    assert "F2" in out
    assert out.endswith(f"belote_desktop {__version__}\n")


def test_the_games_are_listed_where_newcomers_look(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_args(["--help"])
    out = capsys.readouterr().out
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert list(GAMES) == list(PRESETS)
    for preset, words in GAMES.items():
        assert f"  {preset} " in out
        assert words in out
        assert f"| `{preset}` |" in readme
    assert "F2" in readme


def test_no_terminal_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    for arguments, code in ((["--seed", "x"], 2), (["--version"], 0)):
        with pytest.raises(SystemExit) as caught:
            parse_args(arguments)
        assert caught.value.code == code


def test_plain_terminal_that_knows_no_accents() -> None:
    code = "from belote_desktop.app.cli import parse_args; parse_args()"
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-c", code, "--help"],
        env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_problem_is_dealt_cards_that_fit() -> None:
    line = "coinche; dealer=S; N=?; E=?; S=7S 8S 9S 10S JS QS KS AS; W=?; log=80H - - -"
    deal = parse_args(["--deal", line]).deal
    assert deal is not None
    assert [len(hand) for hand in deal.hands] == [8, 8, 8, 8]
    assert str(deal.hands[Seat.SOUTH][0]) == "7S"
