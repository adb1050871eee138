"""`RuleSet`: every option of the game once, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from dataclasses import replace as _replace
from enum import Enum
from functools import cache, cached_property
from typing import Any, Final

from . import options as o
from .quoting import quoted
from .seats import Direction
from .trumps import Trump

PRESET_IDS: Final = ("belote", "belote-officielle", "coinche", "coinche-maison", "contree", "ancienne")
"""The games of the rule book; `presets` holds their rules."""

OptionValue = bool | int | Enum
"""What an option can hold."""


class RuleError(ValueError):
    """An option that does not exist, is out of range, or contradicts another one."""

    def __init__(self, sentence: str, conflict: tuple[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.conflict = conflict
        """The two options that contradict each other, the one to change first."""


@dataclass(frozen=True)
class OptionSpec:
    """What is known of one option, enough to draw a form or read a text."""

    name: str
    section: str
    default: OptionValue
    low: int = 0
    """Least value of a number."""
    high: int = 0
    """Greatest value of a number."""

    @property
    def choices(self) -> tuple[OptionValue, ...]:
        """Every value of a switch or an enum; empty for a number with a wide range."""
        if isinstance(self.default, bool):
            return (False, True)
        if isinstance(self.default, Enum):
            return tuple(type(self.default))
        return tuple(range(self.low, self.high + 1)) if self.high - self.low < 10 else ()

    def check(self, value: object) -> None:
        """Raises `RuleError` when `value` is not of the option's type and range."""
        if type(value) is not type(self.default):
            raise RuleError(f"{self.name}: {quoted(value, 20)} is not a {type(self.default).__name__}")
        if type(value) is int and not self.low <= value <= self.high:
            raise RuleError(f"{self.name}: {value} is not between {self.low} and {self.high}")

    def parse(self, text: str) -> OptionValue:
        """The value written in `text`; raises `RuleError` naming the option and what it takes."""
        for choice in self.choices:
            if text == option_text(choice):
                return choice
        if type(self.default) is int and text.isascii() and text.isdigit() and len(text) < 9:
            self.check(int(text))
            return int(text)
        takes = ", ".join(map(option_text, self.choices)) or f"{self.low} to {self.high}"
        raise RuleError(f"{self.name}: {quoted(text, 20)} is not one of {takes}")


