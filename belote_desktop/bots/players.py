"""Bots put together: a way to bid and a way to play cards."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from math import exp
from random import Random
from typing import Protocol

from belote_desktop.engine.actions import PLAYS, SAY_BELOTE, SAY_REBELOTE, Declare, Play, Say
from belote_desktop.engine.cards import Rank
from belote_desktop.engine.legality import couple_of
from belote_desktop.engine.table import Belote, Phase
from belote_desktop.engine.view import View

from . import policy
from .base import Alternative, Analysis, CancelFlag, Clock, Limit
from .bidding import SimulatedBidder
from .declaring import is_worth_naming
from .kits import kit
from .knowledge import Knowledge, know
from .search import Effort, Searcher, search


class Bidder(Protocol):
    """Chooses what to say in the auction."""

    def __call__(self, view: View, clock: Clock, rng: Random) -> Analysis:
        """A legal call for `view.seat`, whose turn it is."""
        ...


class CardPlayer(Protocol):
    """Chooses the card to play."""

    def __call__(self, view: View, legal: Sequence[Play], clock: Clock, rng: Random) -> Analysis:
        """One of `legal`."""
        ...


class Player:
    """A bot made of a bidder and a card player. Belotes are always said, declarations where they can count."""

    def __init__(
        self, bidder: Bidder, card_player: CardPlayer, seed: int | None = None, habit: Limit | None = None
    ) -> None:
        """`habit` is the limit where none is given, and bounds one that is."""
        self._bidder = bidder
        self._card_player = card_player
        self._seed = seed
        self._habit = habit or Limit()

    def choose(self, view: View, limit: Limit | None = None, cancel: CancelFlag | None = None) -> Analysis:
        """A legal action for `view.seat`; see `base.Bot`."""
        actions = view.legal_actions()
        if view.turn is not view.seat or not actions:
            raise ValueError(f"{view.seat.letter} has nothing to do now")
        clock = Clock(self._bounded(limit), cancel)
        rng = self._random(view)
        if len(actions) == 1:
            analysis = Analysis(actions[0])
        elif view.phase is Phase.AUCTION:
            analysis = self._bidder(view, clock, rng)
        elif isinstance(actions[0], Declare) and is_worth_naming(view, actions[0]):
            analysis = Analysis(actions[0])
        else:
            legal = tuple(action for action in actions if isinstance(action, Play))
            analysis = self._card_player(view, legal, clock, rng)
            analysis = _with_word(view, analysis)
        return Analysis(analysis.action, analysis.alternatives, clock.iterations, clock.elapsed)

    def volunteer(
        self, view: View, limit: Limit | None = None, cancel: CancelFlag | None = None
    ) -> Analysis | None:
        """A double out of turn where the rules let `view.seat` say one and it should; else `None`."""
        if view.phase is not Phase.AUCTION or not isinstance(self._bidder, SimulatedBidder):
            return None
        return self._bidder.volunteer(view, Clock(self._bounded(limit), cancel), self._random(view))

    def _random(self, view: View) -> Random:
        return Random() if self._seed is None else Random(f"{self._seed} {len(view.table.log)} {view.seat}")

    def _bounded(self, limit: Limit | None) -> Limit:
        habit = self._habit
        if limit is None or (limit.seconds is None and limit.iterations is None):
            return habit
        counts = [count for count in (limit.iterations, habit.iterations) if count is not None]
        return Limit(limit.seconds, min(counts, default=None))


def _with_word(view: View, analysis: Analysis) -> Analysis:
    """The same answer with the king before the queen where only that counts, and belote or rebelote said first."""
    action = analysis.action
    assert isinstance(action, Play)
    assert view.contract is not None
    other = couple_of(action.card, view.contract.trump)
    if other is None:
        return analysis
    if view.rules.king_first and other.rank is Rank.KING and PLAYS[other.index] in view.legal_actions():
        action, other = PLAYS[other.index], action.card
    if view.rules.say_belote and view.table.pending is None:
        if other in view.hand:
            return _said(SAY_BELOTE, analysis.alternatives)
        if Belote(view.seat, other.suit, False) in view.belotes:
            return _said(SAY_REBELOTE, analysis.alternatives)
    return Analysis(action, analysis.alternatives)


def _said(word: Say, alternatives: tuple[Alternative, ...]) -> Analysis:
    """A word first, worth what the card is that it goes with."""
    return Analysis(word, (*(replace(choice, action=word) for choice in alternatives[:1]), *alternatives))


def random_calls(view: View, clock: Clock, rng: Random) -> Analysis:
    """Passes three times in four, else says any of the lowest calls."""
    calls = view.legal_actions()
    return Analysis(calls[0] if rng.random() < 0.75 else rng.choice(calls[1:7]))


def random_cards(view: View, legal: Sequence[Play], clock: Clock, rng: Random) -> Analysis:
    """Any legal card."""
    return Analysis(rng.choice(legal))


def rule_cards(view: View, legal: Sequence[Play], clock: Clock, rng: Random) -> Analysis:
    """The card of the rules of `policy`."""
    return _rule_card(know(view), legal)


def forgetful_cards(view: View, legal: Sequence[Play], clock: Clock, rng: Random) -> Analysis:
    """The same by a player who does not remember who lacks what, nor who led which suit."""
    knowledge = know(view)
    knowledge.position.lacks[:] = knowledge.position.leads[:] = [0, 0, 0, 0]
    return _rule_card(knowledge, legal)


def _rule_card(knowledge: Knowledge, legal: Sequence[Play]) -> Analysis:
    tables = knowledge.tables
    slot = policy.choose(knowledge.position, tables.mask(play.card for play in legal))
    return Analysis(PLAYS[tables.card_of[slot].index])


@dataclass(frozen=True)
class SearchedCards:
    """The card with the best mean result in guessed worlds."""

    effort: Effort = field(default_factory=Effort)
    threads: int = 1
    """How many share the work, each with a tree of its own."""
    wavers: bool = False
    """Whether any of the cards that the search finds best may be played: worse ones more rarely, bad ones never."""

    def __call__(self, view: View, legal: Sequence[Play], clock: Clock, rng: Random) -> Analysis:
        """One of `legal`."""
        ranked = self._ranked(view, legal, clock, rng)
        if not self.wavers:
            return Analysis(ranked[0].action, ranked)
        best = ranked[0].mean
        near = [choice for choice in ranked if choice.visits and choice.mean > best - _NEAR]
        if all(choice.mean == best for choice in ranked):  # nothing to waver between: the cheapest
            near = list(ranked[:1])
        chosen = rng.choices(near, [exp((choice.mean - best) / _WAVER) for choice in near])[0]
        return Analysis(chosen.action, ranked)

    def _ranked(
        self, view: View, legal: Sequence[Play], clock: Clock, rng: Random
    ) -> tuple[Alternative, ...]:
        """The legal cards with what the search found, best first."""
        assert view.contract is not None
        with ExitStack() as stack:
            searchers = [
                Searcher(view, stack.enter_context(kit(view.rules, view.contract.trump)), self.effort)
                for _ in range(self.threads)
            ]
            root, tables = searchers[0].root, searchers[0].root.tables
            mask = tables.mask(play.card for play in legal)
            found = search(searchers, mask, clock, rng)
        first = policy.choose(root, mask)
        best = max(found.values(), key=lambda one: one.worth)
        lead, error = best.record.lead(found[first].record)
        # what the search cannot tell apart, the rules decide; of cards alike, the cheapest
        equal = lead <= _UNSURE * error
        order = sorted(
            found.items(),
            key=lambda item: (
                item[0] != first or not equal,
                -item[1].worth,
                item[0] != first,
                tables.points[item[0]],
            ),
        )
        return tuple(
            Alternative(PLAYS[tables.card_of[slot].index], one.worth, one.record.error, one.record.visits)
            for slot, one in order
        )


_NEAR = 10.0
"""How much worse than the best, in points, a card may be to be played at all."""
_WAVER = 3.0
"""By how many points worse a card is played e times less often."""
_UNSURE = 2.0
"""Standard errors that a card must be ahead of the rules' choice to be preferred to it."""
