"""A bar for what may be said out of turn: coinche at any moment, where the rules have it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from belote_desktop.engine.actions import Double
from belote_desktop.engine.view import View

from ..i18n import fill, translate
from ..phrases.calls import double_text
from ..style import button, scaled, themed


class OutOfTurnBar(QFrame):
    """Offers a coinche while others are to speak; hidden when it may not be said. It never takes the keyboard."""

    said = Signal(object)
    """The player says this (a `Double` that names its seat)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._view: View | None = None
        self._double: Double | None = None
        self.key = ""
        """The key that says it, for the tip."""
        self.button = button("", "danger", self)
        self.button.clicked.connect(self._say)
        row = QHBoxLayout(self)
        row.setContentsMargins(scaled(8), scaled(6), scaled(8), scaled(6))
        row.addWidget(self.button)
        themed(self)
        self.hide()

    def offer(self, view: View) -> bool:
        """Offer what the player of `view` may say out of turn; False and hidden when that is nothing."""
        self._view = view
        doubles = (action for action in view.legal_actions() if isinstance(action, Double))
        self._double = None if view.turn is view.seat else next(doubles, None)
        self.setVisible(self._double is not None)
        if self._double is not None:
            word = double_text(view.rules)
            self.button.setText(word)
            self.button.setToolTip(f"{word} ({self.key})" if self.key else "")
            self.setAccessibleName(fill(translate("Bidding", "Out of turn: %1", "coinche or contre"), word))
            self.adjustSize()
        return self._double is not None

    def _say(self) -> None:
        if self._double is not None:
            self.hide()
            self.said.emit(self._double)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None and not self.isHidden():
            self.offer(self._view)
        super().changeEvent(event)
