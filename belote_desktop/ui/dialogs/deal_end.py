"""The sheets at the end of a deal and of a match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.engine.match import Match
from belote_desktop.engine.scoring import Score
from belote_desktop.engine.seats import Seat, Team

from ..i18n import fill, number, translate
from ..panels.score import MatchScore
from ..phrases.cards import team_name
from ..phrases.scores import (
    amount_text,
    held_text,
    marked_text,
    outcome_sentence,
    outcome_title,
    reason_text,
    winner_sentence,
    winner_title,
)
from ..style import button, label, rule
from .sheet import Sheet

_US, _THEM = Team.NS, Team.EW


class Account(QWidget):
    """One team's lines of the score and what it marks."""

    def __init__(self, team: Team, score: Score, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        role = "us" if team is _US else "them"
        grid.addWidget(label(team_name(team), role, self), 0, 0)
        marked = label(marked_text(score, team), "title", self)
        marked.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(marked, 0, 1)
        row = 1
        for line in score.lines_of(team):
            name = label(reason_text(line), "dim", self)
            name.setWordWrap(True)
            amount = label(amount_text(line), "", self)
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(name, row, 0)
            grid.addWidget(amount, row, 1)
            row += 1
        if row == 1:
            grid.addWidget(label(translate("DealEnd", "Nothing"), "dim", self), row, 0)
            row += 1
        grid.setRowStretch(row, 1)
        spoken = [f"{reason_text(line)} {amount_text(line)}" for line in score.lines_of(team)]
        self.setAccessibleName(fill("%1 %2", team_name(team), marked_text(score, team)))
        self.setAccessibleDescription("; ".join(spoken))


class DealEndSheet(Sheet):
    """How the deal ended, line by line; «next deal» is one Enter away."""

    next_wanted = Signal()
    """The player wants the next deal, or the end of the match."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 600)
        self._match: Match | None = None
        self.sentence = label("", "", self.inner)
        self.sentence.setWordWrap(True)
        self.content.addWidget(self.sentence)
        self._accounts = QHBoxLayout()
        self._accounts.setSpacing(34)
        self.content.addLayout(self._accounts)
        self.held = label("", "dim", self.inner)
        self.held.setWordWrap(True)
        self.content.addWidget(self.held)
        self.content.addWidget(rule(self.inner))
        self.totals = MatchScore(self.inner)
        self.content.addWidget(self.totals)
        self.content.addStretch(1)
        self.next_button = button("", "primary", self.card)
        self.next_button.setMinimumWidth(190)
        self.next_button.clicked.connect(self._next)
        self.add_button(self.next_button, main=True)

    def show_match(self, match: Match) -> None:
        """Fill the sheet for the deal that has just ended in `match`, and open it."""
        if match.deal.score is None:
            return
        self._match = match
        self._write()
        self.open()

    def _next(self) -> None:
        self.close_sheet()
        self.next_wanted.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._match is not None:
            self._write()
            self.fit()
        super().changeEvent(event)

    def _write(self) -> None:
        match = self._match
        score = match.deal.score if match is not None else None
        if match is None or score is None:
            return
        self.setAccessibleName(translate("DealEnd", "End of the deal"))
        self.title.setText(outcome_title(score))
        self.sentence.setText(outcome_sentence(score))
        while self._accounts.count():
            item = self._accounts.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for team in (_US, _THEM):
            self._accounts.addWidget(Account(team, score, self.inner), 1)
        held = held_text(score)
        self.held.setText(held)
        self.held.setVisible(bool(held))
        self.totals.show_totals(match.totals, match.rules.target, match.held)
        self.next_button.setText(
            translate("DealEnd", "End of the match") if match.is_over else translate("DealEnd", "Next deal")
        )


class MatchEndSheet(Sheet):
    """Who won; a new match is one Enter away."""

    new_wanted = Signal()
    """The player wants another match with the same set-up."""
    other_wanted = Signal()
    """The player wants to choose another game."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 520)
        self._match: Match | None = None
        self.sentence = label("", "", self.inner)
        self.sentence.setWordWrap(True)
        self.content.addWidget(self.sentence)
        self.totals = MatchScore(self.inner)
        self.content.addWidget(self.totals)
        self._table = QVBoxLayout()
        self.content.addLayout(self._table)
        self.content.addStretch(1)
        self.close_button = button("", "quiet", self.card)
        self.other_button = button("", "", self.card)
        self.again_button = button("", "primary", self.card)
        for each, escape in ((self.close_button, True), (self.other_button, False)):
            self.add_button(each, escape=escape)
        self.add_button(self.again_button, main=True)
        self.close_button.clicked.connect(self.close_sheet)
        self.other_button.clicked.connect(self._other)
        self.again_button.clicked.connect(self._again)

    def show_match(self, match: Match) -> None:
        """Fill the sheet for a match that is over, and open it."""
        self._match = match
        self._write()
        self.open()

    def _again(self) -> None:
        self.close_sheet()
        self.new_wanted.emit()

    def _other(self) -> None:
        self.close_sheet()
        self.other_wanted.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._match is not None:
            self._write()
            self.fit()
        super().changeEvent(event)

    def _write(self) -> None:
        match = self._match
        if match is None:
            return
        self.setAccessibleName(translate("DealEnd", "End of the match"))
        self.title.setText(winner_title(match, Seat.SOUTH))
        self.sentence.setText(winner_sentence(match, Seat.SOUTH))
        self.totals.show_totals(match.totals, match.rules.target)
        self.close_button.setText(translate("DealEnd", "Close"))
        self.other_button.setText(translate("DealEnd", "Another game…"))
        self.again_button.setText(translate("DealEnd", "Play again"))


def totals_line(match: Match) -> str:
    """Both totals in one line, for the window's title and screen readers."""
    return fill(
        translate("DealEnd", "%1 %2, %3 %4", "team points, team points"),
        team_name(_US),
        number(match.totals[_US]),
        team_name(_THEM),
        number(match.totals[_THEM]),
    )
