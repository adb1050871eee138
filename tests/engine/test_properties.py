"""What holds for every deal under every rule set: replay, undo, refusals, totals, lines, copies."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop.engine.actions import (
    PLAYS,
    SAY_BELOTE,
    SAY_REBELOTE,
    Action,
    Bid,
    Declare,
    Double,
    Pass,
    Play,
    Redouble,
    Take,
)
from belote_desktop.engine.cards import DECK, Card
from belote_desktop.engine.deal import Deal, actor, replay
from belote_desktop.engine.declarations import declarable
from belote_desktop.engine.illegal import Illegal, IllegalAction
from belote_desktop.engine.options import Rounding
from belote_desktop.engine.points import pack_points
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Outcome, Reason, Score, is_scaled, pack_total
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.table import Phase
from belote_desktop.engine.trumps import Trump
from tests.engine.pool import opened, played, pool, walk

DEALS = 16  # of each rule set


@cache
def universe() -> tuple[Action, ...]:
    """Every kind of thing that could be tried, far more than is ever allowed."""
    rng = Random(3)
    sets: dict[Any, None] = {}
    for trump in (Trump.HEARTS, Trump.NO_TRUMPS):
        for _ in range(12):
            suit = rng.randrange(4)
            hand = [card for card in DECK if card.suit == suit or card.rank == rng.randrange(2, 8)][:8]
            sets.update(dict.fromkeys(declarable(hand, trump, pool()[2])))
    return (
        Pass(),
        *(Take(trump) for trump in Trump),
        *(Bid(value, trump) for value in (70, 80, 130, 160, 250, 700, 1000, 2000) for trump in Trump),
        *(Double(seat) for seat in (None, *Seat)),
        Redouble(),
        SAY_BELOTE,
        SAY_REBELOTE,
        Declare(()),
        *(Declare(one) for one in list(sets)[:40]),
        *PLAYS,
    )


def allowed(deal: Deal) -> set[Action]:
    """All that may be done now, out of turn too."""
    found = set(deal.legal_actions())
    for seat in Seat:
        if seat is not deal.turn:
            others = deal.legal_actions(seat)
            assert all(isinstance(call, Double) and call.seat is seat for call in others)
            found |= set(others)
    return found


def refuse_others(deal: Deal, tried: list[Action]) -> None:
    legal = allowed(deal)
    for action in tried:
        reason = deal.why_illegal(action)
        assert (reason is None) == (action in legal), (deal.to_text(), action)
        if reason is not None:
            with pytest.raises(IllegalAction) as told:
                deal.apply(action)
            assert told.value.reason == reason
            assert isinstance(reason, Illegal)


@pytest.mark.parametrize("number", range(len(pool())))
def test_random_deals(number: int) -> None:
    rules = pool()[number]
    rng = Random(1000 + number)
    for deal_number in range(DEALS):
        states: list[Deal] = []
        for deal, action in walk(opened(rules, rng), rng):
            states.append(deal)
            consistent(deal)
            if deal_number == 0:
                refuse_others(deal, list(universe()))
                assert all(isinstance(deal.apply(one), Deal) for one in allowed(deal))
            else:
                refuse_others(deal, rng.sample(universe(), 4))
            assert action is None or action in allowed(deal)
        replayed(states, rng, every=deal_number == 0)
        counted(states[-1])


def consistent(deal: Deal) -> None:
    """Every card is somewhere once, and who is to speak or play can."""
    on_table = [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
    held = [card for hand in deal.hands for card in hand]
    assert all(list(hand) == sorted(hand) for hand in deal.hands)
    if deal.contract is None:
        rest = [*deal.talon, *([deal.turned] if deal.turned else [])]
        assert sorted(held + rest) == list(DECK)
        assert not on_table
    else:
        assert sorted(held + on_table) == list(DECK)
    assert tuple(map(len, deal.hands)) == deal.table.hand_sizes
    assert (deal.turn is None) == deal.is_over == (deal.phase is Phase.OVER)
    assert bool(deal.legal_actions()) != deal.is_over
    assert (deal.contract is None) == (deal.phase is Phase.AUCTION or deal.is_passed_out)
    assert sum(deal.tricks_won(team) for team in Team) == len(deal.tricks)
    if deal.is_over:
        assert deal.why_illegal(PLAYS[0]) is not None
        assert not allowed(deal)


def replayed(states: list[Deal], rng: Random, *, every: bool) -> None:
    """The log is the deal: any prefix of it is the deal as it was."""
    last = states[-1]
    assert last.first == states[0]
    assert replay(last.first, last.log) == last
    for before, after in pairwise(states):
        assert after.log[:-1] == before.log
        assert after != before
    chosen = range(len(states)) if every else rng.sample(range(len(states)), 2)
    for place in chosen:
        back = replay(last.first, last.log[:place])
        assert back == states[place]
        assert hash(back) == hash(states[place])
        assert back.legal_actions() == states[place].legal_actions()
        assert back.score == states[place].score


def counted(deal: Deal) -> None:
    """The score explains itself: its lines add up, and the tricks are those of the pack."""
    score, contract = deal.score, deal.contract
    if score is None or contract is None:
        assert deal.is_passed_out
        return
    rules = deal.rules
    for team in Team:
        lines = score.lines_of(team)
        assert sum(line.points for line in lines) == score.marked[team]
        assert sum(line.points for line in lines if line.reason is not Reason.ROUNDING) == score.raw[team]
        assert score.marked[team] >= 0
        assert all(line.amount for line in lines if line.reason is not Reason.LOST_BELOTE)
        if rules.rounding is not Rounding.NONE:
            assert score.marked[team] % 10 == 0
            assert abs(score.marked[team] - score.raw[team]) <= 5
        else:
            assert score.marked == score.raw
    capot = score.capot is not None
    assert sum(score.trick_points) == pack_total(rules, contract.trump, capot)
    if not is_scaled(contract.trump, rules) and not capot:
        assert sum(score.trick_points) == pack_points(rules, contract.trump) + 10
    held_before = deal.table.held
    won = [line for line in score.lines if line.reason is Reason.LITIGE_WON]
    if score.outcome is Outcome.LITIGE:
        assert score.held >= held_before
        assert not won
        assert score.winner is None
    else:
        assert score.held == 0
        assert sum(line.points for line in won) == held_before
        assert all(line.team is score.winner for line in won)


def test_options_named_by_the_lines_exist() -> None:
    rng = Random(5)
    for rules in pool():
        score = played(rules, rng).score
        assert score is not None
        assert {line.option for line in score.lines} <= {None, *vars(rules)}


def parts(value: Any, seen: set[int]) -> Iterator[Any]:
    """Every object reachable from `value` by fields, tuples and attributes."""
    if id(value) in seen or isinstance(value, (int, str, type(None))):
        return
    seen.add(id(value))
    yield value
    inner = (
        (getattr(value, f.name) for f in dataclasses.fields(value)) if dataclasses.is_dataclass(value) else ()
    )
    for one in (*inner, *(value if isinstance(value, tuple) else ())):
        yield from parts(one, seen)


def test_nothing_can_be_changed_in_place() -> None:
    rng = Random(8)
    for rules in pool()[:12]:
        for deal, _ in walk(opened(rules, rng), rng):
            if rng.random() < 0.1 or deal.is_over:
                view = deal.seen_by(Seat.SOUTH)
                for one in (*parts(deal, set()), *parts(view, set()), *parts(deal.score, set())):
                    assert not isinstance(one, (list, dict, set, bytearray)), one
                    if dataclasses.is_dataclass(one):
                        name = dataclasses.fields(one)[0].name if dataclasses.fields(one) else "x"
                        with pytest.raises((dataclasses.FrozenInstanceError, AttributeError)):
                            setattr(one, name, None)


def test_copies_are_equal() -> None:
    rng = Random(9)
    for rules in pool():
        for deal, _ in walk(opened(rules, rng), rng):
            if rng.random() < 0.06 or deal.is_over:
                for same in (pickle.loads(pickle.dumps(deal)), copy.copy(deal), copy.deepcopy(deal)):
                    assert same == deal
                    assert hash(same) == hash(deal)
                    assert same.legal_actions() == deal.legal_actions()
                    assert same.score == deal.score
                view = deal.seen_by(Seat.EAST)
                assert pickle.loads(pickle.dumps(view)) == view


@given(
    st.permutations(DECK), st.sampled_from(pool()), st.sampled_from(Seat), st.randoms(use_true_random=False)
)
def test_any_pack_any_rules(deck: list[Card], rules: RuleSet, dealer: Seat, rng: Random) -> None:
    """Hypothesis chooses the pack and every action."""
    deal = Deal.new(rules, dealer, deck)
    while not deal.is_over:
        consistent(deal)
        choices = sorted(allowed(deal), key=str)
        action = choices[rng.randrange(len(choices))]
        after = deal.apply(action)
        assert actor(deal, action) in Seat
        assert after.log == (*deal.log, action)
        deal = after
    assert replay(deal.first, deal.log) == deal
    assert Deal.from_text(deal.to_text()) == deal
    counted(deal)


@pytest.mark.parametrize("deck", [DECK[:31], (*DECK, DECK[0]), (*DECK[:31], DECK[0]), ()])
def test_a_pack_is_thirty_two_cards(deck: tuple[Card, ...]) -> None:
    for rules in pool()[:6]:
        with pytest.raises(ValueError, match="32"):
            Deal.new(rules, Seat.NORTH, deck)


def test_an_out_of_turn_double_is_said_by_its_seat() -> None:
    rng = Random(2)
    doubled = 0
    for rules in pool():
        for deal, action in walk(opened(rules, rng), rng):
            if isinstance(action, Double) and action.seat is not None:
                after = deal.apply(action)
                assert after.auction.doubled_by is action.seat is not deal.turn
                assert after.turn is action.seat.next(rules.direction)
                doubled += 1
    assert doubled > 3


def test_scores_are_plain_values() -> None:
    rng = Random(4)
    for rules in pool()[:6]:
        score = played(rules, rng).score
        assert isinstance(score, Score)
        assert pickle.loads(pickle.dumps(score)) == score
        assert isinstance(hash(score), int)


def test_a_card_is_refused_for_the_first_duty_it_misses() -> None:
    """The reasons that the window shows, for the trick examples of seed 004."""
    from belote_desktop.engine.illegal import Why
    from belote_desktop.engine.presets import BELOTE
    from belote_desktop.engine.trick import why_illegal
    from tests.engine.facts import cards, seed

    wanted = {
        "follow suit": {"JH": Why.MUST_FOLLOW, "9C": Why.MUST_FOLLOW, "10D": Why.MUST_FOLLOW},
        "trump led: go higher, over partner too": {
            "QS": Why.MUST_FOLLOW,
            "7D": Why.MUST_GO_HIGHER,
            "10H": Why.MUST_FOLLOW,
        },
        "void, an opponent holds the trick: ruff": dict.fromkeys(("KS", "9D", "7S"), Why.MUST_RUFF),
        "an opponent ruffed: overruff": {"7S": Why.MUST_OVERRUFF, "KH": Why.MUST_RUFF},
        "cannot overruff: underruff": dict.fromkeys(("KH", "QC"), Why.MUST_UNDERRUFF),
        "who wins the trick": {"KD": Why.MUST_RUFF},
    }
    for trick in seed("004")["tricks"]:
        hand, on_table = cards(trick["hand"]), cards([card for _, card in trick["plays"]])
        for card, why in wanted.get(trick["name"], {}).items():
            refused = why_illegal(Card.parse(card), hand, on_table, Trump.parse(trick["trump"]), BELOTE)
            assert refused is not None
            assert refused.why is why
        absent = why_illegal(Card.parse("8C"), hand, on_table, Trump.parse(trick["trump"]), BELOTE)
        assert absent is not None
        assert absent.why is Why.NOT_IN_HAND


def test_play_is_refused_in_the_auction_and_calls_in_the_play() -> None:
    rng = Random(6)
    for rules in pool()[:6]:
        for deal, _ in walk(opened(rules, rng), rng):
            if deal.phase is Phase.AUCTION:
                assert all(deal.why_illegal(play) is not None for play in PLAYS)
            elif deal.phase is Phase.PLAY:
                for call in (Pass(), Take(Trump.HEARTS), Bid(80, Trump.HEARTS), Double(), Redouble()):
                    assert deal.why_illegal(call) is not None
                assert any(isinstance(one, Play) for one in deal.legal_actions())
