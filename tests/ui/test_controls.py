"""Small parts of fields that a finger must hit and an eye must find: what counts up and down, what moves tabs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from belote_desktop.app.rule_files import OwnRules
from belote_desktop.app.settings import Settings
from belote_desktop.engine import COINCHE
from belote_desktop.ui import theme
from belote_desktop.ui.dialogs.settings import SettingsDialog
from belote_desktop.ui.rules.rules_dialog import RulesDialog
from tests.ui.test_theme import contrast

UP, DOWN, FIELD = (
    QStyle.SubControl.SC_SpinBoxUp,
    QStyle.SubControl.SC_SpinBoxDown,
    QStyle.SubControl.SC_SpinBoxEditField,
)
MAKERS = {
    "settings": lambda: SettingsDialog(Settings.load()),
    "rules": lambda: RulesDialog(COINCHE, OwnRules()),
}
LEAST = 24
every_look = pytest.mark.parametrize("look", ["light", "dark", "contrast"])


def part(box: QAbstractSpinBox, control: QStyle.SubControl) -> QRect:
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    return box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, control, box)


def shown(make: str, qtbot: QtBot) -> tuple[QDialog, list[QSpinBox | QDoubleSpinBox]]:
    dialog = MAKERS[make]()
    qtbot.addWidget(dialog)
    dialog.resize(780, 560)
    dialog.show()
    QApplication.processEvents()
    boxes: list[QSpinBox | QDoubleSpinBox] = [
        *dialog.findChildren(QSpinBox),
        *dialog.findChildren(QDoubleSpinBox),
    ]
    assert boxes
    return dialog, boxes


@every_look
@pytest.mark.parametrize("type_size", [1.0, 1.8], indirect=True)
@pytest.mark.parametrize("make", MAKERS)
def test_what_counts_a_number_up_and_down_is_large_and_covers_no_text(
    qtbot: QtBot, make: str, look: str, type_size: float
) -> None:
    theme.theme().set_choice(look)
    _dialog, boxes = shown(make, qtbot)
    for box in boxes:
        up, down, field = part(box, UP), part(box, DOWN), part(box, FIELD)
        for button in (up, down):
            assert button.width() >= LEAST
            assert button.height() >= LEAST
            assert box.rect().contains(button)
            assert not button.intersects(field.adjusted(0, 0, -1, 0))  # Qt lets them share a line of pixels
        assert not up.intersects(down)
        longest = max(box.textFromValue(end) + box.suffix() for end in (box.minimum(), box.maximum()))
        edit = box.findChild(QLineEdit)
        assert edit is not None
        assert edit.fontMetrics().horizontalAdvance(longest) <= edit.width() - 4, longest


@pytest.mark.parametrize("make", MAKERS)
def test_a_press_counts_by_one_step(qtbot: QtBot, make: str) -> None:
    dialog, boxes = shown(make, qtbot)
    for box in boxes:
        box.show()
        for control, way in ((UP, 1), (DOWN, -1)):
            middle = (box.minimum() + box.maximum()) / 2
            box.setValue(type(box.value())(middle))
            before = box.value()
            QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=part(box, control).center())
            assert (box.value() - before) * way > 0
    dialog.close()


@every_look
def test_what_moves_the_tabs_has_the_colours_of_the_theme(qtbot: QtBot, look: str) -> None:
    theme.theme().set_choice(look)
    dialog, _ = shown("settings", qtbot)
    assert isinstance(dialog, SettingsDialog)
    tabs = dialog.tabs
    tabs.setFixedWidth(200)
    QApplication.processEvents()
    movers = [each for each in tabs.findChildren(QToolButton) if each.isVisible()]
    assert len(movers) == 2
    window, ink = theme.current().window, theme.current().text
    for mover in movers:
        assert mover.width() >= LEAST
        image = tabs.grab(QRect(mover.pos(), mover.size())).toImage()
        colours = {
            QColor(image.pixel(x, y)).name() for x in range(image.width()) for y in range(image.height())
        }
        ground = QColor(image.pixel(image.width() // 2, 5))
        assert contrast(ground, window) < contrast(ground, ink), "no light button in a dark window"
        if mover.isEnabled():
            assert max(contrast(ground, QColor(name)) for name in colours) >= 3, "its sign is seen"
    assert tabs.tabAt(QPoint(5, 5)) >= 0
