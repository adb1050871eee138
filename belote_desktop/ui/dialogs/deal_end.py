"""The sheets at the end of a deal and of a match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.match import Match

from ..i18n import translate
from ..panels.score import MatchScore
from ..parts.sheet import Sheet
from ..phrases.declarations import declared_sentence
from ..phrases.scores import outcome_title, winner_sentence, winner_title
from ..rules.score_sheet import ScoreSheet
from ..style import TOUCH, button, label, roomy


class DealEndSheet(Sheet):
    """How the deal ended, line by line, each leading to its rule; «next deal» is one Enter away."""

    next_wanted = Signal()
    """The player wants the next deal, or the end of the match."""
    rule_wanted = Signal(str)
    """The player wants to see a rule: an anchor of the book."""
    review_wanted = Signal()
    """The player wants to look at the deal again."""
    again_wanted = Signal()
    """The player wants to play the deal again."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 640)
        self._match: Match | None = None
        self.score = ScoreSheet(self.inner, details=False)
        self.score.rule_requested.connect(self.rule_wanted)
        self.content.addWidget(self.score)
        self.totals = MatchScore(self.card)
        self.set_foot(self.totals)  # many declarations must not push half of it out of sight
        self.content.addStretch(1)
        self.review = button("", "", self.card)
        self.again = button("", "", self.card)
        self.next_button = button("", "primary", self.card)
        self.review.clicked.connect(self.review_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.next_button.clicked.connect(self._next)
        self.add_button(self.review)
        self.add_button(self.again)
        self.add_button(self.next_button, main=True)
        self.buttons.setStretch(0, 0)
        self.buttons.insertStretch(self.buttons.indexOf(self.next_button), 1)  # going on stands apart
        self.score.installEventFilter(self)

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

    def _place(self) -> None:
        """Long words on the buttons where they fit, short ones where they do not."""
        looking, again = translate("DealEnd", "Look back at the deal"), translate("DealEnd", "Play it again…")
        self._say(looking, again)
        inside = min(roomy(640), self.width()) - 100
        if self.buttons.minimumSize().width() > inside:
            self._say(translate("DealEnd", "Look back"), translate("DealEnd", "Again…", "play the deal"))
        self.review.setAccessibleName(looking)
        self.again.setAccessibleName(again)
        super()._place()

    def _say(self, looking: str, again: str) -> None:
        for each, text in ((self.review, looking), (self.again, again)):
            each.setText(text)
            each.ensurePolished()
        self.buttons.invalidate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the score when its reasons are shown or hidden."""
        if watched is self.score and event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            QTimer.singleShot(0, self, self.fit)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange and self._match is not None:
            self._write()
            QTimer.singleShot(0, self, self.fit)
        super().changeEvent(event)

    def _write(self) -> None:
        match = self._match
        score = match.deal.score if match is not None else None
        if match is None or score is None:
            return
        self.setAccessibleName(translate("DealEnd", "End of the deal"))
        self.title.setText(outcome_title(score))
        tricks = match.deal.tricks_won(score.contract.team)
        self.score.show_score(score, match.rules, tricks, declared_sentence(match.deal))
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
    sheet_wanted = Signal()
    """The player wants to look at the deals again."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 520)
        self._match: Match | None = None
        self.sentence = label("", "", self.inner)
        self.sentence.setWordWrap(True)
        self.content.addWidget(self.sentence)
        self.totals = MatchScore(self.inner)
        self.content.addWidget(self.totals)
        self.review = button("", "", self.inner)
        self.review.clicked.connect(self.sheet_wanted)
        self.content.addWidget(self.review, 0, Qt.AlignmentFlag.AlignLeft)
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
        self.title.setText(winner_title(match))
        self.sentence.setText(winner_sentence(match))
        self.totals.show_totals(match.totals, match.rules.target)
        self.review.setText(translate("DealEnd", "Look back at the deals"))
        self.review.setMinimumHeight(roomy(TOUCH))
        self.close_button.setText(translate("DealEnd", "Close"))
        self.other_button.setText(translate("DealEnd", "Another game…"))
        self.again_button.setText(translate("DealEnd", "Play again"))
