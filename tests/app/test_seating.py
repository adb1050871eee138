"""Who sits where, as the settings keep it."""

from __future__ import annotations

import pytest

from belote_desktop.app.bot_style import AS_OTHERS, USUAL, BotStyle
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.player_names import NAME_LENGTH
from belote_desktop.app.seating import NAMES, Seating
from belote_desktop.engine import COINCHE, Seat


def test_a_seating_survives_its_text() -> None:
    seating = Seating(
        ("Ana", "", "Zoé", "x"),
        ("fort", None, None, "debutant"),
        frozenset({Seat.WEST, Seat.EAST}),
        (BotStyle("bold", "gladly"), AS_OTHERS, BotStyle("careful"), AS_OTHERS),
    )
    assert Seating.from_text(seating.to_text()) == seating
    config = seating.seated(MatchConfig(COINCHE))
    assert config.names == seating.names
    assert config.level_of(Seat.NORTH) == "fort"
    assert config.style_of(Seat.NORTH) == BotStyle("bold", "gladly")
    assert config.style_of(Seat.EAST) == USUAL
    assert config.style_of(Seat.SOUTH) == BotStyle("careful", "normally")
    assert config.shares_screen
    assert Seating.of(config) == seating


def test_a_seating_from_before_there_were_styles_is_read() -> None:
    text = '{"names": ["a","b","c","d"], "levels": [null,null,null,"fort"], "humans": "S"}'
    assert Seating.from_text(text) == Seating(("a", "b", "c", "d"), (None, None, None, "fort"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[1]",
        "{}",
        "[" * 100_000,
        '{"names": ["a"], "levels": [null,null,null,null], "humans": "S"}',
        '{"names": [1,2,3,4], "levels": [null,null,null,null], "humans": "S"}',
        '{"names": ["a","b","c","d"], "levels": [1,2,3,4], "humans": "S"}',
        '{"names": ["a","b","c","d"], "levels": ["zz",null,null,null], "humans": "S"}',
        '{"names": "abcd", "levels": [null,null,null,null], "humans": "S"}',
        '{"names": {"a":1,"b":2,"c":3,"d":4}, "levels": [null,null,null,null], "humans": "S"}',
        '{"names": ["a","b","c","d"], "levels": [null,null,null,null], "humans": {"S":1}}',
        '{"names": ["a","b","c","d"], "levels": [null,null,null,null], "humans": ""}',
        '{"names": ["a","b","c","d"], "levels": [null,null,null,null], "humans": "Q"}',
        '{"names": ["a","b","c","d"], "levels": [null,null,null,null], "humans": "S", "styles": ["wild/"]}',
        '{"names": ["a","b","c","d"], "levels": [null,null,null,null], "humans": "S", "styles": [1,2,3,4]}',
        '{"names": ["%s","b","c","d"], "levels": [null,null,null,null], "humans": "S"}'
        % ("a" * (NAME_LENGTH + 1)),
    ],
)
def test_anything_else_gives_the_usual_seating(text: str) -> None:
    assert Seating.from_text(text) == Seating()


def test_names_for_bots_are_different_and_short() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 8
    assert max(map(len, NAMES)) <= 8
