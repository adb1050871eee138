"""The last trick: four small cards, the winner's marked, the points below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.cards import Card
from belote_desktop.engine.points import points_table
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.view import View

from ..i18n import fill, translate
from ..phrases.cards import card_name, seat_name
from ..phrases.counts import Counts
from ..style import elide, scaled
from ..table.cards import CardPictures
from ..table.faces import HEIGHT, CardStyle
from ..theme import current, font, theme

_WORTH = 1.15


class LastTrick(QWidget):
    """Shows a finished trick, as it lay on the table where there is room. Empty, it keeps its place, so that nothing below it moves."""

    def __init__(
        self, pictures: CardPictures, parent: QWidget | None = None, *, card_width: int = 56
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._card = card_width
        self._plays: tuple[tuple[Seat, Card], ...] = ()
        self._winner: Seat | None = None
        self._points = 0
        self._front = Seat.SOUTH
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        pictures.arrived.connect(self.update)
        theme().changed.connect(self.update)

    def show_view(self, view: View) -> None:
        """Show the last finished trick of the deal, if there is one."""
        contract, self._front = view.contract, view.seat
        if not view.tricks or contract is None:
            self._plays, self._winner, self._points = (), None, 0
        else:
            trick = view.tricks[-1]
            table = points_table(view.rules, contract.trump)
            self._plays = trick.plays(view.rules.direction)
            self._winner = trick.winner(contract.trump, view.rules.direction)
            self._points = sum(table[card.index] for card in trick.cards) + (
                10 if len(view.tricks) == 8 else 0
            )
        self._describe()
        self.update()

    def set_card_width(self, width: int) -> None:
        """The greatest width of a card, in pixels."""
        if width != self._card:
            self._card = width
            self.updateGeometry()
            self.update()

    @property
    def summary(self) -> str:
        """Who won the trick, and its points; empty when there is none."""
        if self._winner is None:
            return ""
        return fill(
            translate("LastTrick", "%1 took it: %2", "seat, points"),
            seat_name(self._winner),
            Counts.points(self._points),
        )

    def _describe(self) -> None:
        self.setAccessibleName(translate("LastTrick", "Last trick"))
        words = [f"{seat_name(seat)} {card_name(card)}" for seat, card in self._plays]
        self.setAccessibleDescription(", ".join([*words, self.summary]) if words else "")
        self.setToolTip(self.accessibleDescription())

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
            self.update()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """Four cards in a row, their players and a line."""
        return QSize(4 * self._card + 3 * scaled(6), self.height_at(self._card))

    def height_at(self, width: int) -> int:
        """The height that a row of cards of this width takes, with names and sum."""
        return round(width * HEIGHT + self._line_height() * 2.2) + 2 * _edge()

    def minimumSizeHint(self) -> QSize:
        """A little narrower: the cards shrink with the width."""
        return QSize(scaled(4 * 36 + 12), self.sizeHint().height())

    def _type(self) -> float:
        """Height in pixels of the type: that of the panels, or what suits larger cards."""
        return max(scaled(11.5), self._card * 0.115)

    def _line_height(self) -> float:
        return self._type() * 1.42

    def places(self) -> dict[Seat, QRectF]:
        """Where the cards of the players lie: as on the table where that makes them larger, else in playing order."""
        around = self._around()
        return around if around is not None else self._in_a_row([seat for seat, _ in self._plays])

    def _in_a_row(self, seats: Sequence[Seat]) -> dict[Seat, QRectF]:
        gap, edge = scaled(6), _edge()
        room = self.width() - 2 * edge
        width = min(float(self._card), (room - 3 * gap) / 4)
        step = min(width + gap * 2, (room - width) / 3)
        return {seat: QRectF(edge + k * step, edge, width, width * HEIGHT) for k, seat in enumerate(seats)}

    def _around(self) -> dict[Seat, QRectF] | None:
        """One card at each side of a square, if there is room for cards as much larger as it is worth."""
        line, gap, edge = self._line_height(), scaled(8), _edge()
        high = self.height() - 3 * line - 2 * edge - gap  # names below North's and South's cards, and the sum
        width = min((self.width() - 2 * gap - 2 * edge) / 3, high / (2 * HEIGHT), 2.0 * self._card)
        if width < _WORTH * min(float(self._card), (self.width() - 3 * scaled(6)) / 4):
            return None
        tall, middle = width * HEIGHT, self.width() / 2
        lower = edge + tall + line + gap
        side = (edge + lower) / 2
        return {
            self._seat(Seat.NORTH): QRectF(middle - width / 2, edge, width, tall),
            self._seat(Seat.WEST): QRectF(middle - 1.5 * width - gap, side, width, tall),
            self._seat(Seat.EAST): QRectF(middle + 0.5 * width + gap, side, width, tall),
            self._seat(Seat.SOUTH): QRectF(middle - width / 2, lower, width, tall),
        }

    def _seat(self, place: Seat) -> Seat:
        """Who is shown at a place of the table: the player in front below."""
        return Seat((place - Seat.SOUTH + self._front) % 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cards, names, sum."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        palette = current()
        places = self.places() if self._plays else self._around() or self._in_a_row(list(Seat))
        if not self._plays:
            painter.setPen(QPen(palette.line, 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for box in places.values():
                corner = box.width() * 0.07
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
            return
        style, line = CardStyle(palette, theme().cards), self._line_height()
        for seat, card in self._plays:
            box, won = places[seat], seat is self._winner
            picture = self._pictures.quick(card, box.width(), self.devicePixelRatioF(), style)
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
            if won:
                painter.setPen(QPen(palette.ring, max(2.5, box.width() * 0.03)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                corner = box.width() * 0.08
                painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), corner, corner)
            painter.setPen(palette.text if won else palette.text_dim)
            painter.setFont(font(self._type(), QFont.Weight.Bold if won else QFont.Weight.Normal))
            left, right = max(0.0, box.left() - 5), min(float(self.width()), box.right() + 5)
            below = QRectF(left, box.bottom() + 2, right - left, line)
            elide(painter, below, Qt.AlignmentFlag.AlignCenter, seat_name(seat))
        painter.setPen(palette.text_dim)
        painter.setFont(font(self._type() * 1.04))
        bottom = max(box.bottom() for box in places.values())
        sum_of_it = QRectF(0, bottom + 2 + line, self.width(), line * 1.15)
        elide(painter, sum_of_it, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.summary)


def _edge() -> int:
    """What the frame of the winning card needs beside it."""
    return scaled(3)
