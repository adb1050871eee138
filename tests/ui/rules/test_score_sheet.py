"""The score as a sheet: the lines add up, say why and by which text, and open their rule."""

from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.engine import options as o
from belote_desktop.engine.actions import CAPOT, GENERALE
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.points import pack_points
from belote_desktop.engine.presets import ANCIENNE, BELOTE, COINCHE, PRESETS
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Facts, Reason, Score, score_facts
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.sources import source_of
from belote_desktop.engine.trumps import Trump
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.rules.book import write_book
from belote_desktop.ui.rules.book.finding import block_of_anchor
from belote_desktop.ui.rules.book.score_examples import score_examples
from belote_desktop.ui.rules.option_texts import document_name
from belote_desktop.ui.rules.score_sheet import ScoreSheet
from belote_desktop.ui.rules.score_texts import (
    deciding_option,
    line_anchor,
    line_why,
    outcome_anchor,
    outcome_sentence,
    sum_sentence,
)
from tests.ui.clipping import clipped
from tests.ui.rules.make import many_rules, spaced


def a_score(
    rules: RuleSet = COINCHE, ours: int = 94, value: int | None = 100, last: Team = Team.NS, belotes: tuple[int, int] = (1, 0),
    trump: Trump = Trump.HEARTS, held: int = 0,
) -> Score:  # fmt: skip
    theirs = pack_points(rules, trump) - ours
    capot = Team.NS if theirs == 0 else Team.EW if ours == 0 else None
    facts = Facts(Contract(Seat.SOUTH, trump, value), (ours, theirs), last, capot, belotes, taker_tricks=4)
    return score_facts(facts, rules, held)


def test_the_text_behind_most_lines_stands_once(sheet: ScoreSheet) -> None:
    official = document_name(source_of(COINCHE, None))
    sheet.show_score(a_score(), COINCHE)
    assert len(sheet.lines) > 3
    assert sheet.source.text().endswith(official)
    assert sheet.source.isVisible()
    assert not any(row.source.isVisible() for row in sheet.lines)
    assert all(official in row.accessibleDescription() for row in sheet.lines)
    house = COINCHE.replace(rounding=o.Rounding.FIVE_DOWN)
    sheet.show_score(a_score(house), house)
    apart = [row for row in sheet.lines if row.source.text() != official]
    assert [row for row in sheet.lines if row.source.isVisible()] == apart
    sheet.set_details(False)
    assert not sheet.source.isVisible()


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheet:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.resize(640, 500)
    sheet.show()
    return sheet


def test_the_lines_of_each_side_add_up_to_its_mark(sheet: ScoreSheet) -> None:
    for rules in many_rules(30):
        for example in score_examples(rules):
            score = score_facts(example.facts, rules, held=81)
            sheet.show_score(score, rules)
            for team in Team:
                shown = [row for row in sheet.lines if row.line.team is team]
                assert sum(row.line.points for row in shown) == score.marked[team]
            assert [row.line for row in sheet.lines] == list(
                chain(score.lines_of(Team.NS), score.lines_of(Team.EW))
            )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_line_says_what_how_much_why_and_by_which_text(sheet: ScoreSheet, language: str) -> None:
    install_translator(language)
    for rules in many_rules(10):
        for example in score_examples(rules):
            sheet.show_score(score_facts(example.facts, rules), rules)
            for row in sheet.lines:
                texts = (row.name.text(), row.points.text(), row.why.text(), row.source.text())
                assert all(texts)
                assert not any("%" in text for text in texts)
                assert row.source.text() == document_name(
                    source_of(rules, deciding_option(row.line, score_facts(example.facts, rules), rules))
                )
                assert row.name.text() in row.accessibleName()
                assert row.why.text() in row.accessibleDescription()
                if row.line.times != 1:
                    assert "×" in row.points.text()
                    assert "×" in row.why.text()


def test_every_line_can_be_opened_in_the_book() -> None:
    for rules in many_rules(30):
        document = QTextDocument()
        document.setHtml(write_book(rules).html)
        sheet_anchors = set()
        for example in score_examples(rules):
            score = score_facts(example.facts, rules, held=10)
            sheet_anchors.add(outcome_anchor(score, rules))
            sheet_anchors |= {line_anchor(line, score, rules) for line in score.lines}
        for anchor in sheet_anchors:
            assert block_of_anchor(document, anchor) is not None, anchor


def test_a_changed_option_is_the_tables_own(sheet: ScoreSheet) -> None:
    sheet.show_score(a_score(), COINCHE.replace(rounding=o.Rounding.FIVE_DOWN))
    rounding = [row for row in sheet.lines if row.line.reason is Reason.ROUNDING]
    assert rounding
    assert all(row.source.text() == "Règle de la table" for row in rounding)


