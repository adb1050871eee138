"""Files that survive a crash: atomic writes, the match in play, the history, the lock between two instances."""

from belote_desktop.app.storage.atomic import remove_leftovers, set_aside, write_atomic
from belote_desktop.app.storage.history import Entry, History, Problem, Reading
from belote_desktop.app.storage.lock import FileLock
from belote_desktop.app.storage.match_store import Hold, MatchStore

__all__ = [
    "Entry",
    "FileLock",
    "History",
    "Hold",
    "MatchStore",
    "Problem",
    "Reading",
    "remove_leftovers",
    "set_aside",
    "write_atomic",
]
