"""Sentences of the auction and of the score, as one would say them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.engine import BELOTE, CAPOT, COINCHE, DECK, GENERALE, Bid, Deal, Pass, Seat, Take, Trump
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.scoring import Facts, score_facts
from belote_desktop.engine.seats import Team
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.panels.bidding import BiddingPanel
from belote_desktop.ui.phrases.calls import bid_words, call_bubble
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
    assert heading(qtbot, deal.apply(Bid(CAPOT, Trump.HEARTS))) == "Votre annonce — Est a dit capot cœur"
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
    assert panel.confirm.text() == "Annoncer capot pique"


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
