"""The order of the cards at the trump of the moment, large over the table, until any key or click."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.points import pack_points

from ..i18n import capitalised, fill, number, translate
from ..phrases.cards import trump_name
from ..style import label, scaled, zoom
from ..theme import current
from .contract import ContractPanel, trump_note
from .glance import Glance
from .order_chips import OrderChips


class OrderGlance(Glance):
    """Says what is trumps, how the cards beat each other and what they count."""

    def __init__(self, contract: ContractPanel, done: Callable[[], None], over: QWidget) -> None:
        """`contract` knows the trump; `done` gives the keyboard back; `over` is covered."""
        super().__init__(done, over)
        self._contract = contract
        self._note = label("", "strong", self)
        self._rows = _Rows(self)
        self._sum = label("", "dim", self)
        for widget in (self._note, self._rows, self._sum):
            self.column.addWidget(widget)

    def fill_in(self) -> tuple[str, str] | None:
        """The order, if there is a trump to show it for."""
        trump = self._contract.trump
        if trump is None:
            return None
        title = fill(translate("Contract", "Card order in %1"), trump_name(trump))
        note = trump_note(trump) or fill(
            translate("Contract", "%1 are trumps: they beat every other card"), capitalised(trump_name(trump))
        )
        total = pack_points(self._contract.rules, trump)
        self._note.setText(note)
        self._rows.show_chips(self._contract)
        self._sum.setText(
            fill(
                translate("Contract", "All the cards together: %1 points, and 10 for the last trick"),
                number(total),
            )
        )
        return (title, f"{note}. {self._contract.accessibleDescription()}. {self._sum.text()}")


class _Rows(QWidget):
    """The chips, large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chips = OrderChips()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_chips(self, contract: ContractPanel) -> None:
        """Show the same as the panel, larger."""
        self._chips.rows = contract.rows
        self._chips.scale = 1.6 * zoom.factor
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All rows, with a little air."""
        chips = self._chips
        return QSize(round(chips.width() * chips.scale) + 4, round(chips.height()) + scaled(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chips on the panel's own ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = current()
        dressed = replace(palette, plate_dim=palette.text, plate_line=palette.line)
        self._chips.draw(painter, 1, scaled(5), dressed, signs=palette)


__all__ = ["OrderGlance"]
