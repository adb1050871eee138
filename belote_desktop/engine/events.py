"""What happened between two states of a deal, told as events for the table to show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .actions import Action, Declaration, Declare, Kind, Play, Say, Word, natures
from .cards import Card, Suit
from .contract import Contract
from .deal import Deal, actor
from .declarations import Comparison
from .scoring import Score
from .seats import Seat, Team
from .table import Belote, Phase
from .trick import Trick


@dataclass(frozen=True)
class CallMade:
    """Something said in the auction."""

    seat: Seat
    action: Action


@dataclass(frozen=True)
class ContractSet:
    """The auction has ended with a contract."""

    contract: Contract


@dataclass(frozen=True)
class HandsCompleted:
    """The second deal of the turn-up game; the taker picks up the turned card."""

    taker: Seat
    turned: Card


@dataclass(frozen=True)
class PassedOut:
    """Nobody took."""


@dataclass(frozen=True)
class DeclarationMade:
    """A player has named declarations, by their nature."""

    seat: Seat
    kinds: tuple[Kind, ...]


@dataclass(frozen=True)
class DeclarationsCompared:
    """The first trick is over: whose declarations count (`None`: nobody's). What they are is shown later."""

    team: Team | None


@dataclass(frozen=True)
class DeclarationsShown:
    """A player of the better side shows its declarations."""

    seat: Seat
    declarations: tuple[Declaration, ...]


@dataclass(frozen=True)
class BeloteSaid:
    """Belote, or rebelote."""

    seat: Seat
    word: Word
    suit: Suit


@dataclass(frozen=True)
class CardPlayed:
    """A card was put on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TrickWon:
    """A trick is complete; `points` are those of its cards, `number` counts from 1."""

    seat: Seat
    trick: Trick
    points: int
    number: int


@dataclass(frozen=True)
class DealScored:
    """The deal is over and counted."""

    score: Score


Event = (
    CallMade
    | ContractSet
    | HandsCompleted
    | PassedOut
    | DeclarationMade
    | DeclarationsCompared
    | DeclarationsShown
    | BeloteSaid
    | CardPlayed
    | TrickWon
    | DealScored
)


def narrate(before: Deal, action: Action, after: Deal) -> Iterator[Event]:
    """The events between `before` and `after = before.apply(action)`, in the order to show them."""
    seat = actor(before, action)
    if isinstance(action, Play):
        yield from _played(before, seat, action.card, after)
    elif isinstance(action, Declare):
        yield DeclarationMade(seat, natures(action))
    elif not isinstance(action, Say):
        yield CallMade(seat, action)
        if after.is_passed_out:
            yield PassedOut()
        elif after.phase is Phase.PLAY and after.contract is not None:
            yield ContractSet(after.contract)
            if after.turned is not None:
                yield HandsCompleted(after.contract.taker, after.turned)


def _played(before: Deal, seat: Seat, card: Card, after: Deal) -> Iterator[Event]:
    word = _word(before.belotes, after.belotes)
    if word is not None:
        yield BeloteSaid(seat, word, card.suit)
    if after.table.shown != before.table.shown and len(before.tricks) == 1:
        yield DeclarationsShown(seat, after.table.shown[seat])
    yield CardPlayed(seat, card)
    if len(after.tricks) == len(before.tricks):
        return
    winner = after.table.trick_winner(len(after.tricks) - 1)
    team = winner.team
    points = after.table.card_points[team] - before.table.card_points[team]
    yield TrickWon(winner, after.tricks[-1], points, len(after.tricks))
    comparison = after.table.comparison
    if len(after.tricks) == 1 and comparison is not None and any(after.table.announced):
        yield from _compared(comparison, after)
    if after.score is not None:
        yield DealScored(after.score)


def _compared(comparison: Comparison, after: Deal) -> Iterator[Event]:
    yield DeclarationsCompared(comparison.winner)
    for seat in Seat:
        if after.table.shown[seat]:
            yield DeclarationsShown(seat, after.table.shown[seat])


def _word(before: tuple[Belote, ...], after: tuple[Belote, ...]) -> Word | None:
    if before == after:
        return None
    return Word.BELOTE if len(after) > len(before) else Word.REBELOTE
