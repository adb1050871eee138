"""Worked examples of what may be played: small tricks whose answer the engine gives for the rules at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from belote_desktop.engine.cards import Card, parse_cards
from belote_desktop.engine.options import UnderPartner
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.trick import legal_cards
from belote_desktop.engine.trumps import Trump

from ...i18n import capitalised, fill, translate
from ...phrases.cards import card_name, seat_name, trump_name


@dataclass(frozen=True)
class _Trick:
    """South to play; `cards` lie there, the last one from the player before."""

    trump: Trump
    cards: str
    hand: str


_FOLLOW = _Trick(Trump.HEARTS, "AS", "KS 7S JH 9C 10D")
_RUFF = _Trick(Trump.HEARTS, "AC", "8H QH KS 9D")
_FREE = _Trick(Trump.HEARTS, "AC 7C", "8H QH KS 9D")
_OVERRUFF = _Trick(Trump.SPADES, "AD 8S", "7S 9S KH")
_UNDER = _Trick(Trump.SPADES, "10D KS", "7S 8S AH 9C")
_OVER_PARTNER = _Trick(Trump.DIAMONDS, "10D 7S", "AD 8D KH")
_PARTNER_RUFF = _Trick(Trump.CLUBS, "7H 10C KH", "8C JC AS")
_ONLY_TRUMPS = _Trick(Trump.CLUBS, "7H 10C KH", "8C JC QC")
_NO_TRUMPS = _Trick(Trump.NO_TRUMPS, "KD", "7D AS AC")
_ALL_TRUMPS = _Trick(Trump.ALL_TRUMPS, "QS AS 7S", "9S 8S JH")


def play_examples(rules: RuleSet) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Titles with their lines, as `rules` decide them."""
    chosen = [
        (translate("RuleBook", "The suit led is there"), _FOLLOW),
        (translate("RuleBook", "Without the suit, an opponent winning"), _RUFF),
        (translate("RuleBook", "Without the suit, one's partner winning"), _FREE),
        (translate("RuleBook", "An opponent has ruffed"), _OVERRUFF),
        (translate("RuleBook", "A ruff that cannot be beaten"), _UNDER),
        (translate("RuleBook", "Trumps led by one's partner"), _OVER_PARTNER),
    ]
    if rules.under_partner is not UnderPartner.ANY:
        only = rules.under_partner is UnderPartner.OVER_IF_ONLY_TRUMPS
        chosen.append(
            (translate("RuleBook", "One's partner has ruffed"), _ONLY_TRUMPS if only else _PARTNER_RUFF)
        )
    if rules.no_trumps:
        chosen.append((translate("RuleBook", "At no trumps", "title"), _NO_TRUMPS))
    if rules.all_trumps:
        chosen.append((translate("RuleBook", "At all trumps", "title"), _ALL_TRUMPS))
    for title, trick in chosen:
        yield title, tuple(_lines(trick, rules))


def _lines(trick: _Trick, rules: RuleSet) -> Iterator[str]:
    lying, hand = parse_cards(trick.cards), parse_cards(trick.hand)
    after_south = round_from(Seat.SOUTH, rules.direction)
    players = after_south[4 - len(lying) :]
    name = trump_name(trick.trump)
    trump = (
        fill(translate("RuleBook", "Trumps: %1."), name)
        if trick.trump.suit is not None
        else f"{capitalised(name)}."
    )
    plays = [
        fill(translate("RuleBook", "%1 %2", "seat, card played"), seat_name(seat), card_name(card))
        for seat, card in zip(players, lying, strict=True)
    ]
    table = fill(translate("RuleBook", "On the table: %1."), _list(plays))
    held = fill(translate("RuleBook", "South holds %1."), _names(hand))
    yield " ".join((trump, table, held))
    allowed = legal_cards(hand, lying, trick.trump, rules)
    if len(allowed) == len(hand):
        yield translate("RuleBook", "South may play any of them.")
    elif len(allowed) == 1:
        yield fill(translate("RuleBook", "South must play: %1."), _names(allowed))
    else:
        yield fill(translate("RuleBook", "South may play: %1."), _names(allowed))


def _names(cards: Sequence[Card]) -> str:
    return _list([card_name(card) for card in cards])


def _list(names: Sequence[str]) -> str:
    return translate("RuleBook", ", ", "between cards of a list").join(names)
