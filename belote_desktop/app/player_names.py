"""What a name may hold: letters that show, and nothing that turns a sentence round or breaks its line."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 14
"""Longest name of a player, in characters."""

_JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and many pictures are spelt with them."""


def clean_name(text: str) -> str:
    """`text` without what does not show (control characters, those that change the direction of writing, halves of
    surrogate pairs), with single spaces between its words.
    """
    shown = (
        char if char in _JOINERS or not unicodedata.category(char).startswith("C") else _instead(char)
        for char in text
    )
    words = " ".join("".join(shown).split())
    return words if words.strip(_JOINERS + " ") else ""


def _instead(char: str) -> str:
    return " " if char.isspace() else ""
