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
        marks = read_marks(beside, len(deals))
        # in the middle of a deal nobody has won, whatever the totals
        complete = "score" in deals[-1]
        winner = winner_of(totals, config.rules) if complete else None
        ended = datetime.fromisoformat(entry.ended).astimezone()
    except SavedMatchError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, OSError) as error:
        raise SavedMatchError(f"{type(error).__name__}: {error}") from None
    return PastMatch(entry.id, ended, config, totals, len(counted), winner, _together(marks))


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
