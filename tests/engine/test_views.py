"""A view tells one seat all it may know and nothing more."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest

from belote_desktop.engine.actions import Declare, Play, natures, parse_action, parse_declaration
from belote_desktop.engine.cards import DECK, Card, Rank, parse_cards
from belote_desktop.engine.deal import Deal, replay
from belote_desktop.engine.illegal import IllegalAction
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.presets import BELOTE, COINCHE
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.table import Phase
from belote_desktop.engine.trumps import is_trump
from belote_desktop.engine.view import View
from tests.engine.pool import opened, pool, walk


def known_cards(deal: Deal, seat: Seat) -> set[Card]:
    """What a player at `seat` has seen: its own cards, the table's, the turned one, declarations shown."""
    known = set(deal.hands[seat])
    known.update(card for trick in (*deal.tricks, deal.trick) for card in trick.cards)
    known.update([deal.turned] if deal.turned is not None else [])
    known.update(card for shown in deal.table.shown for one in shown for card in one.cards)
    return known


def cards_in(value: Any, path: str = "view") -> dict[Card, str]:
    """Every card reachable from `value`, with the way to it; derived fields too."""
    if isinstance(value, Card):
        return {value: path}
    found: dict[Card, str] = {}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value)] + [
            name for name in vars(type(value)) if isinstance(vars(type(value))[name], property)
        ]
        for name in names:
            found |= cards_in(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, tuple):
        for place, one in enumerate(value):
            found |= cards_in(one, f"{path}[{place}]")
    return found


@pytest.mark.parametrize("number", range(len(pool())))
def test_no_hidden_card_can_be_reached(number: int) -> None:
    rules = pool()[number]
    rng = Random(2000 + number)
    for _ in range(3):
        for deal, _ in walk(opened(rules, rng), rng):
            if rng.random() < 0.8 and not deal.is_over:
                continue
            for seat in Seat:
                view = deal.seen_by(seat)
                hidden = {
                    card: way for card, way in cards_in(view).items() if card not in known_cards(deal, seat)
                }
                assert not hidden, deal.to_text()


def swapped(deal: Deal, one: Card, other: Card) -> Deal | None:
    """The same calls and plays with two hidden cards changed round; `None` when they would not be legal."""
    change = {one: other, other: one}
    hands = [[change.get(card, card) for card in hand] for hand in deal.start]
    talon = [change.get(card, card) for card in deal.talon]
    first = Deal.of_hands(deal.rules, deal.dealer, hands, deal.turned, talon, deal.table.held)
    try:
        return replay(first, deal.log)
    except IllegalAction:
        return None


def secret(deal: Deal, seat: Seat) -> list[Card]:
    """Cards hidden from `seat` whose place changes nothing that was said aloud."""
    said = {card for named in deal.named for one in named for card in one.cards}
    known = known_cards(deal, seat) | said
    contract = deal.contract
    couples = [
        card
        for card in DECK
        if contract is not None and card.rank in (Rank.KING, Rank.QUEEN) and is_trump(card, contract.trump)
    ]
    return [card for card in DECK if card not in known and card not in couples]


def test_hidden_cards_changed_round_give_an_equal_view() -> None:
    rng = Random(77)
    compared = 0
    for rules in pool() * 2:
        for deal, _ in walk(opened(rules, rng), rng):
            if deal.is_over or rng.random() < 0.5:
                continue
            seat = rng.choice(tuple(Seat))
            hidden = secret(deal, seat)
            if len(hidden) < 2:
                continue
            other_deal = swapped(deal, *rng.sample(hidden, 2))
            if other_deal is None:
                continue
            view, other = deal.seen_by(seat), other_deal.seen_by(seat)
            assert view == other
            assert hash(view) == hash(other)
            assert view.legal_actions() == other.legal_actions()
            assert repr(view) == repr(other)
            compared += other_deal != deal
    assert compared > 700


@pytest.mark.parametrize("number", range(len(pool())))
def test_a_view_agrees_with_the_deal(number: int) -> None:
    rules = pool()[number]
    rng = Random(3000 + number)
    for deal, _ in walk(opened(rules, rng), rng):
        for seat in Seat:
            view = deal.seen_by(seat, (120, 340))
            assert view.hand == deal.hands[seat]
            assert view.totals == (120, 340)
            assert view.hand_sizes == tuple(map(len, deal.hands))
            assert view.legal_actions() == deal.legal_actions(seat)
            for name in (
                "rules",
                "dealer",
                "turn",
                "phase",
                "contract",
                "turned",
                "tricks",
                "trick",
                "score",
            ):
                assert getattr(view, name) == getattr(deal, name)
            assert view.named == deal.named[seat]
            assert len(view.log) == len(deal.log)
        if deal.turn is not None:
            view = deal.seen_by(deal.turn)
            for action in deal.legal_actions():
                assert view.why_illegal(action) is None
            for elsewhere in deal.hands[deal.turn.partner]:
                assert view.why_illegal(Play(elsewhere)) is not None


def test_the_log_of_a_view_names_declarations_without_their_cards() -> None:
    rng = Random(12)
    seen = 0
    for _ in range(60):
        for deal, _ in walk(opened(COINCHE, rng), rng):
            for mine, public in zip(deal.log, deal.seen_by(Seat.NORTH).log, strict=True):
                if isinstance(mine, Declare):
                    assert str(public).split(":")[1].split("+") == [
                        one.kind.value for one in mine.declarations
                    ]
                    seen += 1
                else:
                    assert public == mine
    assert seen > 20


def test_the_talon_stays_hidden() -> None:
    rng = Random(13)
    deal = opened(BELOTE, rng)
    assert deal.rules.auction is AuctionKind.TURN_UP
    assert deal.phase is Phase.AUCTION
    for seat in Seat:
        view = deal.seen_by(seat)
        assert set(cards_in(view)) == {*deal.hands[seat], deal.turned}
        assert not hasattr(view, "talon")


def test_two_seats_see_different_views() -> None:
    deal = opened(COINCHE, Random(14))
    views = {deal.seen_by(seat) for seat in Seat}
    assert len(views) == 4
    assert all(isinstance(view, View) for view in views)


def test_the_order_of_natures_tells_nothing_of_the_suits() -> None:
    tierce_first = Declare((parse_declaration("tierce.9S"), parse_declaration("fifty.KH")))
    fifty_first = Declare((parse_declaration("fifty.KS"), parse_declaration("tierce.9H")))
    assert natures(tierce_first) == natures(fifty_first)


def test_a_four_of_a_kind_is_not_told_before_it_is_shown() -> None:
    rng = Random(12)
    seen = 0
    while seen < 3:
        jacks = parse_cards("JS JH JD JC")
        others = [card for card in DECK if card not in jacks]
        rng.shuffle(others)
        hands = [others[:8], (*jacks, *others[8:12]), others[12:20], others[20:]]
        deal = Deal.of_hands(COINCHE, Seat.SOUTH, hands)
        for word in ("80H", "-", "-", "-", "declare:four.J"):
            deal = deal.apply(parse_action(word))
        while not deal.tricks:
            deal = deal.apply(next(a for a in deal.legal_actions() if isinstance(a, Play)))
        comparison = deal.table.comparison
        assert comparison is not None
        assert comparison.winner is Team.EW
        assert comparison.points == 0
        while len(deal.tricks) < 2:
            deal = deal.apply(next(a for a in deal.legal_actions() if isinstance(a, Play)))
        assert deal.table.comparison is not None
        assert deal.table.comparison.points == 200
        seen += 1
