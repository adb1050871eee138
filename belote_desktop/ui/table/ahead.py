"""Faces drawn before anybody sees them: the first look at a card must not hold up its flight."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.cards import DECK

from .cards import CardPictures
from .stage import Stage

_AFTER_MS = 1000
"""How long a size must last to be worth it: not while somebody drags the window's edge."""


class DrawnAhead(QObject):
    """Has all the pack drawn, in idle turns, in the size that cards have on the table now; then the old sizes go."""

    def __init__(self, table: QWidget, stage: Stage, pictures: CardPictures) -> None:
        super().__init__(table)
        self._table, self._stage, self._pictures = table, stage, pictures
        self._size = (0.0, 0.0)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_AFTER_MS)
        self._soon.timeout.connect(self._draw)
        pictures.arrived.connect(self._settled)

    def anew(self) -> None:
        """The cards look otherwise or are of another size now, or other ones are dealt."""
        self._pictures.outdate()
        self._soon.start()

    def refit(self, width: float) -> None:
        """Cards of the trick are this wide now, in pixels."""
        size = (width, self._table.devicePixelRatioF())
        if size != self._size:
            self._size = size
            self.anew()

    def _draw(self) -> None:
        if self._table.isVisible():
            self._stage.expect(DECK)
            if not self._pictures.waiting:
                self._settled()

    def _settled(self) -> None:
        if not self._soon.isActive():
            self._pictures.let_go()
