"""The tricks of a deal as a table: a line each, a column a player; who led and who won are marked."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.app.moments import TrickTaken
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.seats import Seat

from ..i18n import number, translate
from ..panels.runs import Run, draw_runs, runs_width
from ..phrases.cards import seat_name
from ..phrases.past import trick_sentence
from ..rules.score_line import RowButton
from ..style import elide, scaled
from ..theme import current, theme

_ROW = 2.35  # height of a line, in heights of its type
_PAD = 0.28  # round a card, in heights of the type
_SMALLEST = 0.6  # of the usual type, where a line has no room


class _Columns:
    """Where the columns of the table are, in a line of a given width."""

    def __init__(self, font: QFont, width: float) -> None:
        metrics = QFontMetricsF(font)
        self.head = metrics.horizontalAdvance("8") * 1.6
        self.tail = metrics.horizontalAdvance("000")
        self.cell = (width - self.head - self.tail - scaled(8)) / 4

    def room(self, column: int, height: float) -> QRectF:
        """The place of a card."""
        return QRectF(scaled(4) + self.head + column * self.cell, 0, self.cell, height)

    @staticmethod
    def least(font: QFont) -> float:
        """The least width of a line."""
        metrics, bold = QFontMetricsF(font), QFont(font)
        bold.setBold(True)
        card = runs_width(["10", Suit.SPADES], bold) + metrics.height() * (2 * _PAD + 0.55)
        return metrics.horizontalAdvance("8") * 1.6 + metrics.horizontalAdvance("000") + scaled(8) + 4 * card


class TrickRow(RowButton):
    """One trick; pressing it shows the table when it was whole."""

    stepped = Signal(int)
    """A card back (-1) or on (1)."""

    def __init__(self, trick: TrickTaken, order: tuple[Seat, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trick = trick
        self._order = order
        self.setCheckable(True)
        self.setAccessibleName(trick_sentence(trick))
        self.setToolTip(self.accessibleName())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)

    def nextCheckState(self) -> None:
        """What is shown decides which line is marked, not the press."""

    def sizeHint(self) -> QSize:
        """A line."""
        return QSize(ceil(_Columns.least(self.font())), round(QFontMetricsF(self.font()).height() * _ROW))

    def minimumSizeHint(self) -> QSize:
        """In smaller type."""
        return QSize(round(self.sizeHint().width() * _SMALLEST), self.sizeHint().height())

    def _type(self) -> QFont:
        """The type in which the line fits its width."""
        font = QFont(self.font())
        fits = min(1.0, self.width() / _Columns.least(font))
        if fits < 1:
            font.setPixelSize(max(11, int(self.fontInfo().pixelSize() * fits)))
        return font

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right are for the deal."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Number, cards, points."""
        palette, font = current(), self._type()
        if self.isChecked():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.button)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), scaled(7), scaled(7))
            painter.end()
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns, height = _Columns(font, self.width()), QFontMetricsF(font).height()
        painter.setFont(font)
        painter.setPen(palette.text_dim)
        ends = Qt.AlignmentFlag.AlignVCenter
        box = QRectF(scaled(4), 0, columns.head, self.height())
        painter.drawText(box, ends | Qt.AlignmentFlag.AlignLeft, number(self.trick.number))
        if self.trick.winner is not None:
            box = QRectF(self.width() - scaled(4) - columns.tail, 0, columns.tail, self.height())
            painter.drawText(box, ends | Qt.AlignmentFlag.AlignRight, number(self.trick.points))
        for place, (seat, card) in enumerate(self.trick.plays):
            room = columns.room(self._order.index(seat), self.height())
            runs: list[Run] = [theme().cards.letter(card.rank), card.suit]
            won = seat is self.trick.winner
            bold = QFont(font)
            bold.setBold(won)
            wide = runs_width(runs, bold) + height * 2 * _PAD
            frame = QRectF(0, 0, wide, height * (1 + 2 * _PAD))
            frame.moveCenter(room.center())
            if won:
                painter.setPen(QPen(palette.ring, max(1.6, scaled(1.6))))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(frame, scaled(5), scaled(5))
            draw_runs(painter, frame, runs, bold, palette.text, Qt.AlignmentFlag.AlignHCenter)
            if place == 0:
                self._lead(painter, QPointF(frame.left() - height * 0.12, frame.center().y()), height * 0.2)

    @staticmethod
    def _lead(painter: QPainter, tip: QPointF, size: float) -> None:
        """The mark of who led: a triangle that points at the card."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current().text)
        painter.drawPolygon(
            QPolygonF([tip, tip + QPointF(-1.5 * size, -size), tip + QPointF(-1.5 * size, size)])
        )


class _Heads(QWidget):
    """The names over the columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_names(self, names: tuple[str, ...]) -> None:
        self._names = names
        self.setToolTip(translate("Past", ", ", "between players").join(names))
        self.update()

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(11, round(self.fontInfo().pixelSize() * 0.88)))
        return font

    def sizeHint(self) -> QSize:
        return QSize(0, round(QFontMetricsF(self._small()).height() * 1.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, columns = QPainter(self), _Columns(self.font(), self.width())
        painter.setFont(self._small())
        painter.setPen(current().text_dim)
        for column, name in enumerate(self._names):
            room = columns.room(column, self.height()).adjusted(scaled(2), 0, -scaled(2), 0)
            elide(painter, room, Qt.AlignmentFlag.AlignCenter, name)


class TrickList(QWidget):
    """All tricks. One Tab stop; the arrows go from line to line, and the table follows."""

    chosen = Signal(int)
    """A trick was pressed or walked to: its place in the list."""
    stepped = Signal(int)
    """A card back (-1) or on (1)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[TrickRow] = []
        self.heads = _Heads(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(scaled(1))
        self._column.addWidget(self.heads)

    def show_tricks(self, tricks: tuple[TrickTaken, ...], order: tuple[Seat, ...]) -> None:
        """Show other tricks, a column for each seat of `order`."""
        self.setAccessibleName(translate("Past", "Tricks"))
        self.heads.set_names(tuple(map(seat_name, order)))
        for old in self.rows:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = [TrickRow(trick, order, self) for trick in tricks]
        for row in self.rows:
            row.clicked.connect(self._pressed)
            row.walked.connect(self._walk)
            row.stepped.connect(self.stepped)
            self._column.addWidget(row)
            row.show()
        self._stop_at(0)

    def mark(self, place: int) -> TrickRow | None:
        """Mark a line as the one the table shows, -1 for none; gives the line."""
        for number_, row in enumerate(self.rows):
            row.setChecked(number_ == place)
        if 0 <= place < len(self.rows):
            self._stop_at(place)
            return self.rows[place]
        return None

    def _stop_at(self, place: int) -> None:
        for number_, row in enumerate(self.rows):
            stop = number_ == place
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    def _pressed(self) -> None:
        row = self.sender()
        if isinstance(row, TrickRow) and row in self.rows:
            self.chosen.emit(self.rows.index(row))

    def _walk(self, step: int) -> None:
        row = self.sender()
        if isinstance(row, TrickRow) and row in self.rows:
            place = max(0, min(len(self.rows) - 1, self.rows.index(row) + step))
            self._stop_at(place)
            self.rows[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self.chosen.emit(place)
