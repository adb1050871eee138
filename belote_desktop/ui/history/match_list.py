"""The list of matches in the history: two lines each, written when they come into sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from belote_desktop.app.past_match import PastMatch, Unreadable

from ..dialogs.game_list import about_font, name_font, row_height
from ..i18n import translate
from ..parts.row_opener import RowOpener
from ..phrases.matches import match_details, match_spoken, match_title, when
from ..style import elide, scaled
from ..theme import current
from .seen_in import seen_in

Row = PastMatch | Unreadable
_Index = QModelIndex | QPersistentModelIndex
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


def looked_at(match: Row) -> AbstractContextManager[None]:
    """Names as they are in that match, as far as it can be read."""
    known = match.known if isinstance(match, Unreadable) else match
    return nullcontext() if known is None else seen_in(known.config)


def in_order(matches: Iterable[PastMatch], unreadable: Sequence[Unreadable]) -> list[Row]:
    """All of them, the last one first; those that cannot say when they ended stand last."""
    rows: list[tuple[datetime, Row]] = [(each.ended, each) for each in matches]
    rows += [(each.ended, each) for each in unreadable if each.ended is not None]
    rows.sort(key=lambda row: row[0], reverse=True)
    return [*(row for _, row in rows), *(each for each in unreadable if each.ended is None)]


class _Item(QListWidgetItem):
    """Says its sentence when it is asked: of hundreds of matches a few are in sight."""

    def __init__(self, match: Row) -> None:
        super().__init__()
        self.match = match

    def data(self, role: int) -> Any:
        """The whole sentence."""
        if role in _ROLES:
            with looked_at(self.match):
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

    def show_matches(self, matches: Iterable[Row]) -> None:
        """Show these; the place of the one chosen is kept as far as it is there."""
        row = max(0, self.currentRow())
        blocked = self.blockSignals(True)
        self.clear()
        for match in matches:
            self.addItem(_Item(match))
        self.blockSignals(blocked)
        if self.count():
            self.setCurrentRow(min(row, self.count() - 1))

    def show_unreadable(self, match: Unreadable) -> bool:
        """One of the matches turns out to be that; whether it is the one chosen."""
        for row in range(self.count()):
            item = self.item(row)
            if isinstance(item, _Item) and item.match.key == match.key:
                item.match = match
                index = self.model().index(row, 0)
                self.model().dataChanged.emit(index, index, [])
                return row == self.currentRow()
        return False

    def in_sight(self) -> list[str]:
        """The keys of the matches in sight, from the top."""
        first = self.indexAt(QPoint(4, 4)).row()
        last = self.indexAt(QPoint(4, self.viewport().height() - 4)).row()
        rows = range(max(0, first), (last if last >= 0 else self.count() - 1) + 1)
        return [match.key for row in rows if (match := self.match_at(row)) is not None]

    @property
    def match(self) -> Row | None:
        """The one chosen."""
        item = self.currentItem()
        return item.match if isinstance(item, _Item) else None

    def match_at(self, row: int) -> Row | None:
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
        with looked_at(match):
            title, details = match_title(match), match_details(match)
        day = "" if match.ended is None else when(match.ended)
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
