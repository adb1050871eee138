"""Deals for the tests of the bots: random rules, random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from belote_desktop.engine import (
    DECK,
    PRESETS,
    Action,
    Bid,
    Deal,
    Declare,
    Direction,
    Pass,
    RuleError,
    RuleSet,
    Seat,
    Take,
    option_specs,
)

PLAY_OPTIONS = (
    "direction", "must_underruff", "go_over_partner", "under_partner", "no_trumps_values",
    "all_trumps_values", "say_belote", "king_first", "declarations", "declaration_tie", "declaration_show",
    "no_trumps_fours", "no_trumps", "all_trumps", "packets",
)  # fmt: skip


def random_rules(rng: Random) -> RuleSet:
    """A preset with some of the options that matter in play changed."""
    specs = {spec.name: spec for spec in option_specs()}
    while True:
        changes = {name: rng.choice(specs[name].choices) for name in PLAY_OPTIONS if rng.random() < 0.5}
        try:
            return rng.choice(tuple(PRESETS.values())).replace(**changes)
        except RuleError:
            continue


def new_deal(rules: RuleSet, rng: Random) -> Deal:
    """A shuffled deal before the first call."""
    return Deal.new(rules, rng.choice(tuple(Seat)), rng.sample(DECK, 32))


def random_action(deal: Deal, rng: Random, careful: bool = True) -> Action:
    """Any legal action; `careful` bids low, or the auctions would all be capots."""
    actions = deal.legal_actions()
    if careful:
        if any(isinstance(action, Declare) for action in actions) and rng.random() < 0.8:
            return actions[0]
        low = [a for a in actions if not isinstance(a, (Bid, Take)) or (isinstance(a, Bid) and a.value < 120)]
        takes = [a for a in actions if isinstance(a, (Bid, Take))]
        if takes and rng.random() < 0.3:
            return rng.choice([a for a in takes if a in low] or takes)
        actions = tuple(a for a in actions if isinstance(a, Pass)) or tuple(low) or actions
    return rng.choice(actions)


def positions(deal: Deal, rng: Random) -> Iterator[Deal]:
    """`deal` and every position after it, played at random to the end."""
    yield deal
    while not deal.is_over:
        deal = deal.apply(random_action(deal, rng))
        yield deal


def played_deals(count: int, seed: int) -> Iterator[Deal]:
    """Positions of `count` random deals under random rules."""
    rng = Random(seed)
    for _ in range(count):
        yield from positions(new_deal(random_rules(rng), rng), rng)


__all__ = ["Direction", "new_deal", "played_deals", "positions", "random_action", "random_rules"]
