"""How a match is set up: rules, opponents, who is human."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from belote_desktop.engine.presets import rules_from_text, rules_to_text
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat


@dataclass(frozen=True)
class MatchConfig:
    """The set-up of one match; saved with it."""

    rules: RuleSet
    think_seconds: float = 0.5
    """Time a bot has for a decision, in seconds, above 0."""
    level: str = "expert"
    """Level of all bots."""
    seed: int | None = None
    """What all cards come from, 0 to 2⁵³ − 1; None for a fresh one each match."""
    dealer: Seat | None = None
    """Who deals first; None leaves it to the seed."""
    humans: frozenset[Seat] = frozenset({Seat.SOUTH})
    """Seats played at the window; bots have the others."""

    def __post_init__(self) -> None:
        if not self.think_seconds > 0:
            raise ValueError("think_seconds must be above 0")

    @property
    def main_human(self) -> Seat:
        """Whose cards lie in front: South, or the first human seat when South is a bot."""
        return Seat.SOUTH if Seat.SOUTH in self.humans or not self.humans else min(self.humans)

    def settled(self) -> MatchConfig:
        """The same with what was left open drawn: seed and dealer."""
        seed = secrets.randbits(53) if self.seed is None else self.seed
        dealer = Random(f"dealer/{seed}").choice(list(Seat)) if self.dealer is None else self.dealer
        return replace(self, seed=seed, dealer=dealer)

    def deal_random(self, number: int) -> Random:
        """The random numbers of deal `number` (0, 1, …), the same after every resume."""
        return Random(f"deal/{self.seed}/{number}")

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
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> MatchConfig:
        """What `to_json` wrote. Raises ValueError, KeyError or TypeError on anything else."""
        seed, dealer = data["seed"], data["dealer"]
        if type(seed) is not int or not isinstance(data["level"], str):
            raise ValueError("seed or level is not what it should be")
        return MatchConfig(
            rules=rules_from_text(data["rules"]),
            think_seconds=float(data["think_seconds"]),
            level=data["level"],
            seed=seed,
            dealer=None if dealer is None else Seat.parse(dealer),
            humans=frozenset(map(Seat.parse, data["humans"])),
        )
