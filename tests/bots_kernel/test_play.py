"""The kernels play by the engine's rules; `gate` has the full counts."""

from __future__ import annotations

from collections import Counter
from random import Random

from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.kernel_play import Play
from belote_desktop.bots.position import Position
from belote_desktop.bots.tables import slots, tables_for
from belote_desktop.engine import COINCHE, Trump

from .checks import check_duties, played_positions
from .deals import random_hands


def test_what_hands_owe_to_tricks() -> None:
    rng = Random(1)
    for _ in range(60):
        check_duties(rng)


def test_cards_winners_and_points_are_those_of_the_engine() -> None:
    rng = Random(1)
    assert sum(1 for _ in range(150) for _ in played_positions(rng)) == 150 * 32


def test_random_playouts_are_fair() -> None:
    """Each side takes half on average, and the same seed takes the same."""
    play = Play()
    play.load(duties_for(COINCHE, Trump.HEARTS))
    totals = []
    for _ in range(2):
        play.seed(7)
        rng = Random(7)
        totals.append([play.random_playouts(random_hands(rng, 8), turn & 3, 20) for turn in range(300)])
    assert totals[0] == totals[1]
    assert abs(sum(totals[0]) / 6000 - 76) < 5


def test_each_card_is_as_likely() -> None:
    rng = Random(2)
    rules, trump = COINCHE, Trump.NO_TRUMPS
    play = Play()
    play.load(duties_for(rules, trump))
    for seed in range(3):
        play.seed(seed)
        position = Position(tables_for(rules, trump), random_hands(rng, 8), 0, 0)
        play.take(position)
        drawn = Counter(play.random_card() for _ in range(8000))
        assert sorted(drawn) == list(slots(position.hands[0]))
        assert all(850 < count < 1150 for count in drawn.values()), drawn
