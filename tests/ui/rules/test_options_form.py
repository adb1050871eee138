"""The form of all options: every value comes out as it went in; search, marks, contradictions, keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from belote_desktop.engine import options as o
from belote_desktop.engine.presets import ANCIENNE, BELOTE, COINCHE, CONTREE, PRESETS
from belote_desktop.engine.rules import OptionValue, RuleError, option_specs
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.rules.chooser import NumberField
from belote_desktop.ui.rules.option_texts import sections
from belote_desktop.ui.rules.options_form import OptionsForm
from belote_desktop.ui.style import zoom
from belote_desktop.ui.theme import theme
from tests.ui.clipping import clipped
from tests.ui.rules.make import many_rules, spaced


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    form = OptionsForm(COINCHE)
    qtbot.addWidget(form)
    form.resize(760, 520)
    form.show()
    return form


def choose(form: OptionsForm, name: str, value: OptionValue) -> None:
    """Choose as a player does: in the list, or by typing the number."""
    row = form.rows[name]
    if isinstance(row.field, NumberField):
        row.field.lineEdit().setText(str(value))
        row.field.interpretText()
        return
    index = row.spec.choices.index(value)
    row.field.setCurrentIndex(index)
    row.field.activated.emit(index)


# values


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_comes_out_as_chosen(form: OptionsForm, preset: str) -> None:
    base = PRESETS[preset]
    for spec in option_specs():
        for value in spec.choices or (spec.low, 777, spec.high):
            form.set_rules(base)
            choose(form, spec.name, value)
            try:
                expected = base.replace(**{spec.name: value})
            except RuleError:
                assert not form.is_valid
                continue
            assert form.is_valid
            assert form.rules() == expected, (spec.name, value)
            assert form.rules().preset == preset


def test_rules_go_in_and_out(form: OptionsForm) -> None:
    for rules in many_rules(40):
        form.set_rules(rules)
        assert form.rules() == rules


def test_changes_are_told_once(form: OptionsForm, qtbot: QtBot) -> None:
    with qtbot.waitSignal(form.rules_changed):
        choose(form, "must_underruff", True)
    with qtbot.assertNotEmitted(form.rules_changed):
        choose(form, "must_underruff", True)
    with pytest.raises(KeyError):
        form.set_option("talon", 3)


# marks


def test_what_differs_is_marked_and_can_be_put_back(form: OptionsForm) -> None:
    row = form.rows["must_underruff"]
    assert row.badge.isHidden()
    choose(form, "must_underruff", True)
    choose(form, "target", 1500)
    assert not row.badge.isHidden()
    assert row.badge.text() == "Modifié"
    assert row.badge.text() in row.field.accessibleDescription()
    assert form.changes.text() == "2 options modifiées"
    assert "Carte libre" in row.reset.toolTip()
    row.reset.click()
    assert row.badge.isHidden()
    assert form.rules() == COINCHE.replace(target=1500)
    form.undo_all.click()
    assert form.rules() == COINCHE
    assert form.undo_all.isHidden()


def test_only_what_is_changed(form: OptionsForm) -> None:
    form.only_changed.setChecked(True)
    assert form.shown_options() == ()
    assert not form.nothing.isHidden()
    choose(form, "target", 1500)
    assert form.shown_options() == ("target",)
    form.go_to("double")
    assert len(form.shown_options()) == len(option_specs())


def test_a_game_is_chosen_with_all_its_options(form: OptionsForm) -> None:
    choose(form, "target", 1500)
    form.game.setCurrentIndex(list(PRESETS).index("contree"))
    form.game.activated.emit(form.game.currentIndex())
    assert form.rules() == CONTREE
    assert "contrée" in form.about.text()


def test_own_rules_are_measured_by_themselves(form: OptionsForm) -> None:
    own = BELOTE.replace(target=501)
    form.set_own({"Chez Léa": own})
    form.game.setCurrentIndex(form.game.findText("Chez Léa"))
    form.game.activated.emit(form.game.currentIndex())
    assert form.own_name == "Chez Léa"
    assert form.rules() == own
    assert form.changes.text() == "Comme enregistrées"
    choose(form, "target", 1000)
    assert not form.rows["target"].badge.isHidden()
    form.set_own({})
    assert form.own_name is None
    assert form.base == BELOTE


def test_options_without_effect_say_why(form: OptionsForm) -> None:
    row = form.rows["no_trumps_values"]
    assert row.silent.isHidden()
    choose(form, "no_trumps", False)
    assert "Sans atout" in row.silent.text()
    assert row.silent.text() in row.field.accessibleDescription()


# contradictions


def test_contradictions_stand_beside_the_options_concerned(form: OptionsForm) -> None:
    assert form.problem == ""
    choose(form, "auction", o.AuctionKind.TURN_UP)
    assert not form.is_valid
    with pytest.raises(RuleError):
        form.rules()
    shown = {name for name, row in form.rows.items() if not row.wrong.isHidden()}
    assert shown == {"auction", "made_when", "failed_marks"}
    row = form.rows["made_when"]
    assert spaced(row.wrong.text()) == (
        "« Le contrat est réussi avec : Contrat, et plus que la défense » ne va pas avec "
        "« Choix de l’atout : À la retourne » : on n’y demande pas de points."
    )
    assert row.wrong.text() in row.field.accessibleDescription()
    assert "Choix de l’atout" in form.problem
    assert len(form.conflict_sentences()) == 2
    assert form.rows["auction"].remedy.isHidden()
    row.remedy.click()
    form.rows["failed_marks"].remedy.click()
    assert form.is_valid
    assert form.rules().made_when is o.MadeWhen.MORE


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_contradiction_has_a_sentence_and_a_way_out(form: OptionsForm, language: str) -> None:
    install_translator(language)
    for base in (COINCHE, ANCIENNE):
        for spec in option_specs():
            for value in spec.choices:
                form.set_rules(base)
                form.set_option(spec.name, value)
                for sentence in form.conflict_sentences():
                    assert "%" not in sentence
                    assert "_" not in sentence
                while not form.is_valid:
                    form.go_to_problem()
                    row = next(row for row in form.rows.values() if not row.remedy.isHidden())
                    row.remedy.click()


# search


@pytest.mark.parametrize(
    ("sought", "option"),
    [
        ("arrondi", "rounding"),
        ("ENCHERE plafond", "bid_ceiling"),  # a name, a value, no accents
        ("souscouper", "must_underruff"),  # another value than the one chosen
        ("à la volée", "double"),
        ("258", "all_trumps_values"),  # an explanation
        ("roi avant dame", "king_first"),
    ],
)
def test_search_finds_by_name_value_and_explanation(form: OptionsForm, sought: str, option: str) -> None:
    form.search.setText(sought)
    assert option in form.shown_options()
    assert len(form.shown_options()) < 12


def test_a_find_in_another_value_is_shown(form: OptionsForm) -> None:
    form.search.setText("sous-couper")
    row = form.rows["must_underruff"]
    assert "Sous-couper" in row.found.text()
    assert not row.found.isHidden()
    choose(form, "must_underruff", True)
    assert row.found.isHidden()


def test_nothing_found_says_so(form: OptionsForm) -> None:
    form.search.setText("xyz")
    assert form.shown_options() == ()
    assert "xyz" in form.nothing.text()
    QTest.keyClick(form.search, Qt.Key.Key_Escape)
    assert len(form.shown_options()) == len(option_specs())


def test_a_section_of_the_list_is_brought_up(form: OptionsForm) -> None:
    form.search.setText("xyz")
    form.index.setCurrentRow(form.index.count() - 1)
    assert len(form.shown_options()) == len(option_specs())
    bar = form._scroll.verticalScrollBar()
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize("before", ["all", "search", "changed"])
def test_a_click_in_the_list_brings_up_and_marks_that_section(form: OptionsForm, before: str) -> None:
    bar = form._scroll.verticalScrollBar()
    for row in (6, 2, 5, 7, 0):
        if before == "search":
            form.search.setText("belote")
        form.only_changed.setChecked(before == "changed")
        QApplication.processEvents()
        place = form.index.visualItemRect(form.index.item(row)).center()
        QTest.mouseClick(form.index.viewport(), Qt.MouseButton.LeftButton, pos=place)
        for _ in range(4):
            QApplication.processEvents()
        assert form.index.currentRow() == row
        assert bar.value() == min(form._boxes[sections()[row]].y(), bar.maximum())
    bar.setValue(form._boxes["score"].y())
    assert sections()[form.index.currentRow()] == "score", "scrolling marks again"


# keyboard, screen reader, size


def test_all_is_reached_by_tab_and_worked_by_keys(form: OptionsForm, qtbot: QtBot) -> None:
    with qtbot.waitActive(form):
        form.activateWindow()
    form.game.setFocus()
    seen = set()
    for _ in range(120):
        focused = QApplication.focusWidget()
        if focused in seen:
            break
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert {row.field for row in form.rows.values()} <= seen
    field = form.rows["must_underruff"].field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert form.rules().must_underruff
    QTest.keyClick(field, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert form.search.hasFocus()


def test_every_field_has_a_name_and_a_description(form: OptionsForm) -> None:
    for row in form.rows.values():
        assert row.field.accessibleName() == row.name.text()
        assert row.rule.text() in row.field.accessibleDescription()
    for kind in (QComboBox, QSpinBox, QLineEdit):
        for widget in form.findChildren(kind):
            if widget.isVisible() and not isinstance(widget.parentWidget(), QSpinBox):
                assert widget.accessibleName(), widget
    for each in form.findChildren(QPushButton):
        if each.isVisible():
            assert each.accessibleName() or each.text()


def test_the_wheel_changes_nothing(form: OptionsForm) -> None:
    for name in ("double", "target"):
        field = form.rows[name].field
        field.setFocus()
        event = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(0, -120), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(field, event)
    assert form.rules() == COINCHE


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(560, 420), (760, 520), (1200, 900)])
def test_nothing_is_cut_off(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    install_translator(language)
    zoom.set_for(*size)
    form = OptionsForm(COINCHE.replace(target=20000, must_underruff=True))
    qtbot.addWidget(form)
    form.set_option("auction", o.AuctionKind.TURN_UP)
    form.resize(*size)
    form.show()
    QApplication.processEvents()
    assert clipped(form) == []
    assert form.width() == size[0]


def test_language_and_theme_change_under_way(form: OptionsForm) -> None:
    choose(form, "must_underruff", True)
    install_translator("en")
    theme().set_choice("dark")
    QApplication.processEvents()
    assert form.rows["must_underruff"].name.text() == "When one cannot overruff"
    assert form.rows["must_underruff"].badge.text() == "Changed"
    assert form.search.accessibleName() == "Search the options"
    assert form.rules().must_underruff
