"""Options of the rules that do not go together: which ones, and what would put them right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.presets import BELOTE, COINCHE, PRESETS
from belote_desktop.engine.rules import OptionValue, RuleError, RuleSet, option_spec, option_specs


@dataclass(frozen=True)
class Conflict:
    """Two options that contradict each other."""

    option: str
    """The one to change."""
    other: str
    """The one it contradicts."""


def build(preset: str, values: Mapping[str, OptionValue]) -> RuleSet:
    """The rules with these options, the rest as in `preset`; raises `RuleError` (and `KeyError` for the preset)."""
    return PRESETS[preset].replace(**values)


def conflicts(preset: str, values: Mapping[str, OptionValue]) -> tuple[Conflict, ...]:
    """Every contradiction among the options; empty when they go together.

    Every value must be one that its option can take; `RuleError` otherwise.
    """
    found: list[Conflict] = []
    trial = dict(values)
    for _ in option_specs():
        conflict = _first(preset, trial)
        if conflict is None:
            break
        found.append(conflict)
        trial[conflict.option] = remedy(preset, trial, conflict)
    return tuple(found)


def remedy(preset: str, values: Mapping[str, OptionValue], conflict: Conflict) -> OptionValue:
    """A value of `conflict.option` that ends the contradiction: the preset's own, or the usual one, if they do."""
    for value in _candidates(preset, values, conflict.option):
        if _first(preset, {**values, conflict.option: value}) != conflict:
            return value
    raise RuleError(f"{conflict.option}: no value goes with {conflict.other}")


def _candidates(preset: str, values: Mapping[str, OptionValue], name: str) -> Iterator[OptionValue]:
    auction = values.get("auction", PRESETS[preset].auction)
    usual = BELOTE if auction is AuctionKind.TURN_UP else COINCHE
    yield getattr(PRESETS[preset], name)
    yield getattr(usual, name)
    yield from option_spec(name).choices


def _first(preset: str, values: Mapping[str, OptionValue]) -> Conflict | None:
    try:
        build(preset, values)
    except RuleError as error:
        if error.conflict is None:
            raise
        return Conflict(*error.conflict)
    return None
