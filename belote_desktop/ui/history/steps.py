"""The four buttons that lead through a deal: to the start, a card back, a card on, to the end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..enter_button import EnterButton
from ..i18n import fill, translate
from ..style import TOUCH, roomy, scaled
from ..theme import current

FIRST, BACK, NEXT, LAST = "first", "back", "next", "last"
TRICK_BACK, TRICK_ON = "trick-back", "trick-on"

KEYS = {
    Qt.Key.Key_Home: FIRST, Qt.Key.Key_Left: BACK, Qt.Key.Key_Right: NEXT, Qt.Key.Key_End: LAST,
    Qt.Key.Key_Up: TRICK_BACK, Qt.Key.Key_PageUp: TRICK_BACK,
    Qt.Key.Key_Down: TRICK_ON, Qt.Key.Key_PageDown: TRICK_ON,
}  # fmt: skip
"""The keys of the same, and those that go by whole tricks."""

_WAY = {FIRST: -1, BACK: -1, NEXT: 1, LAST: 1}


class _Arrow(EnterButton):
    """A button with a drawn arrow, barred for the ends."""

    def __init__(self, step: str, parent: QWidget) -> None:
        super().__init__("", parent)
        self._step, self.small = step, False
        self.setAutoDefault(False)
        if step == NEXT:
            self.setProperty("kind", "primary")

    def sizeHint(self) -> QSize:
        """What a finger hits, larger in large type where there is room."""
        size = max(TOUCH, scaled(TOUCH)) if self.small else roomy(TOUCH)
        return QSize(size, size)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, then its arrow."""
        super().paintEvent(event)
        palette, primary = current(), self.property("kind") == "primary"
        ink = palette.accent_text if primary else palette.text
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, way = min(self.width(), self.height()) * 0.17, _WAY[self._step]
        pen = QPen(ink if self.isEnabled() else palette.button_off_text, size * 0.42)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle = QPointF(self.width() / 2, self.height() / 2)
        barred = self._step in (FIRST, LAST)
        tip = middle + QPointF(way * size * (0.35 if barred else 0.55), 0)
        back = QPointF(-way * size, 0)
        painter.drawPolyline(QPolygonF([tip + back + QPointF(0, -size), tip, tip + back + QPointF(0, size)]))
        if barred:
            bar = tip + QPointF(way * size * 0.6, 0)
            painter.drawLine(bar + QPointF(0, -size), bar + QPointF(0, size))


class Steps(QWidget):
    """The row of buttons; `wanted` says what was pressed."""

    wanted = Signal(str)
    """FIRST, BACK, NEXT or LAST."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(6))
        self.buttons: dict[str, _Arrow] = {}
        texts = {
            FIRST: (translate("Past", "To the start"), Qt.Key.Key_Home),
            BACK: (translate("Past", "One card back"), Qt.Key.Key_Left),
            NEXT: (translate("Past", "Next card"), Qt.Key.Key_Right),
            LAST: (translate("Past", "To the end"), Qt.Key.Key_End),
        }
        for step, (text, key) in texts.items():
            arrow = _Arrow(step, self)
            keys = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            arrow.setAccessibleName(text)
            arrow.setToolTip(fill(translate("Past", "%1 (%2)", "what, key"), text, keys))
            arrow.clicked.connect(lambda _=False, step=step: self.wanted.emit(step))
            self.buttons[step] = arrow
            row.addWidget(arrow)

    def set_small(self, small: bool) -> None:
        """No larger than a finger needs, however large the type."""
        for arrow in self.buttons.values():
            if arrow.small is not small:
                arrow.small = small
                arrow.updateGeometry()

    def offer(self, back: bool, on: bool, instead: QWidget) -> None:
        """Which ways lead on; `instead` takes the keyboard from a button that is put out."""
        for step, arrow in self.buttons.items():
            possible = back if _WAY[step] < 0 else on
            if arrow.hasFocus() and not possible:
                instead.setFocus(Qt.FocusReason.OtherFocusReason)
            arrow.setEnabled(possible)


class StepKeys(QObject):
    """Lets the keys step wherever the keyboard is: by itself a button takes the arrows to its neighbours."""

    wanted = Signal(str)
    """What a key asks for: one of the values of `KEYS`."""

    def __init__(self, dialog: QWidget) -> None:
        super().__init__(dialog)

    def watch(self, *widgets: QWidget) -> None:
        """Hear the keys of these."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the deal."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = KEYS.get(Qt.Key(event.key()))
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if step is not None and plain:
                self.wanted.emit(step)
                return True
        return False
