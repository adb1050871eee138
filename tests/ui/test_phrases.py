"""Sentences: every reason and every score line has words, and they name what they should."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from belote_desktop.app.notices import NOTICE_KEYS
from belote_desktop.engine import (
    BELOTE,
    COINCHE,
    CONTREE,
    DECK,
    Bid,
    Card,
    Contract,
    Deal,
    Double,
    Illegal,
    Pass,
    Phase,
    Play,
    Rank,
    Redouble,
    Seat,
    Suit,
    Take,
    Trump,
    Why,
)
from belote_desktop.engine.actions import CAPOT, GENERALE, parse_action
from belote_desktop.engine.rules import RuleSet
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.phrases.calls import (
    call_short,
    call_text,
    contract_sentence,
    contract_title,
    factor_text,
)
from belote_desktop.ui.phrases.declarations import declared_sentence
from belote_desktop.ui.phrases.notices import LASTING, notice_text
from belote_desktop.ui.phrases.reasons import instruction, why_illegal

C = Card.parse


@pytest.fixture(params=["fr", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    yield install_translator(request.param)
    install_translator("fr")


@pytest.mark.parametrize("why", list(Why))
def test_every_refusal_has_a_sentence(language: str, why: Why) -> None:
    bare = why_illegal(Illegal(why))
    full = why_illegal(Illegal(why, card=C("AS"), suit=Suit.SPADES, seat=Seat.EAST), Trump.ALL_TRUMPS)
    for sentence in (bare, full):
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "%" not in sentence


def test_refusals_name_the_card_to_beat() -> None:
    reason = Illegal(Why.MUST_GO_HIGHER, card=C("AS"), suit=Suit.SPADES)
    assert why_illegal(reason, Trump.ALL_TRUMPS) == (
        "À tout atout, vous devez monter sur l’as de pique\u00a0: vous avez plus fort dans la couleur."
    )
    assert (
        why_illegal(Illegal(Why.MUST_FOLLOW, suit=Suit.HEARTS))
        == "Vous avez du cœur\u00a0: vous devez fournir."
    )
    assert "la dame de trèfle" in why_illegal(Illegal(Why.MUST_OVERRUFF, card=C("QC")))


def test_calls_are_said_as_at_a_table() -> None:
    assert call_text(Bid(100, Trump.ALL_TRUMPS)) == "100 tout atout"
    assert call_text(Bid(CAPOT, Trump.HEARTS)) == "Capot cœur"
    assert call_text(Bid(GENERALE, Trump.NO_TRUMPS)) == "Générale sans atout"
    assert call_text(Take(Trump.HEARTS)) == "Je prends à cœur"
    assert call_text(Take(Trump.NO_TRUMPS)) == "Je prends à sans atout"
    assert call_text(Double()) == "Coinche\u202f!"
    assert call_text(Redouble(), rules=COINCHE) == "Surcoinche\u202f!"
    assert call_text(Double(), rules=CONTREE) == "Contre\u202f!"
    assert call_text(Pass()) == "Passe"
    assert call_text(Play(C("10H"))) == "Dix de cœur"
    assert call_short(Bid(90, Trump.SPADES)) == ("90", 0)
    assert call_short(Bid(90, Trump.ALL_TRUMPS)) == ("90 TA", None)


def test_contracts() -> None:
    contract = Contract(Seat.SOUTH, Trump.ALL_TRUMPS, 100, 2, doubled_by=Seat.WEST)
    assert contract_sentence(contract, COINCHE) == "100 tout atout, Pris par Sud (vous), coinché ×2"
    assert contract_title(Contract(Seat.WEST, Trump.HEARTS)) == "Atout cœur"
    assert contract_title(Contract(Seat.WEST, Trump.NO_TRUMPS)) == "Sans atout"
    assert (
        factor_text(Contract(Seat.EAST, Trump.CLUBS, 80, 4, Seat.SOUTH, Seat.EAST), CONTREE) == "surcontré ×4"
    )


@pytest.mark.parametrize("rules", [COINCHE, BELOTE], ids=["coinche", "belote"])
def test_there_is_always_one_instruction(language: str, rules) -> None:  # type: ignore[no-untyped-def]
    seen, last = set(), set()
    for seed in range(12):
        random = Random(seed)
        deal = Deal.new(rules, Seat.WEST, random.sample(DECK, 32))
        while not deal.is_over:
            line = instruction(deal.seen_by(Seat.SOUTH))
            assert line
            assert "%" not in line
            if len(deal.hands[Seat.SOUTH]) == 1 and deal.turn is Seat.SOUTH:
                last.add((line, not deal.table.trick.cards))
            seen.add(line.split(" ")[0])
            legal = list(deal.legal_actions())
            bids = [action for action in legal if isinstance(action, (Bid, Take))]
            wanted = bids if bids and deal.phase is Phase.AUCTION and deal.auction.standing is None else legal
            deal = deal.apply(
                wanted[0] if wanted is bids or deal.phase is Phase.AUCTION else random.choice(legal)
            )
        assert instruction(deal.seen_by(Seat.SOUTH)) == ""
    assert len(seen) > 1
    sentence = {"fr": "À vous\u00a0: votre dernière carte", "en": "Your turn: your last card"}[language]
    assert last == {(sentence, True), (sentence, False)}  # led or not, there is nothing to choose


def test_one_opens_a_deal_only_once() -> None:
    deal = Deal.new(COINCHE.replace(declarations=False), Seat.WEST, DECK)
    for action in (Bid(80, Trump.SPADES), Pass(), Pass(), Pass()):
        deal = deal.apply(action)
    assert instruction(deal.seen_by(Seat.SOUTH)) == "À vous d’entamer"
    while not (deal.table.tricks and deal.turn is Seat.SOUTH and not deal.table.trick.cards):
        deal = deal.apply(deal.legal_actions()[-1])
    assert len(deal.hands[Seat.SOUTH]) > 1
    assert instruction(deal.seen_by(Seat.SOUTH)) == "À vous de jouer"


def test_the_instruction_says_what_to_go_over() -> None:
    hands = ["JS 9S 8S AH KH QD 10C 7C", "QS 7S AD KD JD 9D 8D 7D", "AS KS 10H 9H 8H 7H AC KC"]
    held = [C(text) for hand in hands for text in hand.split()]
    rest = [card for card in DECK if card not in held]
    south, east, north = ([C(text) for text in hand.split()] for hand in hands)
    deal = Deal.of_hands(COINCHE.replace(declarations=False), Seat.SOUTH, [north, east, south, rest])
    for action in (Pass(), Pass(), Pass(), Bid(100, Trump.ALL_TRUMPS), Pass(), Pass(), Pass()):
        deal = deal.apply(action)
    for text in ("QS", "AS"):
        deal = deal.apply(Play(C(text)))
    west = next(action for action in deal.legal_actions() if isinstance(action, Play))
    deal = deal.apply(west)
    line = instruction(deal.seen_by(Seat.SOUTH))
    assert line == "À vous\u00a0: montez sur l’as de pique"


@pytest.mark.parametrize("key", NOTICE_KEYS)
def test_every_notice_has_a_sentence(language: str, key: str) -> None:
    details = dict.fromkeys(NOTICE_KEYS[key], "E")
    sentence = notice_text(key, details)
    assert sentence != key
    assert "%" not in sentence


def test_lasting_notices_are_notices() -> None:
    assert set(NOTICE_KEYS) >= LASTING


def test_declarations_are_told_by_name_and_seat() -> None:
    install_translator("fr")
    aces = [Card(rank, suit) for suit in Suit for rank in Rank if rank is Rank.ACE]
    rest = [card for card in DECK if card not in aces]
    hands = [[*aces, *rest[0:8:2]], [*rest[1:9:2], *rest[8:12]], rest[12:20], rest[20:28]]
    deal = Deal.of_hands(COINCHE, Seat.SOUTH, hands)
    for word in ("80H", "-", "-", "-"):
        deal = deal.apply(parse_action(word))
    while not deal.is_over:
        legal = deal.legal_actions()
        deal = deal.apply(next((a for a in legal if str(a).startswith("declare:four.A")), legal[-1]))
    assert deal.named[Seat.NORTH]
    assert "carré d’as, 100 (Nord)" in declared_sentence(deal)


@pytest.mark.parametrize("rules", [COINCHE, CONTREE], ids=["coinche", "contree"])
def test_in_english_one_doubles(rules: RuleSet) -> None:
    install_translator("en")
    assert call_text(Double(), rules) == "Double!"
    assert call_text(Redouble(), rules) == "Redouble!"
    contract = Contract(Seat.SOUTH, Trump.ALL_TRUMPS, 100, 2, doubled_by=Seat.WEST)
    assert "doubled ×2" in contract_sentence(contract, rules)
