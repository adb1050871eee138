"""Letters for labels, buttons and ticks of a dialog and for menus: chosen anew for every language and text, none twice."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialog,
    QLabel,
    QMenu,
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
        letters = _shared_out(
            [
                (plain, str(widget.property(_LETTER)) if plain != widget.text() else "")
                for widget, plain in wanted
            ]
        )
        for (widget, plain), letter in zip(wanted, letters, strict=True):
            _mark(widget, plain, letter)
        for widget in crowd:
            _mark(widget, _plain(widget), "")

    def _follow_tabs(self) -> None:
        self._followed = True
        for tabs in self._dialog.findChildren(QTabWidget):
            tabs.currentChanged.connect(lambda _index: self._soon.start())


class MenuLetters(QObject):
    """Gives a menu its letters as it opens: those its translators chose, where two do not want the same one."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        self._menu = menu
        menu.aboutToShow.connect(self.give)

    def give(self) -> None:
        """Give every entry in sight a letter of its own, as far as they go."""
        if sys.platform == "darwin":
            return
        actions = [each for each in self._menu.actions() if each.isVisible() and not each.isSeparator()]
        wanted = [_parted(action.text()) for action in actions]
        for action, (plain, before), letter in zip(actions, wanted, _shared_out(wanted), strict=True):
            if letter != before:
                action.setText(_marked(plain, letter))


def _parted(text: str) -> tuple[str, str]:
    """The text without marks, and the letter that was marked."""
    single = text.replace("&&", "\0")
    at = single.find("&")
    letter = single[at + 1 : at + 2].lower() if at >= 0 else ""
    return single.replace("&", "").replace("\0", "&"), letter


def _shared_out(wanted: Sequence[tuple[str, str]]) -> list[str]:
    """A letter for each text, "" where none is left. Beside a text stands the letter that it has, which it keeps."""
    letters: dict[int, str] = {}
    for place, (_, before) in enumerate(wanted):
        if before and before not in letters.values():
            letters[place] = before
    for place, (plain, _) in enumerate(wanted):
        if place not in letters:
            free = (letter for letter in _letters(plain) if letter not in letters.values())
            letters[place] = next(free, "")
    return [letters[place] for place in range(len(wanted))]


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
