"""The ways to spread hidden cards, counted exactly and laid out flat for the compiled guesses (`kernel_guess`)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .worlds import Spread

NODES: Final = 4096
"""Room in the kernel for nodes …"""
SPLITS: Final = 16384
"""… and for splits."""


class Ways(NamedTuple):
    """A `worlds.Spread` as a graph: a node is a kind of cards and the room left, its splits are ways to share them.

    Nodes are numbered from 0, where one starts; splits lie node by node.
    """

    kinds: list[int]
    """The cards of each kind: those that the same receivers may hold."""
    first: list[int]
    """By node: its first split …"""
    branches: list[int]
    """… how many it has …"""
    total: list[float]
    """… and how many ways to spread the rest."""
    share: list[int]
    """By split: how many cards each of the five receivers gets, four bits each …"""
    upto: list[float]
    """… the ways of this split and those before it in the node …"""
    child: list[int]
    """… and the node of the next kind."""
    fixed: list[int]
    """The cards known to lie with each receiver."""


def ways_of(spread: Spread) -> Ways | None:
    """The ways of a spread; `None` where there are none or they are too many for the tables."""
    if not spread.total:
        return None
    ways = Ways([], [], [], [], [], [], [], list(spread.fixed))
    numbers: dict[tuple[int, tuple[int, ...]], int] = {}
    waiting = [(0, spread.room)]
    for kind, room in waiting:
        if (kind, room) in numbers or kind == len(spread.kinds):
            continue
        numbers[kind, room] = len(numbers)
        waiting += [(kind + 1, rest) for _, _, rest in spread.splits(kind, room)]
    for kind, room in numbers:
        ways.first.append(len(ways.share))
        upto = 0.0
        for shares, number, rest in spread.splits(kind, room):
            upto += number
            ways.share.append(sum(count << 4 * receiver for receiver, count in shares))
            ways.upto.append(upto)
            ways.child.append(numbers.get((kind + 1, rest), 0))
        ways.branches.append(len(ways.share) - ways.first[-1])
        ways.total.append(upto)
    ways.kinds.extend(sum(1 << slot for slot in cards) for _, cards in spread.kinds)
    if len(numbers) > NODES or len(ways.share) > SPLITS:
        return None
    return ways
