# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Playouts by the rules of `policy`: the same advice with the same `weights`, fast enough to be asked for each card.

A test holds the two equal card by card; `policy` says why a card is played.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from collections.abc import Sequence

from .kernel_advice import Advice

BATCH: int = 64
"""Worlds played between two looks at the interpreter: a fraction of a millisecond."""


@cython.cclass
class RulePlay(Advice):
    """A deal in play that the rules can finish: `load`, `advise` and `seed` come first, then `take`."""

    # full: every card; lead_low: which trump `trump_worth` means; worlds: hands of a batch

    def __init__(self) -> None:
        Advice.__init__(self)
        self.full = (1 << 32) - 1
        if not cython.compiled:
            self.worlds = [0] * 256
            self.results = [0] * 512

    def advised(self) -> int:
        """The card that the rules play now: a slot."""
        return self.rule_card(self.choices())

    def finish(self, chance: int = 0) -> int:
        """Play to the end by the rules, `chance` cards in 1024 at random; the result."""
        often: cython.int = chance
        with cython.nogil:
            self.rule_out(often)
        return self.outcome()

    def playouts(
        self, worlds: Sequence[Sequence[int]], cards: Sequence[int], chance: int = 0
    ) -> list[list[int]]:
        """Results of playing each of the `cards` in each of the `worlds` (hands by place), then on by the rules.

        The position is the one that was taken, but for the hands; at most eight cards. Without any, one result a
        world, of the rules alone. `chance` cards in 1024 are played at random. One row a world.
        """
        found: list[list[int]] = []
        often: cython.int = chance
        count: cython.int = len(cards) or 1
        slots: cython.int[8]
        i: cython.int
        world: cython.int
        some: cython.int
        if not cython.compiled:
            slots = [0] * 8
        slots[0] = -1
        for i in range(len(cards)):
            slots[i] = cards[i]
        self.keep()
        for start in range(0, len(worlds), BATCH):
            some = min(BATCH, len(worlds) - start)
            for world in range(some):
                hands = worlds[start + world]
                for i in range(4):
                    self.worlds[4 * world + i] = hands[i]
            with cython.nogil:
                for world in range(some):
                    for i in range(count):
                        self.back()
                        self.hands[0] = self.worlds[4 * world]
                        self.hands[1] = self.worlds[4 * world + 1]
                        self.hands[2] = self.worlds[4 * world + 2]
                        self.hands[3] = self.worlds[4 * world + 3]
                        if slots[i] >= 0:
                            self.play(slots[i])
                        self.rule_out(often)
                        self.results[8 * world + i] = self.outcome()
            found += [[self.results[8 * world + i] for i in range(count)] for world in range(some)]
        self.back()
        return found

    # what follows runs without the interpreter's lock

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rule_out(self, chance: cython.int) -> cython.void:
        """Play to the end by the rules."""
        cards: cython.uint
        while self.hands[self.turn]:
            cards = self.choices()
            if cards & cards - 1 == 0:
                self.play(self.slot_of[cards * 0x077CB531 >> 27 & 31])
            elif chance and self.dice.draw(1024) < chance:
                self.play(self.pick(cards))
            else:
                self.play(self.rule_card(cards))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def highest(self, cards: cython.uint) -> cython.int:
        """The highest slot of some cards."""
        if cards >> 16:
            return 24 + self.top[cards >> 24] if cards >> 24 else 16 + self.top[cards >> 16]
        return 8 + self.top[cards >> 8] if cards >> 8 else self.top[cards]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rule_card(self, cards: cython.uint) -> cython.int:
        """The card to play among those allowed."""
        own: cython.uint = self.hands[self.turn]
        unseen: cython.uint = ~(self.played | own) & self.full
        if self.led < 0:
            return self.lead_card(cards, unseen)
        mate: cython.bint = self.holder == self.turn ^ 2
        if mate and (self.count == 3 or self.holds(self.best, unseen)):
            return self.give(cards, unseen)
        winning: cython.uint = cards & self.beats[self.best]
        slot: cython.int
        if winning:
            if winning & self.trumps and not self.suit[self.led] & self.trumps:
                if not mate:
                    return self.slot_of[(winning & -winning) * 0x077CB531 >> 27 & 31]
            else:
                slot = self.win(winning, unseen)
                if slot >= 0:
                    return slot
        return self.cheapest(cards, unseen)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def out(self, base: cython.int, unseen: cython.uint) -> cython.int:
        """How many cards of the suit that starts at slot `base` the other hands hold."""
        return self.size[unseen >> base & 255]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def holds(self, slot: cython.int, unseen: cython.uint) -> cython.bint:
        """Whether a card that holds the trick very likely keeps it against the opponent who plays next."""
        may: cython.uint = unseen & ~self.lacks[self.turn + 1 & 3]
        suit: cython.uint = self.suit[slot >> 3]
        if self.above[slot] & may:
            return False
        if suit == self.trumps or not self.trumps & may:
            return True
        return suit & may != 0 and self.out(slot & 24, unseen) >= self.safe_out

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def enemy_trumps(self, unseen: cython.uint) -> cython.uint:
        """Trumps that an opponent may hold."""
        return unseen & self.trumps & ~(self.lacks[self.turn + 1 & 3] & self.lacks[self.turn + 3 & 3])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def give(self, cards: cython.uint, unseen: cython.uint) -> cython.int:
        """The card that brings most to a trick one's side wins."""
        enemies: cython.uint = self.enemy_trumps(unseen)
        own: cython.uint = self.hands[self.turn]
        early: cython.bint = False
        own &= own - 1
        own &= own - 1
        if own:
            early = True  # more than two cards
        slot: cython.int
        best: cython.int = -1
        worth: cython.int
        most: cython.int = -99999
        if not self.suit[self.led] & self.trumps and cards & ~self.trumps:
            cards &= ~self.trumps
        while cards:
            slot = self.highest(cards)
            cards ^= self.bit[slot]
            worth = self.points[slot] * self.give_points - self.give_strength * (slot & 7)
            if not self.above[slot] & unseen:
                if self.suit[slot >> 3] == self.trumps:
                    worth -= self.keep_trump
                elif early:
                    if enemies and self.out(slot & 24, unseen) < self.risk_out:
                        worth -= self.keep_risky
                    else:
                        worth -= self.keep_master
            if worth > most:
                best = slot
                most = worth
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def win(self, winning: cython.uint, unseen: cython.uint) -> cython.int:
        """The card to take the trick with, −1 when it is better not to try."""
        slot: cython.int
        best: cython.int = -1
        worth: cython.int
        most: cython.int = -99999
        if self.count == 3:
            while winning:
                slot = self.highest(winning)
                winning ^= self.bit[slot]
                worth = 10 * self.points[slot]
                if not self.above[slot] & unseen:
                    worth -= self.win_keep
                if worth > most:
                    best = slot
                    most = worth
            if self.on_table >= self.hold_last or self.above[best] & unseen:
                return best
            return -1
        slot = self.highest(winning)
        if not self.above[slot] & unseen and self.holds(slot, unseen):
            return slot if self.on_table >= self.hold_up else -1
        if self.count == 2 and self.points[slot] <= self.try_points:
            return slot
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cheapest(self, cards: cython.uint, unseen: cython.uint) -> cython.int:
        """The card that costs least on a trick the other side is likely to win."""
        own: cython.uint = self.hands[self.turn]
        mates: cython.uint
        slot: cython.int
        length: cython.int
        best: cython.int = -1
        cost: cython.int
        least: cython.int = 99999
        while cards:
            slot = self.slot_of[(cards & -cards) * 0x077CB531 >> 27 & 31]
            cards &= cards - 1
            cost = self.points[slot] * self.cheap_points + (slot & 7) * self.cheap_strength
            if self.trumps & self.bit[slot]:
                cost += self.cheap_trump
            if slot >> 3 != self.led:
                mates = own & self.suit[slot >> 3]
                length = self.size[mates >> (slot & 24)]
                if not self.above[slot] & unseen:
                    cost += self.cheap_master
                elif length == 2 and self.points[self.highest(mates ^ self.bit[slot])] >= self.guarded:
                    cost += self.cheap_guard
                cost += length * self.cheap_length
            if cost < least:
                best = slot
                least = cost
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_card(self, own: cython.uint, unseen: cython.uint) -> cython.int:
        """The card to open a trick with."""
        enemies: cython.uint = self.enemy_trumps(unseen)
        cards: cython.uint
        out: cython.uint
        base: cython.int
        low: cython.int
        high: cython.int
        best: cython.int = -1
        worth: cython.int
        most: cython.int = -99999
        for base in range(0, 32, 8):
            cards = own >> base & 255
            if not cards:
                continue
            out = unseen >> base & 255
            high = base + self.top[cards]
            low = base + self.slot_of[(cards & -cards) * 0x077CB531 >> 27 & 31]
            if self.trumps & self.bit[base]:
                worth = self.trump_worth(cards, out, base, low, enemies)
                if not self.lead_low:
                    low = high
            else:
                if not self.over[cards] & out:
                    worth = self.master_worth(cards, out, base, high, enemies)
                    if worth > most:
                        best = high
                        most = worth
                if low == high and best == high:
                    continue
                worth = self.low_worth(own, cards, out, low, high, unseen, enemies)
            if worth > most:
                best = low
                most = worth
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def master_worth(
        self, cards: cython.uint, out: cython.uint, base: cython.int, high: cython.int, enemies: cython.uint
    ) -> cython.int:
        """How good it is to lead the master of a suit."""
        worth: cython.int = self.master + self.points[high] * self.master_points
        enemy: cython.int
        lacks: cython.uint
        if enemies:
            worth += self.master_out * self.size[out]
            for enemy in range(1, 4, 2):
                lacks = self.lacks[self.turn + enemy & 3]
                if not out << base & ~lacks and enemies & ~lacks:
                    return worth + self.master_ruffed
            return worth
        return (
            worth
            + self.master_length * self.size[cards]
            + self.master_run * self.size[cards & self.over[out]]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def low_worth(
        self,
        own: cython.uint,
        cards: cython.uint,
        out: cython.uint,
        low: cython.int,
        high: cython.int,
        unseen: cython.uint,
        enemies: cython.uint,
    ) -> cython.int:
        """How good it is to lead the lowest card of a suit."""
        mate: cython.int = self.turn ^ 2
        count: cython.int = self.size[cards]
        worth: cython.int = self.low + self.low_points * self.points[low] - self.low_strength * (low & 7)
        if not self.over[cards] & out:
            worth += self.low_under
        elif self.points[high] >= self.guarded and count > 1:
            worth += self.low_guard
        worth += (self.low_length_trumps if enemies else self.low_length) * count
        if self.leads[mate] >> (low >> 3) & 1:
            worth += self.low_mate
        if self.taker == self.turn:
            worth += self.low_taker
        if not out << (low & 24) & ~self.lacks[mate]:
            if out and self.trumps & unseen & ~self.lacks[mate]:
                worth += self.low_mate_ruffs
            else:
                worth += self.low_mate_void
        if count == 1 and out and own & self.trumps:
            worth += self.low_single
        return worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trump_worth(
        self, cards: cython.uint, out: cython.uint, base: cython.int, low: cython.int, enemies: cython.uint
    ) -> cython.int:
        """How good it is to lead trumps, and in `lead_low` whether the lowest instead of the highest."""
        count: cython.int = self.size[cards]
        master: cython.bint = not self.over[cards] & out
        worth: cython.int
        self.lead_low = not master
        if not enemies:
            self.lead_low = False
            return self.draw_nothing
        if (self.taker ^ self.turn) & 1:
            self.lead_low = not (master and count > 2)
            return self.defence_low if self.lead_low else self.defence_master
        if self.taker == self.turn:
            if master:
                return self.draw_master if count > 1 else self.draw_last
            return self.draw_low + self.draw_low_length * count
        if out << base & ~self.lacks[self.turn ^ 2]:
            worth = self.mate_again if self.leads[self.turn] >> (base >> 3) & 1 else 0
            if master:
                return self.mate_master + worth
            return self.mate_low - self.mate_points * self.points[low] + worth
        self.lead_low = True
        return self.mate_void
