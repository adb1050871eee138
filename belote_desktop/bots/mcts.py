"""Monte Carlo tree search over sampled worlds (single-observer ISMCTS).

One tree for all worlds: a node is a sequence of cards from the view on. In each world only some children are
available, and a child is judged by how often it was chosen *when it was available*.
"""

from __future__ import annotations

from math import log, sqrt

from . import policy
from .base import Clock
from .position import playout
from .search import Table
from .tables import slots

_EXPLORE = 0.7
_EPSILON = 0.1
"""Share of the playouts' cards that are played at random."""


class Node:
    """A card played, and what followed it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """Sum of the rewards of the team that played the card, each in [0, 1]."""
        self.children: dict[int, Node] = {}

    def appeal(self) -> float:
        """Upper confidence bound."""
        return self.total / self.visits + _EXPLORE * sqrt(log(self.available) / self.visits)


def tree_search(table: Table, clock: Clock) -> dict[int, Node]:
    """The children of the root after the search, by slot."""
    root = Node()
    low, high = table.bounds()
    me = table.root.turn
    while not clock.is_over:
        position = table.deal_world()
        node = root
        path: list[tuple[Node, int]] = []
        while position.hands[position.turn]:
            legal = position.legal()
            fresh = 0
            children = node.children
            known = []
            for slot in slots(legal):
                child = children.get(slot)
                if child is None:
                    fresh |= 1 << slot
                else:
                    child.available += 1
                    known.append((slot, child))
            if fresh:
                choice = policy.choose(position, legal)
                if not fresh >> choice & 1:
                    picks = list(slots(fresh))
                    choice = picks[int(table.rng.random() * len(picks))]
                child = children[choice] = Node()
                child.available = 1
                path.append((child, position.turn))
                position.play(choice)
                break
            choice, node = max(known, key=lambda item: item[1].appeal())
            path.append((node, position.turn))
            position.play(choice)
        playout(position, policy.choose, table.rng, _EPSILON)
        reward = min(1.0, max(0.0, (table.worth(position) - low) / (high - low)))
        for child, place in path:
            child.visits += 1
            child.total += reward if (place ^ me) & 1 == 0 else 1.0 - reward
        clock.iterations += 1
    return root.children
