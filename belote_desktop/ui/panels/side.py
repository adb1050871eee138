"""The panel beside the table: match, deal, auction, last trick and the buttons one reaches for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from belote_desktop.engine.match import Match
from belote_desktop.engine.view import View

from ..i18n import translate
from ..spacing import spaced
from ..style import label, roomy, rule, scaled, themed, zoom
from ..table.cards import CardPictures
from .last_trick import LastTrick
from .record import AuctionRecord
from .score import DealScore, MatchScore

_SCROLL_BAR = 10
_BUTTON_HEIGHT = 36
WIDTH = 292
"""At the usual size of type, in pixels."""


class ActionButton(QPushButton):
    """A button for an action: its text, tool tip, enabled and visible states follow the action."""

    let_go = Signal()
    """It is about to be disabled, and has the keyboard."""

    def __init__(
        self, action: QAction, kind: str = "", parent: QWidget | None = None, *, fleeting: bool = False
    ) -> None:
        """`fleeting`: only there while the action can be given."""
        super().__init__(parent)
        self._action = action
        self._fleeting = fleeting
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard with cards and calls
        self.setProperty("slim", "side")
        if kind:
            self.setProperty("kind", kind)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        text = (action.iconText() or action.text()).replace("&", "").removesuffix("…")
        self.setText(text)
        if self.hasFocus() and not action.isEnabled():
            self.let_go.emit()
        self.setEnabled(action.isEnabled())
        self.setVisible(action.isEnabled() or not self._fleeting)
        keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        self.setToolTip(f"{text} ({keys})" if keys else text)
        self.setAccessibleName(text)


class SidePanel(QWidget):
    """Everything about the match that is not on the felt."""

    let_go = Signal()
    """A button has the keyboard and is about to be disabled."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        zoom.changed.connect(self._resize)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("side", True)
        self.match_score = MatchScore(self)
        self.deal_score = DealScore(self)
        self.record = AuctionRecord(self)
        self.last_trick = LastTrick(pictures, self)
        self._auction_title = label("", "heading", self)
        self._trick_title = label("", "heading", self)
        inner = self._inner = QWidget(self)
        inner.installEventFilter(self)
        column = QVBoxLayout(inner)
        spaced(column, (18, 14, 18, 8), 9)
        parts = (
            self.match_score, rule(inner), self.deal_score, rule(inner), self._auction_title, self.record,
            rule(inner), self._trick_title, self.last_trick,
        )  # fmt: skip
        for part in parts:
            column.addWidget(part, 1 if part is self.last_trick else 0)
        scroll = self._scroll = QScrollArea(self)
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._made: list[ActionButton] = []
        self._buttons = QGridLayout()
        spaced(self._buttons, (18, 4, 18, 16), 8)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._buttons)
        themed(self)
        self._resize()
        self._write()

    def _resize(self) -> None:
        """As wide as usual, or as the words need in the desktop's type."""
        buttons = self._buttons.minimumSize().width()
        needed = max(self._inner.minimumSizeHint().width() + _SCROLL_BAR, buttons)
        self.setFixedWidth(max(scaled(WIDTH), needed))
        self._fit_trick()
        for each in self._made:
            each.setMinimumHeight(roomy(_BUTTON_HEIGHT))

    def _fit_trick(self) -> None:
        """Cards of the last trick give way where that saves scrolling."""
        trick, usual, least = self.last_trick, scaled(56), scaled(38)
        others = self._inner.minimumSizeHint().height() - trick.sizeHint().height()
        room = self._scroll.viewport().height() - others
        fitting = (width for width in range(usual, least - 1, -1) if trick.height_at(width) <= room)
        trick.set_card_width(next(fitting, usual))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or less fits."""
        super().resizeEvent(event)
        self._fit_trick()

    def add_buttons(self, *rows: tuple[tuple[QAction, str], ...]) -> None:
        """Rows of (action, kind) at the bottom, in columns; an action alone takes the whole row."""
        across = max(len(row) for row in rows)
        for place, row in enumerate(rows):
            for column, (action, kind) in enumerate(row):
                each = ActionButton(action, kind, self, fleeting=kind == "primary")
                each.let_go.connect(self.let_go)
                self._buttons.addWidget(each, place, column, 1, across if len(row) == 1 else 1)
                self._made.append(each)
        self._resize()

    def show_match(self, match: Match, view: View) -> None:
        """Show the match as it stands, the deal as `view` sees it."""
        self.match_score.show_totals(match.totals, match.rules.target, match.held)
        self.deal_score.show_view(view, len(match.deals) + 1)
        self.record.show_view(view)
        self.last_trick.show_view(view)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other words want another width."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show) and watched is self._inner:
            self._resize()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        elif event.type() == QEvent.Type.StyleChange:
            self._resize()
        super().changeEvent(event)

    def _write(self) -> None:
        self.setAccessibleName(translate("Side", "Match, deal and auction"))
        self._auction_title.setText(translate("Side", "Auction"))
        self._trick_title.setText(translate("Side", "Last trick"))
        self._resize()
