"""How bots bid, as it is chosen, saved and given to them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from belote_desktop.app.bot_style import AS_OTHERS, BOLDNESS, DOUBLING, USUAL, BotStyle
from belote_desktop.app.saved_match import SavedMatch, SavedMatchError
from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.bots.style import BALANCED, Style
from belote_desktop.engine import Seat
from tests.app.fakes import Factory, Listener, config, spin

Make = Callable[..., MatchSession]
STYLES = (BotStyle("bold", "gladly"), AS_OTHERS, AS_OTHERS, BotStyle("", "rarely"))


def styled() -> Any:
    return config(style=BotStyle("careful", "normally"), styles=STYLES)


def test_words_become_dials() -> None:
    assert USUAL.dials == AS_OTHERS.dials == BALANCED
    for words in (BOLDNESS, DOUBLING):
        assert sorted(words.values()) == list(words.values())
        assert len(set(words.values())) == 3
    assert BotStyle("bold", "rarely").dials == Style(BOLDNESS["bold"], DOUBLING["rarely"])
    for boldness in ("", *BOLDNESS):
        for doubling in ("", *DOUBLING):
            style = BotStyle(boldness, doubling)
            assert BotStyle.parse(style.to_text()) == style


@pytest.mark.parametrize("text", ["", "bold", "bold/gladly/x", "wild/", "/often", "x" * 1000])
def test_other_words_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^the (style|boldness|doubling) of a bot is [^\n]{,90}$"):
        BotStyle.parse(text)


def test_every_bot_gets_its_style(make: Make) -> None:
    bots = Factory()
    session = make(bots)
    heard = Listener(session)
    session.new_match(styled())
    spin(lambda: len(heard.of("events")) > 4)
    careful = BOLDNESS["careful"]
    assert sorted((s.boldness, s.doubling) for s in bots.styles) == sorted(
        [
            (BOLDNESS["bold"], DOUBLING["gladly"]),
            (careful, 0.0),
            (careful, 0.0),
            (careful, DOUBLING["rarely"]),
        ]
    )


def test_styles_are_saved_with_the_match() -> None:
    saved = SavedMatch.begin(styled())
    again = SavedMatch.from_text(saved.to_text())
    assert again == saved
    assert again.config.style_of(Seat.WEST) == BotStyle("careful", "rarely")


def _changed(**changes: Any) -> str:
    data = json.loads(SavedMatch.begin(styled()).to_text())
    for key, value in changes.items():
        if value is None:
            del data["extra"]["config"][key]
        else:
            data["extra"]["config"][key] = value
    return json.dumps(data)


def test_matches_saved_before_there_were_styles_load() -> None:
    found = SavedMatch.from_text(_changed(style=None, styles=None)).config
    assert [found.style_of(seat) for seat in Seat] == [USUAL] * 4


@pytest.mark.parametrize(
    "changes",
    [
        {"style": "wild/normally"},
        {"style": 7},
        {"styles": ["/", "/", "/", "/often"]},
        {"styles": ["/"]},
        {"styles": [1, 2, 3, 4]},
        {"styles": "////"},
        {"styles": {"/": 1}},
    ],
)
def test_unknown_styles_in_a_file_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(SavedMatchError) as caught:
        SavedMatch.from_text(_changed(**changes))
    assert "\n" not in str(caught.value)


def test_settings_keep_the_common_style() -> None:
    settings = Settings.load()
    assert (settings.boldness, settings.doubling) == (USUAL.boldness, USUAL.doubling)
    settings.boldness = "bold"
    assert Settings.load().boldness == "bold"
    with pytest.raises(ValueError, match="doubling must be one of"):
        settings.doubling = "often"
