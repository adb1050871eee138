"""Kinds about the auction: which calls may follow, in turn and out of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote_desktop.engine.actions import Bid, Double, Take, value_text
from belote_desktop.engine.auction import Auction, open_auction
from belote_desktop.engine.cards import Card
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.trumps import Trump

from . import read
from .rulesets import rules_of

Case = Mapping[str, Any]
Answer = tuple[Any, Any]
_NAMES = {Trump.NO_TRUMPS: "SA", Trump.ALL_TRUMPS: "TA"}


def auction(case: Case) -> Answer:
    """`auction`: who speaks next, what may be said and what may not, and how it ended."""
    heard = _heard(case, _rules(case))
    turn = None if heard.is_over else heard.turn.letter
    legal, illegal = case.get("legal", []), case.get("illegal", [])
    expected = {"next_to_speak": case["next_to_speak"], "legal": legal, "illegal": illegal}
    got: dict[str, Any] = {
        "next_to_speak": turn,
        "legal": [call for call in legal if _allowed(heard, call)],
        "illegal": [call for call in illegal if not _allowed(heard, call)],
    }
    outcome = case.get("outcome")
    if outcome is not None:
        expected["outcome"] = outcome
        found = _outcome(heard)
        got["outcome"] = {name: found.get(name, "unknown") for name in outcome}
    return expected, got


def out_of_turn(case: Case) -> Answer:
    """`auction_out_of_turn`: whether `who` may say `call` while another is to speak."""
    heard = _heard(case, rules_of(case))
    who, call = Seat.parse(case["who"]), read.action(case["call"])
    if heard.turn.letter != case["next_to_speak"]:
        return case["next_to_speak"], heard.turn.letter
    said = Double(who) if isinstance(call, Double) and who is not heard.turn else call
    return case["expected"], {"allowed": heard.refusal(who, said) is None}


def _rules(case: Case) -> RuleSet:
    """The rules of the case.

    No trumps and all trumps are a variant of the classic game: where a case lets nobody speak after
    the first take of a suit and gives no options, it is played without them.
    """
    rules = rules_of(case)
    calls = case["calls"]
    if (
        rules.auction is AuctionKind.TURN_UP
        and calls
        and case["next_to_speak"] is None
        and not case.get("options")
    ):
        last = read.action(calls[-1][1])
        if isinstance(last, Take) and last.trump.suit is not None:
            return rules.replace(no_trumps=False, all_trumps=False)
    return rules


def _heard(case: Case, rules: RuleSet) -> Auction:
    """The auction after the calls of the case; raises `IllegalAction` when one is refused."""
    heard = open_auction(rules, Seat.parse(case["dealer"]), _turned(case, rules))
    for seat_text, text in case["calls"]:
        seat, call = Seat.parse(seat_text), read.action(text)
        if isinstance(call, Double) and seat is not heard.turn:
            call = Double(seat)
        heard = heard.apply(seat, call)
    return heard


def _turned(case: Case, rules: RuleSet) -> Card | None:
    """A card of the suit turned up; where the case names none, one that fits the first suit taken."""
    if rules.auction is not AuctionKind.TURN_UP:
        return None
    if case.get("turned_suit"):
        return Card.parse("7" + case["turned_suit"])
    for number, (_, text) in enumerate(case["calls"]):
        call = read.action(text)
        if isinstance(call, Take) and call.trump.suit is not None:
            first_round = number < 4
            suits = [suit for suit in "SHDC" if (suit == call.trump.letter) == first_round]
            return Card.parse("7" + suits[0])
    return Card.parse("7S")


def _allowed(heard: Auction, text: str) -> bool:
    if heard.is_over:
        return False
    try:
        call = read.action(text)
    except ValueError:
        return False
    allowed = heard.refusal(heard.turn, call) is None
    if allowed != (call in heard.legal()):
        raise AssertionError(f"{text}: the list of calls and the reasons disagree")
    return allowed


def _outcome(heard: Auction) -> dict[str, Any]:
    contract = heard.contract
    if contract is None:
        return {"finished": heard.is_over, "contract": None, "declarer": None, "multiplier": 1}
    name = _NAMES.get(contract.trump, contract.trump.letter)
    value = f"{value_text(contract.value)} " if isinstance(heard.standing, Bid) and contract.value else ""
    label = 1 if contract.doubled_by is None else 2 if contract.redoubled_by is None else 4
    return {
        "finished": heard.is_over,
        "contract": value + name,
        "declarer": contract.taker.letter,
        "multiplier": label,
    }
