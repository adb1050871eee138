"""The search keeps to its limit, answers a cancel, does not depend on its threads, and fits into little memory."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from random import Random

import pytest

from belote_desktop.bots.base import Clock, Limit
from belote_desktop.bots.kits import Kit
from belote_desktop.bots.levels import create
from belote_desktop.bots.players import SearchedCards
from belote_desktop.bots.search import Effort, Searcher, search
from belote_desktop.engine import COINCHE_MAISON, DECK, Bid, Deal, Pass, Phase, Play, Seat, Trump, View


def opening(trump: Trump, seed: int = 3) -> View:
    """A first lead at `trump`: the longest decision there is."""
    deal = Deal.new(COINCHE_MAISON, Seat.WEST, Random(seed).sample(DECK, 32))
    deal = deal.apply(Bid(80, trump))
    while deal.phase is Phase.AUCTION:
        deal = deal.apply(Pass())
    while not isinstance(deal.legal_actions()[0], Play):
        deal = deal.apply(deal.legal_actions()[0])
    assert deal.turn is not None
    return deal.seen_by(deal.turn)


@pytest.mark.parametrize("trump", [Trump.HEARTS, Trump.NO_TRUMPS, Trump.ALL_TRUMPS])
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_finds_the_same(trump: Trump, threads: int) -> None:
    view = opening(trump)
    legal = tuple(action for action in view.legal_actions() if isinstance(action, Play))
    found = []
    for seed in (5, 5, 6):
        clock = Clock(Limit(iterations=900))
        found.append(SearchedCards(Effort(), threads)(view, legal, clock, Random(seed)).alternatives)
        assert 300 <= clock.iterations <= 1000
    assert found[0] == found[1] != found[2]
    assert found[0][0].visits > 50


@pytest.mark.alone
@pytest.mark.parametrize("seconds", [0.05, 0.4])
@pytest.mark.parametrize("trump", [Trump.HEARTS, Trump.NO_TRUMPS])
def test_the_limit_in_seconds_is_kept(trump: Trump, seconds: float) -> None:
    view, bot = opening(trump), create("maitre", 1)
    bot.choose(view, Limit(seconds=0.01))  # tables are made at the first decision
    over = []
    for _ in range(5):
        start = time.perf_counter()
        bot.choose(view, Limit(seconds=seconds))
        over.append(time.perf_counter() - start - seconds)
    # the promise is 10 % and 20 ms; other work on the machine may hold one of them up
    assert sorted(over)[1] < 0.1 * seconds + 0.02


@pytest.mark.alone
def test_a_cancel_is_answered() -> None:
    view, bot, late = opening(Trump.NO_TRUMPS), create("maitre", 1), []
    bot.choose(view, Limit(seconds=0.01))
    for _ in range(5):
        flag, asked = threading.Event(), [0.0]

        def cancel(flag: threading.Event = flag, asked: list[float] = asked) -> None:
            asked[0] = time.perf_counter()
            flag.set()

        threading.Timer(0.1, cancel).start()
        bot.choose(view, Limit(seconds=20), flag)
        late.append(time.perf_counter() - asked[0])
    assert sorted(late)[1] < 0.02


def test_a_search_that_is_over_at_once_still_names_a_card() -> None:
    view = opening(Trump.CLUBS)
    assert create("expert", 1).choose(view, Limit(seconds=0)).action in view.legal_actions()


def test_hopeless_cards_are_dropped() -> None:
    view = opening(Trump.HEARTS)
    kit = Kit(view.rules, Trump.HEARTS)
    searcher = Searcher(view, kit, Effort(0.0))
    mask = searcher.root.tables.mask(view.hand)
    found = search([searcher], mask, Clock(Limit(iterations=40_000)), Random(1))
    visits = {one.record.visits for one in found.values()}
    best = max(found.values(), key=lambda one: one.worth)
    assert best.record.visits == max(visits)
    assert min(visits) < best.record.visits / 2


MEMORY = """
import resource
import pytest
import belote_desktop.engine
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
from tests.bots.test_search import COINCHE_MAISON, DECK, Deal, Limit, Random, Seat, Trump, create, opening
deal = Deal.new(COINCHE_MAISON, Seat.WEST, Random(3).sample(DECK, 32))
for view in (deal.seen_by(deal.turn), opening(Trump.HEARTS), opening(Trump.NO_TRUMPS), opening(Trump.ALL_TRUMPS)):
    create("maitre", 1, threads=2).choose(view, Limit(seconds=0.5))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="maximum resident size in kilobytes")
def test_kernel_and_search_fit_into_64_megabytes() -> None:
    """All modules of the bots, an auction and a search of each kind on two threads."""
    grown = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True)
    assert int(grown.stdout) < 64 * 1024


@pytest.mark.parametrize("level", ["confirme", "fort", "expert"])
@pytest.mark.parametrize("limit", [Limit(iterations=100), Limit(seconds=0.0)])
def test_cards_that_make_no_difference_have_a_worth_too(level: str, limit: Limit) -> None:
    """Seven and eight of hearts: nothing to choose, but what the deal will bring is asked for all the same."""
    deal = Deal.from_text(
        "contree; dealer=S; N=8S 7H 8H JD KD 7C 10C KC; E=JS QS QH 7D 8D QD 9C AC; S=7S AS 9H AH 10D AD 8C JC;"
        "W=9S 10S KS 10H JH KH 9D QC; log=- - 80S - - - 8D KD 9D 10D AD 7D JD 9S KH AH QH"
    )
    assert deal.turn is not None
    found = create(level, 1).choose(deal.seen_by(deal.turn), limit)
    assert len(found.alternatives) == 2
    for choice in found.alternatives:
        assert abs(choice.mean) < 1000
        assert bool(choice.visits) is (limit.iterations is not None)
