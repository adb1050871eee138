"""Speech bubbles beside the speakers, and the hint line above the hand."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from belote_desktop.engine.actions import Action
from belote_desktop.engine.seats import Seat
from belote_desktop.ui import theme

from .suits import draw_suit

_TAIL = 8.0
_SIZES = (16, 14.5, 13, 11.5, 10)  # of type, the best first
PALE = 0.72
"""Opacity of a bubble's paper when it is past."""
_CENTRE_WRAP = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class Bubble(QLabel):
    """What one player says, with a tail towards the player. A label, so that screen readers read it."""

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.seat = seat
        self._suit: int | None = None
        self.call: Action | None = None
        """The call of the auction that it is; `None` for other words."""
        self.is_past = False
        """Whether something has been said since that leaves it behind: paler paper."""
        self._scale = 1.0
        self._font = QFont()
        self.hide()

    def say(self, text: str, suit: int | None = None, spoken: str = "") -> None:
        """Say a text, followed by the sign of a suit (0..3); `spoken` is what a screen reader says instead."""
        self.setText(text)
        self._suit = suit
        self.call, self.is_past = None, False
        self.setAccessibleName(spoken or text)
        self.update()

    def set_past(self, on: bool) -> None:
        """Leave what it says behind, or not."""
        self.is_past = on
        self.update()

    def place(self, room: QRectF, scale: float) -> None:
        """Take the place needed inside `room`, on the side of the speaker."""
        self._scale = scale
        size = self._fit(QSizeF(room.width(), room.height()))
        rect = QRectF(QPointF(0, 0), size)
        if self.seat is Seat.NORTH:
            rect.moveTopLeft(QPointF(room.left(), room.center().y() - size.height() / 2))
        elif self.seat is Seat.SOUTH:
            rect.moveCenter(room.center())
            rect.moveBottom(room.bottom())
        elif self.seat is Seat.WEST:
            rect.moveTopLeft(room.topLeft())
        else:
            rect.moveTopRight(room.topRight())
        self.setGeometry(rect.toRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper, tail, words, sign."""
        colours, scale = theme.current(), self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self._body()
        path = QPainterPath()
        path.addRoundedRect(body, 10 * scale, 10 * scale)
        path = path.united(self._tail(body))
        painter.setPen(QPen(colours.bubble_line, 1.0))
        painter.setBrush(colours.bubble)
        painter.setOpacity(PALE if self.is_past else 1.0)  # of the paper alone: the words stay readable
        painter.drawPath(path)
        painter.setOpacity(1.0)
        sign = self._sign()
        painter.setFont(self._font)
        painter.setPen(colours.bubble_text)
        words = body.adjusted(10 * scale, 2 * scale, -10 * scale - sign, -2 * scale)
        painter.drawText(words, _CENTRE_WRAP, self.text())
        if self._suit is not None:
            size = self._font.pixelSize() * 1.05
            width = QFontMetricsF(self._font).boundingRect(words, _CENTRE_WRAP, self.text()).width()
            left = words.center().x() + width / 2 + 5 * scale if self.text() else body.center().x() - size / 2
            box = QRectF(left, body.center().y() - size / 2, size, size)
            draw_suit(painter, self._suit, box, colours.card_ink(self._suit, theme.theme().four_colours))

    def _sign(self) -> float:
        """Width that the suit sign takes beside words."""
        return (
            0.0 if self._suit is None or not self.text() else self._font.pixelSize() * 1.05 + 5 * self._scale
        )

    def _fit(self, room: QSizeF) -> QSizeF:
        """The size needed; the type shrinks a little where the room is small."""
        scale = self._scale
        side = _TAIL * scale if self.seat is Seat.NORTH else 0.0
        top = 0.0 if self.seat is Seat.NORTH else _TAIL * scale
        text = self.text()
        for pixels in _SIZES:
            self._font = theme.font(pixels * scale, QFont.Weight.Bold)
            pad = 20 * scale + self._sign()
            lines = QRectF(0, 0, max(room.width() - side - pad - 6, 10.0), 1000)
            metrics = QFontMetricsF(self._font)
            need = metrics.boundingRect(lines, _CENTRE_WRAP, text)
            if self._suit is not None and not text:
                need = QRectF(0, 0, self._font.pixelSize(), self._font.pixelSize())
            width, height = ceil(need.width()) + pad + side + 6, ceil(need.height()) + 10 * scale + top
            if width <= room.width() and height <= room.height():
                break
        return QSizeF(min(width, room.width()), min(height, room.height()))

    def _body(self) -> QRectF:
        tail, body = _TAIL * self._scale, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.seat is Seat.NORTH:
            return body.adjusted(tail, 0, 0, 0)
        if self.seat is Seat.SOUTH:
            return body.adjusted(0, 0, 0, -tail)
        return body.adjusted(0, tail, 0, 0)

    def _tail(self, body: QRectF) -> QPainterPath:
        long, half = _TAIL * self._scale, 6 * self._scale
        path = QPainterPath()
        if self.seat is Seat.NORTH:
            y = body.center().y()
            points = [(body.left() + 1, y - half), (body.left() - long, y), (body.left() + 1, y + half)]
        elif self.seat is Seat.SOUTH:
            x = body.center().x()
            points = [(x - half, body.bottom() - 1), (x, body.bottom() + long), (x + half, body.bottom() - 1)]
        else:
            x = body.left() + 18 * self._scale if self.seat is Seat.WEST else body.right() - 18 * self._scale
            points = [(x - half, body.top() + 1), (x, body.top() - long), (x + half, body.top() + 1)]
        path.moveTo(*points[0])
        path.lineTo(*points[1])
        path.lineTo(*points[2])
        path.closeSubpath()
        return path


class HintLine(QLabel):
    """One calm sentence on the felt: what is asked, and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scale = 1.0
        self._font = QFont()
        self.hide()

    def place(self, room: QRectF, scale: float) -> None:
        """Take the place needed in the middle of `room`, on one line or two; a third stands out above it."""
        self._scale = scale
        inner = QRectF(0, 0, room.width() - 20 * scale, 1000)
        for pixels in (15, 14, 13, 12, 11):
            self._font = theme.font(pixels * scale)
            need = QFontMetricsF(self._font).boundingRect(inner, _CENTRE_WRAP, self.text())
            if need.width() <= inner.width() and need.height() <= room.height() - 4 * scale:
                break
        width = min(need.width() + 24 * scale, room.width())
        rect = QRectF(0, 0, width, min(1.6 * room.height(), need.height() + 9 * scale))
        rect.moveCenter(room.center())
        rect.moveBottom(room.bottom())
        self.setGeometry(rect.toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A pill."""
        if not self.text():
            return
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colours.plate_line)
        painter.setBrush(colours.plate)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9 * self._scale, 9 * self._scale
        )
        painter.setPen(colours.plate_text)
        painter.setFont(self._font)
        edge = round(6 * self._scale)
        painter.drawText(QRectF(self.rect().adjusted(edge, 0, -edge, 0)), _CENTRE_WRAP, self.text())
