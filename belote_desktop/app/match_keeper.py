"""Keeps the match on the disk for the session: every trouble becomes a notice, none stops the game."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop.app.archive import Archive
from belote_desktop.app.executor import Executor
from belote_desktop.app.notices import NOTICE_KEYS, Notice
from belote_desktop.app.saved_match import NewerSavedMatchError, SavedMatch, SavedMatchError
from belote_desktop.app.storage.match_store import KEPT, Hold, MatchStore
from belote_desktop.app.trouble import trouble_of

_log = logging.getLogger(__name__)


class MatchKeeper(QObject):
    """Loads, saves and archives the match in `store`; without a store it does nothing."""

    noticed = Signal(object)
    """Something to tell the player (a `Notice`); a lasting trouble is told once."""
    mended = Signal(str)
    """The trouble that the notice with this key told of is over."""

    def __init__(self, store: MatchStore | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self._told: set[str] = set()
        self._homeless: dict[str, SavedMatch] = {}  # over or left, and not in the history, by name
        self._written: SavedMatch | None = None  # what the file of the saved match holds
        self._stale: dict[str, Path] = {}  # files of the homeless that lack their end
        self._last: SavedMatch | None = None  # loaded or saved last
        self._lookers = Executor(self, stands_back=False)
        self._verdicts: dict[str, str] = {}  # matches of the history that were read wholly

    def look_back(self) -> Archive | None:
        """The history for one who looks into it; None without a store."""
        return None if self.store is None else Archive(self.store, self._lookers, self, self._verdicts)

    def load(self) -> SavedMatch | None:
        """The saved match; None when there is none, or none that can be used (which then is set aside)."""
        store = self._usable()
        if store is None:
            return None
        try:
            text = store.load()
        except OSError as error:
            _log.warning("the saved match cannot be read: %s", error)
            self._usable()
            return None
        except ValueError as error:
            self._refuse(store, error)
            return None
        if text is None:
            return None
        try:
            saved = SavedMatch.from_text(text)
        except SavedMatchError as error:
            self._refuse(store, error)
            return None
        if saved.match.is_over:
            self._archive(store, saved)
        self._last = self._written = saved
        return saved

    def save(self, saved: SavedMatch) -> None:
        """Save the match, and put it into the history when it is over.

        Another match than before: that one, if it is left in the middle, goes into the history first.
        """
        if self.store is None:
            return
        last, self._last = self._last, saved
        if last is not None and last.id != saved.id:
            self._bring_home(saved)
            if last.is_begun and not last.match.is_over:
                self._archive(self.store, last)
        try:
            text = saved.to_text()
        except Exception as error:  # a fault of ours; the game is worth more than its save
            _log.exception("the match cannot be written down")
            self._tell_once("match.unsaved", self.store.path, error)
            return
        store = self._usable()
        if store is not None:
            self._shelter(store, saved)
            store = self._usable()
        if store is not None:
            try:
                store.save(text)
                self._written = saved
                if "match.unsaved" in self._told:  # there is room again
                    self._mend("match.unsaved")
                    self._bring_home(saved)
            except (OSError, ValueError) as error:
                _log.warning("the match is not saved: %s", error)
                self._tell_once("match.unsaved", store.path, error)
        if saved.match.is_over:
            self._archive(self.store, saved)

    def finish(self, saved: SavedMatch) -> None:
        """The end of the match was shown: forget it, unless the history cannot take it."""
        if self.store is None or not self._archive(self.store, saved):
            return
        try:
            self.store.clear()
            self._written = None
        except OSError as error:
            _log.warning("the finished match stays: %s", error)

    def _archive(self, store: MatchStore, saved: SavedMatch) -> bool:
        """Put a match into the history, if it is not there; whether it is there now."""
        try:
            store.archive(saved.id, saved.to_text())
        except Exception as error:  # the disk, or a fault of ours: no end of a match may hang on it
            _log.warning("the history is not written: %s", error, exc_info=not isinstance(error, OSError))
            self._tell_once("history.unsaved", store.history.path, error)
            self._homeless[saved.id] = saved
            return False
        self._homeless.pop(saved.id, None)
        if not self._homeless:
            self._mend("history.unsaved")
        stale = self._stale.pop(saved.id, None)
        if stale is not None:
            try:
                stale.unlink(missing_ok=True)
            except OSError as error:
                _log.warning("%s stays where it is: %s", stale, error)
        return True

    def _bring_home(self, following: SavedMatch | None = None) -> None:
        """Put the homeless into the history, if it takes them now; `following` is being played."""
        for saved in tuple(self._homeless.values()):
            if self.store is not None and (following is None or saved.id != following.id):
                self._archive(self.store, saved)

    def _shelter(self, store: MatchStore, following: SavedMatch) -> None:
        """Before another match takes its place: see to the file of one that the history would not take.

        A file that holds all of it is kept instead; one that lacks the end does not replace what is remembered.
        """
        written = self._written
        homeless = self._homeless.get(written.id) if written is not None else None
        if homeless is None or homeless.id == following.id:
            return
        kept = store.set_aside(KEPT)
        if kept is None:
            return
        self._written = None
        if homeless != written:
            self._stale[homeless.id] = kept
            return
        del self._homeless[homeless.id]
        self._told.discard("match.kept")
        self._tell_once("match.kept", kept)

    def close(self) -> None:
        """Release the folder; what could not be written before is tried once more."""
        self._bring_home()
        last = self._last
        if "match.unsaved" in self._told and last is not None and not last.match.is_over:
            self.save(last)
        self._lookers.shutdown(patience=0.5)
        if self.store is not None:
            self.store.close()

    def _usable(self) -> MatchStore | None:
        """The store, if this instance may use its saved match; if not, the player is told once."""
        if self.store is None:
            return None
        hold = self.store.hold
        if hold is Hold.TAKEN:
            self._tell_once("match.second_instance")
        elif hold is Hold.UNUSABLE:
            self._tell_once("match.unsaved", self.store.folder, self.store.refused)
        elif hold is Hold.UNREADABLE:
            self._tell_once("match.unreadable", self.store.path, self.store.refused)
        return self.store if hold is Hold.OWNED else None

    def _refuse(self, store: MatchStore, error: ValueError) -> None:
        _log.warning("the saved match cannot be used: %s", error)
        newer = isinstance(error, NewerSavedMatchError)
        kept = store.set_aside("newer" if newer else "bad")
        if kept is None:
            self._usable()
        else:
            self._tell_once("match.newer" if newer else "match.damaged", kept)

    def _mend(self, key: str) -> None:
        """A trouble is over: its notice goes, and the next one is told again."""
        if key in self._told:
            self._told.discard(key)
            self.mended.emit(key)

    def _tell_once(self, key: str, path: Path | None = None, error: Exception | None = None) -> None:
        if key in self._told:
            return
        self._told.add(key)
        details = {"path": str(path), "trouble": trouble_of(error)}
        self.noticed.emit(Notice(key, {name: details[name] for name in NOTICE_KEYS[key]}))
