"""Windows of any size and type of any size: the own hand is whole, and everything is within reach."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QApplication, QWidget

from belote_desktop.engine import COINCHE, Bid, Double, Phase, Seat, Trump
from belote_desktop.engine.actions import PASS
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.style import TOUCH, zoom
from tests.quality.tree import ROOT
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player, bid_lowest, play_first, reach
from tests.ui.test_free_felt import declaring

SMALL = QSize(800, 600)
every_language = pytest.mark.parametrize("language", ["fr", "en"])


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def whole_hand(window: MainWindow) -> list[str]:
    """What is wrong with the own hand: cards out of the window or under a panel, in words."""
    found = []
    panels: list[QWidget] = [
        window.bidding, window.declare, window.say, window.out_of_turn, window.side, window.strip, window.toast,
        window.contract, window.menu_bar,
    ]  # fmt: skip
    for card in window.table.stage.hand:
        bounds = card.pose.bounds().toRect().adjusted(1, 1, -1, -1)
        place = bounds.translated(window.table.mapTo(window, QPoint()))
        if not window.rect().contains(place):
            found.append(f"{card.card} at {place.getRect()} in {window.size().toTuple()}")
        found += [
            f"{card.card} under {type(panel).__name__}"
            for panel in panels
            if panel.isVisible() and place.intersects(QRect(panel.mapTo(window, QPoint()), panel.size()))
        ]
    assert window.table.stage.hand or not window.deal_end.isHidden()
    return found


def too_large(window: MainWindow) -> bool:
    """Whether the window wants more than a small screen has."""
    least = window.minimumSize().expandedTo(window.minimumSizeHint())
    return least.expandedTo(SMALL) != SMALL


def look(player: Player, state: str) -> None:
    settle()
    window = player.window
    assert not too_large(window), state
    assert window.size() == SMALL
    assert not whole_hand(window), state
    assert not clipped(window), state


@every_language
@pytest.mark.parametrize("type_size", [0.75, 1.0, 1.25, 1.5, 1.75, 2.0], indirect=True)
def test_a_small_window_in_type_of_any_size(opened: Open, language: str, type_size: float) -> None:
    player = opened(COINCHE, size=SMALL.toTuple())
    window = player.window
    window.settings.language = language
    look(player, "auction")
    bid_lowest(player)
    for _ in range(60):
        player.wait(player.asked)
        if not window.deal_end.isHidden():
            break
        look(player, "declare" if window.declare.isVisible() else "play")
        if window.declare.isVisible():
            player.click(window.declare.silent)
            settle()
        play_first(player)
    look(player, "end")
    assert window.deal_end.next_button.visibleRegion().boundingRect() == window.deal_end.next_button.rect()


@pytest.mark.parametrize("type_size", [1.0, 1.5, 2.0], indirect=True)
@pytest.mark.parametrize("side", [True, False])
def test_declarations_in_a_small_window(opened: Open, type_size: float, side: bool) -> None:
    player = declaring(opened, SMALL.toTuple())
    player.window.area.show_side(side)
    look(player, "declare")


_AT_SCALE = """
import sys
from PySide6.QtWidgets import QApplication
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.session import MatchSession
from belote_desktop.app.settings import Settings
from belote_desktop.engine import COINCHE, Seat
from belote_desktop.ui.main_window import MainWindow
from tests.app.fakes import Factory, always_pass
from tests.ui.clipping import clipped
from tests.ui.test_room import settle, whole_hand

app = QApplication([])
app.setStyle("Fusion")
settings = Settings.load()
settings.animation_speed = "instant"
window = MainWindow(MatchSession(bot_factory=Factory(always_pass), saves=False), settings)
window.furnish()
ratio = window.devicePixelRatioF()
window.resize(int(800 / ratio), int(600 / ratio))
window.show()
window.begin(MatchConfig(COINCHE, think_seconds=0.05, seed=1, dealer=Seat.WEST))
for _ in range(400):
    settle()
    if window.bidding.isVisible():
        break
assert window.bidding.isVisible()
pixels = window.size() * ratio
assert pixels.width() <= 801 and pixels.height() <= 601, pixels
assert (window.minimumSize() * ratio).expandedTo(window.minimumSizeHint() * ratio).width() <= 800
print(whole_hand(window), clipped(window), round(window.fontInfo().pixelSize() * ratio))
window.close()
"""


@pytest.mark.parametrize("dpi", [72, 120, 144, 168, 192])
def test_a_small_window_on_a_screen_of_any_scale(dpi: int) -> None:
    """On X11 and Windows a desktop's large type is a scale of everything: 800×600 are 457×342 at 175 %."""
    env = {**os.environ, "QT_FONT_DPI": str(dpi), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", _AT_SCALE], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[] []"), done.stdout


