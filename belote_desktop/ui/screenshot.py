"""`--screenshot`: waits until the window is at rest, saves a picture of it and quits."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from .main_window import MainWindow

_STILL_MS, _LONGEST_MS = 400, 60_000


class Photographer(QObject):
    """Takes one picture: at the player's turn, at a sheet, or when nothing has moved for a while."""

    def __init__(self, window: MainWindow, path: Path) -> None:
        super().__init__(window)
        self._window, self._path = window, path
        self._waited = 0
        self.status = 1
        """Exit status: 0 once the picture is saved."""
        self._timer = QTimer(self)
        self._timer.setInterval(_STILL_MS)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begin to wait."""
        self._timer.start()

    @property
    def _at_rest(self) -> bool:
        window = self._window
        if not window.session.has_match or window.director.running:
            return False
        return window.session.awaits_human or not window.deal_end.isHidden() or window.session.match.is_over

    def _look(self) -> None:
        self._waited += _STILL_MS
        if not self._at_rest and self._waited < _LONGEST_MS:
            return
        self._timer.stop()
        if self._window.grab().save(str(self._path), "PNG"):
            self.status = 0
        else:
            print(f"belote_desktop: the picture cannot be saved in {self._path}", file=sys.stderr)
        self._window.close()
