"""Suits renamed: ``python -m tests.bots.renamed`` counts the calls that change, of 1,000."""

from __future__ import annotations

import argparse
from random import Random

from belote_desktop.bots.base import Clock, Limit
from belote_desktop.bots.bidding import SimulatedBidder
from belote_desktop.bots.players import Bidder
from belote_desktop.bots.renaming import Renaming, standard
from belote_desktop.bots.rule_bidding import RuleBidder
from belote_desktop.engine import PRESETS, Phase, View

from .tables import new_deal, positions, random_rules

FIRST = Limit(iterations=80)


def views(count: int, seed: int) -> list[View]:
    """Views of random auctions under random rules, the presets among them."""
    rng = Random(seed)
    found: list[View] = []
    while len(found) < count:
        rules = random_rules(rng) if rng.random() < 0.5 else rng.choice(tuple(PRESETS.values()))
        for deal in positions(new_deal(rules, rng), rng):
            if deal.phase is not Phase.AUCTION:
                break
            if deal.turn is not None and rng.random() < 0.5:
                found.append(deal.seen_by(deal.turn))
    return found[:count]


def changes(bidder: Bidder, view: View, names: Renaming, limit: Limit = FIRST) -> bool:
    """Whether the call for a view is another one when its suits are called otherwise."""
    renamed = names.view(view)
    here = bidder(view, Clock(limit), Random(1))
    there = bidder(renamed, Clock(limit), Random(1))
    # suits that are alike in everything may be exchanged
    mine, other = standard(view).analysis(here), standard(renamed).analysis(there)
    return (mine.action, mine.alternatives) != (other.action, other.alternatives)


def main() -> None:
    """Counts them."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.renamed", description=__doc__)
    parser.add_argument("--views", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    for bidder in (RuleBidder(), SimulatedBidder()):
        changed = 0
        for view in views(options.views, options.seed):
            names = Renaming(rng.sample(range(4), 4))
            changed += changes(bidder, view, names, Limit(iterations=options.iterations))
        print(f"{type(bidder).__name__}: {changed} of {options.views} change")


if __name__ == "__main__":
    main()
