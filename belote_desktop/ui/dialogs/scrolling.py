"""The part of a dialog that scrolls where the screen has no room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

BESIDE, ABOVE = 20, 40
"""Pixels of the screen, beside a dialog and above and below it, that its frame and the desktop's bars take."""


def room_for(dialog: QWidget) -> QSize:
    """The largest a dialog may be on its screen."""
    return dialog.screen().availableGeometry().size() - QSize(BESIDE, ABOVE)


class Scrolling(QScrollArea):
    """Wants to be as large as its page; where it is smaller, it scrolls."""

    changed = Signal()
    """The page may want another size."""

    def __init__(self, content: QLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self.page = QWidget()
        content.setContentsMargins(0, 0, 0, 0)
        self.page.setLayout(content)
        self.setWidget(self.page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """That of the page."""
        return self.page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Little: it scrolls."""
        return QSize(min(self.page.minimumSizeHint().width(), 200), min(self.sizeHint().height(), 120))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Want another size when the page does."""
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.changed.emit()
        return super().eventFilter(watched, event)
