"""How a bot bids, in the words a player chooses from; `bots.style.Style` has the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from belote_desktop.bots.style import Style

BOLDNESS: Final[Mapping[str, float]] = MappingProxyType({"careful": -0.7, "balanced": 0.0, "bold": 0.7})
"""How high it bids, least first."""
DOUBLING: Final[Mapping[str, float]] = MappingProxyType({"rarely": -0.8, "normally": 0.0, "gladly": 0.8})
"""How often it doubles, least first."""


@dataclass(frozen=True)
class BotStyle:
    """A word for each dial; an empty one: as the other bots. Raises ValueError for a word nobody knows."""

    boldness: str = ""
    """One of `BOLDNESS`, or empty."""
    doubling: str = ""
    """One of `DOUBLING`, or empty."""

    def __post_init__(self) -> None:
        for what, word, known in (
            ("boldness", self.boldness, BOLDNESS),
            ("doubling", self.doubling, DOUBLING),
        ):
            if word and word not in known:
                raise ValueError(f"the {what} of a bot is one of {', '.join(known)}, not «{word[:20]}»")

    @staticmethod
    def parse(text: str) -> BotStyle:
        """What `to_text` wrote. Raises ValueError."""
        words = text.split("/")
        if len(words) != 2:
            raise ValueError(f"the style of a bot is «boldness/doubling», not «{text[:20]}»")
        return BotStyle(*words)

    def to_text(self) -> str:
        """As «bold/gladly»; a word that is missing is as the others'."""
        return f"{self.boldness}/{self.doubling}"

    def or_else(self, common: BotStyle) -> BotStyle:
        """The same with what is left open as `common` has it."""
        return BotStyle(self.boldness or common.boldness, self.doubling or common.doubling)

    @property
    def dials(self) -> Style:
        """The numbers; what is left open stands in the middle."""
        from belote_desktop.bots.style import Style  # the window is painted before the bots are wanted

        return Style(BOLDNESS.get(self.boldness, 0.0), DOUBLING.get(self.doubling, 0.0))


USUAL: Final = BotStyle("balanced", "normally")
"""How the bots bid unless the player wants it otherwise."""
AS_OTHERS: Final = BotStyle()
NO_STYLES: Final = (AS_OTHERS,) * 4
