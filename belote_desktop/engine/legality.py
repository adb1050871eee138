"""What a player may do in the play of the card: cards, declarations, belote. Asked of public state and one hand."""

from __future__ import annotations

from .actions import PLAYS, SAY_BELOTE, SAY_REBELOTE, Action, Declare, Play, Say, Word
from .auction import Call
from .cards import Card, Hand, Rank
from .declarations import declarable
from .illegal import Illegal, Why
from .seats import Seat
from .table import Phase, Table
from .trick import legal_cards, why_illegal
from .trumps import Trump, is_trump

_COUPLE = (Rank.KING, Rank.QUEEN)


def legal_actions(table: Table, seat: Seat, hand: Hand) -> tuple[Action, ...] | tuple[Call, ...]:
    """Everything `seat`, holding `hand`, may do now; empty when it is not its turn.

    In the auction an opponent may also double out of turn where the rules allow it.
    """
    if table.phase is Phase.AUCTION:
        return table.auction.legal(seat)
    contract = table.contract
    if seat is not table.turn or contract is None:
        return ()
    cards = legal_cards(hand, table.trick.cards, contract.trump, table.rules)
    if table.pending is not None:
        return tuple([PLAYS[card.index] for card in _said_cards(table, seat, hand, cards, table.pending)])
    plays: tuple[Action, ...] = tuple([PLAYS[card.index] for card in cards])
    if table.rules.say_belote:
        words = ((Word.BELOTE, SAY_BELOTE), (Word.REBELOTE, SAY_REBELOTE))
        plays = (*(say for word, say in words if _said_cards(table, seat, hand, cards, word)), *plays)
    if _may_declare(table, seat) is None:
        plays = (*map(Declare, declarable(hand, contract.trump, table.rules)), *plays)
    return plays


def refusal(table: Table, seat: Seat, hand: Hand, action: Action) -> Illegal | None:
    """Why `seat`, holding `hand`, may not do `action` now; `None` when it may."""
    if table.phase is Phase.OVER:
        return Illegal(Why.DEAL_OVER)
    if table.phase is Phase.AUCTION:
        return table.auction.refusal(seat, action)
    contract = table.contract
    assert contract is not None
    if seat is not table.turn:
        return Illegal(Why.NOT_YOUR_TURN, seat=table.turn)
    if isinstance(action, Play):
        refused = why_illegal(action.card, hand, table.trick.cards, contract.trump, table.rules)
        if refused is None and table.pending is not None:
            allowed = legal_cards(hand, table.trick.cards, contract.trump, table.rules)
            if action.card not in _said_cards(table, seat, hand, allowed, table.pending):
                return Illegal(Why.SAID_SO_PLAY)
        return refused
    if isinstance(action, Declare):
        return _may_declare(table, seat) or (
            None
            if action in map(Declare, declarable(hand, contract.trump, table.rules))
            else Illegal(Why.NOT_HELD)
        )
    if isinstance(action, Say):
        if not table.rules.say_belote:
            return Illegal(Why.OFF)
        if table.pending is not None:
            return Illegal(Why.ALREADY_SAID)
        allowed = legal_cards(hand, table.trick.cards, contract.trump, table.rules)
        return None if _said_cards(table, seat, hand, allowed, action.word) else Illegal(Why.NO_BELOTE)
    return Illegal(Why.NOT_IN_THIS_PHASE)


def _may_declare(table: Table, seat: Seat) -> Illegal | None:
    """Declarations are named once, before one's first card."""
    if not table.rules.declarations:
        return Illegal(Why.OFF)
    if table.tricks or table.pending is not None:
        return Illegal(Why.TOO_LATE)
    return Illegal(Why.ALREADY_SAID) if table.announced[seat] else None


def couple_of(card: Card, trump: Trump) -> Card | None:
    """The other card of the king and queen of trump; `None` for any other card and at no trumps."""
    if card.rank not in _COUPLE or not is_trump(card, trump):
        return None
    return Card(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)


def _said_cards(table: Table, seat: Seat, hand: Hand, allowed: Hand, word: Word) -> Hand:
    """The playable kings and queens that may follow `word`."""
    assert table.contract is not None
    trump = table.contract.trump
    open_suits = [b.suit for b in table.belotes if b.seat is seat and not b.complete]
    said: list[Card] = []
    for card in allowed:
        other = couple_of(card, trump)
        if other is None:
            continue
        if word is Word.REBELOTE:
            if card.suit in open_suits and other not in hand:
                said.append(card)
        elif other in hand and (card.rank is Rank.KING or not table.rules.king_first):
            said.append(card)
    return tuple(said)
