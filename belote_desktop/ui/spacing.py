"""Margins and gaps of what stays on the screen while its window changes: they follow the zoom as type does."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGridLayout, QLayout

from .zoom import scaled, zoom

Margins = tuple[int, int, int, int]


class _Spacing(QObject):
    """Keeps one layout at the present zoom; dies with it."""

    def __init__(self, layout: QLayout, margins: Margins | None, gaps: tuple[int, int] | None) -> None:
        super().__init__(layout)
        self._layout, self._margins, self._gaps = layout, margins, gaps
        zoom.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        """Give the layout its lengths."""
        if self._margins is not None:
            self._layout.setContentsMargins(*map(scaled, self._margins))
        if self._gaps is None:
            return
        across, down = (scaled(gap) for gap in self._gaps)
        if isinstance(self._layout, QGridLayout):
            self._layout.setHorizontalSpacing(across)
            self._layout.setVerticalSpacing(down)
        else:
            self._layout.setSpacing(across)


def spaced(layout: QLayout, margins: Margins | None = None, gap: int | tuple[int, int] | None = None) -> None:
    """Give `layout` margins and gaps (across and down in a grid), as they are in a usual window, now and at any zoom."""
    gaps = (gap, gap) if isinstance(gap, int) else gap
    _Spacing(layout, margins, gaps)
