"""Finding words in a text document without minding accents or case."""

from __future__ import annotations

import unicodedata

from PySide6.QtGui import QTextCursor, QTextDocument


def folded(text: str) -> str:
    """`text` without accents and in lower case, place by place: as long as `text`."""
    return "".join(map(_fold, text))


def _fold(char: str) -> str:
    base = unicodedata.normalize("NFKD", char)[:1].lower()
    if char in "’‘":
        return "'"
    return base if len(base) == 1 else char


def find_all(document: QTextDocument, text: str) -> list[QTextCursor]:
    """A selection for every place where `text` stands in one paragraph, in order."""
    needle = folded(" ".join(text.split()))
    found: list[QTextCursor] = []
    if not needle:
        return found
    block = document.begin()
    while block.isValid():
        line = folded(block.text())
        place = line.find(needle)
        while place >= 0:
            cursor = QTextCursor(document)
            cursor.setPosition(block.position() + place)
            cursor.setPosition(block.position() + place + len(needle), QTextCursor.MoveMode.KeepAnchor)
            found.append(cursor)
            place = line.find(needle, place + len(needle))
        block = block.next()
    return found


def block_of_anchor(document: QTextDocument, anchor: str) -> QTextCursor | None:
    """A selection of the paragraph that `anchor` names; `None` when there is none."""
    block = document.begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            if anchor in place.fragment().charFormat().anchorNames():
                cursor = QTextCursor(block)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                return cursor
            place += 1
        block = block.next()
    return None
