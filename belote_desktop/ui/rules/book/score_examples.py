"""Worked examples of the score: deals that the engine's own scoring counts by the rules at hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from belote_desktop.engine import options as o
from belote_desktop.engine.actions import CAPOT
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.points import LAST_TRICK_POINTS, pack_points
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Facts, Score, score_facts
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.trumps import Trump

from ...i18n import capitalised, fill, number, translate
from ...phrases.calls import contract_title, factor_text
from ...phrases.cards import trump_taken
from ...phrases.voice import voice_of
from ..score_texts import held_sentence, left_out_sentence, outcome_sentence, sum_sentence

_US, _THEM = Team.NS, Team.EW


@dataclass(frozen=True)
class Example:
    """A deal and its title."""

    title: str
    facts: Facts


def score_examples(rules: RuleSet) -> Iterator[Example]:
    """The deals that show how `rules` count, the plainest first."""
    made = _facts(rules, Trump.HEARTS, 100, 94, belotes=(1, 0))
    failed = _facts(rules, Trump.SPADES, 100, 60, ours_last=False, belotes=(1, 0))
    yield Example(translate("RuleBook", "Contract made"), made)
    yield Example(translate("RuleBook", "Contract failed"), failed)
    if rules.made_when in (o.MadeWhen.MORE, o.MadeWhen.BID_AND_MORE):
        yield Example(translate("RuleBook", "Equal points"), _tie(rules))
    if rules.declarations:
        with_fifty = replace(_facts(rules, Trump.DIAMONDS, 90, 72), declarations=(50, 0))
        yield Example(translate("RuleBook", "With a fifty"), with_fifty)
    if rules.auction is o.AuctionKind.TURN_UP:
        yield Example(translate("RuleBook", "All eight tricks", "title"), _capot(rules, 100))
    else:
        yield Example(translate("RuleBook", "All eight tricks, not bid"), _capot(rules, 100))
        yield Example(translate("RuleBook", "Capot bid and made"), _capot(rules, CAPOT))
    if rules.double is not o.DoubleRule.OFF:
        voice = voice_of(rules)
        once = capitalised(fill(translate("RuleBook", "%1 and made", "doubled"), voice.doubled))
        again = capitalised(fill(translate("RuleBook", "%1 and failed", "redoubled"), voice.redoubled))
        yield Example(once, _doubled(made, rules, again=False))
        yield Example(again, _doubled(failed, rules, again=True))
    if rules.no_trumps:
        whole = pack_points(rules, Trump.NO_TRUMPS)
        yield Example(
            translate("RuleBook", "At no trumps", "title"), _facts(rules, Trump.NO_TRUMPS, 90, whole * 3 // 5)
        )
    if rules.all_trumps:
        whole = pack_points(rules, Trump.ALL_TRUMPS)
        ours = whole * 3 // 5
        yield Example(
            translate("RuleBook", "At all trumps, with two belotes"),
            _facts(rules, Trump.ALL_TRUMPS, 110, ours, belotes=(2, 0)),
        )


def _facts(
    rules: RuleSet,
    trump: Trump,
    bid: int,
    ours: int,
    ours_last: bool = True,
    belotes: tuple[int, int] = (0, 0),
) -> Facts:
    value = bid if rules.auction is o.AuctionKind.VALUES else None
    contract = Contract(Seat.SOUTH, trump, value)
    points = (ours, pack_points(rules, trump) - ours)
    return Facts(contract, points, _US if ours_last else _THEM, belotes=belotes)


def _tie(rules: RuleSet) -> Facts:
    """81 all, or 91 all where the belote counts."""
    if rules.counts_toward is o.CountsToward.TRICKS:
        return _facts(rules, Trump.CLUBS, 80, 71)
    return _facts(rules, Trump.CLUBS, 80, 71, ours_last=False, belotes=(1, 0))


def _capot(rules: RuleSet, bid: int) -> Facts:
    return replace(
        _facts(rules, Trump.HEARTS, bid, pack_points(rules, Trump.HEARTS)), capot=_US, taker_tricks=5
    )


def _doubled(facts: Facts, rules: RuleSet, again: bool) -> Facts:
    factor = rules.redouble_factor if again else 2
    contract = replace(
        facts.contract, factor=factor, doubled_by=Seat.EAST, redoubled_by=Seat.NORTH if again else None
    )
    return replace(facts, contract=contract)


def example_lines(example: Example, rules: RuleSet) -> Iterator[str]:
    """What happened, what became of it, what both sides mark."""
    facts = example.facts
    score = score_facts(facts, rules)
    yield _story(facts, rules)
    yield outcome_sentence(score, rules)
    apart = left_out_sentence(score, rules)
    if apart:
        yield apart
    yield from _marks(score)


def _story(facts: Facts, rules: RuleSet) -> str:
    contract = facts.contract
    if contract.value is None:
        title = fill(translate("RuleBook", "North-South took %1", "on a trump"), trump_taken(contract.trump))
    else:
        name = contract_title(contract)
        title = fill(translate("RuleBook", "North-South play %1", "contract"), name[:1].lower() + name[1:])
    doubled = factor_text(contract, rules)
    told = [
        fill(translate("RuleBook", "%1, %2.", "contract, doubled"), title, doubled)
        if doubled
        else f"{title}."
    ]
    if facts.capot is not None:
        told.append(translate("RuleBook", "They take all eight tricks."))
    else:
        tricks = tuple(
            points + (LAST_TRICK_POINTS if facts.last_trick is team else 0)
            for team, points in zip(Team, facts.card_points, strict=True)
        )
        told.append(
            fill(
                translate("RuleBook", "North-South have %1 points in their tricks, dix de der included, East-West %2.")
                if facts.last_trick is _US
                else translate("RuleBook", "North-South have %1 points in their tricks, East-West %2, dix de der included."),
                number(tricks[0]), number(tricks[1]),
            )
        )  # fmt: skip
    if facts.belotes[0] == 1:
        told.append(translate("RuleBook", "North-South have the belote."))
    elif facts.belotes[0]:
        told.append(fill(translate("RuleBook", "North-South have %1 belotes."), facts.belotes[0]))
    if facts.declarations[0]:
        told.append(
            fill(translate("RuleBook", "Their declarations are worth %1."), number(facts.declarations[0]))
        )
    return " ".join(told)


def _marks(score: Score) -> Iterator[str]:
    for team in (_US, _THEM):
        yield sum_sentence(score, team)
    held = held_sentence(score)
    if held:
        yield held