def test_type_gives_way_only_where_the_window_has_no_room_for_it(qapp: QApplication) -> None:
    zoom.set_for(680, 520)
    assert zoom.factor == 1.0
    zoom.set_for(400, 300, ratio=2.0)
    assert 0.5 <= zoom.factor < 0.6
    zoom.set_for(100, 100, ratio=2.0)
    assert zoom.factor == 0.5, "no smaller than on a usual screen"
    zoom.set_for(100, 100)
    assert zoom.factor == 1.0
    zoom.set_for(1280, 800, ratio=2.0)
    assert zoom.factor == 1.0


@every_language
@pytest.mark.parametrize("size", [(680, 520), (800, 600), (900, 1400)])
def test_hint_and_take_back_are_within_reach_without_the_side_panel(
    opened: Open, language: str, size: tuple[int, int]
) -> None:
    player = opened(size=size)
    window = player.window
    window.settings.language = language
    bid_lowest(player)
    player.wait(player.asked)
    assert not window.side.isVisible()
    by_name = {each._action.objectName(): each for each in window.strip.buttons}
    for each in by_name.values():
        assert each.isVisible()
        assert min(each.width(), each.height()) >= TOUCH
        assert each.accessibleName()
        assert each.toolTip()
    player.click(by_name["hint"])
    player.wait(lambda: any(card.advised for card in window.table.stage.hand))
    player.click(by_name["undo"])
    player.wait(lambda: window.session.view.phase is Phase.AUCTION)


def test_the_buttons_say_words_where_there_is_room(opened: Open) -> None:
    player = opened(size=(1280, 800))
    player.window.area.show_side(False)
    settle()
    assert [each.text() for each in player.window.strip.buttons] == [
        "Conseil",
        "Reprendre le coup",
        "Panneau latéral",
    ]
    player.window.resize(700, 560)
    settle()
    assert [each.text() for each in player.window.strip.buttons] == ["", "", ""]


def doubling(view, cancel):  # type: ignore[no-untyped-def]
    """North bids all trumps, East doubles."""
    if view.phase is not Phase.AUCTION:
        return view.legal_actions()[-1]
    if view.seat is Seat.NORTH and view.auction.standing is None:
        return Bid(160, Trump.ALL_TRUMPS)
    double = next((each for each in view.legal_actions() if isinstance(each, Double)), None)
    return double if view.seat is Seat.EAST and double is not None else PASS


@every_language
@pytest.mark.parametrize("side", [True, False])
def test_a_doubled_contract_is_told_whole(opened: Open, language: str, side: bool) -> None:
    player = opened(COINCHE, bots=doubling, size=SMALL.toTuple(), dealer=Seat.EAST)
    window = player.window
    window.settings.language = language
    window.area.show_side(side)
    window.presenter.act(PASS)
    player.wait(player.asked)
    settle()
    word = {"fr": "coinché", "en": "doubled"}[language]
    heading = window.bidding.heading
    assert word in heading.text()
    assert word in heading.shown()
    shown_width = heading.fontMetrics().horizontalAdvance(heading.shown())
    assert shown_width <= heading.width()
    window.presenter.act(PASS)
    player.wait(lambda: window.session.view.phase is Phase.PLAY)
    settle()
    contract = window.contract
    assert f"{word} ×2" in " ".join(contract.lines()).lower()
    room = contract.width() - 2 * 12 * contract._scale
    for runs, sized in contract._lines(contract.trump, contract.width()):
        from belote_desktop.ui.panels.runs import runs_width

        assert runs_width(runs, sized) <= room + 1, runs


def test_the_frame_round_the_winning_card_of_the_last_trick_is_whole(opened: Open) -> None:
    player = opened(COINCHE.replace(declarations=False))
    reach(player, Phase.PLAY, tricks=1)
    shapes = set()
    for size in (QSize(1280, 800), QSize(1100, 560), QSize(2560, 1440)):
        player.window.resize(size)
        settle()
        shown = player.window.side.last_trick
        for box in shown.places().values():
            frame = 0.5 + max(2.5, 0.03 * box.width()) / 2
            assert QRectF(shown.rect()).contains(box.adjusted(-frame, -frame, frame, frame)), size
        shapes.add(len({box.top() for box in shown.places().values()}))
    assert shapes == {1, 3}  # in a row and as on the table
