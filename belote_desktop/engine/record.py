"""A match as a JSON record: rules, deals (dealer, pack, actions) and, as a checksum, the score of each.

Decisions are stored and everything else derived by replay. Reading is strict: any damage gives one sentence
that names the place.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from .actions import ActionError, parse_action
from .cards import CardError, Hand, format_cards, parse_cards
from .deal import MAX_HELD, Deal
from .illegal import IllegalAction
from .match import Match
from .notation import log_to_text
from .presets import rules_from_text, rules_to_text
from .quoting import quoted
from .rules import RuleError, RuleSet
from .seats import Seat

FORMAT: Final = "belote-match"
VERSION: Final = 1
MAX_LENGTH: Final = 4_000_000
"""Longer texts (some 4,000 deals) are refused unread."""
MAX_DEALS: Final = 2000


class RecordError(ValueError):
    """A text that is no record: one sentence saying what is wrong and where."""


@dataclass(frozen=True)
class Record:
    """A match read back, with what the record says beside it."""

    match: Match
    flagged: tuple[int, ...] = ()
    """Numbers (from 1) of the deals whose stored score is not what the rules give today."""
    extra: dict[str, Any] | None = None
    """What the writer kept beside the match: players, date, …"""


def match_to_json(match: Match, extra: dict[str, Any] | None = None) -> str:
    """The record of `match`; `extra` must hold plain JSON values."""
    first = match.all_deals[0]
    record: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": rules_to_text(match.rules)}
    if first.table.held:
        record["held"] = first.table.held
    record["deals"] = [_deal_to_dict(deal) for deal in match.all_deals]
    if extra:
        record["extra"] = extra
    text = json.dumps(record, ensure_ascii=False, indent=1)
    # half a surrogate pair, from a damaged file, has no UTF-8: escaped it can still be stored
    return text if text.isascii() or _encodes(text) else json.dumps(record, indent=1)


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _deal_to_dict(deal: Deal) -> dict[str, Any]:
    stored: dict[str, Any] = {"dealer": deal.dealer.letter}
    stored |= {seat.letter: format_cards(deal.start[seat]) for seat in Seat}
    if deal.turned is not None:
        stored |= {"turned": str(deal.turned), "talon": format_cards(deal.talon)}
    stored["log"] = log_to_text(deal.log, deal.turned)
    if deal.score is not None:
        stored["score"] = list(deal.score.marked)
    return stored


def match_from_json(text: str) -> Match:
    """The match written in a record; raises `RecordError`."""
    return read_record(text).match


def read_record(text: str) -> Record:
    """The whole record; raises `RecordError` saying what is wrong and where."""
    data = _object(_load(text), "the record")
    if data.get("format") != FORMAT:
        raise RecordError("format: this is not the record of a match")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise RecordError("version: a number is wanted")
    if version > VERSION:
        raise RecordError(
            f"version: {version} was written by a newer program, this one reads up to {VERSION}"
        )
    _only(data, {"format", "version", "rules", "held", "deals", "extra"}, "the record")
    try:
        rules = rules_from_text(_text(data, "rules", "the record"))
    except RuleError as error:
        raise RecordError(f"rules: {error}") from None
    extra = data.get("extra")
    if extra is not None:
        extra = _object(extra, "extra")
    held = data.get("held", 0)
    if type(held) is not int or not 0 <= held < MAX_HELD:
        raise RecordError("held: a number of points is wanted")
    match, flagged = _read_deals(rules, data.get("deals"), held)
    return Record(match, flagged, extra)


def _read_deals(rules: RuleSet, deals: object, held: int) -> tuple[Match, tuple[int, ...]]:
    if not isinstance(deals, list) or not deals:
        raise RecordError("deals: a list of at least one deal is wanted")
    if len(deals) > MAX_DEALS:
        raise RecordError(f"deals: {len(deals)} are more than {MAX_DEALS}")
    match: Match | None = None
    flagged: list[int] = []
    for number, stored in enumerate(deals, 1):
        place = f"deal {number}"
        if match is not None:
            if not match.deal.is_over:
                raise RecordError(f"deal {number - 1}: it is not finished, yet another follows")
            if match.is_over:
                raise RecordError(f"{place}: the match was won before it")
            held = match.held
        deal, agrees = _read_deal(rules, _object(stored, place), place, held)
        if match is not None and deal.dealer is not match.next_dealer():
            raise RecordError(f"{place}, dealer: it is {match.next_dealer().letter}'s turn to deal")
        if not agrees:
            flagged.append(number)
        match = Match((), deal) if match is None else Match(match.all_deals, deal)
    assert match is not None
    return match, tuple(flagged)


def _read_deal(rules: RuleSet, stored: dict[str, Any], place: str, held: int) -> tuple[Deal, bool]:
    _only(stored, {"dealer", "N", "E", "S", "W", "turned", "talon", "log", "score"}, place)
    try:
        dealer = Seat.parse(_text(stored, "dealer", place))
    except ValueError as error:
        raise RecordError(f"{place}, dealer: {error}") from None
    hands = [_cards(stored, seat.letter, place) for seat in Seat]
    turned = _cards(stored, "turned", place) if "turned" in stored else ()
    if len(turned) > 1:
        raise RecordError(f"{place}, turned: one card is wanted")
    talon = _cards(stored, "talon", place) if "talon" in stored else ()
    try:
        deal = Deal.of_hands(rules, dealer, hands, turned[0] if turned else None, talon, held)
    except ValueError as error:
        raise RecordError(f"{place}, hands: {error}") from None
    for step, word in enumerate(_text(stored, "log", place).split(), 1):
        try:
            deal = deal.apply(parse_action(word, deal.turned))
        except (ActionError, IllegalAction) as error:
            raise RecordError(f"{place}, action {step}: {error}") from None
    score = stored.get("score")
    if deal.score is None:
        if score is not None:
            raise RecordError(f"{place}, score: the deal has none")
        return deal, True
    if not isinstance(score, list) or len(score) != 2 or any(type(mark) is not int for mark in score):
        raise RecordError(f"{place}, score: two numbers are wanted")
    return deal, tuple(score) == deal.score.marked


def _load(text: str) -> object:
    if len(text) > MAX_LENGTH:
        raise RecordError(f"the text is longer than {MAX_LENGTH} characters")
    try:
        return json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise RecordError(
            f"line {error.lineno}, column {error.colno}: this is not JSON ({error.msg})"
        ) from None
    except RecursionError:
        raise RecordError("the text is nested too deeply") from None
    except RecordError:
        raise
    except ValueError as error:  # a number of thousands of digits
        raise RecordError(f"the text is not JSON ({str(error)[:80]})") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"{quoted(twice)} is there twice")
    return found


def _object(value: object, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(f"{place}: an object {{…}} is wanted")
    return value


def _only(stored: dict[str, Any], known: set[str], place: str) -> None:
    for name in stored:
        if name not in known:
            raise RecordError(f"{place}: {quoted(name)} is not known")


def _text(stored: dict[str, Any], name: str, place: str) -> str:
    value = stored.get(name)
    if not isinstance(value, str):
        raise RecordError(f"{place}, {name}: a text is wanted")
    return value


def _cards(stored: dict[str, Any], name: str, place: str) -> Hand:
    try:
        return parse_cards(_text(stored, name, place))
    except CardError as error:
        raise RecordError(f"{place}, {name}: {error}") from None
