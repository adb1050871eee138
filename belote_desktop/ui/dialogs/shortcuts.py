"""The shortcut page, made from the commands themselves, and the keys of the table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ..i18n import translate
from ..style import label, scaled, themed
from .close_row import close_row
from .scrolling import room_for

_NATIVE = QKeySequence.SequenceFormat.NativeText


def table_keys() -> tuple[tuple[str, str], ...]:
    """The keys that are no command: (keys, what they do)."""
    return (
        (translate("Shortcuts", "← →"), translate("Shortcuts", "Choose a card, a value or a trump")),
        (
            translate("Shortcuts", "Ctrl+← →"),
            translate("Shortcuts", "Go to any card: Enter says why it is not allowed"),
        ),
        (translate("Shortcuts", "↑ ↓"), translate("Shortcuts", "Go from row to row of the bidding panel")),
        (translate("Shortcuts", "Enter or Space"), translate("Shortcuts", "Play the card, confirm the bid")),
        (translate("Shortcuts", "8, 9, 0, 1 … 7"), translate("Shortcuts", "Choose 80, 90, 100, 110 … 170")),
        (translate("Shortcuts", "Tab"), translate("Shortcuts", "Go to the next part of the window")),
        (translate("Shortcuts", "F10"), translate("Shortcuts", "Open the menus")),
    )


class ShortcutsDialog(QDialog):
    """Every key the window knows."""

    def __init__(
        self, groups: Iterable[tuple[str, Iterable[QAction]]], parent: QWidget | None = None
    ) -> None:
        """`groups`: titles with their commands."""
        super().__init__(parent)
        self.setWindowTitle(translate("Shortcuts", "Keyboard"))
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        row = self._group(grid, 0, translate("Shortcuts", "At the table"), table_keys())
        for title, actions in groups:
            lines = []
            for action in actions:
                keys = ", ".join(k.toString(_NATIVE) for k in action.shortcuts())
                if keys:
                    lines.append((keys, action.text().replace("&", "").removesuffix("…")))
            row = self._group(grid, row, title, lines)
        grid.setRowStretch(row, 1)
        scroll = QScrollArea(self)
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName(self.windowTitle())
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bottom, close = close_row(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(14)
        layout.addWidget(label(translate("Shortcuts", "Keyboard"), "title", self))
        layout.addWidget(scroll, 1)
        layout.addLayout(bottom)
        themed(self)
        inner.ensurePolished()
        grid.invalidate()
        wanted = QSize(self._one_line(grid) + 88, min(scaled(620), grid.sizeHint().height() + 170))
        self.resize(wanted.boundedTo(room_for(self)))
        close.setFocus()

    @staticmethod
    def _group(grid: QGridLayout, row: int, title: str, lines: Iterable[tuple[str, str]]) -> int:
        lines = list(lines)
        if not lines:
            return row
        heading = label(title.replace("&", ""), "heading")
        if row:
            grid.setRowMinimumHeight(row, 12)
            row += 1
        grid.addWidget(heading, row, 0, 1, 2)
        for keys, text in lines:
            row += 1
            grid.addWidget(label(keys, "strong"), row, 0)
            does = label(text)
            does.setWordWrap(True)
            grid.addWidget(does, row, 1)
        return row + 1

    @staticmethod
    def _one_line(grid: QGridLayout) -> int:
        """How wide it is with every sentence on one line."""
        columns = [0, 0]
        for row in range(grid.rowCount()):
            pair = [grid.itemAtPosition(row, column) for column in (0, 1)]
            if pair[0] is pair[1]:
                continue  # a heading over both
            for column, item in enumerate(pair):
                shown = item.widget() if item is not None else None
                if isinstance(shown, QLabel):
                    wide = shown.fontMetrics().horizontalAdvance(shown.text())
                    columns[column] = max(columns[column], wide)
        return sum(columns) + grid.horizontalSpacing() + 8
