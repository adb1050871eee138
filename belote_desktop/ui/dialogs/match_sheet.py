"""The sheet of the match: every deal with its contract, what each side marked, and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
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
from belote_desktop.engine.scoring import Outcome, Score
from belote_desktop.engine.seats import Team

from ..i18n import capitalised, fill, number, translate
from ..phrases.calls import contract_title, factor_text
from ..phrases.cards import seat_name, team_name
from ..phrases.comfort import mark_words
from ..style import label, roomy, themed
from .close_row import close_row
from .scrolling import room_for


class MatchSheetDialog(QDialog):
    """One line a deal; the arrows walk through them."""

    def __init__(self, match: Match, marks: Sequence[DealMark], parent: QWidget | None = None) -> None:
        """`marks`: what happened to each deal beside its cards."""
        super().__init__(parent)
        self.setWindowTitle(translate("MatchSheet", "Sheet of the match"))
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
        bottom, _ = close_row(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(12)
        layout.addWidget(label(self.windowTitle(), "title", self))
        layout.addWidget(label(self._about(match), "dim", self))
        layout.addWidget(self.table, 1)
        layout.addLayout(bottom)
        themed(self)
        self.resize(QSize(roomy(680), roomy(460)).boundedTo(room_for(self)))
        self.table.setFocus()

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
        table.setCurrentCell(len(deals) - 1, 0)


def _told(deal: Deal, mark: DealMark) -> str:
    """Contract and outcome, and under it what happened beside the cards."""
    contract = deal.contract
    if contract is None:
        first = (
            translate("MatchSheet", "Passed by all")
            if deal.is_over
            else translate("MatchSheet", "In the auction")
        )
    else:
        parts = [contract_title(contract), factor_text(contract, deal.rules), seat_name(contract.taker)]
        parts.append(_outcome(deal.score))
        first = translate("MatchSheet", ", ", "between the parts of a deal").join(filter(None, parts))
    beside = capitalised(mark_words(mark))
    return f"{first}\n{beside}" if beside else first


def _outcome(score: Score | None) -> str:
    if score is None:
        return translate("MatchSheet", "being played")
    return {
        Outcome.MADE: translate("MatchSheet", "made"),
        Outcome.FAILED: translate("MatchSheet", "failed"),
        Outcome.LITIGE: translate("MatchSheet", "in dispute"),
    }[score.outcome]
