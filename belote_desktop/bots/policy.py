"""Rule-based card play from public information: the lower levels, and the playouts of the higher ones.

It reads its own hand and what the table has seen (`Position.played`, `lacks`, `leads`, `taker`), never another
hand. The advice is that of any belote primer, e.g. seed 003: count the trumps, load a partner's sure trick,
keep masters that are safe, draw trumps when one's side has taken. The weights were tuned by self-play.
"""

from __future__ import annotations

from .position import Position
from .tables import FULL, SUIT_MASKS

GIVE_POINTS = 20
KEEP_MASTER = 470
KEEP_RISKY = 50
KEEP_TRUMP = 620
GIVE_STRENGTH = 10
LAST_KEEP = 440
CHEAP_POINTS = 40
CHEAP_STRENGTH = 10
CHEAP_TRUMP = 120
CHEAP_MASTER = 200
CHEAP_GUARD = 100
CHEAP_LENGTH = 10
MASTER = 560
MASTER_POINTS = 10
MASTER_OUT = 100
MASTER_RISK = -300
MASTER_RUFFED = 160
MASTER_LENGTH = 190
LOW = 260
LOW_POINTS = -20
LOW_GUARD = 20
LOW_LENGTH = 110
LOW_LENGTH_T = 0
LOW_OUT_T = 0
LOW_MATE = 240
LOW_MATE_RUFF = 120
LOW_MATE_VOID = -470
LOW_SINGLE = 80
LOW_TAKER = 80
T_NONE = -200
T_DEF_MASTER = 200
T_DEF_LOW = -410
T_TAKER_MASTER = 900
T_TAKER_MASTER1 = -20
T_TAKER_LOW = 450
T_TAKER_LOW_FEW = -50
T_TAKER_LOW_LEN = 160
T_MATE_MASTER = 850
T_MATE_LOW = 600
T_MATE_POINTS = -30
T_MATE_AGAIN = -600
T_MATE_VOID = -200
SAFE_OUT = 1
TRY = 0
RUFF_HIGH = 0


def choose(position: Position, legal: int) -> int:
    """The slot to play among `legal` (not empty) for the place to play."""
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    if position.led < 0:
        return _lead(position, legal)
    mate_holds = position.best_place == position.turn ^ 2
    unseen = FULL & ~(position.played | position.hands[position.turn])
    last = position.count == 3
    if mate_holds and (last or _holds(position, position.best, unseen)):
        return _give(position, legal, unseen)
    winning = legal & position.tables.beats[position.best]
    if winning and not (mate_holds and winning & position.tables.trumps and not _led_trump(position)):
        slot = _win(position, winning, unseen, last)
        if slot >= 0:
            return slot
    return _cheapest(position, legal, unseen)


def _led_trump(position: Position) -> bool:
    return bool(SUIT_MASKS[position.led] & position.tables.trumps)


def _holds(position: Position, slot: int, unseen: int) -> bool:
    """Whether `slot`, holding the trick, very likely keeps it against the opponent who plays next."""
    tables = position.tables
    may_hold = unseen & ~position.lacks[(position.turn + 1) & 3]
    if tables.above[slot] & may_hold:
        return False
    suit = SUIT_MASKS[slot >> 3]
    if suit == tables.trumps or not tables.trumps & may_hold:
        return True
    # few of the suit left out there: a ruff is likely
    return bool(suit & may_hold) and (suit & unseen).bit_count() >= SAFE_OUT


def _give(position: Position, legal: int, unseen: int) -> int:
    """The card that brings most to a trick one's side wins, without spending trumps or masters."""
    tables = position.tables
    plain = legal & ~tables.trumps if not _led_trump(position) else legal
    rest = position.hands[position.turn].bit_count()
    place = position.turn
    enemy_trumps = (
        unseen & tables.trumps & ~(position.lacks[(place + 1) & 3] & position.lacks[(place + 3) & 3])
    )
    best, best_worth = -1, -99999
    mask = plain or legal
    while mask:
        slot = mask.bit_length() - 1
        mask ^= 1 << slot
        worth = tables.points[slot] * GIVE_POINTS - GIVE_STRENGTH * (slot & 7)
        if not tables.above[slot] & unseen:
            suit = SUIT_MASKS[slot >> 3]
            if suit == tables.trumps:
                worth -= KEEP_TRUMP
            elif rest > 2:
                risky = enemy_trumps and (suit & unseen).bit_count() < SAFE_OUT
                worth -= KEEP_RISKY if risky else KEEP_MASTER
        if worth > best_worth:
            best, best_worth = slot, worth
    return best


