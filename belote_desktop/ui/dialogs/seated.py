"""Who plays the next match, in a line with the button that asks for others."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.app.seating import Seating
from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from ..phrases.cards import compass_name
from ..style import ElidedLabel, button, scaled


class Seated(QWidget):
    """Names, the players at the screen first. The keyboard goes to the button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = ElidedLabel("", self)
        self.change = button(translate("NewMatch", "Change…", "who plays"), "quiet", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(8))
        row.addWidget(self.names, 1)
        row.addWidget(self.change)
        self.setFocusProxy(self.change)

    def show_seating(self, seating: Seating) -> None:
        """Name these players."""
        order = sorted(Seat, key=lambda seat: (seat not in seating.humans, seat))
        people = [seating.names[seat] or compass_name(seat) for seat in order]
        names = translate("NewMatch", ", ", "between names").join(people)
        self.names.setText(names)
        self.change.setAccessibleName(fill(translate("NewMatch", "Players: %1", "names"), names))
