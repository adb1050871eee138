"""The panels of what is said with a card: only legal declarations and words come out."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.engine import options as o
from belote_desktop.engine.actions import Declare, Say, Word, parse_action
from belote_desktop.engine.cards import DECK, parse_cards
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.presets import COINCHE
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.view import View
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.panels.declare import DeclarePanel, declares_of, listed
from belote_desktop.ui.panels.say import SayPanel, says_of
from tests.ui.clipping import clipped
from tests.ui.rules.make import spaced


def at_first_card(hand: str, rules: RuleSet = COINCHE, bid: str = "80H") -> View:
    """South, who leads, holds `hand` at a contract of West."""
    south = parse_cards(hand)
    rest = [card for card in DECK if card not in south]
    deal = Deal.of_hands(rules, Seat.WEST, [tuple(rest[:8]), tuple(rest[8:16]), south, tuple(rest[16:])])
    for word in (bid, "-", "-", "-"):
        deal = deal.apply(parse_action(word))
    assert deal.turn is Seat.SOUTH
    return deal.seen_by(Seat.SOUTH)


@pytest.fixture
def panel(qtbot: QtBot) -> DeclarePanel:
    panel = DeclarePanel()
    qtbot.addWidget(panel)
    return panel


def test_the_best_is_ticked_and_said(panel: DeclarePanel, qtbot: QtBot) -> None:
    view = at_first_card("JS JH JD JC QH KH AH 7S")
    assert panel.offer(view)
    assert [str(each) for each in panel.declarations] == ["four.J", "fifty.AH", "tierce.AH"]
    assert spaced(panel.confirm.text()) == "Annoncer « Carré, tierce » (220)"
    with qtbot.waitSignal(panel.chosen) as said:
        panel.confirm.click()
    assert said.args == [parse_action("declare:four.J+tierce.AH")]
    assert panel.isHidden()


def test_a_card_serves_once(panel: DeclarePanel) -> None:
    panel.offer(at_first_card("JS JH JD JC QH KH AH 7S"))
    four, fifty, tierce = panel.declarations
    panel.tick(fifty)
    assert panel.ticked == {fifty}
    assert spaced(panel.confirm.text()) == "Annoncer « Cinquante » (50)"
    panel.tick(tierce)
    assert panel.ticked == {tierce}
    panel.tick(four)
    assert panel.ticked == {four, tierce}
    for each in panel.declarations:
        panel.tick(each, False)
    assert panel.declare is None
    assert not panel.confirm.isEnabled()


def test_one_may_keep_silent(panel: DeclarePanel, qtbot: QtBot) -> None:
    panel.offer(at_first_card("QH KH AH 7S 8S 9D JC 10C"))
    with qtbot.waitSignal(panel.chosen) as said:
        panel.silent.click()
    assert said.args == [None]


def test_nothing_to_declare_hides_it(panel: DeclarePanel) -> None:
    assert not panel.offer(at_first_card("QH KH 7S 8S 10D JC 10C AC"))
    assert panel.isHidden()
    assert not panel.focus_start()
    assert not panel.offer(at_first_card("QH KH AH 7S 8S 9D JC 10C", COINCHE.replace(declarations=False)))


def test_only_legal_declarations_come_out_of_random_hands(panel: DeclarePanel) -> None:
    rng, offered = Random(5), 0
    sizes = set()
    for _ in range(250):
        # long suits and fours of a kind, so that there is much to declare
        cards = sorted(
            DECK, key=lambda card: (rng.random() * 3 + (card.suit if rng.random() < 0.7 else 0), card.index)
        )
        bid = rng.choice(("80H", "80NT", "80AT", "80S"))
        view = at_first_card(" ".join(map(str, cards[:8])), bid=bid)
        legal = declares_of(view)
        assert panel.offer(view) is bool(legal)
        if not legal:
            continue
        offered += 1
        assert panel.declare == legal[0]
        for _ in range(6):
            panel.tick(rng.choice(panel.declarations), rng.random() < 0.7)
            declare = panel.declare
            sizes.add(len(panel.ticked))
            assert (declare is None) is (not panel.ticked)
            if declare is not None:
                assert view.why_illegal(declare) is None
                assert set(declare.declarations) == panel.ticked
        for declare in legal:  # and every legal one can be said
            for each in panel.declarations:
                panel.tick(each, False)
            for each in declare.declarations:
                panel.tick(each)
            assert panel.declare is not None
            assert set(panel.declare.declarations) == set(declare.declarations)
    assert offered > 60
    assert {0, 1, 2} <= sizes


def test_wholly_by_keyboard(panel: DeclarePanel, qtbot: QtBot) -> None:
    panel.offer(at_first_card("JS JH JD JC QH KH AH 7S"))
    with qtbot.waitActive(panel):
        panel.activateWindow()
    assert panel.focus_start()
    assert panel.confirm.hasFocus()
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    with qtbot.waitSignal(panel.chosen) as said:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert said.args == [parse_action("declare:tierce.AH")]
    panel.offer(at_first_card("JS JH JD JC QH KH AH 7S"))
    panel.focus_start()
    with qtbot.waitSignal(panel.chosen) as said:
        QTest.keyClick(panel.confirm, Qt.Key.Key_Escape)
    assert said.args == [None]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_names_and_room(panel: DeclarePanel, language: str) -> None:
    install_translator(language)
    panel.offer(
        at_first_card(
            "JS JH JD JC QH KH AH 7S", COINCHE.replace(declaration_show=o.DeclarationShow.FIRST_TRICK)
        )
    )
    panel.resize(420, panel.heightForWidth(420))
    QApplication.processEvents()
    assert clipped(panel) == []
    assert panel.accessibleName()
    texts = [box.text() for box in panel._boxes.values()]
    first = {"fr": "Carré de valets, 200", "en": "Four jacks, 200"}[language]
    assert texts[0] == first
    assert {"fr": "premier pli", "en": "first trick"}[language] in panel.note.text()


def test_language_changes_under_way(panel: DeclarePanel) -> None:
    panel.offer(at_first_card("QH KH AH 7S 8S 9D JC 10C"))
    assert "Me taire" in panel.silent.text()
    install_translator("en")
    QApplication.processEvents()
    assert panel.silent.text() == "Say nothing"


def test_shown_declarations_in_one_line() -> None:
    declare = parse_action("declare:four.J+tierce.AH")
    assert isinstance(declare, Declare)
    assert listed(declare.declarations) == "Carré de valets, tierce à l’as de cœur"


def test_belote_is_said_where_the_player_says_it(qtbot: QtBot) -> None:
    panel = SayPanel()
    qtbot.addWidget(panel)
    spoken = COINCHE.replace(say_belote=True, declarations=False)
    hand = "QH KH AH 7S 8S 9S 10S JS"
    assert not panel.offer(at_first_card(hand))
    assert not panel.focus_start()
    view = at_first_card(hand, spoken)
    assert says_of(view) == (Say(Word.BELOTE),)
    assert panel.offer(view)
    assert panel.focus_start()
    assert panel.accessibleName()
    install_translator("en")
    QApplication.processEvents()
    assert len(panel.buttons) == 1
    with qtbot.waitSignal(panel.said) as said:
        panel.buttons[0].click()
    assert said.args == [Say(Word.BELOTE)]
    assert panel.isHidden()
