"""How large panels, table and type are drawn: more in a large window, less in one too small for the desktop's type."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFontInfo, QGuiApplication

LEAST = QSize(680, 520)
"""The smallest window, in pixels of the screen; at the usual size of type everything has its place in it."""

TOUCH = 44
"""Least height in pixels, at the usual size, of a button that a finger must hit."""

_USUAL_TYPE = 13
"""Height in pixels of the type that the sizes of the window are made for."""
_SMALLEST_TYPE = 11
_LARGE_TYPE = 1.6
"""How much larger than usual the type may be in the smallest window; beyond, it gives way there."""
_FINE = 40


class Zoom(QObject):
    """How much larger than usual panels are drawn: a large window has large type.

    Below 1 in a window that has no room for the type the desktop asks for, be it by large letters or by a scale of
    the whole screen: nothing may be cut off there, so type gives way, down to what a usual desktop has.
    """

    changed = Signal()
    STEPS = (1.0, 1.12, 1.25, 1.33, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2.0, 2.15, 2.35, 2.5, 2.7, 3.0)
    """The sizes there are: few, so that dragging the window's edge does not restyle everything all the time."""

    def __init__(self) -> None:
        super().__init__()
        self.factor = 1.0

    @property
    def cramp(self) -> float:
        """The factor of lengths that do not grow with the window: 1, or less in a window too small for its type."""
        return min(1.0, self.factor)

    def set_for(self, width: float, height: float, ratio: float = 1.0) -> None:
        """Choose the step for a window of this size, of which each pixel is `ratio` of the screen's.

        1 up to a comfortable 1280×800.
        """
        wanted = min(width / 1280, height / 800)
        factor = max((step for step in self.STEPS if step <= wanted), default=1.0)
        large = max(1.0, type_factor() / _LARGE_TYPE)
        room = min(width / LEAST.width(), height / LEAST.height()) / large
        if room < 1.0:
            factor = max(floor(room * _FINE) / _FINE, 1 / (max(1.0, ratio) * large))
        if factor != self.factor:
            self.factor = factor
            self.changed.emit()


zoom = Zoom()


def scaled(pixels: float) -> int:
    """A length of the panels at the present zoom."""
    return round(pixels * zoom.factor)


def smallest_type() -> int:
    """Height in pixels of the smallest type anywhere: what one can still read."""
    return round(_SMALLEST_TYPE * zoom.cramp)


def type_factor() -> float:
    """How much larger the desktop's own type is than usual; never below 1."""
    return max(1.0, QFontInfo(QGuiApplication.font()).pixelSize() / _USUAL_TYPE)


def roomy(pixels: float) -> int:
    """A length that words decide: at the present zoom, and with the desktop's type."""
    return round(scaled(pixels) * type_factor())


def body_px() -> int:
    """Height in pixels of the running text: the desktop's own, but never below 13, at the present zoom."""
    return scaled(max(_USUAL_TYPE, QFontInfo(QGuiApplication.font()).pixelSize()))
