"""Whole deals: the auction is made up so that the contract comes out, then the 32 cards are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote_desktop.engine.actions import DOUBLE, PASS, REDOUBLE, Action, Bid, Declare, Play, Take
from belote_desktop.engine.auction import TurnUpAuction
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.declarations import best_declarations
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.playing import facts_of
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Direction, Seat, Team, round_from
from belote_desktop.engine.table import Phase

from . import read
from .cards import declared_items
from .rulesets import rules_of
from .scores import contract_of, score_entries

Case = Mapping[str, Any]
Answer = tuple[Any, Any]


def full_deal(case: Case) -> Answer:
    """`full_deal`: the permitted cards before each of the 32 plays, then all that is counted."""
    rules = _rules(case)
    wanted = contract_of(case, rules)
    deal = _contracted(_dealt(case, rules, wanted), wanted)
    allowed: list[list[str]] = []
    for play in case["plays"]:
        deal = _declared(deal)
        seat = Seat.parse(play["seat"])
        if deal.turn is not seat:
            return {"turn": play["seat"]}, {"turn": deal.turn and deal.turn.letter}
        order = [str(card) for card in deal.hands[seat]]
        cards = [str(action.card) for action in deal.legal_actions() if isinstance(action, Play)]
        cards.sort(key=order.index)
        allowed.append(cards)
        asked = sorted(play["legal"], key=lambda card: order.index(card) if card in order else 99)
        if cards != asked:
            return {"play": len(allowed), "legal": asked}, {"play": len(allowed), "legal": cards}
        deal = deal.apply(Play(Card.parse(play["card"])))
    got = _counted(deal)
    expected = dict(case["expected"])
    if "declarations" in expected:
        expected["declarations"] = sorted(expected["declarations"], key=_by_seat)
    return expected, {name: got.get(name, "unknown") for name in expected}


def _rules(case: Case) -> RuleSet:
    """The rules of the score, with the duties of the play from `play_ruleset`."""
    rules = rules_of(case)
    if not case.get("play_ruleset"):
        return rules
    play = rules_of(case, case["play_ruleset"])
    return rules.replace(
        must_underruff=play.must_underruff,
        go_over_partner=play.go_over_partner,
        under_partner=play.under_partner,
    )


def _dealt(case: Case, rules: RuleSet, wanted: Contract) -> Deal:
    """The deal before the auction; in the turn-up game, one that completes to the hands of the case."""
    leader = Seat.parse(case["leader"])
    dealer = next(seat for seat in Seat if seat.next(Direction.ANTICLOCKWISE) is leader)
    hands = [list(read.hand(case["hands"][seat.letter])) for seat in Seat]
    if rules.auction is AuctionKind.VALUES:
        return Deal.of_hands(rules, dealer, hands)
    turned = next(
        (card for card in hands[wanted.taker] if card.suit is wanted.trump.suit), hands[wanted.taker][0]
    )
    hands[wanted.taker].remove(turned)
    talon: list[Card] = []
    for seat in round_from(leader, Direction.ANTICLOCKWISE):
        hands[seat], later = hands[seat][:5], hands[seat][5:]
        talon += later
    return Deal.of_hands(rules, dealer, hands, turned, talon)


def _contracted(deal: Deal, wanted: Contract) -> Deal:
    """The deal after an auction that ends with `wanted`."""
    while deal.phase is Phase.AUCTION:
        deal = deal.apply(_call(deal, wanted))
    if (
        deal.contract is None
        or deal.contract.trump is not wanted.trump
        or deal.contract.factor != wanted.factor
    ):
        raise AssertionError(f"the auction ended with {deal.contract} instead of {wanted}")
    return deal


def _call(deal: Deal, wanted: Contract) -> Action:
    auction, seat = deal.auction, deal.turn
    assert seat is not None
    if auction.standing is None:
        if seat is not wanted.taker:
            return PASS
        if wanted.value is not None:
            return Bid(wanted.value, wanted.trump)
        if isinstance(auction, TurnUpAuction) and auction.round == 1 and wanted.trump.suit is not None:
            return Take(wanted.trump) if auction.turned.suit is wanted.trump.suit else PASS
        return Take(wanted.trump)
    if wanted.factor > 1 and auction.doubled_by is None and seat.team is not wanted.team:
        return DOUBLE
    may_redouble = auction.doubled_by is not None and auction.redoubled_by is None
    if wanted.factor > 2 and may_redouble and seat.team is wanted.team:
        return REDOUBLE
    return PASS


def _declared(deal: Deal) -> Deal:
    """The deal after its player has declared all it can, at its first card."""
    seat, contract = deal.turn, deal.contract
    if seat is None or contract is None or not deal.rules.declarations or deal.tricks:
        return deal
    best = best_declarations(deal.hands[seat], contract.trump, deal.rules)
    return deal.apply(Declare(best)) if best else deal


def _counted(deal: Deal) -> dict[str, Any]:
    """All that a finished deal says of itself, in the words of the cases."""
    score, facts, contract = deal.score, facts_of(deal.table), deal.contract
    if score is None or contract is None:
        raise AssertionError("the deal is not over")
    direction = deal.rules.direction
    items = [
        {"seat": seat.letter, **item}
        for seat in Seat
        for item in declared_items(deal.named[seat], contract.trump, deal.rules)
    ]
    comparison = deal.table.comparison
    winner = comparison.winner if comparison is not None else None
    return {
        **score_entries(score),
        "trick_winners": [trick.winner(contract.trump, direction).letter for trick in deal.tricks],
        "tricks_won": _pair(deal.tricks_won(Team.NS), deal.tricks_won(Team.EW)),
        "card_points": _pair(*facts.card_points),
        "capot_by": None if facts.capot is None else facts.capot.name,
        "belotes": _pair(*facts.belotes),
        "declarations": sorted(items, key=_by_seat),
        "declarations_winner": None if winner is None else winner.name,
        "validated_announcements": _pair(*facts.declarations),
    }


def _by_seat(item: Mapping[str, Any]) -> tuple[str, str, str]:
    return item["seat"], item["type"], item["height"]


def _pair(ours: int, theirs: int) -> dict[str, int]:
    return {"NS": ours, "EW": theirs}
