"""What the arena plays: every deal twice with the teams swapped, or whole matches on the same packs of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from belote_desktop.bots.base import Limit
from belote_desktop.engine.cards import DECK, Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.match import Match
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Outcome
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.table import Phase
from belote_desktop.engine.trumps import Trump

from .contracts import fixed_contract
from .opponents import OPEN, Opponent, opponent

_LONGEST = 1_000
"""Deals after which a match that nobody wins is drawn."""
_REDEALS = 1_000
"""Packs after which it is given up to find one that somebody takes."""


@dataclass(frozen=True)
class Setting:
    """What is measured, apart from the numbers of the pairs."""

    a: str
    b: str
    rules: RuleSet
    limit: Limit
    seed: int
    trumps: tuple[Trump, ...] = ()
    """The trumps of fixed contracts, in turn; empty: there is an auction."""
    auction: str = ""
    """Who bids for all four seats; empty: the players bid."""
    gap: bool = False
    """Whether `open` plays B too, to tell how much there is to win."""
    match: bool = False
    """Whether whole matches are played."""
    threads: int = 1
    """On how many threads our bots search."""


class Pair(NamedTuple):
    """One deal or match played twice. The points are A's minus B's, mean of the two tables."""

    number: int
    cards: float = 0.0
    """Points of the tricks with the last one's bonus, a deal."""
    marked: float = 0.0
    """Points marked; in a match, its margin."""
    won: float = 0.0
    """Share of the two matches that A won."""
    open_cards: float = 0.0
    """As `cards` and `marked`, for `open` in A's place."""
    open_marked: float = 0.0
    takes_a: int = 0
    """Contracts of A and of B, over both tables, and how many were made."""
    takes_b: int = 0
    made_a: int = 0
    made_b: int = 0
    decisions_a: int = 0
    decisions_b: int = 0
    seconds_a: float = 0.0
    """Time A and B thought."""
    seconds_b: float = 0.0


@dataclass
class Count:
    """What two tables bring, for A minus B; lists are of A and of B."""

    cards: float = 0.0
    marked: float = 0.0
    won: float = 0.0
    deals: int = 0
    takes: list[int] = field(default_factory=lambda: [0, 0])
    made: list[int] = field(default_factory=lambda: [0, 0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def note(self, deal: Deal, a_team: Team) -> None:
        """Adds a finished deal."""
        self.deals += 1
        if deal.score is None or deal.contract is None:
            return
        self.cards += deal.points(a_team) - deal.points(a_team.other)
        side = 0 if deal.contract.team is a_team else 1
        self.takes[side] += 1
        self.made[side] += deal.score.outcome is Outcome.MADE


def play_pair(setting: Setting, number: int) -> Pair:
    """Pair number `number`; it depends on nothing but the setting and its number. Raises `OpponentError`."""
    rng = Random(f"{setting.seed} {number}")
    seed = setting.seed * 1_000_003 + number
    open_count = Count()
    if setting.match:
        count = _matches(setting, number, seed)
    else:
        deal = _opened(setting, number, seed, rng)
        count = _deals(setting, deal, setting.a, seed)
        if setting.gap:
            open_count = _deals(setting, deal, OPEN, seed)
    return Pair(
        number,
        count.cards / max(1, count.deals),
        count.marked / 2,
        count.won / 2,
        open_count.cards / 2,
        open_count.marked / 2,
        *count.takes,
        *count.made,
        *count.decisions,
        *count.seconds,
    )


def _opened(setting: Setting, number: int, seed: int, rng: Random) -> Deal:
    """The deal, its contract made where the players do not bid; packs that an auction passes out are left."""
    for _ in range(_REDEALS):
        deal = Deal.new(setting.rules, Seat(number % 4), rng.sample(DECK, 32))
        if setting.trumps:
            return fixed_contract(deal, setting.trumps[number % len(setting.trumps)])
        if not setting.auction:
            return deal
        bidder = opponent(setting.auction, seed, setting.threads)
        while deal.phase is Phase.AUCTION:
            deal = deal.apply(bidder.decide(deal, (0, 0), setting.limit).action)
        if not deal.is_passed_out:
            return deal
    raise ValueError(f"«{setting.auction}» passes every deal")


def _deals(setting: Setting, deal: Deal, a: str, seed: int) -> Count:
    count = Count()
    for a_team in Team:
        players = [opponent(name, seed, setting.threads) for name in (a, setting.b)]
        played = _play(deal, players, a_team, (0, 0), setting.limit, count)
        if played.score is not None:
            count.marked += played.score.marked[a_team] - played.score.marked[a_team.other]
    return count


def _matches(setting: Setting, number: int, seed: int) -> Count:
    count = Count()
    for a_team in Team:
        match = Match.new(setting.rules, Seat(number % 4), _pack(setting, number, 0))
        while True:
            turn = len(match.deals)
            players = [opponent(name, seed + 7919 * turn, setting.threads) for name in (setting.a, setting.b)]
            totals = match.totals
            deal = _play(match.deal, players, a_team, totals, setting.limit, count)
            match = Match(match.deals, deal)
            if match.is_over or turn + 1 == _LONGEST:
                break
            match = match.next_deal(_pack(setting, number, turn + 1))
        totals = match.totals
        count.marked += totals[a_team] - totals[a_team.other]
        count.won += 0.5 if match.winner is None else match.winner is a_team
    return count


def _pack(setting: Setting, number: int, turn: int) -> list[Card]:
    """The pack of a match's deal, the same at both tables."""
    return Random(f"{setting.seed} {number} {turn}").sample(DECK, 32)


def _play(
    deal: Deal,
    players: Sequence[Opponent],
    a_team: Team,
    totals: tuple[int, int],
    limit: Limit,
    count: Count,
) -> Deal:
    while deal.turn is not None:
        side = 0 if deal.turn.team is a_team else 1
        decision = players[side].decide(deal, totals, limit)
        count.decisions[side] += 1
        count.seconds[side] += decision.seconds
        deal = deal.apply(decision.action)
    count.note(deal, a_team)
    return deal
