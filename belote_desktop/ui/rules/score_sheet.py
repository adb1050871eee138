"""The score of a deal as an explanation: what became of the contract, and both sides' lines, each with its rule."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Score
from belote_desktop.engine.seats import Seat, Team

from ..i18n import fill, number, translate
from ..phrases.cards import pair_name, team_name
from ..phrases.counts import Counts
from ..phrases.people import people
from ..style import button, label, scaled
from .look import dressed
from .score_line import CHEVRON, HeadButton, LineButton, RowButton
from .score_texts import held_sentence, left_out_sentence, outcome_anchor, outcome_sentence

_SIDE_BY_SIDE_FROM = 520


class ScoreSheet(QWidget):
    """Shows a `Score` with the rules it was counted by. One Tab stop; the arrows go from line to line."""

    rule_requested = Signal(str)
    """The player wants to see the rule: an anchor of the book, ``option:rounding`` or ``topic:belote``."""

    def __init__(
        self, parent: QWidget | None = None, viewer: Seat | None = None, details: bool = True
    ) -> None:
        """`viewer`: whose side comes first, by default that of the player in front.

        `details`: whether why and by which text stands under each line from the start.
        """
        super().__init__(parent)
        self._viewer = viewer
        self._details = details
        self._shown: tuple[Score, RuleSet] | None = None
        self._tricks: int | None = None
        self.lines: list[LineButton] = []
        self._rows: list[RowButton] = []
        self._boxes: list[QFrame] = []
        self._outcome_text = label("", "section")
        self.outcome = HeadButton(self._outcome_text, self)
        self._outcome_text.setWordWrap(True)
        self._outcome_text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.left_out = label("", "dim", self.outcome)
        self.left_out.setWordWrap(True)
        self.left_out.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = QVBoxLayout(self.outcome)
        inside.setSpacing(scaled(2))
        inside.setContentsMargins(
            0, scaled(6), scaled(4 + CHEVRON), scaled(6)
        )  # in line with the title above
        inside.addWidget(self._outcome_text)
        inside.addWidget(self.left_out)
        self.explain = button("", "link", self)
        self.source = label("", "small", self)
        self.source.setWordWrap(True)
        self.declared = label("", "dim", self)
        self.declared.setWordWrap(True)
        self.held = label("", "strong", self)
        self.held.setWordWrap(True)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(scaled(10))
        top = self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.setSpacing(scaled(4))
        top.addWidget(self.outcome, 1)
        top.addWidget(self.explain, 0, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(8))
        layout.addLayout(top)
        layout.addLayout(self._sides)
        layout.addWidget(self.source)
        layout.addWidget(self.declared)
        layout.addWidget(self.held)
        layout.addStretch(1)
        self.explain.clicked.connect(self._toggle_details)
        self.outcome.clicked.connect(self._open_outcome)
        self.outcome.walked.connect(self._walk)
        dressed(self)

    # what is shown

    def show_score(self, score: Score, rules: RuleSet, tricks: int | None = None, declared: str = "") -> None:
        """Show `score`, counted by `rules`; `tricks`: how many the contract's side took, if known.

        `declared`: what was declared, in sentences, put under the account.
        """
        self._shown, self._tricks = (score, rules), tricks
        self.declared.setText(declared)
        self.declared.setVisible(bool(declared))
        self._write()

    @property
    def details(self) -> bool:
        """Whether the reasons stand under the lines."""
        return self._details

    def set_details(self, on: bool) -> None:
        """Show or hide the reasons under the lines."""
        self._details = on
        self._write_details()
        self._settle()

    def _write(self) -> None:
        if self._shown is None:
            return
        score, rules = self._shown
        self.setAccessibleName(translate("ScoreSheet", "Score of the deal"))
        sentence = outcome_sentence(score, rules, self._tricks)
        self._outcome_text.setText(sentence)
        apart = left_out_sentence(score, rules)
        self.left_out.setText(apart)
        self.left_out.setVisible(bool(apart))
        self.outcome.setAccessibleName(
            fill(translate("ScoreSheet", "%1 %2", "two sentences"), sentence, apart) if apart else sentence
        )
        self.outcome.setAccessibleDescription(translate("ScoreSheet", "Opens the rule."))
        self.outcome.setToolTip(translate("ScoreSheet", "Open the rule"))
        for old in self._boxes:
            self._sides.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.lines, self._boxes = [], []
        mine = self._side_in_front
        for team in (mine, mine.other):
            side = self._side(team, score, rules)
            self._sides.addWidget(side)
            self._boxes.append(side)
            side.show()  # now, so that the height asked for next counts it
        self._turn()
        self._rows = [self.outcome, *self.lines]
        held = held_sentence(score)
        self.held.setText(held)
        self.held.setVisible(bool(held))
        self._write_details()
        self._one_tab_stop(self._rows[0])
        self._settle()

    @property
    def _side_in_front(self) -> Team:
        return (people().front if self._viewer is None else self._viewer).team

    def _settle(self) -> None:
        """Let whoever asks for the height now get the right one: by itself Qt would tell from row to sheet later."""
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        for widget in (*self._rows, *self._boxes, self):
            layout = widget.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()
            widget.updateGeometry()

    def _side(self, team: Team, score: Score, rules: RuleSet) -> QFrame:
        box = QFrame(self)
        box.setProperty("card", True)
        column = QVBoxLayout(box)
        column.setContentsMargins(scaled(6), scaled(8), scaled(6), scaled(8))
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(scaled(9), 0, scaled(9 + CHEVRON), scaled(4))
        role = "us" if team is self._side_in_front else "them"
        name = label(
            fill(
                translate("ScoreSheet", "%1 (%2)", "side (us or them)"),
                pair_name(team),
                team_name(team, self._viewer).lower(),
            ),
            role,
            box,
        )
        name.setWordWrap(True)
        mark = label(number(score.marked[team]), "title", box)
        mark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(name, 1)
        head.addWidget(mark)
        column.addLayout(head)
        rule = QFrame(box)
        rule.setProperty("rule", True)
        column.addWidget(rule)
        for line in score.lines_of(team):
            row = LineButton(line, score, rules, box)
            row.clicked.connect(self._open_line)
            row.walked.connect(self._walk)
            column.addWidget(row)
            self.lines.append(row)
        if not score.lines_of(team):
            nothing = label(translate("ScoreSheet", "No points"), "dim", box)
            nothing.setContentsMargins(scaled(9), scaled(6), scaled(9), 0)
            column.addWidget(nothing)
        column.addStretch(1)
        box.setAccessibleName(
            fill(
                translate("ScoreSheet", "%1 mark %2", "side, «220 points»"),
                pair_name(team),
                Counts.points(score.marked[team]),
            )
        )
        return box

    def _write_details(self) -> None:
        """The reasons under the lines; the text behind most of them stands once, below."""
        counted = Counter(line.source.text() for line in self.lines).most_common()
        usual = counted[0][0] if counted and counted[0][1] > 1 else ""
        for line, following in zip_longest(self.lines, self.lines[1:]):
            same = following is not None and following.line.team is line.line.team
            again = same and (following.why.text(), following.source.text()) == (
                line.why.text(),
                line.source.text(),
            )
            line.show_details(self._details, usual, told_below=again)
        sentence = (
            translate("ScoreSheet", "Source: %1", "document")
            if len(counted) == 1
            else translate("ScoreSheet", "Source, where nothing else is said: %1", "document")
        )
        self.source.setText(fill(sentence, usual))
        self.source.setVisible(self._details and bool(usual))
        self._write_explain()

    def _write_explain(self) -> None:
        self.explain.setText(
            translate("ScoreSheet", "Hide the reasons") if self._details else translate("ScoreSheet", "Why?")
        )
        self.explain.setVisible(bool(self.lines))

    # opening rules

    def _toggle_details(self) -> None:
        self.set_details(not self._details)

    def _open_line(self) -> None:
        row = self.sender()
        if isinstance(row, LineButton):
            self.rule_requested.emit(row.anchor)

    def _open_outcome(self) -> None:
        if self._shown is not None:
            self.rule_requested.emit(outcome_anchor(*self._shown))

    # the keyboard

    def _walk(self, step: int) -> None:
        row = self.sender()
        if not isinstance(row, RowButton) or row not in self._rows:
            return
        place = max(0, min(len(self._rows) - 1, self._rows.index(row) + step))
        self._one_tab_stop(self._rows[place])
        self._rows[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _one_tab_stop(self, stop: RowButton) -> None:
        for row in self._rows:
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row is stop else Qt.FocusPolicy.ClickFocus)

    # size and words

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        wide = self.width() >= scaled(_SIDE_BY_SIDE_FROM)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(way)
        self._top.setDirection(way)  # the sentence has the whole of a narrow line
        for place in range(self._sides.count()):
            self._sides.setStretch(place, 1 if wide else 0)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)
