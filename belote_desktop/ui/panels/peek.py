"""The last trick shown large over the table, until any key or click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from belote_desktop.engine.view import View

from ..i18n import translate
from ..style import label, themed
from ..table.cards import CardPictures
from .last_trick import LastTrick


class Peek(QFrame):
    """Looks at the last trick. It goes away by itself as soon as the player does anything else."""

    def __init__(
        self,
        pictures: CardPictures,
        view: Callable[[], View | None],
        done: Callable[[], None],
        over: QWidget,
    ) -> None:
        """`view` gives what to show; `done` gives the keyboard back; `over` is covered, by this sibling of it."""
        super().__init__(over.parentWidget())
        self._over = over
        self.setProperty("card", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._view, self._done = view, done
        self._title = label("", "heading", self)
        self.trick = LastTrick(pictures, self, card_width=104)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 14, 20, 12)
        layout.addWidget(self._title)
        layout.addWidget(self.trick)
        over.installEventFilter(self)
        themed(self)
        self.hide()

    def set_french(self, french: bool) -> None:
        """Use French indices, or English ones."""
        self.trick.set_french(french)

    def toggle(self) -> None:
        """Show the last trick if there is one, or put it away."""
        view = self._view()
        if not self.isHidden():
            self.put_away()
        elif view is not None and view.tricks:
            self._title.setText(translate("Side", "Last trick"))
            self.trick.show_view(view)
            self.setAccessibleName(translate("Side", "Last trick"))
            self.setAccessibleDescription(self.trick.accessibleDescription())
            self._place()
            self.show()
            self.raise_()
            self.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        """Hide, and give the keyboard back."""
        if not self.isHidden():
            had_focus = self.hasFocus()
            self.hide()
            if had_focus:
                self._done()

    def _place(self) -> None:
        room = self._over.geometry()
        self.adjustSize()
        self.resize(min(self.sizeHint().width(), room.width() - 20), self.sizeHint().height())
        self.move(
            room.left() + (room.width() - self.width()) // 2,
            room.top() + max(8, (room.height() - self.height()) // 3),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and watched is self._over and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away."""
        self.put_away()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        self.put_away()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Something else has the keyboard."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.hide()
