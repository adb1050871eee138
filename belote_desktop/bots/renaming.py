"""Suits under other names: what a bidder says must not hang on what the suits are called.

A view of the auction is renamed so that its suits stand in an order that their names have no part in: by what the
hand holds of them, and by the part they have played in the auction. Suits that are alike in both are
interchangeable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from belote_desktop.engine.actions import Action, Bid, Take
from belote_desktop.engine.auction import Auction, Call, TurnUpAuction
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from .base import Alternative, Analysis

C = TypeVar("C", bound="Action | Call")


class Renaming:
    """New names for the four suits, and the way back."""

    def __init__(self, names: Sequence[int]) -> None:
        """`names`: the new suit of each suit, a permutation of 0 to 3."""
        self.names = tuple(names)

    def back(self) -> Renaming:
        """The renaming that undoes this one."""
        return Renaming([self.names.index(suit) for suit in range(4)])

    def card(self, card: Card) -> Card:
        """The card of the same rank."""
        return Card(card.rank, Suit(self.names[card.suit]))

    def trump(self, trump: Trump) -> Trump:
        """The trump; no trumps and all trumps keep their name."""
        return trump if trump.suit is None else Trump(self.names[trump])

    def call(self, call: C) -> C:
        """What is said in an auction."""
        return replace(call, trump=self.trump(call.trump)) if isinstance(call, (Bid, Take)) else call

    def auction(self, auction: Auction) -> Auction:
        """The auction so far."""
        calls = tuple((seat, self.call(call)) for seat, call in auction.calls)
        standing = None if auction.standing is None else self.call(auction.standing)
        renamed = replace(auction, calls=calls, standing=standing)
        if isinstance(renamed, TurnUpAuction):
            return replace(renamed, turned=self.card(renamed.turned))
        return renamed

    def view(self, view: View) -> View:
        """A view of the auction."""
        table = replace(
            view.table,
            turned=None if view.turned is None else self.card(view.turned),
            auction=self.auction(view.auction),
            log=tuple(
                self.call(action) if isinstance(action, (Bid, Take)) else action for action in view.log
            ),
        )
        hand = tuple(sorted(map(self.card, view.hand), key=lambda card: card.index))
        return replace(view, table=table, hand=hand)

    def analysis(self, analysis: Analysis) -> Analysis:
        """The same answer under the new names."""
        alternatives: tuple[Alternative, ...] = tuple(
            replace(each, action=self.call(each.action)) for each in analysis.alternatives
        )
        return replace(analysis, action=self.call(analysis.action), alternatives=alternatives)


def standard(view: View) -> Renaming:
    """The renaming of a view of the auction that does not depend on the names its suits have."""
    order = sorted(Suit, key=lambda suit: _part(view, suit))
    return Renaming([order.index(suit) for suit in Suit])


def _part(view: View, suit: Suit) -> tuple[int, ...]:
    """All that tells a suit from another: the own cards, the card turned up, the calls that named it."""
    held = sum(1 << card.rank for card in view.hand if card.suit is suit)
    turned = view.turned is not None and view.turned.suit is suit
    named = [
        number
        for number, (_, call) in enumerate(view.auction.calls)
        if isinstance(call, (Bid, Take)) and call.trump.suit is suit
    ]
    return (held, turned, *named)
