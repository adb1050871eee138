"""Half a surrogate pair, which a JSON file may spell and UTF-8 may not, stops no file from being written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belote_desktop.app.rule_files import OwnRules, RuleFileError, parse_rules
from belote_desktop.app.settings import Settings
from belote_desktop.app.storage.history import History
from belote_desktop.app.storage.json_text import json_text

HALF = "\ud800"


@pytest.mark.parametrize("data", [HALF, {HALF: [HALF, "é"]}, "é", {"b": 1, "a": None}])
@pytest.mark.parametrize("indent", [None, 2])
def test_any_text_can_be_written_and_read_back(data: object, indent: int | None) -> None:
    text = json_text(data, indent=indent)
    assert json.loads(text.encode().decode()) == data


def test_accents_stay_readable() -> None:
    assert json_text("été") == '"été"'


@pytest.mark.parametrize("where", ["x", "last_preset", HALF])
def test_settings(tmp_path: Path, where: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"format": 1, where: HALF}), encoding="utf-8")
    settings = Settings.load(path)
    settings.theme = "dark"
    assert json.loads(path.read_text(encoding="utf-8")) == {"format": 1, "theme": "dark", where: HALF}
    assert settings.notices == []


def test_settings_that_lie_too_deep_are_told_not_raised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deep(*_args: object, **_more: object) -> str:
        raise RecursionError

    settings = Settings.load(tmp_path / "settings.json")
    monkeypatch.setattr("belote_desktop.app.settings.json_text", deep)
    settings.theme = "dark"
    settings.theme = "light"
    assert [notice.key for notice in settings.notices] == ["settings.unsaved"]


@pytest.mark.parametrize("match_id", [f"a{HALF}", "é", "plain"])
def test_history(tmp_path: Path, match_id: str) -> None:
    history = History(tmp_path / "history.jsonl")
    text = json.dumps({"x": HALF})
    assert history.add(match_id, text)
    assert not history.add(match_id, text), "it is there already"
    (entry,) = history.read().entries
    assert entry.id == match_id
    assert json.loads(entry.text.encode()) == {"x": HALF}


def test_rules(tmp_path: Path) -> None:
    game = {"format": "belote-rules", "version": 1, "name": HALF, "preset": "coinche", "options": {}}
    with pytest.raises(RuleFileError, match="name"):
        parse_rules(json.dumps(game))
    path = tmp_path / "rules.json"
    whole = {"name": "Mine", "preset": "coinche", "options": {}}
    content = {
        "format": "belote-rules-collection",
        "version": 1,
        "rules": [whole, {"name": "Half", "preset": HALF, "options": {HALF: HALF}}],
    }
    path.write_text(json.dumps(content), encoding="utf-8")
    own = OwnRules(path)
    assert list(own.games) == ["Mine"]
    assert own.problem is not None
    assert own.problem.key == "preset"
