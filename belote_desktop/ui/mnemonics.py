"""Letters with Alt for labels, buttons and ticks of a dialog: chosen anew for every language and text, none of them twice."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialog,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QWidget,
)

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_MOST = 20
"""More fields than this on a page that scrolls get none: letters picked at random help nobody."""
_PLAIN, _LETTER, _MARKED = "plain", "letter", "marked"
"""Properties of a widget: its text as it was, its letter, its text with the letter."""
_EVENTS = (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.LanguageChange)

Named = QLabel | QAbstractButton
_PRESSED = (QPushButton, QCheckBox)


class Mnemonics(QObject):
    """Gives a dialog its letters as soon as it is shown, and keeps them while its texts stay what they are.

    Translators would have to find letters that are free in every state of every dialog; this sees them.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._followed = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.give)
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something may have appeared or speak otherwise."""
        if event.type() == QEvent.Type.Show and not self._followed:
            self._follow_tabs()
        if event.type() in _EVENTS:
            self._soon.start()
        return False

    def give(self) -> None:
        """Give every word in sight a letter of its own, as far as they go."""
        if sys.platform == "darwin" or not self._dialog.isVisible():
            return
        named, crowd = _named(self._dialog)
        wanted = [(widget, _plain(widget)) for widget in named]
        letters: dict[int, str] = {}
        for place, (widget, plain) in enumerate(wanted):  # who has one keeps it
            before = widget.property(_LETTER) if plain != widget.text() else ""
            if before and before not in letters.values():
                letters[place] = before
        for place, (_, plain) in enumerate(wanted):
            if place not in letters:
                free = (letter for letter in _letters(plain) if letter not in letters.values())
                letters[place] = next(free, "")
        for place, (widget, plain) in enumerate(wanted):
            _mark(widget, plain, letters[place])
        for widget in crowd:
            _mark(widget, _plain(widget), "")

    def _follow_tabs(self) -> None:
        self._followed = True
        for tabs in self._dialog.findChildren(QTabWidget):
            tabs.currentChanged.connect(lambda _index: self._soon.start())


def _plain(widget: Named) -> str:
    """The text as it was before it got a letter; what was set since then is as it is."""
    text = widget.text()
    return str(widget.property(_PLAIN)) if widget.property(_MARKED) == text else text


def _mark(widget: Named, plain: str, letter: str) -> None:
    marked = _marked(plain, letter)
    if widget.text() != marked:
        widget.setText(marked)
    for name, value in ((_PLAIN, plain), (_LETTER, letter), (_MARKED, marked)):
        widget.setProperty(name, value)


def _named(dialog: QDialog) -> tuple[list[Named], list[Named]]:
    """What gets letters: what is always in sight before what scrolls, buttons before labels, from top to bottom.

    Then what gets none, because there is too much of it.
    """
    fixed: list[Named] = []
    scrolling: list[Named] = []
    for widget in dialog.findChildren(QWidget):
        if isinstance(widget, (QLabel, QAbstractButton)) and widget.window() is dialog and _takes_one(widget):
            (scrolling if _scrolls(widget, dialog) else fixed).append(widget)

    def place(widget: Named) -> tuple[bool, int, int]:
        point = widget.mapTo(dialog, QPoint())
        return not isinstance(widget, QPushButton), point.y(), point.x()

    fixed.sort(key=place)
    scrolling.sort(key=place)
    return (fixed, scrolling) if len(scrolling) > _MOST else ([*fixed, *scrolling], [])


def _takes_one(widget: Named) -> bool:
    """Whether it is in sight, says something and leads somewhere."""
    leads = widget.buddy() is not None if isinstance(widget, QLabel) else isinstance(widget, _PRESSED)
    return leads and widget.isVisible() and bool(widget.text())


def _scrolls(widget: QWidget, dialog: QDialog) -> bool:
    above = widget.parentWidget()
    while above is not None and above is not dialog:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


def _letters(text: str) -> Iterator[str]:
    """The letters of a text, the best first: those that begin words, then all others."""
    words = "".join(char if char.isalnum() else " " for char in text).split()
    for letter in (*(word[0] for word in words), *"".join(words)):
        if letter.lower() in _LETTERS:
            yield letter.lower()


def _marked(plain: str, letter: str) -> str:
    """The text as Qt wants it: `&` before the letter, and every other one doubled."""
    starts = [k for k, char in enumerate(plain) if char.lower() == letter]
    at = next((k for k in starts if k == 0 or not plain[k - 1].isalnum()), starts[0] if starts else -1)
    return "".join(("&" if k == at else "") + ("&&" if char == "&" else char) for k, char in enumerate(plain))
