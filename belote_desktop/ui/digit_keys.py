"""Which digit a key stands for, on every keyboard: a French one has letters where others have digits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_OTHER_USES = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_LINUX = {10 + place: (place + 1) % 10 for place in range(10)}
_WINDOWS = {2 + place: (place + 1) % 10 for place in range(10)}
_MAC = {0x12: 1, 0x13: 2, 0x14: 3, 0x15: 4, 0x17: 5, 0x16: 6, 0x1A: 7, 0x1C: 8, 0x19: 9, 0x1D: 0}
_AZERTY = {
    "&": 1, "é": 2, '"': 3, "'": 4, "(": 5, "-": 6, "§": 6, "è": 7, "_": 8, "!": 8, "ç": 9, "à": 0,
}  # fmt: skip
"""The number row without Shift, in France and in Belgium."""


def digit_of(event: QKeyEvent, platform: str | None = None) -> int | None:
    """The digit that the key writes, or that its place in the number row stands for; None for other keys.

    The place counts because a French keyboard writes digits with Shift only. Where the place is not told, its
    characters do. `platform`: Qt's name of it, by default the one it runs on.
    """
    if event.modifiers() & _OTHER_USES:
        return None
    text = event.text()
    if len(text) == 1 and text.isdecimal():
        return int(text)
    place, row = _place(event, platform or QGuiApplication.platformName())
    if place:
        return row.get(place)
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return None
    return _AZERTY.get(text.lower())


def _place(event: QKeyEvent, platform: str) -> tuple[int, dict[int, int]]:
    """The place of the key as the system numbers it (0: not told), and the number row in those numbers."""
    if platform == "xcb" or platform.startswith("wayland"):
        return event.nativeScanCode(), _LINUX
    if platform == "windows":
        return event.nativeScanCode(), _WINDOWS
    if platform == "cocoa" and event.nativeScanCode():
        return event.nativeVirtualKey(), _MAC
    return 0, {}
