"""A deal in one line: ``coinche; dealer=S; N=7S …; E=…; S=…; W=…; log=80H - - - AH …``."""

from __future__ import annotations

from typing import Final

from .actions import Action, ActionError, Take, parse_action
from .cards import Card, CardError, Hand, format_cards, parse_cards
from .deal import Deal
from .illegal import IllegalAction
from .options import AuctionKind
from .presets import rules_from_text, rules_to_text
from .quoting import quoted
from .rules import RuleError
from .seats import Seat

MAX_LENGTH: Final = 20_000
"""Longer lines are refused unread."""


class NotationError(ValueError):
    """A line that is no deal: one sentence saying what is wrong and where."""


def deal_to_text(deal: Deal) -> str:
    """`deal` in one line; `deal_from_text` gives it back exactly."""
    parts = [rules_to_text(deal.rules), f"dealer={deal.dealer.letter}"]
    parts += [f"{seat.letter}={format_cards(deal.start[seat])}" for seat in Seat]
    if deal.turned is not None:
        parts += [f"turned={deal.turned}", f"talon={format_cards(deal.talon)}"]
    if deal.table.held:
        parts.append(f"held={deal.table.held}")
    parts.append(f"log={log_to_text(deal.log, deal.turned)}".rstrip())
    return "; ".join(parts)


def log_to_text(log: tuple[Action, ...], turned: Card | None = None) -> str:
    """Actions parted by spaces; a take of the turned suit is just ``take``."""
    return " ".join(
        "take" if turned and isinstance(a, Take) and a.trump.suit is turned.suit else str(a) for a in log
    )


def deal_from_text(line: str) -> Deal:
    """The deal written in `line`; spaces are free, the order of the parts is fixed.

    Raises `NotationError`.
    """
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
    hands = [_cards(seat.letter, values[seat.letter]) for seat in Seat]
    turned = _cards("turned", values["turned"]) if turn_up else ()
    if turn_up and len(turned) != 1:
        raise NotationError("turned: one card is wanted")
    talon = _cards("talon", values["talon"]) if turn_up else ()
    held = values.get("held", "0")
    if not (held.isascii() and held.isdigit() and len(held) < 6):
        raise NotationError(f"held: {quoted(held, 20)} is not a number of points")
    try:
        deal = Deal.of_hands(rules, dealer, hands, turned[0] if turned else None, talon, int(held))
    except ValueError as error:
        raise NotationError(f"hands: {error}") from None
    for place, word in enumerate(values["log"].split(), 1):
        try:
            deal = deal.apply(parse_action(word, deal.turned))
        except (ActionError, IllegalAction) as error:
            raise NotationError(f"log, action {place}: {error}") from None
    return deal


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


def _cards(key: str, text: str) -> Hand:
    if text == "?":
        raise NotationError(f"{key}: the cards are unknown (?), so this is a problem and not a deal")
    try:
        return parse_cards(text)
    except CardError as error:
        raise NotationError(f"{key}: {error}") from None
