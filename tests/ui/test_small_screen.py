"""Dialogs on a screen that is small for the desktop's type: never larger than it, and everything can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from belote_desktop.app import paths
from belote_desktop.app.archive import Archive
from belote_desktop.app.executor import Executor
from belote_desktop.app.rule_files import OwnRules
from belote_desktop.app.seating import Seating
from belote_desktop.app.settings import Settings
from belote_desktop.app.storage import MatchStore
from belote_desktop.engine import COINCHE, Seat
from belote_desktop.ui.commands import Commands
from belote_desktop.ui.dialogs.about import AboutDialog
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.dialogs.players import PlayersDialog
from belote_desktop.ui.dialogs.settings import SettingsDialog
from belote_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from belote_desktop.ui.history.deal_dialog import DealDialog, Looks
from belote_desktop.ui.history.history_dialog import HistoryDialog
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.parts import scrolling
from belote_desktop.ui.rules.rule_book import RuleBookDialog
from belote_desktop.ui.rules.rules_dialog import RulesDialog
from belote_desktop.ui.style import TOUCH
from belote_desktop.ui.table.cards import CardPictures
from tests.app.past import played
from tests.ui.clipping import clipped

SCREEN = (800, 600)
LARGE = 14.4
"""1.6 times the usual type, in points."""


@pytest.fixture(params=[9.0, LARGE, 18.0])
def points(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[float]:
    """The desktop's type in points."""
    before = QFont(qapp.font())
    other = QFont(before)
    other.setPointSizeF(request.param)
    qapp.setFont(other)
    yield request.param
    qapp.setFont(before)


@pytest.fixture
def small(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dialogs see a screen of that size, whatever the real one."""
    more = qapp.primaryScreen().availableGeometry().size() - QSize(*SCREEN)
    monkeypatch.setattr(scrolling, "BESIDE", scrolling.BESIDE + more.width())
    monkeypatch.setattr(scrolling, "ABOVE", scrolling.ABOVE + more.height())


def show(dialog: QDialog, qtbot: QtBot) -> None:
    """Show it with the keyboard on it; it is no larger than the screen."""
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QApplication.processEvents()
    assert dialog.width() <= SCREEN[0]
    assert dialog.height() <= SCREEN[1]


def sideways(dialog: QDialog) -> list[QAbstractScrollArea]:
    """What must be scrolled sideways to be read."""
    areas = dialog.findChildren(QAbstractScrollArea)
    return [area for area in areas if area.isVisible() and area.horizontalScrollBar().isVisible()]


def cut(box: QComboBox) -> list[str]:
    """The choices that the box shows cut off."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box).width()
    texts = [box.itemText(index) for index in range(box.count())]
    return [text for text in texts if box.fontMetrics().horizontalAdvance(text) > room + 1]


def shortcuts(parent: QWidget) -> QDialog:
    return ShortcutsDialog(Commands(parent).groups())


def history(parent: QWidget) -> QDialog:
    """That of nobody who has played yet."""
    return HistoryDialog(Archive(MatchStore(paths.data_dir()), Executor(parent)))


@pytest.mark.parametrize("points", [LARGE], indirect=True)
@pytest.mark.parametrize(
    "make",
    [
        shortcuts,
        lambda _: RulesDialog(COINCHE, OwnRules()),
        lambda _: RuleBookDialog(COINCHE),
        lambda _: SettingsDialog(Settings.load()),
        lambda _: PlayersDialog(Seating(), "expert"),
        lambda _: AboutDialog(),
        lambda _: DealDialog(played(COINCHE, 5, 2), 0, Looks(CardPictures())),
        history,
    ],
    ids=["shortcuts", "rules", "book", "settings", "players", "about", "deal", "history"],
)
def test_a_dialog_in_large_type_is_read_without_scrolling_sideways(
    qtbot: QtBot, small: None, points: float, make: Callable[[QWidget], QDialog]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for language in ("fr", "en"):
        install_translator(language)
        dialog = make(parent)
        show(dialog, qtbot)
        assert dialog.minimumSizeHint().width() <= SCREEN[0]
        assert not sideways(dialog)
        assert not clipped(dialog)
        assert not [text for box in dialog.findChildren(QComboBox) if box.isVisible() for text in cut(box)]
        dialog.close()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "make", [lambda: NewMatchDialog(Settings.load(), True), lambda: PlayersDialog(Seating(), "expert")]
)
def test_a_dialog_is_no_larger_than_the_screen(
    qtbot: QtBot,
    small: None,
    points: float,
    language: str,
    make: Callable[[], QDialog],
) -> None:
    install_translator(language)
    dialog = make()
    qtbot.addWidget(dialog)
    show(dialog, qtbot)
    if points <= LARGE:
        assert not sideways(dialog)
    reached: set[QWidget] = set()
    for _ in range(60):  # Tab brings every field into sight
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        field = dialog.focusWidget()
        if field is None or field in reached:
            continue
        reached.add(field)
        assert not field.visibleRegion().isEmpty(), field
    assert {box for box in dialog.findChildren(QComboBox) if box.isVisible()} <= reached


@pytest.mark.parametrize("points", [18.0], indirect=True)
def test_the_cards_of_a_deal_are_not_crowded_out_by_large_buttons(
    qtbot: QtBot, small: None, points: float
) -> None:
    dialog = DealDialog(played(COINCHE, 5, 2), 0, Looks(CardPictures()))
    show(dialog, qtbot)
    assert dialog.board.hands[Seat.SOUTH]._poses[0].width > 36
    buttons = [*dialog.steps.buttons.values(), dialog.copy, dialog.again, dialog.close_button]
    assert len({each.mapTo(dialog, QPoint()).y() for each in buttons}) == 1, "one row"
    assert min(min(each.width(), each.height()) for each in buttons) >= TOUCH
    assert not clipped(dialog)


def test_a_deal_finds_room_on_a_screen_of_half_the_scale(
    qtbot: QtBot, small: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """800×600 with everything drawn one and a half times as large."""
    monkeypatch.setattr(scrolling, "BESIDE", scrolling.BESIDE + 267)
    monkeypatch.setattr(scrolling, "ABOVE", scrolling.ABOVE + 200)
    dialog = DealDialog(played(COINCHE, 5, 2), 0, Looks(CardPictures()))
    show(dialog, qtbot)
    assert dialog.width() <= 533
    assert dialog.height() <= 400
    assert not clipped(dialog)
    assert not sideways(dialog)
