"""`Match`: deals to a target, the dealer turning, the scoreboard, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from .actions import Action
from .cards import Card
from .deal import Deal, replay
from .dealing import MIN_CUT, cut, shuffled
from .options import LastDeal, Pack
from .rules import RuleSet
from .scoring import Score
from .seats import Seat, Team
from .view import View

Pair = tuple[int, int]


@dataclass(frozen=True)
class Match:
    """A match so far: finished deals and the one on the table. Immutable."""

    deals: tuple[Deal, ...]
    """The deals that were finished and left behind, passed-out ones too."""
    deal: Deal
    """The deal on the table; it stays there when it is over, until `next_deal`."""

    @staticmethod
    def new(rules: RuleSet, dealer: Seat, deck: Sequence[Card]) -> Match:
        """A match about to begin; raises `ValueError` when `deck` is not the pack."""
        return Match((), Deal.new(rules, dealer, deck))

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        return self.deal.rules

    @property
    def all_deals(self) -> tuple[Deal, ...]:
        """Every deal, the one on the table last."""
        return (*self.deals, self.deal)

    @property
    def scores(self) -> tuple[Score | None, ...]:
        """The score of every finished deal, the one on the table too once it is over; `None` when passed out."""
        return tuple(deal.score for deal in self.all_deals if deal.is_over)

    @property
    def totals(self) -> Pair:
        """The points of both teams."""
        return self.running_totals[-1] if self.running_totals else (0, 0)

    @property
    def running_totals(self) -> tuple[Pair, ...]:
        """The totals after each finished deal."""
        totals, running = (0, 0), []
        for score in self.scores:
            if score is not None:
                totals = add_score(totals, score.raw, score.marked, self.rules)
            running.append(totals)
        return tuple(running)

    @property
    def held(self) -> int:
        """Points held for the winners of the next deal."""
        if not self.deal.is_over:
            return self.deal.table.held
        score = self.deal.score
        return self.deal.table.held if score is None else score.held

    @property
    def winner(self) -> Team | None:
        """Who won; `None` while it goes on, or when both are level and one more deal is played."""
        return winner_of(self.totals, self.rules) if self.deal.is_over else None

    @property
    def is_over(self) -> bool:
        """Whether the match is won."""
        return self.winner is not None

    def apply(self, action: Action) -> Match:
        """The match after `action`; raises `IllegalAction`."""
        return replace(self, deal=self.deal.apply(action))

    def undo(self) -> Match:
        """The match without the last action of the deal on the table; the same match when there is none."""
        log = self.deal.log
        return replace(self, deal=replay(self.deal.first, log[:-1])) if log else self

    def seen_by(self, seat: Seat) -> View:
        """What `seat` may know, the totals before this deal included."""
        before = Match(self.deals[:-1], self.deals[-1]).totals if self.deals else (0, 0)
        return self.deal.seen_by(seat, before)

    def next_dealer(self) -> Seat:
        """Who deals next: the dealer turns after every deal, passed out or not."""
        return self.deal.dealer.next(self.rules.direction)

    def next_deal(self, deck: Sequence[Card]) -> Match:
        """The match with a new deal on the table; raises `ValueError` while one is played or when it is won."""
        if not self.deal.is_over:
            raise ValueError("the deal on the table is not over")
        if self.is_over:
            raise ValueError("the match is over")
        deal = Deal.new(self.rules, self.next_dealer(), deck, self.held)
        return Match(self.all_deals, deal)

    def next_deck(self, rng: Random) -> tuple[Card, ...]:
        """The pack for the next deal: shuffled, or gathered and cut, as the rules say."""
        if self.rules.pack is Pack.SHUFFLED:
            return shuffled(rng)
        return cut(gathered(self.deal), rng.randint(MIN_CUT, 32 - MIN_CUT))


def gathered(deal: Deal) -> tuple[Card, ...]:
    """The pack as the cards lie after a deal: each side's tricks in order, the taker's on top of the pile.

    When nobody took: the turned card and the talon on top, then the four hands N E S W.
    Raises `ValueError` while the deal is played.
    """
    if not deal.is_over:
        raise ValueError("the cards are still in the hands")
    if deal.contract is None:
        turned = (deal.turned,) if deal.turned else ()
        return (*turned, *deal.talon, *(card for hand in deal.start for card in hand))
    piles: dict[Team, list[Card]] = {deal.contract.team: [], deal.contract.team.other: []}
    for number, trick in enumerate(deal.tricks):
        piles[deal.table.trick_winner(number).team] += trick.cards
    return tuple(card for pile in piles.values() for card in pile)


def add_score(totals: Pair, raw: Pair, marked: Pair, rules: RuleSet) -> Pair:
    """The totals after a deal; where the last deal is exact, rounding cannot carry a side to the target."""
    rounded = (totals[0] + marked[0], totals[1] + marked[1])
    if rules.last_deal is LastDeal.EXACT and max(rounded) >= rules.target:
        return (totals[0] + raw[0], totals[1] + raw[1])
    return rounded


def winner_of(totals: Pair, rules: RuleSet) -> Team | None:
    """The side at or above the target, the higher one when both are; `None` when none is or they are level."""
    if max(totals) < rules.target or totals[0] == totals[1]:
        return None
    return Team.NS if totals[0] > totals[1] else Team.EW
