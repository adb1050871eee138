"""The history of matches, finished ones and those left in the middle: one JSON object a line.

A line: {"format": 1, "id": "…", "ended": "2026-01-31T20:15:00+00:00", "match": {…the saved match…}}
A line that cannot be read is reported with its number and stays in the file; the others are not touched by it.
"""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from belote_desktop.app.storage.atomic import sync_folder, write_bytes_atomic
from belote_desktop.app.storage.json_text import json_text
from belote_desktop.app.storage.lock import FileLock

FORMAT = 1


@dataclass(frozen=True)
class Entry:
    """One match."""

    id: str
    """Unique name of the match, given when it began."""
    ended: str
    """When it was put here: ISO 8601, UTC."""
    match: dict[str, Any]
    """The match: the JSON object that was given to `add`."""
    line: int
    """Line number in the file, from 1."""
    key: str = ""
    """Which line of the file it is, whatever stands before it."""

    @property
    def text(self) -> str:
        """The match as text."""
        return json_text(self.match)


@dataclass(frozen=True)
class Problem:
    """A line that was skipped."""

    line: int
    """Line number in the file, from 1."""
    why: str
    """"damaged" or "newer" (written by a newer version of the program)."""
    key: str = ""
    """Which line of the file it is, whatever stands before it."""


@dataclass(frozen=True)
class Reading:
    """All that the history file says."""

    entries: tuple[Entry, ...]
    """The readable matches, in the order in which they came."""
    problems: tuple[Problem, ...]
    """The lines that were skipped."""


class History:
    """The history file `path`, which need not exist yet. Any thread may use it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._mutex = threading.RLock()
        """Two threads of this program: the lock of the file is one for both."""

    def add(self, match_id: str, text: str) -> bool:
        """Put the match `text` (a JSON object) at the end; False when it is there already, as it is.

        So a program killed between adding and forgetting the match may add it again safely, and a match that was
        left in the middle and taken up again is there once, as it stood last. Raises OSError when the disk refuses,
        TimeoutError when another process keeps the file locked, ValueError or RecursionError when `text` is no JSON.
        """
        match = json.loads(text)
        now = datetime.now(timezone.utc).isoformat(timespec="seconds")
        line = json_text({"format": FORMAT, "id": match_id, "ended": now, "match": match})
        with self._mutex, self._lock:
            there = self._entry(match_id)
            if there is None:
                self._append(line)
            elif there.match == match:
                return False
            else:
                self._write(match_id, line.encode("utf-8") + b"\n")
        return True

    def remove(self, match_id: str) -> bool:
        """Forget a match; False when it is not there. All other lines stay as they are. Raises as `add` does."""
        with self._mutex, self._lock:
            if self._entry(match_id) is None:
                return False
            self._write(match_id)
        return True

    def remove_line(self, key: str) -> bool:
        """Forget the line of that key, whatever it says; False when it is not there. Raises as `add` does."""
        with self._mutex, self._lock:
            lines = self._bytes().split(b"\n")
            kept = [line for line in lines if _key(line) != key]
            if len(kept) == len(lines):
                return False
            rest = b"\n".join(kept)
            write_bytes_atomic(self.path, rest + b"\n" if rest and not rest.endswith(b"\n") else rest)
        return True

    def find_line(self, key: str) -> bytes | None:
        """The line of that key as it stands in the file; None when it is not there. Raises as `find` does."""
        return next((line for _, line in _lines(self._snapshot()) if _key(line) == key), None)

    def find_entry(self, key: str) -> Entry | None:
        """The match in the line of that key; None when it is not there. Raises as `find` does."""
        line = self.find_line(key)
        found = None if line is None else _read(0, line)
        return found if isinstance(found, Entry) else None

    def find(self, match_id: str) -> Entry | None:
        """The match of that name; None when it is not there. Raises OSError when the file cannot be opened."""
        return self._entry(match_id, self._snapshot())

    def _entry(self, match_id: str, data: bytes | None = None) -> Entry | None:
        # An id is unique text, so a look at the bytes is enough to rule most lines out without parsing them.
        needles = {json.dumps(match_id).encode(), json_text(match_id).encode()}
        for number, line in _lines(self._bytes() if data is None else data):
            if any(needle in line for needle in needles):
                found = _read(number, line)
                if isinstance(found, Entry) and found.id == match_id:
                    return found
        return None

    def _write(self, without: str, more: bytes = b"") -> None:
        """Write the file anew, without the match of that name, with `more` at the end."""
        kept = bytearray()
        needles = {json.dumps(without).encode(), json_text(without).encode()}
        for number, line in enumerate(self._bytes().splitlines(keepends=True), 1):
            if any(needle in line for needle in needles):
                found = _read(number, line)
                if isinstance(found, Entry) and found.id == without:
                    continue
            kept += line
        if more and kept and not kept.endswith(b"\n"):
            kept += b"\n"
        write_bytes_atomic(self.path, bytes(kept) + more)

    def _append(self, line: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = not self.path.exists()
        # Without a buffer: closing the file would try to write the rest of a line that had no room.
        with self.path.open("a+b", buffering=0) as file:
            data = line.encode("utf-8") + b"\n"
            length = file.seek(0, os.SEEK_END)
            if length:
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    data = b"\n" + data  # the last writer was killed in the middle of its line
            try:
                written = 0
                while written < len(data):  # a disk that fills up takes a part first
                    written += file.write(data[written:])
                os.fsync(file.fileno())
            except OSError:
                file.truncate(length)  # no torn line: it would count as a damaged match for ever
                raise
        if new:
            sync_folder(self.path.parent)

    def _bytes(self) -> bytes:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""

    def _snapshot(self) -> bytes:
        """What the file holds while nobody writes; where no lock can be had, what it holds."""
        if not self.path.exists():
            return b""
        with self._mutex:
            try:
                with self._lock:
                    return self._bytes()
            except OSError:
                return self._bytes()

    def read(self) -> Reading:
        """Read the whole file. Raises OSError when it exists and cannot be opened."""
        entries: list[Entry] = []
        problems: list[Problem] = []
        for number, line in _lines(self._snapshot()):
            found = _read(number, line)
            if isinstance(found, Entry):
                entries.append(found)
            else:
                problems.append(found)
        return Reading(tuple(entries), tuple(problems))


def _lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(data.split(b"\n"), start=1):
        if line.strip():
            yield number, line


def _key(line: bytes) -> str:
    """What tells a line from all others."""
    return hashlib.sha256(line.strip()).hexdigest()


def _read(number: int, line: bytes) -> Entry | Problem:
    key = _key(line)
    try:
        data: Any = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return Problem(number, "damaged", key)
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        return Problem(number, "damaged", key)
    if data["format"] > FORMAT:
        return Problem(number, "newer", key)
    match_id, ended, match = data.get("id"), data.get("ended"), data.get("match")
    if not (isinstance(match_id, str) and isinstance(ended, str) and isinstance(match, dict)):
        return Problem(number, "damaged", key)
    return Entry(match_id, ended, match, number, key)
