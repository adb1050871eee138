"""Python's rubbish is swept in the window's thread alone.

Left to itself, the collector runs in whichever thread makes objects, that of a bot too, and would take apart widgets there.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from belote_desktop.app.lean import give_back

_EVERY_MS = 1000
_TRIM_EVERY = 15
"""Sweeps from one return of freed memory to the next."""


class Sweeper(QObject):
    """While it lives, the collector of cycles works once a second at most, from the event loop."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._frozen = False
        self._swept = 0
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(_EVERY_MS)
        timer.timeout.connect(self.sweep)
        timer.start()

    def sweep(self) -> int | None:
        """Collect what Python's own thresholds ask for; gives the generation, or None when nothing is due."""
        if (
            not self._frozen
        ):  # what the start has made stays; to look through it once takes longer than a frame
            gc.freeze()
            self._frozen = True
            return None
        self._swept += 1
        if self._swept % _TRIM_EVERY == 0:
            give_back()
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return generation
        return None
