"""The deal looked at again: stepping by button, key and click, what is told, the attempts, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app.marks import Attempt, DealMark
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.engine import BELOTE, COINCHE, DECK, Deal, Match, Pass, Phase, RuleSet, Seat, replay
from belote_desktop.ui.history.deal_dialog import DealDialog, Looks
from belote_desktop.ui.history.steps import BACK, FIRST, LAST, NEXT
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.phrases.people import people
from belote_desktop.ui.rules.rule_book import RuleBookDialog
from belote_desktop.ui.style import TOUCH
from belote_desktop.ui.table.cards import CardPictures
from tests.app.past import named, played
from tests.ui.accessible import nameless, told
from tests.ui.clipping import clipped

SOUTH = frozenset({Seat.SOUTH})


def a_match(rules: RuleSet = COINCHE, seed: int = 5, deals: int = 3) -> SavedMatch:
    return played(rules, seed, deals, set_up=MatchConfig(rules, seed=seed, humans=SOUTH, dealer=Seat.WEST))


def taken(saved: SavedMatch) -> int:
    """The number of a deal that was played."""
    return next(place for place, deal in enumerate(saved.match.all_deals) if deal.score is not None)


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """A screen reader listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def show(qtbot: QtBot) -> object:
    """Shows a deal of a match."""

    def shown(saved: SavedMatch, number: int | None = None) -> DealDialog:
        dialog = DealDialog(saved, taken(saved) if number is None else number, Looks(CardPictures()))
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        QApplication.processEvents()
        return dialog

    return shown


def held(dialog: DealDialog) -> dict[Seat, set[object]]:
    """What the four hands show, by seat."""
    board = dialog.board
    return {
        seat: set(board.hands[board.place_of(seat)].cards or ()) if board.hands[board.place_of(seat)].isVisible() else set()
        for seat in Seat
    }  # fmt: skip


def lying(dialog: DealDialog) -> dict[Seat, object]:
    board = dialog.board
    return {seat: card.card for seat in Seat if not (card := board.trick[board.place_of(seat)]).isHidden()}


def key(which: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, which)


def test_the_table_shows_every_moment_as_it_was(show) -> None:  # type: ignore[no-untyped-def]
    for rules in (COINCHE, BELOTE):
        saved = a_match(rules)
        dialog = show(saved)
        deal = saved.match.all_deals[taken(saved)]
        moments = dialog._moments
        assert len(moments) == 33
        for at, moment in enumerate(moments):
            dialog.show_at(at)
            assert held(dialog) == {seat: set(moment.deal.hands[seat]) for seat in Seat}
            trick = moment.trick
            assert lying(dialog) == (dict(trick.plays(rules.direction)) if trick else {})
            glowing = [seat for seat in Seat if dialog.board.trick[dialog.board.place_of(seat)]._glowing]
            assert glowing == ([moment.winner] if moment.winner is not None else [])
            checked = [row.trick.number for row in dialog.tricks.rows if row.isChecked()]
            assert checked == ([moment.number] if at else [])
        assert dialog.moment.deal == deal


