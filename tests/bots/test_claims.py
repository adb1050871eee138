"""Tricks that are certain: proofs checked against every way to play in many worlds, and cases known by heart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from belote_desktop.app.laying_down import played_out
from belote_desktop.bots.claims import certain_tricks
from belote_desktop.bots.position import Position
from belote_desktop.bots.tables import slots
from belote_desktop.bots.worlds import World, Worlds
from belote_desktop.engine import (
    BELOTE_OFFICIELLE,
    COINCHE,
    COINCHE_MAISON,
    DECK,
    Bid,
    Card,
    Deal,
    Declare,
    Phase,
    RuleSet,
    Seat,
    Trump,
    View,
)

_RULES = (COINCHE.replace(declarations=False), COINCHE_MAISON, BELOTE_OFFICIELLE, COINCHE)


def positions(rules: RuleSet, seed: int) -> Iterator[View]:
    """The views of whose turn it is, through the play of a deal bid and played at random."""
    random = Random(f"{rules.preset} {seed}")
    deal = Deal.new(rules, random.choice(list(Seat)), random.sample(DECK, 32))
    while not deal.is_over:
        legal = deal.legal_actions()
        assert deal.turn is not None
        if deal.phase is Phase.AUCTION:
            chosen = random.choice([each for each in legal if not (isinstance(each, Bid) and each.is_capot)])
        else:
            if deal.table.pending is None:
                yield deal.seen_by(deal.turn)
            chosen = random.choice(legal)
        deal = deal.apply(chosen)


def wins_all(position: Position, me: int, plan: tuple[int, ...]) -> bool:
    """Whether the plan takes every trick whatever the others do: all of it tried."""
    if not position.hands[position.turn]:
        return True
    if position.turn == me:
        return bool(plan) and _after(position, me, plan[1:], plan[0])
    return all(_after(position, me, plan, slot) for slot in slots(position.legal()))


def _after(position: Position, me: int, plan: tuple[int, ...], slot: int) -> bool:
    following = position.copy()
    following.play(slot)
    if following.count == 0 and following.turn != me:
        return False
    return wins_all(following, me, plan)


def in_world(worlds: Worlds, world: World) -> Position:
    position = worlds.knowledge.position.copy()
    position.hands = list(world.hands[:4])
    return position


@pytest.mark.parametrize("rules", _RULES, ids=lambda rules: rules.preset)
def test_what_is_claimed_is_taken_in_every_world_whatever_is_played(rules: RuleSet) -> None:
    claims = 0
    for seed in range(120):
        for view in positions(rules, seed):
            plan = certain_tricks(view)
            if plan is None or len(view.hand) > 4:
                continue
            claims += len(plan) > 1
            worlds = Worlds(view, Random(seed))
            order = tuple(worlds.knowledge.tables.slot_of[card.index] for card in plan)
            for _ in range(3):
                position = in_world(worlds, worlds.sample())
                assert wins_all(position, worlds.knowledge.place, order), (view.hand, plan)
    assert claims > 10, "nothing was put to the test"


def test_certain_hands_of_two_cards_are_mostly_found() -> None:
    """Against the truth over sampled worlds: what no world refutes is nearly always proved."""
    found = missed = 0
    for seed in range(150):
        for view in positions(COINCHE_MAISON, seed):
            if len(view.hand) != 2 or view.trick.cards:
                continue
            worlds = Worlds(view, Random(seed))
            own = [worlds.knowledge.tables.slot_of[card.index] for card in view.hand]
            samples = [in_world(worlds, worlds.sample()) for _ in range(40)]
            true = any(
                all(wins_all(position, worlds.knowledge.place, order) for position in samples)
                for order in ((own[0], own[1]), (own[1], own[0]))
            )
            if certain_tricks(view) is not None:
                assert true
                found += 1
            elif true:
                missed += 1
    assert found > 10
    assert missed <= found / 4, (found, missed)


def dealt(line: str) -> Deal:
    return Deal.from_text(line)


_TRUMPS = (
    "coinche-maison; dealer=E; N=7H 8H 9H 10H 7D 8D 9D 10D; E=7S 8S QS JH QH KH AH QC;"
    " S=JS 9S AS 10S KS AC 10C KC; W=JD QD KD AD 7C 8C 9C JC; log="
)


def test_all_trumps_from_the_top_then_a_solid_suit() -> None:
    deal = dealt(_TRUMPS + "- - 80S - - - 7H 7C JS JH")
    assert deal.turn is Seat.SOUTH
    plan = certain_tricks(deal.seen_by(Seat.SOUTH))
    assert plan == tuple(map(Card.parse, ("9S", "AS", "10S", "KS", "AC", "10C", "KC")))


def test_a_trump_that_may_be_out_refutes_it() -> None:
    line = _TRUMPS.replace("AS 10S", "AS 10D").replace("9D 10D", "9D 10S")
    deal = dealt(line + "- - 80S - - - 7H 7C JS JH")
    assert certain_tricks(deal.seen_by(Seat.SOUTH)) is None


def test_nothing_is_claimed_in_the_auction_or_for_somebody_else() -> None:
    deal = dealt(_TRUMPS)
    assert certain_tricks(deal.seen_by(Seat.NORTH)) is None
    assert certain_tricks(dealt(_TRUMPS + "- - 80S - - -").seen_by(Seat.SOUTH)) is None


def test_declarations_that_may_still_come_do_not_keep_a_claim_waiting() -> None:
    suits = {"N": "C", "E": "D", "S": "S", "W": "H"}
    hands = [
        f"{seat}=" + " ".join(rank + suit for rank in ["7", "8", "9", "10", "J", "Q", "K", "A"])
        for seat, suit in suits.items()
    ]
    deal = dealt("; ".join(["coinche", "dealer=W", *hands, "log=80S - - -"]))
    assert deal.rules.declarations
    plan = certain_tricks(deal.seen_by(Seat.SOUTH))
    assert plan is not None
    assert len(plan) == 8
    named = [action.declarations for action in played_out(deal, plan) if isinstance(action, Declare)]
    assert len(named) == 4, "everybody names what he holds before the cards are counted"


def test_a_set_flag_ends_the_search() -> None:
    class Set:
        def set(self) -> None: ...

        def is_set(self) -> bool:
            return True

    deal = dealt(_TRUMPS + "- - 80S - - - 7H 7C JS JH")
    assert certain_tricks(deal.seen_by(Seat.SOUTH), Set()) is None


def test_trump_values() -> None:
    """The contract of the lines above is what they say."""
    contract = dealt(_TRUMPS + "- - 80S - - -").contract
    assert contract is not None
    assert contract.trump is Trump.SPADES
