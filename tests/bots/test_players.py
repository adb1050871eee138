"""Every level plays legally, from what it may know alone, in the time it is given."""

from __future__ import annotations

import threading
import time
from random import Random

import pytest

from belote_desktop.bots import LEVELS, Limit, create
from belote_desktop.bots.worlds import Worlds, deal_of
from belote_desktop.engine import (
    BELOTE_OFFICIELLE,
    COINCHE,
    COINCHE_MAISON,
    DECK,
    PRESETS,
    Bid,
    Deal,
    Pass,
    Phase,
    RuleSet,
    Seat,
    Take,
    Trump,
    Word,
    parse_cards,
)

from .tables import new_deal, played_deals, random_rules

FEW = Limit(iterations=12)


def play_out(deal: Deal, level: str, seed: int, limit: Limit = FEW) -> Deal:
    bot = create(level, seed)
    while not deal.is_over:
        assert deal.turn is not None
        view = deal.seen_by(deal.turn)
        action = bot.choose(view, limit).action
        assert action in view.legal_actions(), deal.to_text()
        deal = deal.apply(action)
    return deal


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_rules_bot_plays_legally(rules: RuleSet) -> None:
    rng = Random(7)
    trumps = set()
    for number in range(60):
        deal = play_out(new_deal(rules, rng), "greedy", number)
        if deal.contract:
            trumps.add(deal.contract.trump)
    assert len(trumps) >= 4
    assert trumps <= set(rules.trumps)


@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_every_level_plays_legally_under_any_rules(level: str) -> None:
    rng = Random(8)
    for number in range(6):
        play_out(new_deal(random_rules(rng), rng), level, number)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="genius"):
        create("genius")


def test_a_seat_with_nothing_to_do_is_refused() -> None:
    deal = new_deal(COINCHE, Random(1))
    assert deal.turn is not None
    with pytest.raises(ValueError, match="nothing to do"):
        create("fort", 1).choose(deal.seen_by(deal.turn.partner), FEW)


@pytest.mark.parametrize("level", ["amateur", "confirme", "expert"])
def test_the_hidden_cards_do_not_change_the_answer(level: str) -> None:
    """The same view from another deal: a bot cannot have looked."""
    rng = Random(21)
    checked = 0
    for deal in played_deals(12, seed=12):
        if deal.turn is None or deal.table.pending is Word.BELOTE or rng.random() < 0.8:
            continue
        view = deal.seen_by(deal.turn)
        worlds = Worlds(view, rng)
        other = deal_of(view, worlds.knowledge, worlds.sample()).seen_by(deal.turn)
        first = create(level, 5).choose(view, Limit(iterations=40))
        again = create(level, 5).choose(other, Limit(iterations=40))
        assert (first.action, first.alternatives) == (again.action, again.alternatives)
        checked += 1
    assert checked > 20


@pytest.mark.alone
@pytest.mark.parametrize("in_play", [False, True])
def test_the_time_limit_is_kept(in_play: bool) -> None:
    deal = _deal_with(COINCHE_MAISON, "JH 9H 7H KS QS AD 7D 8C")
    if in_play:
        deal = _auction(deal, Bid(80, Trump.HEARTS))
    assert deal.turn is not None
    start = time.perf_counter()
    analysis = create("expert", 1).choose(deal.seen_by(deal.turn), Limit(seconds=0.1))
    assert time.perf_counter() - start < 0.4  # a busy machine
    assert analysis.iterations > 20
    assert analysis.seconds >= 0.1 or len({a.visits for a in analysis.alternatives}) > 1


def test_a_set_flag_ends_the_search_at_once() -> None:
    deal = new_deal(COINCHE, Random(3))
    assert deal.turn is not None
    flag = threading.Event()
    threading.Timer(0.05, flag.set).start()
    start = time.perf_counter()
    analysis = create("maitre", 1).choose(deal.seen_by(deal.turn), Limit(seconds=30), flag)
    assert time.perf_counter() - start < 5
    assert analysis.action in deal.legal_actions()


def test_declarations_and_belote_are_said() -> None:
    rules = COINCHE.replace(say_belote=True)
    deal = _auction(_deal_with(rules, "KH QH JH 9H 7S 8S 7D 8D"), Bid(80, Trump.HEARTS))
    said = []
    bot = create("amateur", 1)
    while not deal.is_over:
        assert deal.turn is not None
        action = bot.choose(deal.seen_by(deal.turn), FEW).action
        if deal.turn is Seat.SOUTH:
            said.append(str(action))
        deal = deal.apply(action)
    assert said[0] == "declare:tierce.KH"
    assert "belote" in said
    assert "rebelote" in said


def _deal_with(rules: RuleSet, south: str) -> Deal:
    hand = parse_cards(south)
    rest = [card for card in DECK if card not in hand]
    Random(4).shuffle(rest)
    return Deal.of_hands(rules, Seat.WEST, (rest[:8], rest[8:16], hand, rest[16:]))


def _auction(deal: Deal, call: Bid) -> Deal:
    while deal.phase is Phase.AUCTION:
        first = deal.turn is Seat.SOUTH and deal.auction.standing is None
        deal = deal.apply(call if first else Pass())
    return deal


def test_a_hand_without_strength_passes() -> None:
    """Bids on nothing are what users complain of most."""
    for level in ("amateur", "fort", "expert"):
        for south in ("7S 8S QS 7H 8H QH 7D 8C", "QS 8S 7H 9D 8D 7C 10H QC"):
            deal = _deal_with(COINCHE, south)
            while deal.turn is not Seat.SOUTH:
                deal = deal.apply(Pass())
            action = create(level, 1).choose(deal.seen_by(Seat.SOUTH), Limit(iterations=150)).action
            assert action == Pass()


def test_a_strong_hand_is_bid_and_taken() -> None:
    south = "JH 9H AH 10H KH AS AD 7C"
    for level in ("amateur", "fort", "expert"):
        deal = _deal_with(COINCHE, south)
        while deal.turn is not Seat.SOUTH:
            deal = deal.apply(Pass())
        action = create(level, 1).choose(deal.seen_by(Seat.SOUTH), Limit(iterations=150)).action
        assert isinstance(action, Bid)
        assert action.trump == 1


def test_a_good_turned_card_is_taken() -> None:
    hand, turned = parse_cards("JH AH KH AS AD"), parse_cards("9H")[0]
    rest = [card for card in DECK if card not in hand and card is not turned]
    Random(4).shuffle(rest)
    hands = (rest[:5], rest[5:10], hand, rest[10:15])
    deal = Deal.of_hands(BELOTE_OFFICIELLE, Seat.WEST, hands, turned, rest[15:])
    for level in ("amateur", "fort", "expert"):
        assert deal.turn is Seat.SOUTH
        action = create(level, 1).choose(deal.seen_by(Seat.SOUTH), Limit(iterations=150)).action
        assert isinstance(action, Take)
