"""The part of a dialog that scrolls where the screen has no room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QFrame,
    QLayout,
    QScrollArea,
    QWidget,
)

BESIDE, ABOVE = 20, 40
"""Pixels of the screen, beside a dialog and above and below it, that its frame and the desktop's bars take."""


def room_for(dialog: QWidget) -> QSize:
    """The largest a dialog may be on its screen."""
    return dialog.screen().availableGeometry().size() - QSize(BESIDE, ABOVE)


def fit(dialog: QWidget) -> None:
    """Give a dialog the size it would like, or as much of it as its screen has.

    Qt by itself stops at two thirds of the screen, which on a small one is too little to read in.
    """
    dialog.resize(dialog.sizeHint().boundedTo(room_for(dialog)))


class FocusInSight(QObject):
    """Scrolls an area to what the keyboard is given; Qt does so only for Tab from one field of it to another."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._changed)

    def _changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        try:
            page = self._area.widget()
        except RuntimeError:  # the dialog is being deleted, and with it what had the keyboard
            return
        if new is None or page is None or not page.isAncestorOf(new):
            return
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton  # what is pressed must not move
        if not by_mouse and new.visibleRegion().boundingRect() != new.rect():
            self._area.ensureWidgetVisible(new)


class _KeyScroll(QObject):
    """Gives the keys that scroll to an area, while another widget has the keyboard."""

    def __init__(self, heard: QWidget, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        heard.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll as the area itself would."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        return scroll_for_key(self._area, Qt.Key(event.key()))


def scroll_by_keys(heard: QWidget, area: QAbstractScrollArea) -> None:
    """Let arrows, page keys, Home and End that `heard` is given scroll `area`."""
    _KeyScroll(heard, area)


def scroll_for_key(area: QAbstractScrollArea, key: Qt.Key) -> bool:
    """Scroll `area` as a key asks for; False for a key that scrolls nothing."""
    step = {
        Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
        Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
        Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
        Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
        Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
        Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    }.get(key)
    if step is None:
        return False
    area.verticalScrollBar().triggerAction(step)
    return True


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
        FocusInSight(self)

    def sizeHint(self) -> QSize:
        """That of the page."""
        return self.page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Little: it scrolls."""
        return QSize(min(self.page.minimumSizeHint().width(), 200), min(self.sizeHint().height(), 120))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Want another size when the page does."""
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self.page.setMinimumHeight(self.page.sizeHint().height())  # scrolled rather than squeezed
            self.updateGeometry()
            self.changed.emit()
        return super().eventFilter(watched, event)
