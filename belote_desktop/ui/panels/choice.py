"""A row of buttons of which one is chosen: one Tab stop, the arrows choose within the row."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from belote_desktop.engine.cards import Suit

from ..spacing import spaced
from ..style import body_px, scaled
from ..table.suits import draw_suit
from ..theme import current, theme
from ..zoom import smallest_type


@dataclass(frozen=True)
class Choice:
    """One button of a row: what it stands for and how it shows."""

    value: Any
    text: str
    spoken: str
    """The accessible name."""
    suit: Suit | None = None
    """Drawn in place of the text."""
    caption: str = ""
    """A small line under the text."""
    tip: str = ""
    """What the pointer is told, where that is more than the name."""


def row_height(tall: bool) -> int:
    """Height in pixels of a row of buttons where there is room; a tall one shows captions."""
    return round((3.7 if tall else 2.9) * body_px())


def stretching(compact: bool) -> QSizePolicy.Policy:
    """How a button of a compact panel takes height: some more where there is some."""
    return QSizePolicy.Policy.Preferred if compact else QSizePolicy.Policy.Fixed


class ChoiceButton(QPushButton):
    """A checkable button that can show a suit sign, or a short text over a caption."""

    def __init__(self, choice: Choice, tall: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self._tall = tall
        self._compact = False
        self.setProperty("kind", "choice")
        self.setProperty("slim", True)
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAccessibleName(choice.spoken)
        self.setToolTip(choice.tip or choice.spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the sign or the text, and its caption."""
        px = body_px()
        text = self.choice.text if self.choice.suit is None else ""
        width = QFontMetricsF(self._big()).horizontalAdvance(text) + (0.6 if self._compact else 1.0) * px
        if not self._compact:
            width = max(width, self._caption_width())
        height = max(scaled(28), 1.85 * px) if self._compact else row_height(self._tall)
        return QSize(max(round(px * (2.3 if self._compact else 2.9)), round(width)), round(height))

    def minimumSizeHint(self) -> QSize:
        """Never less: nothing is cut off."""
        return self.sizeHint()

    def set_compact(self, on: bool) -> None:
        """Do without the caption, and if need be with little height."""
        if on != self._compact:
            self._compact = on
            self.setSizePolicy(QSizePolicy.Policy.Expanding, stretching(on))
            self.setMaximumHeight(row_height(self._tall))
            self.updateGeometry()
            self.update()

    def _big(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(body_px() * (1.4 if self._tall and not self._is_low else 1.08)))
        font.setBold(True)
        return font

    @property
    def _caption(self) -> str:
        return "" if self._is_low else self.choice.caption

    @property
    def _is_low(self) -> bool:
        """Whether there is no room for the caption."""
        fits = self.height() >= row_height(self._tall) - 4 and self.width() >= self._caption_width()
        return self._compact and not fits

    def _caption_width(self) -> float:
        caption = self.choice.caption
        return QFontMetricsF(self._small()).horizontalAdvance(caption) + body_px() if caption else 0.0

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(smallest_type(), round(body_px() * 0.82)))
        font.setBold(False)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bevel of the style sheet, then sign or text."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        self._draw(painter, QRectF(self.rect()))

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        palette = current()
        ink = palette.text
        if not self.isEnabled():
            ink = palette.button_off_text
        elif self.isChecked():
            ink = palette.accent_text
        if self.choice.suit is not None:
            colour = ink
            if self.isEnabled() and not self.isChecked():
                colour = palette.suit_colour(int(self.choice.suit), theme().four_colours)
            elif not self.isEnabled():
                painter.setOpacity(0.55)
            size = rect.height() * 0.52
            draw_suit(
                painter,
                int(self.choice.suit),
                QRectF(0, 0, size, size).translated(
                    rect.center().x() - size / 2, rect.center().y() - size / 2
                ),
                colour,
            )
            return
        painter.setPen(ink)
        painter.setFont(self._big())
        if not self._caption:
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.choice.text)
            return
        half = rect.height() * 0.56
        top = QRectF(rect.left(), rect.top() + 2, rect.width(), half)
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.choice.text)
        painter.setFont(self._small())
        below = QRectF(rect.left(), rect.top() + half - 2, rect.width(), rect.height() - half - 3)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self._caption)


