"""Pictures of cards and how a hand is sorted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from belote_desktop.engine import DECK, Card, Rank, Suit, Trump, format_cards, parse_cards
from belote_desktop.ui.card_look import BACKS, INDEX_SIZES, INDICES, CardLook
from belote_desktop.ui.table import glyphs, suits
from belote_desktop.ui.table.cards import CardPictures
from belote_desktop.ui.table.faces import CardStyle
from belote_desktop.ui.table.hand import Sorting, sort_hand, suit_order
from belote_desktop.ui.theme import DARK, LIGHT

STYLE = CardStyle(LIGHT)


@pytest.fixture
def pictures(qapp: object) -> CardPictures:
    return CardPictures()


def picture(pictures: CardPictures, card: Card | None, style: CardStyle = STYLE, width: int = 90) -> QImage:
    return pictures.exact(card, width, 1.0, style).toImage()


def test_all_faces_and_the_back_differ(pictures: CardPictures) -> None:
    faces = [picture(pictures, card) for card in (*DECK, None)]
    for place, face in enumerate(faces):
        assert all(face != other for other in faces[:place])


def test_a_face_is_the_same_upside_down(pictures: CardPictures) -> None:
    for card in DECK:
        if card.rank in (Rank.SEVEN, Rank.NINE, Rank.ACE):
            continue  # a pip in the middle, or the odd one of a seven, stands upright
        image = picture(pictures, card, width=120)
        turned = image.transformed(QTransform().rotate(180))
        differing = sum(
            abs(QColor(image.pixel(x, y)).lightness() - QColor(turned.pixel(x, y)).lightness()) > 60
            for x in range(4, 116, 3)
            for y in range(4, 170, 3)
        )
        assert differing < 60, card


def test_pixmaps_have_the_pixels_of_their_screen(pictures: CardPictures) -> None:
    double = pictures.exact(DECK[0], 100, 2.0, STYLE)
    assert (double.width(), double.height()) == (200, 290)
    assert double.devicePixelRatio() == 2.0
    assert double.deviceIndependentSize().width() == 100


def test_a_picture_is_drawn_once_per_size_ratio_and_style(pictures: CardPictures) -> None:
    card = Card(Rank.JACK, Suit.SPADES)
    variants = [
        (100, 1.0, STYLE), (100, 2.0, STYLE), (60, 1.0, STYLE), (100, 1.0, CardStyle(DARK)),
        (100, 1.0, CardStyle(LIGHT, CardLook(four_colours=True))), (100, 1.0, CardStyle(LIGHT, CardLook(indices="english"))),
    ]  # fmt: skip
    for _ in range(2):
        for width, ratio, style in variants:
            pictures.exact(card, width, ratio, style)
    assert pictures.drawn == len(pictures) == len(variants)


def test_another_size_is_lent_until_the_right_one_is_drawn(pictures: CardPictures, qtbot: QtBot) -> None:
    small = pictures.exact(DECK[3], 50, 1.0, STYLE)
    lent = pictures.quick(DECK[3], 80, 1.0, STYLE)
    assert lent.cacheKey() == small.cacheKey()
    with qtbot.waitSignal(pictures.arrived, timeout=30_000):
        pass
    assert pictures.quick(DECK[3], 80, 1.0, STYLE).width() == 80


def test_a_moving_card_borrows_the_nearest_size(pictures: CardPictures) -> None:
    for width in (40, 120):
        pictures.exact(DECK[0], width, 1.0, STYLE)
    assert pictures.lend(DECK[0], 100, 1.0, STYLE).width() == 120
    assert pictures.lend(DECK[0], 50, 1.0, STYLE).width() == 40
    assert pictures.drawn == 2
    assert pictures.lend(DECK[1], 50, 1.0, STYLE).width() == 50


def test_a_card_never_drawn_is_drawn_at_once(pictures: CardPictures) -> None:
    assert pictures.quick(DECK[9], 70, 1.0, STYLE).width() == 70


def test_the_cache_keeps_to_its_budget(qapp: object) -> None:
    pictures = CardPictures(budget=10 * 40 * 58 * 4)
    for card in DECK:
        pictures.exact(card, 40, 1.0, STYLE)
    assert len(pictures) == 10
    pictures.clear()
    assert len(pictures) == 0


def test_flush_draws_what_was_asked_for(pictures: CardPictures) -> None:
    pictures.want(DECK[0], 30, 1.0, STYLE)
    pictures.want(DECK[1], 30, 1.0, STYLE)
    pictures.want(DECK[1], 30, 1.0, STYLE)
    pictures.flush()
    assert pictures.drawn == 2


def test_inks() -> None:
    assert LIGHT.card_ink(Suit.SPADES, True) != LIGHT.card_ink(Suit.CLUBS, True)
    assert LIGHT.card_ink(Suit.SPADES, False) == LIGHT.card_ink(Suit.CLUBS, False)
    assert LIGHT.card_ink(Suit.HEARTS, False) == LIGHT.card_ink(Suit.DIAMONDS, False)


@pytest.mark.parametrize(
    ("indices", "large", "small"),
    [
        ("french", "VDRA", ""),
        ("figure", "VDR1", ""),
        ("english", "JQKA", ""),
        ("both", "VDRA", "JQK"),
        ("both_english", "JQKA", "VDR"),
    ],
)
def test_letters_of_an_index(indices: str, large: str, small: str) -> None:
    look = CardLook(indices=indices)
    ranks = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
    assert "".join(look.letter(rank) for rank in ranks) == large
    assert "".join(look.second_letter(rank) for rank in (*ranks, Rank.TEN)) == small
    assert look.letter(Rank.TEN) == "10"


def test_every_choice_of_index_size_and_back_shows(pictures: CardPictures) -> None:
    king = Card(Rank.KING, Suit.HEARTS)
    faces = [picture(pictures, king, CardStyle(LIGHT, CardLook(indices=each))) for each in INDICES]
    faces = [face for place, face in enumerate(faces) if INDICES[place] != "figure"]  # differs at the ace
    faces += [
        picture(pictures, king, CardStyle(LIGHT, CardLook(index_size=each))) for each in ("small", "large")
    ]
    assert all(a != b for place, a in enumerate(faces) for b in faces[:place])
    backs = [picture(pictures, None, CardStyle(LIGHT, CardLook(back=each))) for each in BACKS]
    assert len(backs) >= 4
    assert all(a != b for place, a in enumerate(backs) for b in backs[:place])


@pytest.mark.parametrize("back", BACKS)
def test_a_back_is_the_same_upside_down(pictures: CardPictures, back: str) -> None:
    image = picture(pictures, None, CardStyle(LIGHT, CardLook(back=back)), width=120)
    turned = image.transformed(QTransform().rotate(180))
    differing = sum(
        abs(QColor(image.pixel(x, y)).lightness() - QColor(turned.pixel(x, y)).lightness()) > 60
        for x in range(4, 116, 3)
        for y in range(4, 170, 3)
    )
    assert differing < 60


@pytest.mark.parametrize("size", INDEX_SIZES)
@pytest.mark.parametrize("indices", ["french", "both"])
def test_pips_and_pictures_do_not_touch_the_index(pictures: CardPictures, size: str, indices: str) -> None:
    """Between index and pips, or the frame of a court, lies a strip of clean paper."""
    style = CardStyle(LIGHT, CardLook(indices=indices, index_size=size))
    for card in DECK:
        if card.rank is Rank.ACE:
            continue
        image = picture(pictures, card, style, width=400)
        clean = QColor(LIGHT.card_paper).rgb()
        bottom = 290 if card.rank < Rank.JACK else 270
        columns = [x for x in range(44, 130) if all(image.pixel(x, y) == clean for y in range(20, bottom))]
        assert len(columns) >= 5, card


def test_suit_signs_fill_their_box(qapp: object) -> None:
    for suit in range(4):
        box = suits.suit_path(suit, QPointF(50, 50), 100).boundingRect()
        assert QRectF(-1, -1, 102, 102).contains(box)
        assert box.height() > 90
        assert box.width() > 70
        assert abs(box.center().x() - 50) < 0.5
    image = QImage(32, 32, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    suits.draw_suit(painter, 1, QRectF(0, 0, 32, 32), QColor("red"))
    painter.end()
    assert QColor(image.pixel(16, 18)) == QColor("red")
    assert not suits.suit_icon(2, QColor("blue")).isNull()


def test_index_texts_are_narrowed_to_their_room(qapp: object) -> None:
    assert glyphs.text_width("10", 20) > glyphs.text_width("7", 20)
    assert glyphs.text_path("10", QPointF(0, 0), 100, 40).boundingRect().width() < 41


def test_hand_alternates_colours_and_begins_with_the_trumps() -> None:
    hand = parse_cards("7S 9D JD 10H AC KD AS QC")
    assert format_cards(sort_hand(hand, Trump.DIAMONDS)) == "JD 9D KD AS 7S 10H AC QC"
    assert format_cards(sort_hand(hand, None)) == "AS 7S 10H AC QC KD JD 9D"
    assert format_cards(sort_hand(hand, Trump.NO_TRUMPS)) == "AS 7S 10H AC QC KD JD 9D"
    assert format_cards(sort_hand(hand, Trump.ALL_TRUMPS)) == "AS 7S 10H AC QC JD 9D KD"


def test_a_hand_is_sorted_as_the_player_likes_it() -> None:
    hand = parse_cards("7S 9D JD 10H AC KD AS QC")
    fixed = Sorting(alternating=False)
    assert format_cards(sort_hand(hand, Trump.DIAMONDS, (), fixed)) == "JD 9D KD AS 7S 10H AC QC"
    assert format_cards(sort_hand(hand, None, (), fixed)) == "AS 7S 10H KD JD 9D AC QC"
    anywhere = Sorting(trumps_first=False)
    assert format_cards(sort_hand(hand, Trump.DIAMONDS, (), anywhere)) == "AS 7S 10H AC QC JD 9D KD"


def test_suits_do_not_jump_while_the_deal_is_played() -> None:
    hand = parse_cards("7S 10H KD AC")
    order = sort_hand(hand, Trump.SPADES)
    left = sort_hand(parse_cards("7S KD AC"), Trump.SPADES, parse_cards("10H"))
    assert list(left) == [card for card in order if card in left]


@pytest.mark.parametrize(
    ("held", "order"), [("SC", "SC"), ("SHD", "HSD"), ("HDC", "HCD"), ("SHDC", "SHCD"), ("", "")]
)
def test_order_of_the_suits(held: str, order: str) -> None:
    found = suit_order(Suit("SHDC".index(letter)) for letter in held)
    assert "".join(suit.letter for suit in found) == order
