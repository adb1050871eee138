"""Cards, seats and trumps as texts and values."""

from __future__ import annotations

import copy
import pickle

import pytest

from belote_desktop.engine.cards import DECK, Card, CardError, Rank, Suit, format_cards, parse_cards
from belote_desktop.engine.seats import Direction, Seat, Team
from belote_desktop.engine.trumps import Trump, is_trump, strength
from tests.engine.reference.play import PACK, power


def test_the_pack_is_the_thirty_two_cards() -> None:
    assert [str(card) for card in DECK] == list(PACK)
    assert [card.index for card in DECK] == list(range(32))
    assert all(card.index == card.suit * 8 + card.rank for card in DECK)
    assert format_cards(DECK[:3]) == "7S 8S 9S"


def test_cards_are_interned_and_survive_copies() -> None:
    for card in DECK:
        assert Card(card.rank, card.suit) is card
        assert Card.parse(str(card)) is card
        assert copy.copy(card) is card
        assert copy.deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card
    assert len(set(DECK)) == 32
    assert sorted(DECK, key=str) != sorted(DECK) == list(DECK)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        DECK[0].rank = Rank.ACE


@pytest.mark.parametrize(
    "text", ["", "1H", "11H", "10", "H10", "10h", "AX", "T", "TTH", "10 H", "AH ", "٧H", "é"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        Card.parse(text)


def test_ten_is_read_from_t() -> None:
    assert Card.parse("TH") is Card(Rank.TEN, Suit.HEARTS)
    assert parse_cards("TH 7S") == (Card.parse("10H"), Card.parse("7S"))


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(CardError, match="7S"):
        parse_cards("7S 8S 7S")


def test_the_table_turns_anticlockwise() -> None:
    """Seed 003: against the clock; the notation of the cases: E, N, W, S, E."""
    turn = [Seat.EAST]
    for _ in range(4):
        turn.append(turn[-1].next(Direction.ANTICLOCKWISE))
    assert "".join(seat.letter for seat in turn) == "ENWSE"


def test_clockwise_is_the_other_way_round() -> None:
    for seat in Seat:
        assert seat.next(Direction.CLOCKWISE).next(Direction.ANTICLOCKWISE) is seat
        assert seat.next(Direction.CLOCKWISE) is not seat.next(Direction.ANTICLOCKWISE)


def test_partners_face_each_other() -> None:
    for seat in Seat:
        assert seat.partner.partner is seat
        assert seat.partner.team is seat.team
        assert seat.next(Direction.ANTICLOCKWISE).team is seat.team.other
    assert set(Team.NS.seats) == {Seat.NORTH, Seat.SOUTH}
    assert set(Team.EW.seats) == {Seat.EAST, Seat.WEST}
    assert Team.NS.other is Team.EW


@pytest.mark.parametrize("text", ["", "n", "NE", "X", "north"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="seat"):
        Seat.parse(text)


def test_trumps_are_read_in_both_tongues() -> None:
    assert [trump.letter for trump in Trump] == ["S", "H", "D", "C", "NT", "AT"]
    assert all(Trump.parse(trump.letter) is trump for trump in Trump)
    assert Trump.parse("SA") is Trump.NO_TRUMPS
    assert Trump.parse("TA") is Trump.ALL_TRUMPS
    for text in ("", "X", "nt", "ST"):
        with pytest.raises(ValueError, match="trump"):
            Trump.parse(text)


def test_strength_agrees_with_the_reference() -> None:
    for trump in Trump:
        for card in DECK:
            assert strength(card, trump) == power(str(card), trump.letter)


def test_which_cards_are_trumps() -> None:
    for trump in Trump:
        trumps = [card for card in DECK if is_trump(card, trump)]
        assert len(trumps) == {Trump.NO_TRUMPS: 0, Trump.ALL_TRUMPS: 32}.get(trump, 8)
