"""One line of the score sheet: a button that says what, how much, why and by which text, and opens the rule."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Score, ScoreLine

from ..i18n import fill, translate
from ..phrases.counts import Counts
from ..style import label, scaled
from ..theme import current
from .score_texts import calculation, deciding_option, line_anchor, line_name, line_why, source_text

CHEVRON = 13
"""Pixels at the right of a row that leads somewhere, at the usual size."""


class RowButton(QAbstractButton):
    """A flat button with labels inside; Enter and Space press it, the arrows are for its list."""

    walked = Signal(int)
    """An arrow: -1 up, 1 down; Home and End give -1000 and 1000."""

    def __init__(self, parent: QWidget | None = None, *, leads: bool = False) -> None:
        """`leads`: it opens something, which the chevron at its right shows."""
        super().__init__(parent)
        self._leads = leads
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._over = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of a list."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif Qt.Key(event.key()) in steps:
            self.walked.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is over it."""
        self._over = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: object) -> None:
        """The pointer has gone."""
        self._over = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground under the pointer, ring of the keyboard."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = current()
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._over or self.isDown():
            painter.setBrush(palette.button_hover if self.isDown() else palette.button_off)
            painter.drawRoundedRect(area, scaled(7), scaled(7))
        if self._leads:
            self._chevron(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.ring, max(2, scaled(2))))
            painter.drawRoundedRect(area, scaled(7), scaled(7))

    def _chevron(self, painter: QPainter) -> None:
        size = self.fontMetrics().height() * 0.21
        tip = self.tip(size)
        pen = QPen(current().us if self._over else current().text_dim, max(1.6, scaled(1.6)))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([tip + QPointF(-size, -size), tip, tip + QPointF(-size, size)]))

    def tip(self, _size: float) -> QPointF:
        """Where the chevron points: the right end of the first line."""
        layout = self.layout()
        top = layout.contentsMargins().top() if layout is not None else 0
        return QPointF(self.width() - scaled(5), top + self.fontMetrics().height() / 2)


class HeadButton(RowButton):
    """A row that begins with a sentence; the chevron stands where the sentence ends, if that is one line."""

    def __init__(self, sentence: QLabel, parent: QWidget | None = None) -> None:
        super().__init__(parent, leads=True)
        self._sentence = sentence

    def tip(self, size: float) -> QPointF:
        """Behind the last word."""
        text, metrics = self._sentence, self._sentence.fontMetrics()
        end = metrics.horizontalAdvance(text.text()) + scaled(9) + size
        line = QPointF(text.x(), text.y() + metrics.height() / 2)
        one = text.height() < 1.6 * metrics.height()
        return QPointF(min(text.x() + end, self.width() - 5) if one else self.width() - scaled(5), line.y())


class LineButton(RowButton):
    """A line of one side's account."""

    def __init__(self, line: ScoreLine, score: Score, rules: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent, leads=True)
        self.line = line
        self.anchor = line_anchor(line, score, rules)
        name, points = line_name(line), calculation(line)
        why, source = line_why(line, score, rules), source_text(deciding_option(line, score, rules), rules)
        self.name = _through(label(name, "", self))
        self.points = _through(label(points, "strong", self))
        self.why = _through(label(why, "dim", self))
        self.source = _through(label(source, "small", self))
        for text in (self.name, self.why, self.source):
            text.setWordWrap(True)
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        top = QHBoxLayout()
        top.setSpacing(scaled(10))
        top.addWidget(self.name, 1)
        top.addWidget(self.points)
        column = QVBoxLayout(self)
        column.setContentsMargins(scaled(9), scaled(6), scaled(9 + CHEVRON), scaled(6))
        column.setSpacing(scaled(2))
        column.addLayout(top)
        column.addWidget(self.why)
        column.addWidget(self.source)
        self.setAccessibleName(
            fill(
                translate("ScoreSheet", "%1: %2", "line of the score: points"),
                name,
                points if line.times != 1 else Counts.points(line.points),
            )
        )
        self.setAccessibleDescription(
            fill(translate("ScoreSheet", "%1 %2. Opens the rule.", "why, document"), why, source)
        )
        self.setToolTip(translate("ScoreSheet", "Open the rule"))

    def show_details(self, on: bool, by_default: str = "", told_below: bool = False) -> None:
        """Show or hide why, and by which text unless that is the one told once for all (`by_default`).

        `told_below`: the next line says the same, for both.
        """
        self.why.setVisible(on and not told_below)
        self.source.setVisible(on and not told_below and self.source.text() != by_default)


def _through(text: QLabel) -> QLabel:
    """A label that leaves the mouse to the button around it."""
    text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return text
