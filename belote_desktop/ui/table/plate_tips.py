"""What a name plate tells whoever asks: the pointer that rests on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from .table_view import TableView


class PlateTips(QObject):
    """Shows the tips of the plates; these let the pointer through, so it is the table that has to look for them."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer rests on the table."""
        if watched is self._table and isinstance(event, QHelpEvent):
            for plate in self._table.plates.values():
                if plate.toolTip() and plate.geometry().contains(event.pos()):
                    QToolTip.showText(event.globalPos(), plate.toolTip(), self._table, plate.geometry())
                    return True
        return False
