"""Settings: one declaration each, and a file that survives whatever happens to it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from belote_desktop.app.notices import NOTICE_KEYS
from belote_desktop.app.setting import Blob, Choice, Flag, Real, Setting, Text, Whole
from belote_desktop.app.settings import Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def keys(settings: Settings) -> list[str]:
    for notice in settings.notices:
        assert set(NOTICE_KEYS[notice.key]) == set(notice.details)
    return [notice.key for notice in settings.notices]


def write(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")


def test_defaults_without_a_file(path: Path) -> None:
    settings = Settings.load(path)
    assert settings.think_seconds == 0.5
    assert settings.language == "auto"
    assert settings.notices == []
    assert not path.exists(), "reading writes nothing"


def test_every_declaration_is_complete() -> None:
    declared = Settings.declared()
    assert {setting.key for setting in declared} >= {
        "language", "theme", "animation_speed", "four_colours", "indices", "trick_delay_ms",
        "level", "think_seconds", "last_preset", "last_rules", "window_geometry",
    }  # fmt: skip
    for setting in declared:
        assert setting.check(setting.default) == setting.default
        assert setting.decode(json.loads(json.dumps(setting.encode(setting.default)))) == setting.default
        assert getattr(Settings, setting.key) is setting
        assert Settings.setting(setting.key) is setting


def test_values_come_back(path: Path) -> None:
    settings = Settings.load(path)
    settings.think_seconds = 2
    settings.language = "fr"
    settings.four_colours = True
    settings.window_geometry = bytes(range(256))
    settings.last_rules = "coinche(target=500) é"
    again = Settings.load(path)
    assert again.think_seconds == 2.0
    assert again.language == "fr"
    assert again.four_colours is True
    assert again.window_geometry == bytes(range(256))
    assert again.last_rules == "coinche(target=500) é"
    assert again.notices == []


def test_changed_is_emitted_once_a_change(path: Path) -> None:
    settings = Settings.load(path)
    seen: list[str] = []
    settings.changed.connect(seen.append)
    settings.level = "fort"
    settings.level = "fort"
    settings.set("theme", "dark")
    settings.reset("theme")
    assert seen == ["level", "theme", "theme"]
    assert settings.theme == "auto"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("think_seconds", 0.0), ("think_seconds", 61), ("think_seconds", math.nan), ("think_seconds", True),
        ("think_seconds", "1"), ("trick_delay_ms", -1), ("trick_delay_ms", 1.5), ("trick_delay_ms", False),
        ("language", "de"), ("language", ["fr"]), ("four_colours", 1), ("window_geometry", "abc"),
        ("last_rules", None), ("last_preset", "x" * 101),
    ],
)  # fmt: skip
def test_wrong_values_are_refused(path: Path, key: str, value: Any) -> None:
    settings = Settings.load(path)
    with pytest.raises(ValueError, match=key):
        settings.set(key, value)
    assert settings.get(key) == Settings.setting(key).default
    assert not path.exists()


def test_unknown_key_is_refused(path: Path) -> None:
    settings = Settings.load(path)
    for call in (lambda: settings.get("nothing"), lambda: settings.set("nothing", 1)):
        with pytest.raises(KeyError):
            call()


def test_unknown_keys_of_the_file_are_kept(path: Path) -> None:
    write(path, {"language": "fr", "from_the_future": {"a": [1, 2]}})
    Settings.load(path).theme = "dark"
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["from_the_future"] == {"a": [1, 2]}
    assert (data["language"], data["theme"]) == ("fr", "dark")


@pytest.mark.parametrize(
    ("key", "raw"),
    [
        ("think_seconds", 1e9), ("think_seconds", "fast"), ("language", 3), ("four_colours", "yes"),
        ("trick_delay_ms", None), ("window_geometry", "not base64!"), ("window_geometry", 5), ("level", "dieu"),
    ],
)  # fmt: skip
def test_wrong_value_in_the_file_falls_to_the_default(path: Path, key: str, raw: Any) -> None:
    write(path, {key: raw, "theme": "dark"})
    settings = Settings.load(path)
    assert settings.get(key) == Settings.setting(key).default
    assert settings.theme == "dark", "the others are not touched"
    assert [(n.key, n.details["key"]) for n in settings.notices] == [("settings.value", key)]
    settings.theme = "light"
    assert json.loads(path.read_text(encoding="utf-8"))[key] == raw, "kept until the player sets another"
    settings.reset(key)
    seen: list[str] = []
    settings.changed.connect(seen.append)
    settings.reset(key)
    assert seen == []
    assert Settings.load(path).notices == []


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe\x00", b"null", b"[" * 100_000, b"{}x"])
def test_damaged_file_is_set_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    settings = Settings.load(path)
    assert keys(settings) == ["settings.damaged"]
    kept = Path(settings.notices[0].details["path"])
    assert kept.name == "settings.json.bad"
    assert kept.read_bytes() == content
    settings.theme = "dark"
    assert Settings.load(path).theme == "dark"
    assert kept.read_bytes() == content


def test_second_damaged_file_does_not_replace_the_first(path: Path) -> None:
    path.parent.mkdir(parents=True)
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        Settings.load(path)
    kept = sorted(path.parent.glob("*.bad*"))
    assert [file.read_bytes() for file in kept] == [b"one", b"two", b"three"]


def test_file_damaged_while_running_is_set_aside_too(path: Path) -> None:
    settings = Settings.load(path)
    settings.theme = "dark"
    path.write_bytes(b"{ half")
    settings.language = "en"
    assert keys(settings) == ["settings.damaged"]
    again = Settings.load(path)
    assert (again.theme, again.language) == ("dark", "en")


def test_newer_file_is_used_but_not_written(path: Path) -> None:
    write(path, {"format": 2, "theme": "dark"})
    before = path.read_bytes()
    settings = Settings.load(path)
    assert settings.theme == "dark"
    assert keys(settings) == ["settings.newer"]
    settings.theme = "light"
    assert settings.theme == "light"
    assert path.read_bytes() == before


def test_two_windows_do_not_undo_each_other(path: Path) -> None:
    first, second = Settings.load(path), Settings.load(path)
    first.theme = "dark"
    second.language = "fr"
    first.level = "fort"
    again = Settings.load(path)
    assert (again.theme, again.language, again.level) == ("dark", "fr", "fort")


def test_unwritable_place_gives_one_notice_and_keeps_the_value(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("a file where a folder is wanted")
    settings = Settings.load(blocker / "settings.json")
    told: list[object] = []
    settings.noticed.connect(told.append)
    settings.theme = "dark"
    settings.theme = "light"
    assert settings.theme == "light"
    assert set(keys(settings)) == {"settings.unsaved"}
    assert len(settings.notices) == 1


def test_full_disk_is_told_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _text: str) -> None:
        raise OSError(28, "No space left on device")

    settings = Settings.load(path)
    with monkeypatch.context() as patch:
        patch.setattr("belote_desktop.app.settings.write_atomic", full)
        settings.theme = "dark"
        settings.language = "fr"
    assert keys(settings) == ["settings.unsaved"]
    settings.level = "fort"
    again = Settings.load(path)
    assert (again.theme, again.language, again.level) == ("dark", "fr", "fort"), (
        "nothing is lost once there is room"
    )


def test_kinds_cover_what_a_dialog_needs() -> None:
    for setting in Settings.declared():
        if isinstance(setting, (Whole, Real)):
            assert setting.low < setting.high
        elif isinstance(setting, Choice):
            assert setting.default in setting.choices
        else:
            assert isinstance(setting, (Flag, Text, Blob))


def test_a_declaration_without_a_kind_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Setting(1, section="")  # type: ignore[abstract]
