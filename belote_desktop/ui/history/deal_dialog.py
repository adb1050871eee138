"""A deal that was played, looked at again: four open hands, card after card, with the auction and the score."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QComboBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from belote_desktop.app.marks import attempted
from belote_desktop.app.moments import Moment, TrickTaken, moments_of, tricks_of
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.seats import Seat, round_from

from ..i18n import capitalised, fill, number, translate
from ..panels.record import AuctionRecord
from ..parts.scrolling import Scrolling, fit, room_for
from ..phrases.comfort import mark_words
from ..phrases.past import attempt_words, deal_words, moment_sentence, points_so_far, said_sentences
from ..rules.look import dressed
from ..rules.rule_book import RuleBookDialog
from ..rules.score_sheet import ScoreSheet
from ..style import button, label, roomy, scaled, set_role
from ..table.announce import announce
from ..table.cards import CardPictures
from ..table.hand import Sorting
from .board import DealBoard
from .seen_in import seen_in
from .steps import BACK, FIRST, KEYS, LAST, NEXT, TRICK_ON, StepKeys, Steps
from .trick_list import TrickList

_MARGIN = 16
_LOW = 560  # a dialog less high has its buttons small


@dataclass(frozen=True)
class Looks:
    """How the table shows cards, for a deal that is shown beside it."""

    pictures: CardPictures
    sorting: Sorting | None = None


class DealDialog(QDialog):
    """Shows one deal of a match, and the attempts at it that do not count."""

    again_wanted = Signal(object)
    """The player wants to play these cards again (the `Deal` that is shown)."""

    def __init__(
        self,
        saved: SavedMatch,
        number_: int,
        looks: Looks,
        parent: QWidget | None = None,
        front: Seat | None = None,
    ) -> None:
        """Deal `number_` (0, 1, …) of a match. `front`: who looks, by default the player in front of that match."""
        super().__init__(parent)
        self._saved, self._number = saved, number_
        self._front = saved.config.main_human if front is None else front
        self._sorting = looks.sorting
        self._moments: tuple[Moment, ...] = ()
        self._tricks: tuple[TrickTaken, ...] = ()
        self._at = 0
        self._most = ""  # the widest that the points become
        self._deal = saved.match.all_deals[number_]
        self.setWindowTitle(fill(translate("Past", "Deal %1"), number(number_ + 1)))
        self.board = DealBoard(looks.pictures, self)
        self.steps = Steps(self)
        self.attempts = QComboBox(self)
        self.about, self.mark = label("", "strong", self), label("", "dim", self)
        self.sentence = label("", "", self)
        self.points = label("", "dim", self)
        for text in (self.about, self.mark, self.sentence):
            text.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.copy = button(translate("Past", "Copy"), "", self)
        self.copy.setToolTip(translate("Past", "Copy the deal as one line"))
        self.again = button(translate("Past", "Play it again…"), "", self)
        self.again.setToolTip(translate("Past", "Begin a match with these cards"))
        self.close_button = button(translate("Dialogs", "Close"), "", self)
        self.record, self.said = AuctionRecord(self), label("", "", self)
        self.said.setWordWrap(True)
        self.tricks = TrickList(self)
        self.score = ScoreSheet(self, viewer=self._front, details=False)
        self._lay_out()
        dressed(self)
        self._connect()
        with seen_in(saved.config, self._front):
            self._list_attempts()
            self._show_deal(self._deal)
        for each in self.findChildren(QWidget):
            each.ensurePolished()  # their fonts decide what fits
        self._fit_side()
        fit(self)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    # parts

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(scaled(12))
        top.addWidget(label(self.windowTitle(), "title", self))
        top.addWidget(self.about, 1)
        top.addWidget(self.attempts)
        self._heads = [
            label(translate("Past", "Auction"), "heading", self),
            label(translate("Past", "Tricks"), "heading", self),
            label(translate("Past", "Account"), "heading", self),
        ]
        self._legend = label(translate("Past", "Triangle: leads. Frame: takes the trick."), "small", self)
        self._legend.setWordWrap(True)
        column = QVBoxLayout()
        column.setSpacing(scaled(6))
        column.addWidget(self._heads[0])
        column.addWidget(self.record)
        column.addWidget(self.said)
        column.addWidget(self._heads[1])
        column.addWidget(self.tricks)
        column.addWidget(self._legend)
        column.addWidget(self._heads[2])
        column.addWidget(self.score)
        column.addStretch(1)
        self.side = Scrolling(column, self)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.setContentsMargins(0, 0, scaled(8), 0)
        left = QVBoxLayout()
        left.setSpacing(scaled(6))
        left.addWidget(self.board, 1)
        left.addWidget(self.sentence)
        body = QHBoxLayout()
        body.setSpacing(scaled(14))
        body.addLayout(left, 1)
        body.addWidget(self.side)
        self._rows = moving, doing = QHBoxLayout(), QHBoxLayout()
        for row in (moving, doing):
            row.setSpacing(scaled(8))
        moving.addWidget(self.steps)
        moving.addWidget(self.points)
        moving.addStretch(1)
        doing.addStretch(1)
        for each in (self.copy, self.again, self.close_button):
            doing.addWidget(each)
        self._bottom = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._bottom.setSpacing(scaled(8))
        self._bottom.addLayout(moving, 1)
        self._bottom.addLayout(doing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 14, _MARGIN, 14)
        layout.setSpacing(scaled(8))
        layout.addLayout(top)
        layout.addWidget(self.mark)
        layout.addLayout(body, 1)
        layout.addLayout(self._bottom)

    def _connect(self) -> None:
        self.steps.wanted.connect(self.step)
        self.tricks.chosen.connect(lambda place: self.show_at(self._tricks[place].moment))
        self.tricks.stepped.connect(lambda way: self.step(NEXT if way > 0 else BACK))
        self.attempts.currentIndexChanged.connect(self._attempt_chosen)
        self.score.rule_requested.connect(self._open_rule)
        self.copy.clicked.connect(self._copy)
        self.again.clicked.connect(lambda: self.again_wanted.emit(self._deal))
        self.close_button.clicked.connect(self.accept)
        self.steps.buttons[NEXT].setDefault(True)
        keys = StepKeys(self)
        keys.watch(self.board, *self.steps.buttons.values(), self.copy, self.again, self.close_button)
        keys.wanted.connect(self.step)

    # the deal and the attempts at it

    def _list_attempts(self) -> None:
        deal, mark = self._deal, self._saved.mark_of(self._number)
        self._choices: list[Deal | None] = [attempted(deal, each) for each in mark.attempts]
        self._choices.append(deal)
        self.attempts.setVisible(len(self._choices) > 1)
        self.attempts.setAccessibleName(translate("Past", "Attempts at this deal"))
        self.attempts.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.attempts.setMinimumContentsLength(18)
        blocked = self.attempts.blockSignals(True)
        for place, choice in enumerate(self._choices, 1):
            words = attempt_words(place, choice, counts=choice is deal)
            self.attempts.addItem(words)
            self.attempts.setItemData(place - 1, words, Qt.ItemDataRole.ToolTipRole)
        self.attempts.setCurrentIndex(len(self._choices) - 1)
        self.attempts.blockSignals(blocked)
        self.mark.setText(capitalised(mark_words(mark)))
        self.mark.setVisible(not mark.is_plain)

    def _attempt_chosen(self, place: int) -> None:
        choice = self._choices[place] if 0 <= place < len(self._choices) else None
        if choice is None:
            self._tell(translate("Past", "This attempt cannot be shown: the cards are not known any more."))
            return
        with seen_in(self._saved.config, self._front):
            self._show_deal(choice)
        QTimer.singleShot(0, self, self._fit_side)

    def _show_deal(self, deal: Deal) -> None:
        self._deal = deal
        self._moments = moments_of(deal)
        self._tricks = tricks_of(self._moments)
        view, rules = deal.seen_by(self._front), deal.rules
        self.about.setText(deal_words(deal))
        self.record.show_view(view)
        self.said.setText(said_sentences(deal))
        self.said.setVisible(bool(self.said.text()))
        order = round_from(deal.dealer.next(rules.direction), rules.direction)
        self.tricks.show_tricks(self._tricks, order)
        for part in (self._heads[1], self.tricks, self._legend):
            part.setVisible(bool(self._tricks))
        score = deal.score
        self._heads[2].setVisible(score is not None)
        self.score.setVisible(score is not None)
        if score is not None:
            self.score.show_score(score, rules, deal.tricks_won(score.contract.team))
        self._most = points_so_far(self._moments[-1].deal) if self._tricks else ""
        self.board.show_deal(self._moments[0].deal, self._front, self._sorting)
        self._at = 0
        self._show()

    # the moment

    @property
    def moment(self) -> Moment:
        """The moment that the table shows."""
        return self._moments[self._at]

    def step(self, way: str) -> None:
        """Go where a button or a key leads: one of the words of `steps`."""
        at, last = self._at, len(self._moments) - 1
        if way == FIRST:
            at = 0
        elif way == LAST:
            at = last
        elif way in (BACK, NEXT):
            at += 1 if way == NEXT else -1
        else:  # to the end of the trick, or of the one before
            at = (at // 4 + 1) * 4 if way == TRICK_ON else (at + 3) // 4 * 4 - 4
        self.show_at(max(0, min(last, at)))

    def show_at(self, at: int) -> None:
        """Show the table after so many cards."""
        if at != self._at and 0 <= at < len(self._moments):
            self._at = at
            with seen_in(self._saved.config, self._front):
                self._show()
            announce(self.board, self.sentence.text())

    def _show(self) -> None:
        moment = self.moment
        self.board.show_moment(moment)
        self._tell(moment_sentence(moment))
        self.points.setText(points_so_far(moment.deal) if self._tricks else "")
        self.steps.offer(self._at > 0, self._at < len(self._moments) - 1, self.board)
        row = self.tricks.mark(moment.number - 1)
        if not self.isVisible():
            return
        if self.score.isVisibleTo(self) and self._at == len(self._moments) - 1:
            self.side.ensureWidgetVisible(self.score)
        elif row is not None and not row.hasFocus():
            self.side.ensureWidgetVisible(row)

    def _tell(self, sentence: str) -> None:
        self.sentence.setText(sentence)
        self.board.setAccessibleName(translate("Past", "The table"))
        self.board.setAccessibleDescription(sentence)

    # what can be done

    def _copy(self) -> None:
        QApplication.clipboard().setText(self._deal.to_text())
        self._tell(translate("Window", "The deal is in the clipboard, as one line."))
        announce(self.copy, self.sentence.text())

    def _open_rule(self, anchor: str) -> None:
        book = RuleBookDialog(self._deal.rules, anchor, self)
        book.finished.connect(book.deleteLater)
        book.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody wanted step too."""
        step = KEYS.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.step(step)
        else:
            super().keyPressEvent(event)

    # size

    def sizeHint(self) -> QSize:
        """A table as large as the screen has room for."""
        return QSize(roomy(1060), roomy(720)).boundedTo(room_for(self))

    def minimumSizeHint(self) -> QSize:
        """As small as a small screen."""
        return QSize(640, 480).boundedTo(room_for(self))

    def showEvent(self, event: QShowEvent) -> None:
        """The fonts are known: everything gets its room."""
        super().showEvent(event)
        self._fit_side()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self._fit_side()

    def _fit_side(self) -> None:
        """The column at the right as wide as its tables want, the buttons in two rows where one is too short."""
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing() + 1)  # none jumps
        bar = self.side.verticalScrollBar().sizeHint().width()
        wanted = max(self.tricks.sizeHint().width() + scaled(8) + bar + 2, roomy(300))
        room = min(self.width(), room_for(self).width()) - 2 * _MARGIN
        self.side.setFixedWidth(min(wanted, round(room * 0.54)))
        self.points.setMinimumWidth(self.points.fontMetrics().horizontalAdvance(self._most) + 2)
        self._size_buttons(small=self.height() < roomy(_LOW))
        self.points.show()
        if self._row_width() > room:
            self.points.hide()  # the list of tricks has them too
        if self._row_width() > room:
            self._size_buttons(small=True)  # a second row would be the board's
        narrow = self._row_width() > room
        self._bottom.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )

    def _size_buttons(self, small: bool) -> None:
        """All of one height; `small`: no larger than words and fingers need."""
        self.steps.set_small(small)
        for each in (self.copy, self.again, self.close_button):
            set_role(each, "slim", "side" if small else "")
            each.setMinimumHeight(self.steps.sizeHint().height())

    def _row_width(self) -> int:
        """What the buttons take in one row."""
        for row in self._rows:
            row.invalidate()
        return sum(row.minimumSize().width() for row in self._rows) + self._bottom.spacing()
