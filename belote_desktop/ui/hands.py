"""Whether the player works with the keyboard or with the pointer: the ring round a card is for who uses keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWindow

_POINTED = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)
_KEYED = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)  # of a shortcut there is no press
PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
"""Keys that press what has the keyboard."""
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class Hands(QObject):
    """Follows what is used last. Keys that press something leave it to that to show itself first."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._on_keys = True

    @property
    def on_keys(self) -> bool:
        """Whether keys were used last; so it is at the start."""
        return self._on_keys

    def use_keys(self, on: bool) -> None:
        """The player has turned to the keyboard, or away from it."""
        if on is not self._on_keys:
            self._on_keys = on
            self.changed.emit()

    def watch(self, window: QWindow) -> None:
        """Follow what reaches `window` from the system: far less than what goes round inside it."""
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """See what is used."""
        kind = event.type()
        if kind in _POINTED:
            self.use_keys(False)
        elif kind in _KEYED and isinstance(event, QKeyEvent):
            self.use_keys(self._on_keys or event.key() not in (*PRESSING, *_HELD))
        return False


hands = Hands()
