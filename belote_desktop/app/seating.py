"""Who sits where: humans at the window, bots with their levels, and what everybody is called."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, replace

from belote_desktop.app.bot_style import NO_STYLES, BotStyle
from belote_desktop.app.match_config import NO_LEVELS, MatchConfig, check_levels, check_names
from belote_desktop.app.player_names import NAME_LENGTH, clean_name
from belote_desktop.engine.seats import Seat

_log = logging.getLogger(__name__)

NAMES = (
    "Lucie", "Marcel", "Fanny", "Jules", "Odette", "Bastien", "Nina", "Gaston", "Rose", "Émile", "Louise", "Basile",
)  # fmt: skip
"""Names for bots."""


@dataclass(frozen=True)
class Seating:
    """The players of a match, by `Seat`."""

    names: tuple[str, ...] = (NAMES[0], NAMES[1], "", NAMES[2])
    """Cleaned by `clean_name`; an empty name: called by the seat."""
    levels: tuple[str | None, ...] = NO_LEVELS
    """The level of a bot that does not play at the common one."""
    humans: frozenset[Seat] = frozenset({Seat.SOUTH})
    """At least one."""
    styles: tuple[BotStyle, ...] = NO_STYLES
    """How a bot bids, as far as it differs from the common way."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(map(clean_name, self.names)))
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
    def parse(text: str) -> Seating:
        """What `to_text` wrote. Raises ValueError for anything else."""
        try:
            data = json.loads(text)
            check_names(data["names"])
            check_levels(data["levels"])
            styles = tuple(BotStyle.parse(_text(style)) for style in data.get("styles", ["/"] * 4))
            humans = frozenset(map(Seat.parse, _text(data["humans"])))
            return Seating(tuple(data["names"]), tuple(data["levels"]), humans, styles)
        except (KeyError, TypeError, RecursionError) as error:
            raise ValueError(f"{type(error).__name__}: {error}") from None

    @staticmethod
    def from_text(text: str) -> Seating:
        """What `to_text` wrote; the usual seating for anything else."""
        try:
            return Seating.parse(text)
        except ValueError as error:
            if text:
                _log.warning("the players of the settings are not used: %s", error)
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
        raise ValueError("humans or a style is not a text")
    return value
