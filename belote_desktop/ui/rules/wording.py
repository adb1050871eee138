"""What the words of an option are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from belote_desktop.engine.rules import OptionValue


@dataclass(frozen=True)
class ValueText:
    """One value of an option."""

    name: str
    """As a list shows it."""
    rule: str
    """The rule that it stands for, one whole sentence."""


@dataclass(frozen=True)
class OptionText:
    """One option."""

    name: str
    """As the form names it."""
    about: str
    """What it decides, one sentence."""
    values: Mapping[OptionValue, ValueText] = field(default_factory=dict)
    """Every value; empty for a number with a wide range."""


def switch(off: ValueText, on: ValueText) -> Mapping[OptionValue, ValueText]:
    """The two values of a switch."""
    return {False: off, True: on}
