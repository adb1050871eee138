"""Where the buttons below a choice of bids stand: in one row, or the longest below the others."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton

from ..spacing import spaced


class AnswerRow(QBoxLayout):
    """Passing and doubling, and beside or below them the bid."""

    def __init__(self, passing: QPushButton, doubling: QPushButton, bid: QPushButton) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._doubling = doubling
        spaced(self, gap=8)
        others = QHBoxLayout()
        spaced(others, gap=8)
        others.addWidget(passing, 1)
        others.addWidget(doubling, 1)
        self.addLayout(others)
        self.addWidget(bid)

    def stack(self, on: bool) -> None:
        """Whether the bid has a row of its own: its words are cut off beside the others."""
        self.setDirection(QBoxLayout.Direction.TopToBottom if on else QBoxLayout.Direction.LeftToRight)
        others = 1 if self._doubling.isHidden() else 2
        for place, share in enumerate((0, 0) if on else (others, 2)):
            self.setStretch(place, share)
