"""A card as a real widget: a button that screen readers name and press, with a painted face."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.cards import Card

from ..hands import PRESSING, hands
from ..i18n import capitalised, fill, translate
from ..phrases.cards import card_name
from .aim import Aim, Aimed
from .card_paint import dashes, fine, paint_card, ring, shadow, with_alpha
from .cards import CardPictures
from .faces import CORNER, HEIGHT, CardStyle
from .pose import Pose
from .trump_mark import draw_trump_mark

_MARGIN = 9.0  # round a usual card: shadow, focus ring, glow
_USUAL_WIDTH = 120.0


class Standing(Enum):
    """What may be done with a card now."""

    IDLE = "idle"
    """Nothing is asked: the card lies there."""
    PERMITTED = "permitted"
    """It may be played."""
    REFUSED = "refused"
    """It is in the hand, but the rules forbid it now."""


class CardWidget(Aimed):
    """One card. `None` for a card shows the back."""

    chosen = Signal(object)
    """A permitted card was clicked or pressed (the `Card`)."""
    refused = Signal(object)
    """A card that cannot be played now was clicked or pressed (the `Card`): say why."""
    move_focus = Signal(int, bool)
    """An arrow key asks for a neighbour: -1 left, 1 right, -99 the first, 99 the last; whether among all cards."""

    def __init__(self, pictures: CardPictures, style: CardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures, self._style = pictures, style
        self._card: Card | None = None
        self._pose = Pose(0, 0, 60)
        self._standing = Standing.IDLE
        self._note = ""
        self._hovered = self._glowing = self._faded = self._moving = False
        self._trump = self._advised = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self._aim = Aim(self)
        self.clicked.connect(self._pressed)
        hands.changed.connect(self._ring_anew)

    # What is shown

    @property
    def card(self) -> Card | None:
        """The card, or `None` for a back."""
        return self._card

    @property
    def pose(self) -> Pose:
        """Where the card lies, without the lift of a permitted one unless the caller put it in."""
        return self._pose

    @property
    def standing(self) -> Standing:
        """What may be done with it."""
        return self._standing

    def show_card(self, card: Card | None) -> None:
        """Show another card; it is idle until `set_standing`."""
        self._card = card
        self._note = ""
        self._glowing = self._faded = self._trump = self._advised = False
        self.set_standing(Standing.IDLE)

    def set_style(self, style: CardStyle) -> None:
        """Use other inks, letters or colours."""
        self._style = style
        self.update()

    def set_standing(self, standing: Standing) -> None:
        """Say whether it may be played; a card of which nothing is asked takes no focus and no clicks.

        It is disabled then, so that a screen reader offers no Press that does nothing.
        """
        asked = standing is not Standing.IDLE
        self._standing = standing
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if asked else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not asked)
        self.setCursor(
            Qt.CursorShape.PointingHandCursor
            if standing is Standing.PERMITTED
            else Qt.CursorShape.ArrowCursor
        )
        self._hovered = self._hovered and asked
        if asked:
            self.setEnabled(True)
        else:
            self._rest()
        self.retranslate()
        self.update()

    def _rest(self) -> None:
        """Nothing is asked. While it has the keyboard it stays enabled: Qt would hand that to some neighbour."""
        if self.window().focusWidget() is not self:
            self.setEnabled(False)

    def set_tab_stop(self, on: bool) -> None:
        """Whether Tab leads here: one card of a hand is enough, arrows do the rest."""
        if self._standing is not Standing.IDLE:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus)

    @property
    def is_tab_stop(self) -> bool:
        """Whether Tab leads here."""
        return bool(self.focusPolicy() & Qt.FocusPolicy.TabFocus)

    def set_note(self, note: str) -> None:
        """Add words to the accessible name, as in «ace of spades, card of West»."""
        self._note = note
        self.retranslate()

    def set_trump(self, on: bool) -> None:
        """Mark a card of the own hand as one of the trump suit."""
        if on != self._trump:
            self._trump = on
            self.retranslate()
            self.update()

    @property
    def advised(self) -> bool:
        """Whether it is marked as advised."""
        return self._advised

    def set_advised(self, on: bool) -> None:
        """Mark the card that is advised: a dashed ring, and a word for screen readers."""
        if on != self._advised:
            self._advised = on
            self.retranslate()
            self.update()

    def set_glowing(self, on: bool) -> None:
        """Ring the card of whoever wins the trick."""
        if on != self._glowing:
            self._glowing = on
            self.update()

    def set_faded(self, on: bool) -> None:
        """Step back, without being refused: the other cards of a trick just won."""
        if on != self._faded:
            self._faded = on
            self.update()

    def set_pose(self, pose: Pose, moving: bool = False) -> None:
        """Lay the card down; the widget is the upright rectangle round it.

        While it is `moving`, pictures of other sizes are good enough.
        """
        if pose == self._pose and moving is self._moving and self.width() > 1:
            return
        self._moving = moving
        turned = pose.angle != self._pose.angle or pose.width != self._pose.width
        self._pose = pose
        self.setGeometry(_aligned(pose.bounds(_MARGIN * self._line)))
        if turned or self.mask().isEmpty():
            self._fit_mask()
        self.update()

    def expect(self, pose: Pose) -> None:
        """Have the picture for a pose drawn before it is reached."""
        self._pictures.want(self._card, pose.width, fine(self.devicePixelRatioF(), pose), self._style)

    def retranslate(self) -> None:
        """Write the accessible name in the language that rules now."""
        if self._card is None:
            name = translate("Table", "face-down card")
        else:
            name = card_name(self._card)
        if self._trump:
            name = fill(translate("Table", "%1, trump", "card"), name)
        if self._standing is Standing.PERMITTED:
            name = fill(translate("Table", "%1, playable", "card"), name)
        elif self._standing is Standing.REFUSED:
            name = fill(translate("Table", "%1, not allowed now", "card"), name)
        elif self._note:
            name = fill(translate("Table", "%1, %2", "card, where it lies"), name, self._note)
        if self._advised:
            name = fill(translate("Table", "%1, advised", "card"), name)
        self.setAccessibleName(capitalised(name))
        self.setText(capitalised(name))

    # Events

    def sizeHint(self) -> QSize:
        """The size at which it lies now."""
        return self._pose.bounds(_MARGIN * self._line).size().toSize()

    def hitButton(self, pos: QPoint) -> bool:
        """Only the card itself counts, not the corners of the rectangle round it."""
        return self._outline(1.0).containsPoint(QPointF(pos), Qt.FillRule.OddEvenFill)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leaves the table: its cards are one stop, and the table itself would only hand the keyboard back."""
        widget: QWidget = self
        while True:
            following = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
            if following is None or following is self:
                return True
            widget = following
            if widget is self.parentWidget() or isinstance(widget, CardWidget):
                continue
            stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
            if stops and widget.isVisible() and widget.isEnabled():
                reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                widget.setFocus(reason)
                return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the permitted cards, with Ctrl or Shift along all of them; Enter and Space play."""
        step = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1,
            Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99,
        }.get(Qt.Key(event.key()))  # fmt: skip
        shy = not hands.on_keys
        if step is not None or event.key() in PRESSING:
            hands.use_keys(True)
        if step is not None:
            every = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
            self.move_focus.emit(step, bool(event.modifiers() & every))
            event.accept()
        elif event.key() in PRESSING and (self._standing is Standing.IDLE or shy):
            event.accept()  # the second half of a double press; or nobody could see which card it would play
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _ring_anew(self) -> None:
        if self.hasFocus():
            self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        if self._standing is Standing.IDLE:
            self._rest()

    def set_hovered(self, on: bool) -> None:
        """Show that the card can be had: the pointer is on it."""
        on = on and self._standing is not Standing.IDLE
        if on is not self._hovered:
            self._hovered = on
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self._aim.move(event.position().toPoint())
        super().enterEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """It may go from the card to its margin."""
        self._aim.move(event.position().toPoint())
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        self._aim.move(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """On the margin the neighbour is meant that lies there."""
        hands.use_keys(False)
        left = event.button() is Qt.MouseButton.LeftButton
        if not (left and self._aim.press(event.position().toPoint())):
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click is press and release on one card."""
        if not self._aim.release(event.position().toPoint()):
            super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shadow, picture, veil, rings."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pose, colours = self._pose, self._style.palette
        painter.translate(pose.x - self.x(), pose.y - self.y())
        painter.rotate(pose.angle)
        card = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
        corner, line = CORNER * pose.width, self._line
        shadow(painter, card, corner, colours.shadow, pose.width)
        if self._glowing:
            for spread, alpha in ((6.0, 90), (4.0, 150), (2.0, 255)):
                ring(painter, _grown(card, line), corner, with_alpha(colours.turn, alpha), spread * line)
        ratio = self.devicePixelRatioF()
        if self._moving:
            picture = self._pictures.lend(self._card, pose.width, fine(ratio, pose), self._style)
            painter.drawPixmap(card, picture, QRectF(picture.rect()))
        else:
            paint_card(painter, card, self._card, self._pictures, self._style, ratio, pose.angle)
        if self._trump:
            draw_trump_mark(painter, card, colours)
        if self._standing is Standing.REFUSED or self._faded:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.card_dim)
            painter.drawRoundedRect(card, corner, corner)
        if self._advised:
            dashes(painter, card, corner, colours.accent)
        if self.hasFocus() and hands.on_keys:
            for colour, width in ((colours.focus_edge, 6.0), (colours.focus, 3.2)):
                ring(painter, _grown(card, 1.5 * line), corner + 1.5 * line, colour, width * line)
        elif self._hovered:
            permitted = self._standing is Standing.PERMITTED
            ring(painter, card, corner, colours.turn if permitted else colours.plate_dim, 2.4 * line)

    def _pressed(self) -> None:
        if self._card is None:
            return
        if self._standing is Standing.PERMITTED:
            self.chosen.emit(self._card)
        else:  # at rest too: a screen reader may press the card that has the keyboard
            self.refused.emit(self._card)

    @property
    def _line(self) -> float:
        """How much thicker than usual lines round the card are: a large card has large ones."""
        return max(1.0, self._pose.width / _USUAL_WIDTH)

    def _outline(self, margin: float) -> QPolygonF:
        return QPolygonF(list(self._pose.corners(margin))).translated(-self.x(), -self.y())

    def _fit_mask(self) -> None:
        """Neighbours in a fan overlap: the empty corners of this widget must not take their clicks."""
        if self._pose.aslant:
            self.setMask(QRegion(self._outline(_MARGIN * self._line).toPolygon()))
        else:
            self.clearMask()


def _grown(rect: QRectF, by: float) -> QRectF:
    """The rectangle, larger on all sides."""
    return rect.adjusted(-by, -by, by, by)


def _aligned(rect: QRectF) -> QRect:
    return rect.toAlignedRect()


__all__ = ["HEIGHT", "CardWidget", "Standing"]
