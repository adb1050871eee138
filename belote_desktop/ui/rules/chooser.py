"""The fields of the form: a list to choose from and a number. No turn of the wheel changes them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QSpinBox, QWidget

from ..style import scaled


class Chooser(QComboBox):
    """A combo box; the wheel scrolls the page around it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Not for us."""
        event.ignore()

    def showPopup(self) -> None:
        """Make the list wide enough for its longest line."""
        view = self.view()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + scaled(32)))
        super().showPopup()


class NumberField(QSpinBox):
    """A whole number; the wheel scrolls the page around it."""

    def __init__(self, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setKeyboardTracking(False)
        self.setGroupSeparatorShown(True)
        self.lineEdit().setTextMargins(scaled(6), 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Not for us."""
        event.ignore()
