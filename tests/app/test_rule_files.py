"""Own rules: kept, renamed, exported, imported; any damage gives one error with its place."""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path

import pytest

from belote_desktop.app import rule_files
from belote_desktop.app.rule_check import Conflict, build, conflicts, remedy
from belote_desktop.app.rule_files import (
    PROBLEMS,
    NamedRules,
    OwnRules,
    RuleFileError,
    clean_name,
    parse_rules,
    read_rules,
    write_rules,
)
from belote_desktop.app.storage.lock import FileLock
from belote_desktop.engine import options as o
from belote_desktop.engine.presets import BELOTE, COINCHE, PRESETS
from belote_desktop.engine.rules import RuleError, option_specs

HOUSE = COINCHE.replace(target=1500, must_underruff=True, double=o.DoubleRule.ANY_MOMENT)


def error_of(text: str) -> RuleFileError:
    with pytest.raises(RuleFileError) as caught:
        parse_rules(text)
    error = caught.value
    assert set(error.details) == set(PROBLEMS[error.key])
    return error


def file_text(**changes: object) -> str:
    data: dict[str, object] = {
        "format": "belote-rules", "version": 1, "name": "Dimanche", "preset": "coinche", "options": {},
    }  # fmt: skip
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value is not None})


# contradictions


def test_conflicts_name_every_pair_and_the_remedy_ends_them() -> None:
    values = {"auction": o.AuctionKind.TURN_UP, "generale": True}
    found = conflicts("coinche", values)
    assert {c.option for c in found} == {"made_when", "failed_marks", "generale"}
    assert {c.other for c in found} == {"auction"}
    put_right = dict(values)
    for conflict in found:
        put_right[conflict.option] = remedy("coinche", put_right, conflict)
    assert conflicts("coinche", put_right) == ()
    assert put_right["failed_marks"] is BELOTE.failed_marks


def test_factor_and_belote() -> None:
    values = {"factor_scope": o.FactorScope.LUMP}
    assert conflicts("coinche", values) == (Conflict("belote_in_factor", "factor_scope"),)
    assert conflicts("coinche", {**values, "belote_in_factor": False}) == ()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_pair_of_values_is_allowed_or_named(preset: str) -> None:
    """The engine's refusals always name two options, and every one can be put right."""
    for first, second in combinations(option_specs(), 2):
        for a in first.choices or (first.default,):
            for b in second.choices or (second.default,):
                values = {first.name: a, second.name: b}
                found = conflicts(preset, values)
                for conflict in found:
                    values[conflict.option] = remedy(preset, values, conflict)
                assert conflicts(preset, values) == ()
                if not found:
                    assert build(preset, values).preset == preset


# one file


@pytest.mark.parametrize("preset", PRESETS)
def test_export_and_import(tmp_path: Path, preset: str) -> None:
    rules = PRESETS[preset].replace(target=770, king_first=True)
    path = tmp_path / "jeu.json"
    write_rules(path, NamedRules("Chez Léa", rules))
    assert read_rules(path) == NamedRules("Chez Léa", rules)
    assert [p.name for p in tmp_path.iterdir()] == ["jeu.json"]


