"""`python -m belote_desktop.bots.bench [--json]`: how fast the kernels are here, on fixed seeds, one thread.

Random playouts of full deals; double-dummy values of full deals at a suit, at no trumps and at all trumps. Times
are the thread's own processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import thread_time
from typing import TypedDict

from belote_desktop.engine.presets import COINCHE
from belote_desktop.engine.trumps import Trump

from .command_line import Parser, command, whole
from .double_dummy import Solver
from .duties import duties_for
from .kernel_board import COMPILED
from .kernel_play import Play
from .kernel_policy import RulePlay
from .position import Position
from .tables import slots, tables_for
from .weights import WEIGHTS

SEED = 1
KINDS = {"suit": Trump.SPADES, "NT": Trump.NO_TRUMPS, "AT": Trump.ALL_TRUMPS}


class Figures(TypedDict):
    """What is measured."""

    compiled: bool
    playouts_per_s: float
    solve_ms: dict[str, float]
    """Mean time of a value, by kind of trump."""
    nodes_per_s: float


def deals(count: int) -> list[list[int]]:
    """The same full deals every time: hands as masks."""
    rng = Random(SEED)
    found = []
    for _ in range(count):
        deck = rng.sample(range(32), 32)
        found.append([sum(1 << slot for slot in deck[place::4]) for place in range(4)])
    return found


def _timed(work: Callable[[], object]) -> float:
    start = thread_time()
    work()
    return thread_time() - start


def playouts_per_second(count: int) -> float:
    """Random playouts a second over a hundred deals, `count` each."""
    play = Play()
    play.load(duties_for(COINCHE, Trump.SPADES))
    play.seed(SEED)
    dealt = deals(100)
    seconds = _timed(lambda: [play.random_playouts(hands, 0, count) for hands in dealt])
    return count * len(dealt) / seconds


def rule_playouts_per_second(trump: Trump, count: int) -> float:
    """Playouts by the rules a second over a hundred deals, each card in `count` worlds."""
    play = RulePlay()
    tables = tables_for(COINCHE, trump)
    play.load(duties_for(COINCHE, trump))
    play.advise(WEIGHTS[tables.kind])
    play.seed(SEED)
    rng = Random(SEED)
    seconds = 0.0
    for hands in deals(100):
        play.take(Position(tables, hands, 0, 0))
        cards = list(slots(hands[0]))
        others = [slot for hand in hands[1:] for slot in slots(hand)]
        worlds = []
        for _ in range(count):
            rng.shuffle(others)
            worlds.append([hands[0], *(sum(1 << slot for slot in others[place::3]) for place in range(3))])
        seconds += _timed(partial(play.playouts, worlds, cards))
    return 800 * count / seconds


def solving(trump: Trump, count: int, cards: bool = False) -> tuple[float, int]:
    """Seconds and nodes for the values of `count` deals, or of all their root cards."""
    solver = Solver(duties_for(COINCHE, trump))
    seconds, nodes = 0.0, 0
    for hands in deals(count):
        solver.place(hands, 0)
        seconds += _timed(solver.cards if cards else solver.value)
        nodes += solver.nodes
    return seconds, nodes


def measure(count: int) -> Figures:
    """All figures, the solver's over `count` deals for each kind of trump."""
    solved = {name: solving(trump, count) for name, trump in KINDS.items()}
    seconds = sum(time for time, _ in solved.values())
    return {
        "compiled": COMPILED,
        "playouts_per_s": round(playouts_per_second(10_000 if COMPILED else 5)),
        "solve_ms": {name: round(1000 * time / count, 3) for name, (time, _) in solved.items()},
        "nodes_per_s": round(sum(nodes for _, nodes in solved.values()) / seconds),
    }


@command("bench")
def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; the exit code."""
    parser = Parser(
        prog="python -m belote_desktop.bots.bench",
        description=(__doc__ or "").partition("\n\n")[2],
        epilog="example: python -m belote_desktop.bots.bench --json",
    )
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument(
        "--deals", type=whole(1, 10**6), metavar="N", help="deals to solve for each kind of trump"
    )
    options = parser.parse_args(argv)
    count = options.deals if options.deals is not None else 300 if COMPILED else 5
    figures = measure(count)
    if options.json:
        print(json.dumps(figures))
        return 0
    print(f"kernels: {'compiled' if COMPILED else 'interpreted'}")
    print(f"random playouts: {figures['playouts_per_s']:,} a second")
    rates = {name: rule_playouts_per_second(trump, 200 if COMPILED else 1) for name, trump in KINDS.items()}
    print(
        f"playouts by the rules: {', '.join(f'{rate:,.0f} ({name})' for name, rate in rates.items())} a second"
    )
    for name, mean in figures["solve_ms"].items():
        every, _ = solving(KINDS[name], count, cards=True)
        print(f"{name}: {mean:.2f} ms a value, {1000 * every / count:.2f} ms all root cards")
    print(f"nodes: {figures['nodes_per_s']:,} a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
