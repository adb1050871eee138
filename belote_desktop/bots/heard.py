"""Declarations heard but not shown: which ones they may be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product
from math import comb

from belote_desktop.engine.actions import Declaration, Declare, Kind, natures
from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.declarations import compare_declarations, declaration_points
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .knowledge import Case, Fact, Knowledge
from .tables import place_of

_LENGTHS = {Kind.TIERCE: (3,), Kind.FIFTY: (4,), Kind.HUNDRED: (5, 6, 7, 8)}
_MOST = 2000
"""Explanations looked at; more come up only when three hidden seats have declared."""


def add_declarations(view: View, knowledge: Knowledge) -> None:
    """Branches `knowledge` into every explanation of the declarations heard that fits what is known."""
    if view.contract is None or not view.rules.declarations:
        return
    table, trump = view.table, view.contract.trump
    options: list[list[tuple[Fact | None, tuple[Declaration, ...]]]] = []
    for seat in Seat:
        if seat is view.seat:
            options.append([(None, view.named)])
        elif not table.announced[seat]:
            options.append([(None, ())])
        else:
            options.append(list(_explanations(view, knowledge, seat, trump)))
    order = round_from(view.tricks[0].leader if view.tricks else view.leader, view.rules.direction)
    cases = []
    for choice in islice(product(*options), _MOST):
        named = tuple(declared for _, declared in choice)
        if table.comparison is not None:
            found = compare_declarations(dict(zip(Seat, named, strict=True)), order, trump, view.rules)
            if found.winner is not table.comparison.winner:
                continue
        facts = tuple(fact for fact, _ in choice if fact is not None)
        cases += [Case((*case.facts, *facts), named) for case in knowledge.cases]
    if cases:
        knowledge.cases = cases


def likelihood(knowledge: Knowledge, case: Case) -> float:
    """How likely the hidden cards of a case's facts lie where it says, up to a common factor."""
    count = knowledge.hidden.bit_count()
    chance = 1.0
    for place, holds, _ in case.facts:
        wanted = (holds & knowledge.hidden & ~knowledge.holds[place]).bit_count()
        size = knowledge.sizes[place] - knowledge.holds[place].bit_count()
        if wanted > size:
            return 0.0
        chance *= comb(count - wanted, size - wanted) / comb(count, size) if count >= size else 0.0
    return chance


def _explanations(
    view: View, knowledge: Knowledge, seat: Seat, trump: Trump
) -> Iterator[tuple[Fact, tuple[Declaration, ...]]]:
    """What `seat` may have declared, with the cards it then holds and lacks."""
    place, kinds = place_of(seat, view.rules.direction), view.table.announced[seat]
    gone = knowledge.gone[place]
    possible = gone | knowledge.hidden & ~knowledge.lacks[place]
    shown = view.shown[seat]
    known = (
        [shown]
        if shown
        else combinations(_candidates(kinds, possible, knowledge, trump, view.rules), len(kinds))
    )
    for declared in known:
        if natures(Declare(declared)) != kinds:
            continue
        holds = lacks = 0
        clash = False
        for declaration in declared:
            cards = knowledge.tables.mask(declaration.cards)
            clash = clash or bool(cards & holds)
            holds |= cards
        for declaration in declared:
            lacks |= _neighbours(declaration, knowledge) & ~holds
        if not clash and not lacks & gone:
            yield Fact(place, holds & ~gone, lacks), declared


def _candidates(
    kinds: tuple[Kind, ...], possible: int, knowledge: Knowledge, trump: Trump, rules: RuleSet
) -> list[Declaration]:
    """Every single declaration of these kinds within `possible`, in the order in which they are named."""
    found = []
    if Kind.FOUR in kinds:
        fours = [Declaration(Kind.FOUR, rank) for rank in Rank]
        found += [four for four in fours if declaration_points(four, trump, rules)]
    for suit in Suit:
        for rank in Rank:
            for kind in sorted(set(kinds) - {Kind.FOUR}, key=lambda kind: kind.value):
                found += [Declaration(kind, rank, suit, n) for n in _LENGTHS[kind] if rank + 1 >= n]
    masks = [(declaration, knowledge.tables.mask(declaration.cards)) for declaration in found]
    return [declaration for declaration, mask in masks if mask & possible == mask]


def _neighbours(declaration: Declaration, knowledge: Knowledge) -> int:
    """The cards that would have made a sequence longer."""
    if declaration.suit is None:
        return 0
    ends = (declaration.rank + 1, declaration.rank - declaration.length)
    slot_of = knowledge.tables.slot_of
    return sum(1 << slot_of[declaration.suit * 8 + rank] for rank in ends if 0 <= rank < 8)
