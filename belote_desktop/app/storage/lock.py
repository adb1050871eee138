"""A lock between processes that the system itself releases when its holder dies, however it dies."""

from __future__ import annotations

import logging
import os
import sys
import time
from pathlib import Path
from types import TracebackType

_log = logging.getLogger(__name__)

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _unlock(handle: int) -> None:
        os.lseek(handle, 0, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            # A file system without locks: going on unprotected loses less than never saving.
            _log.warning("no locks here: %s", error)
        return True

    def _unlock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


class FileLock:
    """An exclusive lock on the file `path`. The file stays behind; only the lock on it counts.

    As a context manager it waits up to `patience` seconds and raises TimeoutError after that.
    """

    def __init__(self, path: Path, patience: float = 2.0) -> None:
        self.path = path
        self.patience = patience
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock now."""
        return self._handle is not None

    def acquire(self) -> bool:
        """Take the lock without waiting; False when somebody else has it. Raises OSError on a refused file."""
        if self._handle is not None:
            return True
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(handle):
            os.close(handle)
            return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Give the lock back; nothing happens when it is not held."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        try:
            _unlock(handle)
        finally:
            os.close(handle)

    def __enter__(self) -> FileLock:
        deadline = time.monotonic() + self.patience
        while not self.acquire():
            if time.monotonic() >= deadline:
                raise TimeoutError(f"{self.path} is locked by another process")
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
