"""Whole-file writes that a crash, a power cut or kill -9 leaves either old or new, never torn."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

_WINDOWS: bool = sys.platform == "win32"
_RETRIES = 10
_RETRY_SECONDS = 0.02


def write_atomic(path: Path, text: str) -> None:
    """Put `text` (UTF-8) into `path`: a reader sees the old content or the new one, at every moment.

    Missing folders are made. Raises OSError when the disk refuses; the old file is then untouched.
    """
    write_bytes_atomic(path, text.encode("utf-8"))


def write_bytes_atomic(path: Path, data: bytes) -> None:
    """The same for bytes, which need not be text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # The same folder, since a rename is atomic only inside one file system.
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _replace(source: Path, target: Path) -> None:
    """Rename over `target`, tried again for a moment where a virus scanner or an indexer may hold the target open."""
    for attempt in range(_RETRIES):
        try:
            source.replace(target)
            return
        except PermissionError:
            if not _WINDOWS or attempt == _RETRIES - 1:
                raise
            time.sleep(_RETRY_SECONDS)


def sync_folder(folder: Path) -> None:
    """Make a rename in `folder` durable. Where folders cannot be synchronised (Windows) this does nothing."""
    if _WINDOWS:
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass  # some file systems refuse; the rename itself is done
    finally:
        os.close(handle)


def remove_leftovers(path: Path, older_than: float = 3600.0) -> None:
    """Delete temporary files of `path` that a killed process left, when older than `older_than` seconds.

    The age spares the file that another instance is writing right now.
    """
    limit = time.time() - older_than
    for leftover in path.parent.glob(f".{path.name}.*.tmp"):
        try:
            if leftover.stat().st_mtime <= limit:
                leftover.unlink()
        except OSError:
            continue


def set_aside(path: Path, suffix: str = "bad") -> Path:
    """Rename `path` to "<name>.<suffix>", or "<name>.<suffix>.2" … when taken; return the new path.

    Raises OSError when the folder refuses.
    """
    target = path.with_name(f"{path.name}.{suffix}")
    number = 2
    while target.exists():
        target = path.with_name(f"{path.name}.{suffix}.{number}")
        number += 1
    _replace(path, target)
    return target
