"""The list of sections beside a long page: a click leads to a section, scrolling marks the one in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QScrollArea, QWidget

from ..style import scaled


class SectionScroll(QObject):
    """Keeps `index` and `scroll` together; row n of the list is the box n of the page."""

    def __init__(
        self, index: QListWidget, scroll: QScrollArea, boxes: Sequence[QWidget], clear: Callable[[], None]
    ) -> None:
        """`clear` makes every section visible again, before one is led to."""
        super().__init__(scroll)
        self._index, self._scroll, self._boxes, self._clear = index, scroll, boxes, clear
        self._led: int | None = None
        """The section that was clicked, until the reader scrolls or changes something."""
        self._leading = False
        index.currentRowChanged.connect(self.go_to)
        index.itemClicked.connect(self._go_to_item)
        scroll.verticalScrollBar().valueChanged.connect(self._mark)
        scroll.verticalScrollBar().rangeChanged.connect(self._lead)

    def release(self) -> None:
        """Forget the click: the page changes for another reason."""
        self._led = None

    def go_to(self, row: int) -> None:
        """Bring a section up and mark it in the list; nothing for a row below 0."""
        if row < 0:
            return
        self._clear()
        self._led = row
        page = self._scroll.widget()
        layout = page.layout() if page is not None else None
        if layout is not None:
            layout.activate()
        self._lead()

    def _go_to_item(self, item: QListWidgetItem) -> None:
        self.go_to(self._index.row(item))

    def _lead(self) -> None:
        """Scroll to the section clicked; again when the page, just filled anew, has got its height."""
        if self._led is None:
            return
        self._leading = True
        self._scroll.verticalScrollBar().setValue(self._boxes[self._led].y())
        self._leading = False
        self._set_row(self._led)

    def _mark(self, top: int) -> None:
        """Let the list show the section in sight: at the top of the page, or at its very end the last one."""
        if self._leading:
            return
        self._led = None
        bar = self._scroll.verticalScrollBar()
        line = top + scaled(40) + (self._scroll.viewport().height() if top and top == bar.maximum() else 0)
        rows = [row for row, box in enumerate(self._boxes) if box.y() <= line]
        self._set_row(rows[-1] if rows else 0)

    def _set_row(self, row: int) -> None:
        with QSignalBlocker(self._index):
            self._index.setCurrentRow(row)
