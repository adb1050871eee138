"""Where a window stands when it comes back: as it was left, but always where it can be seen and taken hold of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor

from PySide6.QtCore import QByteArray, QDataStream, QEvent, QMargins, QObject, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from .zoom import LEAST

_FRAME = QSize(2, 34)
"""So much of the screen the desktop's frame takes round a window, at least."""
_HEAD = 8  # bytes before the rectangles in Qt's saved geometries
_FIRST = QSize(1280, 800)
_AROUND = QSize(24, 64)
"""So much of the screen stays free round a window that has never been there: any frame, and a bit of the desktop."""
_HOLD = QSize(160, 40)
"""So much of the upper edge must be on a screen: what a hand can take hold of."""


def first_size(room: QSize) -> QSize:
    """The size of a window that has none to come back to, on a screen with this `room`.

    With its frame it must be smaller than the screen: one that is not comes back elsewhere and in another size.
    """
    return _FIRST.boundedTo(room - _AROUND)


def least_size(ratio: float, room: QSize) -> QSize:
    """The smallest size of the window on a screen of `ratio` pixels to each of the window's, with `room` for it.

    A larger scale makes type and cards larger, but no window may want more than its screen has: below this size
    everything in it is drawn smaller (see `zoom`).
    """
    least = QSize(floor(LEAST.width() / max(1.0, ratio)), floor(LEAST.height() / max(1.0, ratio)))
    return least.boundedTo(room - _FRAME)


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


def come_back(window: QWidget, saved: QByteArray) -> bool:
    """Put `window`, not yet shown, where `QWidget.saveGeometry` said it was; False when that says nothing.

    Qt would move a window that fills its screen by the height of a frame it guesses, a bit further at every start.
    """
    if not window.restoreGeometry(saved):
        return False
    if not (window.isMaximized() or window.isFullScreen()):
        frame, inside = _rectangles_in(saved)
        window.setGeometry(inside)
        _bring_into_sight(window, frame, inside)
    return True


def when_in_sight(window: QWidget, then: Callable[[], None]) -> None:
    """Call `then` once the desktop has put `window` on the screen: a dialog opened before stands where it is not.

    At once where it stands already, or is not to be shown at all.
    """
    if not window.isVisible() or window.windowHandle().isExposed():
        then()
    else:
        _Waiting(window.windowHandle(), window, then)


class _Waiting(QObject):
    """Waits for a window that was shown and is not on the screen yet."""

    def __init__(self, handle: QWindow, window: QWidget, then: Callable[[], None]) -> None:
        super().__init__(handle)
        self._handle, self._window, self._then = handle, window, then
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is seen: what the desktop says of its place is heard in the same turn, so act in the next."""
        if event.type() == QEvent.Type.Expose and self._handle.isExposed():
            self._handle.removeEventFilter(self)
            QTimer.singleShot(0, self._window, self._then)
            self.deleteLater()
        return super().eventFilter(watched, event)


def _rectangles_in(saved: QByteArray) -> tuple[QRect, QRect]:
    """The rectangles of a window with its frame and without, as `QWidget.saveGeometry` writes them."""
    stream = QDataStream(saved)
    stream.setVersion(QDataStream.Version.Qt_4_0)
    stream.skipRawData(_HEAD)
    frame, inside = QRect(), QRect()
    stream >> frame >> inside
    return frame, inside


def _bring_into_sight(window: QWidget, frame: QRect, inside: QRect) -> None:
    """Move `window`, which left off with this `frame` round it, where it can be seen on the screens there are now."""
    primary = QGuiApplication.primaryScreen()
    screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not primary)
    before, behind = inside.topLeft() - frame.topLeft(), frame.bottomRight() - inside.bottomRight()
    edges = QMargins(before.x(), before.y(), behind.x(), behind.y())
    rooms = [screen.availableGeometry().marginsRemoved(edges) for screen in screens]
    wanted = in_sight(inside, rooms, window.minimumSize())
    if wanted != inside:
        window.setGeometry(wanted)


def _can_be_held(frame: QRect, screen: QRect) -> bool:
    edge = QRect(frame.topLeft(), QSize(frame.width(), _HOLD.height())) & screen
    return edge.width() >= min(_HOLD.width(), frame.width()) and edge.height() >= _HOLD.height() // 2


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
