"""The history for who looks into it: read, opened and changed in a thread of its own, answered by signals."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from belote_desktop.app.executor import Executor, Job
from belote_desktop.app.notices import Notice
from belote_desktop.app.past_match import PastMatch, Unreadable, past_match, when_ended
from belote_desktop.app.proof_reader import ProofReader
from belote_desktop.app.saved_match import NewerSavedMatchError, SavedMatch, SavedMatchError
from belote_desktop.app.storage.atomic import write_atomic, write_bytes_atomic
from belote_desktop.app.storage.history import Entry
from belote_desktop.app.storage.match_store import MatchStore
from belote_desktop.app.trouble import trouble_of

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Listing:
    """All matches of the history."""

    matches: tuple[PastMatch, ...] = ()
    """The one that came last first."""
    unreadable: tuple[Unreadable, ...] = ()
    """Those found so far that cannot be read; `damaged` and `newer` count them."""
    damaged: int = 0
    """How many cannot be read; they stay in the file."""
    newer: int = 0
    """How many come from a newer version of the program."""
    path: Path = Path()
    """The file."""


class MatchGoneError(LookupError):
    """The match is not in the history any more: another window of the program has deleted it."""


_EXPECTED = (OSError, MatchGoneError, SavedMatchError)
"""What a history may do to who looks into it; the player is told, and the log needs no trace."""


class Archive(QObject):
    """Asks the history of `store` for one who looks into it, until he leaves.

    Its thread begins with the first question; no bot has to be waited for. Whoever else looks has an archive of his
    own on the same thread, so that nobody gets an answer that he has not asked for.
    """

    listed = Signal(object)
    """`Listing`: the answer to `list_all`."""
    opened = Signal(object)
    """`SavedMatch`: the answer to `open`."""
    deleted = Signal(str)
    """The match of that name is gone."""
    exported = Signal(object)
    """Path of the file that `export` has written."""
    found_unreadable = Signal(object)
    """`Unreadable`: a match of the list turns out to be that; said after `listed`, until `leave`."""
    failed = Signal(object)
    """`Notice`: what was asked could not be done."""
    failed_late = Signal(object)
    """The same, after `leave`: what was to be deleted or written was not."""

    def __init__(
        self,
        store: MatchStore,
        executor: Executor,
        parent: QObject | None = None,
        verdicts: dict[str, str] | None = None,
    ) -> None:
        """`verdicts`: what a `ProofReader` has found before; it is added to."""
        super().__init__(parent)
        self._verdicts = {} if verdicts is None else verdicts
        self.proof_reader = ProofReader(store.history, executor, self._verdicts, self)
        self.proof_reader.found.connect(self.found_unreadable)
        self._store, self._history = store, store.history
        self._executor = executor
        self._reads: set[Job] = set()
        self._changes: set[Job] = set()
        self._left = False

    def leave(self) -> None:
        """Nobody looks any more: no answer comes, and nothing more is read. What was to be deleted or written to a
        file still is; then this object goes.
        """
        self._left = True
        self.proof_reader.stop()
        for job in self._reads:
            job.cancel()
        self._reads.clear()
        if not self._changes:
            self.deleteLater()

    def list_all(self) -> None:
        """Have all matches told."""

        def done(answer: Any) -> None:
            self.listed.emit(answer)
            self.proof_reader.read(answer.matches)

        self.proof_reader.stop()
        self._ask(self._reads, self._list, done, "history.unread", self._history.path)

    def open(self, match_id: str) -> None:
        """Have a match read."""

        def work(_: threading.Event) -> SavedMatch:
            return self._find(match_id)

        self._ask(self._reads, work, self.opened.emit, "history.unread", self._history.path)

    def delete(self, match_id: str) -> None:
        """Forget a match for good."""
        self._forget(self._history.remove, match_id)

    def delete_unreadable(self, key: str) -> None:
        """Forget a line of the file for good; `deleted` says its key."""
        self._forget(self._history.remove_line, key)

    def _forget(self, remove: Callable[[str], object], name: str) -> None:
        self._ask(
            self._changes,
            lambda _: remove(name),
            lambda _: self.deleted.emit(name),
            "history.undeleted",
            self._history.path,
        )

    def export_unreadable(self, key: str, path: Path) -> None:
        """Write a line of the file, as it stands there, to another: somebody may read it."""

        def work(_: threading.Event) -> Path:
            line = self._history.find_line(key)
            if line is None:
                raise MatchGoneError("the line is not there any more")
            write_bytes_atomic(path, line.rstrip() + b"\n")
            return path

        self._ask(self._changes, work, self.exported.emit, "history.unexported", path)

    def export(self, match_id: str, path: Path) -> None:
        """Write the record of a match to a file."""

        def work(_: threading.Event) -> Path:
            write_atomic(path, self._find(match_id).to_text() + "\n")
            return path

        self._ask(self._changes, work, self.exported.emit, "history.unexported", path)

    def _ask(
        self,
        jobs: set[Job],
        work: Callable[[threading.Event], object],
        done: Callable[[object], None],
        trouble: str,
        path: Path,
    ) -> None:
        def answered(answer: object) -> None:
            if not self._left:
                done(answer)
            settled()

        def failed(error: BaseException) -> None:
            if isinstance(error, MatchGoneError):
                notice = Notice("history.gone")
            elif isinstance(error, SavedMatchError):
                key = "history.newer" if isinstance(error, NewerSavedMatchError) else "history.damaged"
                notice = Notice(key, {"path": str(self._history.path)})
            else:
                notice = Notice(trouble, {"path": str(path), "trouble": trouble_of(error)})
            (self.failed_late if self._left else self.failed).emit(notice)
            settled()

        def settled() -> None:
            jobs.discard(job)
            if self._left and not self._changes:
                self.deleteLater()

        job = self._executor.submit(work, answered, failed, expected=_EXPECTED)
        jobs.add(job)

    # in the thread

    def _find(self, match_id: str) -> SavedMatch:
        entry = self._history.find(match_id)
        if entry is None:
            raise MatchGoneError("the match is not there any more")
        return SavedMatch.from_text(entry.text)

    def _list(self, cancel: threading.Event) -> Listing:
        self._bring_home()
        reading = self._history.read()
        unreadable = [Unreadable(problem.key, problem.why == "newer") for problem in reading.problems]
        matches: list[PastMatch] = []
        for entry in reading.entries:
            if cancel.is_set():
                break
            try:
                match = past_match(entry)
            except SavedMatchError as error:
                _log.info("line %d of the history cannot be used: %s", entry.line, error)
                unreadable.append(
                    Unreadable(entry.key, isinstance(error, NewerSavedMatchError), _ended(entry))
                )
                continue
            why = self._verdicts.get(match.key)
            if why:
                unreadable.append(Unreadable(match.key, why == "newer", match.ended, match))
            else:
                matches.append(match)
        matches.sort(key=lambda match: match.ended, reverse=True)
        newer = sum(each.newer for each in unreadable)
        return Listing(tuple(matches), tuple(unreadable), len(unreadable) - newer, newer, self._history.path)

    def _bring_home(self) -> None:
        """Matches that the history would not take at their time come into it now, if they can."""
        for path in self._store.kept():
            try:
                text = path.read_text(encoding="utf-8")
                self._store.archive(json.loads(text)["extra"]["id"], text)
                path.unlink()
            except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
                _log.warning("%s stays where it is: %s", path, error)


def _ended(entry: Entry) -> datetime | None:
    try:
        return when_ended(entry)
    except (ValueError, OverflowError, OSError):
        return None
