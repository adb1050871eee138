"""Kinds about cards: what may be played, who wins, what it is worth, what may be declared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.cards import Card
from belote_desktop.engine.declarations import best_declarations, compare_declarations, declaration_points
from belote_desktop.engine.points import LAST_TRICK_POINTS, pack_points, points_table
from belote_desktop.engine.scoring import BELOTE_POINTS, scale
from belote_desktop.engine.seats import Direction, Seat, round_from
from belote_desktop.engine.trick import legal_cards, why_illegal, winning_place
from belote_desktop.engine.trumps import Trump

from . import read
from .rulesets import rules_of

Case = Mapping[str, Any]
Answer = tuple[Any, Any]

KIND_NAMES = {Kind.TIERCE: "tierce", Kind.FIFTY: "cinquante", Kind.HUNDRED: "cent", Kind.FOUR: "carre"}
_KINDS = {name: kind for kind, name in KIND_NAMES.items()} | {"carré": Kind.FOUR}


def legal(case: Case) -> Answer:
    """`legal_cards`: the permitted cards, in the order of the hand."""
    rules, trump = rules_of(case), Trump.parse(case["denomination"])
    hand = read.hand(case["hand"])
    trick = [card for _, card in read.plays(case["trick"])]
    allowed = legal_cards(hand, trick, trump, rules)
    reasoned = [card for card in hand if why_illegal(card, hand, trick, trump, rules) is None]
    got = list(map(str, allowed)) if reasoned == list(allowed) else "cards and reasons disagree"
    return sorted(case["expected"], key=case["hand"].index), got


def trick(case: Case) -> Answer:
    """`trick`: who wins it and its points, the last-trick bonus included."""
    rules, trump = rules_of(case), Trump.parse(case["denomination"])
    plays = read.plays(case["trick"])
    winner = plays[winning_place([card for _, card in plays], trump)][0]
    table = points_table(rules, trump)
    bonus = LAST_TRICK_POINTS if case.get("last_trick") else 0
    points = sum(table[card.index] for _, card in plays) + bonus
    return _asked(case, {"winner": winner.letter, "points": points})


def pack_total(case: Case) -> Answer:
    """`pack_total`: the points of the 32 cards, without and with the last trick."""
    rules = rules_of(case)
    cards = pack_points(rules, Trump.parse(case["denomination"]))
    return _asked(case, {"cards": cards, "with_last_trick": cards + LAST_TRICK_POINTS})


def conversion(case: Case) -> Answer:
    """`ta_conversion`: the taker's tricks at all trumps brought to the scale of 162."""
    trump = Trump.parse(case.get("denomination", "TA"))
    points = scale(case["raw_points"], trump, rules_of(case))
    return _asked(case, {"points": points, "with_belote": points + BELOTE_POINTS * case.get("belotes", 0)})


def declared_items(declarations: Any, trump: Trump, rules: Any) -> list[dict[str, Any]]:
    return [
        {
            "type": KIND_NAMES[one.kind],
            "height": one.rank.text,
            "points": declaration_points(one, trump, rules),
        }
        for one in declarations
    ]


def declarations(case: Case) -> Answer:
    """`declarations`: the set of declarations worth most in a hand."""
    rules, trump = rules_of(case), Trump.parse(case["denomination"])
    items = declared_items(best_declarations(read.hand(case["hand"]), trump, rules), trump, rules)
    got = {"total": sum(item["points"] for item in items), "items": sorted(items, key=_item_key)}
    expected = dict(case["expected"])
    if "items" in expected:
        expected["items"] = sorted(expected["items"], key=_item_key)
    return _asked({"expected": expected}, got)


def _item_key(item: Mapping[str, Any]) -> tuple[str, str, int]:
    return item["type"], item["height"], item["points"]


def compare(case: Case) -> Answer:
    """`declarations_compare`: whose declarations count, and for how much."""
    rules, trump = rules_of(case), Trump.parse(case["denomination"])
    declared: dict[Seat, list[Declaration]] = {}
    for item in case["declared"]:
        declared.setdefault(Seat.parse(item["seat"]), []).append(_declaration(item))
    first = case.get("first_to_speak")
    order = round_from(Seat.EAST if first is None else Seat.parse(first), Direction.ANTICLOCKWISE)
    winner, points = compare_declarations(declared, order, trump, rules)
    name = None if winner is None else winner.name
    return _asked(
        case, {"winner": name, "points": {team: points if team == name else 0 for team in read.TEAMS}}
    )


def _declaration(item: Mapping[str, Any]) -> Declaration:
    cards = read.hand(item["cards"])
    kind = _KINDS[item["type"]]
    rank = Card.parse(item["height"] + "S").rank
    if kind is Kind.FOUR:
        return Declaration(kind, rank)
    return Declaration(kind, rank, cards[0].suit, len(cards))


def _asked(case: Case, got: Mapping[str, Any]) -> Answer:
    """What the case expects, beside the same entries of what the engine gives."""
    return case["expected"], {name: got.get(name, "unknown") for name in case["expected"]}
