"""Counting everything that can happen from a position, twice: by the engine and by the reference.

``python -m tests.engine.perft --write`` counts again by the reference and stores the numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from belote_desktop.engine.auction import Auction, open_auction
from belote_desktop.engine.cards import DECK, Card
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.presets import rules_from_text
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.trick import Trick, legal_cards
from belote_desktop.engine.trumps import Trump
from tests.engine.adapt import bidding_of, play_of
from tests.engine.facts import DATA
from tests.engine.reference import auction as ref_auction
from tests.engine.reference import play as ref

STORED = DATA / "perft.json"
# rules and how many calls deep; 0: to the end of every auction
AUCTIONS: list[tuple[str, int]] = [
    ("belote", 0),
    ("belote-officielle", 0),
    ("ancienne(all_trumps=false,no_trumps=false)", 0),
    ("ancienne(all_trumps=false)", 0),
    ("ancienne", 0),
    ("contree(bid_ceiling=160)", 4),
    ("coinche", 2),
    ("coinche-maison(no_trumps=false,all_trumps=false)", 3),
    ("coinche(generale=true,double=any-moment,bid_ceiling=160,no_trumps=false,all_trumps=false)", 3),
]
PLAY_RULES = (
    "belote",
    "coinche",
    "coinche-maison(go_over_partner=false,under_partner=not-under)",
    "coinche(under_partner=over-if-only-trumps,must_underruff=true)",
)
POSITIONS = 4  # of each of these rules and each trump


def auction_by_engine(auction: Auction, deep: int) -> int:
    """How many ways the auction can go `deep` calls on (or to its end, when `deep` is never reached)."""
    if auction.is_over or deep == 0:
        return 1
    total = sum(auction_by_engine(auction.apply(auction.turn, call), deep - 1) for call in auction.legal())
    for seat in Seat:
        if seat is not auction.turn:
            total += sum(
                auction_by_engine(auction.apply(seat, call), deep - 1) for call in auction.legal(seat)
            )
    return total


def auction_by_reference(rules: ref_auction.Bidding, said: list[tuple[str, str]], deep: int) -> int:
    now = ref_auction.state(rules, "S", said, "H")
    if now.over or deep == 0:
        return 1
    return sum(
        auction_by_reference(rules, [*said, (call[-1] if "@" in call else now.turn, call)], deep - 1)
        for call in now.calls
    )


def opened(rules: RuleSet) -> Auction:
    return open_auction(rules, Seat.SOUTH, Card.parse("9H") if rules.auction is AuctionKind.TURN_UP else None)


def position(number: int) -> tuple[list[list[str]], str]:
    """Four hands of three cards, from the east on, and who leads."""
    rng = Random(f"perft {number}")
    cards = [str(card) for card in rng.sample(DECK, 12)]
    return [cards[0:3], cards[3:6], cards[6:9], cards[9:12]], "ENWS"[number % 4]


def play_by_reference(hands: dict[str, list[str]], leader: str, trump: str, play: ref.Play) -> int:
    """How many ways the last tricks can be played."""

    def count(trick: list[str], turn: str, first: str) -> int:
        if len(trick) == 4:
            order = [first]
            while len(order) < 4:
                order.append(ref_auction.NEXT["anticlockwise"][order[-1]])
            winner = order[ref.winning(trick, trump)]
            return count([], winner, winner) if hands[winner] else 1
        total = 0
        for card in sorted(ref.legal(hands[turn], trick, trump, play)):
            hands[turn].remove(card)
            total += count([*trick, card], ref_auction.NEXT["anticlockwise"][turn], first)
            hands[turn].append(card)
        return total

    return count([], leader, leader)


def play_by_engine(hands: Sequence[tuple[Card, ...]], trick: Trick, trump: Trump, rules: RuleSet) -> int:
    if len(trick.cards) == 4:
        winner = trick.winner(trump, rules.direction)
        return play_by_engine(hands, Trick(winner), trump, rules) if hands[winner] else 1
    seat = round_from(trick.leader, rules.direction)[len(trick.cards)]
    total = 0
    for card in legal_cards(hands[seat], trick.cards, trump, rules):
        left = list(hands)
        left[seat] = tuple(one for one in hands[seat] if one is not card)
        total += play_by_engine(left, Trick(trick.leader, (*trick.cards, card)), trump, rules)
    return total


def auctions(*, by_engine: bool) -> dict[str, int]:
    found = {}
    for text, deep in AUCTIONS:
        rules = rules_from_text(text)
        if by_engine:
            count = auction_by_engine(opened(rules), deep or 99)
        else:
            count = auction_by_reference(bidding_of(rules), [], deep or 99)
        found[f"{text}, {deep or 'all'} calls"] = count
    return found


def plays(*, by_engine: bool) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for text in PLAY_RULES:
        rules = rules_from_text(text)
        for trump in Trump:
            counts = []
            for number in range(POSITIONS):
                dealt, leader = position(number)
                hands = dict(zip("ENWS", dealt, strict=True))
                if by_engine:
                    held = [tuple(map(Card.parse, hands[seat.letter])) for seat in Seat]
                    counts.append(play_by_engine(held, Trick(Seat.parse(leader)), trump, rules))
                else:
                    counts.append(play_by_reference(hands, leader, trump.letter, play_of(rules)))
            found[f"{text}, {trump.letter}"] = counts
    return found


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="example: python -m tests.engine.perft --write"
    )
    parser.add_argument("--write", action="store_true", help="store the reference's numbers")
    options = parser.parse_args(argv)
    counts: dict[str, Any] = {"auctions": auctions(by_engine=False), "plays": plays(by_engine=False)}
    text = json.dumps(counts, indent=1) + "\n"
    if options.write:
        STORED.write_text(text, "utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
