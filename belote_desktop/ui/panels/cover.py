"""Covers over the table that hide all of it: the pause, and the curtain between players on one screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from ..parts.sheet import Sheet
from ..phrases.cards import seat_name
from ..style import button, label, scaled
from ..theme import current


class Cover(Sheet):
    """A sheet on a ground that nothing shows through."""

    lifted = Signal()
    """The player wants to see the table."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 440)
        self.sentence = label("", "", self.inner)
        self.sentence.setWordWrap(True)
        self.content.addWidget(self.sentence)
        self.content.addStretch(1)
        self.button = button("", "primary", self.card)
        self.button.setMinimumWidth(scaled(190))
        self.button.clicked.connect(self._lift)
        self.add_button(self.button, main=True, escape=self.escapes)

    escapes = False
    """Whether Escape lifts it too."""

    def _lift(self) -> None:
        self.close_sheet()
        self.lifted.emit()

    def _write(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._write()
            self.fit()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground."""
        QPainter(self).fillRect(self.rect(), current().felt_edge)


class PauseCover(Cover):
    """Nothing moves and nobody thinks until it is lifted."""

    covers = Signal(bool)
    """What is below must not be found, by whatever reads the screen; or may be again."""
    escapes = True

    def draw(self) -> None:
        """Cover the table."""
        self._write()
        self.open()
        self.covers.emit(True)

    def close_sheet(self) -> None:
        """Uncover the table first: the keyboard goes there."""
        if not self.isHidden():
            self.covers.emit(False)
        super().close_sheet()

    def _write(self) -> None:
        self.title.setText(translate("Cover", "Pause"))
        self.sentence.setText(translate("Cover", "The cards are covered and nobody thinks on."))
        self.button.setText(translate("Cover", "Go on"))
        self.setAccessibleName(translate("Cover", "Pause"))


class Curtain(Cover):
    """Between two players on one screen: says who may look, and waits until that player sits in front."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._seat = Seat.SOUTH

    @property
    def seat(self) -> Seat:
        """Whom it waits for."""
        return self._seat

    def draw(self, seat: Seat) -> None:
        """Cover the table until the player of `seat` is there."""
        self._seat = seat
        self._write()
        self.open()

    def _write(self) -> None:
        name = seat_name(self._seat)
        self.title.setText(fill(translate("Cover", "%1’s turn to look at the cards", "player"), name))
        self.sentence.setText(fill(translate("Cover", "Only %1 looks at the screen now.", "player"), name))
        self.button.setText(translate("Cover", "Show my cards"))
        self.setAccessibleName(self.title.text())
