"""`Deal`: one deal from the first call to the last card, as an immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from .actions import (
    Action,
    ActionError,
    Announce,
    Declaration,
    Declare,
    Play,
    PublicAction,
    Say,
    natures,
    parse_action,
)
from .at_table import AtTable
from .auction import Call, open_auction
from .cards import DECK, Card, Hand
from .dealing import Hands, complete_hands, deal_cards, sorted_hands
from .illegal import Illegal, IllegalAction
from .legality import legal_actions, refusal
from .notation import NotationError, Written, read_line, write_line
from .options import AuctionKind
from .playing import facts_of, play_card
from .rules import RuleSet
from .scoring import Score, score_facts
from .seats import Seat
from .table import Phase, Table
from .trick import Trick
from .view import View

MAX_HELD = 100_000
"""More points than any litige can hold over."""

_NOTHING: tuple[tuple[Declaration, ...], ...] = ((), (), (), ())


@dataclass(frozen=True)
class Deal(AtTable):
    """A deal so far. `apply` gives a new one; nothing is ever changed in place."""

    start: Hands
    """The hands as first dealt: eight cards, or five in the turn-up game."""
    talon: Hand
    """What was left of the pack, in order."""
    hands: Hands
    """The hands now, by `Seat`, each in index order."""
    named: tuple[tuple[Declaration, ...], ...]
    """What each seat declared, card by card, by `Seat`."""
    log: tuple[Action, ...]
    """Everything done so far: `replay(deal.first, deal.log) == deal`."""
    table: Table
    """The public part."""

    @staticmethod
    def new(rules: RuleSet, dealer: Seat, deck: Sequence[Card], held: int = 0) -> Deal:
        """A deal from a pack of 32 cards, in the packets of the rules.

        `held`: points of an earlier litige that go to the winners. Raises `ValueError` for another pack.
        """
        hands, turned, talon = deal_cards(rules, dealer, deck)
        return _opened(rules, dealer, hands, turned, talon, held)

    @staticmethod
    def of_hands(
        rules: RuleSet,
        dealer: Seat,
        hands: Sequence[Iterable[Card]],
        turned: Card | None = None,
        talon: Sequence[Card] = (),
        held: int = 0,
    ) -> Deal:
        """A deal from four hands by `Seat`; in the turn-up game with the turned card and the talon of eleven.

        Raises `ValueError` unless all 32 cards are there in the right numbers.
        """
        ready = sorted_hands(hands)
        turn_up = rules.auction is AuctionKind.TURN_UP
        if turn_up != (turned is not None) or len(talon) != (11 if turn_up else 0):
            raise ValueError("the turn-up game has a turned card and a talon of eleven, the others neither")
        for seat in Seat:
            if len(ready[seat]) != (5 if turn_up else 8):
                raise ValueError(
                    f"{seat.letter} has {len(ready[seat])} cards instead of {5 if turn_up else 8}"
                )
        cards = [card for hand in ready for card in hand] + list(talon) + ([turned] if turned else [])
        missing = [card for card in DECK if card not in cards]
        if missing:
            raise ValueError(f"{missing[0]} is missing, so a card is there twice")
        return _opened(rules, dealer, ready, turned, tuple(talon), held)

    # what follows from it

    @property
    def first(self) -> Deal:
        """The same deal before anything was said."""
        return _opened(self.rules, self.dealer, self.start, self.turned, self.talon, self.table.held)

    @cached_property
    def score(self) -> Score | None:
        """The score, with the points held from before; `None` while it is played and when nobody took."""
        if not self.is_over or self.is_passed_out:
            return None
        return score_facts(facts_of(self.table), self.rules, self.table.held)

    def legal_actions(self, seat: Seat | None = None) -> tuple[Action, ...] | tuple[Call, ...]:
        """Everything `seat` (default: whose turn it is) may do now; empty when the deal is over."""
        if seat is None or seat is self.turn:
            return self._now
        return legal_actions(self.table, seat, self.hands[seat])

    @cached_property
    def _now(self) -> tuple[Action, ...] | tuple[Call, ...]:
        """What may be done by whose turn it is."""
        seat = self.turn
        return () if seat is None else legal_actions(self.table, seat, self.hands[seat])

    def why_illegal(self, action: Action, seat: Seat | None = None) -> Illegal | None:
        """Why `action` may not be done now by `seat` (default: whose turn it is); `None` when it may."""
        seat = actor(self, action) if seat is None else seat
        return refusal(self.table, seat, self.hands[seat], action)

    def seen_by(self, seat: Seat, totals: tuple[int, int] = (0, 0)) -> View:
        """What `seat` may know; `totals` is the match so far."""
        return View(self.table, seat, self.hands[seat], self.named[seat], self.score, totals)

    def apply(self, action: Action) -> Deal:
        """The deal after `action` by whose turn it is (or by the seat in an out-of-turn double).

        Raises `IllegalAction` with its reason.
        """
        seat = actor(self, action)
        hand = self.hands[seat]
        if action not in self.__dict__.get("_now", ()):  # not already asked for as a legal action
            refused = refusal(self.table, seat, hand, action)
            if refused is not None:
                raise IllegalAction(action, refused)
        log = (*self.log, action)
        if isinstance(action, Play):
            left = tuple([card for card in hand if card is not action.card])
            hands = _with(self.hands, seat, left)
            table = play_card(self.table, seat, hand, action, self.named)
            return Deal(self.start, self.talon, hands, self.named, log, table)
        if isinstance(action, Declare):
            named = tuple(action.declarations if s is seat else self.named[s] for s in Seat)
            heard = Announce(natures(action))
            kinds = tuple(heard.kinds if s is seat else self.table.announced[s] for s in Seat)
            table = replace(self.table, announced=kinds, log=(*self.table.log, heard))
            return Deal(self.start, self.talon, self.hands, named, log, table)
        if isinstance(action, Say):
            table = replace(self.table, pending=action.word, log=(*self.table.log, action))
            return Deal(self.start, self.talon, self.hands, self.named, log, table)
        return self._after_call(seat, action, log)

    def _after_call(self, seat: Seat, action: Action, log: tuple[Action, ...]) -> Deal:
        table = self.table
        auction = table.auction.apply(seat, action)
        public: tuple[PublicAction, ...] = (*table.log, action)
        hands = self.hands
        if not auction.is_over:
            table = replace(table, auction=auction, log=public, turn=auction.turn)
        elif auction.is_passed_out:
            table = replace(table, auction=auction, log=public, turn=None, phase=Phase.OVER)
        else:
            contract = auction.contract
            assert contract is not None
            if table.turned is not None:
                hands = complete_hands(
                    self.rules, self.dealer, hands, contract.taker, table.turned, self.talon
                )
            leader = table.trick.leader
            table = replace(
                table, auction=auction, log=public, contract=contract, turn=leader, phase=Phase.PLAY
            )
        return Deal(self.start, self.talon, hands, self.named, log, table)

    def to_text(self) -> str:
        """The deal in one line; `from_text` gives it back exactly."""
        return write_line(
            self.rules, self.dealer, self.start, self.turned, self.talon, self.table.held, self.log
        )

    @staticmethod
    def from_text(line: str) -> Deal:
        """The deal written in one line; raises `NotationError` saying what is wrong and where."""
        return Deal.of_written(read_line(line))

    @staticmethod
    def of_written(written: Written) -> Deal:
        """The deal that a line says; raises `NotationError`, also when some of its cards are unknown."""
        known = [hand for hand in written.hands if hand is not None]
        talon = written.talon
        if len(known) < 4 or talon is None:
            raise NotationError("hands: some cards are unknown (?), so this is a problem and not a deal")
        try:
            deal = Deal.of_hands(written.rules, written.dealer, known, written.turned, talon, written.held)
        except ValueError as error:
            raise NotationError(f"hands: {error}") from None
        for place, word in enumerate(written.words, 1):
            try:
                deal = deal.apply(parse_action(word, written.turned))
            except (ActionError, IllegalAction) as error:
                raise NotationError(f"log, action {place}: {error}") from None
        return deal


def _opened(rules: RuleSet, dealer: Seat, hands: Hands, turned: Card | None, talon: Hand, held: int) -> Deal:
    if not 0 <= held < MAX_HELD:
        raise ValueError(f"{held} points cannot be held: 0 to {MAX_HELD - 1}")
    auction = open_auction(rules, dealer, turned)
    leader = auction.turn
    table = Table(
        rules, dealer, turned, held, auction, None, Phase.AUCTION, leader, (), Trick(leader), (),
        (0, 0), (0, 0), ((), (), (), ()), _NOTHING, None, (), None,
    )  # fmt: skip
    return Deal(hands, talon, hands, _NOTHING, (), table)


def _with(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    a, b, c, d = hands
    return ((hand, b, c, d), (a, hand, c, d), (a, b, hand, d), (a, b, c, hand))[seat]


def actor(deal: Deal, action: Action) -> Seat:
    """Who does `action`: the seat an out-of-turn double names, or whose turn it is (north when none is)."""
    seat: Seat | None = getattr(action, "seat", None)
    if seat is not None:
        return seat
    return Seat.NORTH if deal.turn is None else deal.turn


def replay(first: Deal, log: Iterable[Action]) -> Deal:
    """`first` after all the actions of `log`; raises `IllegalAction` at the first refused one."""
    deal = first
    for action in log:
        deal = deal.apply(action)
    return deal
