"""The match in play on the disk, and the way of one that is over or left into the history."""

from __future__ import annotations

import logging
from enum import Enum
from pathlib import Path

from belote_desktop.app.storage.atomic import remove_leftovers, set_aside, write_atomic
from belote_desktop.app.storage.history import History
from belote_desktop.app.storage.lock import FileLock

_log = logging.getLogger(__name__)

KEPT = "finished"
"""How the file of a match ends that the history would not take when another one began."""


class Hold(Enum):
    """What an instance of the program may do with the saved match."""

    OWNED = "owned"
    """Load and save it."""
    TAKEN = "taken"
    """Nothing: another instance owns it."""
    UNUSABLE = "unusable"
    """Nothing: the folder cannot be written."""
    UNREADABLE = "unreadable"
    """Nothing: a saved match is there and cannot be read now, so it must not be replaced either."""


class MatchStore:
    """The saved match in `folder`. Only the first instance of the program owns it; a second one never writes.

    An instance that found the folder owned stays without a save for good: were it to take over later, it
    would overwrite the match that the first one left.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "current.json"
        self.history = History(folder / "history.jsonl")
        self._lock = FileLock(folder / "current.lock")
        self._hold: Hold | None = None
        self.refused: OSError | None = None
        """Why the folder is unusable or the saved match unreadable."""

    @property
    def hold(self) -> Hold:
        """What this instance may do with the current match. Asking the first time takes the lock."""
        if self._hold is None:
            try:
                self._hold = Hold.OWNED if self._lock.acquire() else Hold.TAKEN
            except OSError as error:
                _log.warning("no saved match in %s: %s", self.folder, error)
                self._hold = Hold.UNUSABLE
                self.refused = error
            if self._hold is Hold.OWNED:
                # Only the owner writes this file, so whatever temporary file there is has no writer any more.
                remove_leftovers(self.path, older_than=0)
        return self._hold

    @property
    def owned(self) -> bool:
        """Whether this instance may load and save the current match."""
        return self.hold is Hold.OWNED

    def save(self, text: str) -> bool:
        """Replace the saved match by `text`; False when this instance may not. Raises OSError."""
        if not self.owned:
            return False
        write_atomic(self.path, text)
        return True

    def load(self) -> str | None:
        """The saved match, or None when there is none or this instance may not read it.

        Raises OSError when the file cannot be read: nothing is written any more then, since that would replace a
        match that is still whole. Raises UnicodeDecodeError (a ValueError) when it is not text.
        """
        if not self.owned:
            return None
        try:
            return self.path.read_bytes().decode("utf-8")
        except FileNotFoundError:
            return None
        except OSError as error:
            self._leave_alone(error)
            raise

    def clear(self) -> None:
        """Forget the saved match (its end was shown, and the history has it). Raises OSError."""
        if self.owned:
            self.path.unlink(missing_ok=True)

    def set_aside(self, suffix: str) -> Path | None:
        """Move the saved match out of the way, unharmed; None when there is none, or it cannot be moved and stays untouched."""
        if not self.owned:
            return None
        try:
            return set_aside(self.path, suffix)
        except FileNotFoundError:
            return None  # nothing is there that could be lost
        except OSError as error:
            _log.warning("cannot set %s aside: %s", self.path, error)
            self._leave_alone(error)
            return None

    def _leave_alone(self, error: OSError) -> None:
        """Never write over the saved match, which may still be whole."""
        self._hold = Hold.UNREADABLE
        self.refused = error
        self._lock.release()

    def archive(self, match_id: str, text: str) -> bool:
        """Put a match into the history, once; False when it is there. Raises as `History.add` does.

        A second instance does this too: the history has its own short lock.
        """
        return self.history.add(match_id, text)

    def kept(self) -> tuple[Path, ...]:
        """The files of matches that the history would not take at their time."""
        return tuple(sorted(self.folder.glob(f"{self.path.name}.{KEPT}*")))

    def close(self) -> None:
        """Release the folder. The store must not be used after that."""
        self._lock.release()
        self._hold = Hold.UNUSABLE
