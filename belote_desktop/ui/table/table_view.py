"""The table: shows a `View`, and says which card was chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.actions import Action, Play
from belote_desktop.engine.cards import Card, Hand
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase
from belote_desktop.engine.view import View
from belote_desktop.ui import theme

from ..i18n import translate
from ..zoom import type_factor, zoom
from .ahead import DrawnAhead
from .bubbles import Bubble
from .cards import CardPictures
from .cloth import Cloth
from .cramped import arrange_cramped, scale_at
from .faces import CardStyle
from .four_plates import FourPlates
from .hand import Sorting, own_plays, sort_hand
from .layout import Layout, Wants, arrange
from .plates import NamePlate
from .speech import Speech
from .stage import Stage

_DOUBLE_CLICK_MS = 300


class TableView(QWidget):
    """The table as one player sees it. A `Director` moves its cards; alone it jumps from view to view.

    The player looked over sits below, at the *place* called South, whatever the seat; plates, bubbles and the stage
    know places only, and `place_of` translates.
    """

    card_chosen = Signal(object)
    """A permitted card was clicked or pressed (the `Card`)."""
    card_refused = Signal(object)
    """A card that the rules forbid now was clicked or pressed (the `Card`)."""
    resized = Signal()
    """The table has another size; its panels want another shape."""
    felt_clicked = Signal()
    """The bare table was clicked, or Space pressed with the keyboard on the table: hurry up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click on the felt takes the keyboard from nobody
        self.setAccessibleName(translate("Table", "Card table"))
        self._cloth = Cloth(self)
        self._sorting = Sorting()
        self._view: View | None = None
        self._viewer = Seat.SOUTH
        self._banner: QWidget | None = None
        self._panel: QWidget | None = None
        self._asides: list[QWidget] = []
        self._ringed = False
        self.pictures = CardPictures(self)
        self._layout = arrange(980, 760)
        self._asked: tuple[int, int, Wants, float] | None = None
        self.stage = Stage(self, self.pictures, self.card_style(), self._layout)
        self._plates = FourPlates(self)
        self._speech = Speech(self)
        self._hurried = QElapsedTimer()
        self._ahead = DrawnAhead(self, self.stage, self.pictures)
        self.stage.chosen.connect(self._chosen)
        self.stage.refused.connect(self.card_refused)
        self.pictures.arrived.connect(self.stage.repaint_cards)
        theme.theme().changed.connect(self._restyle)

    # What is shown

    @property
    def view(self) -> View | None:
        """The view shown last."""
        return self._view

    @property
    def table_layout(self) -> Layout:
        """Where everything lies now."""
        return self._layout

    @property
    def hint(self) -> str:
        """The sentence on the felt."""
        return self._speech.hint.text()

    def set_view(
        self, view: View, hands_visible: Mapping[Seat, Hand] | None = None, interactive: bool = True
    ) -> None:
        """Show a state of the deal at once.

        `hands_visible`: the cards of other seats that lie face up. `interactive` false: nothing may be chosen
        even at the player's turn.
        """
        self._view = view
        self.look_over(view.seat)
        trump = view.contract.trump if view.contract is not None else None
        place, stage = self.place_of, self.stage
        stage.clear_loose()
        stage.set_hand(sort_hand(view.hand, trump, own_plays(view), self._sorting))
        stage.set_trick([(place(seat), card) for seat, card in view.trick.plays(view.rules.direction)])
        stage.set_turned(view.turned if view.phase is Phase.AUCTION else None)
        seen = {
            place(seat): sort_hand(cards, trump, (), self._sorting)
            for seat, cards in (hands_visible or {}).items()
        }
        stage.set_sides({place(seat): size for seat, size in zip(Seat, view.hand_sizes, strict=True)}, seen)
        self._settle_bubbles(view)
        self._plates.tell(view, self.place_of)
        stage.set_standings(_permitted(view) if interactive else None)
        stage.mark_trumps(trump.suit if trump is not None else None)
        self.refit()
        if self.hasFocus():
            stage.focus_first()

    def place_of(self, seat: Seat) -> Seat:
        """Where a seat is shown: the player looked over at South, the others round from there."""
        return Seat((seat - self._viewer + Seat.SOUTH) % 4)

    def look_over(self, seat: Seat) -> None:
        """Whose hand lies below; `set_view` says so by itself, a director before it."""
        if seat is not self._viewer:
            self._viewer = self.stage.viewer = seat
            self._plates.turn_round(seat, self.place_of)

    def plate_of(self, seat: Seat) -> NamePlate:
        """The name plate of a player."""
        return self.plates[self.place_of(seat)]

    @property
    def plates(self) -> dict[Seat, NamePlate]:
        """The name plates, by place."""
        return self._plates.by_place

    def set_idle(self) -> None:
        """Nothing may be chosen until the next view: something is being shown."""
        self.stage.set_standings(None)
        self.refit()

    def conceal(self) -> None:
        """Hold no hand and know of none until the next view: whoever looks now may be somebody else."""
        self._view = None
        self.stage.set_hand(())
        self.set_idle()
        self.set_hint("")

    def set_hint(self, text: str, answer: bool = False) -> None:
        """The sentence above the hand; empty for none. An `answer` to the player takes the place of his own words."""
        self._speech.set_hint(text, self._layout, answer)

    def set_dealer(self, view: View) -> None:
        """A new deal begins: the plates tell who sits there and who deals, and nothing of the deal before."""
        self._plates.tell_dealer(view, self.place_of)
        self._ahead.anew()  # the pictures of the hand before are not kept for another deal
        self.refit()

    def set_thinking(self, seat: Seat, on: bool) -> None:
        """Show that a player thinks."""
        self._plates.set_thinking(self.place_of(seat), on)

    def set_nobody_plays(self) -> None:
        """No plate is marked as to play until the next view: something is being looked at."""
        self._plates.rest()

    def set_moving(self, on: bool) -> None:
        """Whether small things may move by themselves (the dots of a thinker)."""
        self._plates.moving = on

    @property
    def sorting(self) -> Sorting:
        """How the player likes a hand sorted."""
        return self._sorting

    def set_sorting(self, sorting: Sorting) -> None:
        """Sort hands otherwise, at once."""
        self._sorting = sorting
        if self._view is not None and not self.stage.loose:
            self.set_view(self._view)

    def set_banner(self, widget: QWidget | None) -> None:
        """Put a panel at the top left (the contract); the table takes it as its child."""
        self._banner = self._swap(self._banner, widget)
        self.refit()

    def set_panel(self, widget: QWidget | None) -> None:
        """Put a panel in the middle (the auction), or take it away; the table takes it as its child."""
        self._panel = self._swap(self._panel, widget)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if widget is None else Qt.FocusPolicy.NoFocus)
        self.refit()

    def add_aside(self, widget: QWidget) -> None:
        """A box that, while it is shown, stands beside the trick; the table takes it as its child."""
        self._asides.append(widget)
        widget.setParent(self)
        widget.installEventFilter(self)

    @property
    def aside(self) -> QWidget | None:
        """The box beside the trick, if one is shown."""
        return next((box for box in self._asides if not box.isHidden()), None)

    # What is said

    @property
    def bubbles(self) -> dict[Seat, Bubble]:
        """The speech bubbles, by place."""
        return self._speech.bubbles

    def say(self, seat: Seat, text: str, suit: int | None = None, spoken: str = "") -> None:
        """Let a player say something; it stays until `hush` or the next thing said.

        `suit` (0..3): its sign follows the text. `spoken`: what a screen reader says instead of the text.
        """
        self._speech.say(self.place_of(seat), text, suit, spoken, self._layout)

    def say_call(self, seat: Seat, action: Action, view: View) -> None:
        """Let a player make a call of the auction."""
        self._speech.say_call(self.place_of(seat), action, view, self._layout)

    def hush(self, seat: Seat | None = None) -> None:
        """Take a player's bubble away, or all of them."""
        self._speech.hush(None if seat is None else self.place_of(seat), self._layout)

    def _settle_bubbles(self, view: View) -> None:
        self._speech.settle(view, {seat: self.place_of(seat) for seat in Seat}, self._layout)

    # Style

    def card_style(self) -> CardStyle:
        """The look of the cards now."""
        return CardStyle(theme.current(), theme.theme().cards)

    def _restyle(self) -> None:
        self._cloth.forget()
        self._ahead.anew()
        self.stage.set_style(self.card_style())
        self._speech.restyle()
        self._plates.repaint()
        self.update()

    # Geometry

    def refit(self, hand: bool = True) -> None:
        """Lay everything out anew; `hand` false leaves the own hand to a motion."""
        stage = self.stage
        asked = (self.width(), self.height(), self._wants(), zoom.cramp)
        if asked != self._asked:
            self._asked, self._layout = asked, arrange_cramped(*asked)
        layout = stage.layout = self._layout
        self._plates.place(layout)
        stage.place(hand)
        if self._banner is not None:
            self._banner.setGeometry(_within(layout.banner, self._banner.sizeHint(), False))
        if self._panel is not None:
            self._panel.setGeometry(_within(layout.panel, self._panel.sizeHint(), True))
            self._panel.raise_()
        if self.aside is not None:
            self.aside.setGeometry(layout.aside.toRect())
            self.aside.raise_()
        self._speech.refit(layout)
        self._ahead.refit(layout.trick[Seat.SOUTH].width)

    def _wants(self) -> Wants:
        banner = QSizeF()
        if self._banner is not None and not self._banner.isHidden():
            banner = QSizeF(self._banner.sizeHint().expandedTo(self._banner.minimumSize()))
        stage, scale = self.stage, scale_at(self.width(), self.height())
        return Wants(
            plates=self._plates.widths(scale),
            hand=len(stage.hand), bare=not stage.trick, others=dict(stage.counts), banner=banner, turned=stage.turned is not None,
            panel=self._panel is not None and not self._panel.isHidden(),
            panel_width=0.0 if self._panel is None else self._panel.sizeHint().width(), open_hands=bool(stage.open), text=type_factor(),
            aside=QSizeF() if self.aside is None else QSizeF(self.aside.sizeHint()),
        )  # fmt: skip

    def sizeHint(self) -> QSize:
        """A comfortable table."""
        return QSize(980, 760)

    def _swap(self, old: QWidget | None, new: QWidget | None) -> QWidget | None:
        if old is not None and old is not new:
            old.removeEventFilter(self)
            old.hide()
        if new is not None:
            new.setParent(self)
            new.installEventFilter(self)
            new.show()
            new.raise_()
        return new

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A panel that appears, vanishes or wants another size changes the layout."""
        kinds = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
        if watched in (self._banner, self._panel, *self._asides) and event.type() in kinds:
            room = self._layout.panel
            self.refit()
            if watched is self._banner and self._layout.panel != room:
                self.resized.emit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows the size."""
        self._cloth.forget()
        self._ahead.anew()
        self.refit()
        self.resized.emit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(translate("Table", "Card table"))
            self.stage.retell()
            if self._view is not None:
                self._speech.translate(self._view, self._layout)
        super().changeEvent(event)

    def _chosen(self, card: Card) -> None:
        """Pass a chosen card on, unless it is the second half of a double click or press that hurried the table."""
        if not self._hurried.isValid() or self._hurried.elapsed() > _DOUBLE_CLICK_MS:
            self.card_chosen.emit(card)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the cards."""
        if not self.stage.asks:
            self._hurried.start()
        self.felt_clicked.emit()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows lead into the hand; Space hurries."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            if self.stage.focus_first():
                return
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._hurried.start()
            self.felt_clicked.emit()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """At the player's turn the keyboard belongs to the hand."""
        super().focusInEvent(event)
        keys = (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        self._ringed = event.reason() in keys
        self.stage.focus_first()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cloth, and a ring when keys led the keyboard here."""
        self._cloth.paint(ringed=self.hasFocus() and self._ringed)


def _permitted(view: View) -> list[Card] | None:
    """The cards that may be played, `None` when it is not for a card of this player."""
    if view.phase is not Phase.PLAY or view.turn is not view.seat:
        return None
    return [action.card for action in view.legal_actions() if isinstance(action, Play)]


def _within(room: QRectF, hint: QSize, centred: bool) -> QRect:
    """The rectangle of a panel that would like the size `hint` in `room`."""
    size = QSizeF(min(hint.width(), room.width()), min(hint.height(), room.height()))
    rect = QRectF(room.topLeft(), size)
    if centred:
        rect.moveCenter(room.center())
    return rect.toRect()
