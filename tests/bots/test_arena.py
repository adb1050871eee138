"""The arena: pairs, matches, programs, parts that add up, and one line on bad input."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from belote_desktop.bots.arena import pairs, program
from belote_desktop.bots.arena.command import main
from belote_desktop.bots.arena.figures import mean_error, ratio_error
from belote_desktop.bots.arena.open_hands import open_choice
from belote_desktop.bots.arena.pairs import Setting, play_pair
from belote_desktop.bots.arena.program import OpponentError, Program, mixed
from belote_desktop.bots.base import Limit
from belote_desktop.engine import CONTREE, PRESETS, Deal, Phase, Trump

from .tables import new_deal, played_deals, random_action

ROOT = Path(__file__).parents[2]
PROTOCOL = f"cmd:{shlex.quote(sys.executable)} -m belote_desktop.bots.protocol"
Capture = pytest.CaptureFixture[str]


def figures(capsys: Capture, *arguments: str) -> dict[str, float]:
    assert main([*arguments, "--json"]) == 0
    read: dict[str, float] = json.loads(capsys.readouterr().out)
    return read


def refused(capsys: Capture, *arguments: str) -> str:
    """The one line on stderr of a command that ends with 2."""
    try:
        code: object = main(arguments)
    except SystemExit as leaving:
        code = leaving.code
    error = capsys.readouterr().err
    assert code == 2
    assert error.startswith("arena: ")
    assert error.count("\n") == 1
    return error


def test_the_rules_bot_beats_a_random_player(capsys: Capture) -> None:
    found = figures(capsys, "greedy", "random", "--deals", "100", "--fixed-contract", "--trumps", "SHDC")
    assert found["pairs"] == 100
    assert found["cards"] - 3 * found["cards_error"] > 15
    assert found["takes_a"] + found["takes_b"] == 200


def test_the_same_bot_is_as_strong_as_itself(capsys: Capture) -> None:
    found = figures(capsys, "greedy", "greedy", "--deals", "10", "--rules", "belote-officielle")
    assert found["cards"] == found["marked"] == 0


def test_open_hands_are_the_upper_bound(capsys: Capture) -> None:
    command = ["amateur", "greedy", "--deals", "12", "--fixed-contract", "--gap"]
    found = figures(capsys, *command)
    assert found["cards"] == found["gap_cards"] == 0
    assert found["open_cards"] - 3 * found["open_cards_error"] > 10
    assert main(command) == 0
    assert "gap closed" in capsys.readouterr().out


def test_open_hands_take_the_most_that_perfect_play_gives() -> None:
    """Played on by both sides, the value found at the first card is what happens."""
    rng = Random(3)
    for _ in range(6):
        deal = new_deal(CONTREE, rng)
        while deal.phase is Phase.AUCTION or len(deal.tricks) < 4:
            deal = deal.apply(random_action(deal, rng))
            if deal.is_over:
                break
        if deal.is_over:
            continue
        ends = []
        for action in deal.legal_actions():
            after = deal.apply(action)
            while after.turn is not None:
                after = after.apply(open_choice(after))
            ends.append((after.points(deal.turn.team) - after.points(deal.turn.team.other), action))
        chosen = open_choice(deal)
        assert (max(end for end, _ in ends), chosen) in ends


def test_it_says_what_it_found(capsys: Capture) -> None:
    arguments = ["amateur", "random", "--deals", "2", "--seed", "3", "--jobs", "2", "--fixed-contract"]
    assert main([*arguments, "--trumps", "S,SA,AT", "--iterations", "5"]) == 0
    assert "amateur − random over 2 pairs of deals, seed 3" in capsys.readouterr().out


def test_parts_add_up_to_the_whole(capsys: Capture, tmp_path: Path) -> None:
    command = ["greedy", "random", "--fixed-contract", "--trumps", "S", "--json"]
    parts = []
    for first in (0, 3):
        assert main([*command, "--deals", "3", "--first", str(first)]) == 0
        parts.append(tmp_path / f"{first}.json")
        parts[-1].write_text(capsys.readouterr().out, "utf-8")
    assert main([*command, "--deals", "6"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert main(["--json", "--combine", *map(str, parts)]) == 0
    added = json.loads(capsys.readouterr().out)
    for key in whole:
        if "ms_" not in key and key != "results":
            assert added[key] == whole[key], key


def test_parts_that_do_not_belong_together(capsys: Capture, tmp_path: Path) -> None:
    one, two, bad = (tmp_path / name for name in ("one.json", "two.json", "bad.json"))
    for path, seed in ((one, "1"), (two, "2")):
        assert main(["greedy", "random", "--deals", "1", "--seed", seed, "--json"]) == 0
        path.write_text(capsys.readouterr().out, "utf-8")
    bad.write_text('{"a": 1}', "utf-8")
    assert "seed" in refused(capsys, "--combine", str(one), str(two))
    assert "already" in refused(capsys, "--combine", str(one), str(one))
    assert "not what the arena writes" in refused(capsys, "--combine", str(bad))
    found = json.loads(one.read_text("utf-8"))
    place = found["columns"].index("cards")
    for damage in (float("nan"), float("inf"), 1e308, 10**400, "7"):
        found["results"][0][place] = damage
        bad.write_text(json.dumps(found), "utf-8")
        assert "not what the arena writes" in refused(capsys, "--combine", str(bad))
    bad.write_text("[" * 200_000, "utf-8")
    assert "not what the arena writes" in refused(capsys, "--combine", str(bad))
    assert "nowhere" in refused(capsys, "--combine", str(tmp_path / "nowhere.json"))


def test_whole_matches_on_the_same_packs(capsys: Capture) -> None:
    rules = ["--rules", "belote(target=300)", "--match", "--deals", "3"]
    even = figures(capsys, "greedy", "amateur", *rules)
    assert even["won"] == 0.5
    assert even["marked"] == 0
    better = figures(capsys, "greedy", "random", *rules)
    assert better["won"] > 0.6
    assert main(["greedy", "amateur", *rules]) == 0
    assert "50.0% ± 0.0% of the matches won" in capsys.readouterr().out


def test_one_player_bids_for_all(capsys: Capture) -> None:
    command = ["random", "random", "--deals", "4", "--auction", "greedy", "--rules", "contree"]
    found = figures(capsys, *command)
    assert found["takes_a"] + found["takes_b"] == 8
    setting = Setting("random", "random", CONTREE, Limit(), 1, auction="greedy")
    deal = pairs._opened(setting, 0, 1, Random(1))
    assert deal.phase is Phase.PLAY


def test_another_program_plays_as_well_as_the_bot_behind_it(capsys: Capture) -> None:
    script = "from belote_desktop.bots.protocol import *; s = Session(sys.stdout); s.answer('level greedy')\n"
    script += "for line in sys.stdin:\n    s.answer(line)\n    s.wait()"
    name = f"cmd:{shlex.quote(sys.executable)} -c {shlex.quote(script)}"
    found = figures(capsys, "greedy", name, "--deals", "2", "--rules", "ancienne", "--seconds", "0.1")
    assert found["cards"] == found["marked"] == 0
    assert found["ms_b"] > 0


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("raise SystemExit('out of memory')", "has ended with code 1: out of memory"),
        (
            "raise SystemExit('out \\x1b[31mof \\x07memory')",
            "has ended with code 1: out \N{REPLACEMENT CHARACTER}[31mof",
        ),
        ("while True: print('info x', flush=True); import time; time.sleep(0.05)", "has not answered within"),
        ("while True: print('info x')", "lines and no answer"),
        ("while True: sys.stdout.write('x' * 4096)", "lines and no answer"),
        ("[print('best 9Z', flush=True) for line in sys.stdin if line[:2] == 'go']", "answered: "),
        ("[print('best', flush=True) for line in sys.stdin if line[:2] == 'go']", "«» is not an action"),
        ("[print('best redouble', flush=True) for line in sys.stdin if line[:2] == 'go']", "not allowed"),
        ("[print('error go: no', flush=True) for line in sys.stdin if line[:2] == 'go']", "answered: error"),
    ],
)
def test_a_program_that_fails_is_one_sentence(
    code: str, part: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "GRACE", 0.4 if "sleep" in code else 20.0)
    name = f"cmd:{shlex.quote(sys.executable)} -c {shlex.quote('import sys' + chr(10) + code)}"
    assert part in refused(capsys, "greedy", name, "--deals", "1")


def test_the_failure_of_a_worker_is_the_same_sentence(capsys: Capture) -> None:
    name = f"cmd:{shlex.quote(sys.executable)} -c 'raise SystemExit(3)'"
    assert "has ended with code 3" in refused(capsys, "greedy", name, "--deals", "4", "--jobs", "2")


def test_a_program_is_told_nothing_that_its_seat_cannot_see() -> None:
    rng = Random(1)
    moved = 0
    for number, deal in enumerate(played_deals(12, 5)):
        if number % 5 or deal.turn is None:
            continue
        told = Deal.from_text(mixed(deal, rng))
        assert told.seen_by(deal.turn) == deal.seen_by(deal.turn)
        others = [seat for seat in range(4) if seat != deal.turn]
        moved += any(told.hands[seat] != deal.hands[seat] for seat in others)
    assert moved > 20


def test_a_program_is_taken_leave_of() -> None:
    running = Program(PROTOCOL)
    deal = new_deal(PRESETS["belote"], Random(2))
    action, _ = running.choose(deal, (0, 0), Limit(iterations=5), 1)
    assert action in deal.legal_actions()
    running.close()
    with pytest.raises(OpponentError, match="has ended with code 0"):
        running.choose(deal, (0, 0), Limit(iterations=5), 1)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["amateur", "genius"], "genius"),
        (["amateur"], "two players"),
        (["amateur", "greedy", "more"], "more"),
        (["amateur", "cmd:"], "wants a program"),
        (["amateur", "cmd:no-such-program -x"], "no-such-program"),
        (["amateur", "cmd:echo 'x"], "not quoted well"),
        (["amateur", "greedy", "--rules", "bridge"], "bridge"),
        (["amateur", "greedy", "--rules", "contree", "--fixed-contract", "--trumps", "NT"], "NT"),
        (["amateur", "greedy", "--trumps", ""], "--trumps"),
        (["amateur", "greedy", "--trumps", "S,XX"], "X"),
        (["amateur", "greedy", "--seconds", "-1"], "--seconds"),
        (["amateur", "greedy", "--seconds", "inf"], "--seconds"),
        (["amateur", "greedy", "--seconds", "nan"], "--seconds"),
        (["amateur", "greedy", "--iterations", "0"], "--iterations"),
        (["amateur", "greedy", "--deals", "0"], "--deals"),
        (["amateur", "greedy", "--deals", "1e3"], "--deals"),
        (["amateur", "greedy", "--jobs", "1000"], "--jobs"),
        (["amateur", "greedy", "--seed", "-1"], "--seed"),
        (["amateur", "greedy", "--threads", "3"], "--threads"),
        (["amateur", "greedy", "--match", "--fixed-contract"], "do not go together"),
        (["amateur", "greedy", "--auction", "genius"], "genius"),
        (["open", "greedy", "--gap"], "--gap"),
        (["amateur", "greedy", "--dance"], "--dance"),
        (["amateur", "--combine", "x.json"], "--combine"),
    ],
)
def test_bad_input_is_one_line_and_two(arguments: list[str], part: str, capsys: Capture) -> None:
    assert part in refused(capsys, *arguments)


def test_a_pair_depends_on_nothing_but_its_number() -> None:
    setting = Setting("confirme", "greedy", CONTREE, Limit(iterations=20), 4)
    first, again = play_pair(setting, 5), play_pair(setting, 5)
    assert first[:11] == again[:11]
    assert first.cards != play_pair(setting, 6).cards


def test_two_threads_play_the_same_pair_again() -> None:
    setting = Setting("expert", "greedy", CONTREE, Limit(iterations=40), 4, (Trump.SPADES,), threads=2)
    assert play_pair(setting, 2)[:11] == play_pair(setting, 2)[:11]


def test_mean_and_error() -> None:
    assert mean_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_error([5.0]) == (5.0, None)
    assert ratio_error([1.0, 2.0], [2.0, 4.0]) == (0.5, 0.0)
    assert ratio_error([1.0], [2.0]) == (0.5, None)
    assert ratio_error([1.0], [0.0]) is None