def test_buttons_and_keys_step(show) -> None:  # type: ignore[no-untyped-def]
    dialog = show(a_match())
    assert QApplication.focusWidget() is dialog.board
    steps = dialog.steps.buttons
    assert not steps[FIRST].isEnabled()
    assert not steps[BACK].isEnabled()

    def at() -> int:
        return dialog.moment.cards

    for which, wanted in (
        (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Down, 4), (Qt.Key.Key_Down, 8), (Qt.Key.Key_Left, 7),
        (Qt.Key.Key_Up, 4), (Qt.Key.Key_Up, 0), (Qt.Key.Key_Left, 0), (Qt.Key.Key_End, 32), (Qt.Key.Key_Right, 32),
        (Qt.Key.Key_PageUp, 28), (Qt.Key.Key_PageDown, 32), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Return, 1),
    ):  # fmt: skip
        key(which)
        assert at() == wanted, which
    for step, wanted in ((NEXT, 2), (BACK, 1), (LAST, 32), (FIRST, 0)):
        assert min(steps[step].width(), steps[step].height()) >= TOUCH
        QTest.mouseClick(steps[step], Qt.MouseButton.LeftButton)
        assert at() == wanted
    assert QApplication.focusWidget() is dialog.board, (
        "a button that is put out hands the keyboard to the table"
    )
    steps[NEXT].setFocus()
    key(Qt.Key.Key_Left)
    key(Qt.Key.Key_End)
    assert at() == 32, "the arrows step wherever the keyboard is"
    assert QApplication.focusWidget() is dialog.board
    key(Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_a_trick_of_the_list_is_shown_by_click_and_by_arrow(show) -> None:  # type: ignore[no-untyped-def]
    dialog = show(a_match())
    rows = dialog.tricks.rows
    assert len(rows) == 8
    QTest.mouseClick(rows[2], Qt.MouseButton.LeftButton, pos=QPoint(40, 10))
    assert dialog.moment.cards == 12
    key(Qt.Key.Key_Down)
    assert dialog.moment.cards == 16
    assert QApplication.focusWidget() is rows[3]
    key(Qt.Key.Key_Right)
    assert dialog.moment.cards == 17
    assert rows[4].isChecked()
    key(Qt.Key.Key_End)
    assert dialog.moment.cards == 32
    stops = [row for row in rows if row.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [rows[7]]
    rows[0].click()
    assert rows[0].isChecked()
    rows[0].click()
    assert rows[0].isChecked()


def test_the_score_is_in_sight_at_the_end_and_leads_to_its_rule(show) -> None:  # type: ignore[no-untyped-def]
    dialog = show(a_match())
    dialog.resize(780, 560)
    QApplication.processEvents()
    dialog.step(LAST)
    QApplication.processEvents()
    assert not dialog.score.outcome.visibleRegion().isEmpty()
    dialog.step(FIRST)
    dialog.step("trick-on")
    QApplication.processEvents()
    assert not dialog.tricks.rows[0].visibleRegion().isEmpty()
    dialog.step(LAST)
    dialog.score.outcome.click()
    book = dialog.findChild(RuleBookDialog)
    assert book is not None
    assert book.isVisible()
    book.reject()


def test_everything_is_told(show) -> None:  # type: ignore[no-untyped-def]
    saved = a_match(COINCHE, 5)
    for number, deal in enumerate(saved.match.all_deals):
        dialog = show(saved, number)
        spoken = list(told(dialog))
        assert not nameless(dialog)
        names = {each.name for each in spoken}
        assert "La table" in names
        if deal.contract is None:
            continue
        assert sum(name.startswith("Pli ") for name in names) == 8
        assert any(name.startswith("Sud\N{NO-BREAK SPACE}: ") for name in names)
        assert {"Au début", "Une carte en arrière", "Carte suivante", "À la fin"} <= names
        dialog.step(LAST)
        board = next(each for each in told(dialog) if each.name == "La table")
        assert "fait le pli" in board.description
        said = dialog.sentence.text()
        assert said.startswith("Pli 8. ")


def test_who_played_then_is_named_and_nobody_else(show) -> None:  # type: ignore[no-untyped-def]
    people().names = ("", "", "Moi", "")
    try:
        saved = named(a_match(), "Nadia", "Éric", "Sam", "Omar")
        dialog = show(saved)
        dialog.step(LAST)
        plates = {plate.name() for plate in dialog.board.plates.values()}
        assert plates == {"Nadia", "Éric", "Sam", "Omar"}
        assert any(name in dialog.sentence.text() for name in plates)
        assert people().names == ("", "", "Moi", "")
        dialog.board.repaint()
        assert dialog.board.plates[Seat.SOUTH].name() == "Sam"
    finally:
        people().names = ("", "", "", "")


def test_the_deal_is_copied_as_a_line(show) -> None:  # type: ignore[no-untyped-def]
    saved = a_match()
    dialog = show(saved)
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert Deal.from_text(QApplication.clipboard().text()) == saved.match.all_deals[taken(saved)]
    assert "presse-papiers" in dialog.sentence.text()


def with_attempts(saved: SavedMatch) -> SavedMatch:
    """The first deal was given up once after two tricks, and once the cards were others."""
    deal = saved.match.all_deals[0]
    assert deal.contract is not None
    plays = len(deal.log) - 32
    early = DealMark().again(replay(deal.first, deal.log[: plays + 8])).attempts[0]
    other = Deal.new(deal.rules, deal.dealer, DECK)
    gone = Attempt("- -", None, other.to_text())
    lost = Attempt("80X -", None)
    return replace(saved, marks=(DealMark(undone=2, advised=1, attempts=(early, gone, lost)),))


def test_attempts_that_do_not_count_can_be_looked_at_too(show) -> None:  # type: ignore[no-untyped-def]
    saved = with_attempts(a_match())
    dialog = show(saved, 0)
    assert dialog.mark.isVisible()
    assert dialog.mark.text() == "Reprise 2 fois, conseil demandé 1 fois, déjà jouée 3 fois"
    box = dialog.attempts
    assert box.isVisible()
    assert [box.itemText(place).split(":")[0].strip() for place in range(4)] == [
        "Essai 1", "Essai 2", "Essai 3", "Essai 4 (il compte)",
    ]  # fmt: skip
    assert box.currentIndex() == 3
    box.setCurrentIndex(0)
    assert len(dialog._moments) == 9
    assert not dialog.score.isVisible()
    assert [len(row.trick.plays) for row in dialog.tricks.rows] == [4, 4]
    box.setCurrentIndex(1)
    assert len(dialog._moments) == 1
    assert dialog._deal.start != saved.match.all_deals[0].start
    assert "terme" in dialog.sentence.text()
    box.setCurrentIndex(2)
    assert "Impossible" in dialog.sentence.text()
    box.setCurrentIndex(3)
    assert len(dialog._moments) == 33
    assert dialog.score.isVisible()


def test_a_deal_that_all_passed(show) -> None:  # type: ignore[no-untyped-def]
    for rules in (COINCHE, BELOTE):
        saved = SavedMatch.begin(MatchConfig(rules, seed=4, humans=SOUTH))
        deal = saved.match.deal
        while not deal.is_over:
            deal = deal.apply(Pass())
        assert deal.phase is Phase.OVER
        dialog = show(saved.at(Match((), deal)), 0)
        assert dialog.sentence.text() == "Tout le monde a passé."
        assert not any(each.isEnabled() for each in dialog.steps.buttons.values())
        assert not dialog.tricks.isVisible()
        assert dialog.board.turned.isVisible() is (rules is BELOTE)
        assert not clipped(dialog)
        key(Qt.Key.Key_Right)


def test_only_deals_that_never_were_marked_show_no_mark(show) -> None:  # type: ignore[no-untyped-def]
    dialog = show(a_match())
    assert not dialog.mark.isVisible()
    assert not dialog.attempts.isVisible()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(780, 560), (1060, 720), (1800, 1100)])
def test_nothing_is_cut_off(show, language: str, size: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    install_translator(language)
    dialog = show(
        with_attempts(named(a_match(BELOTE), "Marie-Odile", "Jean-François", "Sam", "Maximilienne")), 0
    )
    dialog.resize(*size)
    for at in (0, 7, 32):
        dialog.show_at(at)
        QApplication.processEvents()
        QApplication.processEvents()
        assert not clipped(dialog)
        inside = dialog.board.rect()
        for child in dialog.board.findChildren(QWidget):
            if child.isVisible():
                assert inside.adjusted(-12, -12, 12, 12).contains(child.geometry()), child
