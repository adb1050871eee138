"""Rule-based card play from public information: the lower levels, and the playouts of the higher ones.

It reads its own hand and what the table has seen (`Position.played`, `lacks`, `leads`, `taker`), never another
hand. The advice is that of any belote primer, e.g. seed 003: count the trumps, load a partner's sure trick, keep
masters that are safe, draw trumps when one's side has taken, let long suits grow at no trumps. How much each advice
weighs (`weights`) was tuned by self-play.
"""

from __future__ import annotations

from .position import Position
from .tables import FULL, SUIT_MASKS
from .weights import WEIGHTS, Weights

_LEAST = -99999


def choose(position: Position, legal: int) -> int:
    """The slot to play among `legal` (not empty) for the place to play."""
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    w = WEIGHTS[position.tables.kind]
    if position.led < 0:
        return _lead(position, legal, w)
    tables = position.tables
    mate_holds = position.best_place == position.turn ^ 2
    unseen = FULL & ~(position.played | position.hands[position.turn])
    last = position.count == 3
    if mate_holds and (last or _holds(position, position.best, unseen, w)):
        return _give(position, legal, unseen, w)
    winning = legal & tables.beats[position.best]
    ruffing = winning & tables.trumps and not SUIT_MASKS[position.led] & tables.trumps
    if winning and not (mate_holds and ruffing):
        if ruffing:
            return (winning & -winning).bit_length() - 1
        slot = _win(position, winning, unseen, last, w)
        if slot >= 0:
            return slot
    return _cheapest(position, legal, unseen, w)


def _holds(position: Position, slot: int, unseen: int, w: Weights) -> bool:
    """Whether `slot`, holding the trick, very likely keeps it against the opponent who plays next."""
    tables = position.tables
    may_hold = unseen & ~position.lacks[(position.turn + 1) & 3]
    if tables.above[slot] & may_hold:
        return False
    suit = SUIT_MASKS[slot >> 3]
    if suit == tables.trumps or not tables.trumps & may_hold:
        return True
    # few of the suit left out there: a ruff is likely
    return bool(suit & may_hold) and (suit & unseen).bit_count() >= w.safe_out


def _enemy_trumps(position: Position, unseen: int) -> int:
    """Trumps that an opponent may hold."""
    place = position.turn
    both_lack = position.lacks[(place + 1) & 3] & position.lacks[(place + 3) & 3]
    return unseen & position.tables.trumps & ~both_lack


def _give(position: Position, legal: int, unseen: int, w: Weights) -> int:
    """The card that brings most to a trick one's side wins, without spending trumps or masters."""
    tables = position.tables
    led_trump = SUIT_MASKS[position.led] & tables.trumps
    enemy_trumps = _enemy_trumps(position, unseen)
    early = position.hands[position.turn].bit_count() > 2
    best, best_worth = -1, _LEAST
    mask = legal if led_trump else legal & ~tables.trumps or legal
    while mask:
        slot = mask.bit_length() - 1
        mask ^= 1 << slot
        worth = tables.points[slot] * w.give_points - w.give_strength * (slot & 7)
        if not tables.above[slot] & unseen:
            suit = SUIT_MASKS[slot >> 3]
            if suit == tables.trumps:
                worth -= w.keep_trump
            elif early:
                risky = enemy_trumps and (suit & unseen).bit_count() < w.risk_out
                worth -= w.keep_risky if risky else w.keep_master
        if worth > best_worth:
            best, best_worth = slot, worth
    return best


def _win(position: Position, winning: int, unseen: int, last: bool, w: Weights) -> int:
    """The card to take the trick with, −1 when it is better not to try."""
    tables = position.tables
    if last:
        best, best_worth = -1, _LEAST
        mask = winning
        while mask:
            slot = mask.bit_length() - 1
            mask ^= 1 << slot
            # take with the ten and keep the ace, which wins again
            worth = 10 * tables.points[slot] - (w.win_keep if not tables.above[slot] & unseen else 0)
            if worth > best_worth:
                best, best_worth = slot, worth
        if position.on_table >= w.hold_last or tables.above[best] & unseen:
            return best
        return -1
    slot = winning.bit_length() - 1
    if not tables.above[slot] & unseen and _holds(position, slot, unseen, w):
        return slot if position.on_table >= w.hold_up else -1
    if position.count == 2 and tables.points[slot] <= w.try_points:
        return slot
    return -1


