"""The list of games to choose from: the six of the rule book, then the player's own, each with a line about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from belote_desktop.app.rule_files import OwnRules
from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import RuleSet

from ..i18n import fill, translate
from ..phrases.settings import preset_name, preset_summary
from ..style import body_px, roomy, scaled
from ..theme import current

ORDER = ("coinche", "coinche-maison", "contree", "belote", "belote-officielle", "ancienne")
"""The games of the rule book, in the order of the list."""
_Index = QModelIndex | QPersistentModelIndex
_MOST = 8
_LONGEST = 340
"""Width in pixels that no line of the list goes beyond; longer own names are cut short."""


@dataclass(frozen=True)
class Game:
    """A game to choose."""

    key: str
    """Tells it from all others."""
    name: str
    about: str
    """One short line."""
    rules: RuleSet
    own_name: str | None = None
    """The name of the player's own rules."""


def all_games(own: OwnRules) -> Iterator[Game]:
    """The games of the rule book, then the player's own."""
    for preset in ORDER:
        yield Game(preset, preset_name(preset), preset_summary(preset), PRESETS[preset])
    for name, rules in own.games.items():
        about = fill(translate("NewMatch", "My rules, from: %1", "game"), preset_name(rules.preset))
        yield Game(f"own:{name}", name, about, rules, name)


class GameList(QListWidget):
    """All games, one chosen; a list like any other for keyboard and screen reader."""

    game_chosen = Signal(str)
    """The player chose the game of this key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games: tuple[Game, ...] = ()
        self._flat = False
        self.setItemDelegate(_TwoLines(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.currentRowChanged.connect(self._row_changed)

    def set_games(self, games: Iterable[Game]) -> None:
        """Offer these; none is chosen."""
        blocked = self.blockSignals(True)
        self.games = tuple(games)
        self.clear()
        for game in self.games:
            item = QListWidgetItem(game.name, self)
            item.setToolTip(game.about)
            spoken = fill(translate("NewMatch", "%1: %2", "game: what it is"), game.name, game.about)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self.blockSignals(blocked)
        self.updateGeometry()

    @property
    def game(self) -> Game | None:
        """The one chosen."""
        row = self.currentRow()
        return self.games[row] if 0 <= row < len(self.games) else None

    def choose(self, key: str) -> None:
        """Choose a game without a word about it."""
        blocked = self.blockSignals(True)
        self.setCurrentRow(next((row for row, game in enumerate(self.games) if game.key == key), -1))
        self.blockSignals(blocked)

    def _row_changed(self, row: int) -> None:
        if 0 <= row < len(self.games):
            self.game_chosen.emit(self.games[row].key)

    @property
    def is_flat(self) -> bool:
        """Whether every game has one line."""
        return self._flat

    @property
    def game_height(self) -> int:
        """Height in pixels of a game."""
        return round(body_px() * 2.1) if self._flat else row_height()

    def set_flat(self, on: bool) -> None:
        """Take one line a game, and all of them: what is around the list scrolls."""
        if on != self._flat:
            self._flat = on
            policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if on else Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(policy)
            self.scheduleDelayedItemsLayout()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the games of the book and two more; others are reached by scrolling, unless the list is flat."""
        frame = 2 * self.frameWidth() + scaled(4)
        wide = max((line_width(game, self.font(), self._flat) for game in self.games), default=0)
        shown = len(self.games) if self._flat else min(len(self.games), _MOST)
        bar = self.verticalScrollBar().sizeHint().width() if len(self.games) > shown else 0
        longest = wide if self._flat else scaled(_LONGEST)
        return QSize(min(wide, longest) + bar + frame, shown * self.game_height + frame)

    def minimumSizeHint(self) -> QSize:
        """As wide, and a few games high."""
        hint = self.sizeHint()
        if self._flat:
            return QSize(min(hint.width(), roomy(_LONGEST)), hint.height())
        return QSize(hint.width(), min(hint.height(), 4 * self.game_height))


def row_height() -> int:
    """Height in pixels of a game in the list."""
    return round(body_px() * 3.35)


def line_width(game: Game, font: QFont, flat: bool = False) -> int:
    """Width in pixels that a game takes in the list, in two lines or in one (`flat`)."""
    name = QFontMetricsF(name_font(font)).horizontalAdvance(game.name)
    about = QFontMetricsF(about_font(font)).horizontalAdvance(game.about)
    words = name + 2 * _side() + about if flat else max(name, about)
    return round(words) + 2 * _side() + 2


def name_font(base: QFont) -> QFont:
    """The type of a game's name."""
    font = QFont(base)
    font.setPixelSize(round(body_px() * 1.08))
    font.setBold(True)
    return font


def about_font(base: QFont) -> QFont:
    """The type of the line about a game."""
    font = QFont(base)
    font.setPixelSize(round(body_px() * 0.86))
    font.setBold(False)
    return font


def _side() -> int:
    return scaled(10)


class _TwoLines(QStyledItemDelegate):
    """Draws a game: its name over the line about it, or before it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Two lines, or one."""
        games = self.parent()
        return QSize(0, games.game_height if isinstance(games, GameList) else row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The ground by state, then the lines."""
        games = self.parent()
        if not isinstance(games, GameList) or not 0 <= index.row() < len(games.games):
            return
        game, palette = games.games[index.row()], current()
        state = option.state
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent if chosen else palette.button_hover)
            painter.drawRoundedRect(area, scaled(7), scaled(7))
        room = area.adjusted(_side(), scaled(3), -_side(), -scaled(4))
        ink = palette.accent_text if chosen else palette.text
        dim = ink if chosen else palette.text_dim
        sized = name_font(games.font())
        if games.is_flat:
            wide = QFontMetricsF(sized).horizontalAdvance(game.name)
            first, second = room, room.adjusted(wide + 2 * _side(), 0, 0, 0)
        else:
            half = room.height() * 0.54
            first, second = room.adjusted(0, 0, 0, half - room.height()), room.adjusted(0, half, 0, 0)
        self._line(painter, first, sized, ink, game.name)
        self._line(painter, second, about_font(games.font()), dim, game.about)
        painter.restore()

    @staticmethod
    def _line(painter: QPainter, room: QRectF, font: QFont, ink: QColor, text: str) -> None:
        painter.setFont(font)
        painter.setPen(ink)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
