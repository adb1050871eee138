"""Options that another option leaves without effect: pale in the form, left out of the book of rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from belote_desktop.engine import options as o
from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import OptionValue, RuleSet, option_specs

Values = Mapping[str, OptionValue]
"""A value for every option."""

_SILENT: Final[tuple[tuple[str, str, tuple[OptionValue, ...]], ...]] = (
    ("no_trumps_values", "no_trumps", (False,)),
    ("no_trumps_factor", "no_trumps", (False,)),
    ("no_trumps_fours", "no_trumps", (False,)),
    ("all_trumps_values", "all_trumps", (False,)),
    ("all_trumps_factor", "all_trumps", (False,)),
    ("bid_ceiling", "auction", (o.AuctionKind.TURN_UP,)),
    ("capot_worth", "auction", (o.AuctionKind.TURN_UP,)),
    ("generale", "auction", (o.AuctionKind.TURN_UP,)),
    ("made_marks", "auction", (o.AuctionKind.TURN_UP,)),
    ("redouble_factor", "double", (o.DoubleRule.OFF,)),
    ("factor_scope", "double", (o.DoubleRule.OFF,)),
    ("belote_in_factor", "double", (o.DoubleRule.OFF,)),
    ("declaration_tie", "declarations", (False,)),
    ("declaration_show", "declarations", (False,)),
    ("no_trumps_fours", "declarations", (False,)),
    ("capot_takes_declarations", "declarations", (False,)),
    ("equality", "made_when", (o.MadeWhen.BID, o.MadeWhen.BID_82)),
    ("capot_pack", "failed_marks", (o.FailedMarks.PACK, o.FailedMarks.P162_BID)),
    ("last_deal", "rounding", (o.Rounding.NONE,)),
)


def values_of(rules: RuleSet) -> Values:
    """Every option of `rules` with its value."""
    return {spec.name: getattr(rules, spec.name) for spec in option_specs()}


def silenced_by(name: str, values: Values) -> str | None:
    """The option that leaves `name` without effect; `None` when it has one."""
    return next((other for option, other, off in _SILENT if option == name and values[other] in off), None)


_SAME: Final[tuple[tuple[str, OptionValue, OptionValue, str, tuple[OptionValue, ...]], ...]] = (
    ("counts_toward", o.CountsToward.TRICKS_BELOTE, o.CountsToward.ALL, "declarations", (False,)),
    ("capot_pack", o.CapotPack.DOUBLED, o.CapotPack.NEVER, "factor_scope", (o.FactorScope.LUMP,)),
    ("capot_pack", o.CapotPack.DOUBLED, o.CapotPack.NEVER, "double", (o.DoubleRule.OFF,)),
)
"""Two readings of an option that come to the same beside another option."""


def same_as(name: str, values: Values) -> tuple[OptionValue, str] | None:
    """The other reading of `name` that comes to the same here, and the option that makes it so."""
    for option, one, other, cause, when in _SAME:
        if option == name and values[name] in (one, other) and values[cause] in when:
            return (other if values[name] == one else one), cause
    return None


_UNSAID: Final[tuple[tuple[str, tuple[OptionValue, ...]], ...]] = (
    ("no_trumps", (False,)),
    ("all_trumps", (False,)),
    ("generale", (False,)),
    ("double", (o.DoubleRule.OFF,)),
    ("no_trumps_factor", (1,)),
    ("all_trumps_factor", (1,)),
    ("no_trumps_fours", tuple(o.FourTable)),
    ("last_deal", (o.LastDeal.ROUNDED,)),
)
"""Readings that need no sentence where the preset has them too: nothing is played, or a table says it already."""


def goes_without_saying(name: str, rules: RuleSet) -> bool:
    """Whether the book of `rules` leaves this option out, though it has an effect."""
    value = getattr(rules, name)
    unsaid = any(option == name and value in values for option, values in _UNSAID)
    return unsaid and value == getattr(PRESETS[rules.preset], name)


def asks_about_belote(rules: RuleSet) -> bool:
    """Whether the players say if the belote counts towards the contract: tables of classic belote differ."""
    return rules.preset == "belote" and rules.auction is o.AuctionKind.TURN_UP
