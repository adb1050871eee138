"""The sheet of the match: every deal with its contract, what each side marked, and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.marks import DealMark
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.match import Match
from belote_desktop.engine.seats import Team

from ..i18n import capitalised, fill, number, translate
from ..parts.close_row import close_row
from ..parts.row_opener import RowOpener
from ..parts.scrolling import room_for
from ..phrases.cards import team_name
from ..phrases.comfort import mark_words
from ..phrases.past import deal_words
from ..style import TOUCH, button, label, roomy, scaled, themed


class MatchSheetDialog(QDialog):
    """One line a deal; the arrows walk through them, and those that are over can be looked at."""

    deal_wanted = Signal(int)
    """The player wants to look at a deal: its place in the match."""

    def __init__(
        self, match: Match, marks: Sequence[DealMark], parent: QWidget | None = None, about: str = ""
    ) -> None:
        """`marks`: what happened to each deal beside its cards. `about`: which match it is, if not that on the table."""
        super().__init__(parent)
        self.setWindowTitle(translate("MatchSheet", "Score sheet"))
        self._match = match
        self.table = QTableWidget(self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setAlternatingRowColors(False)
        self.table.setShowGrid(False)
        self.table.setWordWrap(True)
        self.table.verticalHeader().hide()
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setAccessibleName(translate("MatchSheet", "Deals of the match"))
        self._fill(match, marks)
        bottom, close = close_row(self)
        close.setDefault(False)
        self.look = button(translate("MatchSheet", "Look at this deal"), "", self)
        self.look.clicked.connect(self._look)
        self.why = label("", "dim", self)
        self.why.setWordWrap(True)
        bottom.insertWidget(0, self.look)
        bottom.insertWidget(1, self.why, 1)
        bottom.setStretch(2, 0)  # the sentence has all the room
        for each in (self.look, close):
            each.setMinimumHeight(roomy(TOUCH))
        RowOpener(self.table).opened.connect(self._look)
        self.table.currentCellChanged.connect(self._offer)
        self._offer()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(24), scaled(20), scaled(24), scaled(18))
        layout.setSpacing(scaled(12))
        layout.addWidget(label(self.windowTitle(), "title", self))
        if about:
            which = label(about, "strong", self)
            which.setWordWrap(True)
            layout.addWidget(which)
        layout.addWidget(label(self._about(match), "dim", self))
        layout.addWidget(self.table, 1)
        layout.addLayout(bottom)
        themed(self)
        self.resize(QSize(roomy(680), roomy(460)).boundedTo(room_for(self)))
        self.table.setFocus()

    def _offer(self) -> None:
        """A deal is looked at when it is over: before that its cards are nobody's business."""
        row = self.table.currentRow()
        over = 0 <= row < len(self._match.all_deals) and self._match.all_deals[row].is_over
        if self.look.hasFocus() and not over:
            self.table.setFocus()
        self.look.setEnabled(over)
        self.why.setText("" if over else translate("MatchSheet", "This deal is not over yet."))

    def _look(self) -> None:
        if self.look.isEnabled():
            self.deal_wanted.emit(self.table.currentRow())

    @staticmethod
    def _about(match: Match) -> str:
        return fill(
            translate("MatchSheet", "%1 %2 — %3 %4, to %5", "side, points, side, points, target"),
            team_name(Team.NS),
            number(match.totals[Team.NS]),
            team_name(Team.EW),
            number(match.totals[Team.EW]),
            number(match.rules.target),
        )

    def _fill(self, match: Match, marks: Sequence[DealMark]) -> None:
        heads = (
            translate("MatchSheet", "Deal"),
            translate("MatchSheet", "Contract"),
            team_name(Team.NS),
            team_name(Team.EW),
            translate("MatchSheet", "Totals"),
        )
        table, deals, running = self.table, match.all_deals, match.running_totals
        table.setColumnCount(len(heads))
        for column, head in enumerate(heads):
            title = QTableWidgetItem(head)
            side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignRight
            title.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            table.setHorizontalHeaderItem(column, title)
        table.setRowCount(len(deals))
        for row, deal in enumerate(deals):
            mark = marks[row] if row < len(marks) else DealMark()
            score = deal.score
            totals = running[row] if row < len(running) else None
            cells = (
                number(row + 1),
                _told(deal, mark),
                "" if score is None else number(score.marked[Team.NS]),
                "" if score is None else number(score.marked[Team.EW]),
                "" if totals is None else f"{number(totals[Team.NS])} – {number(totals[Team.EW])}",
            )
            spoken = "; ".join(f"{head}: {cell}" for head, cell in zip(heads, cells, strict=True) if cell)
            for column, cell in enumerate(cells):
                item = QTableWidgetItem(cell)
                if column != 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, cell or translate("MatchSheet", "nothing"))
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, spoken)
                table.setItem(row, column, item)
        header = table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        for column in range(len(heads)):
            stretch = (
                QHeaderView.ResizeMode.Stretch if column == 1 else QHeaderView.ResizeMode.ResizeToContents
            )
            header.setSectionResizeMode(column, stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        over = [row for row, deal in enumerate(deals) if deal.is_over]
        table.setCurrentCell(over[-1] if over else 0, 0)


def _told(deal: Deal, mark: DealMark) -> str:
    """Contract and outcome, and under it what happened beside the cards."""
    beside = capitalised(mark_words(mark))
    return f"{deal_words(deal)}\n{beside}" if beside else deal_words(deal)
