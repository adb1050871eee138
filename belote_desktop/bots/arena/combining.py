"""Figures of one measurement made in parts: read again, held against each other, and added up."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from belote_desktop.engine.presets import rules_from_text, rules_to_text
from belote_desktop.engine.trumps import Trump

from .figures import Figures, summary
from .opponents import check
from .pairs import Pair
from .program import PREFIX

_MOST = 10**12
"""Above any figure of a pair."""


def combined(paths: Sequence[str]) -> Figures:
    """The figures of several runs of one measurement, from their JSON; raises `ValueError` in one sentence."""
    head: Figures = {}
    pairs: dict[int, Pair] = {}
    owners: dict[int, str] = {}
    for path in paths:
        figures, found = _part(path)
        head = head or figures
        other = [
            f"{key} {_told(figures[key])} and not {_told(head[key])}"
            for key in _HEADING
            if head[key] != figures[key]
        ]
        if other:
            raise ValueError(f"{path} does not go with {paths[0]}: {', '.join(other)}")
        for pair in found:
            if pair.number in pairs:
                raise ValueError(f"{path}: pair {pair.number} was in {owners[pair.number]} already")
            pairs[pair.number], owners[pair.number] = pair, path
    return summary(head, [pairs[number] for number in sorted(pairs)])


def _part(path: str) -> tuple[Figures, list[Pair]]:
    """What a file says it measures, and its pairs."""
    try:
        read = json.loads(Path(path).read_text("utf-8"))
        if not isinstance(read, dict):
            raise ValueError("no figures")
        for key, is_right in _HEADING.items():
            if key not in read:
                raise ValueError(f"{key} is missing")
            if not is_right(read[key]):
                raise ValueError(f"{key} cannot be {_told(read[key])}")
        if read.get("columns") != list(Pair._fields):
            raise ValueError("other columns than this version's")
        pairs = [_pair(row) for row in read["results"]]
        if not pairs or len(pairs) != read.get("pairs"):
            raise ValueError(f"{len(pairs)} pairs where {_told(read.get('pairs'))} are told")
        return {key: read[key] for key in _HEADING}, pairs
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"{path} is not what the arena writes with --json: {error}") from None


def _pair(row: Sequence[object]) -> Pair:
    """A line of the results; damaged figures would spoil the sums, or overflow them."""
    if len(row) != len(Pair._fields):
        raise ValueError(f"a pair of {len(row)} figures")
    for name, value in zip(Pair._fields, row, strict=True):
        whole = isinstance(Pair._field_defaults.get(name, 0), int)
        if not _is_number(value, whole) or (name not in _SIGNED and value < 0):  # type: ignore[operator]
            raise ValueError(f"pair {_told(row[0])}: {name} cannot be {_told(value)}")
    pair = Pair(*row)  # type: ignore[arg-type]
    if pair.won > 1 or pair.made_a > pair.takes_a or pair.made_b > pair.takes_b:
        raise ValueError(f"pair {pair.number}: more won than there was")
    return pair


_SIGNED = ("cards", "marked", "open_cards", "open_marked")


def _is_number(value: object, whole: bool = False) -> bool:
    kinds = (int,) if whole else (int, float)
    return isinstance(value, kinds) and not isinstance(value, bool) and abs(value) < _MOST


def _is_player(value: object) -> bool:
    if isinstance(value, str) and not value.startswith(PREFIX):  # a program need not be on this computer
        check(value)
    return isinstance(value, str)


def _are_rules(value: object) -> bool:
    return isinstance(value, str) and rules_to_text(rules_from_text(value)) == value


def _is_limit(value: object) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"seconds", "iterations"}
        and (value["seconds"] is None or _is_number(value["seconds"]))
        and (value["iterations"] is None or _is_number(value["iterations"], whole=True))
    )


def _are_trumps(value: object) -> bool:
    return isinstance(value, str) and all(
        Trump.parse(word).letter == word for word in value.split(",") if word
    )


_HEADING: dict[str, Callable[[object], bool]] = {
    "a": _is_player,
    "b": _is_player,
    "rules": _are_rules,
    "seed": lambda value: _is_number(value, whole=True),
    "limit": _is_limit,
    "trumps": _are_trumps,
    "auction": lambda value: value == "" or _is_player(value),
    "gap": lambda value: isinstance(value, bool),
    "match": lambda value: isinstance(value, bool),
    "threads": lambda value: _is_number(value, whole=True),
}
"""What parts must agree in to be added up, and what each may be."""


def _told(value: object) -> str:
    """A value of a file, short enough for a sentence."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 100 else f"{text[:99]}…"
