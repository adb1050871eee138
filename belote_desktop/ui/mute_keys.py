"""A key whose command is not on offer says why, instead of nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence

from .commands import Commands


class MuteKeys(QObject):
    """Hears the keys that nobody in the window wanted: of a disabled command Qt tells nobody."""

    def __init__(
        self, window: QObject, sheets: Sequence[QObject], commands: Commands, say: Callable[[str], None]
    ) -> None:
        """`say` is called with the name of the command; of the keys at a sheet nothing reaches the window."""
        super().__init__(window)
        self._heard, self._commands, self._say = (window, *sheets), commands, say
        for each in self._heard:
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find the command of a key that has come as far as the window or a sheet."""
        if watched in self._heard and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            keys = QKeySequence(event.keyCombination())
            for name, action in self._commands.actions.items():
                if keys in action.shortcuts() and not action.isEnabled() and not event.isAutoRepeat():
                    self._say(name)
        return False
