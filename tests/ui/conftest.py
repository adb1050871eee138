"""A window with quick scripted bots, and hands to work it with."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.engine import COINCHE, Phase, RuleSet, Seat
from belote_desktop.ui import key_gate, theme
from belote_desktop.ui.card_look import CardLook
from belote_desktop.ui.hands import hands
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.phrases.people import People, people
from belote_desktop.ui.style import zoom
from belote_desktop.ui.table import cards
from belote_desktop.ui.table.card_widget import CardWidget, Standing
from belote_desktop.ui.table.faces import CardStyle
from tests.app.fakes import Choice, Factory, always_pass

QUICK = COINCHE.replace(target=500, declarations=False)


@pytest.fixture(scope="session", autouse=True)
def fusion(qapp: QApplication) -> None:
    """The style of the program."""
    qapp.setStyle("Fusion")


@pytest.fixture(scope="session", autouse=True)
def faces() -> Iterator[None]:
    """A card that one window has drawn is not drawn anew for the next: the same pixels, from a store of a few hundred."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("draw_face", "draw_back"):
            patch.setattr(cards, name, _kept(getattr(cards, name)))
        yield


def _kept(draw: Callable[..., None]) -> Callable[..., None]:
    store: OrderedDict[object, QPixmap] = OrderedDict()

    def drawn(painter: QPainter, *what: object) -> None:
        target = painter.device()
        *card, rect, style = what
        assert isinstance(rect, QRectF)
        assert isinstance(style, CardStyle)
        key = (*card, target.width(), target.height(), target.devicePixelRatioF(), rect.getRect(), style.key)
        if key not in store:
            picture = QPixmap(target.width(), target.height())
            picture.setDevicePixelRatio(target.devicePixelRatioF())
            picture.fill(Qt.GlobalColor.transparent)
            fresh = QPainter(picture)
            draw(fresh, *what)
            fresh.end()
            store[key] = picture
            if len(store) > 400:
                store.popitem(last=False)
        store.move_to_end(key)
        painter.drawPixmap(0, 0, store[key])

    return drawn


@pytest.fixture(autouse=True)
def plain(fusion: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test begins and ends in French, in the light look, at the usual size; nobody waits for the disk or for keys."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
    monkeypatch.setattr(key_gate, "QUIET_MS", 0)
    _usual()
    yield
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if QApplication.mouseButtons() & button:  # the last half of a double click by QTest is none
            QTest.mouseRelease(QWidget(), button)
    # What the test has closed goes now: else it would follow the language and the look of a hundred tests more.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _usual()
    zoom.set_for(1280, 800)


@pytest.fixture
def type_size(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[float]:
    """The desktop's type, times a factor, for one test."""
    before = QFont(qapp.font())
    larger = QFont(before)
    larger.setPointSizeF(before.pointSizeF() * request.param)
    qapp.setFont(larger)
    yield request.param
    qapp.setFont(before)


def _usual() -> None:
    hands.use_keys(True)
    install_translator("fr")
    theme.theme().set_choice("light")
    theme.theme().set_table("felt")
    theme.theme().set_cards(CardLook())
    vars(people()).update(vars(People()))


class Player:
    """Works a window as a person does: by clicks and keys on what is in sight."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot

    def wait(self, what: Callable[[], bool]) -> None:
        """Until the window shows something."""
        self.qtbot.waitUntil(what, timeout=60_000)

    def asked(self) -> bool:
        """Whether the window waits for the player."""
        window = self.window
        if not window.deal_end.isHidden() or not window.match_end.isHidden():
            return True
        if window.director.running or not window.session.has_match:
            return False
        return self.asked_to_bid() or bool(self.playable())

    def asked_to_bid(self) -> bool:
        return not self.window.bidding.isHidden()

    def playable(self) -> list[CardWidget]:
        """The cards of the hand that stand out."""
        return [card for card in self.window.table.stage.hand if card.standing is Standing.PERMITTED]

    def click(self, widget: QWidget, pos: QPoint | None = None) -> None:
        """A click of the left button, where the widget is bare."""
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=pos or widget.rect().center())

    def click_card(self, card: CardWidget) -> None:
        """A click on the strip of a card that its right neighbour leaves in sight."""
        self.click(card, bare_point(self.window, card))

    def key(self, key: Qt.Key) -> None:
        """A key pressed where the keyboard is."""
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        QTest.keyClick(focused, key)


def press(
    player: Player, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key pressed wherever the keyboard is, as a shortcut."""
    QTest.keyClick(QApplication.focusWidget() or player.window, key, modifier)


def bare_point(window: MainWindow, card: CardWidget) -> QPoint:
    """A point of the card that nothing covers, in the card's coordinates."""
    for y in range(card.height() // 4, card.height() - 4, 12):
        for x in range(4, card.width() - 4, 6):
            point = QPoint(x, y)
            where = card.mapTo(window.table, point)
            if window.table.childAt(where) is card and card.hitButton(point):
                return point
    raise AssertionError("the card is covered")


Open = Callable[..., Player]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Opens windows; each is closed after the test."""
    windows: list[MainWindow] = []

    def open_window(
        rules: RuleSet | None = QUICK,
        *,
        bots: Choice = always_pass,
        size: tuple[int, int] = (1280, 800),
        speed: str = "instant",
        seed: int = 1,
        dealer: Seat = Seat.WEST,
    ) -> Player:
        """A window of this size; with `rules` a match begins at once (South speaks first)."""
        settings = Settings.load()
        settings.animation_speed = speed
        settings.language = "fr"
        session = MatchSession(bot_factory=Factory(bots))
        window = MainWindow(session, settings)
        session.setParent(window)
        settings.setParent(window)
        windows.append(window)
        window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
        player = Player(window, qtbot)
        if rules is not None:
            window.begin(MatchConfig(rules, think_seconds=0.05, seed=seed, dealer=dealer))
            player.wait(player.asked)
        return player

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.wait(1)


def bid_lowest(player: Player) -> None:
    """Bid the lowest value in spades by mouse, or pass when someone has bid."""
    bidding = player.window.bidding
    if not bidding.values.is_open or player.window.session.view.auction.standing is not None:
        player.click(bidding.pass_button)
        return
    player.click(bidding.values.trumps.buttons[0])
    player.click(bidding.confirm)


def play_first(player: Player) -> None:
    """Play the first permitted card by mouse."""
    player.click_card(player.playable()[0])


def reach(player: Player, phase: Phase, tricks: int = 0) -> None:
    """Play on until the player is asked in `phase` with at least `tricks` tricks done."""
    while True:
        player.wait(player.asked)
        view = player.window.session.view
        if view.phase is phase and len(view.tricks) >= tricks:
            return
        if player.asked_to_bid():
            bid_lowest(player)
        else:
            play_first(player)
