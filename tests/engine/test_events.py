"""Events tell what happened, and enough of it to follow a deal without looking at it."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.engine import events as e
from belote_desktop.engine.actions import Action, Declare, Play, Word
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal, actor
from belote_desktop.engine.options import DeclarationShow
from belote_desktop.engine.playing import facts_of
from belote_desktop.engine.presets import COINCHE
from belote_desktop.engine.seats import Seat, Team
from tests.engine.pool import opened, pool, walk


class Listener:
    """Rebuilds a deal from its events alone."""

    def __init__(self) -> None:
        self.calls: list[tuple[Seat, Action]] = []
        self.played: list[tuple[Seat, Card]] = []
        self.won: list[tuple[Seat, int]] = []
        self.words: list[tuple[Seat, Word]] = []
        self.shown: dict[Seat, int] = {}
        self.named: dict[Seat, int] = {}
        self.ends: list[e.Event] = []
        self.compared: list[e.DeclarationsCompared] = []

    def hear(self, event: e.Event) -> None:
        if isinstance(event, e.CallMade):
            self.calls.append((event.seat, event.action))
        elif isinstance(event, e.CardPlayed):
            self.played.append((event.seat, event.card))
        elif isinstance(event, e.TrickWon):
            self.won.append((event.seat, event.points))
            assert event.number == len(self.won)
            assert set(event.trick.cards) == {card for _, card in self.played[-4:]}
        elif isinstance(event, e.BeloteSaid):
            self.words.append((event.seat, event.word))
        elif isinstance(event, e.DeclarationMade):
            assert event.seat not in self.named
            self.named[event.seat] = len(event.kinds)
        elif isinstance(event, e.DeclarationsShown):
            assert event.seat not in self.shown
            self.shown[event.seat] = len(event.declarations)
        elif isinstance(event, e.DeclarationsCompared):
            self.compared.append(event)
        else:
            self.ends.append(event)


@pytest.mark.parametrize("number", range(len(pool())))
def test_the_events_of_random_deals(number: int) -> None:
    rules = pool()[number]
    rng = Random(5000 + number)
    for _ in range(5):
        listener = Listener()
        last: Deal | None = None
        for deal, action in walk(opened(rules, rng), rng):
            last = deal
            if action is not None:
                for event in e.narrate(deal, action, deal.apply(action)):
                    listener.hear(event)
                    if isinstance(event, (e.CallMade, e.CardPlayed, e.DeclarationMade)):
                        assert event.seat is actor(deal, action)
        assert last is not None
        agree(listener, last)


def agree(heard: Listener, deal: Deal) -> None:
    assert tuple(heard.calls) == deal.auction.calls
    direction = deal.rules.direction
    assert heard.played == [play for trick in deal.tricks for play in trick.plays(direction)]
    if deal.is_passed_out:
        assert heard.ends == [e.PassedOut()]
        return
    contract = deal.contract
    assert contract is not None
    assert deal.score is not None
    completed = [e.HandsCompleted(contract.taker, deal.turned)] if deal.turned else []
    assert heard.ends == [e.ContractSet(contract), *completed, e.DealScored(deal.score)]
    facts = facts_of(deal.table)
    for team in Team:
        assert sum(points for seat, points in heard.won if seat.team is team) == facts.card_points[team]
    words = [seat.team for seat, word in heard.words if word is Word.REBELOTE]
    assert facts.belotes == (words.count(Team.NS), words.count(Team.EW))
    assert heard.named == {seat: len(deal.named[seat]) for seat in Seat if deal.named[seat]}
    comparison = deal.table.comparison
    winner = comparison.winner if comparison is not None else None
    assert heard.shown == {s: len(deal.named[s]) for s in Seat if deal.named[s] and s.team is winner}
    if any(deal.named):
        (compared,) = heard.compared
        assert comparison is not None
        assert compared.team == comparison.winner
    else:
        assert not heard.compared


def test_events_are_plain_values() -> None:
    rng = Random(22)
    kinds = set()
    for rules in pool()[:12]:
        for deal, action in walk(opened(rules, rng), rng):
            if action is None:
                continue
            for event in e.narrate(deal, action, deal.apply(action)):
                kinds.add(type(event))
                hash(event)
                with pytest.raises(AttributeError):
                    event.seat = Seat.NORTH  # type: ignore[misc, union-attr]
    assert len(kinds) >= 9


@pytest.mark.parametrize("show", list(DeclarationShow))
def test_declarations_are_named_at_the_first_card_and_shown_at_the_second(show: DeclarationShow) -> None:
    rules = COINCHE.replace(declaration_show=show)
    rng = Random(21)
    shown = 0
    for _ in range(80):
        for deal, action in walk(opened(rules, rng), rng):
            if action is None:
                continue
            for event in e.narrate(deal, action, deal.apply(action)):
                if isinstance(event, e.DeclarationMade):
                    assert isinstance(action, Declare)
                    assert len(deal.tricks) == 0
                if isinstance(event, e.DeclarationsShown):
                    assert isinstance(action, Play)
                    tricks = len(deal.tricks)
                    if show is DeclarationShow.SECOND_CARD:
                        assert (tricks, event.seat) == (1, deal.turn)
                    else:
                        assert (tricks, len(deal.trick.cards)) == (0, 3)
                    shown += 1
    assert shown > 10
