"""The full counts: ``python -m tests.bots_kernel.gate [--endings N] [--positions N] [--seed K]``.

Endings of 3 to 5 cards (every other one with up to three cards on the table) are solved and tried line by line;
positions are cards played by engine, kernel and brute force side by side, and as many hands that owe something to a
trick. Compiled, the brute force is a hundred times faster: that needs Cython in the environment (``pip install
Cython``) and a C compiler; without them few endings are of 5 cards.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random

from belote_desktop.bots.kernel_board import COMPILED

from . import brute
from .checks import HANDS, check_duties, check_ending, played_positions
from .deals import random_ending

SIZES = {True: (3, 4, 5), False: (3,) * 9 + (4,) * 10 + (5,)}
"""Of endings, by whether the lines are compiled."""


def endings(count: int, seed: int) -> None:
    """Check endings; raises `AssertionError` with the first that differs."""
    rng = Random(seed)
    sizes = SIZES[brute.compiled()]
    for done in range(count):
        if done and done % 1000 == 0:
            print(f"{done} endings so far", file=sys.stderr, flush=True)
        check_ending(random_ending(rng, sizes, rng.randrange(4) * rng.randrange(2)))


def positions(count: int, seed: int) -> None:
    """Check cards played; raises `AssertionError` with the first difference."""
    rng = Random(seed)
    while count > 0:
        count -= sum(1 for _ in played_positions(rng))


def duties(count: int, seed: int) -> None:
    """Check what hands owe to tricks; raises `AssertionError` with the first difference."""
    rng = Random(seed)
    for _ in range(0, count, HANDS):
        check_duties(rng)


def main(argv: Sequence[str] | None = None) -> int:
    """Check what is asked for; 1 with the difference on stderr when there is one."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots_kernel.gate", description=__doc__)
    parser.add_argument("--endings", type=int, default=20_000)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    brute.compile_lines()
    kinds = {True: "compiled", False: "interpreted"}
    print(f"kernels: {kinds[COMPILED]}, brute force: {kinds[brute.compiled()]}", flush=True)
    for what, check, count in (
        ("duties", duties, options.positions),
        ("positions", positions, options.positions),
        ("endings", endings, options.endings),
    ):
        start = time.perf_counter()
        try:
            check(count, options.seed)
        except AssertionError as error:
            print(f"{what}: a difference: {error}", file=sys.stderr)
            return 1
        print(f"{what}: {count} without a difference, {time.perf_counter() - start:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
