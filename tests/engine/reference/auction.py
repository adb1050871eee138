"""Which calls may be made (seeds 000, 002, 003), from the list of calls alone.

Calls are texts: ``-``, ``takeH``, ``80H``, ``capotH``, ``generaleH``, ``double``, ``double@S`` (out of turn), ``redouble``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .play import TEAM

NEXT = {
    "anticlockwise": {"E": "N", "N": "W", "W": "S", "S": "E"},
    "clockwise": {"N": "E", "E": "S", "S": "W", "W": "N"},
}
CAPOT, GENERALE = 10_000, 20_000
Said = tuple[str, str]


@dataclass(frozen=True)
class Bidding:
    """The readings of RULES.md that bear on the auction."""

    turn_up: bool
    no_trumps: bool = True
    all_trumps: bool = True
    ceiling: int = 160
    generale: bool = False
    double: str = "in-turn"  # off, in-turn, any-moment
    direction: str = "anticlockwise"

    @property
    def trumps(self) -> list[str]:
        return ["S", "H", "D", "C"] + ["NT"] * self.no_trumps + ["AT"] * self.all_trumps


@dataclass(frozen=True)
class State:
    """What follows from the calls."""

    over: bool
    turn: str
    calls: frozenset[str]  # what may be said, by whose turn it is or out of turn
    contract: tuple[str, str, int] | None  # taker, the take or bid, 1 2 or 4


def kind_of(call: str) -> str:
    if call == "-":
        return "pass"
    return "double" if call.startswith("double") else "redouble" if call == "redouble" else "bid"


def height(trump: str) -> int:
    """Seed 002 and the classic part of seed 000: colour, then no trumps, then all trumps."""
    return {"NT": 1, "AT": 2}.get(trump, 0)


def trump_of(bid: str) -> str:
    for name in ("NT", "AT"):
        if bid.endswith(name):
            return name
    return bid[-1]


def value_of(bid: str) -> int:
    if bid.startswith("capot"):
        return CAPOT
    return GENERALE if bid.startswith("generale") else int(bid.rstrip("SHDCNAT"))


def state(rules: Bidding, dealer: str, said: Sequence[Said], turned: str = "") -> State:
    """Where the auction stands after the calls `said`."""
    turn = NEXT[rules.direction][said[-1][0] if said else dealer]
    bids = [call for call in said if kind_of(call[1]) == "bid"]
    passes = 0
    while passes < len(said) and said[-1 - passes][1] == "-":
        passes += 1
    if not bids:
        rounds = 2 if rules.turn_up else 1
        if passes == 4 * rounds:
            return State(True, turn, frozenset(), None)
        raises = _openings(rules, turned, second=passes >= 4)
        return State(False, turn, frozenset({"-", *raises}), None)
    taker, bid = bids[-1]
    after = [kind_of(call) for _, call in said[len(said) - 1 - said[::-1].index((taker, bid)) + 1 :]]
    doubled, redoubled = "double" in after, "redouble" in after
    contract = (taker, bid, 4 if redoubled else 2 if doubled else 1)
    raises = _raises(rules, bid, doubled)
    closed = not raises and (redoubled or (rules.double == "off"))
    if passes == 3 or (closed and rules.turn_up) or (redoubled and not rules.turn_up):
        return State(True, turn, frozenset(), contract)
    calls = {"-", *raises}
    against = TEAM[turn] != TEAM[taker]
    if rules.double != "off":
        if against and not doubled:
            calls.add("double")
        if not against and doubled and not redoubled:
            calls.add("redouble")
        if rules.double == "any-moment" and not doubled:
            calls |= {f"double@{seat}" for seat in "NESW" if seat != turn and TEAM[seat] != TEAM[taker]}
    return State(False, turn, frozenset(calls), contract)


def _openings(rules: Bidding, turned: str, *, second: bool) -> list[str]:
    if not rules.turn_up:
        return _bids(rules, 0)
    suits = [suit for suit in "SHDC" if (suit == turned) != second]
    return [f"take{trump}" for trump in rules.trumps if trump in suits or trump in ("NT", "AT")]


def _raises(rules: Bidding, bid: str, doubled: bool) -> list[str]:
    if rules.turn_up:
        return [f"take{trump}" for trump in rules.trumps if height(trump) > height(trump_of(bid))]
    return [] if doubled else _bids(rules, value_of(bid))


def _bids(rules: Bidding, above: int) -> list[str]:
    found = [
        f"{points}{trump}"
        for points in range(80, rules.ceiling + 1, 10)
        for trump in rules.trumps
        if points > above
    ]
    if above < CAPOT:
        found += [f"capot{trump}" for trump in rules.trumps]
    if rules.generale and above < GENERALE:
        found += [f"generale{trump}" for trump in rules.trumps]
    return found
