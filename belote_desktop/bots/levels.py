"""The levels by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from .base import Bot, Limit
from .bidding import simulated_calls
from .guesser import Trust
from .players import (
    Bidder,
    CardPlayer,
    Player,
    SearchedCards,
    forgetful_cards,
    random_calls,
    random_cards,
    rule_calls,
    rule_cards,
)
from .search import Effort

LEVELS: Final = ("debutant", "amateur", "confirme", "fort", "expert", "maitre")
"""The levels a player chooses from, weakest first."""


def create(level: str, seed: int | None = None) -> Bot:
    """A bot of `level`: one of `LEVELS`, or `random` or `greedy` (the rules alone) to measure against.

    The same seed, view and limit in iterations give the same answer; `None` seeds from the system.
    Raises `ValueError` for another name.
    """
    try:
        make = _MAKERS[level]
    except KeyError:
        raise ValueError(f"«{level[:20]}» is not a level: {', '.join(_MAKERS)}") from None
    return make(seed)


def _player(bidder: Bidder, cards: CardPlayer, habit: Limit | None = None) -> Callable[[int | None], Bot]:
    return lambda seed: Player(bidder, cards, seed, habit)


_MAKERS: Final[Mapping[str, Callable[[int | None], Bot]]] = MappingProxyType(
    {
        "debutant": _player(rule_calls, forgetful_cards),
        "amateur": _player(rule_calls, rule_cards),
        "confirme": _player(
            rule_calls, SearchedCards(Effort(0.0, Trust(False, 0.0)), wavers=True), Limit(0.3, 200)
        ),
        "fort": _player(simulated_calls, SearchedCards(Effort(0.0, Trust(True, 0.0))), Limit(0.5, 2000)),
        "expert": _player(simulated_calls, SearchedCards(), Limit(0.5)),
        "maitre": _player(simulated_calls, SearchedCards(), Limit(2.0)),
        "greedy": _player(rule_calls, rule_cards),
        "random": _player(random_calls, random_cards),
    }
)