def test_every_value_survives(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    for preset, base in PRESETS.items():
        for spec in option_specs():
            for value in spec.choices or (spec.low, spec.high):
                try:
                    rules = base.replace(**{spec.name: value})
                except RuleError:
                    continue
                path.write_text(
                    json.dumps(
                        {
                            "format": "belote-rules",
                            "version": 1,
                            **rule_files.rules_to_json(NamedRules("x", rules)),
                        }
                    )
                )
                assert read_rules(path).rules == rules, (preset, spec.name, value)


@pytest.mark.parametrize(
    ("text", "key", "details"),
    [
        ("", "not-json", {"line": "1", "column": "1"}),
        ('{"format": "belote-rules",\n "version": !}', "not-json", {"line": "2", "column": "13"}),
        ("[]", "not-rules", {}),
        ("3", "not-rules", {}),
        ("9" * 5000, "not-rules", {}),
        ("[" * 100_000, "not-rules", {}),
        (file_text(format="belote-match"), "not-rules", {}),
        (file_text(version=None), "field", {"field": "version"}),
        (file_text(version=True), "field", {"field": "version"}),
        (file_text(version=2), "newer", {"version": "2"}),
        (file_text(name=None), "field", {"field": "name"}),
        (file_text(name=4), "name", {}),
        (file_text(name="  "), "name", {}),
        (file_text(name="x" * 61), "name", {}),
        (file_text(name="a\u0000b"), "name", {}),
        (file_text(preset="tarot"), "preset", {"preset": "tarot"}),
        (file_text(preset=[1]), "preset", {"preset": "[1]"}),
        (file_text(options=[]), "field", {"field": "options"}),
        (file_text(colour="red"), "field", {"field": "colour"}),
        (file_text(options={"talon": 3}), "option", {"option": "talon"}),
        (file_text(options={"target": "1000"}), "value", {"option": "target", "value": "1000"}),
        (file_text(options={"target": 5}), "value", {"option": "target", "value": "5"}),
        (file_text(options={"target": 1e400}), "value", {"option": "target", "value": "Infinity"}),
        (file_text(options={"no_trumps": 1}), "value", {"option": "no_trumps", "value": "1"}),
        (file_text(options={"double": "sometimes"}), "value", {"option": "double", "value": "sometimes"}),
        (file_text(options={"double": {}}), "value", {"option": "double", "value": "{}"}),
        (file_text(options={"made_when": "more"}), "contradiction", {"option": "made_when", "other": "auction"}),
        ('{"format": "belote-rules", "format": 1}', "field", {"field": "format"}),
    ],
)  # fmt: skip
def test_damage_is_named(text: str, key: str, details: dict[str, str]) -> None:
    error = error_of(text)
    assert (error.key, dict(error.details)) == (key, details)


def test_long_binary_and_missing_files(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    with pytest.raises(RuleFileError, match="unreadable"):
        read_rules(path)
    with pytest.raises(RuleFileError, match="unreadable"):
        read_rules(tmp_path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RuleFileError, match="not-rules"):
        read_rules(path)
    path.write_bytes(b" " * (rule_files.MAX_BYTES + 1))
    with pytest.raises(RuleFileError, match="too-long"):
        read_rules(path)
    with pytest.raises(RuleFileError, match="unreadable"):
        write_rules(path / "below" / "a file", NamedRules("x", COINCHE))


def test_mutated_files_never_raise_anything_else() -> None:
    rng, keys = random.Random(11), set()
    whole = file_text(options={"target": 1500, "double": "any-moment", "must_underruff": True})
    for _ in range(3000):
        text = list(whole)
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(text))
            text[place : place + rng.randint(0, 3)] = rng.choice(
                ["", '"', "{", "9", "é", "\\", ",", "null", "[[[", "\0"]
            )
        try:
            parse_rules("".join(text))
        except RuleFileError as error:
            keys.add(error.key)
    assert len(keys) > 5
    assert keys <= set(PROBLEMS)


# the collection


def test_save_rename_delete(tmp_path: Path) -> None:
    own = OwnRules(tmp_path / "rules.json")
    assert own.games == {}
    assert own.save("  Chez   Léa ", HOUSE) == "Chez Léa"
    own.save("apéro", BELOTE)
    again = OwnRules(tmp_path / "rules.json")
    assert list(again.games.items()) == [("apéro", BELOTE), ("Chez Léa", HOUSE)]
    assert again.save("CHEZ LÉA", COINCHE) == "CHEZ LÉA"
    assert list(again.games) == ["apéro", "CHEZ LÉA"]
    with pytest.raises(RuleFileError, match="taken"):
        again.rename("apéro", "chez léa")
    again.rename("apéro", "Apéro")
    again.delete("CHEZ LÉA")
    own.reload()
    assert list(own.games) == ["Apéro"]
    with pytest.raises(RuleFileError, match="missing"):
        own.delete("apéro")
    assert own.has("APÉRO")
    assert own.free_name("Apéro") == "Apéro (2)"


def test_two_windows_do_not_lose_each_others_games(tmp_path: Path) -> None:
    first, second = OwnRules(tmp_path / "rules.json"), OwnRules(tmp_path / "rules.json")
    first.save("one", COINCHE)
    second.save("two", BELOTE)
    first.reload()
    assert list(first.games) == ["one", "two"]


def test_a_damaged_collection_is_set_aside_and_the_readable_games_kept(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    own = OwnRules(path)
    own.save("good", HOUSE)
    own.save("worse", BELOTE)
    data = json.loads(path.read_text("utf-8"))
    data["rules"][1]["preset"] = "tarot"
    path.write_text(json.dumps(data), "utf-8")
    own = OwnRules(path)
    assert list(own.games) == ["good"]
    assert own.problem is not None
    assert own.problem.key == "preset"
    assert (tmp_path / "rules.json.bad").exists()
    assert list(OwnRules(path).games) == ["good"]
    path.write_text("{", "utf-8")
    own = OwnRules(path)
    assert own.games == {}
    assert own.problem is not None
    assert own.problem.key == "not-json"
    own.save("new", COINCHE)
    assert OwnRules(path).problem is None


def test_a_newer_collection_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    text = json.dumps({"format": "belote-rules-collection", "version": 9, "rules": []})
    path.write_text(text, "utf-8")
    own = OwnRules(path)
    with pytest.raises(RuleFileError, match="newer"):
        own.save("x", COINCHE)
    assert path.read_text("utf-8") == text


def test_a_locked_collection_says_busy(tmp_path: Path) -> None:
    own = OwnRules(tmp_path / "rules.json")
    own._lock.patience = 0.05
    with FileLock(tmp_path / "rules.json.lock"), pytest.raises(RuleFileError, match="busy"):
        own.save("x", COINCHE)


def test_the_default_place_is_in_the_home_of_the_settings(belote_home: Path) -> None:
    OwnRules().save("x", COINCHE)
    assert (belote_home / "config" / "rules.json").exists()


def test_names_have_an_end() -> None:
    assert clean_name("x" * 60)
    with pytest.raises(RuleFileError, match="name"):
        clean_name("x" * 61)
