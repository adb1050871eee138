"""Belote and rebelote, said with the king and the queen of trumps where the rules leave it to the player."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.engine.actions import Say
from belote_desktop.engine.view import View

from ..i18n import translate
from ..key_gate import KeyGate
from ..phrases.calls import word_text
from ..style import button, label, scaled, themed
from ..table.announce import announce


def says_of(view: View) -> tuple[Say, ...]:
    """Belote or rebelote, where the rules leave it to the player and it can be said now."""
    return tuple(action for action in view.legal_actions() if isinstance(action, Say))


class SayPanel(QFrame):
    """«Belote !» and «Rebelote !», a button each."""

    said = Signal(object)
    """The player says this (a `Say`)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._view: View | None = None
        self._column = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self.note = label("", "small", self)
        self.note.setWordWrap(True)
        self._column.addWidget(self.note)
        self._column.addLayout(self._row)
        self.buttons: list[QAbstractButton] = []
        self._says: tuple[Say, ...] = ()
        self.key = ""
        """The key that says it, for the tips."""
        KeyGate(self)
        themed(self)
        self.set_compact(False)
        self.hide()

    def offer(self, view: View) -> bool:
        """Offer the words that may be said now; False and hidden when there are none."""
        self._view = view
        says = says_of(view)
        for old in self.buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons, self._says = [], says
        warning = translate("Declare", "Say it before you play the card: a belote not said is lost.")
        for say in says:
            word = word_text(say.word)
            each = button(word, "primary", self)
            each.setToolTip(f"{word} ({self.key})" if self.key else word)
            each.setAccessibleDescription(warning)
            each.clicked.connect(self._pressed)
            self._row.addWidget(each)
            self.buttons.append(each)
        self.note.setText(warning)
        self.setAccessibleName(translate("Declare", "Belote and rebelote"))
        if says and self.isHidden():
            announce(self, warning)  # the keyboard stays with the cards
        self.setVisible(bool(says))
        self.adjustSize()
        return bool(says)

    def set_compact(self, on: bool) -> None:
        """Do without the sentence, and with small margins."""
        margins = (8, 6, 8, 6) if on else (14, 10, 14, 12)
        self._column.setContentsMargins(*map(scaled, margins))
        self._column.setSpacing(scaled(4 if on else 7))
        self.note.setHidden(on)
        self._column.activate()

    def sizeHint(self) -> QSize:
        """Narrow, so that the trick beside it stays large; the sentence takes the lines that it needs."""
        margins = self._column.contentsMargins()
        inside = max(self._row.sizeHint().width(), 0 if self.note.isHidden() else scaled(230))
        width = inside + margins.left() + margins.right() + 2
        return QSize(width, max(self._column.totalHeightForWidth(width), self._column.minimumSize().height()))

    def say_first(self) -> None:
        """Say the first word that is offered."""
        if self.buttons:
            self.buttons[0].click()

    def focus_start(self) -> bool:
        """Give the keyboard to the first word; False when nothing is offered."""
        if not self.buttons:
            return False
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _pressed(self) -> None:
        pressed = self.sender()
        for each, say in zip(self.buttons, self._says, strict=True):
            if each is pressed:
                self.hide()
                self.said.emit(say)
                return

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None and not self.isHidden():
            self.offer(self._view)
        super().changeEvent(event)
