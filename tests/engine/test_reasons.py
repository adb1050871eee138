"""Every refusal says why, in the terms the window explains it with."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.engine.actions import (
    CAPOT,
    GENERALE,
    PASS,
    PLAYS,
    REDOUBLE,
    SAY_BELOTE,
    SAY_REBELOTE,
    Action,
    Bid,
    Declaration,
    Declare,
    Double,
    Kind,
    Play,
    Take,
)
from belote_desktop.engine.cards import Card, Rank
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.illegal import Illegal, IllegalAction, Why
from belote_desktop.engine.options import BidCeiling, DoubleRule, UnderPartner
from belote_desktop.engine.presets import (
    ANCIENNE,
    BELOTE,
    BELOTE_OFFICIELLE,
    COINCHE,
    COINCHE_MAISON,
    CONTREE,
)
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.trick import why_illegal
from belote_desktop.engine.trumps import Trump
from tests.engine.facts import cards
from tests.engine.pool import played

H, S, NT, AT = Trump.HEARTS, Trump.SPADES, Trump.NO_TRUMPS, Trump.ALL_TRUMPS
HANDS = (
    "N=7S 8S 9S 10S JS QS KS AS; E=7H 8H 9H 10H JH QH KH AH; "
    "S=7D 8D 9D 10D JD QD KD AD; W=7C 8C 9C 10C JC QC KC AC"
)
TURN_UP = (
    "N=7S 8S 9S 10S JS; E=7H 8H 9H 10H QH; S=7D 8D 9D 10D JD; W=7C 8C 9C 10C JC; "
    "turned=JH; talon=QS KS AS KH AH QD KD AD QC KC AC"
)


def deal(rules: RuleSet, log: str) -> Deal:
    """East speaks first; each player holds a whole suit."""
    from belote_desktop.engine.presets import rules_to_text

    hands = TURN_UP if rules.auction.value == "turn-up" else HANDS
    return Deal.from_text(f"{rules_to_text(rules)}; dealer=S; {hands}; log={log}")


LADDER = BELOTE.replace(no_trumps=True, all_trumps=True)
CALLS: list[tuple[RuleSet, str, Action, Why]] = [
    (COINCHE, "", Bid(70, H), Why.BID_TOO_LOW),
    (COINCHE, "100H", Bid(100, AT), Why.BID_TOO_LOW),
    (COINCHE, "capotH", Bid(CAPOT, AT), Why.BID_TOO_LOW),
    (COINCHE.replace(bid_ceiling=BidCeiling.C160), "", Bid(170, H), Why.BID_TOO_HIGH),
    (CONTREE, "", Bid(100, NT), Why.TRUMP_NOT_ALLOWED),
    (COINCHE, "", Bid(GENERALE, H), Why.OFF),
    (COINCHE, "80H double", Bid(90, S), Why.DOUBLED),
    (COINCHE, "80H double -", Double(), Why.DOUBLED),
    (COINCHE, "", Double(), Why.NOTHING_TO_DOUBLE),
    (COINCHE, "80H -", Double(), Why.ONLY_OPPONENTS_DOUBLE),
    (COINCHE.replace(double=DoubleRule.OFF), "80H", Double(), Why.OFF),
    (COINCHE.replace(double=DoubleRule.OFF), "80H", REDOUBLE, Why.OFF),
    (COINCHE, "80H", REDOUBLE, Why.NOT_DOUBLED),
    (COINCHE, "80H double -", REDOUBLE, Why.ONLY_DOUBLED_SIDE),
    (ANCIENNE, "take double redouble - -", REDOUBLE, Why.ALREADY_SAID),
    (COINCHE, "80H", Double(Seat.SOUTH), Why.NOT_YOUR_TURN),
    (COINCHE_MAISON, "80H", Double(Seat.NORTH), Why.NOT_YOUR_TURN),
    (COINCHE_MAISON, "80H", Double(Seat.WEST), Why.ONLY_OPPONENTS_DOUBLE),
    (COINCHE, "", Take(H), Why.NOT_IN_THIS_PHASE),
    (BELOTE, "", Bid(80, H), Why.NOT_IN_THIS_PHASE),
    (BELOTE, "", Take(S), Why.TRUMP_NOT_ALLOWED),
    (BELOTE, "- - - -", Take(H), Why.TRUMP_NOT_ALLOWED),
    (BELOTE, "", Take(AT), Why.TRUMP_NOT_ALLOWED),
    (LADDER, "take", Take(S), Why.BID_TOO_LOW),
    (LADDER, "takeNT", Take(NT), Why.BID_TOO_LOW),
    (LADDER.replace(all_trumps=False), "take", Take(AT), Why.TRUMP_NOT_ALLOWED),
    (COINCHE, "", PLAYS[0], Why.NOT_IN_THIS_PHASE),
    (COINCHE, "", SAY_BELOTE, Why.NOT_IN_THIS_PHASE),
    (COINCHE, "80H - - -", PASS, Why.NOT_IN_THIS_PHASE),
    (COINCHE, "80H - - -", Bid(90, H), Why.NOT_IN_THIS_PHASE),
]


@pytest.mark.parametrize(("rules", "log", "action", "why"), CALLS, ids=lambda value: str(value)[:40])
def test_calls(rules: RuleSet, log: str, action: Action, why: Why) -> None:
    state = deal(rules, log)
    reason = state.why_illegal(action)
    assert reason is not None
    assert reason.why is why
    with pytest.raises(IllegalAction) as told:
        state.apply(action)
    assert told.value.reason == reason
    assert str(action) in str(told.value)


def test_whose_turn_it_is() -> None:
    """A refusal for speaking out of turn names who is to speak."""
    state = deal(COINCHE, "80H")
    assert state.why_illegal(Double(Seat.SOUTH)) == Illegal(Why.NOT_YOUR_TURN, seat=Seat.NORTH)
    assert state.why_illegal(PASS, Seat.WEST) == Illegal(Why.NOT_YOUR_TURN, seat=Seat.NORTH)
    playing = deal(COINCHE, "80H - - -")
    assert playing.why_illegal(PLAYS[0], Seat.NORTH) == Illegal(Why.NOT_YOUR_TURN, seat=Seat.EAST)
    assert playing.why_illegal(PLAYS[0]) == Illegal(Why.NOT_IN_HAND, card=PLAYS[0].card)


TIERCE = Declare((Declaration(Kind.TIERCE, Rank.NINE, Card.parse("9H").suit, 3),))
EIGHT = Declare(
    (
        Declaration(Kind.HUNDRED, Rank.ACE, Card.parse("AH").suit, 5),
        Declaration(Kind.TIERCE, Rank.NINE, Card.parse("9H").suit, 3),
    )
)


def test_declarations_and_belote() -> None:
    said = COINCHE.replace(say_belote=True)
    begun = "80H - - -"
    assert deal(COINCHE, begun).why_illegal(EIGHT) is None
    assert _why(deal(COINCHE, begun), Declare((Declaration(Kind.FOUR, Rank.JACK),))) is Why.NOT_HELD
    assert _why(deal(COINCHE, begun + f" {EIGHT}"), TIERCE) is Why.ALREADY_SAID
    assert _why(deal(COINCHE, begun + " 7H 7S 7C 7D"), EIGHT) is Why.TOO_LATE
    assert _why(deal(CONTREE, begun), EIGHT) is Why.OFF
    assert _why(deal(COINCHE, begun), SAY_BELOTE) is Why.OFF
    assert deal(said, begun).why_illegal(SAY_BELOTE) is None
    assert _why(deal(said, begun), SAY_REBELOTE) is Why.NO_BELOTE
    assert _why(deal(said, begun + " 7H"), SAY_BELOTE) is Why.NO_BELOTE
    assert _why(deal(said, begun + " belote"), SAY_BELOTE) is Why.ALREADY_SAID
    assert _why(deal(said, begun + " belote"), Play(Card.parse("7H"))) is Why.SAID_SO_PLAY
    assert deal(said, begun + " belote").why_illegal(Play(Card.parse("QH"))) is None
    first = deal(said.replace(king_first=True), begun + " belote")
    assert _why(first, Play(Card.parse("QH"))) is Why.SAID_SO_PLAY
    again = deal(said, begun + " belote KH 7S 7C 7D")
    assert _why(again, SAY_BELOTE) is Why.NO_BELOTE
    assert again.why_illegal(SAY_REBELOTE) is None
    assert _why(deal(said, begun + " KH 7S 7C 7D"), SAY_REBELOTE) is Why.NO_BELOTE


def _why(state: Deal, action: Action) -> Why | None:
    reason = state.why_illegal(action)
    return None if reason is None else reason.why


def test_a_finished_deal_refuses_everything() -> None:
    over = played(COINCHE, Random(1))
    for action in (PASS, PLAYS[3], Double(Seat.SOUTH), SAY_BELOTE, TIERCE, Bid(80, H)):
        assert over.why_illegal(action) == Illegal(Why.DEAL_OVER)
    quiet = deal(COINCHE, "- - - -")
    assert quiet.is_passed_out
    assert quiet.why_illegal(PASS) == Illegal(Why.DEAL_OVER)


NOT_UNDER = COINCHE.replace(under_partner=UnderPartner.NOT_UNDER)
CARDS: list[tuple[RuleSet, Trump, str, str, str, Illegal]] = [
    (BELOTE, H, "AS", "KS 7S JH", "JH", Illegal(Why.MUST_FOLLOW, suit=cards(["7S"])[0].suit)),
    (BELOTE, H, "8H", "9H 7H", "7H", Illegal(Why.MUST_GO_HIGHER, cards(["8H"])[0], cards(["7H"])[0].suit)),
    (BELOTE, H, "AS", "9H KD", "KD", Illegal(Why.MUST_RUFF, suit=cards(["7H"])[0].suit)),
    (BELOTE, H, "AS 8H", "9H 7H", "7H", Illegal(Why.MUST_OVERRUFF, cards(["8H"])[0], cards(["7H"])[0].suit)),
    (BELOTE, H, "AS JH", "9H KD", "KD", Illegal(Why.MUST_UNDERRUFF, cards(["JH"])[0])),
    (NOT_UNDER, H, "10S 9H 7S", "JH 7H AD", "7H", Illegal(Why.NO_UNDERRUFF_PARTNER, cards(["9H"])[0])),
    (
        COINCHE,
        AT,
        "QS AS 7S",
        "9S 8S",
        "8S",
        Illegal(Why.MUST_GO_HIGHER, cards(["AS"])[0], cards(["7S"])[0].suit),
    ),
]


@pytest.mark.parametrize(
    ("rules", "trump", "trick", "hand", "card", "wanted"), CARDS, ids=lambda value: str(value)[:30]
)
def test_cards(rules: RuleSet, trump: Trump, trick: str, hand: str, card: str, wanted: Illegal) -> None:
    held, table = cards(hand.split()), cards(trick.split())
    assert why_illegal(Card.parse(card), held, table, trump, rules) == wanted
    assert str(wanted).startswith(wanted.why.value)


def test_the_second_round_is_counted() -> None:
    auction = deal(BELOTE_OFFICIELLE, "- - - -").auction
    assert getattr(auction, "round", None) == 2
    assert getattr(deal(BELOTE_OFFICIELLE, "- - -").auction, "round", None) == 1
    assert deal(BELOTE_OFFICIELLE, "- - - - - - - -").is_passed_out
