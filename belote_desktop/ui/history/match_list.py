"""The list of matches in the history: two lines each, written when they come into sight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from belote_desktop.app.past_match import PastMatch

from ..dialogs.game_list import about_font, name_font, row_height
from ..dialogs.row_opener import RowOpener
from ..i18n import translate
from ..phrases.matches import match_details, match_spoken, match_title, when
from ..style import elide, scaled
from ..theme import current
from .seen_in import seen_in

_Index = QModelIndex | QPersistentModelIndex
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


class _Item(QListWidgetItem):
    """Says its sentence when it is asked: of hundreds of matches a few are in sight."""

    def __init__(self, match: PastMatch) -> None:
        super().__init__()
        self.match = match

    def data(self, role: int) -> Any:
        """The whole sentence."""
        if role in _ROLES:
            with seen_in(self.match.config):
                return match_spoken(self.match)
        return super().data(role)


class MatchList(QListWidget):
    """One match chosen; Enter and a double click open it, Delete asks for its end."""

    open_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_TwoLines(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setWordWrap(True)  # nothing is asked for the width of a line
        self.setAccessibleName(translate("History", "Matches"))
        RowOpener(self).opened.connect(self.open_wanted)

    def show_matches(self, matches: Iterable[PastMatch]) -> None:
        """Show these; the place of the one chosen is kept as far as it is there."""
        row = max(0, self.currentRow())
        blocked = self.blockSignals(True)
        self.clear()
        for match in matches:
            self.addItem(_Item(match))
        self.blockSignals(blocked)
        if self.count():
            self.setCurrentRow(min(row, self.count() - 1))

    @property
    def match(self) -> PastMatch | None:
        """The one chosen."""
        item = self.currentItem()
        return item.match if isinstance(item, _Item) else None

    def match_at(self, row: int) -> PastMatch | None:
        """The one in that row."""
        item = self.item(row)
        return item.match if isinstance(item, _Item) else None

    def sizeHint(self) -> QSize:
        """Room for some."""
        return QSize(scaled(560), 6 * row_height())

    def minimumSizeHint(self) -> QSize:
        """Two."""
        return QSize(260, 2 * row_height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete asks."""
        if self.match is not None and event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)


class _TwoLines(QStyledItemDelegate):
    """Draws a match: game and result with the day at the right, and the details below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Two lines."""
        return QSize(0, row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The ground by state, then the lines."""
        matches = self.parent()
        match = matches.match_at(index.row()) if isinstance(matches, MatchList) else None
        if match is None:
            return
        palette = current()
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent if chosen else palette.button_hover)
            painter.drawRoundedRect(area, scaled(7), scaled(7))
        room = area.adjusted(scaled(10), scaled(3), -scaled(10), -scaled(4))
        half = room.height() * 0.54
        above, below = room.adjusted(0, 0, 0, half - room.height()), room.adjusted(0, half, 0, 0)
        ink, dim = (palette.accent_text,) * 2 if chosen else (palette.text, palette.text_dim)
        base = self.parent().font()  # type: ignore[union-attr]
        with seen_in(match.config):
            title, details, day = match_title(match), match_details(match), when(match.ended)
        wide = QFontMetricsF(about_font(base)).horizontalAdvance(day)
        side, middle = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignVCenter
        if wide < 0.45 * room.width():
            _line(painter, above, about_font(base), dim, day, side | middle)
            above.setRight(above.right() - wide - scaled(12))
        _line(painter, above, name_font(base), ink, title, Qt.AlignmentFlag.AlignLeft | middle)
        _line(painter, below, about_font(base), dim, details, Qt.AlignmentFlag.AlignLeft | middle)
        painter.restore()


def _line(
    painter: QPainter, room: QRectF, font: QFont, ink: QColor, text: str, align: Qt.AlignmentFlag
) -> None:
    painter.setFont(font)
    painter.setPen(ink)
    elide(painter, room, align, text)
