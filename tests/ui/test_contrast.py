"""Words measured as they are painted: ink against ground of every label, button, plate and bubble in the window."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QPushButton, QWidget

from belote_desktop.engine import COINCHE, Phase, Seat
from belote_desktop.ui.panels.choice import ChoiceButton
from belote_desktop.ui.panels.runs import RunLabel
from belote_desktop.ui.table.bubbles import Bubble, HintLine
from belote_desktop.ui.table.plates import NamePlate
from tests.ui.conftest import Open, reach
from tests.ui.test_dialogs import open_dialog
from tests.ui.test_theme import contrast

SCALE = 3
"""Painted larger than on the screen, so that thin strokes have pixels of their own colour."""
LOOKS = [
    *(("light", table) for table in ("felt", "blue", "wood", "plain")),
    *(("dark", table) for table in ("felt", "blue", "wood", "plain")),
    ("contrast", "plain"),
]


def painted(root: QWidget) -> QImage:
    image = QImage(root.size() * SCALE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    root.render(painter, QPoint())
    painter.end()
    return image


def measured(image: QImage, box: QRect) -> float:
    """Contrast of the ground of `box` (its commonest colour) with what differs most from it."""
    part = image.copy(QRect(box.topLeft() * SCALE, box.size() * SCALE))
    width, pixels = part.width(), part.constBits().cast("I")  # RGB32: a word a pixel, no room after a line
    colours: Counter[int] = Counter()
    for line in range(0, len(pixels), 2 * width):
        colours.update(pixels[line : line + width : 2])
    ground = QColor(colours.most_common(1)[0][0])
    return max(contrast(ground, QColor(code)) for code in colours)


def words_of(widget: QWidget) -> str:
    if isinstance(widget, (QLabel, QPushButton, QCheckBox)):
        return widget.text()
    if isinstance(widget, (RunLabel, NamePlate)):
        return widget.accessibleName()
    return ""


def too_faint(root: QWidget) -> list[str]:
    """What cannot be read well enough, with how much contrast it has."""
    image, found = painted(root), []
    for widget in root.findChildren(QWidget):
        told = isinstance(widget, (QLabel, QPushButton, QCheckBox, RunLabel, NamePlate, Bubble, HintLine))
        if not (told and widget.isVisible() and widget.isEnabled() and words_of(widget)):
            continue
        if isinstance(widget, ChoiceButton) and widget.choice.suit is not None:
            continue  # a large sign: measured by its palette
        box = QRect(widget.mapTo(root, QPoint()), widget.size()) & root.rect()
        if box.isEmpty() or widget.visibleRegion().isEmpty():
            continue
        got = measured(image, box)
        if got < 4.5:
            found.append(f"«{words_of(widget)}» {got:.2f}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("name", "table"), LOOKS)
def test_words_in_the_window_and_its_dialogs(opened: Open, name: str, table: str) -> None:
    player = opened(COINCHE.replace(declarations=False), seed=5)
    window = player.window
    window.settings.theme, window.settings.table = name, table
    window.table.say(Seat.NORTH, "Cent tout atout")
    QApplication.processEvents()
    assert not too_faint(window)  # the auction
    reach(player, Phase.PLAY, tricks=1)
    QApplication.processEvents()
    assert not too_faint(window)
    for which in ("settings", "new_match", "shortcuts"):
        dialog = open_dialog(player, which)
        assert isinstance(dialog, QDialog)
        assert not too_faint(dialog), which
        dialog.reject()
        player.wait(lambda: window.wiring.dialog is None)


def test_the_measure_sees_what_is_faint(opened: Open) -> None:
    window = opened().window
    board = QLabel("Trop pâle", window)
    board.setStyleSheet("color: #999999; background: #ffffff; font-size: 20px;")
    board.setGeometry(200, 200, 160, 40)
    board.show()
    assert any("Trop pâle" in each for each in too_faint(window))
