"""Our kernels beside the package ``colver``, in one run: ``python -m tests.opponents.bench``.

The same fixed deals for both, spades trump, the first card not yet played: random playouts to the end, and the exact
values of all eight root cards, which are compared as well. Times are the whole process's processor time; its threads
are held to one.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

os.environ["RAYON_NUM_THREADS"] = "1"

from belote_desktop.bots.bench import SEED, deals
from belote_desktop.bots.double_dummy import Solver
from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.kernel_board import COMPILED
from belote_desktop.bots.kernel_play import Play
from belote_desktop.bots.tables import slots, tables_for
from belote_desktop.engine import COINCHE, Trump

from .colver_adapter import card_number

RULES, TRUMP = COINCHE, Trump.SPADES
ALL_TRICKS = 90
"""What the last of eight tricks adds to its ten."""


def timed(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    start = process_time()
    work()
    return process_time() - start


def env_of(colver: Any, hands: list[int]) -> Any:
    """The package's state of a deal in which its seat 0 leads, 80 at spades."""
    tables = tables_for(RULES, TRUMP)
    cards = [[card_number(card) for card in tables.cards(hand)] for hand in hands]
    env = colver.Env.deal_with_hands(3, cards)
    for call in (1, 0, 0, 0):
        env.step(call)
    return env


def playouts(colver: Any, count: int) -> tuple[float, float]:
    """Random playouts a second over a hundred deals: ours, theirs."""
    play = Play()
    play.load(duties_for(RULES, TRUMP))
    play.seed(SEED)
    dealt = deals(100)
    envs = [env_of(colver, hands) for hands in dealt]
    ours = timed(lambda: [play.random_playouts(hands, 0, count) for hands in dealt])
    theirs = timed(lambda: [env.rollout(count) for env in envs])
    return count * len(dealt) / ours, count * len(dealt) / theirs


def solving(colver: Any, count: int) -> tuple[float, float, int]:
    """Seconds a deal for the values of all cards: ours, theirs; and the values that differ."""
    solver = Solver(duties_for(RULES, TRUMP))
    tables = tables_for(RULES, TRUMP)
    ours = theirs = 0.0
    different = 0
    for hands in deals(count):
        env = env_of(colver, hands)
        values: dict[int, int] = {}
        solver.place(hands, 0, made=ALL_TRICKS, lost=ALL_TRICKS)
        ours += timed(lambda values=values: values.update(solver.cards()))
        found: dict[str, Any] = {}
        theirs += timed(lambda env=env, found=found: found.update(env.solve_scores()))
        scores = dict(found["scores"])
        for slot in slots(hands[0]):
            different += max(0, values[slot]) != scores[card_number(tables.card_of[slot])]
    return ours / count, theirs / count, different


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100, help="deals to solve")
    parser.add_argument("--playouts", type=int, default=10_000, help="of each of a hundred deals")
    options = parser.parse_args()
    try:
        import colver
    except ImportError:
        sys.exit("the package colver is not installed for this Python")
    print(f"colver {colver.__version__}; our kernels {'compiled' if COMPILED else 'interpreted'}")
    ours, theirs = playouts(colver, options.playouts)
    print(f"random playouts a second: {ours:,.0f} and {theirs:,.0f}, {ours / theirs:.2f} times as many")
    ours, theirs, different = solving(colver, options.deals)
    print(
        f"all cards of a deal of eight: {1000 * ours:.2f} and {1000 * theirs:.2f} ms, {theirs / ours:.2f} times as"
        f" fast; {different} of {8 * options.deals} values differ"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