def option_text(value: OptionValue) -> str:
    """A value as text: ``true``, ``500``, ``five-up``."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value.value if isinstance(value, Enum) else value)


def _option(default: Any, section: str, low: int = 0, high: int = 0) -> Any:
    return field(default=default, metadata={"section": section, "low": low, "high": high})


@dataclass(frozen=True)
class RuleSet:
    """The rules of one game. The defaults are the official coinche of seed 000.

    Making one checks it: `RuleError` names the options that do not go together.
    """

    preset: str = "coinche"
    """Id of the preset it was made from."""

    # the deal
    direction: Direction = _option(Direction.ANTICLOCKWISE, "deal")
    packets: o.Packets = _option(o.Packets.P323, "deal")
    pack: o.Pack = _option(o.Pack.SHUFFLED, "deal")
    # the auction
    auction: o.AuctionKind = _option(o.AuctionKind.VALUES, "auction")
    no_trumps: bool = _option(True, "auction")
    all_trumps: bool = _option(True, "auction")
    bid_ceiling: o.BidCeiling = _option(o.BidCeiling.NONE, "auction")
    capot_worth: o.CapotWorth = _option(o.CapotWorth.W250, "auction")
    generale: bool = _option(False, "auction")
    """Whether a player may bid to take all eight tricks alone, for 500."""
    double: o.DoubleRule = _option(o.DoubleRule.IN_TURN, "auction")
    redouble_factor: int = _option(4, "auction", 3, 4)
    # the play of the card
    must_underruff: bool = _option(False, "play")
    """Who cannot go over an opponent's ruff must play a lower trump."""
    go_over_partner: bool = _option(True, "play")
    """When trumps are led, and at all trumps, one must go higher even over one's own partner."""
    under_partner: o.UnderPartner = _option(o.UnderPartner.ANY, "play")
    # the cards
    no_trumps_values: o.NoTrumpsValues = _option(o.NoTrumpsValues.OFFICIAL, "cards")
    all_trumps_values: o.AllTrumpsValues = _option(o.AllTrumpsValues.OFFICIAL, "cards")
    no_trumps_factor: int = _option(1, "cards", 1, 3)
    all_trumps_factor: int = _option(1, "cards", 1, 3)
    capot_bonus: o.CapotBonus = _option(o.CapotBonus.LAST_TRICK_100, "cards")
    # belote
    say_belote: bool = _option(False, "belote")
    """The player says belote and rebelote himself, and loses what he does not say."""
    king_first: bool = _option(False, "belote")
    """The belote counts only when the king is played before the queen."""
    belote_owner: o.BeloteOwner = _option(o.BeloteOwner.HOLDER, "belote")
    belote_in_factor: bool = _option(True, "belote")
    """Doubling multiplies the winner's belote too."""
    # declarations
    declarations: bool = _option(True, "declarations")
    declaration_tie: o.DeclarationTie = _option(o.DeclarationTie.NOBODY, "declarations")
    declaration_show: o.DeclarationShow = _option(o.DeclarationShow.SECOND_CARD, "declarations")
    no_trumps_fours: o.FourTable = _option(o.FourTable.OFFICIAL, "declarations")
    capot_takes_declarations: bool = _option(True, "declarations")
    """A side that takes all eight tricks also marks the other side's declarations."""
    # the contract and the score
    made_when: o.MadeWhen = _option(o.MadeWhen.BID_AND_MORE, "score")
    counts_toward: o.CountsToward = _option(o.CountsToward.ALL, "score")
    equality: o.Equality = _option(o.Equality.FAILS, "score")
    made_marks: o.MadeMarks = _option(o.MadeMarks.OWN_PLUS_BID, "score")
    failed_marks: o.FailedMarks = _option(o.FailedMarks.P160_BID, "score")
    capot_pack: o.CapotPack = _option(o.CapotPack.DOUBLED, "score")
    factor_scope: o.FactorScope = _option(o.FactorScope.WHOLE, "score")
    rounding: o.Rounding = _option(o.Rounding.FIVE_UP, "score")
    # the match
    target: int = _option(2000, "match", 10, 20000)
    last_deal: o.LastDeal = _option(o.LastDeal.ROUNDED, "match")

    def __post_init__(self) -> None:
        if self.preset not in PRESET_IDS:
            raise RuleError(f"{quoted(self.preset, 40)} is not a preset: {', '.join(PRESET_IDS)}")
        for spec in option_specs():
            spec.check(getattr(self, spec.name))
        contradiction = _contradiction(self)
        if contradiction is not None:
            first, second, why = contradiction
            one, other = (f"{name}={option_text(getattr(self, name))}" for name in (first, second))
            raise RuleError(f"{one} contradicts {other}: {why}", (first, second))

    @cached_property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that may be called, suits first."""
        extra = ((self.no_trumps, Trump.NO_TRUMPS), (self.all_trumps, Trump.ALL_TRUMPS))
        return tuple(Trump(suit) for suit in range(4)) + tuple(trump for allowed, trump in extra if allowed)

    def replace(self, **changes: OptionValue) -> RuleSet:
        """The same rules with some options changed; raises `RuleError`."""
        for name in changes:
            option_spec(name)
        changed: RuleSet = _replace(self, **changes)  # type: ignore[arg-type]
        return changed

    def diff(self, base: RuleSet) -> dict[str, OptionValue]:
        """The options that differ from `base`, with their values here."""
        return {
            spec.name: getattr(self, spec.name)
            for spec in option_specs()
            if getattr(self, spec.name) != getattr(base, spec.name)
        }

    def trump_factor(self, trump: Trump) -> int:
        """What all points of a deal in `trump` are multiplied by: 1 to 3."""
        if trump is Trump.NO_TRUMPS:
            return self.no_trumps_factor
        return self.all_trumps_factor if trump is Trump.ALL_TRUMPS else 1


@cache
def option_specs() -> tuple[OptionSpec, ...]:
    """Every option, in the order of the form."""
    return tuple(
        OptionSpec(f.name, f.metadata["section"], f.default, f.metadata["low"], f.metadata["high"])
        for f in fields(RuleSet)
        if f.name != "preset"
    )


@cache
def _specs_by_name() -> Mapping[str, OptionSpec]:
    return {spec.name: spec for spec in option_specs()}


def option_spec(name: str) -> OptionSpec:
    """The option called `name`; raises `RuleError` when there is none."""
    try:
        return _specs_by_name()[name]
    except KeyError:
        raise RuleError(f"{quoted(name)} is not an option of the rules") from None


def _contradiction(r: RuleSet) -> tuple[str, str, str] | None:
    """The first two options that cannot hold together, the one to change first, and why; `None` when all is well."""
    marks, scope = o.FailedMarks, o.FactorScope
    against: tuple[tuple[str, bool, str], ...]
    if r.auction is o.AuctionKind.TURN_UP:
        against = (
            ("packets", r.packets is o.Packets.P332, "the first two packets must give five cards"),
            ("made_when", r.made_when is not o.MadeWhen.MORE, "there is no bid to reach"),
            ("failed_marks", r.failed_marks in (marks.P160_BID, marks.P162_BID), "there is no bid to add"),
            ("made_marks", r.made_marks is o.MadeMarks.BID_ONLY, "there is no bid to mark"),
            ("factor_scope", r.factor_scope in (scope.BID, scope.LUMP), "there is no bid to multiply"),
            ("generale", r.generale, "it is a bid of the value auction"),
        )
    else:
        against = (("made_when", r.made_when is o.MadeWhen.MORE, "the bid must be reached"),)
    for name, wrong, why in against:
        if wrong:
            return name, "auction", why
    if r.belote_in_factor and r.factor_scope in (scope.BID, scope.LUMP):
        return "belote_in_factor", "factor_scope", "the belote stays outside it"
    return None
