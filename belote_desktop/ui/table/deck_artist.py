"""A process of its own that draws a pack of another program: python -m belote_desktop.ui.table.deck_artist.

Reading such a file takes up to a third of a second and cannot be interrupted; a damaged one may do worse. Written
to standard output, for each card: a line ``index width height``, then the pixels (premultiplied ARGB, 4 bytes each).
Exit status 0 for a whole pack, 3 for a file that is no picture of cards, 4 for one that lacks a card.
"""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path

from belote_desktop.engine.cards import DECK, Card, Rank, Suit

BACK = -1
LONGEST = 64 * 2**20
"""Bytes of text in a pack, unpacked; the largest packs there are have a tenth of that."""
_MEMORY = 640 * 2**20  # bytes: five times what the largest packs take
UNREADABLE, PARTIAL = 3, 4

_SUITS = {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}
_RANKS = {Rank.ACE: "1", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
_GNOME_ROWS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_GNOME_NUMBERS = {Rank.ACE: 1, Rank.JACK: 11, Rank.QUEEN: 12, Rank.KING: 13}
_HIGHEST, _LOWEST = 2.2, 1.1  # of a card's height to its width


def element_names(card: Card | None) -> tuple[str, ...]:
    """What a card (`None`: the back) may be called in the file."""
    if card is None:
        return ("back",)
    rank, suit = _RANKS.get(card.rank, card.rank.text), _SUITS[card.suit]
    return (f"{rank}_{suit}", f"{suit}_{rank}")


def grid_place(card: Card | None) -> tuple[int, int]:
    """Column and row of a card in the table of 13 × 5 that a GNOME pack is."""
    if card is None:
        return (2, 4)
    return (_GNOME_NUMBERS.get(card.rank, int(card.rank) + 7) - 1, _GNOME_ROWS.index(card.suit))


def read_text(path: str) -> bytes | None:
    """The text of a pack, unpacked if need be; `None` when it cannot be read or is longer than `LONGEST`."""
    try:
        with Path(path).open("rb") as file:
            packed = file.read(2) == b"\x1f\x8b"
            file.seek(0)
            text = gzip.GzipFile(fileobj=file).read(LONGEST + 1) if packed else file.read(LONGEST + 1)
    except (OSError, EOFError, zlib.error, MemoryError):
        return None
    return text if len(text) <= LONGEST else None


def _limit_memory() -> None:
    """Take no more than a pack can need: a small text may ask for any number of pictures."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    allowed = _MEMORY if most == resource.RLIM_INFINITY else min(_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (allowed, most))


def main(argv: Sequence[str]) -> int:
    """Draw the pack `argv` names: path, kind, width and height in pixels."""
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    path, kind, width, height = argv[0], argv[1], int(argv[2]), int(argv[3])
    app = QGuiApplication.instance() or QGuiApplication(["deck"])
    _limit_memory()
    text = read_text(path)
    renderer = QSvgRenderer(QByteArray(text or b""))
    del text
    if not renderer.isValid():
        return UNREADABLE
    whole = renderer.viewBoxF()
    cell_width, cell_height = whole.width() / 13, whole.height() / 5
    plan: list[tuple[Card | None, str, QRectF]] = []
    for card in (None, *DECK):
        name = next((each for each in element_names(card) if renderer.elementExists(each)), None)
        if name is None:
            return PARTIAL
        if kind == "gnome":
            column, row = grid_place(card)
            box = QRectF(column * cell_width, row * cell_height, cell_width, cell_height)
            box.translate(whole.topLeft())
        else:
            box = renderer.boundsOnElement(name)
        if box.width() <= 0 or not _LOWEST <= box.height() / box.width() <= _HIGHEST:
            box = QRectF()
        plan.append((card, name, box))
    if sum(box.isEmpty() for _, _, box in plan) > len(plan) // 4:
        return UNREADABLE
    target = QRectF(0, 0, width, height)
    for card, name, box in plan:
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        if kind == "gnome":
            renderer.setViewBox(box)
            renderer.render(painter, target)
        else:
            renderer.render(painter, name, target)
        painter.end()
        index = BACK if card is None else card.index
        sys.stdout.buffer.write(f"{index} {width} {height}\n".encode("ascii"))
        sys.stdout.buffer.write(bytes(image.constBits()))
        sys.stdout.buffer.flush()
    del renderer, app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
