"""A trick: who holds it, which cards may be played to it, and why another may not (seeds 000, 003 and 004)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .cards import Card, Hand
from .illegal import Illegal, Why
from .options import UnderPartner
from .rules import RuleSet
from .seats import Direction, Seat, round_from
from .trumps import Trump, strengths


@dataclass(frozen=True)
class Trick:
    """Cards in the order they were played, by the seats from `leader` on."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    def plays(self, direction: Direction) -> tuple[tuple[Seat, Card], ...]:
        """Each seat with its card, in playing order."""
        return tuple(zip(round_from(self.leader, direction), self.cards, strict=False))

    def winner(self, trump: Trump, direction: Direction) -> Seat:
        """Who holds the trick; the leader while it is empty."""
        place = winning_place(self.cards, trump) if self.cards else 0
        return round_from(self.leader, direction)[place]


class Duty(NamedTuple):
    """The cards one may play, and the reason the others are refused (`None` when all are allowed)."""

    allowed: Hand
    refusal: Illegal | None


def winning_place(cards: Sequence[Card], trump: Trump) -> int:
    """The place (0 to 3) of the card that holds the trick; at least one card must lie there."""
    power, suit = strengths(trump), trump.suit
    best = cards[0]
    place = 0
    for i in range(1, len(cards)):
        card = cards[i]
        if card.suit is best.suit:
            if power[card.index] > power[best.index]:
                best, place = card, i
        elif card.suit is suit:
            best, place = card, i
    return place


def legal_cards(hand: Hand, cards: Sequence[Card], trump: Trump, rules: RuleSet) -> Hand:
    """The cards of `hand` that may be played on `cards`, in hand order."""
    return duty(hand, cards, trump, rules).allowed


def why_illegal(
    card: Card, hand: Hand, cards: Sequence[Card], trump: Trump, rules: RuleSet
) -> Illegal | None:
    """Why `card` may not be played on `cards`; `None` when it may."""
    if card not in hand:
        return Illegal(Why.NOT_IN_HAND, card=card)
    allowed, refusal = duty(hand, cards, trump, rules)
    if card in allowed or refusal is None:
        return None
    if refusal.suit is not None and refusal.why is not Why.MUST_FOLLOW and card.suit is not refusal.suit:
        # the first thing missing: the suit led, or a trump at all
        return Illegal(Why.MUST_FOLLOW if cards[0].suit is refusal.suit else Why.MUST_RUFF, suit=refusal.suit)
    return refusal


def duty(hand: Hand, cards: Sequence[Card], trump: Trump, rules: RuleSet) -> Duty:
    """What `hand` owes to the trick: to follow, to go higher, to ruff, to go over a ruff."""
    if not cards:
        return Duty(hand, None)
    led, suit = cards[0].suit, trump.suit
    follow = tuple([card for card in hand if card.suit is led])
    if led is suit or trump is Trump.ALL_TRUMPS:
        return _go_higher(follow, cards, trump, rules) if follow else Duty(hand, None)
    if follow:
        return Duty(follow, Illegal(Why.MUST_FOLLOW, suit=led))
    trumps = tuple([card for card in hand if card.suit is suit])
    if not trumps:
        return Duty(hand, None)
    place = winning_place(cards, trump)
    if place == len(cards) - 2:
        return _void_under_partner(hand, trumps, cards[place], trump, rules)
    return _ruff(hand, trumps, cards[place], trump, rules)


def _higher(cards: Hand, than: Card, trump: Trump) -> Hand:
    power = strengths(trump)
    floor = power[than.index]
    return tuple([card for card in cards if power[card.index] > floor])


def _go_higher(follow: Hand, cards: Sequence[Card], trump: Trump, rules: RuleSet) -> Duty:
    """Trumps are led, or any suit at all trumps: follow, and go over the card that holds the trick."""
    place = winning_place(cards, trump)
    if rules.go_over_partner or place != len(cards) - 2:
        higher = _higher(follow, cards[place], trump)
        if higher:
            return Duty(higher, Illegal(Why.MUST_GO_HIGHER, card=cards[place], suit=cards[0].suit))
    return Duty(follow, Illegal(Why.MUST_FOLLOW, suit=cards[0].suit))


def _ruff(hand: Hand, trumps: Hand, best: Card, trump: Trump, rules: RuleSet) -> Duty:
    """Void in the suit led while an opponent holds the trick: ruff, over a ruff if one can."""
    suit = trumps[0].suit
    if best.suit is not suit:
        return Duty(trumps, Illegal(Why.MUST_RUFF, suit=suit))
    higher = _higher(trumps, best, trump)
    if higher:
        return Duty(higher, Illegal(Why.MUST_OVERRUFF, card=best, suit=suit))
    if rules.must_underruff:
        return Duty(trumps, Illegal(Why.MUST_UNDERRUFF, card=best))
    return Duty(hand, None)


def _void_under_partner(hand: Hand, trumps: Hand, best: Card, trump: Trump, rules: RuleSet) -> Duty:
    """Void in the suit led while one's partner holds the trick: free, but for two house readings."""
    if rules.under_partner is UnderPartner.ANY or best.suit is not trumps[0].suit:
        return Duty(hand, None)
    higher = _higher(trumps, best, trump)
    refusal = Illegal(Why.NO_UNDERRUFF_PARTNER, card=best)
    if not higher:
        return Duty(hand, None)
    if rules.under_partner is UnderPartner.NOT_UNDER:
        return Duty(tuple([c for c in hand if c.suit is not best.suit or c in higher]), refusal)
    return Duty(higher, refusal) if len(trumps) == len(hand) else Duty(hand, None)
