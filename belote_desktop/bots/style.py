"""A player's style of bidding: two dials, neutral in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot bids. 0 is the style it plays best with; raises `ValueError` outside −1 to 1."""

    boldness: float = 0.0
    """−1: only what it is nearly sure of; 1: as much as can be hoped for."""
    doubling: float = 0.0
    """−1: doubles hardly ever; 1: whenever the others look likely to fail."""

    def __post_init__(self) -> None:
        for name, dial in (("boldness", self.boldness), ("tendency to double", self.doubling)):
            if not -1 <= dial <= 1:
                raise ValueError(f"the {name} of a style goes from -1 to 1, not to {dial}")


BALANCED: Final = Style()
CAREFUL: Final = Style(boldness=-0.7)
BOLD: Final = Style(boldness=0.7)
