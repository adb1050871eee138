"""Guessed worlds: consistent, uniform where nothing tells them apart, weighed as the readable code weighs them."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest

from belote_desktop.bots import create
from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.ears import ears_of, hand_tables
from belote_desktop.bots.estimate import from_slots, to_slots
from belote_desktop.bots.guesser import Guesser, Trust
from belote_desktop.bots.hearing import Hearing
from belote_desktop.bots.kernel_ears import Ear
from belote_desktop.bots.kernel_guess import Guess
from belote_desktop.bots.kits import Kit
from belote_desktop.bots.policy import choose
from belote_desktop.bots.position import Position
from belote_desktop.bots.spreads import ways_of
from belote_desktop.bots.tables import FULL, place_of
from belote_desktop.bots.worlds import Spread, World, deal_of
from belote_desktop.bots.worth import hopes_of
from belote_desktop.engine import COINCHE, Deal, Phase, Trump, View, Word

from .tables import new_deal, played_deals, random_rules


def plays(count: int, seed: int, spoken: bool) -> list[Deal]:
    """Positions in the play of the card; `spoken`: bid by the rules instead of at random."""
    if not spoken:
        deals = played_deals(count, seed)
        return [d for d in deals if d.phase is Phase.PLAY and d.table.pending is not Word.BELOTE]
    rng, found = Random(seed), []
    for number in range(count):
        deal, bot = new_deal(random_rules(rng), rng), create("greedy", number)
        while deal.turn is not None:
            if deal.phase is Phase.PLAY and deal.table.pending is not Word.BELOTE:
                found.append(deal)
            deal = deal.apply(bot.choose(deal.seen_by(deal.turn)).action)
    return found


def guesser_of(view: View, trust: Trust) -> tuple[Guesser, Guess]:
    assert view.contract is not None
    guess = Kit(view.rules, view.contract.trump).guess
    return Guesser(view, guess, trust), guess


def surprises(view: View, guesser: Guesser, world: World) -> int:
    """Cards that the rules would not have played, by the readable policy."""
    knowledge = guesser.knowledge
    tables, direction = knowledge.tables, view.rules.direction
    hands = [world.hands[place] | knowledge.gone[place] for place in range(4)]
    first = view.tricks[0].leader if view.tricks else view.leader
    position = Position(tables, hands, place_of(first, direction), knowledge.position.taker)
    count = 0
    for trick in (*view.tricks, view.trick):
        for card in trick.cards:
            slot, legal = tables.slot_of[card.index], position.legal()
            if position.turn != knowledge.place and legal & (legal - 1):
                meant = choose(position, legal)
                same = meant >> 3 == slot >> 3 and tables.points[meant] == tables.points[slot]
                count += meant != slot and not same
            position.play(slot)
    return count


def test_a_guess_seen_by_the_seat_is_the_view() -> None:
    rng, checked = Random(1), 0
    for deal in plays(24, 6, spoken=False):
        if deal.turn is None or rng.random() < 0.6:
            continue
        view = deal.seen_by(deal.turn)
        guesser, _ = guesser_of(view, Trust())
        guesser.seed(checked)
        for world in guesser.worlds(3):
            assert deal_of(view, guesser.knowledge, world).seen_by(view.seat) == view, deal.to_text()
        checked += 1
    assert checked > 100


def test_the_cost_of_a_guess_is_what_the_readable_code_finds() -> None:
    rng, calls, odd = Random(2), 0, 0
    for deal in plays(40, 7, spoken=True) + plays(10, 8, spoken=False):
        if deal.turn is None or rng.random() < 0.7:
            continue
        view = deal.seen_by(deal.turn)
        guesser, guess = guesser_of(view, Trust(surprise=0.5))
        hearing, knowledge = Hearing(view), guesser.knowledge
        guesser.seed(3)
        for world in guesser.worlds(3):
            hopes = [
                ()
                if place == knowledge.place
                else hearing.hopes(
                    from_slots(world.hands[place] | knowledge.gone[place], knowledge.tables.trump)
                )
                for place in range(4)
            ]
            odd_cards = surprises(view, guesser, world)
            expected = -log(hearing.chance(hopes)) + 0.5 * odd_cards
            assert guess.cost_of(world.hands) == pytest.approx(expected, abs=1e-9), deal.to_text()
            calls += expected > 0
            odd += odd_cards > 0
    assert calls > 100
    assert odd > 100


def test_every_way_to_spread_cards_is_drawn_as_often() -> None:
    # 7 cards: two places of two, one of two and a talon of one; what some of them lack parts the cards in four kinds
    cards = 0b1111111
    spread = Spread(cards, (2, 2, 0, 2, 1), (0, 0b0100000, 0, 0, 0), (0b11, 0, FULL, 0b1000000, 0b110))
    ways = ways_of(spread)
    assert ways is not None
    assert len(ways.kinds) > 2
    guess = Guess()
    guess.load(duties_for(COINCHE, Trump.SPADES))
    guess.seed(11)
    guess.spread(ways, -1, 0, [0] * 5)
    count = 400 * spread.total
    found = Counter(guess.guesses(count, 1))
    assert len(found) == spread.total
    assert all(abs(number - 400) < 5 * 20 for number in found.values())
    rng = Random(1)
    assert set(found) == {tuple(spread.sample(rng)) for _ in range(60 * spread.total)}


def test_unlikely_worlds_are_drawn_more_rarely() -> None:
    """Of worlds at the same distance, the share falls as the chance does."""
    deal = next(d for d in plays(30, 9, spoken=True) if len(d.tricks) == 3 and d.turn is not None)
    assert deal.turn is not None
    view = deal.seen_by(deal.turn)
    costs = []
    for trust in (Trust(False, 0.0), Trust()):
        guesser, _ = guesser_of(view, trust)
        judge, _ = guesser_of(view, Trust()), None
        guesser.seed(5)
        costs.append([judge[1].cost_of(world.hands) for world in guesser.worlds(400)])
    assert sum(costs[1]) < 0.8 * sum(costs[0])


def test_an_ear_hopes_what_the_readable_code_hopes_at_every_trump() -> None:
    """The hands it is given are over the contract's slots; fours, belotes and sequences are among them."""
    rng, ear = Random(4), Ear()
    for trump in Trump:
        for rules in (COINCHE, random_rules(rng), random_rules(rng)):
            ear.know(hand_tables(rules, trump, 8))
            for _ in range(40):
                hand = rng.getrandbits(32) & rng.getrandbits(32) | 0x01010101 << rng.randrange(8)
                assert ear.hopes_of(to_slots(hand, trump)) == pytest.approx(hopes_of(rules, hand))


def test_what_the_own_seat_said_tells_it_nothing() -> None:
    for deal in plays(12, 10, spoken=True):
        if deal.turn is not None:
            own = place_of(deal.turn, deal.rules.direction)
            assert all(test.place != own for test in ears_of(deal.seen_by(deal.turn)).tests)
