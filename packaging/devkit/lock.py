"""One dev.py at a time works on the environment; the system frees the lock of one that dies."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from devkit.base import Stop, note

if sys.platform == "win32":
    import msvcrt

    def _try(fd: int) -> None:
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try(fd: int) -> None:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file; waits for its holder. The file stays: removing it would free it for two at once."""
    try:
        handle = path.open("a")
    except OSError as error:
        raise Stop(f"cannot write {path}: {error.strerror}") from None
    with handle:
        waiting = False
        while True:
            try:
                _try(handle.fileno())
                break
            except OSError:
                if not waiting:
                    note("waiting for another dev.py that is installing")
                    waiting = True
                time.sleep(0.2)
        yield
