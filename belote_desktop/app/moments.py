"""A deal as a row of moments: the hands as dealt, then the table after each card."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.actions import Play
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.events import Event, narrate
from belote_desktop.engine.points import LAST_TRICK_POINTS
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase
from belote_desktop.engine.trick import Trick


@dataclass(frozen=True)
class Moment:
    """The table after so many cards."""

    deal: Deal
    """As it stood then."""
    cards: int
    """How many cards had been played."""
    events: tuple[Event, ...] = ()
    """What the last card brought, and what was said before it."""

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, the whole one until the next card; None before the first."""
        return self.deal.trick if self.deal.trick.cards else self.deal.table.last_trick

    @property
    def number(self) -> int:
        """Of that trick, from 1; 0 before the first."""
        return (self.cards + 3) // 4

    @property
    def winner(self) -> Seat | None:
        """Who has taken the trick, once it is whole."""
        return self.deal.table.trick_winner(self.number - 1) if self.cards and self.cards % 4 == 0 else None

    @property
    def play(self) -> tuple[Seat, Card] | None:
        """The last card and whose it was."""
        trick = self.trick
        return trick.plays(self.deal.rules.direction)[-1] if trick is not None else None


def moments_of(deal: Deal) -> tuple[Moment, ...]:
    """All moments of a deal as far as it was played; the first one shows the hands before any card."""
    step = deal.first
    events: list[Event] = []
    found: list[Moment] = []
    for action in deal.log:
        if step.phase is not Phase.AUCTION and not found:
            found.append(Moment(step, 0))
        after = step.apply(action)
        if step.phase is not Phase.AUCTION:
            events += narrate(step, action, after)
        step = after
        if isinstance(action, Play):
            found.append(Moment(step, len(found), tuple(events)))
            events = []
    return tuple(found) or (Moment(step, 0),)


@dataclass(frozen=True)
class TrickTaken:
    """One trick of a deal."""

    number: int
    """From 1."""
    plays: tuple[tuple[Seat, Card], ...]
    """In the order in which the cards came; fewer than four in a deal that was not played to its end."""
    winner: Seat | None
    points: int
    """What it was worth, with the ten of the last one."""
    moment: int
    """Number of the moment at which it was whole, or the last one there is."""


def tricks_of(moments: tuple[Moment, ...]) -> tuple[TrickTaken, ...]:
    """The tricks of a deal."""
    found: list[TrickTaken] = []
    for last in (*moments[4::4], *moments[-1:]):
        trick = last.trick
        if trick is None or (found and found[-1].number == last.number):
            continue
        before = moments[last.cards - len(trick.cards)].deal.table
        points = sum(last.deal.table.card_points) - sum(before.card_points)
        if last.winner is not None and last.deal.is_over:
            points += LAST_TRICK_POINTS
        found.append(
            TrickTaken(last.number, trick.plays(last.deal.rules.direction), last.winner, points, last.cards)
        )
    return tuple(found)
