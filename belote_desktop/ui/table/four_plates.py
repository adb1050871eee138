"""The name plates of all four places: what each is told of a view, how they stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase
from belote_desktop.engine.view import View

from ..phrases.people import manner
from .layout import Layout
from .plates import NamePlate, PlateState


class FourPlates:
    """Knows places; who sits there the view says."""

    def __init__(self, table: QWidget) -> None:
        self.by_place = {place: NamePlate(place, table) for place in Seat}
        self.moving = True
        """Whether the dots of a thinker may move."""

    def tell(self, view: View, place_of: Callable[[Seat], Seat]) -> None:
        """Tell every plate who sits there and what is known of that player."""
        won = [0, 0, 0, 0]
        for number in range(len(view.tricks)):
            won[view.table.trick_winner(number)] += 1
        playing = view.phase is not Phase.AUCTION and view.contract is not None
        for seat in Seat:
            plate = self.by_place[place_of(seat)]
            plate.set_winning(False)
            plate.set_state(
                PlateState(
                    seat=seat, manner=manner(seat),
                    viewer=view.seat, dealer=seat is view.dealer,
                    taker=view.contract is not None and view.contract.taker is seat,
                    tricks=won[seat] if playing else None, cards=view.hand_sizes[seat], turn=seat is view.turn,
                )
            )  # fmt: skip

    def tell_dealer(self, view: View, place_of: Callable[[Seat], Seat]) -> None:
        """Tell every plate who sits there while the cards of `view` are still being dealt."""
        for seat in Seat:
            plate = self.by_place[place_of(seat)]
            plate.set_winning(False)
            plate.set_state(PlateState(seat, manner(seat), view.seat, dealer=seat is view.dealer))

    def turn_round(self, viewer: Seat, place_of: Callable[[Seat], Seat]) -> None:
        """Somebody else sits below: what is told of every player goes to that player's new place."""
        told = [(plate.state, plate.thinking) for plate in self.by_place.values()]
        for state, thinking in told:
            plate = self.by_place[place_of(state.seat)]
            plate.set_winning(False)
            plate.set_state(replace(state, viewer=viewer))
            plate.set_thinking(thinking, self.moving)

    def rest(self) -> None:
        """It is nobody's turn while something is looked at."""
        for plate in self.by_place.values():
            plate.set_state(replace(plate.state, turn=False))

    def set_thinking(self, place: Seat, on: bool) -> None:
        """Show that the player there thinks."""
        self.by_place[place].set_thinking(on, self.moving)

    def place(self, layout: Layout) -> None:
        """Stand where the layout has room for them."""
        for place, plate in self.by_place.items():
            plate.set_scale(layout.scale)
            plate.setGeometry(layout.plates[place].toRect())

    def widths(self, scale: float) -> dict[Seat, float]:
        """The width in pixels at which nothing is cut off, by place."""
        return {place: plate.natural_width(scale) for place, plate in self.by_place.items()}

    def repaint(self) -> None:
        """In other colours."""
        for plate in self.by_place.values():
            plate.update()
