"""Who sits where: humans at the window, bots with their levels, and what everybody is called."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from belote_desktop.app.bot_style import NO_STYLES, BotStyle
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
    styles: tuple[BotStyle, ...] = NO_STYLES
    """How a bot bids, as far as it differs from the common way."""

    def __post_init__(self) -> None:
        fits = all(len(name) <= NAME_LENGTH for name in self.names)
        fours = len(self.names) == len(self.levels) == len(self.styles) == 4
        if not fours or not self.humans or not fits:
            raise ValueError("four names, four levels, four styles and a human are wanted")

    def to_text(self) -> str:
        """As one line, for the settings."""
        humans = "".join(seat.letter for seat in sorted(self.humans))
        styles = [style.to_text() for style in self.styles]
        data = {"names": self.names, "levels": self.levels, "humans": humans, "styles": styles}
        return json.dumps(data, ensure_ascii=False)

    @staticmethod
    def from_text(text: str) -> Seating:
        """What `to_text` wrote; the usual seating for anything else."""
        try:
            data = json.loads(text)
            names, levels = tuple(map(_text, data["names"])), tuple(data["levels"])
            if not all(level is None or isinstance(level, str) for level in levels):
                return Seating()
            styles = tuple(BotStyle.parse(_text(style)) for style in data.get("styles", ["/"] * 4))
            return Seating(names, levels, frozenset(map(Seat.parse, data["humans"])), styles)
        except (ValueError, KeyError, TypeError, RecursionError):
            return Seating()

    def seated(self, config: MatchConfig) -> MatchConfig:
        """`config` with these players."""
        return replace(config, names=self.names, levels=self.levels, humans=self.humans, styles=self.styles)

    @staticmethod
    def of(config: MatchConfig) -> Seating:
        """The players of `config`. Raises ValueError when none is human."""
        return Seating(config.names, config.levels, config.humans, config.styles)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("a name or a style is not a text")
    return value
