"""Each game in its own words, saying only what holds in it; one name for each document; no option without a word."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from belote_desktop.engine import options as o
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.illegal import Illegal, Why
from belote_desktop.engine.presets import ANCIENNE, BELOTE, COINCHE, COINCHE_MAISON, CONTREE, PRESETS
from belote_desktop.engine.rules import RuleSet, option_specs
from belote_desktop.engine.scoring import Facts, Reason, Score, score_facts
from belote_desktop.engine.seats import Seat, Team
from belote_desktop.engine.sources import preset_document, source_of
from belote_desktop.engine.trumps import Trump
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.phrases.reasons import why_illegal
from belote_desktop.ui.rules.book import write_book
from belote_desktop.ui.rules.option_texts import document_name, option_words, rule_of, value_name
from belote_desktop.ui.rules.options_form import OptionsForm
from belote_desktop.ui.rules.relevance import same_as, values_of
from belote_desktop.ui.rules.score_sheet import ScoreSheet
from belote_desktop.ui.rules.score_texts import left_out_sentence, line_anchor, line_why, source_text
from tests.ui.rules.make import many_rules, spaced

CONTRE_GAMES = ("contree", "ancienne")


def text_of(rules: RuleSet) -> str:
    document = QTextDocument()
    document.setHtml(write_book(rules).html)
    return spaced(document.toPlainText())


def wrong_words(text: str, rules: RuleSet) -> list[str]:
    """Words of the other game, and words that no French player says."""
    other = r"coinch" if rules.preset in CONTRE_GAMES else r"contré|contrer|surcontr|« Contre »"
    found: list[str] = re.findall(rf"(?i)\w*(?:doubl|{other})\w*", text)
    return [word for word in found if word.lower() != "doublures"]


def test_every_book_speaks_of_coinche_or_of_contre_never_of_doubling() -> None:
    for rules in many_rules(30):
        text = text_of(rules)
        if rules.diff(PRESETS[rules.preset]):
            text = text.split("Le but du jeu", 1)[1]
        assert not wrong_words(text, rules), rules.preset
    assert "Coinché et réussi" in text_of(COINCHE)
    assert "Surcontré et chuté" in text_of(CONTREE)


def test_the_form_speaks_of_both_and_never_of_doubling() -> None:
    for spec in option_specs():
        words = option_words(spec.name)
        values = [f"{value_name(spec.name, v)} {rule_of(spec.name, v)}" for v in spec.choices]
        for text in (words.name, words.about, *values):
            assert not re.search(r"(?i)doubl", text), text
    assert "coinché (contré)" in rule_of("belote_in_factor", True)
    assert "coinché" in rule_of("belote_in_factor", True, COINCHE)
    assert "contré" in rule_of("belote_in_factor", True, ANCIENNE)


def test_refusals_speak_the_words_of_the_game() -> None:
    for why in (
        Why.DOUBLED,
        Why.NOT_DOUBLED,
        Why.NOTHING_TO_DOUBLE,
        Why.ONLY_OPPONENTS_DOUBLE,
        Why.ONLY_DOUBLED_SIDE,
    ):
        for rules in (COINCHE, CONTREE, ANCIENNE):
            assert not wrong_words(why_illegal(Illegal(why), None, rules), rules)
    assert (
        spaced(why_illegal(Illegal(Why.DOUBLED), None, CONTREE)) == "Le contrat est contré : plus d’enchères."
    )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_only_what_holds_in_this_very_game_is_said(language: str) -> None:
    install_translator(language)
    turned, declared = {"fr": ("retourne", "annonces"), "en": ("turned", "eclarations")}[language]
    for preset in ("coinche", "coinche-maison", "contree"):
        assert turned not in text_of(PRESETS[preset]).replace("se retourne", "")
    for preset in ("belote", "belote-officielle", "coinche-maison", "contree"):
        text = text_of(PRESETS[preset])
        # the chapter of declarations says that there are none, the line about the game and the note on tables too
        assert len(re.findall(declared, text)) <= 4, preset
        assert declared not in rule_of("failed_marks", PRESETS[preset].failed_marks, PRESETS[preset])
        assert declared not in rule_of("counts_toward", PRESETS[preset].counts_toward, PRESETS[preset])
    assert declared in rule_of("failed_marks", COINCHE.failed_marks, COINCHE)


def test_nothing_is_said_twice() -> None:
    for preset, rules in PRESETS.items():
        lines = [line for line in text_of(rules).split("\n") if len(line) > 40]
        start = next(i for i, line in enumerate(lines) if line.startswith("Le joueur qui suit le donneur"))
        rules_only = [
            line for line in lines[start:] if not line.startswith(("Nord-Sud", "Est-Ouest", "La belote se"))
        ]
        assert len(rules_only) == len(set(rules_only)), preset
    text = text_of(COINCHE)
    assert text.count("au-dessus vient le capot") == 1
    assert "Aucune enchère" not in text
    assert "compte comme les autres" not in text
    assert "Une donne à sans atout compte" in text_of(ANCIENNE.replace(no_trumps_factor=1))
    assert "On ne joue qu’à la couleur" in text_of(BELOTE)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_name_for_each_document(language: str) -> None:
    install_translator(language)
    for preset in ("coinche", "contree", "belote", "belote-officielle", "ancienne"):
        name = document_name(preset_document(preset))
        assert spaced(name[:1].lower() + name[1:]) in text_of(PRESETS[preset])
    assert source_text(None, COINCHE) == document_name(source_of(COINCHE, None))


def test_the_classic_game_says_what_it_counts_and_that_tables_differ() -> None:
    text = text_of(BELOTE)
    assert "plupart" not in text
    assert "Seuls les plis, dix de der compris, comptent pour le contrat." in text
    assert "d’autres ajoutent aux plis la belote, et les annonces" in text
    assert "« La belote compte pour le contrat » de « Nouvelle partie »" in text
    counted = text_of(BELOTE.replace(counts_toward=o.CountsToward.TRICKS_BELOTE))
    assert "d’autres ne comptent que les plis" in counted
    assert "les tables diffèrent" not in text_of(COINCHE)


# the score


def a_take(rules: RuleSet, declarations: int = 0, belotes: int = 1) -> Score:
    facts = Facts(Contract(Seat.SOUTH, Trump.HEARTS), (94, 58), Team.NS, belotes=(belotes, 0))
    return score_facts(replace(facts, declarations=(declarations, 0)), rules)


def test_the_sheet_says_why_the_belote_is_not_in_the_totals(qtbot: QtBot) -> None:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_score(a_take(BELOTE), BELOTE)
    said = "La belote se marque, mais ne compte pas pour le contrat."
    assert sheet.left_out.text() == said
    assert not sheet.left_out.isHidden()
    assert said in sheet.outcome.accessibleName()
    sheet.show_score(a_take(BELOTE, belotes=0), BELOTE)
    assert sheet.left_out.isHidden()
    both = BELOTE.replace(counts_toward=o.CountsToward.ALL)
    sheet.show_score(a_take(both), both)
    assert sheet.left_out.isHidden()


def test_declarations_left_out_are_told_too() -> None:
    declared = BELOTE.replace(declarations=True)
    assert left_out_sentence(a_take(declared, 50), declared).startswith("La belote et les annonces")
    assert left_out_sentence(a_take(declared, 50, 0), declared).startswith("Les annonces")
    belote = declared.replace(counts_toward=o.CountsToward.TRICKS_BELOTE)
    assert left_out_sentence(a_take(belote, 50), belote).startswith("Les annonces")
    assert left_out_sentence(a_take(belote), belote) == ""


def test_lines_of_the_score_speak_the_words_of_the_game() -> None:
    for rules in (COINCHE, COINCHE_MAISON, CONTREE, ANCIENNE):
        value = 100 if rules.auction is o.AuctionKind.VALUES else None
        contract = Contract(Seat.SOUTH, Trump.HEARTS, value, 2, doubled_by=Seat.EAST)
        score = score_facts(Facts(contract, (94, 58), Team.NS, belotes=(1, 0)), rules)
        for line in score.lines:
            assert not wrong_words(line_why(line, score, rules), rules)


def test_why_a_doubled_contract_marks_is_told_for_the_winner() -> None:
    contract = Contract(Seat.SOUTH, Trump.HEARTS, 100, 2, doubled_by=Seat.EAST)
    made = score_facts(Facts(contract, (94, 58), Team.NS, belotes=(1, 0)), COINCHE)
    whys = {line.reason: spaced(line_why(line, made, COINCHE)) for line in made.lines}
    for reason in (Reason.PACK, Reason.BID):
        assert whys[reason].startswith("Dans un contrat coinché, le gagnant marque")
        line = next(line for line in made.lines if line.reason is reason)
        assert line_anchor(line, made, COINCHE) == "option:factor_scope"
    plain = score_facts(Facts(replace(contract, factor=1, doubled_by=None), (20, 132), Team.EW), COINCHE)
    assert spaced(line_why(plain.lines[0], plain, COINCHE)).startswith(
        "Contrat chuté : la défense marque 160"
    )


def test_lines_of_declarations_say_whose_they_are() -> None:
    facts = Facts(Contract(Seat.SOUTH, Trump.HEARTS, 100), (20, 132), Team.EW, declarations=(50, 0))
    score = score_facts(facts, COINCHE)
    whys = {line.reason: spaced(line_why(line, score, COINCHE)) for line in score.lines}
    assert whys[Reason.TAKEN_DECLARATIONS] == "Le gagnant marque aussi les annonces de l’autre camp."
    made = score_facts(replace(facts, card_points=(120, 32), last_trick=Team.NS), COINCHE)
    whys = {line.reason: spaced(line_why(line, made, COINCHE)) for line in made.lines}
    assert whys[Reason.DECLARATIONS] == "Ce camp a la meilleure annonce : il marque toutes les siennes."


def test_contree_does_not_say_160_of_a_contract_that_counts_320() -> None:
    for line in text_of(CONTREE).split("\n"):
        assert not ("160 points" in line and "contré" in line), line


def test_the_form_shows_which_section_is_in_sight(qtbot: QtBot) -> None:
    form = OptionsForm(COINCHE)
    qtbot.addWidget(form)
    form.resize(860, 560)
    form.show()
    qtbot.waitExposed(form)
    for row in range(form.index.count()):
        form.index.setCurrentRow(row)
        assert form.index.currentRow() == row
    form.go_to("must_underruff")
    qtbot.waitUntil(lambda: form.index.currentItem().text() == "Le jeu de la carte")


def test_a_choice_that_changes_nothing_says_so(qtbot: QtBot) -> None:
    form = OptionsForm(CONTREE)
    qtbot.addWidget(form)
    row = form.rows["counts_toward"]
    assert spaced(row.silent.text()).startswith("Revient ici au même que « Plis et belote » : « Annonces")
    assert not row.silent.isHidden()
    assert row.silent.text() in row.field.accessibleDescription()
    form.set_option("declarations", True)
    assert row.silent.isHidden()
    form.set_option("capot_pack", o.CapotPack.DOUBLED)
    assert "Revient ici au même" in form.rows["capot_pack"].silent.text()
    form.set_rules(BELOTE)
    assert spaced(form.rows["bid_ceiling"].silent.text()).startswith("Sans effet ici")


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_choices_said_to_come_to_the_same_do(preset: str) -> None:
    rules = PRESETS[preset]
    values = values_of(rules)
    for spec in option_specs():
        same = same_as(spec.name, values)
        if same is None:
            continue
        other = rules.replace(**{spec.name: same[0]})
        for ours in range(0, 153, 19):
            value = 100 if rules.auction is o.AuctionKind.VALUES else None
            factors = (1, 2) if rules.double is not o.DoubleRule.OFF else (1,)
            for factor in factors:
                contract = Contract(
                    Seat.SOUTH, Trump.HEARTS, value, factor, Seat.EAST if factor > 1 else None
                )
                capot = {0: Team.EW, 152: Team.NS}.get(ours)
                facts = Facts(contract, (ours, 152 - ours), capot or Team.EW, capot, belotes=(0, 1))
                assert score_facts(facts, rules).marked == score_facts(facts, other).marked
