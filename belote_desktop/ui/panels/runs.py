"""Text with suit signs in it, drawn as vectors: few fonts have the signs, and none has them in our colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from belote_desktop.engine.cards import Suit

from ..palettes import Palette
from ..phrases.cards import suit_name
from ..table.suits import suit_path
from ..theme import current, theme

Run = str | Suit
Runs = Sequence[Run]
"""Pieces of text and suit signs, one after the other."""

_SIGN = 0.86  # height of a sign to the ascent of the font
_GAP = 0.16


def plain(runs: Runs) -> str:
    """The same as text, the suits by name, for screen readers and tool tips."""
    words = " ".join(run.strip() if isinstance(run, str) else suit_name(run) for run in runs)
    return " ".join(words.split())


def runs_width(runs: Runs, font: QFont) -> float:
    """Width in pixels that `draw_runs` takes."""
    metrics = QFontMetricsF(font)
    sign = metrics.ascent() * (_SIGN + _GAP)
    return sum(metrics.horizontalAdvance(run) if isinstance(run, str) else sign for run in runs)


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """`text` in lines no wider than `width`, broken between words; a word that is wider stands alone."""
    metrics, lines = QFontMetricsF(font), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width + 1:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def draw_runs(
    painter: QPainter,
    rect: QRectF,
    runs: Runs,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    signs: Palette | None = None,
) -> None:
    """Draw `runs` in one line, vertically centred in `rect`, cut off with dots at its right.

    The signs have their colours in `signs`, usually the palette of the panels.
    """
    metrics = QFontMetricsF(font)
    spare = rect.width() - runs_width(runs, font)
    x = rect.left() + {Qt.AlignmentFlag.AlignHCenter: spare / 2, Qt.AlignmentFlag.AlignRight: spare}.get(
        align, 0.0
    )
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    sign = metrics.ascent() * _SIGN
    painter.save()
    painter.setFont(font)
    painter.setPen(colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    palette, four = signs or current(), theme().four_colours
    for run in runs:
        if isinstance(run, str):
            text = metrics.elidedText(run, Qt.TextElideMode.ElideRight, max(0.0, rect.right() - x + 1))
            painter.drawText(QPointF(x, baseline), text)
            x += metrics.horizontalAdvance(run)
            continue
        gap = metrics.ascent() * _GAP
        centre = QPointF(x + (sign + gap) / 2, baseline - metrics.capHeight() / 2)
        ink = palette.suit_colour(int(run), four)
        painter.fillPath(suit_path(int(run), centre, sign), ink)
        x += sign + gap
    painter.restore()


class RunLabel(QWidget):
    """A label for runs: one line, in its own font, the palette's text colour or a dim one."""

    def __init__(
        self, runs: Runs = (), parent: QWidget | None = None, *, bold: bool = False, elastic: bool = False
    ) -> None:
        """`elastic`: may be cut off with dots, the whole then in its tip."""
        super().__init__(parent)
        self._elastic = elastic
        self._runs: tuple[Run, ...] = ()
        self._shorter: tuple[Run, ...] = ()
        self._bold = bold
        self._dim = False
        self._align = Qt.AlignmentFlag.AlignLeft
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)
        self.set_runs(runs)

    def set_runs(
        self, runs: Runs, *, bold: bool | None = None, dim: bool = False, shorter: Runs = ()
    ) -> None:
        """Show `runs`; the accessible name says the same in words. `shorter`: shown where there is no room for them."""
        self._runs, self._shorter = tuple(runs), tuple(shorter)
        self._dim = dim
        if bold is not None:
            self._bold = bold
        self.setAccessibleName(plain(self._runs))
        self._retip()
        self.updateGeometry()
        self.update()

    def set_alignment(self, align: Qt.AlignmentFlag) -> None:
        """Left (at first), centre or right."""
        self._align = align
        self.update()

    def text(self) -> str:
        """The runs in words."""
        return plain(self._runs)

    def shown(self) -> str:
        """What is drawn, in words: whole, or the shorter form."""
        return plain(self._drawn())

    def _drawn(self) -> tuple[Run, ...]:
        fits = self.sizeHint().width() <= self.width() + 1
        return self._runs if fits or not self._shorter else self._shorter

    def _font(self) -> QFont:
        result = QFont(self.font())
        result.setBold(self._bold)
        return result

    def sizeHint(self) -> QSize:
        """The width of the runs in one line."""
        metrics = QFontMetricsF(self._font())
        return QSize(round(runs_width(self._runs, self._font()) + 2), round(metrics.height() + 2))

    def minimumSizeHint(self) -> QSize:
        """Never less, so that nothing is cut off; unless it may be."""
        full = self.sizeHint()
        return QSize(0, full.height()) if self._elastic else full

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is cut off is in the tip."""
        super().resizeEvent(event)
        self._retip()

    def _retip(self) -> None:
        if self._elastic:
            self.setToolTip(self.text() if self.sizeHint().width() > self.width() + 1 else "")

    def changeEvent(self, event: QEvent) -> None:
        """Another font needs another width."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the runs."""
        painter = QPainter(self)
        role = QPalette.ColorRole.WindowText
        colour = current().text_dim if self._dim else self.palette().color(role)
        draw_runs(painter, QRectF(self.rect()), self._drawn(), self._font(), colour, self._align)
