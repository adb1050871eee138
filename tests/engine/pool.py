"""Rule sets that cover every pair of option values, and random deals played under them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from belote_desktop.engine.actions import Action, Bid, Double, Pass, Play, Redouble
from belote_desktop.engine.cards import DECK
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import RuleError, RuleSet, option_specs
from belote_desktop.engine.seats import Seat

Pair = tuple[str, Any, str, Any]
TARGETS = (10, 500, 1000, 20000)  # the only option with more than ten values
TRIES = 60


def values() -> dict[str, tuple[Any, ...]]:
    """The values of each option that are tried."""
    return {spec.name: spec.choices or TARGETS for spec in option_specs()}


def pairs_of(options: dict[str, Any]) -> set[Pair]:
    """The pairs of values that a rule set shows."""
    return {(a, options[a], b, options[b]) for a, b in combinations(options, 2)}


def all_pairs() -> set[Pair]:
    choices = values()
    return {(a, x, b, y) for a, b in combinations(choices, 2) for x in choices[a] for y in choices[b]}


def options_of(rules: RuleSet) -> dict[str, Any]:
    return {spec.name: getattr(rules, spec.name) for spec in option_specs()}


def _completed(pair: Pair, rng: Random) -> RuleSet | None:
    """A valid rule set with both values of `pair`, the other options at random; `None` when none was found."""
    choices = values()
    for _ in range(TRIES):
        options = {name: rng.choice(of) for name, of in choices.items()}
        options[pair[0]], options[pair[2]] = pair[1], pair[3]
        base = rng.choice(tuple(PRESETS.values()))
        if pair[0] != "auction" and pair[2] != "auction":
            options["auction"] = base.auction
        for name in ("made_when", "failed_marks", "made_marks", "factor_scope", "generale", "packets"):
            if name not in (pair[0], pair[2]) and rng.random() < 0.7:
                options[name] = getattr(base, name)
        try:
            return base.replace(**options)
        except RuleError:
            continue
    return None


@cache
def covering() -> tuple[tuple[RuleSet, ...], frozenset[Pair]]:
    """Rule sets that show every pair of values that can hold together, and the pairs that cannot."""
    rng = Random(32)
    left = all_pairs()
    rows: list[RuleSet] = []
    impossible: set[Pair] = set()
    while left:
        pair = min(left, key=repr) if len(left) < 50 else rng.choice(sorted(left, key=repr)[:50])
        candidates = [row for row in (_completed(pair, rng) for _ in range(6)) if row is not None]
        if not candidates:
            impossible.add(pair)
            left.discard(pair)
            continue
        best = max(candidates, key=lambda row: len(left & pairs_of(options_of(row))))
        rows.append(best)
        left -= pairs_of(options_of(best))
    return tuple(rows), frozenset(impossible)


def pool() -> tuple[RuleSet, ...]:
    """The presets and the covering rule sets."""
    return (*PRESETS.values(), *covering()[0])


def any_action(deal: Deal, rng: Random) -> Action:
    """A legal action: in the auction mostly low calls, so that most deals are played."""
    legal = deal.legal_actions()
    if isinstance(legal[0], Pass):
        bids = [call for call in legal if not isinstance(call, (Pass, Double, Redouble))]
        doubles = [call for call in legal if isinstance(call, (Double, Redouble))]
        others = [call for seat in Seat if seat is not deal.turn for call in deal.legal_actions(seat)]
        chance = rng.random()
        if doubles + others and chance < 0.3:
            return rng.choice(doubles + others)
        if bids and chance < 0.65:
            low = [call for call in bids if not isinstance(call, Bid) or call.value < 130]
            return rng.choice(low if low and rng.random() < 0.93 else bids)
        return legal[0]
    others_than_cards = [action for action in legal if not isinstance(action, Play)]
    if others_than_cards and rng.random() < 0.8:
        return rng.choice(others_than_cards[:3])
    return rng.choice(legal)


def walk(deal: Deal, rng: Random) -> Iterator[tuple[Deal, Action | None]]:
    """Every state of a random deal with the action that leaves it; `None` with the last."""
    while not deal.is_over:
        action = any_action(deal, rng)
        yield deal, action
        deal = deal.apply(action)
    yield deal, None


def opened(rules: RuleSet, rng: Random) -> Deal:
    return Deal.new(rules, rng.choice(tuple(Seat)), rng.sample(DECK, 32), rng.choice((0, 0, 0, 81)))


def played(rules: RuleSet, rng: Random) -> Deal:
    """A finished random deal that was not passed out."""
    while True:
        *_, (deal, _) = walk(opened(rules, rng), rng)
        if not deal.is_passed_out:
            return deal
