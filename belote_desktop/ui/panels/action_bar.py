"""A bar above the hand for what may be done besides playing a card: declare, say belote, coinche out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QWidget

from belote_desktop.engine.actions import Action, Declaration, Declare, Double, Say
from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.view import View

from ..i18n import capitalised, fill, number, translate
from ..phrases.calls import double_text, word_text
from ..phrases.declarations import declaration_name
from ..style import button, label, themed


class ActionBar(QFrame):
    """Offers the extra actions of a position; hidden when there are none."""

    said = Signal(object)
    """The player does this (an `Action`)."""
    declined = Signal()
    """The player wants to say nothing: on to the cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._view: View | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 7, 12, 7)
        self._row.setSpacing(8)
        self._buttons: list[QPushButton] = []
        self._label = label("", "", self)
        self._row.addWidget(self._label)
        themed(self)
        self.hide()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """What is offered, the main thing first."""
        return tuple(self._buttons)

    @property
    def declaration(self) -> Declare | None:
        """The best declaration offered, if any."""
        if self._view is None or self.isHidden():
            return None
        return next((action for action in self._view.legal_actions() if isinstance(action, Declare)), None)

    def offer(self, view: View) -> bool:
        """Offer what `view`'s player may do besides playing or bidding in turn; False (and hidden) for nothing."""
        self._clear()
        self._view = view
        legal = view.legal_actions()
        declares = [action for action in legal if isinstance(action, Declare)]
        says = [action for action in legal if isinstance(action, Say)]
        doubles = [a for a in legal if isinstance(a, Double) and view.turn is not view.seat]
        self._label.setText("")
        if declares:
            self._offer_declarations(view, declares)
        for say in says:
            self._add(word_text(say.word), "primary", say)
        for double in doubles:
            self._add(double_text(view.rules), "danger", double)
        self._label.setVisible(bool(self._label.text()))
        self.setVisible(bool(self._buttons))
        self.setAccessibleName(translate("ActionBar", "You may also"))
        self.adjustSize()
        return bool(self._buttons)

    def focus_start(self) -> bool:
        """Give the keyboard to the main button, unless it is a coinche out of turn."""
        if not self._buttons or self._buttons[0].property("kind") == "danger":
            return False
        self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _offer_declarations(self, view: View, declares: Sequence[Declare]) -> None:
        self._label.setText(translate("ActionBar", "You can declare:"))
        best = self._add(capitalised(self._words(view, declares[0].declarations)), "primary", declares[0])
        best.setToolTip(translate("ActionBar", "Before your first card"))
        if len(declares) > 1:
            more = button(translate("ActionBar", "Other…"), "", self)
            menu = QMenu(more)
            for declare in declares[1:]:
                text = capitalised(self._words(view, declare.declarations))
                menu.addAction(text, partial(self.said.emit, declare))
            more.setMenu(menu)
            self._place(more)
        nothing = button(translate("ActionBar", "Say nothing"), "quiet", self)
        nothing.clicked.connect(self._decline)
        self._place(nothing)

    @staticmethod
    def _words(view: View, declarations: Sequence[Declaration]) -> str:
        assert view.contract is not None
        trump = view.contract.trump
        points = sum(declaration_points(each, trump, view.rules) for each in declarations)
        names = translate("ActionBar", ", ", "between declarations").join(map(declaration_name, declarations))
        return fill(translate("ActionBar", "%1 (%2)", "declarations, points"), names, number(points))

    def _decline(self) -> None:
        self.hide()
        self.declined.emit()

    def _add(self, text: str, kind: str, action: Action) -> QPushButton:
        added = button(text, kind, self)
        added.clicked.connect(lambda: self.said.emit(action))
        self._place(added)
        return added

    def _place(self, added: QPushButton) -> None:
        added.installEventFilter(self)
        self._row.addWidget(added)
        self._buttons.append(added)

    def _clear(self) -> None:
        for old in self._buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go from button to button, Enter presses, Escape and Down lead to the cards."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self._buttons:
            key = event.key()
            if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                place = self._buttons.index(watched) + (1 if key == Qt.Key.Key_Right else -1)
                if 0 <= place < len(self._buttons):
                    self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
                return True
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Escape):
                self.declined.emit()
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(watched, QPushButton):
                watched.click()
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None and not self.isHidden():
            self.offer(self._view)
        super().changeEvent(event)
