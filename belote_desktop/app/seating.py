"""Who sits where: humans at the window, bots with their levels, and what everybody is called."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from belote_desktop.app.match_config import NAME_LENGTH, NO_LEVELS, MatchConfig
from belote_desktop.engine.seats import Seat

NAMES = (
    "Lucie", "Marcel", "Fanny", "Jules", "Odette", "Bastien", "Nina", "Gaston", "Rose", "Émile", "Louise", "Basile",
)  # fmt: skip
"""Names for bots."""


@dataclass(frozen=True)
class Seating:
    """The players of a match, by `Seat`."""

    names: tuple[str, ...] = (NAMES[0], NAMES[1], "", NAMES[2])
    """An empty name: called by the seat."""
    levels: tuple[str | None, ...] = NO_LEVELS
    """The level of a bot that does not play at the common one."""
    humans: frozenset[Seat] = frozenset({Seat.SOUTH})
    """At least one."""

    def __post_init__(self) -> None:
        fits = all(len(name) <= NAME_LENGTH for name in self.names)
        if len(self.names) != 4 or len(self.levels) != 4 or not self.humans or not fits:
            raise ValueError("four names, four levels and a human are wanted")

    def to_text(self) -> str:
        """As one line, for the settings."""
        humans = "".join(seat.letter for seat in sorted(self.humans))
        return json.dumps({"names": self.names, "levels": self.levels, "humans": humans}, ensure_ascii=False)

    @staticmethod
    def from_text(text: str) -> Seating:
        """What `to_text` wrote; the usual seating for anything else."""
        try:
            data = json.loads(text)
            names, levels = tuple(map(_text, data["names"])), tuple(data["levels"])
            if not all(level is None or isinstance(level, str) for level in levels):
                return Seating()
            return Seating(names, levels, frozenset(map(Seat.parse, data["humans"])))
        except (ValueError, KeyError, TypeError, RecursionError):
            return Seating()

    def seated(self, config: MatchConfig) -> MatchConfig:
        """`config` with these players."""
        return replace(config, names=self.names, levels=self.levels, humans=self.humans)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("a name is not a text")
    return value
