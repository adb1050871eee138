"""The table with all four hands open, at one moment of a deal."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.app.moments import Moment
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase

from ..i18n import fill, translate
from ..phrases.cards import seat_name
from ..style import type_factor, zoom
from ..table.card_widget import CardWidget
from ..table.cards import CardPictures
from ..table.cloth import Cloth
from ..table.faces import CardStyle
from ..table.hand import Sorting, sort_hand
from ..table.plates import NamePlate, PlateState
from ..table.pose import Pose
from ..table.side_hand import SideHand
from ..table.trump_mark import draw_trump_mark
from ..theme import current, theme
from .board_layout import arrange_board

_PLATE = 27.0  # height of a plate with one line, at the usual size
_ASIDE, _ATOP = 0.235, 0.225  # of a card's width: how far the mark moves where the foot of a card is covered


class _Plate(NamePlate):
    """Keeps the name it was told: the players of another match may be called otherwise."""

    _called = ""

    def call(self, name: str) -> None:
        """Show another name."""
        self._called = name

    def name(self) -> str:
        """The name shown."""
        return self._called or super().name()


class OpenHand(SideHand):
    """Cards face up, each in its place, trumps marked."""

    def __init__(self, place: Seat, pictures: CardPictures, style: CardStyle, parent: QWidget) -> None:
        super().__init__(place, pictures, style, parent)
        self._stacked = place in (Seat.WEST, Seat.EAST)
        self._trump: Suit | None = None

    def hold(self, poses: tuple[Pose, ...], cards: tuple[Card, ...], trump: Suit | None, name: str) -> None:
        """Hold these cards of the player of that name; `trump` is the suit that is marked."""
        self._trump = trump
        self.show_hand(poses, cards, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards, then the marks: they lie in the strip that the neighbours leave in sight."""
        super().paintEvent(event)
        if self._trump is None or not self._cards:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card, pose in zip(self._cards, self._poses, strict=True):
            if card.suit is self._trump:
                rect = pose.bounds().translated(-self.x(), -self.y())
                if self._stacked:  # beside the index
                    rect.translate(_ASIDE * pose.width, _ATOP * pose.width - rect.height())
                draw_trump_mark(painter, rect, self._style.palette)


class DealBoard(QWidget):
    """Shows a `Moment`. It takes the keyboard, so that the arrows step through the deal."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._cloth = Cloth(self)
        style = self._style()
        self.hands = {seat: OpenHand(seat, pictures, style, self) for seat in Seat}
        self.plates = {seat: _Plate(seat, self) for seat in Seat}
        self.trick = {seat: CardWidget(pictures, style, self) for seat in Seat}
        self.turned = CardWidget(pictures, style, self)
        self._front = Seat.SOUTH
        self._dealt: dict[Seat, tuple[Card, ...]] = {}
        self._moment: Moment | None = None
        self._names: dict[Seat, str] = {}
        self._trump: Suit | None = None
        pictures.arrived.connect(self._repaint)
        theme().changed.connect(self._restyle)

    @staticmethod
    def _style() -> CardStyle:
        return CardStyle(current(), theme().cards)

    def place_of(self, seat: Seat) -> Seat:
        """Where a seat is shown: who looks sits at South."""
        return Seat((seat - self._front + Seat.SOUTH) % 4)

    def show_deal(self, dealt: Deal, front: Seat, sorting: Sorting | None = None) -> None:
        """Another deal, with the hands before the first card; a moment of it follows."""
        self._front = front
        trump = dealt.contract.trump if dealt.contract is not None else None
        self._trump = trump.suit if trump is not None else None
        self._names = {seat: seat_name(seat) for seat in Seat}
        self._dealt = {seat: sort_hand(dealt.hands[seat], trump, (), sorting) for seat in Seat}
        for seat in Seat:
            self.plates[self.place_of(seat)].call(self._names[seat])

    def show_moment(self, moment: Moment) -> None:
        """Show the table at a moment of the deal."""
        self._moment = moment
        deal = moment.deal
        won = [0, 0, 0, 0]
        for number in range(len(deal.tricks)):
            won[deal.table.trick_winner(number)] += 1
        for seat in Seat:
            plate = self.plates[self.place_of(seat)]
            plate.set_state(
                PlateState(
                    seat=seat, viewer=self._front, dealer=seat is deal.dealer,
                    taker=deal.contract is not None and deal.contract.taker is seat,
                    tricks=won[seat] if deal.contract is not None else None,
                    cards=len(deal.hands[seat]), turn=seat is deal.turn and deal.contract is not None,
                )
            )  # fmt: skip
            plate.set_winning(seat is moment.winner)
        self._lay()

    def _lay(self) -> None:
        moment = self._moment
        if moment is None:
            return
        deal, scale = moment.deal, zoom.factor * type_factor() * 0.94
        scale = min(scale, max(0.8, min(self.width(), self.height()) / 400))  # cards before names
        widths = {place: plate.natural_width(scale, two_lines=False) for place, plate in self.plates.items()}
        count = max(len(cards) for cards in self._dealt.values())
        layout = arrange_board(self.width(), self.height(), _PLATE * scale, widths, count)
        for seat in Seat:
            place = self.place_of(seat)
            self.plates[place].set_scale(scale)
            self.plates[place].setGeometry(layout.plates[place].toRect())
            held = [
                (pose, card)
                for card, pose in zip(self._dealt[seat], layout.hands[place], strict=False)
                if card in deal.hands[seat]
            ]
            poses, cards = tuple(pose for pose, _ in held), tuple(card for _, card in held)
            self.hands[place].hold(poses, cards, self._trump, self._names[seat])
        trick = moment.trick
        plays = dict(trick.plays(deal.rules.direction)) if trick is not None else {}
        for seat in Seat:
            widget = self.trick[self.place_of(seat)]
            self._lay_card(widget, plays.get(seat), layout.trick[self.place_of(seat)])
            widget.set_note(fill(translate("Table", "card of %1", "seat"), self._names[seat]))
            widget.set_glowing(seat is moment.winner)
            widget.set_faded(moment.winner is not None and seat is not moment.winner)
            if moment.play is not None and seat is moment.play[0]:
                widget.raise_()
        lies = deal.turned if deal.phase is not Phase.PLAY and deal.contract is None else None
        self._lay_card(self.turned, lies, layout.turned)
        self.turned.set_note(translate("Table", "turned up"))
        self.update()

    @staticmethod
    def _lay_card(widget: CardWidget, card: Card | None, pose: Pose) -> None:
        if widget.card is not card:
            widget.show_card(card)
        widget.setVisible(card is not None)
        widget.set_pose(pose)

    def sizeHint(self) -> QSize:
        """Cards of a comfortable size."""
        return QSize(round(560 * zoom.factor), round(500 * zoom.factor))

    def minimumSizeHint(self) -> QSize:
        """Cards that can still be told apart."""
        return QSize(200, 180)

    def _restyle(self) -> None:
        self._cloth.forget()
        style = self._style()
        for hand in self.hands.values():
            hand.set_style(style)
        for card in (*self.trick.values(), self.turned):
            card.set_style(style)
        self.update()

    def _repaint(self) -> None:
        for child in (*self.hands.values(), *self.trick.values(), self.turned):
            child.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows the size."""
        self._cloth.forget()
        self._lay()
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cloth, and the ring of the keyboard."""
        self._cloth.paint(ringed=self.hasFocus())
