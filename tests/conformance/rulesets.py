"""The named sets of rules of the cases, as options of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote_desktop.engine import options as o
from belote_desktop.engine.presets import ANCIENNE, BELOTE, BELOTE_OFFICIELLE, COINCHE, CONTREE
from belote_desktop.engine.rules import RuleSet


class Unsupported(Exception):
    """A kind, a set of rules, an option or a field that this runner does not know."""


_CONTREE = CONTREE.replace(no_trumps=True, all_trumps=True)
_WEB = COINCHE.replace(
    capot_pack=o.CapotPack.NEVER,
    equality=o.Equality.MADE,
    capot_worth=o.CapotWorth.FLAT_500,
    belote_in_factor=False,
)
_UNDER_PARTNER = COINCHE.replace(must_underruff=True, under_partner=o.UnderPartner.NOT_UNDER)

RULESETS: dict[str, RuleSet] = {
    "FFB-coinche": COINCHE,
    "FFB-belote": BELOTE_OFFICIELLE.replace(all_trumps_values=o.AllTrumpsValues.OFFICIAL),
    "house-souple": COINCHE.replace(go_over_partner=False),
    "house-under-partner-forbidden": _UNDER_PARTNER,
    "FFB-equipe-ludique": _CONTREE.replace(
        under_partner=o.UnderPartner.OVER_IF_ONLY_TRUMPS, last_deal=o.LastDeal.EXACT
    ),
    "FFB-coinche-2015": COINCHE,
    "FFB-coinche-2015-hors-belote": COINCHE.replace(belote_in_factor=False),
    "FFB-coinche-web": _WEB,
    "FFB-contree-2016": _CONTREE,
    "FFB-contree-2016-note1": _CONTREE.replace(factor_scope=o.FactorScope.BID),
    "FFB-belote-2016": BELOTE_OFFICIELLE,
    "FFB-belote-annonces": BELOTE_OFFICIELLE.replace(declarations=True),
    "page-belote-classique": BELOTE,
    "pagat-coinche": COINCHE.replace(
        made_when=o.MadeWhen.BID_82,
        capot_worth=o.CapotWorth.FLAT_500,
        capot_pack=o.CapotPack.NEVER,
        capot_bonus=o.CapotBonus.FLAT_250,
        factor_scope=o.FactorScope.BID,
        belote_in_factor=False,
        all_trumps_values=o.AllTrumpsValues.FOURTEEN,
        declaration_tie=o.DeclarationTie.FIRST_TO_SPEAK,
        double=o.DoubleRule.ANY_MOMENT,
    ),
    "cannes-2016": _CONTREE.replace(
        capot_worth=o.CapotWorth.W270,
        failed_marks=o.FailedMarks.P162_BID,
        factor_scope=o.FactorScope.BID,
        redouble_factor=3,
        belote_owner=o.BeloteOwner.DEFENCE_IF_FAILED,
        rounding=o.Rounding.FIVE_DOWN,
    ),
    "ancien": ANCIENNE,
}
"""Each name of the cases README."""

_SCALES: dict[str, dict[str, Any]] = {
    "FFB": {"no_trumps_values": o.NoTrumpsValues.OFFICIAL, "all_trumps_values": o.AllTrumpsValues.OFFICIAL},
    "ANCIEN": {"no_trumps_values": o.NoTrumpsValues.PLAIN, "all_trumps_values": o.AllTrumpsValues.PLAIN},
    "PAGAT": {"no_trumps_values": o.NoTrumpsValues.OFFICIAL, "all_trumps_values": o.AllTrumpsValues.FOURTEEN},
}
_FOUR_TABLES = {"ANCIEN": o.FourTable.OLD, "FFB": o.FourTable.OFFICIAL, "PAGAT": o.FourTable.OFFICIAL}

_SWITCHES = {
    "tout_atout": "all_trumps",
    "sans_atout": "no_trumps",
    "annonces": "declarations",
    "announcements": "declarations",
    "generale": "generale",
}


def rules_of(case: Mapping[str, Any], name: str | None = None) -> RuleSet:
    """The options a case is played by: its set of rules, its scale of points, its own `options`."""
    named = str(case["ruleset"]) if name is None else name
    try:
        rules = RULESETS[named]
    except KeyError:
        raise Unsupported(f"ruleset {named}") from None
    scale = case.get("scale")
    if scale is not None:
        if scale not in _SCALES:
            raise Unsupported(f"scale {scale}")
        rules = rules.replace(**_SCALES[scale], no_trumps_fours=_FOUR_TABLES[scale])
    for option, value in (case.get("options") or {}).items():
        rules = _with_option(rules, option, value)
    return rules


def _with_option(rules: RuleSet, option: str, value: Any) -> RuleSet:
    """One entry of a case's `options`: a French name of the cases, or a name and value of the engine's own."""
    if option in ("sa_ta", "variant") and isinstance(value, bool):
        return rules.replace(no_trumps=value, all_trumps=value)
    if option in _SWITCHES and isinstance(value, bool):
        return rules.replace(**{_SWITCHES[option]: value})
    if option == "rounding" and isinstance(value, bool):
        if value is (rules.rounding is not o.Rounding.NONE):
            return rules
        return rules.replace(rounding=o.Rounding.FIVE_UP if value else o.Rounding.NONE)
    if option == "coinche_a_la_volee" and isinstance(value, bool):
        return rules.replace(double=o.DoubleRule.ANY_MOMENT if value else o.DoubleRule.IN_TURN)
    raise Unsupported(f"option {option}")
