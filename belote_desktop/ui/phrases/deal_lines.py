"""What is wrong with a line that should be a deal, in the player's words.

The engine says it in one English sentence that begins with the place (``S:``, ``log, action 3:``); here the place
and the kind of fault are told, whatever the sentence quotes.
"""

from __future__ import annotations

import re

from belote_desktop.engine.notation import NotationError
from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate

_SIZE = re.compile(r"([NESW])(?:: | has )(\d+) cards instead of (\d+)(?: or (\d+))?")
_ACTION = re.compile(r"log, action (\d+): ")
_MISSING = re.compile(r"(\w+)= is missing")
_PLACE = re.compile(r"(rules|dealer|[NESW]|turned|talon|held|hands): ")


def line_problem(error: NotationError) -> str:
    """What is wrong and where, to follow a colon; no full stop."""
    said = str(error)
    size = _SIZE.search(said)
    if size is not None:
        return _size(size)
    action = _ACTION.match(said)
    if action is not None:
        if "is not an action" in said or "is not a declaration" in said:
            return fill(translate("DealLine", "action %1 cannot be read"), action[1])
        return fill(translate("DealLine", "action %1 is not allowed"), action[1])
    missing = _MISSING.match(said)
    if missing is not None:
        return fill(translate("DealLine", "%1 is missing", "part of the line"), _part(missing[1]))
    place = _PLACE.match(said)
    if place is None:
        return translate("DealLine", "the line is not written as a deal is")
    return _at(place[1], said[place.end() :])


def _size(found: re.Match[str]) -> str:
    hand, there = _part(found[1]), found[2]
    if found[4] is None:
        text = translate("DealLine", "%1 has not the right number of cards (%2 instead of %3)", "hand")
        return fill(text, hand, there, found[3])
    text = translate("DealLine", "%1 has not the right number of cards (%2 instead of %3 or %4)", "hand")
    return fill(text, hand, there, found[3], found[4])


def _at(place: str, fault: str) -> str:
    """`fault` in words, when it is known; else the place alone."""
    if "is not a preset" in fault:
        return translate("DealLine", "the game is unknown")
    if place == "hands":
        if "cards fit" in fault:
            return translate("DealLine", "no cards fit what was said and played")
        if "twice" in fault or "two places" in fault:
            return translate("DealLine", "a card is there twice")
        if "talon of eleven" in fault:
            return translate("DealLine", "the rest of the pack has not eleven cards")
        if "points cannot be held" in fault:
            return fill(translate("DealLine", "%1 cannot be read", "part of the line"), _part("held"))
    if "is not a card" in fault:
        return fill(translate("DealLine", "a card cannot be read (%1)", "part of the line"), _part(place))
    if "named twice" in fault:
        return fill(translate("DealLine", "a card is there twice (%1)", "part of the line"), _part(place))
    if "one card is wanted" in fault:
        return fill(translate("DealLine", "one card is wanted for %1", "part of the line"), _part(place))
    if place == "rules":
        return translate("DealLine", "an option of the rules cannot be read or does not fit")
    return fill(translate("DealLine", "%1 cannot be read", "part of the line"), _part(place))


def _part(key: str) -> str:
    """A part of the line, with its article."""
    if key in ("N", "E", "S", "W"):
        return {
            Seat.NORTH: translate("DealLine", "the hand of North"),
            Seat.EAST: translate("DealLine", "the hand of East"),
            Seat.SOUTH: translate("DealLine", "the hand of South"),
            Seat.WEST: translate("DealLine", "the hand of West"),
        }[Seat.parse(key)]
    return {
        "dealer": translate("DealLine", "the dealer"),
        "turned": translate("DealLine", "the turned-up card"),
        "talon": translate("DealLine", "the rest of the pack"),
        "held": translate("DealLine", "the number of points held over"),
        "log": translate("DealLine", "the list of what was said and played"),
    }.get(key, translate("DealLine", "the four hands"))
