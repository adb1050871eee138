"""What keeps a file from being read or written, as a word that the window turns into a sentence."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

TROUBLES: Final[tuple[str, ...]] = (
    "full",  # no room on the disk, or none left for this user
    "denied",  # no permission
    "folder",  # a folder stands where a file is wanted
    "no-folder",  # a file stands where a folder is wanted
    "read-only",  # the disk can only be read
    "busy",  # another program has it
    "other",  # anything else: the log has the system's own words
)
"""Every word that `trouble_of` gives."""

_BY_ERROR: Final[Mapping[int | None, str]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.EROFS: "read-only",
    errno.EBUSY: "busy",
}

_SHARING: Final = (32, 33)
"""Windows: another process has the file open, or has locked a part of it."""


def trouble_of(error: BaseException | None) -> str:
    """The word for `error`, one of `TROUBLES`."""
    if isinstance(error, TimeoutError) or getattr(error, "winerror", None) in _SHARING:
        return "busy"
    return _BY_ERROR.get(error.errno, "other") if isinstance(error, OSError) else "other"