def _cheapest(position: Position, legal: int, unseen: int, w: Weights) -> int:
    """The card that costs least on a trick the other side is likely to win."""
    tables = position.tables
    own = position.hands[position.turn]
    best, best_cost = -1, -_LEAST
    mask = legal
    while mask:
        low = mask & -mask
        mask ^= low
        slot = low.bit_length() - 1
        suit = SUIT_MASKS[slot >> 3]
        cost = tables.points[slot] * w.cheap_points + (slot & 7) * w.cheap_strength
        if suit & tables.trumps:
            cost += w.cheap_trump
        if slot >> 3 != position.led:
            mates = own & suit
            count = mates.bit_count()
            if not tables.above[slot] & unseen:
                cost += w.cheap_master
            elif count == 2 and tables.points[(mates ^ low).bit_length() - 1] >= w.guarded:
                cost += w.cheap_guard  # the only guard of a high card
            cost += count * w.cheap_length
        if cost < best_cost:
            best, best_cost = slot, cost
    return best


def _lead(position: Position, legal: int, w: Weights) -> int:
    """The card to open a trick with."""
    tables = position.tables
    unseen = FULL & ~(position.played | legal)
    enemy_trumps = _enemy_trumps(position, unseen)
    best, best_worth = -1, _LEAST
    for suit_number in range(4):
        suit = SUIT_MASKS[suit_number]
        cards = legal & suit
        if not cards:
            continue
        out = unseen & suit
        if suit == tables.trumps:
            slot, worth = _lead_trump(position, cards, out, enemy_trumps, w)
        else:
            high = cards.bit_length() - 1
            if not tables.above[high] & out:
                slot, worth = high, _master_worth(position, cards, out, enemy_trumps, w)
                if worth > best_worth:
                    best, best_worth = slot, worth
            slot = (cards & -cards).bit_length() - 1
            if slot == high and best == high:
                continue
            worth = _low_worth(position, legal, cards, out, enemy_trumps, w)
        if worth > best_worth:
            best, best_worth = slot, worth
    return best


def _master_worth(position: Position, cards: int, out: int, enemy_trumps: int, w: Weights) -> int:
    """How good it is to lead the master of a suit."""
    place, tables = position.turn, position.tables
    high = cards.bit_length() - 1
    worth = w.master + tables.points[high] * w.master_points
    if enemy_trumps:
        worth += w.master_out * out.bit_count()
        for enemy in ((place + 1) & 3, (place + 3) & 3):
            lacks = position.lacks[enemy]
            if not out & ~lacks and enemy_trumps & ~lacks:
                return worth + w.master_ruffed
        return worth
    winners = (cards & ~((1 << out.bit_length()) - 1)).bit_count() if out else cards.bit_count()
    return worth + w.master_length * cards.bit_count() + w.master_run * winners


def _low_worth(position: Position, legal: int, cards: int, out: int, enemy_trumps: int, w: Weights) -> int:
    """How good it is to lead the lowest card of a suit."""
    tables = position.tables
    lacks = position.lacks[position.turn ^ 2]
    high = cards.bit_length() - 1
    slot = (cards & -cards).bit_length() - 1
    count = cards.bit_count()
    worth = w.low + w.low_points * tables.points[slot] - w.low_strength * (slot & 7)
    if not tables.above[high] & out:
        worth += w.low_under
    elif tables.points[high] >= w.guarded and count > 1:
        worth += w.low_guard
    worth += (w.low_length_trumps if enemy_trumps else w.low_length) * count
    if position.leads[position.turn ^ 2] >> (slot >> 3) & 1:
        worth += w.low_mate
    if position.taker == position.turn:
        worth += w.low_taker
    if not out & ~lacks:
        # the partner is void: good only when it can ruff
        ruffs = out and tables.trumps & ~(position.played | legal) & ~lacks
        worth += w.low_mate_ruffs if ruffs else w.low_mate_void
    if count == 1 and out and legal & tables.trumps:
        worth += w.low_single
    return worth


def _lead_trump(position: Position, cards: int, out: int, enemy_trumps: int, w: Weights) -> tuple[int, int]:
    """The trump to lead, and how good an idea that is."""
    place, tables = position.turn, position.tables
    high = cards.bit_length() - 1
    low = (cards & -cards).bit_length() - 1
    count = cards.bit_count()
    master = not tables.above[high] & out
    if not enemy_trumps:
        return high, w.draw_nothing  # there is none left but the partner's
    if (position.taker ^ place) & 1:
        return (high, w.defence_master) if master and count > 2 else (low, w.defence_low)
    if position.taker == place:
        if master:
            return high, w.draw_master if count > 1 else w.draw_last
        return low, w.draw_low + w.draw_low_length * count
    if out & ~position.lacks[place ^ 2]:
        again = w.mate_again if position.leads[place] & 1 << (high >> 3) else 0
        if master:
            return high, w.mate_master + again
        return low, w.mate_low - w.mate_points * tables.points[low] + again
    return low, w.mate_void