class PageArrow(QPushButton):
    """Shows what lies before (-1) or behind (1) the buttons of a row: an arrow as large as their letters."""

    def __init__(self, way: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way = way
        self.setAutoDefault(False)
        self.setProperty("kind", "quiet")
        self.setProperty("slim", True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)

    def sizeHint(self) -> QSize:
        """Room for a fingertip."""
        return QSize(round(body_px() * 2.5), round(body_px() * 1.85))

    def minimumSizeHint(self) -> QSize:
        """Never less."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bevel of the style sheet, then the arrow."""
        super().paintEvent(event)
        painter, palette = QPainter(self), current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = palette.text if self.isEnabled() else palette.button_off_text
        line = QPen(ink, max(2.0, body_px() * 0.17))
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(line)
        middle, reach = QRectF(self.rect()).center(), body_px() * 0.44
        back = middle.x() - self._way * reach / 2
        painter.drawPolyline(
            [
                QPointF(back, middle.y() - reach),
                QPointF(back + self._way * reach, middle.y()),
                QPointF(back, middle.y() + reach),
            ]
        )


class ChoiceRow(QWidget):
    """Buttons side by side. Left and Right choose, Home and End go to the ends; Enter and Space choose where one is."""

    chosen = Signal(object)
    """Another value was chosen by the player."""
    remade = Signal()
    """There are other buttons; Tab finds new ones last in the window until it is told otherwise."""
    left = Signal(object)
    """A key that is not for the row: Up, Down, Enter or Return (a `Qt.Key`)."""

    def __init__(self, tall: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tall = tall
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        spaced(self._layout, gap=6)
        self.buttons: list[ChoiceButton] = []
        self._compact = False
        self.is_mine = False
        """Whether the player chose what is chosen; not the offer, nor advice."""
        self.neighbour: Callable[[Any, int], None] | None = None
        """Goes from a value to the one before (-1) or behind it (1), or to an end (-99, 99), where the row shows but
        some of the values."""
        self._pagers: tuple[QWidget | None, QWidget | None, Any] = (None, None, None)

    def set_compact(self, on: bool) -> None:
        """Take less room."""
        self._compact = on
        self._layout.setSpacing(scaled(4 if on else 6))
        for button in self.buttons:
            button.set_compact(on)

    def set_pagers(self, before: QWidget, after: QWidget, gap: Any) -> None:
        """Put a widget before the choices and one behind them, or just before the choice of value `gap`."""
        self._pagers = (before, after, gap)
        for pager in (before, after):
            pager.setParent(self)

    def set_choices(self, choices: Iterable[Choice], enabled: Callable[[Any], bool]) -> None:
        """Show `choices`; those not `enabled` stay pale. Nothing is chosen."""
        before, after, gap = self._pagers
        for pager in (before, after):
            if pager is not None:
                self._layout.removeWidget(pager)
        if before is not None:
            self._layout.addWidget(before)
        for button in self.buttons:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        self.is_mine = False
        for choice in choices:
            button = ChoiceButton(choice, self._tall, self)
            button.setEnabled(enabled(choice.value))
            button.set_compact(self._compact)
            button.installEventFilter(self)
            button.clicked.connect(self._clicked)
            button.show()
            if choice.value == gap and after is not None:
                self._layout.addWidget(after)
            self._layout.addWidget(button, 1)
            self.buttons.append(button)
        self._one_tab_stop()
        self.remade.emit()

    @property
    def value(self) -> Any | None:
        """What is chosen."""
        return next((button.choice.value for button in self.buttons if button.isChecked()), None)

    def choose(self, value: Any | None, by_player: bool = False) -> bool:
        """Choose `value`; False when its button is pale or missing. None chooses nothing."""
        wanted = next((b for b in self.buttons if b.choice.value == value and b.isEnabled()), None)
        if wanted is None and value is not None:
            return False
        for button in self.buttons:
            button.setChecked(button is wanted)
        self.is_mine = by_player and wanted is not None
        self._one_tab_stop()
        if by_player and wanted is not None:
            self.chosen.emit(wanted.choice.value)
        return True

    def focus_chosen(self) -> bool:
        """Give the keyboard to the chosen button, or to the first that can be chosen; False when none can."""
        stop = self._stop()
        if stop is None:
            return False
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def has_focus(self) -> bool:
        """Whether one of the buttons has the keyboard."""
        return any(button.hasFocus() for button in self.buttons)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that move within the row."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.buttons:
            return self._key(self.buttons.index(watched), event)
        return super().eventFilter(watched, event)

    def _key(self, place: int, event: QKeyEvent) -> bool:
        key = event.key()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}
        if Qt.Key(key) in steps:
            step = steps[Qt.Key(key)]
            if self.neighbour is not None:
                self.neighbour(self.buttons[place].choice.value, step)
            elif abs(step) > 1:
                self._walk(0 if step < 0 else len(self.buttons) - 1, -1 if step > 0 else 1)
            else:
                self._walk(place + step, step)
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and event.isAutoRepeat():  # a key held down says nothing
                return True
            if enter and not self.buttons[place].isChecked():
                self.choose(self.buttons[place].choice.value, by_player=True)
            else:
                self.left.emit(Qt.Key.Key_Return if enter else Qt.Key(key))
            return True
        return False

    def _walk(self, place: int, step: int) -> None:
        while 0 <= place < len(self.buttons):
            button = self.buttons[place]
            if button.isEnabled():
                self.choose(button.choice.value, by_player=True)
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            place += step

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, ChoiceButton):
            self.choose(button.choice.value, by_player=True)

    def _stop(self) -> ChoiceButton | None:
        able = [button for button in self.buttons if button.isEnabled()]
        return next((b for b in able if b.isChecked()), able[0] if able else None)

    def _one_tab_stop(self) -> None:
        stop = self._stop()
        if stop is not None:
            self.setFocusProxy(stop)  # a label's letter leads to the row
        for button in self.buttons:
            policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
