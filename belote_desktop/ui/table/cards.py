"""Pictures of cards, drawn once per size and kept: the cache behind every card widget."""

from __future__ import annotations

from collections import OrderedDict, deque

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from belote_desktop.engine.cards import Card
from belote_desktop.ui.card_look import CardLook

from .faces import HEIGHT, CardStyle, draw_back, draw_face
from .system_deck import SystemDeck, system_deck

_Key = tuple[int, int, int, tuple[str, CardLook]]
_BACK = -1
_AT_REST_MS, _IN_FLIGHT_MS = 0, 60
"""Between one picture and the next that somebody will want; a frame has room for one, not for many."""


class CardPictures(QObject):
    """Lazily filled cache of card pictures by (card, width, device-pixel ratio, style).

    A size that is not there yet is drawn at once when the card was never drawn; when another size is there, that
    one is lent and the right one follows in an idle turn, so that dragging the window's edge stays fluid.
    """

    arrived = Signal()
    """A picture asked for has been drawn: repaint."""

    def __init__(self, parent: QObject | None = None, budget: int = 96 * 1024 * 1024) -> None:
        """`budget`: bytes of pictures kept; the ones unused for longest go first."""
        super().__init__(parent)
        self._budget = budget
        self._held = 0
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._outdated: set[_Key] = set()
        self._wanted: deque[tuple[Card | None, float, float, CardStyle]] = deque()
        self._idle = QTimer(self)
        self._idle.setInterval(_AT_REST_MS)
        self._idle.timeout.connect(self._draw_one)
        self.drawn = 0
        self._foreign: SystemDeck | None = None

    def exact(self, card: Card | None, width: float, ratio: float, style: CardStyle) -> QPixmap:
        """The picture of a card (`None`: the back), `width` logical pixels wide; drawn now if it must be."""
        key = self._key(card, width, ratio, style)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            self._outdated.discard(key)
            return found
        pixmap = self._draw(card, key[1], key[2] / 100, style)
        self._keep(key, pixmap)
        return pixmap

    def quick(self, card: Card | None, width: float, ratio: float, style: CardStyle) -> QPixmap:
        """Like `exact`, but lends a picture of another size, if there is one, while the right one is drawn."""
        if self._key(card, width, ratio, style) in self._pictures:
            return self.exact(card, width, ratio, style)
        index = _BACK if card is None else card.index
        for key in reversed(self._pictures):
            if key[0] == index and key[3] == style.key:
                self.want(card, width, ratio, style)
                return self._pictures[key]
        return self.exact(card, width, ratio, style)

    def lend(self, card: Card | None, width: float, ratio: float, style: CardStyle) -> QPixmap:
        """A picture of about the right size for a card that moves: nothing is drawn if there is any."""
        index = _BACK if card is None else card.index
        sizes = [key for key in self._pictures if key[0] == index and key[3] == style.key]
        if not sizes:
            return self.exact(card, width, ratio, style)
        return self._pictures[min(sizes, key=lambda key: abs(key[1] * key[2] / 100 - width * ratio))]

    def want(self, card: Card | None, width: float, ratio: float, style: CardStyle) -> None:
        """Have a picture drawn in an idle turn, if it is not there."""
        asked = (card, width, ratio, style)
        key = self._key(*asked)
        self._outdated.discard(key)
        if key not in self._pictures and asked not in self._wanted:
            self._wanted.append(asked)
            self._idle.start()

    def give_way(self, on: bool) -> None:
        """While cards fly, draw ahead now and then only."""
        self._idle.setInterval(_IN_FLIGHT_MS if on else _AT_REST_MS)

    def outdate(self) -> None:
        """Sizes or looks have changed: whoever is still painted will ask again, and the rest is of no use soon."""
        self._wanted.clear()
        self._outdated = set(self._pictures)

    def let_go(self) -> None:
        """Forget the pictures that nobody has asked for since they were outdated."""
        for key in self._outdated:
            self._drop(key)
        self._outdated.clear()

    def flush(self) -> None:
        """Draw everything asked for now."""
        while self._wanted:
            self._draw_one()

    def clear(self) -> None:
        """Forget every picture and every wish."""
        self._idle.stop()
        self._wanted.clear()
        self._pictures.clear()
        self._outdated.clear()
        self._held = 0

    @property
    def waiting(self) -> int:
        """How many wishes are not fulfilled yet."""
        return len(self._wanted)

    def __len__(self) -> int:
        return len(self._pictures)

    @staticmethod
    def _key(card: Card | None, width: float, ratio: float, style: CardStyle) -> _Key:
        return (_BACK if card is None else card.index, max(8, round(width)), round(ratio * 100), style.key)

    def _draw_one(self) -> None:
        if self._wanted:
            self.exact(*self._wanted.popleft())
        if not self._wanted:
            self._idle.stop()
            self.arrived.emit()

    def _draw(self, card: Card | None, width: int, ratio: float, style: CardStyle) -> QPixmap:
        self.drawn += 1
        height = width * HEIGHT
        pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        rect = QRectF(0, 0, pixmap.width() / ratio, pixmap.height() / ratio)
        foreign = self._of_the_system(card, pixmap.width(), style)
        if foreign is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(rect, foreign)
        elif card is None:
            draw_back(painter, rect, style)
        else:
            draw_face(painter, card, rect, style)
        painter.end()
        return pixmap

    def _of_the_system(self, card: Card | None, pixels: int, style: CardStyle) -> QImage | None:
        """The picture of the pack that the player chose instead of ours, if there is one and it is drawn."""
        if not style.look.deck:
            return None
        if self._foreign is None:
            self._foreign = system_deck()
            self._foreign.arrived.connect(self._redraw)
        found = self._foreign.picture(style.look.deck, card, pixels)
        if found is None or found.width() < 2 * pixels:
            return found
        # Halving would leave out lines: one smooth step to the size first
        return found.scaledToWidth(pixels, Qt.TransformationMode.SmoothTransformation)

    def _redraw(self) -> None:
        """Another pack has been drawn: the pictures that stood in for it are of no use."""
        for key in [key for key in self._pictures if key[3][1].deck]:
            self._drop(key)
        self.arrived.emit()

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._pictures[key] = pixmap
        self._held += _bytes(pixmap)
        while self._held > self._budget and len(self._pictures) > 1:
            self._drop(next(iter(self._pictures)))

    def _drop(self, key: _Key) -> None:
        old = self._pictures.pop(key, None)
        if old is not None:
            self._held -= _bytes(old)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
