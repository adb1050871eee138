"""A small piece of the table in the settings dialog: what is chosen shows there at once."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.app.settings import Settings
from belote_desktop.engine.cards import Card, Suit, parse_cards
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.trumps import Trump

from ..i18n import translate
from ..phrases.cards import seat_name
from ..style import elide, scaled, zoom
from ..table.card_paint import paint_card
from ..table.cards import CardPictures
from ..table.director import SPEEDS
from ..table.faces import CORNER, HEIGHT, CardStyle
from ..table.felt import felt_pixmap
from ..table.hand import Sorting, sort_hand
from ..table.trump_mark import draw_trump_mark
from ..theme import current, font, theme

_HAND = parse_cards("JC 9C AS KS 10D QH")
_TRUMP = Trump.CLUBS
_STRIP = 0.56
_TURN = 3.0  # degrees between neighbours of the fan
_FLIGHT_MS = 320
_MOTION_KEYS = ("animation_speed", "motion")


class TablePreview(QWidget):
    """A back and a hand on the table top, in the look of the moment."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._pictures = CardPictures(self, budget=8 * 1024 * 1024)
        self._top = QPixmap()
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._flight.valueChanged.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._pictures.arrived.connect(self.update)
        theme().changed.connect(self._restyle)
        zoom.changed.connect(self.updateGeometry)
        settings.changed.connect(self._changed)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(translate("Settings", "Preview of the table"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards shown, in their order."""
        chosen = Sorting(self._settings.suit_order == "alternating", self._settings.trumps_first)
        return sort_hand(_HAND, _TRUMP, (), chosen)

    @property
    def moving(self) -> bool:
        """Whether a card shows how fast cards go."""
        return self._flight.state() is QVariantAnimation.State.Running

    def sizeHint(self) -> QSize:
        """A strip."""
        return QSize(scaled(480), scaled(168))

    def _restyle(self) -> None:
        self._top = QPixmap()
        self.update()

    def _changed(self, key: str) -> None:
        if key in _MOTION_KEYS:
            time = round(_FLIGHT_MS * SPEEDS[self._settings.animation_speed])
            self._flight.stop()
            if time and self._settings.motion != "reduced":
                self._flight.setDuration(time)
                self._flight.start()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table top follows the size."""
        self._top = QPixmap()
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Table top, back, hand, plate, words."""
        ratio, colours = self.devicePixelRatioF(), current()
        if self._top.isNull() or self._top.devicePixelRatioF() != ratio:
            self._top = felt_pixmap(self.size(), ratio, colours)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(self.rect()), scaled(8), scaled(8))
        painter.setClipPath(edge)
        painter.drawPixmap(0, 0, self._top)
        width = min(self.height() * 0.84 / HEIGHT, self.width() / 6.4)
        style = CardStyle(colours, theme().cards)
        middle = self.height() / 2 + scaled(4)
        hand, span = self.hand, width * (1 + 5 * _STRIP)
        left = self.width() - span - width * 0.42
        plate = self.plate(left - width * 1.2)
        back_at = QPointF((plate.right() + left) / 2, middle)
        self._card(painter, None, back_at, width, -4.0, style, ratio)
        for place, card in enumerate(hand):
            turn = (place - (len(hand) - 1) / 2) * _TURN
            at = QPointF(left + width / 2 + place * width * _STRIP, middle + abs(turn) * width * 0.008)
            if self.moving and place == len(hand) - 1:
                part = float(self._flight.currentValue() or 0.0)
                at = back_at + (at - back_at) * part
            self._card(painter, card, at, width, turn, style, ratio)
        self._draw_plate(painter, plate)

    def _card(
        self, painter: QPainter, card: Card | None, at: QPointF, width: float, angle: float, style: CardStyle, ratio: float,
    ) -> None:  # fmt: skip
        painter.save()
        painter.translate(at)
        painter.rotate(angle)
        rect = QRectF(-width / 2, -width * HEIGHT / 2, width, width * HEIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.palette.shadow)
        painter.drawRoundedRect(rect.adjusted(-1, 0, 1, 2.5), CORNER * width, CORNER * width)
        paint_card(painter, rect, card, self._pictures, style, ratio, angle)
        if card is not None and card.suit is Suit(_TRUMP):
            draw_trump_mark(painter, rect, style.palette)
        painter.restore()

    def plate(self, room: float) -> QRectF:
        """Where the name stands: beside the cards, within `room` pixels at the left."""
        margin, height = scaled(14), scaled(24)
        wanted = QFontMetricsF(_words()).horizontalAdvance(seat_name(Seat.SOUTH)) + scaled(16)
        width = max(0.0, min(wanted, room - margin))
        return QRectF(margin, self.height() / 2 - height / 2, width, height)

    def _draw_plate(self, painter: QPainter, box: QRectF) -> None:
        colours = current()
        painter.setPen(colours.plate_line)
        painter.setBrush(colours.plate)
        painter.drawRoundedRect(box, scaled(7), scaled(7))
        painter.setFont(_words())
        painter.setPen(colours.plate_text)
        inner = box.adjusted(scaled(6), 0, -scaled(6), 0)
        elide(painter, inner, Qt.AlignmentFlag.AlignCenter, seat_name(Seat.SOUTH))


def _words() -> QFont:
    return font(scaled(13), QFont.Weight.Bold)
