"""The help: the book of the rules of the game being played, with its contents and a search."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from belote_desktop.app.rule_files import OwnRules
from belote_desktop.engine.presets import COINCHE, PRESETS
from belote_desktop.engine.rules import RuleSet

from ..i18n import fill, translate
from ..parts.scrolling import fit
from ..phrases.settings import preset_name
from ..style import body_px, button, label, roomy, scaled, zoom
from ..theme import current, theme
from .book import Book, write_book
from .book.finding import block_of_anchor, find_all
from .counts import FormCounts
from .look import colour_name, dressed

_INDEX_FROM = 720


def book_style() -> str:
    """The style sheet of the book in the palette that rules."""
    palette, px = current(), body_px()
    colours = {
        name: colour_name(getattr(palette, name)) for name in ("text", "text_dim", "line", "surface", "us")
    }
    wrong = colour_name(palette.ring if palette.is_dark else palette.them)
    return _STYLE.format(
        px=px, h1=round(px * 1.7), h2=round(px * 1.35), h3=round(px * 1.05), changed=wrong, **colours
    )


_STYLE = """
body {{ color: {text}; }}
h1 {{ font-size: {h1}px; font-weight: 700; margin-top: 0; margin-bottom: 6px; }}
h2 {{ font-size: {h2}px; font-weight: 700; color: {us}; margin-top: 26px; margin-bottom: 8px; }}
h3 {{ font-size: {h3}px; font-weight: 700; margin-top: 14px; margin-bottom: 4px; }}
p {{ margin-top: 0; margin-bottom: 8px; }}
p.example {{ margin-left: 14px; margin-bottom: 12px; }}
ul {{ margin-top: 2px; margin-bottom: 8px; }}
li {{ margin-bottom: 5px; }}
a {{ color: {us}; }}
table {{ margin-top: 6px; margin-bottom: 12px; border-collapse: collapse; border: 1px solid {line}; }}
th {{ text-align: left; color: {text_dim}; background-color: {surface}; border: 1px solid {line}; }}
td {{ border: 1px solid {line}; }}
table.note td {{ background-color: {surface}; }}
.dim {{ color: {text_dim}; }}
.changed {{ color: {changed}; font-weight: 700; }}
"""


def own_name_of(rules: RuleSet) -> str:
    """The name under which the player keeps this very game; empty when it is not one of his own."""
    if rules == PRESETS[rules.preset]:
        return ""
    return next((name for name, kept in OwnRules().games.items() if kept == rules), "")


class RuleBook(QTextBrowser):
    """The text of the book. Follows theme and language."""

    chapter_shown = Signal(int)
    """The reader is in this chapter now, by its place in the contents: led there, or by scrolling."""

    def __init__(self, rules: RuleSet = COINCHE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.own_name = own_name_of(rules)
        self.book = Book("", ())
        self._marked: list[QTextCursor] = []
        self._lit: QTextCursor | None = None
        self._starts: list[int] = []
        """Where each chapter of the contents begins in the text."""
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(scaled(18))
        self.document().setIndentWidth(scaled(24))
        theme().changed.connect(self.write)
        zoom.changed.connect(self.write)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.write()

    @property
    def rules(self) -> RuleSet:
        """The rules that the book tells."""
        return self._rules

    def set_rules(self, rules: RuleSet) -> None:
        """Tell other rules."""
        self._rules = rules
        self.own_name = own_name_of(rules)
        self.write()

    def write(self) -> None:
        """Write the book anew: other rules, another theme, another language."""
        bar = self.verticalScrollBar()
        top = bar.value()
        self.book = write_book(self._rules, self.own_name)
        self._marked, self._lit = [], None
        self.document().setDefaultStyleSheet(book_style())
        self.setHtml(self.book.html)
        places = (block_of_anchor(self.document(), entry.anchor) for entry in self.book.contents)
        self._starts = [place.selectionStart() if place is not None else 0 for place in places]
        bar.setValue(top)
        self.setAccessibleName(translate("RuleBook", "Rules of the game being played"))

    def go_to(self, anchor: str) -> bool:
        """Show the rule at `anchor` at the top, lit up; a bare name is an option. Whether it is there."""
        name = anchor if ":" in anchor else f"option:{anchor}"
        found = block_of_anchor(self.document(), name)
        if found is None:
            return False
        self.scrollToAnchor(name)
        self._lit = found if not name.startswith("chapter:") else None
        self._mark(self._marked)
        start = QTextCursor(found)
        start.setPosition(found.selectionStart())
        self.setTextCursor(start)
        bar = self.verticalScrollBar()
        self.scrollToAnchor(name)
        bar.setValue(max(0, bar.value() - scaled(10)))
        self._tell_chapter(found.selectionStart())
        return True

    def _tell_chapter(self, position: int) -> None:
        """Say which chapter this place of the text is in; what stands before the first counts to it."""
        if self._starts:
            self.chapter_shown.emit(max(0, bisect_right(self._starts, position) - 1))

    def _scrolled(self) -> None:
        """The line being read: at the top when the book is at its beginning, at the bottom at its end."""
        bar, height = self.verticalScrollBar(), self.viewport().height()
        down = bar.value() / bar.maximum() if bar.maximum() > 0 else 0.0
        place = QPoint(scaled(30), round(scaled(16) + down * max(0, height - scaled(32))))
        self._tell_chapter(self.cursorForPosition(place).position())

    def search(self, text: str) -> int:
        """Mark every place where `text` stands and show the first; gives how many there are."""
        found = find_all(self.document(), text)
        self._lit = None
        self._mark(found)
        if found:
            self._show(0)
        return len(found)

    def step(self, forward: bool = True) -> None:
        """Go to the next place found, or to the one before."""
        if not self._marked:
            return
        here = self.textCursor().selectionStart()
        starts = [cursor.selectionStart() for cursor in self._marked]
        if forward:
            place = next((i for i, start in enumerate(starts) if start > here), 0)
        else:
            place = next((i for i in reversed(range(len(starts))) if starts[i] < here), len(starts) - 1)
        self._show(place)

    def _show(self, place: int) -> None:
        self.setTextCursor(self._marked[place])
        self.ensureCursorVisible()
        self._tell_chapter(self._marked[place].selectionStart())

    def _mark(self, found: list[QTextCursor]) -> None:
        self._marked = found
        palette = current()
        light = palette.turn.lighter(150) if not palette.is_dark else palette.turn.darker(260)
        marks = []
        for cursor in found:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(light)
            marks.append(mark)
        if self._lit is not None:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._lit
            mark.format.setBackground(light)
            marks.append(mark)
        self.setExtraSelections(marks)

    def _follow(self, url: QUrl) -> None:
        self.go_to(url.fragment())

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.write()
        super().changeEvent(event)


class RuleBookDialog(QDialog):
    """The book in a window of its own, which may stay open beside the game."""

    def __init__(self, rules: RuleSet, anchor: str | None = None, parent: QWidget | None = None) -> None:
        """`anchor` is where it opens: ``option:made_when``, ``chapter:score`` or the bare name of an option."""
        super().__init__(parent)
        self._opening = ""
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.hits = label("", "dim", self)
        self.before, self.after = button("", "", self), button("", "", self)
        self.index = QListWidget(self)
        self.index.setFixedWidth(scaled(210))
        self.index.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.book = RuleBook(rules, self)
        self.close_button = button("", "primary", self)
        self._lay_out()
        self._connect()
        dressed(self)
        self.retranslate()
        if anchor is not None:
            # once the text has its width
            self._opening = anchor
            QTimer.singleShot(0, self, self._go_to_opening)
        self.book.setFocus(Qt.FocusReason.OtherFocusReason)
        fit(self)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(scaled(8))
        top.addWidget(self.search, 1)
        top.addWidget(self.hits)
        top.addWidget(self.before)
        top.addWidget(self.after)
        body = QHBoxLayout()
        body.setSpacing(scaled(10))
        body.addWidget(self.index)
        body.addWidget(self.book, 1)
        bottom = QHBoxLayout()
        bottom.addStretch(1)
        bottom.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(scaled(16), scaled(14), scaled(16), scaled(14))
        layout.setSpacing(scaled(10))
        layout.addLayout(top)
        layout.addLayout(body, 1)
        layout.addLayout(bottom)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self._step_on)
        self.before.clicked.connect(self._step_back)
        self.after.clicked.connect(self._step_on)
        self.index.currentRowChanged.connect(self._open_chapter)
        self.index.itemClicked.connect(self._open_item)
        self.book.chapter_shown.connect(self._mark_chapter)
        self.close_button.clicked.connect(self.close)
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self._to_search),
            (QKeySequence.StandardKey.FindNext, self._step_on),
            (QKeySequence.StandardKey.FindPrevious, self._step_back),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        theme().changed.connect(self._again)

    def sizeHint(self) -> QSize:
        """A page that is read with ease."""
        return QSize(scaled(880), scaled(720))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any screen."""
        return QSize(420, 360)

    def set_rules(self, rules: RuleSet, anchor: str | None = None) -> None:
        """Tell other rules, and open them at `anchor`."""
        self.book.set_rules(rules)
        self.retranslate()
        if anchor is not None:
            self.book.go_to(anchor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The contents only where there is room for them."""
        super().resizeEvent(event)
        self.index.setVisible(self.width() >= roomy(_INDEX_FROM))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search before it closes the window."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.book.setFocus(Qt.FocusReason.OtherFocusReason)
            event.accept()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _look_for(self, text: str) -> None:
        count = self.book.search(text)
        self.hits.setText(FormCounts.hits(count) if text.strip() else "")
        self.search.setAccessibleDescription(self.hits.text())
        for each in (self.before, self.after):
            each.setEnabled(count > 0)

    def _again(self) -> None:
        if self.search.text():
            self._look_for(self.search.text())

    def _step_on(self) -> None:
        self.book.step(True)

    def _step_back(self) -> None:
        self.book.step(False)

    def _go_to_opening(self) -> None:
        self.book.go_to(self._opening)

    def _mark_chapter(self, row: int) -> None:
        """Let the contents show where the reader is."""
        blocked = self.index.blockSignals(True)
        self.index.setCurrentRow(row)
        self.index.blockSignals(blocked)

    def _open_item(self, item: QListWidgetItem) -> None:
        self._open_chapter(self.index.row(item))

    def _open_chapter(self, row: int) -> None:
        if 0 <= row < len(self.book.book.contents):
            self.book.go_to(self.book.book.contents[row].anchor)

    def retranslate(self) -> None:
        """Write every text anew, the book's too."""
        self.book.write()
        name = self.book.own_name or preset_name(self.book.rules.preset)
        self.setWindowTitle(fill(translate("RuleBook", "Rules: %1", "game"), name))
        self.search.setPlaceholderText(translate("RuleBook", "Search"))
        self.search.setAccessibleName(translate("RuleBook", "Search in the rules"))
        self.before.setText(translate("RuleBook", "Previous"))
        self.after.setText(translate("RuleBook", "Next"))
        self.close_button.setText(translate("RuleBook", "Close"))
        self.index.setAccessibleName(translate("RuleBook", "Contents"))
        row, blocked = self.index.currentRow(), self.index.blockSignals(True)
        self.index.clear()
        self.index.addItems([entry.title for entry in self.book.book.contents])
        self.index.setCurrentRow(max(0, row))
        self.index.blockSignals(blocked)
        self._look_for(self.search.text())
