"""What the deals of each game bring, in self-play of the simulated bidder with cards by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MARKS: Final[Mapping[str, tuple[tuple[int, int, int], ...]]] = {
    "belote": (
        (80, 0, 4),
        (80, 80, 66),
        (120, 40, 138),
        (120, 80, 32),
        (160, 0, 99),
        (160, 40, 27),
        (200, 0, 8),
        (240, 0, 9),
        (280, 0, 6),
    ),
    "belote-officielle": (
        (80, 0, 4),
        (80, 80, 57),
        (120, 40, 106),
        (120, 80, 58),
        (120, 120, 2),
        (160, 0, 90),
        (160, 40, 30),
        (160, 80, 3),
        (200, 0, 23),
        (200, 40, 1),
        (240, 0, 17),
        (240, 40, 1),
        (280, 0, 7),
    ),
    "ancienne": (
        (120, 0, 50),
        (240, 0, 30),
        (360, 0, 10),
    ),
    "contree": (
        (200, 0, 50),
        (400, 0, 30),
        (600, 0, 10),
    ),
    "coinche-maison": (
        (200, 0, 50),
        (400, 0, 30),
        (600, 0, 10),
    ),
    "coinche": (
        (250, 0, 50),
        (500, 0, 30),
        (750, 0, 10),
    ),
}
"""By preset: marked points of the winners and losers of a deal, to the nearest step, and how often."""
