"""The book says what these very rules say, with the right numbers, in both languages."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app.rule_files import OwnRules
from belote_desktop.engine import options as o
from belote_desktop.engine.presets import (
    ANCIENNE,
    BELOTE,
    BELOTE_OFFICIELLE,
    COINCHE,
    COINCHE_MAISON,
    CONTREE,
    PRESETS,
)
from belote_desktop.engine.rules import RuleSet, option_specs
from belote_desktop.engine.scoring import Reason, score_facts
from belote_desktop.engine.seats import Direction
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.rules.book import write_book
from belote_desktop.ui.rules.book.finding import block_of_anchor, find_all, folded
from belote_desktop.ui.rules.book.score_examples import score_examples
from belote_desktop.ui.rules.option_texts import rule_of
from belote_desktop.ui.rules.relevance import goes_without_saying, silenced_by, values_of
from belote_desktop.ui.rules.rule_book import RuleBook, RuleBookDialog
from belote_desktop.ui.rules.score_texts import TOPICS
from belote_desktop.ui.theme import theme
from tests.ui.clipping import clipped
from tests.ui.rules.make import many_rules, spaced

LANGUAGES = ("fr", "en")


def text_of(rules: RuleSet) -> str:
    document = QTextDocument()
    document.setHtml(write_book(rules).html)
    return spaced(document.toPlainText())


def has_number(text: str, number: int) -> bool:
    return bool(re.search(rf"(?<!\d){number}(?!\d)", text.replace(",", "").replace(" ", "")))


# content


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "numbers", "absent"),
    [
        (COINCHE, (162, 252, 250, 160, 2000, 19, 13, 200, 150), (130, 258)),
        (COINCHE_MAISON, (162, 252, 160, 1000), (130, 258)),
        (CONTREE, (162, 252, 320, 640, 500, 2000), (130, 258)),
        (BELOTE, (162, 252, 82, 81, 1000), (130, 258, 320)),
        (BELOTE_OFFICIELLE, (162, 252, 258, 198, 124, 1000), (130,)),
        (ANCIENNE, (130, 120, 258, 248, 162, 3000), ()),
    ],
)
def test_the_right_numbers(
    language: str, rules: RuleSet, numbers: tuple[int, ...], absent: tuple[int, ...]
) -> None:
    install_translator(language)
    text = text_of(rules)
    cells = set(text.replace(",", "").split("\n"))
    for number in numbers:
        assert has_number(text, number), number
    for number in absent:
        assert str(number) not in cells, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_old_game_explains_its_130(language: str) -> None:
    install_translator(language)
    said = {"fr": "le bon total est 130", "en": "the right total is 130"}[language]
    assert said in text_of(ANCIENNE)
    assert said not in text_of(ANCIENNE.replace(no_trumps=False))
    assert said not in text_of(COINCHE.replace(no_trumps_values=o.NoTrumpsValues.PLAIN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_in_force_is_told_and_every_option_has_its_place(language: str) -> None:
    install_translator(language)
    for rules in many_rules(25):
        html = write_book(rules).html
        document = QTextDocument()
        document.setHtml(html)
        text = spaced(document.toPlainText())
        values = values_of(rules)
        for spec in option_specs():
            assert html.count(f'name="option:{spec.name}"') == 1, spec.name
            found = block_of_anchor(document, f"option:{spec.name}")
            assert found is not None, spec.name
            if silenced_by(spec.name, values) is None and not goes_without_saying(spec.name, rules):
                rule = spaced(rule_of(spec.name, values[spec.name], rules))
                assert rule in text
                assert rule in spaced(found.selectedText())
        for topic in TOPICS.values():
            assert block_of_anchor(document, topic) is not None
        assert not re.search(r"%\d|<|\{", text.replace(" < ", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_changed_is_marked_beside_what_the_text_says(language: str) -> None:
    install_translator(language)
    mark = {"fr": "Modifié à cette table.", "en": "Changed at this table."}[language]
    assert mark not in text_of(COINCHE)
    changed = COINCHE.replace(must_underruff=True, target=1500)
    text = text_of(changed)
    assert text.count(mark) == 2
    assert spaced(rule_of("must_underruff", False)) in text
    assert 'href="#option:must_underruff"' in write_book(changed).html


def test_chapters_only_of_what_is_played() -> None:
    assert "Carré" not in text_of(BELOTE)
    assert "Sans atout" not in text_of(BELOTE).split("\n")
    assert "générale" not in text_of(COINCHE).lower()
    assert "< générale" in text_of(COINCHE.replace(generale=True))
    assert "… < 160 < capot" in text_of(COINCHE_MAISON)
    assert "couleur < sans atout < tout atout" in text_of(BELOTE_OFFICIELLE)
    assert "La première prise met fin au tour de parole." in text_of(BELOTE)
    assert "Surcontre" in text_of(ANCIENNE)
    assert "Surcoinche" in text_of(COINCHE)


def test_examples_follow_the_rules_of_play() -> None:
    free, bound = text_of(COINCHE), text_of(COINCHE_MAISON)
    assert (
        free.count("Il peut jouer n’importe laquelle.")
        == bound.count("Il peut jouer n’importe laquelle.") + 1
    )
    assert "Il peut jouer : sept de pique, huit de pique." in bound
    over, under = text_of(COINCHE), text_of(COINCHE.replace(go_over_partner=False))
    assert "Il doit jouer : as de carreau." in over
    assert "Il doit jouer : as de carreau." not in under
    clockwise = text_of(COINCHE.replace(direction=Direction.CLOCKWISE))
    assert "as de pique (Est)" in clockwise
    assert "as de pique (Ouest)" in over
    only = text_of(COINCHE.replace(under_partner=o.UnderPartner.OVER_IF_ONLY_TRUMPS))
    assert "Le partenaire a coupé" in only


def test_examples_are_counted_by_the_engine() -> None:
    for rules in many_rules(40):
        for example in score_examples(rules):
            score = score_facts(example.facts, rules)
            assert sum(line.points for line in score.lines) == sum(score.marked)
    scores = [score_facts(example.facts, ANCIENNE) for example in score_examples(ANCIENNE)]
    assert any(line.times == 3 for score in scores for line in score.lines)
    assert any(line.reason is Reason.TAKEN_BELOTE for score in scores for line in score.lines)


def test_worked_sums_are_written_out() -> None:
    text = text_of(COINCHE)
    assert "Nord-Sud réussissent : 124 pour 100 demandés." in text
    assert (
        "Nord-Sud marquent 94 (cartes) + 10 (dix de der) + 100 (contrat) + 20 (belote) − 4 (arrondi) = 220."
        in text
    )
    assert "Est-Ouest marquent 160 × 4 (forfait des plis) + 100 × 4 (contrat) = 1 040." in text
    assert "81 points en litige attendent les gagnants de la donne suivante." in text_of(BELOTE)


@pytest.mark.parametrize(
    ("language", "rules", "said"),
    [
        ("fr", COINCHE, "à la couleur et à tout atout : valets, neuf, as, dix, rois, dames ; à sans atout : as, dix, rois, dames, valets, neuf."),
        ("en", COINCHE.replace(all_trumps=False), "in a suit: jacks, nines, aces, tens, kings, queens; at no trumps: aces, tens, kings, queens, jacks, nines."),
        ("en", CONTREE.replace(declarations=True), "From the highest: jacks, nines, aces, tens, kings, queens."),
        ("fr", COINCHE.replace(no_trumps_fours=o.FourTable.OLD), "à sans atout : as, dix, rois, dames, valets."),
    ],
)  # fmt: skip
def test_fours_of_a_kind_are_compared(language: str, rules: RuleSet, said: str) -> None:
    install_translator(language)
    assert said in text_of(rules)
    assert said not in text_of(rules.replace(declarations=False))


def test_a_capot_is_called_not_bid_only_where_it_may_be() -> None:
    for rules in PRESETS.values():
        text = text_of(rules)
        assert ("sans les avoir demandés" in text) == (rules.auction is o.AuctionKind.VALUES)
        assert "Les huit plis" in text


def test_the_trump_is_turned_up_or_chosen() -> None:
    for rules in PRESETS.values():
        text = text_of(rules)
        assert ("un atout de son choix" in text) == (rules.auction is o.AuctionKind.VALUES)
    assert "Dès le premier tour" not in text_of(BELOTE)
    assert "Dès le premier tour, on peut aussi jouer à sans atout ou à tout atout." in text_of(ANCIENNE)


def test_english_of_doubled_contracts() -> None:
    install_translator("en")
    text = text_of(COINCHE)
    assert "redoubled ×4" in text
    assert "coinché" not in text
    assert "North-South took on hearts" in text_of(BELOTE)
    assert "contré ×" not in text_of(ANCIENNE)


# the text browser and the window


def test_an_own_game_has_its_own_name(qtbot: QtBot) -> None:
    rules = COINCHE.replace(target=1500)
    OwnRules().save("Chez <Paul>", rules)
    dialog = RuleBookDialog(rules)
    qtbot.addWidget(dialog)
    assert "Chez <Paul>" in dialog.windowTitle()
    assert dialog.book.toPlainText().startswith("Chez <Paul>\n")
    dialog.set_rules(COINCHE)
    assert "Paul" not in dialog.windowTitle() + dialog.book.toPlainText()


def test_it_opens_at_the_rule(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(COINCHE, "made_when")
    qtbot.addWidget(dialog)
    dialog.resize(800, 600)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.book.verticalScrollBar().value() > 0)
    cursor = dialog.book.cursorForPosition(dialog.book.viewport().rect().topLeft())
    cursor.movePosition(cursor.MoveOperation.NextBlock)
    shown = dialog.book.toPlainText()[cursor.position() - 200 : cursor.position() + 400]
    assert "Le contrat est réussi quand" in shown
    assert dialog.book.extraSelections()
    assert dialog.book.go_to("topic:belote")
    assert not dialog.book.go_to("option:talon")


def test_links_lead_within_the_book(qtbot: QtBot) -> None:
    book = RuleBook(COINCHE.replace(target=1500))
    qtbot.addWidget(book)
    book.resize(600, 400)
    book.show()
    book.anchorClicked.emit(QUrl("#option:target"))
    assert book.verticalScrollBar().value() > 0
    assert "1 500" in spaced(book.textCursor().block().text())


def test_contents_lead_to_chapters(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(COINCHE)
    qtbot.addWidget(dialog)
    dialog.resize(800, 500)
    dialog.show()
    titles = [dialog.index.item(row).text() for row in range(dialog.index.count())]
    assert titles[0] == "Le but du jeu"
    assert titles[-1] == "La fin de la partie"
    for row in (3, 8):
        dialog.index.setCurrentRow(row)
        assert dialog.book.textCursor().block().text() == titles[row]


def test_search_steps_through_the_places(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(COINCHE)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.search.setText("ENCHERE")
    count = len(dialog.book.extraSelections())
    assert count > 3
    assert str(count) in dialog.hits.text()
    first = dialog.book.textCursor().position()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.book.textCursor().position() > first
    dialog.before.click()
    assert dialog.book.textCursor().position() == first
    dialog.before.click()
    assert dialog.book.textCursor().position() > first, "round from the other end"
    dialog.search.setText("xyz")
    assert not dialog.after.isEnabled()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.search.text() == ""
    assert dialog.isVisible()


def test_finding_minds_neither_accents_nor_case() -> None:
    assert folded("Élan d’été") == "elan d'ete"
    document = QTextDocument("Dix de der\nle DIX de dèr, dix de der")
    assert [cursor.selectedText() for cursor in find_all(document, " dix de  der ")] == [
        "Dix de der", "DIX de dèr", "dix de der",
    ]  # fmt: skip
    assert find_all(document, "  ") == []
    assert block_of_anchor(document, "x") is None


def test_theme_language_and_rules_change_under_way(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(COINCHE)
    qtbot.addWidget(dialog)
    dialog.show()
    light = dialog.book.document().defaultStyleSheet()
    theme().set_choice("dark")
    assert dialog.book.document().defaultStyleSheet() != light
    install_translator("en")
    QApplication.processEvents()
    assert dialog.index.item(0).text() == "Aim of the game"
    assert "The match is played to 2,000 points." in dialog.book.toPlainText()
    dialog.set_rules(ANCIENNE, "chapter:cards")
    assert "130" in dialog.book.toPlainText()
    assert "Old belote" in dialog.windowTitle()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(420, 400), (800, 600)])
def test_nothing_is_cut_off(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    install_translator(language)
    dialog = RuleBookDialog(PRESETS["ancienne"])
    qtbot.addWidget(dialog)
    dialog.resize(*size)
    dialog.show()
    dialog.search.setText("a")
    QApplication.processEvents()
    assert clipped(dialog) == []
    bar = dialog.book.horizontalScrollBar()
    assert bar.maximum() == 0, "nothing runs out of the page"


def test_names_for_the_screen_reader(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(COINCHE)
    qtbot.addWidget(dialog)
    for widget in (dialog.book, dialog.search, dialog.index):
        assert widget.accessibleName()
    assert all(each.text() for each in islice((dialog.before, dialog.after, dialog.close_button), 3))


# where the reader is


def shown_chapter(dialog: RuleBookDialog) -> str:
    return dialog.index.item(dialog.index.currentRow()).text()


@pytest.mark.parametrize(
    ("anchor", "chapter"),
    [
        ("option:made_when", "Le contrat et la marque"),
        ("topic:belote", "La belote et la rebelote"),
        ("option:target", "La fin de la partie"),
        ("direction", "La donne"),
    ],
)
def test_the_contents_show_the_chapter_it_opens_at(qtbot: QtBot, anchor: str, chapter: str) -> None:
    dialog = RuleBookDialog(COINCHE, anchor)
    qtbot.addWidget(dialog)
    dialog.resize(800, 600)
    dialog.show()
    qtbot.waitUntil(lambda: shown_chapter(dialog) == chapter)
    QApplication.processEvents()
    assert shown_chapter(dialog) == chapter


def test_the_contents_follow_reading_searching_and_clicking(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(COINCHE)
    qtbot.addWidget(dialog)
    dialog.resize(800, 600)
    dialog.show()
    assert shown_chapter(dialog) == "Le but du jeu"
    bar = dialog.book.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    assert shown_chapter(dialog) == "La fin de la partie"
    bar.setValue(0)
    assert shown_chapter(dialog) == "Le but du jeu"
    dialog.search.setText("sans plafond")
    assert shown_chapter(dialog) == "Les enchères"
    for row in range(dialog.index.count()):
        dialog.index.setCurrentRow(row)
        assert dialog.index.currentRow() == row
