"""The score in one line, for windows without room for the side panel."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from belote_desktop.engine.match import Match
from belote_desktop.engine.seats import Team
from belote_desktop.engine.view import View

from ..i18n import fill, number, translate
from ..phrases.cards import team_name
from ..phrases.counts import Counts
from ..style import label, themed
from .score import Progress
from .side import ActionButton


class ScoreStrip(QWidget):
    """Both teams' points, the deal's tricks, and a button that brings the side panel."""

    def __init__(self, open_panel: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("side", True)
        self._shown: tuple[Match, View] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 8, 4)
        row.setSpacing(10)
        self._texts = {}
        self._bars = {}
        for team, role in ((Team.NS, "us"), (Team.EW, "them")):
            self._texts[team] = label("", role, self)
            self._bars[team] = Progress(team, self)
            row.addWidget(self._texts[team])
            row.addWidget(self._bars[team], 1)
        self._deal = label("", "dim", self)
        row.addSpacing(6)
        row.addWidget(self._deal)
        opener = ActionButton(open_panel, "quiet", self)
        opener.setProperty("slim", False)
        row.addWidget(opener)
        themed(self)

    def show_match(self, match: Match, view: View) -> None:
        """Show the match as it stands."""
        self._shown = (match, view)
        self.setAccessibleName(translate("Side", "Score"))
        target = match.rules.target
        for team in Team:
            points = match.totals[team]
            self._texts[team].setText(
                fill(translate("Side", "%1 %2", "team, points"), team_name(team), number(points))
            )
            self._texts[team].setAccessibleName(
                fill(translate("Side", "%1: %2 out of %3"), team_name(team), number(points), number(target))
            )
            self._bars[team].setAccessibleName(self._texts[team].accessibleName())
            self._bars[team].set_part(points / target)
        won = view.tricks_won(Team.NS)
        self._deal.setText(
            fill(
                translate("Side", "Deal %1: %2 to %3", "number, «2 tricks», number"),
                number(len(match.deals) + 1),
                Counts.tricks(won),
                number(view.tricks_won(Team.EW)),
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_match(*self._shown)
        super().changeEvent(event)
