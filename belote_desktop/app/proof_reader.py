"""Matches of the history read wholly, one by one and behind everything else: a list shows which cannot be looked at."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from belote_desktop.app.executor import Executor, Job
from belote_desktop.app.past_match import PastMatch, Unreadable
from belote_desktop.app.saved_match import NewerSavedMatchError, SavedMatch, SavedMatchError
from belote_desktop.app.storage.history import History

_log = logging.getLogger(__name__)

_PAUSE_MS = 20
"""Between two matches, which take some ten milliseconds each: whoever uses the window must not feel it."""


class ProofReader(QObject):
    """Plays every card of the matches it is given, in the executor's thread; what was read once is known by its key."""

    found = Signal(object)
    """`Unreadable`: one of the matches is that."""

    def __init__(
        self, history: History, executor: Executor, verdicts: dict[str, str], parent: QObject | None = None
    ) -> None:
        """`verdicts`, by the key of a match: "damaged", "newer" or, when it is sound, ""."""
        super().__init__(parent)
        self._history, self._executor, self._verdicts = history, executor, verdicts
        self._left: dict[str, PastMatch] = {}
        self._job: Job | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_PAUSE_MS)
        self._soon.timeout.connect(self._next)

    def read(self, matches: Iterable[PastMatch]) -> None:
        """Read these, in their order, and no others."""
        self.stop()
        self._left = {match.key: match for match in matches if match.key not in self._verdicts}
        self._soon.start()

    def read_first(self, keys: Iterable[str]) -> None:
        """Read these before the others: somebody sees them."""
        first = {key: self._left[key] for key in keys if key in self._left}
        self._left = first | self._left

    def stop(self) -> None:
        """Read no more."""
        self._soon.stop()
        self._left = {}
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _next(self) -> None:
        if not self._left:
            return
        match = self._left.pop(next(iter(self._left)))

        def work(_: threading.Event) -> str | None:
            return self._verdict(match)

        def done(why: str | None) -> None:
            self._job = None
            if why is not None:
                self._verdicts[match.key] = why
            if why:
                self.found.emit(Unreadable(match.key, why == "newer", match.ended, match))
            self._soon.start()

        try:
            self._job = self._executor.submit(work, done, lambda _error: self.stop(), expected=(OSError,))
        except RuntimeError:  # the program ends
            self.stop()

    # in the thread

    def _verdict(self, match: PastMatch) -> str | None:
        """What is wrong with a match; None when it is not there any more."""
        entry = self._history.find_entry(match.key)
        if entry is None:
            return None
        try:
            SavedMatch.from_text(entry.text)
        except SavedMatchError as error:
            _log.info("match %s of the history cannot be used: %s", match.id, error)
            return "newer" if isinstance(error, NewerSavedMatchError) else "damaged"
        return ""
