"""Memory that is freed goes back to the system: glibc by itself keeps a good part of it, one heap for each thread."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
_LARGE = 256 * 1024
"""Bytes from which a piece is asked of the system by itself: a picture of a card."""
_SPARE = 8 * 1024 * 1024
"""Bytes the heap keeps at its end: cut to less after each frame it grows again in the next, and frames come late."""


@cache
def keep_lean() -> None:
    """Have one heap for all threads, from now on, that shrinks; nothing where the C library is another one."""
    libc = _glibc()
    if libc is not None:
        for which, value in ((_ARENA_MAX, 1), (_MMAP_THRESHOLD, _LARGE), (_TRIM_THRESHOLD, _SPARE)):
            libc.mallopt(which, value)


def give_back() -> None:
    """Give what is free now back to the system; takes a few milliseconds."""
    libc = _glibc()
    if libc is not None:
        libc.malloc_trim(0)


@cache
def _glibc() -> Any:
    if sys.platform != "linux":
        return None
    import ctypes

    libc = ctypes.CDLL(None)
    return libc if hasattr(libc, "mallopt") and hasattr(libc, "malloc_trim") else None
