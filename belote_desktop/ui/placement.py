"""Where a window stands when it comes back: as it was left, but always where it can be seen and taken hold of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_HOLD = QSize(160, 40)
"""So much of the upper edge must be on a screen: what a hand can take hold of."""


def in_sight(frame: QRect, screens: Sequence[QRect], least: QSize) -> QRect:
    """`frame`, moved and made smaller as little as it takes to stand on one of `screens`.

    A window whose upper edge can be got hold of stays as it is, unless it is larger than its screen. `screens`:
    what is free on each, the first one the best; without any nothing is changed. `least`: no smaller than this.
    """
    if not screens:
        return frame
    held = [screen for screen in screens if _can_be_held(frame, screen)]
    screen = max(held or [screens[0]], key=lambda each: _area(each & frame))
    size = frame.size().boundedTo(screen.size()).expandedTo(least)
    if held and size == frame.size():
        return frame
    place = frame.topLeft() if held else screen.center() - QPoint(size.width() // 2, size.height() // 2)
    left = max(screen.left(), min(place.x(), screen.right() + 1 - size.width()))
    top = max(screen.top(), min(place.y(), screen.bottom() + 1 - size.height()))
    return QRect(QPoint(left, top), size)


def bring_into_sight(window: QWidget) -> None:
    """Move `window`, not yet shown, where it can be seen on the screens there are now."""
    primary = QGuiApplication.primaryScreen()
    screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not primary)
    wanted = in_sight(
        window.geometry(), [screen.availableGeometry() for screen in screens], window.minimumSize()
    )
    if wanted != window.geometry():
        window.setGeometry(wanted)


def _can_be_held(frame: QRect, screen: QRect) -> bool:
    edge = QRect(frame.topLeft(), QSize(frame.width(), _HOLD.height())) & screen
    return edge.width() >= min(_HOLD.width(), frame.width()) and edge.height() >= _HOLD.height() // 2


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
