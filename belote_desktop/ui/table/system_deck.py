"""The pictures of a pack of another program, drawn by a process beside the window and kept in memory."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage

from belote_desktop.app.decks import find_deck
from belote_desktop.engine.cards import DECK, Card

from .deck_artist import BACK, PARTIAL
from .paper import HEIGHT

_STEP = 1.25  # a picture is drawn at most this much larger than asked, so that a dragged window asks seldom
_LEAST, _GREATEST = 96, 520
"""Widths in pixels; at the greatest a pack takes some 50 MB, and larger cards are stretched from it."""
_PATIENCE_MS = 60_000


class SystemDeck(QObject):
    """The pack that the settings name. One per application, reached by `system_deck`.

    A picture that is not there yet is `None`: our own card stands in for it, and `arrived` follows.
    """

    arrived = Signal()
    """A pack has been drawn, or drawn finer: repaint."""
    failed = Signal(str, str)
    """A pack cannot be used: why (``missing``, ``damaged``, ``partial``) and its name."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("belote-system-deck")
        self._key = ""
        self._name = ""
        self._bad: set[str] = set()
        self._width = 0
        self._wanted = 0
        self._pictures: dict[int, QImage] = {}
        self._fresh: dict[int, QImage] = {}
        self._buffer = bytearray()
        self._process: QProcess | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._give_up)

    @property
    def busy(self) -> bool:
        """Whether a pack is being drawn."""
        return self._process is not None

    def retry(self) -> None:
        """The player chooses anew: a pack that failed may have been mended."""
        self._bad.clear()

    def picture(self, key: str, card: Card | None, width: int) -> QImage | None:
        """The picture of a card (`None`: the back) of the pack `key`, for `width` pixels; `None` while there is none."""
        if key in self._bad:
            return None
        if key != self._key:
            self._turn_to(key)
        if width > self._wanted and self._wanted < _GREATEST:
            self._wanted = min(_GREATEST, max(_LEAST, round(width * _STEP)))
            QTimer.singleShot(0, self, self._draw)
        return self._pictures.get(BACK if card is None else card.index)

    def stop(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        self._patience.stop()
        if process is not None:
            process.kill()
            process.waitForFinished(500)
            process.deleteLater()

    def _turn_to(self, key: str) -> None:
        self.stop()
        self._key, self._width, self._wanted = key, 0, 0
        self._pictures = {}

    def _draw(self) -> None:
        """Start the process for the pack and width wanted."""
        if not self._key or self._key in self._bad or self._wanted <= self._width:
            return
        self.stop()
        deck = find_deck(self._key)
        if deck is None:
            self._fail("missing", self._key.partition(":")[2])
            return
        self._name = deck.name
        self._fresh, self._buffer = {}, bytearray()
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("QT_QPA_PLATFORM", "offscreen")
        process.setProcessEnvironment(environment)
        # each says which process speaks: what one that was ended still says must not be taken for its successor's
        process.readyReadStandardOutput.connect(partial(self._read, process))
        process.finished.connect(partial(self._finished, process))
        process.errorOccurred.connect(partial(self._broken, process))
        size = (str(self._wanted), str(round(self._wanted * HEIGHT)))
        module = "belote_desktop.ui.table.deck_artist"
        self._patience.start()
        process.start(sys.executable, ["-m", module, str(deck.path), deck.kind, *size])

    def _read(self, process: QProcess) -> None:
        if process is not self._process:
            return
        self._buffer += bytes(process.readAllStandardOutput().data())
        while (end := self._buffer.find(b"\n", 0, 64)) >= 0:
            index, width, height = (int(word) for word in self._buffer[:end].split())
            length = width * height * 4
            if len(self._buffer) < end + 1 + length:
                return
            pixels = bytes(self._buffer[end + 1 : end + 1 + length])
            del self._buffer[: end + 1 + length]
            image = QImage(pixels, width, height, width * 4, QImage.Format.Format_ARGB32_Premultiplied)
            self._fresh[index] = image.copy()

    def _finished(self, process: QProcess, status: int, how: QProcess.ExitStatus) -> None:
        if process is not self._process:
            return
        self._read(process)
        self._process = None
        self._patience.stop()
        process.deleteLater()
        whole = len(self._fresh) == len(DECK) + 1
        if how is QProcess.ExitStatus.NormalExit and status == 0 and whole:
            self._pictures, self._width = self._fresh, self._wanted
            self._fresh = {}
            self.arrived.emit()
        else:
            self._fail("partial" if status == PARTIAL else "damaged", self._name)

    def _broken(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if process is self._process and error is QProcess.ProcessError.FailedToStart:
            self.stop()
            self._fail("damaged", self._name)

    def _give_up(self) -> None:
        self.stop()
        self._fail("damaged", self._name)

    def _fail(self, why: str, name: str) -> None:
        self._bad.add(self._key)
        self._pictures, self._fresh = {}, {}
        self.failed.emit(why, name)
        self.arrived.emit()


def system_deck() -> SystemDeck:
    """The application's pack of another program (made at the first call, owned by the application)."""
    app = QGuiApplication.instance()
    if app is None:
        raise RuntimeError("system_deck() needs a QApplication")
    found = app.findChild(SystemDeck, "belote-system-deck", Qt.FindChildOption.FindDirectChildrenOnly)
    return found if found is not None else SystemDeck(app)
