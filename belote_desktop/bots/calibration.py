"""How far «chance of making» can be trusted: ``python -m belote_desktop.bots.calibration --deals 500 >> deals.jsonl``.

Deals are bid and played by one level; each contract leaves a line: the kind of trump, the chance that the taker gave it
when it spoke, and what came of it. The lines of many runs (other ``--first``) add up: ``--report deals.jsonl …`` prints
how often contracts of each predicted chance were made, ``--fit deals.jsonl …`` the table of `optimism`, ``--marks`` an
entry of `deal_marks`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from math import exp, log, pi, sqrt
from pathlib import Path
from random import Random
from typing import Any

from belote_desktop.engine import (
    DECK,
    PASS,
    PRESETS,
    Bid,
    Deal,
    Outcome,
    Phase,
    RuleError,
    RuleSet,
    Seat,
    Take,
    rules_from_text,
)
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.points import LAST_TRICK_POINTS

from .auction_worlds import AuctionWorlds
from .base import Bot, Clock, Limit
from .command_line import Parser, command, complain, iterations, whole
from .interrupts import ASKED, THINKING, held
from .levels import create
from .optimism import HONEST, STEPS
from .tables import place_of, tables_for

KINDS = ("suit", "NT", "AT")
_WORLDS = 40
"""Worlds played by the rules for a contract, to compare with what came of it."""
_BINS = 10
_MOST = 10_000_000
_HELD = 10.0
"""How firmly odds are left as they are."""
_DOUBT = 300
"""Contracts that count for no difference between rules and search."""


@dataclass(frozen=True)
class Line:
    """One contract."""

    kind: int
    """0 a suit, 1 no trumps, 2 all trumps."""
    chance: float
    """What the taker thought when it spoke."""
    made: bool
    share: int
    """The taker's part of the card points, in thousandths …"""
    shares: list[int]
    """… and the same in worlds as the taker imagined them, played by the rules."""
    doubled: bool = False
    faced: list[float] = field(default_factory=list)
    """The chance that the opponents gave the contract when they last spoke."""
    marked: list[int] = field(default_factory=list)
    """What the winners and the losers of the deal marked."""


def play(
    rules: RuleSet, number: int, bots: Sequence[Bot], limit: Limit, card_limit: Limit, only: str | None = None
) -> Line | None:
    """Deal number `number`; `None` when it is passed out, or its trump is not of the kind `only`."""
    rng = Random(f"calibration {number}")
    deal = Deal.new(rules, Seat(number % 4), rng.sample(DECK, 32))
    said: Deal | None = None
    chance: float | None = None
    faced: dict[Seat, float] = {}
    while deal.phase is not Phase.OVER:
        assert deal.turn is not None
        bidding = deal.phase is Phase.AUCTION
        analysis = bots[deal.turn].choose(deal.seen_by(deal.turn), limit if bidding else card_limit, ASKED)
        if isinstance(analysis.action, (Bid, Take)):
            said, faced = deal, {}
            chance = next((a.chance for a in analysis.alternatives if a.action == analysis.action), None)
        elif bidding and analysis.alternatives and _faces(deal):
            faced[deal.turn] = next(a.chance or 0.0 for a in analysis.alternatives if a.action == PASS)
        deal = deal.apply(analysis.action)
        if bidding and only and deal.contract and KINDS[tables_for(rules, deal.contract.trump).kind] != only:
            return None
    if deal.score is None or deal.contract is None or said is None or chance is None:
        return None
    points = deal.points(deal.contract.team)
    if deal.table.trick_winner(7).team is deal.contract.team:
        points -= LAST_TRICK_POINTS
    tables = tables_for(rules, deal.contract.trump)
    return Line(
        tables.kind,
        round(chance, 4),
        deal.score.outcome is Outcome.MADE,
        round(1000 * points / sum(tables.points)),
        _imagined(said, deal.contract, rng),
        deal.contract.factor > 1,
        [round(each, 4) for each in faced.values()],
        sorted(deal.score.marked, reverse=True),
    )


