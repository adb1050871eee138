"""The levels by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from .base import Bot, Limit
from .bidding import SimulatedBidder
from .guesser import Trust
from .players import (
    CardPlayer,
    Player,
    SearchedCards,
    forgetful_cards,
    random_calls,
    random_cards,
    rule_cards,
)
from .rule_bidding import RuleBidder
from .search import Effort
from .style import BALANCED, Style

LEVELS: Final = ("debutant", "amateur", "confirme", "fort", "expert", "maitre")
"""The levels a player chooses from, weakest first."""


def create(level: str, seed: int | None = None, style: Style = BALANCED, threads: int = 1) -> Bot:
    """A bot of `level`: one of `LEVELS`, or `random` or `greedy` (the rules alone) to measure against.

    The same seed, view, number of `threads` (1 or 2) and limit in iterations give the same answer; `None` seeds from
    the system. `style` is how it bids. Raises `ValueError` for another name or number.
    """
    if threads not in (1, 2):
        raise ValueError(f"a bot searches on 1 or 2 threads, not on {threads}")
    if level == "random":
        return Player(random_calls, random_cards, seed)
    recipe = _RECIPES.get(level)
    if recipe is None:
        raise ValueError(f"«{level[:20]}» is not a level: {', '.join([*_RECIPES, 'random'])}")
    bidder = SimulatedBidder(style) if recipe.simulates else RuleBidder(style)
    cards = recipe.cards
    if isinstance(cards, SearchedCards):
        cards = SearchedCards(cards.effort, threads, cards.wavers)
    return Player(bidder, cards, seed, recipe.habit)


class Recipe(NamedTuple):
    """What a level is made of."""

    simulates: bool
    """Whether it bids by simulation instead of by rules."""
    cards: CardPlayer
    habit: Limit = Limit()
    """Its limit where none is given; bounds one that is."""


_RECIPES: Final[Mapping[str, Recipe]] = MappingProxyType(
    {
        "debutant": Recipe(False, forgetful_cards),
        "amateur": Recipe(False, rule_cards),
        "confirme": Recipe(
            False, SearchedCards(Effort(0.0, Trust(False, 0.0)), wavers=True), Limit(0.3, 200)
        ),
        "fort": Recipe(True, SearchedCards(Effort(0.0, Trust(True, 0.0))), Limit(0.5, 2000)),
        "expert": Recipe(True, SearchedCards(), Limit(0.3)),
        "maitre": Recipe(True, SearchedCards(), Limit(2.0)),
        "greedy": Recipe(False, rule_cards),
    }
)
