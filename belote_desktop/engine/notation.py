"""A deal in one line: ``coinche; dealer=S; N=7S …; E=…; S=…; W=…; log=80H - - - AH …``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .actions import Action, Take
from .cards import Card, CardError, Hand, format_cards, parse_cards
from .options import AuctionKind
from .presets import rules_from_text, rules_to_text
from .quoting import quoted
from .rules import RuleError, RuleSet
from .seats import Seat

MAX_LENGTH: Final = 20_000
"""Longer lines are refused unread."""


Log = tuple[Action, ...]
"""Everything done in a deal."""


class NotationError(ValueError):
    """A line that is no deal: one sentence saying what is wrong and where."""


def write_line(
    rules: RuleSet,
    dealer: Seat,
    start: Sequence[Hand | None],
    turned: Card | None,
    talon: Hand | None,
    held: int,
    log: Log,
) -> str:
    """A deal in one line: its rules, dealer, cards as first dealt, and all that was done.

    `None` for a hand or the talon is written ``?``: unknown.
    """
    parts = [rules_to_text(rules), f"dealer={dealer.letter}"]
    parts += [f"{seat.letter}={_or_unknown(start[seat])}" for seat in Seat]
    if turned is not None:
        parts += [f"turned={turned}", f"talon={_or_unknown(talon)}"]
    if held:
        parts.append(f"held={held}")
    parts.append(f"log={log_to_text(log, turned)}".rstrip())
    return "; ".join(parts)


def _or_unknown(cards: Hand | None) -> str:
    return "?" if cards is None else format_cards(cards)


def log_to_text(log: Log, turned: Card | None = None) -> str:
    """Actions parted by spaces; a take of the turned suit is just ``take``."""
    return " ".join(
        "take" if turned and isinstance(a, Take) and a.trump.suit is turned.suit else str(a) for a in log
    )


class Written(NamedTuple):
    """What a line says, read but not yet checked against the rules."""

    rules: RuleSet
    dealer: Seat
    hands: tuple[Hand | None, ...]
    """As first dealt, by `Seat`; `None` where the line has ``?``."""
    turned: Card | None
    talon: Hand | None
    held: int
    words: tuple[str, ...]
    """The actions, as text."""


def read_line(line: str) -> Written:
    """The parts of a deal written in one line; spaces are free, the order is fixed. Raises `NotationError`."""
    if len(line) > MAX_LENGTH:
        raise NotationError(f"the line is longer than {MAX_LENGTH} characters")
    parts = [part.strip() for part in line.strip().rstrip(";").split(";")]
    try:
        rules = rules_from_text(parts[0])
    except RuleError as error:
        raise NotationError(f"rules: {error}") from None
    turn_up = rules.auction is AuctionKind.TURN_UP
    values = _values(parts[1:], turn_up)
    dealer = _seat(values["dealer"])
    hands = tuple(_unless_unknown(seat.letter, values[seat.letter]) for seat in Seat)
    turned = _cards("turned", values["turned"]) if turn_up else ()
    if turn_up and len(turned) != 1:
        raise NotationError("turned: one card is wanted")
    talon = _unless_unknown("talon", values["talon"]) if turn_up else ()
    held = values.get("held", "0")
    if not (held.isascii() and held.isdigit() and len(held) < 6):
        raise NotationError(f"held: {quoted(held, 20)} is not a number of points")
    words = tuple(values["log"].split())
    return Written(rules, dealer, hands, turned[0] if turned else None, talon, int(held), words)


def _values(parts: list[str], turn_up: bool) -> dict[str, str]:
    """The parts by key, in their fixed order."""
    wanted = ["dealer", "N", "E", "S", "W", *(["turned", "talon"] if turn_up else []), "held", "log"]
    values: dict[str, str] = {}
    for part in parts:
        key, equals, value = (text.strip() for text in part.partition("="))
        if not equals or key not in wanted:
            known = ", ".join(wanted) or "nothing more"
            raise NotationError(f"{quoted(part)} is out of place: expected {known}")
        while wanted[0] != key:
            skipped = wanted.pop(0)
            if skipped != "held":
                raise NotationError(f"{skipped}= is missing before {key}=")
        wanted.pop(0)
        values[key] = value
    missing = [key for key in wanted if key != "held"]
    if missing:
        raise NotationError(f"{missing[0]}= is missing")
    return values


def _seat(text: str) -> Seat:
    try:
        return Seat.parse(text)
    except ValueError as error:
        raise NotationError(f"dealer: {error}") from None


def _unless_unknown(key: str, text: str) -> Hand | None:
    return None if text == "?" else _cards(key, text)


def _cards(key: str, text: str) -> Hand:
    try:
        return parse_cards(text)
    except CardError as error:
        raise NotationError(f"{key}: {error}") from None