def _faces(deal: Deal) -> bool:
    """Whether who speaks now faces a contract of the other side."""
    taker = deal.auction.taker
    return taker is not None and deal.turn is not None and deal.turn.team is not taker.team


def _imagined(deal: Deal, contract: Contract, rng: Random) -> list[int]:
    """The taker's shares in worlds as it saw them before it spoke."""
    worlds = AuctionWorlds(deal.seen_by(contract.taker), rng, Clock(Limit()), plain=True)
    key = int(contract.trump), place_of(contract.taker, deal.rules.direction)
    lies = worlds.more(_WORLDS)
    worlds.play(lies, *key)
    return sorted(
        round(1000 * result[contract.team] / (result[0] + result[1]))
        for result in (lie.results[key] for lie in lies)
    )


def read(paths: Iterable[Path]) -> Iterator[Line]:
    """The lines of some files; raises `ValueError` naming the file and the line that cannot be read."""
    for path in paths:
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            try:
                yield _line(json.loads(text))
            except (ValueError, TypeError, RecursionError) as error:
                raise ValueError(f"{path}, line {number}, is not what this command prints: {error}") from None


def _line(read: dict[str, Any]) -> Line:
    """A line read from a file; raises `ValueError` or `TypeError` when it is damaged."""
    line = Line(**read)
    chances: list[object] = [line.chance, *line.faced]
    counts: list[object] = [line.share, *line.shares, *line.marked]
    flags: list[object] = [line.made, line.doubled]
    if line.kind not in range(len(KINDS)) or not all(isinstance(flag, bool) for flag in flags):
        raise ValueError("no such contract")
    if not all(isinstance(chance, (int, float)) and 0 <= chance <= 1 for chance in chances):
        raise ValueError("a chance is not between 0 and 1")
    if not all(isinstance(count, int) and 0 <= count < _MOST for count in counts):
        raise ValueError("a share or a mark is no number of points")
    if len(line.marked) not in (0, 2):
        raise ValueError("two sides mark")
    return line


def report(lines: Sequence[Line]) -> str:
    """Tables of predicted and happened: for each kind of trump, then as the opponents saw it."""
    out = []
    for kind, name in enumerate(KINDS):
        out += _table(name, [(line.chance, line.made) for line in lines if line.kind == kind])
    return "\n".join(out + _table("faced", [(seen, line.made) for line in lines for seen in line.faced]))


def _table(name: str, pairs: Sequence[tuple[float, bool]]) -> list[str]:
    """What happened by tenths of predicted chance."""
    out, error, luck = [f"{name}: {len(pairs)} contracts"], 0.0, 0.0
    for number in range(_BINS):
        some = [pair for pair in pairs if min(int(pair[0] * _BINS), _BINS - 1) == number]
        if not some:
            continue
        said, made = (sum(values) / len(some) for values in zip(*some, strict=True))
        error += abs(said - made) * len(some) / len(pairs)
        luck += sqrt(2 / pi * said * (1 - said) * len(some)) / len(pairs)
        spread = sqrt(max(made * (1 - made), 0.01) / len(some))
        out.append(f"  {said:6.1%} predicted, {made:6.1%} ± {spread:.1%} made, of {len(some)}")
    told = f"  mean error {100 * error:.1f} points; true chances would show {100 * luck:.1f} with so few contracts"
    return [*out, told] if pairs else []


def marks(lines: Sequence[Line], step: int) -> list[tuple[int, int, int]]:
    """What deals bring, for `deal_marks`: marks of winners and losers to the nearest `step`, and how often."""
    pairs = [[round(points / step) * step for points in line.marked] for line in lines if line.marked]
    return sorted((most, least, pairs.count([most, least])) for most, least in {(a, b) for a, b in pairs})


def fit(lines: Sequence[Line]) -> list[list[int]]:
    """For each kind the shares of the search at equal steps of the shares by the rules: equal ranks in both."""
    table = []
    for kind in range(3):
        mine = [line for line in lines if line.kind == kind]
        real = sorted(line.share for line in mine)
        ruled = sorted(share for line in mine for share in line.shares)
        table.append(_map(ruled, real))
    return table


