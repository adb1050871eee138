"""The score in one line, for windows without room for the side panel, and the buttons one reaches for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from belote_desktop.engine.match import Match
from belote_desktop.engine.seats import Team
from belote_desktop.engine.view import View

from ..i18n import fill, number, translate
from ..phrases.cards import team_name
from ..phrases.counts import Counts
from ..phrases.declarations import beaten_words, declared_sentence, not_counting
from ..spacing import spaced
from ..style import TOUCH, ElidedLabel, label, scaled, themed, zoom
from ..theme import current
from .score import Progress, deal_points
from .side import ActionButton
from .signs import draw_sign, has_sign

_BAR = 48
"""So much of the way to the target must be seen before the buttons say anything in words."""


class SignButton(ActionButton):
    """A button for an action that shows a sign where there is no room for its words."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        self._words = ""
        self._bare = False
        super().__init__(action, "quiet", parent)

    def set_bare(self, on: bool) -> None:
        """Show the sign only, or the words."""
        if on != self._bare:
            self._bare = on and has_sign(self._action.objectName())
            self.setText(self._words)

    def setText(self, text: str) -> None:
        """Say this, where there is room."""
        self._words = text
        super().setText("" if self._bare else text)

    def worded_width(self) -> int:
        """The width in pixels that the words take."""
        return self.fontMetrics().horizontalAdvance(self._words) + 2 * scaled(14)

    def sizeHint(self) -> QSize:
        """Room for the words, or for a fingertip."""
        touch = self.touch()
        return QSize(touch if self._bare else max(touch, self.worded_width()), touch)

    def touch(self) -> int:
        """Width and height in pixels that a fingertip and a line of text need."""
        return max(scaled(TOUCH), self.fontMetrics().height() + 2 * scaled(8))

    def minimumSizeHint(self) -> QSize:
        """Never less."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bevel of the style sheet, then the sign."""
        super().paintEvent(event)
        if self._bare:
            palette, side = current(), self.height() * 0.56
            room = QRectF(0, 0, side, side)
            room.moveCenter(QRectF(self.rect()).center())
            ink = palette.text if self.isEnabled() else palette.button_off_text
            draw_sign(QPainter(self), self._action.objectName(), room, ink)


class ScoreStrip(QWidget):
    """Both teams' points, under them what the deal has brought, and buttons, the last of which brings the side panel."""

    let_go = Signal()
    """A button has the keyboard and is about to be disabled."""

    def __init__(
        self, open_panel: QAction, near: Sequence[QAction] = (), parent: QWidget | None = None
    ) -> None:
        """`near`: what the side panel has buttons for, and must stay within reach without it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("side", True)
        self._shown: tuple[Match, View] | None = None
        self._counting = True
        row = QHBoxLayout(self)
        spaced(row, (12, 2, 6, 2), 10)
        self._texts = {}
        self._bars = {}
        self.brought: dict[Team, ElidedLabel] = {}
        """What the deal on the table has brought each side."""
        for team, role in ((Team.NS, "us"), (Team.EW, "them")):
            self._texts[team] = label("", role, self)
            self._bars[team] = Progress(team, self)
            self.brought[team] = ElidedLabel("small", self)
            side = QGridLayout()
            spaced(side, gap=(8, 0))
            side.addWidget(self._texts[team], 0, 0)
            side.addWidget(self._bars[team], 0, 1, Qt.AlignmentFlag.AlignVCenter)
            side.addWidget(self.brought[team], 1, 0, 1, 2)
            side.setColumnStretch(1, 1)
            row.addLayout(side, 1)
        self._deal = ElidedLabel("dim", self)
        row.addWidget(self._deal)
        self.buttons = [SignButton(action, self) for action in (*near, open_panel)]
        for each in self.buttons:
            each.let_go.connect(self.let_go)
            row.addWidget(each)
        themed(self)
        zoom.changed.connect(self._fit)

    def set_counting(self, on: bool) -> None:
        """Whether points are shown before the deal is over."""
        self._counting = on
        if self._shown is not None:
            self.show_match(*self._shown)

    def _side_width(self, team: Team) -> int:
        """What a side takes: points and a bar, or below them the longest that a deal usually brings."""
        above = self._texts[team].sizeHint().width() + scaled(_BAR + 8)
        longest = [Counts.tricks(8), _both(162, 100)]
        if self._shown is not None and self._shown[0].rules.declarations:
            longest.append(beaten_words())
        return max(above, self.brought[team].fontMetrics().horizontalAdvance(_joined(longest)))

    def _fit(self) -> None:
        """Words on the buttons where they leave the score its room; else a sign, on all of them alike.

        The buttons say the same through auction and play: the longest that the deal brings has room from the start.
        """
        layout = self.layout()
        assert layout is not None
        gap, margins = layout.spacing(), layout.contentsMargins()
        wanted = 2 * max(map(self._side_width, Team)) + self._deal.sizeHint().width()
        wanted += sum(max(each.worded_width(), each.touch()) for each in self.buttons)
        wanted += gap * (layout.count() - 1) + margins.left() + margins.right()
        for each in self.buttons:
            each.set_bare(wanted > self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or less may be said."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Other words want another width."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

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
            self._show_brought(view, team)
        self._deal.setText(fill(translate("Side", "Deal %1"), number(len(match.deals) + 1)))
        self._fit()

    def _show_brought(self, view: View, team: Team) -> None:
        """What the deal has brought a side so far; nothing while the auction lasts."""
        words = "" if view.contract is None else _brought(view, team, self._counting or view.is_over)
        shown = self.brought[team]
        shown.setText(words)
        shown.setAccessibleName(
            fill(translate("Side", "%1: %2", "side, what the deal has brought it"), team_name(team), words)
        )
        shown.setAccessibleDescription(declared_sentence(view).replace("\n", " "))
        shown.setVisible(bool(words))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_match(*self._shown)
        super().changeEvent(event)


def _brought(view: View, team: Team, counting: bool) -> str:
    """«2 plis, 40 + 20 points, annonces battues»."""
    points, extra = deal_points(view, team)
    words = [Counts.tricks(view.tricks_won(team))]
    if counting and extra:
        words.append(_both(points, extra))
    elif counting:
        words.append(Counts.points(points))
    elif extra:
        words.append(fill("+ %1", Counts.points(extra)))
    if reason := not_counting(view, team):
        words.append(reason)
    return _joined(words)


def _joined(words: Sequence[str]) -> str:
    return translate("Side", ", ", "between what the deal has brought a side").join(words)


def _both(points: int, extra: int) -> str:
    template = translate("Side", "%1 + %2 points", "of tricks, of declarations and belote")
    return fill(template, number(points), number(extra))