def _win(position: Position, winning: int, unseen: int, last: bool) -> int:
    """The card to take the trick with, −1 when it is better not to try."""
    tables = position.tables
    if winning & tables.trumps and not _led_trump(position):
        low = (winning & -winning).bit_length() - 1
        if RUFF_HIGH and last and tables.points[low] == 0:
            high = winning.bit_length() - 1
            if tables.above[high] & unseen and tables.points[high] >= 10 and winning.bit_count() <= RUFF_HIGH:
                return high
        return low
    if last:
        best, best_worth = -1, -99999
        mask = winning
        while mask:
            slot = mask.bit_length() - 1
            mask ^= 1 << slot
            # take with the ten and keep the ace, which wins again
            worth = 10 * tables.points[slot] - (LAST_KEEP if not tables.above[slot] & unseen else 0)
            if worth > best_worth:
                best, best_worth = slot, worth
        return best
    slot = winning.bit_length() - 1
    if not tables.above[slot] & unseen and _holds(position, slot, unseen):
        return slot
    if position.count == 2 and TRY and tables.points[slot] <= TRY:
        return slot
    return -1


def _cheapest(position: Position, legal: int, unseen: int) -> int:
    """The card that costs least on a trick the other side is likely to win."""
    tables = position.tables
    own = position.hands[position.turn]
    best, best_cost = -1, 99999
    mask = legal
    while mask:
        low = mask & -mask
        mask ^= low
        slot = low.bit_length() - 1
        suit = SUIT_MASKS[slot >> 3]
        cost = tables.points[slot] * CHEAP_POINTS + (slot & 7) * CHEAP_STRENGTH
        if suit & tables.trumps:
            cost += CHEAP_TRUMP
        if slot >> 3 != position.led:
            mates = own & suit
            if not tables.above[slot] & unseen:
                cost += CHEAP_MASTER
            elif mates.bit_count() == 2 and tables.points[(mates ^ low).bit_length() - 1] >= 10:
                cost += CHEAP_GUARD  # the only guard of a ten
            cost += mates.bit_count() * CHEAP_LENGTH
        if cost < best_cost:
            best, best_cost = slot, cost
    return best


def _lead(position: Position, legal: int) -> int:
    """The card to open a trick with."""
    tables = position.tables
    place = position.turn
    mate = place ^ 2
    lacks = position.lacks
    left, right = lacks[(place + 1) & 3], lacks[(place + 3) & 3]
    unseen = FULL & ~(position.played | legal)
    enemy_trumps = unseen & tables.trumps & ~(left & right)
    best, best_worth = -1, -99999
    for suit_number in range(4):
        suit = SUIT_MASKS[suit_number]
        cards = legal & suit
        if not cards:
            continue
        out = unseen & suit
        high = cards.bit_length() - 1
        low = (cards & -cards).bit_length() - 1
        master = not tables.above[high] & out
        if suit == tables.trumps:
            slot, worth = _lead_trump(position, cards, out, enemy_trumps, master)
        elif master:
            slot = high
            worth = MASTER + tables.points[high] * MASTER_POINTS
            if enemy_trumps:
                worth += MASTER_OUT * out.bit_count() + MASTER_RISK
                if (not out & ~left and enemy_trumps & ~left) or (not out & ~right and enemy_trumps & ~right):
                    worth += MASTER_RUFFED
            else:
                worth += MASTER_LENGTH * cards.bit_count()
        else:
            slot = low
            worth = LOW + LOW_POINTS * tables.points[low]
            if tables.points[high] >= 10 and high != low:
                worth += LOW_GUARD
            if not enemy_trumps:
                worth += LOW_LENGTH * cards.bit_count()
            else:
                worth += LOW_LENGTH_T * cards.bit_count() + LOW_OUT_T * out.bit_count()
            if position.leads[mate] >> suit_number & 1:
                worth += LOW_MATE
            if position.taker == place:
                worth += LOW_TAKER
            if not out & ~lacks[mate]:
                # the partner is void: good only when it can ruff
                worth += LOW_MATE_RUFF if tables.trumps & unseen & ~lacks[mate] and out else LOW_MATE_VOID
            if cards.bit_count() == 1 and legal & tables.trumps and out:
                worth += LOW_SINGLE
        if worth > best_worth:
            best, best_worth = slot, worth
    return best


def _lead_trump(position: Position, cards: int, out: int, enemy_trumps: int, master: bool) -> tuple[int, int]:
    """The trump to lead, and how good an idea that is."""
    high = cards.bit_length() - 1
    low = (cards & -cards).bit_length() - 1
    place = position.turn
    if not enemy_trumps:
        return high, T_NONE  # nothing to draw but from the partner
    if (position.taker ^ place) & 1:
        return (high, T_DEF_MASTER) if master and cards.bit_count() > 2 else (low, T_DEF_LOW)
    if position.taker == place:
        if master:
            return high, T_TAKER_MASTER if cards.bit_count() > 1 else T_TAKER_MASTER1
        return low, (
            T_TAKER_LOW if cards.bit_count() > 3 else T_TAKER_LOW_FEW
        ) + T_TAKER_LOW_LEN * cards.bit_count()
    if out & ~position.lacks[place ^ 2]:
        again = T_MATE_AGAIN if position.leads[place] & (1 << (high >> 3)) else 0
        if master:
            return high, T_MATE_MASTER + again
        return low, T_MATE_LOW + T_MATE_POINTS * position.tables.points[low] + again
    return low, T_MATE_VOID
