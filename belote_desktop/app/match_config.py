"""How a match is set up: rules, opponents, who is human."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

from belote_desktop.app.bot_style import NO_STYLES, USUAL, BotStyle
from belote_desktop.app.player_names import NAME_LENGTH, clean_name
from belote_desktop.app.thinking import THINK_LEAST, THINK_MOST
from belote_desktop.bots import LEVELS
from belote_desktop.engine.presets import rules_from_text, rules_to_text
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat

NO_NAMES = ("", "", "", "")
NO_LEVELS: tuple[str | None, ...] = (None, None, None, None)
_SEEDS = 2**53


@dataclass(frozen=True)
class MatchConfig:
    """The set-up of one match; saved with it."""

    rules: RuleSet
    think_seconds: float = 0.5
    """Time a bot has for a decision, in seconds, `THINK_LEAST` to `THINK_MOST`."""
    level: str = "expert"
    """Level of the bots that have none of their own."""
    seed: int | None = None
    """What all cards come from, 0 to 2⁵³ − 1; None for a fresh one each match."""
    dealer: Seat | None = None
    """Who deals first; None leaves it to the seed."""
    humans: frozenset[Seat] = frozenset({Seat.SOUTH})
    """Seats played at the window; bots have the others."""
    names: tuple[str, ...] = NO_NAMES
    """Names of the players by `Seat`, cleaned by `clean_name`; an empty one is called by its seat."""
    levels: tuple[str | None, ...] = NO_LEVELS
    """Levels of single bots by `Seat`; None: the common one."""
    style: BotStyle = USUAL
    """How the bots bid."""
    styles: tuple[BotStyle, ...] = NO_STYLES
    """How single bots bid, by `Seat`, as far as it differs from the common way."""

    def __post_init__(self) -> None:
        if not len(self.names) == len(self.levels) == len(self.styles) == 4:
            raise ValueError("names, levels and styles must be one for each seat")
        if not THINK_LEAST <= self.think_seconds <= THINK_MOST:
            raise ValueError(f"think_seconds must be from {THINK_LEAST:g} to {THINK_MOST:g}")
        object.__setattr__(self, "names", tuple(map(clean_name, self.names)))

    @property
    def main_human(self) -> Seat:
        """Whose cards lie in front: South, or the first human seat when South is a bot."""
        return Seat.SOUTH if Seat.SOUTH in self.humans or not self.humans else min(self.humans)

    @property
    def shares_screen(self) -> bool:
        """Whether several players sit at the window, so that each must look away at times."""
        return len(self.humans) > 1

    def level_of(self, seat: Seat) -> str:
        """The level of the bot at `seat`."""
        return self.levels[seat] or self.level

    def style_of(self, seat: Seat) -> BotStyle:
        """How the bot at `seat` bids."""
        return self.styles[seat].or_else(self.style)

    def settled(self) -> MatchConfig:
        """The same with what was left open drawn: seed and dealer."""
        seed = secrets.randbits(53) if self.seed is None else self.seed
        dealer = Random(f"dealer/{seed}").choice(list(Seat)) if self.dealer is None else self.dealer
        return replace(self, seed=seed, dealer=dealer)

    def deal_random(self, number: int, again: int = 0) -> Random:
        """The random numbers of deal `number` (0, 1, …), the same after every resume.

        `again`: how many times other cards were dealt instead.
        """
        return Random(f"deal/{self.seed}/{number}" + (f"/{again}" if again else ""))

    def bot_seed(self, seat: Seat) -> int:
        """The seed of the bot at `seat`."""
        return Random(f"bot/{self.seed}/{int(seat)}").getrandbits(53)

    def to_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return {
            "rules": rules_to_text(self.rules),
            "think_seconds": self.think_seconds,
            "level": self.level,
            "seed": self.seed,
            "dealer": None if self.dealer is None else self.dealer.letter,
            "humans": "".join(seat.letter for seat in sorted(self.humans)),
            "names": list(self.names),
            "levels": list(self.levels),
            "style": self.style.to_text(),
            "styles": [style.to_text() for style in self.styles],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> MatchConfig:
        """What `to_json` wrote. Raises ValueError, KeyError or TypeError on anything else."""
        seed, dealer, think, humans = (data[key] for key in ("seed", "dealer", "think_seconds", "humans"))
        if type(seed) is not int or not 0 <= seed < _SEEDS:
            raise ValueError("seed is not a number from 0 to 2⁵³ − 1")
        if type(think) not in (int, float):
            raise ValueError("think_seconds is not a number")
        if not isinstance(humans, str):
            raise ValueError("humans is not a text")
        names, levels = data.get("names", list(NO_NAMES)), data.get("levels", list(NO_LEVELS))
        check_names(names)
        check_levels(levels)
        if not isinstance(data["level"], str) or data["level"] not in LEVELS:
            raise ValueError("level is not one that is known")
        # matches saved before there were styles have neither key
        style, styles = data.get("style", USUAL.to_text()), data.get("styles", ["/"] * 4)
        if not isinstance(styles, list) or not all(isinstance(text, str) for text in (style, *styles)):
            raise ValueError("styles are not what they should be")
        return MatchConfig(
            rules=_rules_of(data["rules"]),
            think_seconds=think,
            level=data["level"],
            seed=seed,
            dealer=None if dealer is None else Seat.parse(dealer),
            humans=frozenset(map(Seat.parse, humans)),
            names=tuple(names),
            levels=tuple(levels),
            style=BotStyle.parse(style),
            styles=tuple(map(BotStyle.parse, styles)),
        )


@lru_cache(maxsize=64)
def _rules_of(text: str) -> RuleSet:
    """The rules of that text. A history names the same few hundreds of times."""
    return rules_from_text(text)


def check_names(names: Any) -> None:
    """Raise ValueError unless `names`, out of a file, is a list of four names of at most `NAME_LENGTH`."""
    if not isinstance(names, list) or len(names) != 4:
        raise ValueError("names is not a list of four")
    if not all(isinstance(name, str) and len(name) <= NAME_LENGTH for name in names):
        raise ValueError(f"names holds something else than texts of at most {NAME_LENGTH} characters")


def check_levels(levels: Any) -> None:
    """Raise ValueError unless `levels`, out of a file, is a list of four known levels or nulls."""
    if not isinstance(levels, list) or len(levels) != 4:
        raise ValueError("levels is not a list of four")
    if not all(level is None or (isinstance(level, str) and level in LEVELS) for level in levels):
        raise ValueError("levels holds one that is not known")
