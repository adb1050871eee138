"""The scoreboard: points of the match with the way to the target, and what this deal has brought."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine.declarations import declaration_points
from belote_desktop.engine.scoring import BELOTE_POINTS, Reason
from belote_desktop.engine.seats import Team
from belote_desktop.engine.trumps import Trump
from belote_desktop.engine.view import View

from ..i18n import fill, number, translate
from ..phrases.cards import team_name
from ..phrases.declarations import declared_in_short, declared_sentence
from ..phrases.people import people
from ..spacing import spaced
from ..style import label
from ..theme import current, theme
from ..zoom import scaled, zoom


class Progress(QWidget):
    """How far a team is on its way to the target: a bar in the team's colour."""

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._team = team
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)
        zoom.changed.connect(self.updateGeometry)

    def set_part(self, part: float) -> None:
        """From 0 to 1."""
        self._part = max(0.0, min(1.0, part))
        self.update()

    def sizeHint(self) -> QSize:
        """A thin bar."""
        return QSize(scaled(60), scaled(8))

    def minimumSizeHint(self) -> QSize:
        """Still a bar."""
        return QSize(scaled(16), scaled(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The groove, then the bar from the left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, rect = current(), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        half = rect.height() / 2
        painter.setPen(palette.line)
        painter.setBrush(palette.groove)
        painter.drawRoundedRect(rect, half, half)
        if self._part > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.us if self._team is Team.NS else palette.them)
            done = QRectF(rect)
            done.setWidth(max(rect.height(), rect.width() * self._part))
            painter.drawRoundedRect(done, half, half)


class MatchScore(QWidget):
    """«Nous 820 — Eux 640» with a bar each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[int, int], int, int] | None = None
        self.heading = label("", "heading", self)
        grid = QGridLayout()
        spaced(grid, gap=(16, 1))
        self._names: dict[Team, QLabel] = {}
        self._points: dict[Team, QLabel] = {}
        self._bars: dict[Team, Progress] = {}
        for column, team in enumerate((Team.NS, Team.EW)):
            self._names[team] = label("", "us" if team is Team.NS else "them", self)
            self._points[team] = label("", "big", self)
            self._bars[team] = Progress(team, self)
            grid.addWidget(self._names[team], 0, column)
            grid.addWidget(self._points[team], 1, column)
            grid.addWidget(self._bars[team], 2, column)
            grid.setColumnStretch(column, 1)
        layout = QVBoxLayout(self)
        spaced(layout, (0, 0, 0, 0), 2)
        layout.addWidget(self.heading)
        layout.addLayout(grid)

    def show_totals(self, totals: tuple[int, int], target: int, held: int = 0) -> None:
        """Show the points of the match; `held` points wait for the winners of the next deal."""
        self._shown = (totals, target, held)
        text = fill(translate("Side", "Match to %1"), number(target))
        if held:
            text = fill(translate("Side", "%1 — %2 in dispute", "match — points held"), text, number(held))
        self.heading.setText(text)
        self.setAccessibleName(text)
        for team in Team:
            self._names[team].setText(team_name(team))
            self._points[team].setText(number(totals[team]))
            self._points[team].setAccessibleName(
                fill(
                    translate("Side", "%1: %2 out of %3"),
                    team_name(team),
                    number(totals[team]),
                    number(target),
                )
            )
            self._bars[team].setAccessibleName(self._points[team].accessibleName())
            self._bars[team].set_part(totals[team] / target)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_totals(*self._shown)
        super().changeEvent(event)


class DealScore(QWidget):
    """Tricks, points and declarations of both teams in the deal on the table, and whose declarations count."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._number = 1
        self._counting = True
        self.heading = label("", "heading", self)
        self._heads = [label("", "small", self) for _ in range(3)]
        self._names = {team: label("", "us" if team is Team.NS else "them", self) for team in Team}
        self._cells = {team: [label("", "", self) for _ in range(3)] for team in Team}
        self.grid = QGridLayout()
        spaced(self.grid, gap=(8, 3))
        for column, head in enumerate(self._heads, 1):
            head.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            self.grid.addWidget(head, 0, column)
            self.grid.setColumnStretch(column, 1)
        for row, team in enumerate(Team, 1):
            self.grid.addWidget(self._names[team], row, 0)
            for column, cell in enumerate(self._cells[team], 1):
                cell.setAlignment(Qt.AlignmentFlag.AlignRight)
                self.grid.addWidget(cell, row, column)
        layout = QVBoxLayout(self)
        spaced(layout, (0, 0, 0, 0), 4)
        self.declared = label("", "small", self)
        layout.addWidget(self.heading)
        layout.addLayout(self.grid)
        layout.addWidget(self.declared)
        self.declared.hide()

    def set_counting(self, on: bool) -> None:
        """Whether points are shown before the deal is over."""
        self._counting = on
        if self._view is not None:
            self.show_view(self._view, self._number)

    def show_view(self, view: View, number_of_deal: int) -> None:
        """Show the deal that `view` sees, the `number_of_deal`-th of the match."""
        self._view, self._number = view, number_of_deal
        self.heading.setText(fill(translate("Side", "Deal %1"), number(number_of_deal)))
        self.setAccessibleName(self.heading.text())
        for head, text in zip(
            self._heads,
            (
                translate("Side", "Tricks"),
                translate("Side", "Points"),
                translate("Side", "Declarations + belote")
                if view.rules.declarations
                else translate("Side", "Belote"),
            ),
            strict=True,
        ):
            # beside names as long as «North-South» the panel would be too wide for a small window
            head.setText(text.replace(" + ", "\n+ ") if people().both_sides else text)
        for team in Team:
            self._names[team].setText(team_name(team))
            values = (view.tricks_won(team), *deal_points(view, team))
            hidden = not (self._counting or view.is_over)
            for column, (cell, value) in enumerate(zip(self._cells[team], values, strict=True)):
                cell.setText("–" if hidden and column == 1 else number(value))
                heading = self._heads[column].text().replace("\n", " ")
                spoken = fill(
                    translate("Side", "%1, %2: %3", "side, what, number"),
                    team_name(team),
                    heading,
                    cell.text(),
                )
                cell.setAccessibleName(spoken)
        whole = declared_sentence(view)
        self.declared.setText(declared_in_short(view))
        self.declared.setToolTip(whole)
        self.declared.setAccessibleName(self.declared.text().replace("\n", ". "))
        self.declared.setAccessibleDescription(whole.replace("\n", " "))
        self.declared.setVisible(bool(self.declared.text()))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.show_view(self._view, self._number)
        super().changeEvent(event)


_EXTRA = (Reason.DECLARATIONS, Reason.TAKEN_DECLARATIONS, Reason.BELOTE, Reason.TAKEN_BELOTE)


def deal_points(view: View, team: Team) -> tuple[int, int]:
    """Points of the tricks, and those of declarations and belote, neither multiplied: as counted, or so far."""
    score = view.score
    if score is None:
        return view.points(team), _extra(view, team)
    extra = sum(line.amount for line in score.lines_of(team) if line.reason in _EXTRA)
    return score.trick_points[team], extra


def _extra(view: View, team: Team) -> int:
    """Points of belotes said and of declarations shown by a team so far."""
    trump = view.contract.trump if view.contract is not None else Trump.NO_TRUMPS
    belotes = sum(BELOTE_POINTS for belote in view.belotes if belote.seat.team is team and belote.complete)
    shown = sum(declaration_points(d, trump, view.rules) for seat in team.seats for d in view.shown[seat])
    return belotes + shown
