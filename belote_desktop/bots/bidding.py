"""Bidding by simulation: every call tried in the same worlds.

The rule bidder ends the auction, the rules of `policy` play the cards, the engine scores the deal. A call must also
stand by itself: as the last word it has to succeed in most worlds, so that nothing is bid on what others will do.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from belote_desktop.engine.actions import CAPOT, PASS, Bid, Double, Redouble, Take
from belote_desktop.engine.auction import Call
from belote_desktop.engine.view import View

from .auction_worlds import BATCH, AuctionWorlds, Lie
from .base import Alternative, Analysis, Clock
from .optimism import FACED, honest
from .renaming import standard
from .speaking import Talk
from .style import BALANCED, Style
from .tally import Tally, pruned

_START = 16
"""Worlds before hopeless calls are left out."""
_ENOUGH = 512
"""Worlds after which a clear case is settled."""
_FEW = 12
"""With fewer worlds than this the rule bidder's call is made."""
_SERIOUS = 16
"""Calls followed to the end of the auction; the others are judged as the last word."""
_COUNTED = 768
"""Worlds that a chance is counted in: more would cost more time than they tell."""
_GLANCE = 48
"""Worlds in which a call that is not serious is judged …"""
_HASTY = 4
"""… and when there is no time."""
_REMOTE = 0.3
"""How often a call must succeed in the first worlds to be serious."""
_MADE = 0.5
"""How often a bid or take must succeed as it stands."""
_LAST = 0.35
"""The same when the other side may win the match with this deal."""
_BEATEN = 0.5
"""How often a contract must fail to be doubled …"""
_AGAIN = 0.62
"""… and succeed to be redoubled."""
_LIKED = 0.65
"""From this chance on a bid is preferred to a pass that is no better than an error away."""
_BOLD = 0.12
"""What boldness takes off the chance demanded, at most …"""
_BOLD_POINTS = 12.0
"""… and the marked points that it sees in a call of its own."""
_DOUBLING = 0.15
"""What the tendency to double takes off the chance demanded."""
_SURELY = 15.0
"""Marked points that a double out of turn may cost, against one that the simulations say in turn."""
_DEALS = 6
"""A side that has one part in so many of the target left to win may win it with one deal."""
_PRIOR = 25
"""Worlds in which others speak on count in a chance as much as this many in which they do not."""


Contract = tuple[int, int, int, int]
"""Trump, taker, value and factor."""


class _Choice(Tally[Call]):
    """A call, what it brings by the end of the auction, and how it does as the last word."""

    __slots__ = ("contract", "is_hopeless", "last", "won")

    def __init__(self, key: Call, contract: Contract | None) -> None:
        super().__init__(key)
        self.contract = contract
        """What stands after it."""
        self.is_hopeless = False
        """Whether it never succeeded in the first worlds."""
        self.last = 0
        """Worlds in which nobody else speaks …"""
        self.won = 0
        """… and the contract is made."""

    def chance(self, anyway: float) -> float:
        """The chance of the contract as it stands; `anyway`: how often it is made in all worlds."""
        return (self.won + _PRIOR * anyway) / (self.last + _PRIOR)


@dataclass(frozen=True)
class SimulatedBidder:
    """Chooses the sound call with the best expected mark."""

    style: Style = BALANCED

    def __call__(self, view: View, clock: Clock, rng: Random) -> Analysis:
        """The call for the seat of `view`, whose turn it is, and what was found of every legal one."""
        renaming = standard(view)
        analysis = _Auction(renaming.view(view), clock, rng, self.style).decide()
        return renaming.back().analysis(analysis)

    def volunteer(self, view: View, clock: Clock, rng: Random) -> Analysis | None:
        """A double out of turn where the rules let the seat of `view` say one and it should; else `None`.

        It takes away the next speakers' chance to run or to go on, so it is asked for before they speak.
        """
        if view.turn is view.seat or not view.auction.legal(view.seat):
            return None
        analysis = self(view, clock, rng)
        return None if analysis.action == PASS else analysis


simulated_calls = SimulatedBidder()


