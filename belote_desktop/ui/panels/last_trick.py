"""The last trick: four small cards in playing order, the winner's marked, the points below."""

from __future__ import annotations

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


class LastTrick(QWidget):
    """Shows a finished trick. Empty, it keeps its place, so that nothing below it moves."""

    def __init__(
        self, pictures: CardPictures, parent: QWidget | None = None, *, card_width: int = 56
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._card = card_width
        self._plays: tuple[tuple[Seat, Card], ...] = ()
        self._winner: Seat | None = None
        self._points = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.arrived.connect(self.update)
        theme().changed.connect(self.update)

    def show_view(self, view: View) -> None:
        """Show the last finished trick of the deal, if there is one."""
        contract = view.contract
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
        """Four cards, their players and a line."""
        return QSize(4 * self._card + 3 * 6, round(self._card * HEIGHT) + scaled(38))

    def minimumSizeHint(self) -> QSize:
        """A little narrower: the cards shrink with the width."""
        return QSize(4 * 36 + 12, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cards, names, sum."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        palette, gap = current(), 6.0
        width = min(float(self._card), (self.width() - 3 * gap) / 4)
        step = min(width + gap * 2, (self.width() - width) / 3)
        height = width * HEIGHT
        if not self._plays:
            painter.setPen(QPen(palette.line, 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for k in range(4):
                painter.drawRoundedRect(QRectF(k * step + 0.5, 1.5, width - 1, height - 1), 4, 4)
            return
        style = CardStyle(palette, theme().cards)
        for k, (seat, card) in enumerate(self._plays):
            box = QRectF(k * step, 1, width, height)
            picture = self._pictures.quick(card, width, self.devicePixelRatioF(), style)
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
            won = seat is self._winner
            if won:
                painter.setPen(QPen(palette.ring, 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), width * 0.08, width * 0.08)
            painter.setPen(palette.text if won else palette.text_dim)
            painter.setFont(font(scaled(11.5), QFont.Weight.Bold if won else QFont.Weight.Normal))
            left, right = max(0.0, k * step - 5), min(float(self.width()), k * step + width + 5)
            below = QRectF(left, height + 3, right - left, scaled(16))
            elide(painter, below, Qt.AlignmentFlag.AlignCenter, seat_name(seat))
        painter.setPen(palette.text_dim)
        painter.setFont(font(scaled(12)))
        below = QRectF(0, height + scaled(19), self.width(), scaled(18))
        elide(painter, below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.summary)
