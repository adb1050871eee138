"""A match as it lies on the disk: the engine's record of the cards, with the set-up of the table around it."""

from __future__ import annotations

import json
import uuid
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from typing import Any

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine.match import Match
from belote_desktop.engine.record import match_from_json, match_to_json

FORMAT = 1


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

    @staticmethod
    def begin(config: MatchConfig, match: Match) -> SavedMatch:
        """A match that begins now."""
        now = datetime.now(timezone.utc).isoformat(timespec="seconds")
        return SavedMatch(uuid.uuid4().hex, now, config, match)

    def at(self, match: Match) -> SavedMatch:
        """The same match, further on."""
        return replace(self, match=match)

    def to_text(self) -> str:
        """As JSON text."""
        head = {"format": FORMAT, "id": self.id, "begun": self.begun, "config": self.config.to_json()}
        # The record is JSON text already: put in as it is, since this runs after every card.
        return json.dumps(head, ensure_ascii=False)[:-1] + f', "record": {match_to_json(self.match)}}}'

    @staticmethod
    def from_text(text: str) -> SavedMatch:
        """What `to_text` wrote. Raises SavedMatchError, or NewerSavedMatchError for a newer program's file."""
        try:
            data: Any = json.loads(text)
            version = data["format"]
            if type(version) is not int:
                raise ValueError("format is not a number")
            if version > FORMAT:
                raise NewerSavedMatchError(f"format {version} is newer than {FORMAT}")
            match_id, begun = data["id"], data["begun"]
            if not (isinstance(match_id, str) and isinstance(begun, str)):
                raise ValueError("id or begun is not a text")
            config = MatchConfig.from_json(data["config"])
            match = match_from_json(json.dumps(data["record"]))
        except SavedMatchError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise SavedMatchError(f"{type(error).__name__}: {error}") from None
        return SavedMatch(match_id, begun, config, match)