class _Auction:
    """One decision."""

    def __init__(self, view: View, clock: Clock, rng: Random, style: Style) -> None:
        self.worlds = worlds = AuctionWorlds(view, rng, clock)
        self.clock = clock
        self.style = style
        self.heard: Talk = worlds.manners.talk(view.auction)
        legal = view.auction.legal(view.seat)
        # out of turn there is a double, or nothing to say
        calls = legal if view.turn is view.seat else (PASS, *legal)
        self.choices = [_Choice(call, self._stands(call)) for call in calls]
        theirs = view.totals[view.seat.team.other]
        self.is_last = (
            theirs + view.rules.target // _DEALS >= view.rules.target and theirs > sum(view.totals) / 2
        )
        self.lies = worlds.lies
        self.heights: dict[tuple[int, int], list[int]] = {
            c.contract[:2]: [] for c in self.choices if c.contract
        }
        """By trump and taker how high the contract would have been made, world by world."""
        self.counted = 0
        """Worlds that are in `heights`."""
        self.floors: dict[int, tuple[int, float, list[float]]] = {}
        """By trump the lowest hopeless bid, what one point more brings, and what it brings in the first worlds."""
        self.sign = 1 if worlds.place & 1 == 0 else -1

    def _after(self, call: Call) -> Talk:
        """The auction once `call` is said."""
        talk = self.heard.copy()
        if talk.turn != self.worlds.place:
            if call == PASS:
                return talk
            talk.turn = self.worlds.place
        self.worlds.manners.say(talk, call)
        return talk

    def _stands(self, call: Call) -> Contract | None:
        talk = self._after(call)
        return (talk.trump, talk.taker, talk.value, talk.factor) if talk.taker >= 0 else None

    def decide(self) -> Analysis:
        """Simulates as long as it helps and the clock allows."""
        limit = self.clock.limit.iterations
        share = _START if limit is None else max(2, min(_START, limit // 40))
        enough = _ENOUGH if limit is None else min(_ENOUGH, limit // 6)
        self._simulate(self.choices[:1], share)
        alive = self._serious()
        self._try(alive, self.lies)
        self.glances: dict[Call, Tally[Call]] = {}
        while not (self.clock.is_nearly_over or self.worlds.is_full) and (
            len(alive) > 1 or len(self.lies) < enough
        ):
            size = (
                BATCH
                if limit is None
                else max(2, min(BATCH, limit // 40, (limit - self.clock.iterations) // 4))
            )
            self._try(alive, self._simulate(alive, size))
            self._count()
            alive = pruned(alive, len(self.lies))
            if not self.glances and len(self.lies) >= _GLANCE:
                for choice in self.choices:
                    if not choice.values and not self.clock.is_over:
                        self.glances[choice.key] = self._alone(choice)
        return self._answer(alive)

    def _simulate(self, alive: list[_Choice], count: int) -> list[Lie]:
        """More worlds, in which what the choices lead to has been played."""
        first = not self.lies
        new = self.worlds.more(count)
        wanted = self.choices if first or self.clock.limit.iterations is None else alive
        for trump, taker in dict.fromkeys(c.contract[:2] for c in wanted if c.contract):
            self.worlds.play(new, trump, taker)
            self.clock.iterations = self.worlds.plays
        return new

    def _serious(self) -> list[_Choice]:
        """The first choice (pass), doubles, and the calls that may succeed, the likely best first."""
        chances = self._chances()
        chosen: list[_Choice] = []
        others: list[tuple[float, int, _Choice]] = []
        for choice, chance in zip(self.choices, chances, strict=True):
            choice.is_hopeless = chance == 0
            if choice.contract is None or choice.key == PASS or isinstance(choice.key, (Double, Redouble)):
                chosen.append(choice)
            elif chance is not None and chance >= _REMOTE:
                others.append((-self._alone(choice).mean, len(others), choice))
        return chosen + [choice for _, _, choice in sorted(others)[:_SERIOUS]]

    def _count(self) -> None:
        """Adds the last worlds to `heights`, while there is time: little is left to do when the clock is over."""
        for lie in self.lies[self.counted :]:
            for key, heights in self.heights.items():
                if key in lie.results and len(heights) < _COUNTED:
                    heights.append(self.worlds.scores.height(key[0], key[1] & 1, lie.results[key]))
        self.counted = len(self.lies)

    def _chances(self) -> list[float | None]:
        """The chance of what stands after each choice."""
        self._count()
        heights = {key: sorted(each) for key, each in self.heights.items()}
        scores = self.worlds.scores
        found: list[float | None] = []
        for choice in self.choices:
            if choice.contract is None:
                found.append(None)
                continue
            trump, taker, value, _ = choice.contract
            key, team = (trump, taker), taker & 1
            results = heights[key]
            if value >= CAPOT:
                played = islice((lie.results[key] for lie in self.lies if key in lie.results), _COUNTED)
                made = sum(scores.makes(trump, team, value, result) for result in played)
            else:
                made = len(results) - bisect_left(results, value)
            if results:
                theirs = (taker - self.worlds.place) & 1
                entry = FACED if theirs else max(0, trump - 3)
                found.append(honest(choice.chance(made / len(results)), entry))
            else:
                found.append(None)
        return self._falling(found)

    def _falling(self, chances: list[float | None]) -> list[float | None]:
        """The same, no bid thought easier than a lower one in its trump: some were followed more closely than others."""
        least: dict[tuple[int, int], float] = {}
        for number in sorted(
            range(len(chances)), key=lambda n: (self.choices[n].contract or (0, 0, 0, 0))[2]
        ):
            contract, chance = self.choices[number].contract, chances[number]
            if (
                contract is not None
                and chance is not None
                and isinstance(self.choices[number].key, (Bid, Take))
            ):
                chances[number] = least[contract[:2]] = min(chance, least.get(contract[:2], 1.0))
        return chances

    def _alone(self, choice: _Choice) -> Tally[Call]:
        """A choice as the last word, in the first worlds."""
        tally: Tally[Call] = Tally(choice.key)
        if choice.contract is None:
            tally.values = [0.0] * len(self.lies)
        elif not choice.is_hopeless or choice.contract[2] >= CAPOT:
            tally.values = self._worths(choice.contract, _HASTY if self.clock.is_over else _GLANCE)
        else:
            # a bid that fails anyway costs so much more for each point
            trump, taker, value, factor = choice.contract
            if trump not in self.floors:
                higher = self._worths((trump, taker, value + 10, factor), _HASTY)
                values = self._worths(choice.contract, _HASTY)
                step = (sum(higher) - sum(values)) / max(1, len(values)) / 10
                self.floors[trump] = (value, step, values)
            floor, step, values = self.floors[trump]
            tally.values = [worth + step * (value - floor) for worth in values]
        return tally

    def _worths(self, contract: Contract, most: int) -> list[float]:
        """What a contract brings in the first worlds."""
        objective, key = self.worlds.objective(*contract), contract[:2]
        return [
            self.sign * objective.worth_of(lie.results[key]) for lie in self.lies[:most] if key in lie.results
        ]

    def _try(self, alive: list[_Choice], lies: list[Lie]) -> None:
        """What each choice leads to in the last worlds."""
        worlds, sign = self.worlds, self.sign
        for choice in alive:
            if self.clock.is_over and choice.values:
                return
            ends = worlds.ends(self._after(choice.key), len(self.lies) - len(lies))
            groups: dict[Contract, list[Lie]] = {}
            for lie, end in zip(lies, ends, strict=True):
                if end is not None:
                    groups.setdefault(end, []).append(lie)
            objectives = {}
            for end, group in groups.items():
                worlds.play(group, *end[:2])
                objectives[end] = worlds.objective(*end)
            self.clock.iterations = worlds.plays
            for lie, end in zip(lies, ends, strict=True):
                if end is None:
                    choice.values.append(0.0)
                    continue
                choice.values.append(sign * objectives[end].worth_of(lie.results[end[:2]]))
            if choice.contract in groups:
                trump, taker, value, _ = choice.contract
                choice.last += len(groups[choice.contract])
                choice.won += sum(
                    worlds.scores.makes(trump, taker & 1, value, lie.results[trump, taker])
                    for lie in groups[choice.contract]
                )

    def _answer(self, alive: list[_Choice]) -> Analysis:
        chances = self._chances()
        best = self._by_rule() if len(self.lies) < _FEW else self._best(alive, chances)
        found = []
        for choice, chance in zip(self.choices, chances, strict=True):
            tally = choice if choice.values else self.glances.get(choice.key) or self._alone(choice)
            order = (choice is not best, not choice.values, -tally.mean)
            found.append((order, Alternative(choice.key, tally.mean, tally.error, tally.visits, chance)))
        found.sort(key=lambda each: each[0])
        return Analysis(best.key, tuple(alternative for _, alternative in found))

    def _by_rule(self) -> _Choice:
        """What the rule bidder says; pass when that may not be said."""
        said = self.worlds.manners.speak(self.heard, self.worlds.own_hopes)
        return next((choice for choice in self.choices if choice.key == said), self.choices[0])

    def _best(self, alive: list[_Choice], chances: Sequence[float | None]) -> _Choice:
        """The choice to make: pass, or a sound call that is better."""
        passed = self.choices[0]
        chance_of = {choice.key: chance or 0.0 for choice, chance in zip(self.choices, chances, strict=True)}
        sound = [
            choice
            for choice in alive
            if choice is not passed and choice.values and self._is_sound(choice, chance_of[choice.key])
        ]
        if not sound:
            return passed
        best = max(sound, key=lambda choice: choice.mean)
        lead, error = best.lead(passed)
        liked = not isinstance(best.key, (Double, Redouble)) and chance_of[best.key] >= _LIKED
        needed = -error if liked else error
        if self.heard.turn != self.worlds.place:
            # waiting counts on doubling later; a sure double said now cannot be missed
            needed = -_SURELY
        return best if lead + _BOLD_POINTS * self.style.boldness > needed else passed

    def _is_sound(self, choice: _Choice, chance: float) -> bool:
        if isinstance(choice.key, Double):
            return 1 - chance >= _BEATEN - _DOUBLING * self.style.doubling
        floor = _AGAIN if isinstance(choice.key, Redouble) else _LAST if self.is_last else _MADE
        return chance >= floor - _BOLD * self.style.boldness
