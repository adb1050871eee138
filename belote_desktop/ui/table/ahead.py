"""Faces drawn before anybody sees them: the first look at a card must not hold up its flight."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.cards import DECK

from .stage import Stage

_AFTER_MS = 1000
"""How long a size must last to be worth it: not while somebody drags the window's edge."""


class DrawnAhead(QObject):
    """Has all the pack drawn, in idle turns, in the size that cards have on the table now."""

    def __init__(self, table: QWidget, stage: Stage) -> None:
        super().__init__(table)
        self._table, self._stage = table, stage
        self._size = (0.0, 0.0)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_AFTER_MS)
        self._soon.timeout.connect(self._draw)

    def restyle(self) -> None:
        """The cards look otherwise now."""
        self._soon.start()

    def refit(self, width: float) -> None:
        """Cards of the trick are this wide now, in pixels."""
        size = (width, self._table.devicePixelRatioF())
        if size != self._size:
            self._size = size
            self._soon.start()

    def _draw(self) -> None:
        if self._table.isVisible():
            self._stage.expect(DECK)
