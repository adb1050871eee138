"""The history of finished matches: one JSON object a line, only ever added to.

A line: {"format": 1, "id": "…", "ended": "2026-01-31T20:15:00+00:00", "match": {…the saved match…}}
A line that cannot be read is reported with its number and stays in the file; the others are not touched by it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from belote_desktop.app.storage.atomic import sync_folder
from belote_desktop.app.storage.json_text import json_text
from belote_desktop.app.storage.lock import FileLock

FORMAT = 1


@dataclass(frozen=True)
class Entry:
    """One finished match."""

    id: str
    """Unique name of the match, given when it began."""
    ended: str
    """When it was put here: ISO 8601, UTC."""
    text: str
    """The finished match: the JSON object that was given to `add`."""
    line: int
    """Line number in the file, from 1."""


@dataclass(frozen=True)
class Problem:
    """A line that was skipped."""

    line: int
    """Line number in the file, from 1."""
    why: str
    """"damaged" or "newer" (written by a newer version of the program)."""


@dataclass(frozen=True)
class Reading:
    """All that the history file says."""

    entries: tuple[Entry, ...]
    """The readable matches, oldest first."""
    problems: tuple[Problem, ...]
    """The lines that were skipped."""


class History:
    """The history file `path`, which need not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))

    def add(self, match_id: str, text: str) -> bool:
        """Add the finished match `text` (a JSON object) at the end; False when `match_id` is there already.

        So a program killed between adding and forgetting the match may add it again safely.
        Raises OSError when the disk refuses, TimeoutError when another process keeps the file locked, ValueError
        or RecursionError when `text` is no JSON.
        """
        line = json_text(
            {
                "format": FORMAT,
                "id": match_id,
                "ended": datetime.now(timezone.utc).isoformat(timespec="seconds"),
                "match": json.loads(text),
            }
        )
        with self._lock:
            if self._has(match_id):
                return False
            self._append(line)
        return True

    def _has(self, match_id: str) -> bool:
        # An id is unique text, so a look at the bytes is enough to rule most lines out without parsing them.
        needles = {json.dumps(match_id).encode(), json_text(match_id).encode()}
        return any(
            isinstance(found, Entry) and found.id == match_id
            for number, line in self._lines()
            if any(needle in line for needle in needles)
            for found in (_read(number, line),)
        )

    def _append(self, line: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = not self.path.exists()
        with self.path.open("a+b") as file:
            data = line.encode("utf-8") + b"\n"
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    data = b"\n" + data  # the last writer was killed in the middle of its line
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if new:
            sync_folder(self.path.parent)

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.strip():
                    yield number, line

    def read(self) -> Reading:
        """Read the whole file. Raises OSError when it exists and cannot be opened."""
        entries: list[Entry] = []
        problems: list[Problem] = []
        for number, line in self._lines():
            found = _read(number, line)
            if isinstance(found, Entry):
                entries.append(found)
            else:
                problems.append(found)
        return Reading(tuple(entries), tuple(problems))


def _read(number: int, line: bytes) -> Entry | Problem:
    try:
        data: Any = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return Problem(number, "damaged")
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        return Problem(number, "damaged")
    if data["format"] > FORMAT:
        return Problem(number, "newer")
    match_id, ended, match = data.get("id"), data.get("ended"), data.get("match")
    if not (isinstance(match_id, str) and isinstance(ended, str) and isinstance(match, dict)):
        return Problem(number, "damaged")
    return Entry(match_id, ended, json_text(match), number)
