"""What must hold of the kernels, one position at a time; a failure names the position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from belote_desktop.bots.double_dummy import Solver
from belote_desktop.bots.duties import duties_for
from belote_desktop.bots.kernel_play import Play
from belote_desktop.bots.position import Position
from belote_desktop.bots.tables import slots, tables_for
from belote_desktop.engine import DECK, Card, legal_cards
from belote_desktop.engine.trick import winning_place

from . import brute
from .deals import Ending, random_contract, random_hands

HANDS = 40
"""To how many hands `check_duties` puts its question."""


def place(solver: Solver, ending: Ending) -> Solver:
    """The solver with the position set anew."""
    solver.place(ending.hands, ending.leader, ending.table, ending.made, ending.lost, ending.unbeaten)
    return solver


def solver_for(ending: Ending) -> Solver:
    return place(Solver(duties_for(ending.rules, ending.trump)), ending)


def check_ending(ending: Ending) -> None:
    """All that the solver says of an ending, against every line of play tried."""
    right = brute.values(ending)
    turn = (ending.leader + len(ending.table)) & 3
    value = min(right.values()) if turn & 1 else max(right.values())
    solver = solver_for(ending)
    assert solver.cards() == right, ending
    assert solver.value() == value, ending
    assert place(solver, ending).value() == value, ending
    assert place(solver, ending).reaches(value), ending
    assert not solver.reaches(value + 1), ending


def indices(cards: Iterable[Card]) -> int:
    """Cards as `brute` knows them: a mask of the engine's indices."""
    return sum(1 << card.index for card in cards)


def check_duties(rng: Random) -> None:
    """What some hands owe to some tricks, for engine, tables, kernel and `lines`.

    Play at random seldom comes to where the readings differ: most tricks here are ruffed, most hands are void.
    """
    rules, trump = random_contract(rng)
    tables, lines, kernel = tables_for(rules, trump), brute.lines_for(rules, trump), Play()
    kernel.load(duties_for(rules, trump))
    for _ in range(HANDS):
        led, second = rng.sample(range(4), 2)
        if trump.suit is not None and led != trump.suit:
            second = trump.suit
        first = DECK[8 * led + rng.randrange(8)]
        others = [card for card in DECK if card.suit in (led, second) and card is not first]
        trick = [first, *rng.sample(others, rng.randrange(3))]
        void = rng.random() < 0.7
        rest = [card for card in DECK if card not in trick and not (void and card.suit is first.suit)]
        held = [card for card in rest if card.suit == second] if rng.random() < 0.2 else rest
        hand = tuple(rng.sample(held, rng.randint(1, min(4, len(held)))))
        allowed = legal_cards(hand, trick, trump, rules)
        best = winning_place(trick, trump)
        asked = tables.mask(hand), led, tables.slot_of[trick[best].index], best == len(trick) - 2
        what = (rules, trump, trick, hand)
        assert tables.legal(*asked) == kernel.legal_mask(*asked) == tables.mask(allowed), what
        lying = [card.index for card in trick]
        assert lines.winner(lying) == best, what
        assert lines.allowed(indices(hand), lying) == indices(allowed), what


def played_positions(rng: Random) -> Iterator[None]:
    """One deal played at random by engine, kernel and the rules of `lines`; yields after each card they agree on."""
    rules, trump = random_contract(rng)
    tables = tables_for(rules, trump)
    position = Position(tables, random_hands(rng, 8), rng.randrange(4), rng.randrange(4))
    hands = [tables.cards(hand) for hand in position.hands]
    kernel = Play()
    kernel.load(duties_for(rules, trump))
    kernel.take(position)
    lines = brute.lines_for(rules, trump)
    turn, taken, tricks = position.turn, [0, 0], [0] * 4
    for _ in range(8):
        leader, trick = turn, []
        for i in range(4):
            turn = (leader + i) & 3
            legal = legal_cards(hands[turn], trick, trump, rules)
            what = (rules, trump, hands, leader, trick)
            assert kernel.turn == turn, what
            assert kernel.allowed() == tables.mask(legal), what
            lying = [card.index for card in trick]
            assert lines.allowed(indices(hands[turn]), lying) == indices(legal), what
            card = rng.choice(legal)
            trick.append(card)
            hands[turn] = tuple(other for other in hands[turn] if other is not card)
            kernel.put(tables.slot_of[card.index])
            position.play(tables.slot_of[card.index])
            assert kernel.held() == tuple(map(tables.mask, hands)), what
            assert kernel.seen() == (*position.lacks, *position.leads), what
            yield
        first = winning_place(trick, trump)
        assert lines.winner([card.index for card in trick]) == first, (trump, trick)
        turn = (leader + first) & 3
        tricks[turn] += 1
        taken[turn & 1] += sum(tables.points[tables.slot_of[card.index]] for card in trick)
        assert decode(kernel.result()) == (taken[0], turn, tuple(tricks)), (rules, trump, trick)
    assert kernel.allowed() == 0


def decode(result: int) -> tuple[int, int, tuple[int, ...]]:
    """Points of team 0, the place to play, tricks by place."""
    return result & 511, result >> 9 & 3, tuple([result >> shift & 15 for shift in (11, 15, 19, 23)])


def check_bounds(ending: Ending, rng: Random) -> None:
    """On positions too large for brute force: the value of the position is that of its best card."""
    solver = solver_for(ending)
    values = solver.cards()
    turn = (ending.leader + len(ending.table)) & 3
    value = min(values.values()) if turn & 1 else max(values.values())
    assert place(solver, ending).value() == value, ending
    slot = rng.choice(list(slots(sum(1 << slot for slot in values))))
    assert place(solver, ending).reaches(value), ending
    assert values[slot] == place(solver, ending).cards()[slot], ending
