"""What the history tells of a match at a glance, without playing it again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from belote_desktop.app.marks import DealMark
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.saved_match import SavedMatchError, check_versions, read_marks
from belote_desktop.app.storage.history import Entry
from belote_desktop.engine.match import winner_of
from belote_desktop.engine.presets import rules_from_text
from belote_desktop.engine.record import MAX_DEALS
from belote_desktop.engine.seats import Team

_MOST_POINTS = 1_000_000


@dataclass(frozen=True)
class PastMatch:
    """One match of the history."""

    id: str
    ended: datetime
    """When it came there, in the time of this computer."""
    config: MatchConfig
    totals: tuple[int, int]
    deals: int
    """Deals that were counted."""
    winner: Team | None
    """None when it was left in the middle."""
    mark: DealMark
    """What happened to all its deals together; of attempts their number tells."""
    key: str = ""
    """Which line of the history it is."""


@dataclass(frozen=True)
class Unreadable:
    """A match of the history that cannot be looked at."""

    key: str
    """Which line of the history it is."""
    newer: bool
    """Whether it comes from a newer version of the program; else it is damaged."""
    ended: datetime | None = None
    """When it came to the history, if that can be read."""
    known: PastMatch | None = None
    """What can be told of it nevertheless."""


def past_match(entry: Entry) -> PastMatch:
    """What `entry` tells. Raises SavedMatchError, or NewerSavedMatchError for a newer program's match."""
    try:
        data = entry.match
        check_versions(data)
        beside, deals = data["extra"], data["deals"]
        if not isinstance(deals, list) or not 0 < len(deals) <= MAX_DEALS:
            raise SavedMatchError("deals is not a list of some")
        counted = [_pair(deal["score"]) for deal in deals if "score" in deal]
        totals = _pair(beside["totals"]) if "totals" in beside else _sum(counted)
        config = MatchConfig.from_json(beside["config"])
        if data["rules"] != beside["config"]["rules"] and rules_from_text(data["rules"]) != config.rules:
            raise SavedMatchError("the rules of the cards and of the table differ")
        marks = read_marks(beside, len(deals))
        # in the middle of a deal nobody has won, whatever the totals
        complete = "score" in deals[-1]
        winner = winner_of(totals, config.rules) if complete else None
        ended = when_ended(entry)
    except SavedMatchError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, OSError) as error:
        raise SavedMatchError(f"{type(error).__name__}: {error}") from None
    return PastMatch(entry.id, ended, config, totals, len(counted), winner, _together(marks), entry.key)


def when_ended(entry: Entry) -> datetime:
    """When it came to the history, in the time of this computer. Raises ValueError, OverflowError or OSError."""
    return datetime.fromisoformat(entry.ended).astimezone()


def _pair(data: Any) -> tuple[int, int]:
    first, second = data
    for points in (first, second):
        if type(points) is not int or abs(points) > _MOST_POINTS:
            raise ValueError("the points are not two numbers")
    return first, second


def _sum(pairs: Iterable[tuple[int, int]]) -> tuple[int, int]:
    pairs = tuple(pairs)
    return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)


def _together(marks: Iterable[DealMark]) -> DealMark:
    total = DealMark()
    for mark in marks:
        total = replace(
            total,
            undone=total.undone + mark.undone,
            redealt=total.redealt + mark.redealt,
            advised=total.advised + mark.advised,
            attempts=(*total.attempts, *mark.attempts),
        )
    return total
