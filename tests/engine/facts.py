"""Facts copied from the seeds, and small helpers to ask the engine about them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from belote_desktop.engine.cards import Card
from belote_desktop.engine.points import points_table
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Team
from belote_desktop.engine.trumps import Trump, rank_order

DATA = Path(__file__).parents[1] / "data"


@cache
def seed(number: str) -> dict[str, Any]:
    """What the seed `number` ("000" …) states."""
    facts: dict[str, Any] = json.loads((DATA / "seed_facts.json").read_text("utf-8"))[f"seed_{number}"]
    return facts


def cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))


def texts(found: Any) -> list[str]:
    return [str(card) for card in found]


def suit_values(rules: RuleSet, trump: Trump, suit: str) -> dict[str, int]:
    """Points of the eight cards of a suit by rank."""
    table = points_table(rules, trump)
    return {rank: table[Card.parse(rank + suit).index] for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")}


def order(trump: Trump, suit: str) -> list[str]:
    return [rank.text for rank in rank_order(trump, Card.parse("7" + suit).suit)]


def by_team(values: dict[str, int]) -> tuple[int, int]:
    return values.get("NS", 0), values.get("EW", 0)


TEAMS = {"NS": Team.NS, "EW": Team.EW}
