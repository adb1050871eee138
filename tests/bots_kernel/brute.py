"""Every line of play tried, with no table and no pruning: what the solver must agree with."""

from __future__ import annotations

from belote_desktop.bots.tables import Tables

from .deals import Ending


def values(ending: Ending) -> dict[int, int]:
    """Team 0's points from here on after each legal card, by slot."""
    tables = ending.tables
    best = holder = points = 0
    for i, slot in enumerate(ending.table):
        points += tables.points[slot]
        if i == 0 or tables.beats[best] >> slot & 1:
            best, holder = slot, (ending.leader + i) & 3
    unbeaten = (ending.unbeaten & 1 if ending.made else 0) | (ending.unbeaten & 2 if ending.lost else 0)
    search = _Search(tables, list(ending.hands), ending.made, ending.lost)
    turn = (ending.leader + len(ending.table)) & 3
    led = ending.table[0] >> 3 if ending.table else -1
    legal = tables.legal(search.hands[turn], led, best, bool(ending.table) and holder == turn ^ 2)
    return {
        slot: search.after(slot, turn, len(ending.table), led, best, holder, points, unbeaten)
        for slot in range(32)
        if legal >> slot & 1
    }


class _Search:
    def __init__(self, tables: Tables, hands: list[int], made: int, lost: int) -> None:
        self.tables = tables
        self.hands = hands
        self.made = made
        self.lost = lost

    def after(
        self, slot: int, turn: int, lying: int, led: int, best: int, holder: int, points: int, unbeaten: int
    ) -> int:
        """The value after `turn` plays `slot`."""
        tables, hands = self.tables, self.hands
        points += tables.points[slot]
        if lying == 0:
            led, best, holder = slot >> 3, slot, turn
        elif tables.beats[best] >> slot & 1:
            best, holder = slot, turn
        hands[turn] ^= 1 << slot
        if lying < 3:
            value = self.best(turn + 1 & 3, lying + 1, led, best, holder, points, unbeaten)
        else:
            unbeaten &= 2 if holder & 1 else 1
            gained = 0 if holder & 1 else points
            if hands[holder]:
                value = gained + self.best(holder, 0, -1, 0, 0, 0, unbeaten)
            else:
                value = gained + (0 if holder & 1 else 10)
                value += (self.made if unbeaten & 1 else 0) - (self.lost if unbeaten & 2 else 0)
        hands[turn] ^= 1 << slot
        return value

    def best(
        self, turn: int, lying: int, led: int, best: int, holder: int, points: int, unbeaten: int
    ) -> int:
        """The value with `turn` to play."""
        legal = self.tables.legal(self.hands[turn], led, best, lying > 0 and holder == turn ^ 2)
        values = []
        while legal:
            bit = legal & -legal
            legal ^= bit
            slot = bit.bit_length() - 1
            values.append(self.after(slot, turn, lying, led, best, holder, points, unbeaten))
        return min(values) if turn & 1 else max(values)
