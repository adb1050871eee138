"""Rule sets for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from belote_desktop.app.rule_check import build, conflicts, remedy
from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import OptionValue, RuleSet, option_specs


def random_rules(seed: int) -> RuleSet:
    """Valid rules with about half of the options drawn."""
    rng = Random(seed)
    preset = rng.choice(sorted(PRESETS))
    values: dict[str, OptionValue] = {
        spec.name: rng.choice(spec.choices or (500, 1000, 2000))
        for spec in option_specs()
        if rng.random() < 0.5
    }
    for conflict in conflicts(preset, values):
        values[conflict.option] = remedy(preset, values, conflict)
    return build(preset, values)


def many_rules(count: int) -> Iterator[RuleSet]:
    """The presets, then random rules."""
    yield from PRESETS.values()
    yield from map(random_rules, range(count))


def spaced(text: str) -> str:
    """`text` with ordinary spaces where French sets narrow or fixed ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")
