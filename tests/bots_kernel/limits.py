"""How far each level runs over its limit with interpreted kernels: ``python -m tests.bots_kernel.limits``.

One line a level: the second longest of some decisions, in milliseconds over the limit, and the fewest iterations.
"""

from __future__ import annotations

import sys
import time
from random import Random

from .both import SourcesOnly

SECONDS = 0.25


def main() -> None:
    sys.meta_path.insert(0, SourcesOnly)
    sys.modules["cython"] = None  # type: ignore[assignment]  # as where it is not installed
    from belote_desktop.bots import LEVELS, Limit, create
    from belote_desktop.bots.kernel_board import COMPILED
    from belote_desktop.engine import BELOTE_OFFICIELLE, COINCHE_MAISON, Trump

    from ..bots.tables import new_deal
    from ..bots.test_search import opening

    assert not COMPILED
    views = [opening(Trump.HEARTS), opening(Trump.NO_TRUMPS), opening(Trump.ALL_TRUMPS)]
    for rules in (COINCHE_MAISON, BELOTE_OFFICIELLE):
        deal = new_deal(rules, Random(3))
        assert deal.turn is not None
        views.append(deal.seen_by(deal.turn))
    for level in LEVELS:
        bot, over, counts = create(level, 1), [], []
        for view in (*views, *views):
            start = time.perf_counter()
            analysis = bot.choose(view, Limit(seconds=SECONDS))
            over.append(time.perf_counter() - start - SECONDS)
            counts.append(analysis.iterations)
        print(level, round(1000 * sorted(over)[-2]), min(counts))


if __name__ == "__main__":
    main()
