"""The cards on the table as widgets: own hand, trick, turned-up card, the hands of the others.

Seats mean places here: South is where the player sits who looks at the window.

Widgets are taken from a pool and given back, so a match of many deals makes no more of them than one deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from ..phrases.cards import seat_name
from .card_paint import fine
from .card_widget import CardWidget, Standing
from .cards import CardPictures
from .faces import CardStyle
from .layout import Layout
from .pose import Pose
from .side_hand import SideHand

OTHERS = (Seat.NORTH, Seat.EAST, Seat.WEST)


class Stage(QObject):
    """Owns every card widget of a table; the table says where things go by `layout`."""

    chosen = Signal(object)
    refused = Signal(object)

    def __init__(self, table: QWidget, pictures: CardPictures, style: CardStyle, layout: Layout) -> None:
        super().__init__(table)
        self._table, self._pictures, self._style = table, pictures, style
        self.layout = layout
        self.viewer = Seat.SOUTH
        """Who sits at the place called South."""
        self.sides = {seat: SideHand(seat, pictures, style, table) for seat in OTHERS}
        self.counts: dict[Seat, int] = dict.fromkeys(OTHERS, 0)
        self.open: dict[Seat, tuple[Card, ...]] = {}
        self.hand: list[CardWidget] = []
        self.trick: dict[Seat, CardWidget] = {}
        self.turned: CardWidget | None = None
        self.talon: CardWidget | None = None
        self._pool: list[CardWidget] = []
        self._made: list[CardWidget] = []
        self._loose: list[CardWidget] = []
        self._row: tuple[list[CardWidget], Callable[[Layout], Sequence[Pose]]] | None = None

    # The pool

    @property
    def made(self) -> int:
        """How many card widgets there are, shown or waiting."""
        return len(self._made)

    def take(self, card: Card | None, pose: Pose) -> CardWidget:
        """A widget showing `card` (`None`: a back) at `pose`, on top; loose until it is given back or put away."""
        if self._pool:
            widget = self._pool.pop()
        else:
            widget = CardWidget(self._pictures, self._style, self._table)
            widget.chosen.connect(self.chosen)
            widget.refused.connect(self.refused)
            widget.move_focus.connect(self._move_focus)
            self._made.append(widget)
        widget.show_card(card)
        widget.set_pose(pose)
        widget.show()
        widget.raise_()
        self._loose.append(widget)
        return widget

    @property
    def loose(self) -> bool:
        """Whether cards are in the air."""
        return bool(self._loose)

    def give_back(self, widget: CardWidget) -> None:
        """Hide a widget and keep it for later."""
        if widget in self._pool:
            return
        if widget in self._loose:
            self._loose.remove(widget)
        if self._row is not None and widget in self._row[0]:
            self._row = None
        if widget.hasFocus():
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        widget.hide()
        widget.show_card(None)
        self._pool.append(widget)

    def clear_loose(self) -> None:
        """Put away what an interrupted motion left in the air."""
        for widget in tuple(self._loose):
            self.give_back(widget)

    def _adopt(self, widget: CardWidget) -> CardWidget:
        self._loose.remove(widget)
        return widget

    # What lies where

    def set_hand(self, cards: Sequence[Card]) -> None:
        """Hold these cards, in this order, idle."""
        held = {widget.card: widget for widget in self.hand}
        for card, widget in held.items():
            if card not in cards:
                self.give_back(widget)
        self.hand = [
            held[card] if card in held else self._adopt(self.take(card, self.layout.pile[Seat.SOUTH]))
            for card in cards
        ]

    def set_trick(self, plays: Iterable[tuple[Seat, Card]]) -> None:
        """Have these cards lie in the middle, the last one on top."""
        plays = tuple(plays)
        for seat, widget in tuple(self.trick.items()):
            if (seat, widget.card) not in plays:
                self.give_back(self.trick.pop(seat))
        for seat, card in plays:
            if seat not in self.trick:
                self.add_to_trick(seat, self.take(card, self.trick_pose(seat, card)))

    def expect(self, cards: Iterable[Card]) -> None:
        """Have the faces of cards drawn, as large as they lie in the trick, before anybody shows them."""
        ratio = self._table.devicePixelRatioF()
        for card in cards:
            pose = self.trick_pose(Seat.WEST, card)
            self._pictures.want(card, pose.width, fine(ratio, pose), self._style)

    def add_to_trick(self, seat: Seat, widget: CardWidget) -> None:
        """Make a loose widget the card that `seat` has played."""
        self.trick[seat] = self._adopt(widget)
        widget.set_standing(Standing.IDLE)
        self._note(seat, widget)

    def _note(self, seat: Seat, widget: CardWidget) -> None:
        widget.set_note(fill(translate("Table", "card of %1", "seat"), self._name_at(seat)))

    def retell(self) -> None:
        """In another language, what is noted of the cards on the table."""
        for seat, widget in self.trick.items():
            self._note(seat, widget)
        if self.turned is not None:
            self.turned.set_note(translate("Table", "turned up"))

    def _name_at(self, place: Seat) -> str:
        """Who sits there."""
        return seat_name(Seat((place + self.viewer - Seat.SOUTH) % 4))

    def trick_pose(self, seat: Seat, card: Card) -> Pose:
        """Where the card of a seat comes to lie; no two lie quite alike."""
        base = self.layout.trick[seat]
        return Pose(base.x, base.y, base.width, base.angle + ((card.index * 37) % 7 - 3) * 0.7)

    def set_turned(self, card: Card | None) -> None:
        """Show the turned-up card on the talon, or neither."""
        if card is None:
            for widget in (self.turned, self.talon):
                if widget is not None:
                    self.give_back(widget)
            self.turned = self.talon = None
            return
        if self.talon is None:
            self.talon = self._adopt(self.take(None, self.layout.talon))
        if self.turned is None:
            self.turned = self._adopt(self.take(card, self.layout.turned))
        if self.turned.card is not card:
            self.turned.show_card(card)
        self.turned.set_note(translate("Table", "turned up"))

    def set_sides(self, counts: Mapping[Seat, int], open_hands: Mapping[Seat, tuple[Card, ...]]) -> None:
        """How many cards the others hold, and the ones that lie face up."""
        self.counts = {seat: counts[seat] for seat in OTHERS}
        self.open = {seat: tuple(cards) for seat, cards in open_hands.items() if seat in OTHERS}

    def lay_row(self, widgets: list[CardWidget], where: Callable[[Layout], Sequence[Pose]]) -> None:
        """Have loose cards lie in a row, which follows the layout until one of them is given back or `lift_row`."""
        self._row = widgets, where
        self._place_row()

    def lift_row(self) -> None:
        """The row flies on: it follows the layout no longer."""
        self._row = None

    def _place_row(self) -> None:
        if self._row is not None:
            widgets, where = self._row
            for widget, pose in zip(widgets, where(self.layout), strict=True):
                widget.set_pose(pose)
                widget.raise_()

    def shown(self) -> list[CardWidget]:
        """The cards that lie face up in sight: hand, trick, turned-up card and a row that is shown."""
        turned = [] if self.turned is None else [self.turned]
        return [*self.hand, *self.trick.values(), *turned, *(self._row[0] if self._row is not None else ())]

    def release_from_hand(self, card: Card) -> CardWidget:
        """The widget of a card of the own hand, now loose; one at the own plate when the hand lacks it."""
        for widget in self.hand:
            if widget.card is card:
                self.hand.remove(widget)
                self._loose.append(widget)
                if widget.hasFocus():
                    self._table.setFocus(Qt.FocusReason.OtherFocusReason)
                widget.set_standing(Standing.IDLE)
                widget.set_trump(False)
                widget.set_advised(False)
                widget.raise_()
                return widget
        return self.take(card, self.layout.pile[Seat.SOUTH])

    def release_from_side(self, seat: Seat, card: Card) -> CardWidget:
        """A loose widget that shows `card` where it lay among the cards of one of the others."""
        pose = self.sides[seat].pose_of(card) or self.layout.pile[seat]
        self.counts[seat] = max(0, self.counts[seat] - 1)
        if seat in self.open:
            self.open[seat] = tuple(held for held in self.open[seat] if held is not card)
        return self.take(card, pose)

    # Standing and focus

    @property
    def asks(self) -> bool:
        """Whether a card is asked for now."""
        return any(widget.standing is not Standing.IDLE for widget in self.hand)

    def set_standings(self, permitted: Iterable[Card] | None) -> None:
        """Which cards of the hand may be played; `None` when nothing is asked."""
        allowed = None if permitted is None else set(permitted)
        for widget in self.hand:
            if allowed is None:
                widget.set_standing(Standing.IDLE)
            else:
                widget.set_standing(Standing.PERMITTED if widget.card in allowed else Standing.REFUSED)
        kept = next((w for w in self.hand if w.hasFocus()), self._last_looked_at())
        self._set_tab_stop(kept or self._first_permitted())

    def focus_first(self) -> bool:
        """Give the keyboard to the card that had it last, or the first that may be played; whether there was one."""
        widget = self._last_looked_at() or self._first_permitted()
        if widget is None:
            return False
        self._set_tab_stop(widget)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def focus_card(self, card: Card) -> None:
        """Give the keyboard to a card of the hand."""
        widget = next((each for each in self.hand if each.card is card), None)
        if widget is not None:
            self._set_tab_stop(widget)
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def mark_trumps(self, suit: Suit | None) -> None:
        """Put a mark on the cards of the trump suit in the hand; `None` for no such suit."""
        for widget in self.hand:
            widget.set_trump(suit is not None and widget.card is not None and widget.card.suit is suit)

    def mark_advised(self, card: Card | None) -> None:
        """Mark the one card of the hand that is advised; `None` for no advice any more."""
        for widget in self.hand:
            widget.set_advised(card is not None and widget.card is card)

    def _last_looked_at(self) -> CardWidget | None:
        return next((w for w in self.hand if w.is_tab_stop and w.standing is Standing.PERMITTED), None)

    def _first_permitted(self) -> CardWidget | None:
        return next((widget for widget in self.hand if widget.standing is Standing.PERMITTED), None)

    def _set_tab_stop(self, stop: CardWidget | None) -> None:
        for widget in self.hand:
            widget.set_tab_stop(widget is stop)

    def _move_focus(self, step: int, every: bool) -> None:
        """Go to the neighbour that may be played, or to the neighbour (`every`); past an end, round to the other."""
        widget = self.sender()
        if not isinstance(widget, CardWidget) or widget not in self.hand:
            return
        start, count = self.hand.index(widget), len(self.hand)
        way = 1 if step > 0 else -1
        if abs(step) > 1:  # to an end: the walk begins outside the hand
            start, way = (-1, 1) if step < 0 else (count, -1)
        for k in range(1, count + 1):
            target = self.hand[(start + k * way) % count]
            if every or target.standing is Standing.PERMITTED:
                self._set_tab_stop(target)
                target.setFocus(Qt.FocusReason.TabFocusReason)
                return

    # Placing

    def hand_poses(self) -> list[Pose]:
        """Where the cards of the hand belong, permitted ones lifted."""
        return [
            pose.raised(self.layout.lift) if widget.standing is Standing.PERMITTED else pose
            for widget, pose in zip(self.hand, self.layout.hand, strict=False)
        ]

    def place(self, hand: bool = True) -> None:
        """Put everything where the layout has it; `hand` false leaves the own hand to a motion."""
        if hand:
            for widget, pose in zip(self.hand, self.hand_poses(), strict=False):
                widget.set_pose(pose)
                widget.raise_()
        for seat, side in self.sides.items():
            side.show_hand(self.layout.sides[seat], self.open.get(seat), self._name_at(seat))
        for seat, widget in self.trick.items():
            if widget.card is not None:
                widget.set_pose(self.trick_pose(seat, widget.card))
        if self.talon is not None and self.turned is not None:
            self.talon.set_pose(self.layout.talon)
            self.turned.set_pose(self.layout.turned)
        self._place_row()

    def set_style(self, style: CardStyle) -> None:
        """Use other inks, letters or colours everywhere."""
        self._style = style
        for widget in self._made:
            widget.set_style(style)
        for side in self.sides.values():
            side.set_style(style)

    def repaint_cards(self) -> None:
        """The pictures asked for are there."""
        for widget in self._made:
            if widget.isVisible():
                widget.update()
        for side in self.sides.values():
            side.redraw()
