"""Files that hold what no player can have chosen: refused as damaged, and never more than a sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from belote_desktop.app.bot_seats import BotSeats
from belote_desktop.app.executor import Executor
from belote_desktop.app.marks import MOST, Attempt, DealMark
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.player_names import clean_name
from belote_desktop.app.saved_match import SavedMatch, SavedMatchError
from belote_desktop.app.seating import Seating
from belote_desktop.app.settings import Settings
from belote_desktop.engine import COINCHE, Deal, Seat
from tests.app.fakes import Factory, config


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("think_seconds", value) for value in (float("inf"), float("nan"), 1e300, 1e9, 60.1, 0, 10**400)),
        *(("think_seconds", value) for value in ("1", True, None)),
        *(("seed", value) for value in (-1, 2**53, 10**300, True)),
        *(("level", value) for value in ("grandmaster", 3, ["expert"])),
        *(("levels", value) for value in (["zz", None, None, None], "SNEW", {"a": 1}, [None], [[], None, None, None])),
        *(("names", value) for value in ("abcd", {"a": 1, "b": 2, "c": 3, "d": 4}, [None] * 4, 7)),
        *(("humans", value) for value in ({"S": 1}, ["S"], 3)),
    ],
)  # fmt: skip
def test_a_match_set_up_absurdly_is_damaged(key: str, value: object) -> None:
    saved = json.loads(SavedMatch.begin(config()).to_text())
    SavedMatch.from_text(json.dumps(saved))
    saved["extra"]["config"][key] = value
    with pytest.raises(SavedMatchError) as told:
        SavedMatch.from_text(json.dumps(saved))
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 200


def test_the_time_to_think_is_that_of_the_setting() -> None:
    declared: Any = Settings.setting("think_seconds")
    for seconds in (declared.low, declared.high):
        assert MatchConfig(COINCHE, think_seconds=seconds).think_seconds == seconds
    for seconds in (declared.low / 2, declared.high * 2):
        with pytest.raises(ValueError, match="think_seconds"):
            MatchConfig(COINCHE, think_seconds=seconds)


def test_no_patience_is_too_long_for_the_clock(qapp: QCoreApplication) -> None:
    executor = Executor()
    try:
        seats = BotSeats(executor, lambda _seat, _action: None, Factory())
        seats.patience = (1e300, float("inf"))
        saved = SavedMatch.begin(replace(config(), dealer=Seat.WEST))
        seats.begin(saved.config)
        seats.ask(saved.match.deal.seen_by(Seat.NORTH))
        assert seats.thinking_seat is Seat.NORTH
        seats.cancel()
    finally:
        executor.shutdown()


@pytest.mark.parametrize(
    "mark",
    [
        *({key: value} for key in ("undone", "redealt") for value in (2**31, 10**4000, -1, True, 1.5, "1")),
        *({"attempts": value} for value in (3, "abc", {}, [1], [{}], None)),
        *(
            {"attempts": [{"log": log, "score": None}]}
            for log in (3, "- " * 20_000, "80S\n-", "80S \u202e", "\0")
        ),
        *(
            {"attempts": [{"log": "-", "score": score}]}
            for score in ([1], [1, 2, 3], [10**30, 0], [0, -(2**31)], [True, 0], "12", {"a": 1, "b": 2})
        ),
    ],
)
def test_an_absurd_mark_is_damaged(mark: dict[str, Any]) -> None:
    saved = json.loads(SavedMatch.begin(config()).to_text())
    saved["extra"]["marks"] = [mark]
    with pytest.raises(SavedMatchError):
        SavedMatch.from_text(json.dumps(saved))


def test_marks_belong_to_deals() -> None:
    saved = json.loads(SavedMatch.begin(config()).to_text())
    saved["extra"]["marks"] = [{"undone": MOST}]
    assert SavedMatch.from_text(json.dumps(saved)).marks == (DealMark(undone=MOST),)
    for marks in ([{"undone": 1}, {}], {}, None):
        saved["extra"]["marks"] = marks
        with pytest.raises(SavedMatchError):
            SavedMatch.from_text(json.dumps(saved))


def test_every_attempt_that_is_written_is_read() -> None:
    text = "80S - - - declare:tierce.9H AS"
    mark = DealMark(3, 1, Seat.EAST, (Attempt(text, (0, 4000)), Attempt("", None)))
    assert DealMark.from_json(json.loads(json.dumps(mark.to_json()))) == mark
    assert isinstance(SavedMatch.begin(config()).match.deal, Deal)


@pytest.mark.parametrize(
    ("written", "clean"),
    [
        ("\u202eRTL\u202c", "RTL"),
        ("\u2066a\u2069\u200e\u061c", "a"),
        ("\x01" * 14, ""),
        ("a\tb\nc\u2028d", "a b c d"),
        ("a\ud83d", "a"),
        ("\u200d\u200d", ""),
        ("  Ana   Maria ", "Ana Maria"),
        ("Émile", "Émile"),
        ("👨\u200d👩", "👨\u200d👩"),
        ("<b>Ana</b>", "<b>Ana</b>"),
    ],
)
def test_names_hold_what_shows(written: str, clean: str) -> None:
    assert clean_name(written) == clean
    assert Seating((written, "", "", "")).names[0] == clean
    setup = replace(config(), names=(written, "", "", "")).settled()
    assert setup.names[0] == clean
    read = MatchConfig.from_json({**setup.to_json(), "names": [written, "", "", ""]})
    assert read.names[0] == clean


@pytest.mark.parametrize("char", ["\x01", "\u202e", "\\", '"', "W", "\U0001f468", "\ud800"])
def test_the_players_always_fit_the_setting(char: str) -> None:
    seating = Seating((char * 14,) * 4, ("confirme",) * 4, frozenset(Seat))
    settings = Settings()
    settings.players = seating.to_text()
    assert Seating.from_text(settings.players) == seating
