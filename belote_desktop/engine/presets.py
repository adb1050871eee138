"""The six games of the rule book, as data, and the text form of a rule set."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from . import options as o
from .quoting import quoted
from .rules import RuleError, RuleSet, option_spec, option_text

COINCHE: Final = RuleSet(preset="coinche")
"""Official coinche of 2015 (seed 000)."""

COINCHE_MAISON: Final = replace(
    COINCHE,
    preset="coinche-maison",
    declarations=False,
    bid_ceiling=o.BidCeiling.C160,
    double=o.DoubleRule.ANY_MOMENT,
    must_underruff=True,
    belote_in_factor=False,
    target=1000,
)
"""The common house game: no declarations, doubling at any moment."""

CONTREE: Final = replace(
    COINCHE,
    preset="contree",
    no_trumps=False,
    all_trumps=False,
    declarations=False,
    made_when=o.MadeWhen.BID,
    belote_owner=o.BeloteOwner.WINNER,
    belote_in_factor=False,
    factor_scope=o.FactorScope.LUMP,
    capot_pack=o.CapotPack.NEVER,
    capot_worth=o.CapotWorth.FLAT_500,
)
"""Official contrée of 27-01-2016."""

BELOTE: Final = RuleSet(
    preset="belote",
    auction=o.AuctionKind.TURN_UP,
    no_trumps=False,
    all_trumps=False,
    double=o.DoubleRule.OFF,
    must_underruff=True,
    declarations=False,
    belote_in_factor=False,
    made_when=o.MadeWhen.MORE,
    counts_toward=o.CountsToward.TRICKS,
    equality=o.Equality.LITIGE,
    failed_marks=o.FailedMarks.PACK,
    rounding=o.Rounding.NONE,
    target=1000,
)
"""Classic belote (seed 003): tricks alone decide, 81 is a litige."""

BELOTE_OFFICIELLE: Final = replace(
    BELOTE,
    preset="belote-officielle",
    no_trumps=True,
    all_trumps=True,
    all_trumps_values=o.AllTrumpsValues.SCALED,
    counts_toward=o.CountsToward.ALL,
)
"""Official belote of 27-01-2016: the belote counts towards the contract; all trumps scaled to 162."""

ANCIENNE: Final = replace(
    BELOTE,
    preset="ancienne",
    no_trumps=True,
    all_trumps=True,
    double=o.DoubleRule.IN_TURN,
    no_trumps_values=o.NoTrumpsValues.PLAIN,
    all_trumps_values=o.AllTrumpsValues.PLAIN,
    no_trumps_factor=2,
    all_trumps_factor=3,
    declarations=True,
    no_trumps_fours=o.FourTable.OLD,
    belote_owner=o.BeloteOwner.DEFENCE_IF_FAILED,
    belote_in_factor=True,
    counts_toward=o.CountsToward.ALL,
    equality=o.Equality.FAILS,
    factor_scope=o.FactorScope.BOTH_SIDES,
    target=3000,
)
"""The old game of seed 002: no trumps doubles, all trumps triples, contre and surcontre."""

PRESETS: Final = MappingProxyType(
    {rules.preset: rules for rules in (BELOTE, BELOTE_OFFICIELLE, COINCHE, COINCHE_MAISON, CONTREE, ANCIENNE)}
)
"""The presets by id, in the order shown to a player."""


def rules_to_text(rules: RuleSet) -> str:
    """Preset id, then what differs from it: ``coinche(target=500,must_underruff=true)``."""
    changes = rules.diff(PRESETS[rules.preset])
    if not changes:
        return rules.preset
    return f"{rules.preset}({','.join(f'{name}={option_text(value)}' for name, value in changes.items())})"


def rules_from_text(text: str) -> RuleSet:
    """The rules written by `rules_to_text`; raises `RuleError` naming what is wrong."""
    name, bracket, rest = text.strip().partition("(")
    base = PRESETS.get(name.strip())
    if base is None:
        raise RuleError(f"{quoted(name.strip())} is not a preset: {', '.join(PRESETS)}")
    if not bracket:
        return base
    if not rest.rstrip().endswith(")"):
        raise RuleError(f"the options of «{base.preset}» want a closing bracket")
    changes = {}
    for part in rest.rstrip()[:-1].split(","):
        key, equals, value = (word.strip() for word in part.partition("="))
        if not equals:
            raise RuleError(f"{quoted(part.strip())} is not written option=value")
        if key in changes:
            raise RuleError(f"{key} is given twice")
        changes[key] = option_spec(key).parse(value)
    return base.replace(**changes)
