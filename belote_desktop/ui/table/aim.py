"""Which card the pointer means: round a card lies its shadow, and in a fan that covers a strip of its neighbour."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton


class Aimed(QAbstractButton):
    """A button that may lie in a fan."""

    def set_hovered(self, on: bool) -> None:
        """Show that it is meant, or no more."""
        raise NotImplementedError


class Aim:
    """Hands on what a card's widget gets on its margin to the card that is seen there."""

    def __init__(self, card: Aimed) -> None:
        self._card = card
        self._lit: Aimed | None = None
        self._pressed: Aimed | None = None

    def move(self, pos: QPoint | None) -> None:
        """The pointer is at `pos`, in the widget's coordinates, or has left it."""
        meant = None if pos is None else self._at(pos)
        if meant is not self._lit:
            if self._lit is not None:
                self._lit.set_hovered(False)
            self._lit = meant
        if meant is not None:
            meant.set_hovered(True)

    def press(self, pos: QPoint) -> bool:
        """Whether another card is meant at `pos`: a release there then clicks it."""
        meant = self._at(pos)
        self._pressed = meant if meant is not self._card else None
        return self._pressed is not None

    def release(self, pos: QPoint) -> bool:
        """Whether another card was pressed; it is clicked when the pointer is still on it."""
        meant, self._pressed = self._pressed, None
        if meant is not None and meant is self._at(pos):
            meant.setFocus(Qt.FocusReason.MouseFocusReason)
            meant.click()
        return meant is not None

    def _at(self, pos: QPoint) -> Aimed | None:
        if self._card.hitButton(pos):
            return self._card
        point, table = self._card.mapToParent(pos), self._card.parentWidget()
        others = [] if table is None else table.findChildren(type(self._card))
        return next((each for each in reversed(others) if self._is_seen(each, point)), None)

    def _is_seen(self, other: Aimed, point: QPoint) -> bool:
        able = other is not self._card and other.isVisible() and other.isEnabled()
        return able and other.hitButton(other.mapFromParent(point))
