"""What is said at the table: the bubbles beside the players, and the hint line above the hand."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from belote_desktop.engine.actions import PASS, Action, Bid, Take
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.table import Phase
from belote_desktop.engine.view import View

from ..phrases.calls import call_bubble, call_text
from .announce import announce
from .bubbles import Bubble, HintLine
from .layout import Layout


class Speech:
    """The bubbles by place, and the hint. South's own words take the place of the hint while they last."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self.bubbles = {place: Bubble(place, table) for place in Seat}
        self.hint = HintLine(table)

    def set_hint(self, text: str, layout: Layout, answer: bool = False) -> None:
        """The sentence above the hand; empty for none. `answer`: South's bubble makes way for it."""
        if answer and text:
            self.bubbles[Seat.SOUTH].hide()
        if text != self.hint.text():
            announce(self._table, text)
        self.hint.setText(text)
        self._show_hint(layout)

    def say(self, place: Seat, text: str, suit: int | None, spoken: str, layout: Layout) -> None:
        """Let the player at a place say something, until `hush`."""
        bubble = self.bubbles[place]
        bubble.say(text, suit, spoken)
        bubble.place(layout.bubbles[place], layout.scale)
        bubble.show()
        bubble.raise_()
        self._show_hint(layout)

    def say_call(self, place: Seat, action: Action, view: View, layout: Layout) -> None:
        """Let the player at a place make a call of the auction; suits are shown by their sign.

        What was called before a bid is no answer to it: passes go, an older bid pales.
        """
        for where, bubble in self.bubbles.items():
            if where is not place and bubble.call is not None and not bubble.isHidden():
                if action != PASS and bubble.call == PASS:
                    self.hush(where, layout)
                elif isinstance(action, Bid | Take):
                    bubble.set_past(True)
        self._call(place, action, view, layout)

    def _call(self, place: Seat, action: Action, view: View, layout: Layout, past: bool = False) -> None:
        shown, suit = call_bubble(action, view.rules)
        self.say(place, shown, suit, call_text(action, view.rules), layout)
        bubble = self.bubbles[place]
        bubble.call = action
        bubble.set_past(past)

    def hush(self, place: Seat | None, layout: Layout) -> None:
        """Take a bubble away, or all of them."""
        for where in Seat if place is None else (place,):
            self.bubbles[where].hide()
        self._show_hint(layout)

    def settle(self, view: View, places: dict[Seat, Seat], layout: Layout) -> None:
        """Show what is still in the air at `view`.

        During an auction that is everybody's last call as `say_call` leaves it, but not that of whoever is to speak;
        when it has just ended, the taker's. `places`: where each seat is shown.
        """
        if view.phase is Phase.AUCTION:
            calls = view.auction.calls
            last = {seat: (number, action) for number, (seat, action) in enumerate(calls)}
            said = max((n for n, (_, action) in enumerate(calls) if action != PASS), default=-1)
            bid = max(
                (n for n, (_, action) in enumerate(calls) if isinstance(action, Bid | Take)), default=-1
            )
            for seat, place in places.items():
                number, action = last.get(seat, (-1, PASS))
                if number < 0 or seat is view.turn or (action == PASS and number < said):
                    self.hush(place, layout)
                else:
                    self._call(place, action, view, layout, past=number < bid)
        elif not view.trick.cards and not view.tricks and not view.is_over:
            for seat, place in places.items():
                if view.contract is None or seat is not view.contract.taker:
                    self.hush(place, layout)

    def translate(self, view: View, layout: Layout) -> None:
        """Say calls in another language; other words in the old one are no longer said."""
        for bubble in self.bubbles.values():
            if bubble.call is not None and not bubble.isHidden():
                self._call(bubble.seat, bubble.call, view, layout, bubble.is_past)
            else:
                self.hush(bubble.seat, layout)

    def refit(self, layout: Layout) -> None:
        """Follow the layout."""
        for place, bubble in self.bubbles.items():
            if not bubble.isHidden():
                bubble.place(layout.bubbles[place], layout.scale)
                bubble.raise_()
        self._show_hint(layout)

    def restyle(self) -> None:
        """Follow the inks and colours."""
        for bubble in self.bubbles.values():
            bubble.update()
        self.hint.update()

    def _show_hint(self, layout: Layout) -> None:
        shown = bool(self.hint.text()) and self.bubbles[Seat.SOUTH].isHidden()
        if shown:
            self.hint.place(layout.hint, layout.scale)
            self.hint.raise_()
        self.hint.setVisible(shown)
