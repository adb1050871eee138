"""The player's own rules: kept by name, exported to a file and imported from one.

A file of one game: {"format": "belote-rules", "version": 1, "name": "…", "preset": "coinche", "options": {…}}
Reading is strict: whatever is wrong ends in one `RuleFileError`, which says what and where.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final

from belote_desktop.app import paths
from belote_desktop.app.rule_check import build, conflicts
from belote_desktop.app.storage.atomic import remove_leftovers, set_aside, write_atomic
from belote_desktop.app.storage.json_text import json_text
from belote_desktop.app.storage.lock import FileLock
from belote_desktop.app.trouble import trouble_of
from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import OptionValue, RuleError, RuleSet, option_spec

FORMAT: Final = "belote-rules"
COLLECTION: Final = "belote-rules-collection"
VERSION: Final = 1
MAX_BYTES: Final = 1_000_000
"""Longer files are refused unread."""
MAX_NAME: Final = 60
MAX_GAMES: Final = 500

_log = logging.getLogger(__name__)


class RuleFileError(ValueError):
    """What is wrong, as a key of `PROBLEMS` for the window to turn into a sentence, with the names it needs."""

    def __init__(self, key: str, **details: str) -> None:
        self.key = key
        self.details: Mapping[str, str] = details
        named = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{key} ({named})" if named else key)


PROBLEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "unreadable": ("path", "trouble"),  # the system refuses to read or write the file
    "too-long": (),
    "not-json": ("line", "column"),  # damaged or truncated: no JSON
    "not-rules": (),  # JSON, but not a file of rules
    "newer": ("version",),  # written by a newer version of the program
    "field": ("field",),  # a field is missing, of another type, unknown or there twice
    "name": (),  # no name, or one that is too long
    "taken": ("name",),  # another game has this name
    "missing": ("name",),  # there is no game of this name
    "preset": ("preset",),  # the preset is not known
    "option": ("option",),  # the option is not known
    "value": ("option", "value"),  # the option cannot take this value
    "contradiction": ("option", "other"),  # two options do not go together
    "too-many": (),
    "busy": (),  # another window is writing
}
"""Every key with the names of its details."""


@dataclass(frozen=True)
class NamedRules:
    """Rules with the name their player gave them."""

    name: str
    rules: RuleSet


def clean_name(name: str) -> str:
    """`name` without spaces around it; raises `RuleFileError` unless it has 1 to 60 printable characters."""
    name = " ".join(name.split())
    if not name or len(name) > MAX_NAME or not name.isprintable():
        raise RuleFileError("name")
    return name


def rules_to_json(named: NamedRules) -> dict[str, Any]:
    """Rules as a JSON object, without the format."""
    options = {
        name: value.value if isinstance(value, Enum) else value
        for name, value in named.rules.diff(PRESETS[named.rules.preset]).items()
    }
    return {"name": named.name, "preset": named.rules.preset, "options": options}


def rules_from_json(data: object) -> NamedRules:
    """Rules from a JSON object, read strictly; raises `RuleFileError`."""
    if not isinstance(data, dict):
        raise RuleFileError("not-rules")
    for field in ("name", "preset", "options"):
        if field not in data:
            raise RuleFileError("field", field=field)
    for field in data:
        if field not in ("name", "preset", "options"):
            raise RuleFileError("field", field=_short(field))
    name, preset, options = data["name"], data["preset"], data["options"]
    if not isinstance(name, str):
        raise RuleFileError("name")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise RuleFileError("preset", preset=_short(preset))
    if not isinstance(options, dict):
        raise RuleFileError("field", field="options")
    values = {option: _value(option, value) for option, value in options.items()}
    for conflict in conflicts(preset, values):
        raise RuleFileError("contradiction", option=conflict.option, other=conflict.other)
    return NamedRules(clean_name(name), build(preset, values))


def _value(option: str, value: object) -> OptionValue:
    try:
        spec = option_spec(option)
    except RuleError:
        raise RuleFileError("option", option=_short(option)) from None
    try:
        if isinstance(spec.default, Enum):
            return type(spec.default)(value)
        spec.check(value)
    except ValueError:  # RuleError is one
        raise RuleFileError("value", option=option, value=_short(value)) from None
    assert isinstance(value, (bool, int))
    return value


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:39]}…"


def parse_rules(text: str) -> NamedRules:
    """The rules in the text of an exported file; raises `RuleFileError`."""
    data = _load(text)
    _check_format(data, FORMAT)
    return rules_from_json({key: value for key, value in data.items() if key not in ("format", "version")})


def read_rules(path: Path) -> NamedRules:
    """The rules in an exported file; raises `RuleFileError`."""
    return parse_rules(_read(path))


def write_rules(path: Path, named: NamedRules) -> None:
    """Export rules to a file, all or nothing; raises `RuleFileError`."""
    _write(path, {"format": FORMAT, "version": VERSION, **rules_to_json(named)})


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise _unreadable(path, error) from None
    if len(raw) > MAX_BYTES:
        raise RuleFileError("too-long")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RuleFileError("not-rules") from None


def _write(path: Path, data: dict[str, Any]) -> None:
    try:
        write_atomic(path, json_text(data, indent=2) + "\n")
    except OSError as error:
        raise _unreadable(path, error) from None


def _unreadable(path: Path, error: OSError) -> RuleFileError:
    _log.warning("%s: %s", path, error)
    return RuleFileError("unreadable", path=str(path), trouble=trouble_of(error))


def _load(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text, object_pairs_hook=_unique)
    except RuleFileError:
        raise
    except json.JSONDecodeError as error:
        raise RuleFileError("not-json", line=str(error.lineno), column=str(error.colno)) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or brackets without end
        raise RuleFileError("not-rules") from None
    if not isinstance(data, dict):
        raise RuleFileError("not-rules")
    return data


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise RuleFileError("field", field=_short(name))
        found[name] = value
    return found


def _check_format(data: dict[str, Any], wanted: str) -> None:
    if data.get("format") != wanted:
        raise RuleFileError("not-rules")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise RuleFileError("field", field="version")
    if version > VERSION:
        raise RuleFileError("newer", version=str(version))


class OwnRules:
    """The player's own games in one file. Every change reads the file again first: two windows may be open."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.config_dir() / "rules.json"
        self.problem: RuleFileError | None = None
        """What the last reading found to be wrong; the damaged file then lies beside under ".bad"."""
        self._lock = FileLock(self.path.with_name(self.path.name + ".lock"))
        self._games: dict[str, RuleSet] = {}
        self._read_only = False
        remove_leftovers(self.path)
        self.reload()

    @property
    def games(self) -> Mapping[str, RuleSet]:
        """The games by name, in alphabetical order."""
        return dict(sorted(self._games.items(), key=lambda item: item[0].casefold()))

    def reload(self) -> None:
        """Read the file. Never fails: what cannot be read is set aside, what can be read is kept."""
        self.problem = None
        self._read_only = False
        self._games = {}
        try:
            if not self.path.exists():
                return
            data = _load(_read(self.path))
            _check_format(data, COLLECTION)
            stored = data.get("rules")
            if not isinstance(stored, list) or len(stored) > MAX_GAMES or set(data) - _FIELDS:
                raise RuleFileError("not-rules")
        except RuleFileError as error:
            self._damaged(error)
            return
        for entry in stored:
            try:
                named = rules_from_json(entry)
                if self._same(named.name) is not None:
                    raise RuleFileError("taken", name=named.name)
                self._games[named.name] = named.rules
            except RuleFileError as error:
                self.problem = self.problem or error
        if self.problem is not None:
            self._damaged(self.problem)

    def save(self, name: str, rules: RuleSet) -> str:
        """Keep `rules` under `name`, in place of a game of that name; gives the name as kept. RuleFileError."""
        name = clean_name(name)

        def change() -> None:
            old = self._same(name)
            if old is not None:
                del self._games[old]
            if len(self._games) >= MAX_GAMES:
                raise RuleFileError("too-many")
            self._games[name] = rules

        self._change(change)
        return name

    def rename(self, old: str, new: str) -> str:
        """Give a game another name; gives the name as kept. Raises `RuleFileError` when it is taken."""
        new = clean_name(new)

        def change() -> None:
            self._must_have(old)
            if self._same(new) not in (None, old):
                raise RuleFileError("taken", name=new)
            self._games[new] = self._games.pop(old)

        self._change(change)
        return new

    def delete(self, name: str) -> None:
        """Forget a game. Raises `RuleFileError`."""

        def change() -> None:
            self._must_have(name)
            del self._games[name]

        self._change(change)

    def has(self, name: str) -> bool:
        """Whether a game of this name is there, upper or lower case."""
        return self._same(" ".join(name.split())) is not None

    def free_name(self, name: str) -> str:
        """`name`, or `name` with a number that makes it new."""
        number, free = 2, name
        while self._same(free) is not None:
            ending = f" ({number})"
            free, number = name[: MAX_NAME - len(ending)] + ending, number + 1
        return free

    def _same(self, name: str) -> str | None:
        return next((known for known in self._games if known.casefold() == name.casefold()), None)

    def _must_have(self, name: str) -> None:
        if name not in self._games:
            raise RuleFileError("missing", name=_short(name))

    def _change(self, change: Callable[[], None]) -> None:
        try:
            with self._lock:
                self.reload()
                if self._read_only:
                    assert self.problem is not None
                    raise self.problem
                change()
                rules = [rules_to_json(NamedRules(name, game)) for name, game in self.games.items()]
                _write(self.path, {"format": COLLECTION, "version": VERSION, "rules": rules})
        except TimeoutError:
            raise RuleFileError("busy") from None
        except OSError as error:
            raise _unreadable(self.path, error) from None

    def _damaged(self, error: RuleFileError) -> None:
        """Put a damaged file aside; one of a newer version, or one that cannot be read now, is left alone."""
        self.problem = error
        _log.warning("%s: %s", self.path, error)
        if error.key in ("newer", "unreadable"):
            self._read_only = True
            return
        try:
            set_aside(self.path)
        except OSError as refused:
            _log.warning("%s: %s", self.path, refused)
            self._read_only = True
        else:
            if self._games:
                self._save_readable()

    def _save_readable(self) -> None:
        rules = [rules_to_json(NamedRules(name, game)) for name, game in self.games.items()]
        try:
            _write(self.path, {"format": COLLECTION, "version": VERSION, "rules": rules})
        except RuleFileError as error:
            _log.warning("%s: %s", self.path, error)


_FIELDS: Final = {"format", "version", "rules"}
