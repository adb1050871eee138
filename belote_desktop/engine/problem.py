"""A problem: a deal in one line with ``?`` for the cards one cannot see.

The unknown cards are dealt at random, in a way that fits all that was said and played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from .actions import Action, ActionError, Declare, Double, Play, parse_action
from .auction import open_auction
from .cards import DECK, Card, Hand
from .deal import Deal, actor
from .illegal import IllegalAction
from .notation import NotationError, Written, read_line, write_line
from .options import AuctionKind
from .seats import Seat, round_from
from .trick import duty, winning_place
from .trumps import Trump

_TRIES = 40


def deal_from_problem(line: str, rng: Random) -> Deal:
    """The deal written in `line`, its unknown hands (and talon) filled at random.

    In the turn-up game the hand that is known may be written with the five cards first dealt or, after the
    take, with all eight. Raises `NotationError`, also when no cards fit what was said and played.
    """
    written = read_line(line)
    if written.talon is not None and None not in written.hands:
        return Deal.of_written(written)
    puzzle = _Puzzle(written)
    failure = NotationError("hands: no cards fit what was said and played")
    for _ in range(_TRIES):
        filled = puzzle.fill(rng)
        if filled is None:
            break
        try:
            return Deal.of_written(filled)
        except NotationError as error:
            failure = error
    raise failure


def problem_text(deal: Deal, seat: Seat) -> str:
    """`deal` in one line as `seat` knows it: its own cards, ``?`` for the other hands and the talon.

    After the take in the turn-up game the hand has all eight cards. The notation names declarations card by
    card, so those of others that were never shown are left out. `deal_from_problem` reads the line.
    """
    own = deal.start[seat]
    if deal.turned is not None and deal.contract is not None:
        played = (
            card
            for trick in (*deal.tricks, deal.trick)
            for player, card in trick.plays(deal.rules.direction)
            if player is seat
        )
        own = tuple(sorted({*deal.hands[seat], *played}))
    hands = [own if each is seat else None for each in Seat]
    return write_line(
        deal.rules, deal.dealer, hands, deal.turned, None, deal.table.held, _known_log(deal, seat)
    )


def _known_log(deal: Deal, seat: Seat) -> tuple[Action, ...]:
    """What was done, without the declarations whose cards `seat` has not seen."""
    shown, known, before = deal.seen_by(seat).shown, list[Action](), deal.first
    for action in deal.log:
        player = actor(before, action)
        if (
            not isinstance(action, Declare)
            or player is seat
            or set(action.declarations) <= set(shown[player])
        ):
            known.append(action)
        before = before.apply(action)
    return tuple(known)


class _Puzzle:
    """What is known of each hand: the cards it must hold and those it cannot hold."""

    def __init__(self, written: Written) -> None:
        self.written, rules = written, written.rules
        self.turn_up = rules.auction is AuctionKind.TURN_UP
        self.order = round_from(written.dealer.next(rules.direction), rules.direction)
        self.taker: Seat | None = None
        self.must: dict[Seat, set[Card]] = {seat: set(written.hands[seat] or ()) for seat in Seat}
        self.never: dict[Seat, set[Card]] = {seat: set() for seat in Seat}
        self._read(self._actions())
        sizes = (8,) if not self.turn_up else (5, 8) if self._is_taken and written.talon is None else (5,)
        for seat in Seat:
            hand = written.hands[seat]
            if hand is not None and len(hand) not in sizes:
                raise NotationError(
                    f"{seat.letter}: {len(hand)} cards instead of {' or '.join(map(str, sizes))}"
                )
        known = [card for seat in Seat for card in self.must[seat]] + list(written.talon or ())
        if written.turned is not None and not self._is_taken:
            known.append(written.turned)
        if len(set(known)) != len(known):
            raise NotationError("hands: a card is in two places at once")
        self.pool = [card for card in DECK if card not in known]

    @property
    def _is_taken(self) -> bool:
        return self.taker is not None

    def _actions(self) -> list[Action]:
        actions = []
        for place, word in enumerate(self.written.words, 1):
            try:
                actions.append(parse_action(word, self.written.turned))
            except ActionError as error:
                raise NotationError(f"log, action {place}: {error}") from None
        return actions

    def _read(self, actions: list[Action]) -> None:
        """Follow the calls, then the cards, with no more than everybody sees."""
        auction = open_auction(self.written.rules, self.written.dealer, self.written.turned)
        place = 0
        while place < len(actions) and not auction.is_over:
            action = actions[place]
            place += 1
            caller = auction.turn
            if isinstance(action, Double) and action.seat is not None:
                caller = action.seat
            try:
                auction = auction.apply(caller, action)
            except IllegalAction as error:
                raise NotationError(f"log, action {place}: {error}") from None
        contract = auction.contract if auction.is_over else None
        if contract is None:
            return
        self.taker = contract.taker
        if self.written.turned is not None:
            self.must[contract.taker].add(self.written.turned)
        self._follow(actions[place:], contract.trump)

    def _follow(self, actions: Sequence[Action], trump: Trump) -> None:
        rules = self.written.rules
        leader, cards = self.order[0], list[Card]()
        for action in actions:
            seat = round_from(leader, rules.direction)[len(cards)]
            if isinstance(action, Declare):
                self.must[seat].update(card for named in action.declarations for card in named.cards)
            elif isinstance(action, Play):
                self.must[seat].add(action.card)
                self._excluded(seat, action.card, cards, trump)
                cards.append(action.card)
                if len(cards) == 4:
                    leader, cards = round_from(leader, rules.direction)[winning_place(cards, trump)], []

    def _excluded(self, seat: Seat, played: Card, cards: list[Card], trump: Trump) -> None:
        """Had the player held one of these, the card would not have been allowed."""
        for card in DECK:
            if (
                card is not played
                and played not in duty((played, card), cards, trump, self.written.rules).allowed
            ):
                self.never[seat].add(card)

    def fill(self, rng: Random) -> Written | None:
        """The line with every card in its place; `None` when the cards cannot be placed."""
        written = self.written
        size = 8 if self._is_taken or not self.turn_up else 5
        packets = {seat: self._packet(seat) for seat in Seat} if size == 8 and self.turn_up else {}
        hands = {seat: set(self.must[seat]) for seat in Seat}
        for seat, packet in packets.items():
            hands[seat].update(packet or ())
        slots = [seat for seat in Seat for _ in range(size - len(hands[seat]))]
        placed = _place(
            slots, [c for c in self.pool if not any(c in h for h in hands.values())], self.never, rng
        )
        if placed is None or any(len(hand) > size for hand in hands.values()):
            return None
        for card, seat in placed.items():
            hands[seat].add(card)
        if not self.turn_up:
            return written._replace(hands=tuple(tuple(sorted(hands[seat])) for seat in Seat))
        if size == 5:
            rest = [card for card in self.pool if card not in placed]
            rng.shuffle(rest)
            talon = written.talon if written.talon is not None else tuple(rest)
            return written._replace(hands=tuple(tuple(sorted(hands[seat])) for seat in Seat), talon=talon)
        return self._undealt(hands, packets)

    def _packet(self, seat: Seat) -> Hand | None:
        """What `seat` got from a known talon after the take."""
        if self.written.talon is None:
            return None
        top = 0
        for each in self.order:
            size = 2 if each is self.taker else 3
            if each is seat:
                return self.written.talon[top : top + size]
            top += size
        return None

    def _undealt(self, hands: Mapping[Seat, set[Card]], packets: Mapping[Seat, Hand | None]) -> Written:
        """Full hands taken apart again into five cards each, the turned one and the talon."""
        starts: list[Hand] = [()] * 4
        talon: list[Card] = []
        for seat in self.order:
            first, mine = (
                self.written.hands[seat],
                [c for c in sorted(hands[seat]) if c is not self.written.turned],
            )
            packet = packets[seat]
            if packet is None:
                kept = first if first is not None and len(first) == 5 else tuple(mine[:5])
                packet = tuple(card for card in mine if card not in kept)
            starts[seat] = tuple(card for card in mine if card not in packet)
            talon += packet
        return self.written._replace(hands=tuple(starts), talon=tuple(talon))


def _place(
    slots: Sequence[Seat], pool: list[Card], never: Mapping[Seat, set[Card]], rng: Random
) -> dict[Card, Seat] | None:
    """A card of `pool` for every slot, none where it cannot be (a matching by augmenting paths)."""
    order, slots = rng.sample(pool, len(pool)), list(slots)
    rng.shuffle(slots)
    at: dict[Card, int] = {}

    def find(slot: int, tried: set[Card]) -> bool:
        for card in order:
            if card in tried or card in never[slots[slot]]:
                continue
            tried.add(card)
            if card not in at or find(at[card], tried):
                at[card] = slot
                return True
        return False

    if not all(find(slot, set()) for slot in range(len(slots))):
        return None
    return {card: slots[slot] for card, slot in at.items()}
