"""Name plates: who sits there, who dealt, how many tricks, whose turn it is, who is thinking."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.seats import Seat
from belote_desktop.ui import theme

from ..i18n import translate
from ..phrases.cards import seat_name, seat_role
from ..phrases.counts import Counts

_DOT_MS = 380
_PAD, _PAD_NARROW, _GAP, _MARK = 8.0, 6.0, 8.0, 21.0
_EDGE = 1.5


@dataclass(frozen=True)
class PlateState:
    """What a plate tells."""

    seat: Seat = Seat.SOUTH
    manner: str = ""
    """How strong a bot is and how it bids, for the pointer that rests on the plate and for screen readers."""
    viewer: Seat = Seat.SOUTH
    dealer: bool = False
    taker: bool = False
    tricks: int | None = None
    """Tricks taken; `None` before the play."""
    cards: int | None = None
    """Cards in the hand, for screen readers."""
    turn: bool = False


class NamePlate(QWidget):
    """The plate at one place of the table."""

    def __init__(self, place: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._place = place
        self._state = PlateState(seat=place)
        self._told = ""
        self._scale = 1.0
        self._thinking = self._winning = False
        self._dots = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_DOT_MS)
        self._timer.timeout.connect(self._tick)
        self._retell()

    @property
    def state(self) -> PlateState:
        """What it tells now."""
        return self._state

    @property
    def thinking(self) -> bool:
        """Whether the player is shown thinking."""
        return self._thinking

    def set_state(self, state: PlateState) -> None:
        """Tell something else."""
        if state != self._state or self.name() != self._told:  # or who sits there is called otherwise
            self._state = state
            self._retell()
            self.update()

    def set_scale(self, scale: float) -> None:
        """Size of the type, 1 at a comfortable table."""
        self._scale = scale
        self.update()

    def set_thinking(self, on: bool, moving: bool = True) -> None:
        """Show three dots, moving unless the player wants no animation."""
        if on and moving:
            self._timer.start()
        else:
            self._timer.stop()
        if on != self._thinking:
            self._thinking = on
            self._dots = 2
            self._retell()
            self.update()

    def set_winning(self, on: bool) -> None:
        """Light up for whoever takes the trick."""
        if on != self._winning:
            self._winning = on
            self.update()

    def name(self) -> str:
        """The name shown."""
        return seat_name(self._state.seat)

    def natural_width(self, scale: float, two_lines: bool | None = None) -> float:
        """The width in pixels at which nothing is cut off; by default with two lines at the sides of the table."""
        two_lines = self._place in (Seat.WEST, Seat.EAST) if two_lines is None else two_lines
        return self._need(*_fonts(scale), scale, two_lines) + 2 * _EDGE

    def tells(self) -> str:
        """The dim words beside the name: role or tricks."""
        state = self._state
        if state.tricks is not None:
            return Counts.tricks(state.tricks)
        return seat_role(state.seat, state.viewer)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A pill with one line, or two where it is narrow."""
        colours, state = theme.current(), self._state
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale
        bold, small = _fonts(scale)
        two_lines = self.height() > 33 * scale
        frame = self._pill(bold, small, two_lines)
        lit = state.turn or self._winning
        painter.setBrush(colours.turn if self._winning else colours.plate)
        painter.setPen(QPen(colours.turn, 2.0 * max(1.0, scale)) if lit else QPen(colours.plate_line))
        painter.drawRoundedRect(frame, 9 * scale, 9 * scale)
        bright = colours.focus_edge if self._winning else colours.plate_text
        dim = colours.focus_edge if self._winning else colours.plate_dim
        pad = (_PAD_NARROW if two_lines else _PAD) * scale
        inner = frame.adjusted(pad, 2 * scale, -pad, -2 * scale)
        first = QRectF(inner)
        if two_lines:
            first.setHeight(inner.height() * 0.56)
            second = QRectF(inner.left(), first.bottom(), inner.width(), inner.height() - first.height())
        mark = _MARK * scale if state.dealer else 0.0
        used = self._line(painter, first.adjusted(0, 0, -mark, 0), self.name(), bold, bright)
        if state.dealer:
            self._dealer_mark(
                painter, first.left() + used + mark / 2 + 2 * scale, first.center().y(), colours
            )
        rest = second if two_lines else first.adjusted(used + mark + _GAP * scale, 0, 0, 0)
        if self._thinking:
            self._draw_dots(painter, rest, bright, scale)
        else:
            self._line(painter, rest, self.tells(), small, dim)

    def _pill(self, bold: QFont, small: QFont, two_lines: bool) -> QRectF:
        """The part of the widget that is needed, on the side of the seat."""
        room = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        need = self._need(bold, small, self._scale, two_lines)
        pill = QRectF(room.left(), room.top(), min(need, room.width()), room.height())
        if self._place is Seat.NORTH:
            pill.moveCenter(room.center())
        elif self._place is Seat.EAST:
            pill.moveRight(room.right())
        return pill

    def _need(self, bold: QFont, small: QFont, scale: float, two_lines: bool) -> float:
        name = QFontMetricsF(bold).horizontalAdvance(self.name())
        if self._state.dealer:
            name += _MARK * scale
        rest = max(QFontMetricsF(small).horizontalAdvance(self.tells()), 30 * scale)
        words = max(name, rest) if two_lines else name + _GAP * scale + rest
        return ceil(words) + (2 * (_PAD_NARROW if two_lines else _PAD) + 2) * scale

    def _line(self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor) -> float:
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(rect.width(), 0.0))
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown)

    def _dealer_mark(self, painter: QPainter, x: float, y: float, colours: theme.Palette) -> None:
        scale = self._scale
        painter.setPen(Qt.PenStyle.NoPen)
        lit = self._winning
        painter.setBrush(colours.focus_edge if lit else colours.plate_text)
        painter.drawEllipse(QPointF(x, y), 7.5 * scale, 7.5 * scale)
        painter.setFont(theme.font(10.5 * scale, QFont.Weight.Bold))
        painter.setPen(colours.turn if lit else _opaque(colours.plate))
        box = QRectF(x - 10 * scale, y - 10 * scale, 20 * scale, 20 * scale)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, translate("Table", "D", "mark of the dealer"))

    def _draw_dots(self, painter: QPainter, rect: QRectF, colour: QColor, scale: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for k in range(3):
            dot = QColor(colour)
            dot.setAlphaF(1.0 if k == self._dots else 0.4)
            painter.setBrush(dot)
            painter.drawEllipse(
                QPointF(rect.left() + (4 + 10 * k) * scale, rect.center().y()), 3 * scale, 3 * scale
            )

    def _tick(self) -> None:
        self._dots = (self._dots + 1) % 3
        self.update()

    def _retell(self) -> None:
        """The accessible name says all that the plate shows."""
        state = self._state
        self._told = self.name()
        parts = [self._told, seat_role(state.seat, state.viewer)]
        if state.dealer:
            parts.append(translate("Table", "dealer"))
        if state.taker:
            parts.append(translate("Table", "taker"))
        if state.tricks is not None:
            parts.append(Counts.tricks(state.tricks))
        if state.cards is not None:
            parts.append(Counts.cards(state.cards))
        if self._thinking:
            parts.append(translate("Table", "thinking"))
        elif state.turn:
            parts.append(translate("Table", "to play"))
        self.setAccessibleName(translate("Table", ", ", "between the parts of a name plate").join(parts))
        self.setAccessibleDescription(state.manner)
        known = (self.name(), state.manner) if state.manner else (self.name(),)
        self.setToolTip(translate("Table", ", ", "between the parts of a name plate").join(known))


def _fonts(scale: float) -> tuple[QFont, QFont]:
    return theme.font(14 * scale, QFont.Weight.Bold), theme.font(11.5 * scale)


def _opaque(colour: QColor) -> QColor:
    result = QColor(colour)
    result.setAlpha(255)
    return result
