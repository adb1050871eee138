"""The fields of the form: a list to choose from, a box to tick, a number; no turn of the wheel changes them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from ..i18n import translate
from ..style import button, scaled
from ..theme import current


class Chooser(QComboBox):
    """A combo box with a drawn arrow; the wheel scrolls the page around it."""

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, then the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = current()
        pen = QPen(palette.text if self.isEnabled() else palette.button_off_text, scaled(2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        x, y, half = self.width() - scaled(16), self.height() / 2, scaled(4)
        painter.drawPolyline(
            [QPointF(x - half, y - half / 2), QPointF(x, y + half / 2), QPointF(x + half, y - half / 2)]
        )


class Tick(QCheckBox):
    """A check box with a drawn box, the same in every palette."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, its tick, the text, and the ring of the keyboard."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, option = current(), QStyleOptionButton()
        self.initStyleOption(option)
        area = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        box = QRectF(area).adjusted(1.5, 1.5, -1.5, -1.5)
        on = self.isChecked()
        edge = palette.ring if self.hasFocus() else palette.accent if on else palette.text_dim
        painter.setPen(QPen(edge, scaled(2)))
        painter.setBrush(palette.accent if on else palette.base)
        painter.drawRoundedRect(box, scaled(4), scaled(4))
        if on:
            pen = QPen(palette.accent_text, scaled(2))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            x, y, w, h = box.x(), box.y(), box.width(), box.height()
            painter.drawPolyline(
                [
                    QPointF(x + w * 0.22, y + h * 0.52),
                    QPointF(x + w * 0.42, y + h * 0.74),
                    QPointF(x + w * 0.80, y + h * 0.26),
                ]
            )
        painter.setPen(palette.text if self.isEnabled() else palette.button_off_text)
        text = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextShowMnemonic
        painter.drawText(text, flags, self.text())


class NumberField(QWidget):
    """A whole number with a smaller and a larger one beside it."""

    changed = Signal(int)
    """The number that the player has chosen."""

    def __init__(self, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QSpinBox(self)
        self.box.setRange(low, high)
        self.box.setSingleStep(step)
        self.box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.box.setKeyboardTracking(False)
        self.box.setGroupSeparatorShown(True)
        self.box.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.box.installEventFilter(self)
        self.box.valueChanged.connect(self.changed)
        self.less, self.more = button("\N{MINUS SIGN}", "", self), button("+", "", self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(6))
        for part, stretch in ((self.less, 0), (self.box, 1), (self.more, 0)):
            layout.addWidget(part, stretch)
        for part, steps in ((self.less, -1), (self.more, 1)):
            part.setProperty("slim", True)
            # the arrows do the same from within the field
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            part.clicked.connect(self._stepper(steps))
        self.setFocusProxy(self.box)
        self.retranslate()

    def _stepper(self, steps: int) -> object:
        return lambda: self.box.stepBy(steps)

    def buttons(self) -> tuple[QPushButton, QPushButton]:
        """The smaller and the larger one."""
        return self.less, self.more

    def retranslate(self) -> None:
        """Speak the language installed."""
        self.less.setAccessibleName(translate("RulesForm", "Less"))
        self.more.setAccessibleName(translate("RulesForm", "More"))

    def sizeHint(self) -> QSize:
        """As wide as the other fields."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), scaled(200)), hint.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to the page."""
        if watched is self.box and event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)
