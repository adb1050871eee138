"""What a player chose for the look of the cards, whatever the colours of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .i18n import language

if TYPE_CHECKING:  # the colours are wanted before the cards: the window stands sooner
    from belote_desktop.app.settings import Settings
    from belote_desktop.engine.cards import Rank

INDICES = ("french", "figure", "english", "both", "both_english")
"""Letters on the cards: V D R A, V D R 1, J Q K A, V D R with a small J Q K, or J Q K with a small V D R."""
INDEX_SIZES = ("small", "medium", "large")
BACKS = ("lozenges", "waves", "rosette", "tartan", "plain")

CARD_KEYS = ("four_colours", "indices", "index_size", "card_back", "deck")
"""The settings that a look is made of."""

_FRENCH = {"J": "V", "Q": "D", "K": "R"}
"""French letters by the English ones, in which `Rank.text` is."""


@dataclass(frozen=True)
class CardLook:
    """The choices; everything a picture of a card depends on beside its size and the colours of the window."""

    four_colours: bool = False
    """Whether each suit has its own ink."""
    indices: str = "french"
    """One of `INDICES`."""
    index_size: str = "medium"
    """One of `INDEX_SIZES`."""
    back: str = "lozenges"
    """One of `BACKS`."""
    deck: str = ""
    """Empty for the cards drawn here, otherwise the name of a deck of this system."""

    def letter(self, rank: Rank) -> str:
        """The index of a rank: what stands large in the corner."""
        if self.indices in ("english", "both_english"):
            return rank.text
        if self.indices == "figure" and rank.text == "A":
            return "1"
        return _FRENCH.get(rank.text, rank.text)

    def second_letter(self, rank: Rank) -> str:
        """What stands small below, where both letters are wanted and differ; else empty."""
        if rank.text not in _FRENCH:
            return ""
        return {"both": rank.text, "both_english": _FRENCH[rank.text]}.get(self.indices, "")


def look_of(settings: Settings) -> CardLook:
    """The look that the settings ask for, in the language spoken."""
    french = language() == "fr"
    chosen = settings.indices
    if chosen == "auto":
        chosen = "french" if french else "english"
    elif chosen == "both" and not french:
        chosen = "both_english"
    return CardLook(settings.four_colours, chosen, settings.index_size, settings.card_back, settings.deck)
