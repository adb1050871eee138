"""Which document a rule comes from, so that a score can say why."""

from __future__ import annotations

from enum import Enum
from typing import Final

from .presets import PRESETS
from .rules import RuleSet


class Document(Enum):
    """The texts that the presets follow."""

    COINCHE_2015 = "coinche-2015"
    """Official rules of the belote coinchée, 2015."""
    CONTREE_2016 = "contree-2016"
    """Official rules of the belote contrée, 27 January 2016."""
    BELOTE_2016 = "belote-2016"
    """Official rules of the belote, 27 January 2016."""
    CLASSIC = "classic"
    """The classic game as most French tables play it."""
    OLD_BOOK = "old-book"
    """The old book of the game with no trumps, contre and surcontre, and all trumps."""
    HOUSE = "house"
    """The common house game, or an option changed by the players."""


_OF_PRESET: Final = {
    "belote": Document.CLASSIC,
    "belote-officielle": Document.BELOTE_2016,
    "coinche": Document.COINCHE_2015,
    "coinche-maison": Document.HOUSE,
    "contree": Document.CONTREE_2016,
    "ancienne": Document.OLD_BOOK,
}


def preset_document(preset: str) -> Document:
    """The document a preset follows; raises `KeyError` for an unknown id."""
    return _OF_PRESET[preset]


def source_of(rules: RuleSet, option: str | None) -> Document:
    """The document behind an option as `rules` set it; a changed option is the house's own.

    `None` stands for what all texts agree on.
    """
    if option is not None and getattr(rules, option) != getattr(PRESETS[rules.preset], option):
        return Document.HOUSE
    return preset_document(rules.preset)
