"""Measures one bot against another: ``python -m belote_desktop.bots.arena fort greedy --deals 100``.

Every deal is played twice with the teams swapped, and the same random numbers; a pair's result is A − B a deal,
the mean of its two tables, in card points and in marked points.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from random import Random
from time import perf_counter

from belote_desktop.engine import (
    DECK,
    Deal,
    Outcome,
    Phase,
    RuleError,
    RuleSet,
    Seat,
    Team,
    Trump,
    rules_from_text,
)

from .base import Bot, Limit
from .contracts import fixed_contract
from .levels import create


@dataclass(frozen=True)
class Setting:
    """What is measured, apart from the deals."""

    a: str
    b: str
    rules: RuleSet
    limit: Limit
    seed: int
    trumps: tuple[Trump, ...]
    """The trumps of fixed contracts, in turn; empty: the bots bid."""


@dataclass(frozen=True)
class Pair:
    """One deal played twice. The numbers are A's minus B's, mean of the two tables, unless they say otherwise."""

    cards: float
    """Points of the tricks with the last one's bonus."""
    marked: float
    takes: tuple[int, int] = (0, 0)
    """Contracts of A and of B, over both tables."""
    made: tuple[int, int] = (0, 0)
    decisions: tuple[int, int] = (0, 0)
    seconds: tuple[float, float] = (0.0, 0.0)
    """Time A and B thought."""


def play_pair(setting: Setting, number: int) -> Pair:
    """Deals number `number`, played at two tables."""
    rng = Random(f"{setting.seed} {number}")
    dealer = Seat(number % 4)
    deck = rng.sample(DECK, 32)
    deal = Deal.new(setting.rules, dealer, deck)
    if setting.trumps:
        deal = fixed_contract(deal, setting.trumps[number % len(setting.trumps)])
    cards = marked = 0.0
    takes, made, decisions, seconds = [0, 0], [0, 0], [0, 0], [0.0, 0.0]
    for a_team in Team:
        bots = [create(name, setting.seed * 1_000_003 + number) for name in (setting.a, setting.b)]
        played = _play(deal, bots, a_team, setting.limit, decisions, seconds)
        if played.score is None or played.contract is None:
            continue
        cards += (played.points(a_team) - played.points(a_team.other)) / 2
        marked += (played.score.marked[a_team] - played.score.marked[a_team.other]) / 2
        side = 0 if played.contract.team is a_team else 1
        takes[side] += 1
        made[side] += played.score.outcome is Outcome.MADE
    return Pair(
        cards,
        marked,
        (takes[0], takes[1]),
        (made[0], made[1]),
        (decisions[0], decisions[1]),
        (seconds[0], seconds[1]),
    )


def _play(
    deal: Deal, bots: Sequence[Bot], a_team: Team, limit: Limit, decisions: list[int], seconds: list[float]
) -> Deal:
    while deal.phase is not Phase.OVER:
        assert deal.turn is not None
        side = 0 if deal.turn.team is a_team else 1
        start = perf_counter()
        action = bots[side].choose(deal.seen_by(deal.turn), limit).action
        seconds[side] += perf_counter() - start
        decisions[side] += 1
        deal = deal.apply(action)
    return deal


def run(setting: Setting, deals: int, executor: Executor | None = None) -> list[Pair]:
    """The results of `deals` pairs, on any executor."""
    work = partial(play_pair, setting)
    return list(map(work, range(deals)) if executor is None else executor.map(work, range(deals)))


def mean_error(values: Iterable[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    numbers = list(values)
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, 0.0
    return mean, sqrt(sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1) / len(numbers))


def summary(setting: Setting, pairs: Sequence[Pair]) -> dict[str, object]:
    """The figures of a run."""
    cards, marked = mean_error(p.cards for p in pairs), mean_error(p.marked for p in pairs)
    result: dict[str, object] = {
        "a": setting.a,
        "b": setting.b,
        "pairs": len(pairs),
        "seed": setting.seed,
        "limit": asdict(setting.limit),
        "cards": round(cards[0], 2),
        "cards_error": round(cards[1], 2),
        "marked": round(marked[0], 2),
        "marked_error": round(marked[1], 2),
    }
    for side, name in enumerate("ab"):
        result[f"takes_{name}"] = sum(p.takes[side] for p in pairs)
        result[f"made_{name}"] = sum(p.made[side] for p in pairs)
        decisions = sum(p.decisions[side] for p in pairs)
        result[f"ms_{name}"] = round(1000 * sum(p.seconds[side] for p in pairs) / max(1, decisions), 2)
    return result


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m belote_desktop.bots.arena",
        description="Plays every deal twice with the teams swapped and prints A − B a deal.",
        epilog="example: python -m belote_desktop.bots.arena fort greedy --deals 100 --fixed-contract --seconds 0.1",
    )
    parser.add_argument("a", metavar="A", help="a level, random or greedy")
    parser.add_argument("b", metavar="B")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="pairs of deals")
    parser.add_argument(
        "--rules", default="coinche", help="a preset, perhaps with options: coinche(target=500)"
    )
    parser.add_argument(
        "--trumps", help="trumps of fixed contracts: SHDC,NT,AT (default: those of the rules)"
    )
    parser.add_argument("--seconds", type=float, help="thinking time of a decision")
    parser.add_argument("--iterations", type=int, help="simulated deals of a decision")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    parser.add_argument(
        "--fixed-contract", action="store_true", help="the contract is given, only cards are played"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--json", action="store_true")
    return parser


def _trumps(text: str | None, rules: RuleSet) -> tuple[Trump, ...]:
    if text is None:
        return rules.trumps
    words = [w for part in text.split(",") for w in ([part] if part in ("NT", "AT", "SA", "TA") else part)]
    trumps = tuple(Trump.parse(word) for word in words)
    for trump in trumps:
        if trump not in rules.trumps:
            raise ValueError(f"these rules do not have {trump.letter}")
    return trumps


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; 2 on bad input."""
    options = _parser().parse_args(arguments)
    try:
        rules = rules_from_text(options.rules)
        trumps = _trumps(options.trumps, rules) if options.fixed_contract or options.trumps else ()
        limit = Limit(options.seconds, options.iterations)
        for name in (options.a, options.b):
            create(name)
        if options.deals < 1 or options.jobs < 1:
            raise ValueError("deals and jobs are 1 or more")
    except (RuleError, ValueError) as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    setting = Setting(options.a, options.b, rules, limit, options.seed, trumps)
    if options.jobs > 1:
        with ProcessPoolExecutor(options.jobs) as executor:
            pairs = run(setting, options.deals, executor)
    else:
        pairs = run(setting, options.deals)
    figures = summary(setting, pairs)
    if options.json:
        print(json.dumps(figures))
    else:
        print(_sentence(figures))
    return 0


def _sentence(f: dict[str, object]) -> str:
    return (
        f"{f['a']} − {f['b']} over {f['pairs']} pairs, seed {f['seed']}: "
        f"{f['cards']:+} ± {f['cards_error']} card points, {f['marked']:+} ± {f['marked_error']} marked a deal\n"
        f"contracts made: {f['a']} {f['made_a']} of {f['takes_a']}, {f['b']} {f['made_b']} of {f['takes_b']}; "
        f"ms a decision: {f['ms_a']} and {f['ms_b']}"
    )


if __name__ == "__main__":
    sys.exit(main())
