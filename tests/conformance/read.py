"""Reading the fields of a case: cards, seats, teams, calls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from belote_desktop.engine.actions import CAPOT, DOUBLE, GENERALE, PASS, REDOUBLE, Action, Bid, Take
from belote_desktop.engine.cards import Card, Hand, Suit
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trumps import Trump

TEAMS = {"NS": Team.NS, "EW": Team.EW}
_WORDS: dict[str, Action] = {
    "pass": PASS,
    "passe": PASS,
    "coinche": DOUBLE,
    "contre": DOUBLE,
    "double": DOUBLE,
    "surcoinche": REDOUBLE,
    "surcontre": REDOUBLE,
    "redouble": REDOUBLE,
}
_VALUES: dict[Any, int] = {"capot": CAPOT, "generale": GENERALE, "générale": GENERALE}


def hand(cards: Iterable[str]) -> Hand:
    return tuple(Card.parse(card) for card in cards)


def plays(trick: Iterable[Any]) -> list[tuple[Seat, Card]]:
    return [(Seat.parse(seat), Card.parse(card)) for seat, card in trick]


def suit(letter: str) -> Suit:
    return Card.parse("7" + letter).suit


def action(text: str) -> Action:
    """A call as the cases write it: ``pass``, ``100 H``, ``capot SA``, ``coinche``, ``H``."""
    words = text.split()
    if len(words) == 1 and words[0] in _WORDS:
        return _WORDS[words[0]]
    if len(words) == 1:
        return Take(Trump.parse(words[0]))
    value, trump = words
    return Bid(_VALUES[value] if value in _VALUES else int(value), Trump.parse(trump))


def value(bid: Any) -> int | None:
    """The value of a contract: points, ``"capot"``, or `None` in the turn-up games."""
    return _VALUES.get(bid, bid)


def by_team(values: Mapping[str, int]) -> dict[Team, int]:
    return {team: int(values.get(name, 0)) for name, team in TEAMS.items()}
