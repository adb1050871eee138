"""A match as it lies on the disk: the engine's record of the cards, with the set-up of the table beside it."""

from __future__ import annotations

import json
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from typing import Any

from belote_desktop.app.marks import DealMark
from belote_desktop.app.match_config import NO_LEVELS, MatchConfig
from belote_desktop.engine import record
from belote_desktop.engine.deal import Deal, actor
from belote_desktop.engine.dealing import shuffled
from belote_desktop.engine.match import Match

TABLE_VERSION = 1
"""Version of what stands beside the cards; the record of the cards has its own."""


class SavedMatchError(ValueError):
    """A text that is no saved match; the message says why."""


class NewerSavedMatchError(SavedMatchError):
    """A match that a newer version of the program saved."""


@dataclass(frozen=True)
class SavedMatch:
    """One match with its set-up."""

    id: str
    """Unique name, given when the match begins; the history knows it by that."""
    begun: str
    """When it began: ISO 8601, UTC."""
    config: MatchConfig
    match: Match
    marks: tuple[DealMark, ...] = ()
    """What happened to each deal beside its cards, as far as anything did."""
    flagged: tuple[int, ...] = ()
    """Numbers (from 1) of the deals for which the file has another score than the rules give."""

    @staticmethod
    def begin(config: MatchConfig, deal: Deal | None = None) -> SavedMatch:
        """A match that begins now, with new cards or with `deal`, whose rules and dealer then count."""
        if deal is None:
            config = config.settled()
            assert config.dealer is not None
            match = Match.new(config.rules, config.dealer, shuffled(config.deal_random(0)))
        else:
            config = replace(config, rules=deal.rules, dealer=deal.dealer).settled()
            match = Match((), deal)
        now = datetime.now(timezone.utc).isoformat(timespec="seconds")
        return SavedMatch(uuid.uuid4().hex, now, config, match)

    @property
    def is_begun(self) -> bool:
        """Whether there is something to keep: a deal behind it, or a decision of somebody at the window."""
        step = self.match.deal.first
        if self.match.deals:
            return True
        for action in self.match.deal.log:
            if actor(step, action) in self.config.humans:
                return True
            step = step.apply(action)
        return False

    def at(self, match: Match) -> SavedMatch:
        """The same match, further on."""
        return replace(self, match=match)

    def mark_of(self, number: int) -> DealMark:
        """What happened to deal `number` (0, 1, …)."""
        return self.marks[number] if number < len(self.marks) else DealMark()

    @property
    def mark(self) -> DealMark:
        """What happened to the deal on the table."""
        return self.mark_of(len(self.match.deals))

    def marked(self, mark: DealMark) -> SavedMatch:
        """The same match with `mark` on the deal on the table."""
        before = (self.mark_of(number) for number in range(len(self.match.deals)))
        return replace(self, marks=(*before, mark))

    def with_level(self, level: str) -> SavedMatch:
        """The same match with all bots at `level`."""
        return replace(self, config=replace(self.config, level=level, levels=NO_LEVELS))

    def to_text(self) -> str:
        """As the JSON record of a match; what is not the engine's stands under "extra"."""
        beside: dict[str, Any] = {"table": TABLE_VERSION, "id": self.id, "begun": self.begun}
        beside["config"] = self.config.to_json()
        beside["totals"] = list(self.match.totals)  # told at once, without playing all of it again
        if not all(mark.is_plain for mark in self.marks):
            beside["marks"] = [mark.to_json() for mark in self.marks]
        return record.match_to_json(self.match, beside)

    @staticmethod
    def from_text(text: str) -> SavedMatch:
        """What `to_text` wrote. Raises SavedMatchError, or NewerSavedMatchError for a newer program's file."""
        try:
            check_versions(json.loads(text))
            read = record.read_record(text)
            beside = read.extra or {}
            match_id, begun = beside["id"], beside["begun"]
            if not (isinstance(match_id, str) and isinstance(begun, str)):
                raise SavedMatchError("id or begun is not a text")
            config = MatchConfig.from_json(beside["config"])
            marks = read_marks(beside, len(read.match.deals) + 1)
        except SavedMatchError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise SavedMatchError(f"{type(error).__name__}: {error}") from None
        if config.rules != read.match.rules:
            raise SavedMatchError("the rules of the cards and of the table differ")
        return SavedMatch(match_id, begun, config, read.match, marks, read.flagged)


def read_marks(beside: Mapping[str, Any], deals: int) -> tuple[DealMark, ...]:
    """The marks in what stands beside the cards of so many deals. Raises as `SavedMatch.from_text` catches."""
    marks = beside.get("marks", [])
    if not isinstance(marks, list) or len(marks) > deals:
        raise SavedMatchError("marks is not a list with at most one for each deal")
    return tuple(map(DealMark.from_json, marks))


def check_versions(data: Any) -> None:
    """Raises NewerSavedMatchError when either version in `data` is above what this program writes."""
    if not isinstance(data, dict):
        return  # the record's own reader says what it wants
    beside = data.get("extra")
    table = beside.get("table") if isinstance(beside, dict) else None
    for found, known in ((data.get("version"), record.VERSION), (table, TABLE_VERSION)):
        if type(found) is int and found > known:
            raise NewerSavedMatchError(f"version {found} is newer than {known}")
