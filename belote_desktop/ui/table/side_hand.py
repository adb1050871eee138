"""The cards of one of the others, face down as a rule; one widget paints them all."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.cards import Card
from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from ..phrases.cards import card_name, seat_name
from ..phrases.counts import Counts
from .card_paint import paint_card
from .cards import CardPictures
from .faces import CORNER, CardStyle
from .pose import Pose, around

_MARGIN = 4


class SideHand(QWidget):
    """North's, East's or West's cards."""

    def __init__(self, seat: Seat, pictures: CardPictures, style: CardStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._seat, self._pictures, self._style = seat, pictures, style
        self._poses: tuple[Pose, ...] = ()
        self._cards: tuple[Card, ...] | None = None
        self._picture: QPixmap | None = None

    @property
    def cards(self) -> tuple[Card, ...] | None:
        """The cards when they lie face up."""
        return self._cards

    @property
    def count(self) -> int:
        """How many cards are shown."""
        return len(self._poses)

    @property
    def last_pose(self) -> Pose | None:
        """Where the uppermost card lies."""
        return self._poses[-1] if self._poses else None

    def pose_of(self, card: Card) -> Pose | None:
        """Where a card lies, or the uppermost one when they lie face down."""
        if self._cards and card in self._cards and len(self._cards) == len(self._poses):
            return self._poses[self._cards.index(card)]
        return self.last_pose

    def set_style(self, style: CardStyle) -> None:
        """Use other inks, letters or colours."""
        self._style = style
        self.redraw()

    def redraw(self) -> None:
        """The pictures of the cards have changed."""
        self._picture = None
        self.update()

    def show_hand(
        self, poses: tuple[Pose, ...], cards: tuple[Card, ...] | None = None, name: str = ""
    ) -> None:
        """Show as many cards as there are poses; face up when `cards` are given. `name`: whose they are."""
        name = name or seat_name(self._seat)
        if cards is not None:
            held = translate("Table", ", ", "between cards").join(card_name(card) for card in cards)
        else:
            held = Counts.cards(len(poses))
        told = fill(translate("Table", "%1: %2", "seat, cards held"), name, held)
        if told != self.accessibleName():
            self.setAccessibleName(told)
        if (poses, cards) == (self._poses, self._cards) and self._poses:
            return
        self._poses, self._cards = poses, cards
        self.setGeometry(around(poses).toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))
        self.setVisible(bool(poses))
        self.redraw()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """All of them as one picture: each card that flies by has them painted again."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            self._draw(painter, ratio)
            painter.end()
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _draw(self, painter: QPainter, ratio: float) -> None:
        """Every card with a thin shadow."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        shadow = self._style.palette.shadow
        for place, pose in enumerate(self._poses):
            card = self._cards[place] if self._cards and place < len(self._cards) else None
            painter.save()
            painter.translate(pose.x - self.x(), pose.y - self.y())
            painter.rotate(pose.angle)
            rect = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shadow)
            painter.setOpacity(0.45)
            grown = rect.adjusted(-1.6, -1.6, 1.6, 1.6)
            painter.drawRoundedRect(grown, CORNER * pose.width + 1.6, CORNER * pose.width + 1.6)
            painter.setOpacity(1.0)
            paint_card(painter, rect, card, self._pictures, self._style, ratio, pose.angle)
            painter.restore()
