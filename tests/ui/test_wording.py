"""Sentences of the auction and of the score, as one would say them."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from belote_desktop.app.paths import resource
from belote_desktop.app.settings import Settings
from belote_desktop.engine import (
    BELOTE,
    BELOTE_OFFICIELLE,
    CAPOT,
    COINCHE,
    DECK,
    GENERALE,
    Bid,
    Deal,
    Pass,
    Seat,
    Take,
    Trump,
)
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.match import Match
from belote_desktop.engine.scoring import Facts, score_facts
from belote_desktop.engine.seats import Team
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.panels.bidding import BiddingPanel
from belote_desktop.ui.panels.strip import ScoreStrip
from belote_desktop.ui.phrases.calls import bid_words, call_bubble, call_text
from belote_desktop.ui.phrases.cards import suit_name
from belote_desktop.ui.phrases.comfort import advice_sentence
from belote_desktop.ui.rules.score_texts import outcome_sentence
from tests.ui.rules.make import spaced


def heading(qtbot: QtBot, deal: Deal) -> str:
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    assert deal.turn is not None
    panel.offer(deal.seen_by(deal.turn))
    return spaced(panel.heading.text())


def test_what_others_said_stands_in_small_letters_and_in_words(qtbot: QtBot) -> None:
    deal = Deal.new(COINCHE, Seat.SOUTH, DECK)
    first = deal.turn
    assert first is Seat.EAST
    assert heading(qtbot, deal.apply(Bid(CAPOT, Trump.HEARTS))) == "À vous de parler — Est a dit capot cœur"
    assert bid_words(Bid(GENERALE, Trump.ALL_TRUMPS)) == "générale tout atout"
    assert bid_words(Bid(90, Trump.CLUBS)) == "90 trèfle"


def test_the_turned_card_is_named(qtbot: QtBot) -> None:
    text = heading(qtbot, Deal.new(BELOTE, Seat.SOUTH, DECK))
    assert text.startswith("La retourne : ")
    assert text.split()[-1] in ("pique", "cœur", "carreau", "trèfle")


def test_a_panel_says_the_whole_call(qtbot: QtBot) -> None:
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    panel.offer(Deal.new(COINCHE, Seat.NORTH, DECK).seen_by(Seat.WEST))
    panel.values.values.choose(CAPOT, by_player=True)
    panel.values.trumps.buttons[0].click()
    assert panel.confirm.text() == "Je dis capot pique"


def test_bubbles_show_signs() -> None:
    assert call_bubble(Take(Trump.CLUBS)) == ("Je prends", int(Trump.CLUBS))
    assert call_bubble(Take(Trump.NO_TRUMPS)) == ("Je prends à SA", None)
    assert call_bubble(Bid(CAPOT, Trump.CLUBS)) == ("Capot", int(Trump.CLUBS))
    assert call_bubble(Pass()) == ("Je passe", None)
    assert call_bubble(Bid(100, Trump.ALL_TRUMPS)) == ("100 tout atout", None)


@pytest.mark.parametrize(
    ("tricks", "end"),
    [
        (7, "et n’en font que sept."),
        (1, "et n’en font que un."),
        (0, "et n’en font aucun."),
        (None, "et ne les font pas."),
    ],
)
def test_a_failed_capot_says_how_many_tricks_were_made(tricks: int | None, end: str) -> None:
    contract = Contract(Seat.SOUTH, Trump.HEARTS, CAPOT)
    facts = Facts(contract, (140, 12), Team.NS)
    rules = COINCHE
    sentence = spaced(outcome_sentence(score_facts(facts, rules), rules, tricks))
    assert sentence.startswith("Nord-Sud chutent : ils ont demandé les huit plis")
    assert sentence.endswith(end.replace("que un", "qu’un"))


def test_english_says_it_too(qtbot: QtBot) -> None:
    install_translator("en")
    deal = Deal.new(COINCHE, Seat.SOUTH, DECK).apply(Bid(CAPOT, Trump.HEARTS))
    assert heading(qtbot, deal) == "Your call — East said capot hearts"


def test_declaring_is_said_of_declarations_alone(qtbot: QtBot) -> None:
    """«Annoncer» names a tierce or a belote; a bid is said, a trump is played."""
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    for rules in (COINCHE, BELOTE):
        panel.offer(Deal.new(rules, Seat.NORTH, DECK).seen_by(Seat.WEST))
        part = panel.values if rules is COINCHE else panel.takes
        part.trumps.focus_chosen()
        part.choose((80, Trump.SPADES))
        texts = [panel.accessibleName(), panel.heading.text(), panel.confirm.text()]
        assert not [text for text in texts if "nnonc" in text]


def test_the_strip_says_whose_the_tricks_are(qtbot: QtBot) -> None:
    strip = ScoreStrip(QAction("Panneau"))
    qtbot.addWidget(strip)
    match = Match((), Deal.new(COINCHE, Seat.WEST, DECK))
    strip.show_match(match, match.deal.seen_by(Seat.SOUTH))
    assert strip._deal.text() == "Donne 1"
    assert not any(each.isVisibleTo(strip) for each in strip.brought.values())
    deal = match.deal
    for action in (Bid(80, Trump.SPADES), Pass(), Pass(), Pass()):
        deal = deal.apply(action)
    strip.show_match(match, deal.seen_by(Seat.SOUTH))
    assert strip._deal.text() == "Donne 1"
    assert [each.text() for each in strip.brought.values()] == ["0 pli, 0 point"] * 2
    assert [spaced(each.accessibleName()) for each in strip.brought.values()] == [
        "Nous : 0 pli, 0 point",
        "Eux : 0 pli, 0 point",
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_word_for_one_thing_wherever_it_is_chosen(qtbot: QtBot, language: str) -> None:
    """What a new match offers is called as in its auction."""
    install_translator(language)
    dialog = NewMatchDialog(Settings(writable=False), False)
    panel = BiddingPanel()
    for widget in (dialog, panel):
        qtbot.addWidget(widget)
    panel.offer(Deal.new(COINCHE, Seat.NORTH, DECK).seen_by(Seat.WEST))
    boxes = (dialog.no_trumps, dialog.all_trumps)
    for box, button in zip(boxes, panel.values.trumps.buttons[4:], strict=True):
        assert box.text() == f"{button.choice.caption} ({button.choice.text})"


def test_english_has_no_french_word_where_it_has_its_own() -> None:
    """Names of games and what has no English word (capot, litige, dix de der) apart."""
    file = resource("i18n/belote_en.ts").read_text("utf-8")
    shown = re.sub(r"<comment>looked for</comment>\s*<translation>.*?</translation>", "", file)
    translations = re.findall(r"<(?:translation|numerusform)>(.*?)</", shown, re.DOTALL)
    assert len(translations) > 500
    foreign = re.compile(r"\b(SA|TA|contre|surcontre|surcoinche|coinch[ée]e?|atout|pli|chute|dedans)\b")
    explained = re.compile(r"\(coinche, contre\)|\(surcoinche, surcontre\)|coinche or contre|[Cc]oinche\b")
    assert not [text for text in translations if foreign.search(explained.sub("", text))]


def test_english_takes_on_a_suit_and_at_no_trumps_everywhere(qtbot: QtBot) -> None:
    install_translator("en")
    assert call_text(Take(Trump.HEARTS)) == "I take on hearts"
    assert call_text(Take(Trump.ALL_TRUMPS)) == "I take at all trumps"
    assert call_bubble(Take(Trump.NO_TRUMPS)) == ("I take at NT", None)
    assert advice_sentence(Take(Trump.CLUBS), BELOTE) == "I would take on clubs."
    assert advice_sentence(Take(Trump.NO_TRUMPS), BELOTE) == "I would take at no trumps."
    deal = Deal.new(BELOTE_OFFICIELLE, Seat.SOUTH, DECK)
    assert heading(qtbot, deal.apply(Take(Trump.NO_TRUMPS))) == "Your call — East takes at no trumps"
    assert deal.turned is not None
    suit = Trump(deal.turned.suit)
    assert (
        heading(qtbot, deal.apply(Take(suit))) == f"Your call — East takes on {suit_name(deal.turned.suit)}"
    )
