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
        text = fill(translate("Side", "Deal %1"), number(len(match.deals) + 1))
        if view.contract is not None:
            us, them = (
                fill(
                    translate("Side", "%1 %2", "team, points"), team_name(team), number(view.tricks_won(team))
                )
                for team in Team
            )
            text = fill(
                translate("Side", "%1 — tricks: %2, %3", "«Deal 2», «us 3», «them 1»"), text, us, them
            )
        self._deal.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_match(*self._shown)
        super().changeEvent(event)
