# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Double-dummy search: all hands open, both sides at their best, how many points does team 0 still take?

A zero-window search asks "at least `t` more?" and answers with a bound: `t` or more is a lower bound, less is an
upper one. Team 0 (places 0 and 2) wants much, team 1 little. What keeps the tree small is exact:

*Alike cards.* Own cards of a suit with no other hand's card between them are a *group*. Playing one instead of
another of them gives the same game, but that the two have changed places: one lies in this trick, the other comes
later. So where the trick is surely won the dearest of a group is enough, where it is surely lost the cheapest,
and cards of equal points are always one move.

*Alike positions* share what is known of them, see `kernel_shapes`: this halves the tree.

*Sure points.* A leader can cash masters that nobody can ruff; the highest trumps bring their points home.

*Order.* Cards that have cut before at the same place, suit led and stage of the play come first.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from . import _shadow as cython

from .kernel_sure import Sure


@cython.cclass
class Search(Sure):
    """The search below a root that `kernel_solver` sets: hands, and `alive`, `left`, `capot` at its depth."""

    # made, lost: what team 0 gains by taking every trick, and loses when team 1 does
    # lead: the best card of the last trick start searched
    # nodes: cards played; at `next_poll` of them, and every so many more, `poll` tells whether to `stop`
    # by cards in hand before the trick: alive: all cards not yet taken; left: their points, with the last trick's;
    # capot: 1 when team 0 may still take every trick, 2 when team 1 may
    # move, score: by cards in hand and cards on the table, eight each; history: by stage, place and suit led

    def __init__(self) -> None:
        Sure.__init__(self)
        if not cython.compiled:
            self.alive, self.left, self.capot = [0] * 9, [0] * 9, [0] * 9
            self.move, self.score, self.history = [0] * 320, [0] * 320, [0] * 3200
            self.made = self.lost = self.lead = self.nodes = self.next_poll = self.every = 0
            self.stop = False
        self.poll = object()  # nothing to call

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ask(self) -> cython.void:
        """Let the caller stop the search."""
        self.next_poll = self.nodes + self.every
        with cython.gil:
            if callable(self.poll) and self.poll():
                self.stop = True

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        place: cython.int,
        lying: cython.int,
        led: cython.int,
        best: cython.int,
        holder: cython.int,
        on_table: cython.int,
        t: cython.int,
        depth: cython.int,
        slot: cython.int,
    ) -> cython.int:
        """Bound after `place` has played `slot`, which has left its hand."""
        on_table += self.points[slot]
        if lying == 0:
            led = slot >> 3
        if lying == 0 or self.beats[best] & self.bit[slot]:
            best = slot
            holder = place
        if lying < 3:
            return self.choose(place + 1 & 3, lying + 1, led, best, holder, on_table, t, depth, -1)
        capot: cython.int = self.capot[depth]
        if capot:
            capot &= 2 if holder & 1 else 1
        if depth == 1:
            found: cython.int = 0 if holder & 1 else on_table + 10
            if capot & 1:
                found += self.made
            if capot & 2:
                found -= self.lost
            return found
        self.left[depth - 1] = self.left[depth] - on_table
        self.capot[depth - 1] = capot
        if holder & 1:
            return self.between(holder, depth - 1, t)
        return on_table + self.between(holder, depth - 1, t - on_table)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reach(self, place: cython.int, led: cython.int) -> cython.int:
        """The best a hand can put on a trick of suit `led`, on the scale of `_power`."""
        base: cython.int = led << 3
        own: cython.uint = self.hands[place] >> base & 255
        if own:
            return self.top[own] + (16 if self.trumps & self.bit[base] else 8)
        own = self.hands[place] & self.trumps
        return 16 + self.top[own >> self.trump_base] if own else 0

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choose(
        self,
        place: cython.int,
        lying: cython.int,
        led: cython.int,
        best: cython.int,
        holder: cython.int,
        on_table: cython.int,
        t: cython.int,
        depth: cython.int,
        hint: cython.int,
    ) -> cython.int:
        """Bound for `place` to play to a trick with `lying` cards; `hint`: the card to try first, or −1."""
        self.nodes += 1
        hand: cython.uint = self.hands[place]
        alive: cython.uint = self.alive[depth]
        mate: cython.int = 1 if lying and holder == place ^ 2 else 0
        cards: cython.uint = self.legal(hand, led, best, mate) if lying else hand
        trace: cython.int = (depth >> 1 << 2 | place) * 160 + (led << 5 if lying else 128)
        first: cython.int = (depth << 2 | lying) << 3
        end: cython.int = first
        slot: cython.int
        power: cython.int
        near: cython.uint
        fate: cython.int
        now: cython.int = -1  # power of the card that holds the trick, then what others can still put on it
        theirs: cython.int = -1
        ours: cython.int = -1
        i: cython.int
        if cards & cards - 1 == 0:
            self.move[end] = self.slot_of[cards * 0x077CB531 >> 27 & 31]
            self.score[end] = 0
            end += 1
            cards = 0
        elif lying:
            now = (best & 7) + (16 if self.trumps & self.bit[best] else 8)
            if lying < 3:
                theirs = self.reach(place + 1 & 3, led)
            if lying == 1:
                ours = self.reach(place ^ 2, led)
        else:
            led = -1
        while cards:
            slot = self.slot_of[(cards & -cards) * 0x077CB531 >> 27 & 31]
            cards &= cards - 1
            if lying == 0 and slot >> 3 != led:
                led = slot >> 3
                theirs = self.reach(place + 1 & 3, led)
                i = self.reach(place + 3 & 3, led)
                if i > theirs:
                    theirs = i
            if self.trumps & self.bit[slot]:
                power = 16 + (slot & 7)
            else:
                power = 8 + (slot & 7) if slot >> 3 == led else 0
            # 1: the trick is surely won, −1: surely lost
            if power > now:
                fate = 1 if theirs < power else 0
            elif mate:
                fate = 1 if theirs < now else 0
            else:
                fate = -1 if ours < now else 0
            if fate > 0:
                near = alive & self.above[slot]
                if near & -near & hand:
                    continue  # the next card up is one's own and brings more
                self.score[end] = self.history[trace | slot] + 40 + 4 * self.points[slot] - 2 * (slot & 7)
            else:
                near = alive >> (slot & 24) & self.bit[slot & 7] - 1
                if near:
                    i = slot & 24 | self.top[near]
                    if hand & self.bit[i] and (fate < 0 or self.points[i] == self.points[slot]):
                        continue  # the next card down is one's own and costs no more
                self.score[end] = self.history[trace | slot] - 2 * (slot & 7)
                if fate < 0:
                    self.score[end] -= 8 * self.points[slot]
                elif mate or power > now:
                    self.score[end] += 40
                else:
                    self.score[end] -= 10
            if slot == hint:
                self.score[end] = 1 << 30
            self.move[end] = slot
            end += 1
        team: cython.int = place & 1
        result: cython.int = 20000 if team else -20000
        chosen: cython.int = -1
        found: cython.int
        pick: cython.int
        rest: cython.int
        for i in range(first, end):
            pick = i
            for rest in range(i + 1, end):
                if self.score[rest] > self.score[pick]:
                    pick = rest
            slot = self.move[pick]
            self.move[pick] = self.move[i]
            self.score[pick] = self.score[i]
            self.hands[place] = hand ^ self.bit[slot]
            found = self.after(place, lying, led, best, holder, on_table, t, depth, slot)
            if found < result if team else found > result:
                result = found
                chosen = slot
            if found < t if team else found >= t:
                if i > first and self.history[trace | slot] < 1 << 28:
                    self.history[trace | slot] += depth * depth
                break
            if self.stop:
                break
        self.hands[place] = hand
        if lying == 0:
            self.lead = chosen
        return result

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def last_winner(self, leader: cython.int) -> cython.int:
        """The place that takes the last trick."""
        best: cython.uint = self.hands[leader]
        holder: cython.int = leader
        i: cython.int
        for i in range(1, 4):
            if self.beats[self.slot_of[best * 0x077CB531 >> 27 & 31]] & self.hands[leader + i & 3]:
                holder = leader + i & 3
                best = self.hands[holder]
        return holder

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def between(self, leader: cython.int, depth: cython.int, t: cython.int) -> cython.int:
        """Bound before a trick with `depth` cards in each hand."""
        left: cython.int = self.left[depth]
        capot: cython.int = self.capot[depth]
        low: cython.int = -self.lost if capot & 2 else 0
        high: cython.int = left + self.made if capot & 1 else left
        if t <= low or self.stop:
            return low
        if t > high:
            return high
        if self.nodes >= self.next_poll:
            self.ask()
        if depth == 1:
            return low if self.last_winner(leader) & 1 else high
        cards: cython.uint = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        tag: cython.uint = capot << 2 | leader
        shape: cython.uint = self.shape_of(cards)
        self.find(shape, cards, tag)
        if self.floor > low:
            low = self.floor
        if self.ceiling < high:
            high = self.ceiling
        if low >= t:
            return low
        if high < t:
            return high
        hint: cython.int = self.hint
        self.count_sure(leader, depth, cards, left)
        low = max(low, (self.sure_other if leader & 1 else self.sure_lead) - (self.lost if capot & 2 else 0))
        if low >= t:
            return low
        left -= self.sure_lead if leader & 1 else self.sure_other
        high = min(high, left + (self.made if capot & 1 else 0))
        if high < t:
            return high
        self.alive[depth] = cards
        found: cython.int = self.choose(leader, 0, 0, 0, leader, 0, t, depth, hint)
        if self.stop:
            return found
        if found >= t:
            low = found
        else:
            high = found
        self.store(shape, cards, tag, low, high, self.lead)
        return found
