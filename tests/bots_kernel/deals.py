"""Random contracts and positions for the tests of the kernels."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from belote_desktop.bots.tables import Tables, tables_for
from belote_desktop.engine import RuleSet, Trump

from ..bots.tables import random_rules


@dataclass(frozen=True)
class Ending:
    """A position with open hands: masks by place, slots on the table, and what a capot would bring."""

    rules: RuleSet
    trump: Trump
    hands: tuple[int, ...]
    leader: int
    table: tuple[int, ...] = ()
    made: int = 0
    lost: int = 0
    unbeaten: int = 0

    @property
    def tables(self) -> Tables:
        return tables_for(self.rules, self.trump)


def random_contract(rng: Random) -> tuple[RuleSet, Trump]:
    """Any trump under any rules of play, whether or not these rules let it be called."""
    return random_rules(rng), rng.choice(tuple(Trump))


def random_hands(rng: Random, size: int) -> tuple[int, ...]:
    """Four hands of `size` cards."""
    deck = rng.sample(range(32), 4 * size)
    return tuple(sum(1 << slot for slot in deck[place::4]) for place in range(4))


def random_ending(rng: Random, sizes: tuple[int, ...], lying: int = 0) -> Ending:
    """A position of one of these hand sizes, with `lying` cards on the table, all rules and trumps."""
    rules, trump = random_contract(rng)
    tables = tables_for(rules, trump)
    hands = list(random_hands(rng, rng.choice(sizes)))
    leader = rng.randrange(4)
    table: list[int] = []
    best = holder = 0
    for i in range(lying):
        place = (leader + i) & 3
        led = table[0] >> 3 if table else -1
        legal = tables.legal(hands[place], led, best, holder == place ^ 2)
        slot = rng.choice([slot for slot in range(32) if legal >> slot & 1])
        hands[place] ^= 1 << slot
        if not table or tables.beats[best] >> slot & 1:
            best, holder = slot, place
        table.append(slot)
    made, lost = (rng.choice((0, 90, 250)), rng.choice((0, 90, 250))) if rng.random() < 0.3 else (0, 0)
    return Ending(rules, trump, tuple(hands), leader, tuple(table), made, lost, rng.randrange(4))
