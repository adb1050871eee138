"""The dialog that says who sits where: names, humans at this screen, strength and style of single bots."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.bot_style import AS_OTHERS, USUAL, BotStyle
from belote_desktop.app.player_names import NAME_LENGTH, clean_name
from belote_desktop.app.seating import NAMES, Seating
from belote_desktop.app.settings import Settings
from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from ..parts.scrolling import Scrolling, room_for
from ..phrases.cards import compass_name
from ..phrases.settings import boldness_name, doubling_name, level_name
from ..style import button, label, roomy, scaled, themed
from .style_choice import StyleChoice, style_heads

ORDER = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
_HUMAN, _COMMON = "human", ""
_NAME_WIDTH = 120


class PlayersDialog(QDialog):
    """Gives a `Seating` in `seating` once it was accepted."""

    def __init__(
        self, seating: Seating, common: str, parent: QWidget | None = None, style: BotStyle = USUAL
    ) -> None:
        """`common`: the level of the bots that have none of their own; `style`: how they bid."""
        super().__init__(parent)
        self.setWindowTitle(translate("Players", "Players"))
        self._common, self._style = common, style
        self.names: dict[Seat, QLineEdit] = {}
        self.kinds: dict[Seat, QComboBox] = {}
        self.styles: dict[Seat, StyleChoice] = {}
        self._places: dict[Seat, QLabel] = {}
        self._stacked = False
        self._heads = [label(text, "heading", self) for text in self._columns()]
        for seat in ORDER:
            self._make(seat)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(scaled(12))
        self._grid.setVerticalSpacing(scaled(8))
        self._arrange(stacked=False)
        self.common = label(self._as_the_others(), "small", self)
        self.common.setWordWrap(True)
        self.note = label("", "dim", self)
        self.note.setWordWrap(True)
        self.usual = button(translate("Players", "As usual", "players"), "quiet", self)
        self.cancel = button(translate("Players", "Cancel"), "", self)
        self.accepting = button(translate("Players", "Sit down"), "primary", self)
        self.accepting.setDefault(True)
        self.usual.clicked.connect(lambda: self._show(Seating()))
        self.cancel.clicked.connect(self.reject)
        self.accepting.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.setSpacing(scaled(8))
        buttons.addWidget(self.usual)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.accepting)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(24), scaled(20), scaled(24), scaled(18))
        layout.setSpacing(scaled(10))
        layout.addWidget(label(self.windowTitle(), "title", self))
        self._middle = Scrolling(self._grid, self)
        layout.addWidget(self._middle, 1)
        layout.addWidget(self.common)
        layout.addWidget(self.note)
        layout.addLayout(buttons)
        themed(self)
        self._show(seating)
        self.names[ORDER[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    @staticmethod
    def _columns() -> tuple[str, ...]:
        """What stands over the columns."""
        return translate("Players", "Name"), translate("Players", "Level"), *style_heads()

    def _as_the_others(self) -> str:
        """How the bots play that have no way of their own."""
        way = (
            level_name(self._common),
            boldness_name(self._style.boldness),
            doubling_name(self._style.doubling),
        )
        return fill(translate("Players", "As the others: %1", "level"), " · ".join(way))

    def _make(self, seat: Seat) -> None:
        place = compass_name(seat)
        name, kind = QLineEdit(self), QComboBox(self)
        name.setProperty("field", True)
        name.setMaxLength(NAME_LENGTH)
        name.setPlaceholderText(place)
        name.setMinimumWidth(roomy(_NAME_WIDTH))
        name.setAccessibleName(fill(translate("Players", "Name of %1", "seat"), place))
        kind.addItem(translate("Players", "Plays at this screen"), _HUMAN)
        kind.addItem(translate("Players", "As the others"), _COMMON)
        for level in Settings.level.choices:  # type: ignore[attr-defined]
            kind.addItem(level_name(level), level)
        kind.setAccessibleName(fill(translate("Players", "Who plays %1", "seat"), place))
        kind.currentIndexChanged.connect(self._changed)
        name.textChanged.connect(self._changed)
        words = label(place, "strong", self)
        words.setBuddy(name)
        self._places[seat] = words
        self.names[seat], self.kinds[seat], self.styles[seat] = name, kind, StyleChoice(place, self)

    def _arrange(self, stacked: bool) -> None:
        """A row for each player under headings; or, where they are too wide (`stacked`), the style below the name."""
        self._stacked = stacked
        grid = self._grid
        while grid.takeAt(0) is not None:
            pass
        for column, head in enumerate(self._heads, 1):
            head.setVisible(not stacked)
            if not stacked:
                grid.addWidget(head, 0, column)
        for row, seat in enumerate(ORDER):
            style = self.styles[seat]
            first = 3 * row if stacked else row + 1
            for column, widget in enumerate((self._places[seat], self.names[seat], self.kinds[seat])):
                grid.addWidget(widget, first, column)
            for place, (words, box) in enumerate(zip(style.labels, style.boxes, strict=True), 1):
                if stacked:
                    grid.addWidget(
                        words, first + place, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                    grid.addWidget(box, first + place, 2)
                else:
                    grid.addWidget(box, first, 2 + place)
        grid.setRowStretch(3 * len(ORDER), 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1 if stacked else 0)
        self._show_styles()

    def _show_styles(self) -> None:
        for seat, style in self.styles.items():
            style.set_visible(seat not in self._humans, self._stacked)

    def _show(self, seating: Seating) -> None:
        for seat in ORDER:
            self.names[seat].setText(seating.names[seat])
            kind = _HUMAN if seat in seating.humans else seating.levels[seat] or _COMMON
            self.kinds[seat].setCurrentIndex(max(0, self.kinds[seat].findData(kind)))
            self.styles[seat].choose(seating.styles[seat])
        self._changed()

    def showEvent(self, event: QShowEvent) -> None:
        """Every row in its full height, where the screen has room."""
        super().showEvent(event)
        self._fit(QSize())

    def _fit(self, least: QSize) -> None:
        """Take the size that is needed, and no less than `least`."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        room, beside = room_for(self), layout.contentsMargins().left() + layout.contentsMargins().right()
        bar = self._middle.verticalScrollBar().sizeHint().width()
        if not self._stacked and self._middle.page.minimumSizeHint().width() + beside + bar > room.width():
            self._arrange(stacked=True)
            self._middle.page.adjustSize()
            self._middle.updateGeometry()
            layout.activate()
        wanted = layout.sizeHint()
        wanted.setHeight(layout.totalHeightForWidth(wanted.width()))  # a hint thinks of narrower sentences
        if wanted.height() > room.height():
            wanted += QSize(bar, 0)
        self.resize(wanted.expandedTo(least).boundedTo(room))

    @property
    def _humans(self) -> frozenset[Seat]:
        return frozenset(seat for seat in ORDER if self.kinds[seat].currentData() == _HUMAN)

    def _changed(self) -> None:
        """Say what the choice means; without a player at the screen there is no match."""
        if len(self.kinds) < 4 or not hasattr(self, "note"):
            return
        self._show_styles()
        if self.isVisible():
            self._fit(self.size())
        count = len(self._humans)
        twice = self._twice
        self.accepting.setEnabled(count > 0 and twice is None)
        if twice is not None:
            text = fill(translate("Players", "Two players cannot both be called %1.", "name"), twice)
        elif not count:
            text = translate("Players", "Somebody must play at this screen.")
        elif count == 1:
            text = translate("Players", "The player at this screen always sits below.")
        else:
            text = translate(
                "Players", "A curtain hides the cards whenever it is another player’s turn at this screen."
            )
        self.note.setText(text)

    @property
    def _twice(self) -> str | None:
        """A name that two players would have, if there is one: nobody could tell them apart."""
        seen = set()
        for seat in Seat:
            name = clean_name(self.names[seat].text())
            if not name and seat not in self._humans:
                continue  # gets a free one
            name = name or compass_name(seat)
            if name.casefold() in seen:
                return name
            seen.add(name.casefold())
        return None

    @property
    def seating(self) -> Seating:
        """The players chosen; a bot without a name gets one that is free."""
        humans = self._humans
        names = [clean_name(self.names[seat].text()) for seat in Seat]
        taken = {name.casefold() for name in names}
        free = (name for name in NAMES if name.casefold() not in taken)
        for seat in Seat:
            if not names[seat] and seat not in humans:
                names[seat] = next(free)
        kinds = [self.kinds[seat].currentData() for seat in Seat]
        levels = tuple(None if kind in (_HUMAN, _COMMON) else kind for kind in kinds)
        styles = tuple(AS_OTHERS if seat in humans else self.styles[seat].chosen for seat in Seat)
        return Seating(tuple(names), levels, humans, styles)