def odds(lines: Sequence[Line]) -> list[tuple[float, float]]:
    """New values of `optimism.HONEST`, from lines made with the present ones."""
    groups = [[(line.chance, line.made) for line in lines if line.kind == kind] for kind in range(3)]
    groups.append([(seen, line.made) for line in lines for seen in line.faced])
    found = []
    for (add, times), pairs in zip(HONEST, groups, strict=True):
        more, again = _logistic([(log(p / (1 - p)), made) for p, made in pairs if 0 < p < 1])
        found.append((round(more + again * add, 2), round(again * times, 2)))
    return found


def _logistic(pairs: Sequence[tuple[float, bool]]) -> tuple[float, float]:
    """The likeliest (a, b) of odds e^(a + b x), by Newton's method; held near (0, 1) where there is little to go by."""
    a, b = 0.0, 1.0
    for _ in range(20):
        slope_a, slope_b = -_HELD * a, _HELD * (1 - b)
        aa, ab, bb = _HELD, 0.0, _HELD
        for x, made in pairs:
            chance = 1 / (1 + exp(-a - b * x))
            weight = chance * (1 - chance)
            slope_a += made - chance
            slope_b += (made - chance) * x
            aa, ab, bb = aa + weight, ab + weight * x, bb + weight * x * x
        whole = aa * bb - ab * ab
        a += (bb * slope_a - ab * slope_b) / whole
        b += (aa * slope_b - ab * slope_a) / whole
    return a, b


def _map(ruled: Sequence[int], real: Sequence[int]) -> list[int]:
    if not real:
        return [round(1000 * step / STEPS) for step in range(STEPS + 1)]
    found = [0]
    for step in range(1, STEPS):
        near = [i for i, share in enumerate(ruled) if abs(share - 1000 * step / STEPS) <= 500 / STEPS]
        # the shares around a step, each moved to its rank among the real ones
        moved = [real[min(len(real) - 1, i * len(real) // len(ruled))] - ruled[i] for i in near]
        shift = sum(moved) / max(1, len(moved)) * len(real) / (len(real) + _DOUBT)
        found.append(max(found[-1], round(1000 * step / STEPS + shift)))
    return [*found, 1000]


def _parser() -> Parser:
    parser = Parser(prog="python -m belote_desktop.bots.calibration", description=__doc__)
    parser.add_argument("--rules", default="coinche", help=f"{', '.join(PRESETS)}; perhaps with options")
    parser.add_argument("--level", default="fort")
    parser.add_argument("--iterations", type=iterations, default=2000, help="simulated deals of a call")
    parser.add_argument("--card-iterations", type=iterations, default=400, help="simulated deals of a card")
    parser.add_argument("--first", type=whole(0, _MOST), default=0, help="number of the first deal")
    parser.add_argument("--deals", type=whole(1, _MOST), default=100)
    parser.add_argument("--only", choices=KINDS, help="play out contracts of this kind alone")
    parser.add_argument("--report", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--fit", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--marks", nargs="+", type=Path, metavar="FILE", help="one game's lines")
    parser.add_argument("--step", type=whole(1, _MOST), default=40, help="of the marks")
    return parser


@command("calibration")
def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; 2 on bad input."""
    options = _parser().parse_args(arguments)
    try:
        if options.report:
            print(report(list(read(options.report))))
            return 0
        if options.fit:
            lines = list(read(options.fit))
            print(f"SHARES {fit(lines)}\nHONEST {odds(lines)}")
            return 0
        if options.marks:
            print(marks(list(read(options.marks)), options.step))
            return 0
        rules = rules_from_text(options.rules)
        limit, card_limit = Limit(iterations=options.iterations), Limit(iterations=options.card_iterations)
        for number in range(options.first, options.first + options.deals):
            bots = [create(options.level, number) for _ in Seat]
            with held(THINKING):
                line = play(rules, number, bots, limit, card_limit, options.only)
            if line is not None:
                print(json.dumps(asdict(line)), flush=True)
    except (RuleError, ValueError, TypeError) as error:
        complain("calibration", error)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
