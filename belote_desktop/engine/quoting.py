"""Showing a piece of damaged input inside a sentence."""

from __future__ import annotations


def quoted(text: object, limit: int = 40) -> str:
    """The start of `text` between «», what cannot be printed shown as a box, so that a sentence stays one line."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(text)[:limit])
    return f"«{shown}{'…' if len(str(text)) > limit else ''}»"