@pytest.mark.parametrize(
    ("score", "rules", "sentence", "anchor"),
    [
        (a_score(), COINCHE, "Nord-Sud réussissent : 124 pour 100 demandés.", "option:made_when"),
        (a_score(ours=66), COINCHE, "Nord-Sud chutent : 96 pour 100 demandés.", "option:made_when"),
        (
            a_score(ours=71, value=80, last=Team.EW), COINCHE,
            "Nord-Sud chutent : 91 pour 80 demandés, mais la défense en a autant.", "option:equality",
        ),
        (
            a_score(ours=61, value=80, last=Team.EW), COINCHE,
            "Nord-Sud chutent : 81 pour 80 demandés, mais la défense en a 101.", "option:made_when",
        ),
        (
            a_score(COINCHE.replace(made_when=o.MadeWhen.BID_82), ours=70, value=80, belotes=(0, 0)),
            COINCHE.replace(made_when=o.MadeWhen.BID_82),
            "Nord-Sud chutent : 80, or pour 80 il faut 82.", "option:made_when",
        ),
        (a_score(ours=152, value=CAPOT), COINCHE, "Nord-Sud font les huit plis, comme demandé.", "option:capot_worth"),
        (
            a_score(ours=150, value=CAPOT), COINCHE,
            "Nord-Sud chutent : ils ont demandé les huit plis et ne les font pas.", "option:capot_worth",
        ),
        (
            a_score(COINCHE.replace(generale=True), ours=152, value=GENERALE), COINCHE.replace(generale=True),
            "Nord-Sud chutent : le preneur n’a pas fait les huit plis à lui seul.", "option:generale",
        ),
        (a_score(BELOTE, value=None), BELOTE, "Nord-Sud réussissent : 104 contre 58.", "option:made_when"),
        (a_score(BELOTE, ours=60, value=None), BELOTE, "Nord-Sud sont dedans : 70 contre 92.", "option:made_when"),
        (a_score(BELOTE, ours=71, value=None), BELOTE, "Litige : 81 partout.", "option:equality"),
        (
            a_score(ANCIENNE, ours=71, value=None, last=Team.EW), ANCIENNE,
            "Nord-Sud sont dedans : 91 partout, et le preneur perd à égalité.", "option:equality",
        ),
        (
            a_score(BELOTE.replace(equality=o.Equality.MADE), ours=71, value=None), BELOTE.replace(equality=o.Equality.MADE),
            "Nord-Sud réussissent : 81 partout, et l’égalité suffit.", "option:equality",
        ),
    ],
)  # fmt: skip
def test_the_outcome_in_a_sentence(score: Score, rules: RuleSet, sentence: str, anchor: str) -> None:
    assert spaced(outcome_sentence(score, rules)) == sentence
    assert outcome_anchor(score, rules) == anchor


def test_held_points_are_told(sheet: ScoreSheet) -> None:
    sheet.show_score(a_score(BELOTE, ours=71, value=None, belotes=(0, 0)), BELOTE)
    assert sheet.held.text() == "81 points en litige attendent les gagnants de la donne suivante."
    sheet.show_score(a_score(BELOTE, value=None, held=81), BELOTE)
    assert sheet.held.isHidden()
    assert any(row.line.reason is Reason.LITIGE_WON for row in sheet.lines)


def test_what_multiplies_a_line_is_said() -> None:
    contract = Contract(Seat.SOUTH, Trump.ALL_TRUMPS, None, 2, Seat.EAST)
    score = score_facts(Facts(contract, (148, 100), Team.NS), ANCIENNE)
    why = line_why(score.lines[0], score, ANCIENNE)
    assert score.lines[0].times == 6
    assert "tout atout ×3" in why
    assert "contré ×2" in why
    assert "888" in spaced(sum_sentence(score, Team.NS)) or "948" in spaced(sum_sentence(score, Team.NS))


# keyboard, reasons, size


def test_lines_are_opened_by_key_and_by_mouse(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_score(a_score(), COINCHE)
    line = next(row for row in sheet.lines if row.line.reason is Reason.BID)
    with qtbot.waitSignal(sheet.rule_requested) as asked:
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert asked.args == ["option:made_marks"]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        with qtbot.waitSignal(sheet.rule_requested) as asked:
            QTest.keyClick(line, key)
        assert asked.args == ["option:made_marks"]
    with qtbot.waitSignal(sheet.rule_requested) as asked:
        sheet.outcome.click()
    assert asked.args == ["option:made_when"]


def test_one_tab_stop_and_arrows_within(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.show_score(a_score(), COINCHE)
    with qtbot.waitActive(sheet):
        sheet.activateWindow()
    sheet.outcome.setFocus()
    walked = []
    for _ in range(len(sheet.lines) + 2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        walked.append(QApplication.focusWidget())
    assert walked[: len(sheet.lines)] == sheet.lines
    assert walked[-1] is sheet.lines[-1]
    stops = [row for row in (sheet.outcome, *sheet.lines) if row.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [sheet.lines[-1]]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Home)
    assert sheet.outcome.hasFocus()


def test_reasons_can_be_hidden(sheet: ScoreSheet) -> None:
    sheet.show_score(a_score(), COINCHE)
    assert not sheet.lines[0].why.isHidden()
    tall = sheet.sizeHint().height()
    sheet.explain.click()
    assert sheet.lines[0].why.isHidden()
    assert sheet.explain.text() == "Pourquoi ?".replace(" ?", "\u202f?")
    assert sheet.sizeHint().height() < tall
    sheet.show_score(a_score(), COINCHE)
    assert sheet.lines[0].why.isHidden()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("width", [360, 640])
def test_nothing_is_cut_off(qtbot: QtBot, language: str, preset: str, width: int) -> None:
    install_translator(language)
    rules = PRESETS[preset]
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    for example in score_examples(rules):
        sheet.show_score(score_facts(example.facts, rules), rules)
        sheet.resize(width, 400)
        sheet.show()
        sheet.resize(width, max(400, sheet.heightForWidth(width)))
        QApplication.processEvents()
        assert clipped(sheet) == []


def test_the_other_language(sheet: ScoreSheet) -> None:
    sheet.show_score(a_score(), COINCHE)
    install_translator("en")
    QApplication.processEvents()
    assert sheet.outcome.accessibleName() == "North-South make their contract: 124 for 100 bid."
