"""Panels, boxes and messages: nothing that is needed is covered, nothing is cut off, whatever the size."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import BELOTE, COINCHE, DECK, Bid, Card, Deal, Pass, Phase, Seat, Take, Trump
from belote_desktop.engine.cards import parse_cards
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.panels.choice import ChoiceButton
from belote_desktop.ui.phrases.cards import card_name, rank_letter, suit_name
from belote_desktop.ui.table.plates import NamePlate
from belote_desktop.ui.theme import SMALLEST, font
from tests.app.fakes import always_pass
from tests.ui.clipping import clipped
from tests.ui.conftest import QUICK, Open, Player, reach

SIZES = [(680, 520), (680, 560), (800, 600), (1280, 800), (1920, 1080)]


def west_bids(view, cancel):  # type: ignore[no-untyped-def]
    """West takes at hearts, everybody plays what comes first."""
    if view.phase is not Phase.AUCTION:
        return view.legal_actions()[-1]
    wanted = view.seat is Seat.WEST and view.auction.standing is None
    return Bid(90, Trump.HEARTS) if wanted else Pass()


def declaring(opened: Open, size: tuple[int, int]) -> Player:
    """A window that offers South, third to play, two declarations."""
    south = parse_cards("JS QS KS AH 9H JC QC KC")
    rest: list[Card] = [card for card in DECK if card not in south]
    hands = [tuple(rest[:8]), tuple(rest[8:16]), south, tuple(rest[16:])]
    player = opened(None, bots=west_bids, size=size)
    window = player.window
    deal = Deal.of_hands(COINCHE, Seat.NORTH, hands)
    window.begin(MatchConfig(COINCHE, think_seconds=0.05, seed=1, dealer=Seat.NORTH), deal)
    player.wait(player.asked_to_bid)
    window.presenter.act(Pass())
    player.wait(window.declare.isVisible)
    return player


def inside(player: Player, widget: QWidget) -> QRect:
    """Where a widget is in the window."""
    return QRect(widget.mapTo(player.window, QPoint()), widget.size())


@pytest.mark.parametrize(
    "rules", [QUICK, BELOTE.replace(no_trumps=True, all_trumps=True)], ids=["values", "turn-up"]
)
@pytest.mark.parametrize("size", SIZES[:3])
def test_the_bidding_panel_follows_a_window_that_shrinks(
    opened: Open, rules: object, size: tuple[int, int]
) -> None:
    player = opened(rules, size=(1280, 800))
    window, panel = player.window, player.window.bidding
    for wanted in (size, (1280, 800), size):
        window.resize(*wanted)
        QApplication.processEvents()
        assert not clipped(panel)
        assert window.table.rect().contains(panel.geometry())
        for row in (panel.values.values, panel.values.trumps, panel.takes.trumps):
            visible = [button for button in row.buttons if button.isVisible()]
            for one, other in pairwise(visible):
                assert not one.geometry().intersects(other.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_the_box_of_declarations_covers_neither_trick_nor_plates(opened: Open, size: tuple[int, int]) -> None:
    player = declaring(opened, size)
    table, box = player.window.table, player.window.declare.geometry()
    assert table.stage.trick
    assert not clipped(player.window.declare)
    for card in table.stage.trick.values():
        assert not box.intersects(card.pose.bounds().toRect())
    for plate in table.plates.values():
        assert not box.intersects(plate.geometry())
    assert not box.intersects(table.table_layout.hint.toRect())


@pytest.mark.parametrize("size", SIZES)
def test_a_message_covers_no_plate_no_panel_and_nothing_said(opened: Open, size: tuple[int, int]) -> None:
    player = opened(size=size, bots=west_bids, dealer=Seat.SOUTH)
    window = player.window

    def covered() -> list[str]:
        toast = inside(player, window.toast)
        parts: list[QWidget] = [*window.table.plates.values(), *window.table.bubbles.values()]
        parts += [
            window.bidding,
            window.declare,
            window.contract,
            window.deal_end.card,
            window.deal_end.next_button,
        ]
        return [type(w).__name__ for w in parts if w.isVisible() and toast.intersects(inside(player, w))]

    window.notify("match.second_instance")
    QApplication.processEvents()
    assert window.toast.isVisible()
    assert not covered()
    reach(player, Phase.PLAY, tricks=1)
    assert not covered()


def test_no_type_is_smaller_than_what_can_be_read(opened: Open) -> None:
    assert font(3).pixelSize() == SMALLEST == 11
    player = opened(size=(680, 520))
    for button in player.window.findChildren(ChoiceButton):
        assert button._small().pixelSize() >= SMALLEST
    contract = player.window.contract
    assert contract.chip_height >= 2 * SMALLEST
    for plate in player.window.findChildren(NamePlate):
        assert plate.height() >= SMALLEST


def test_a_bid_is_said_in_one_form_whatever_the_room(opened: Open) -> None:
    def north_bids(view, cancel):  # type: ignore[no-untyped-def]
        if view.seat is Seat.NORTH and view.auction.standing is None:
            return Bid(110, Trump.NO_TRUMPS)
        return Pass()

    player = opened(bots=north_bids, dealer=Seat.SOUTH)
    bubble = player.window.table.bubbles[Seat.NORTH]
    for size in ((1280, 800), (680, 520), (1600, 1000)):
        player.window.resize(*size)
        QApplication.processEvents()
        assert bubble.text() == "110 sans atout"
        assert bubble.accessibleName() == "110 sans atout"
    assert player.window.bidding.heading.text() == "À vous de parler — Nord a dit 110 sans atout"


def test_the_tip_of_the_banner_covers_nothing_of_it(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[QPoint, str]] = []
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, *_: shown.append((where, text)))
    player = opened()
    banner = player.window.contract
    banner.show_auction(QUICK, Trump.ALL_TRUMPS)
    QApplication.processEvents()
    middle = banner.plate().center().toPoint()
    QApplication.sendEvent(banner, QHelpEvent(QEvent.Type.ToolTip, middle, banner.mapToGlobal(middle)))
    ((where, text),) = shown
    assert banner.mapFromGlobal(where).y() >= banner.plate().bottom() - 1
    assert "Valet 13" in text


def test_a_message_leaves_the_own_hand_in_sight(opened: Open) -> None:
    for size in ((800, 600), (1280, 800)):
        player = opened(size=size)
        player.window.toast.tell("La donne est dans le presse-papiers, sur une ligne.")
        toast = inside(player, player.window.toast)
        for card in player.window.table.stage.hand:
            assert not toast.intersects(inside(player, card).adjusted(12, 12, -12, -12))


@pytest.mark.parametrize("size", [*SIZES, (700, 1000)])
@pytest.mark.parametrize(
    "text", ["La donne est dans le presse-papiers, en une ligne.", "match.second_instance"]
)
def test_a_message_covers_no_card(opened: Open, size: tuple[int, int], text: str) -> None:
    player = opened(size=size, bots=west_bids, dealer=Seat.SOUTH)
    window = player.window

    def covered() -> list[str]:
        toast = inside(player, window.toast)
        assert window.toast.isVisible()
        stage, origin = window.table.stage, window.table.mapTo(window, QPoint())
        lying = {str(card.card): card.pose.bounds() for card in (*stage.hand, *stage.trick.values())}
        for seat, poses in window.table.table_layout.sides.items():
            lying |= {f"{seat.name} {place}": pose.bounds() for place, pose in enumerate(poses)}
        grown = toast.adjusted(3, 3, -3, -3)  # its shadow of a corner
        return [name for name, rect in lying.items() if grown.intersects(rect.toRect().translated(origin))]

    def tell() -> None:
        if "." in text.removesuffix("."):
            window.notify(text)
        else:
            window.toast.tell(text)
        QApplication.processEvents()

    tell()
    assert not covered()
    reach(player, Phase.PLAY)
    assert len(window.table.stage.trick) == 3
    window.toast.hide()
    tell()
    assert not covered()


def test_a_call_stands_in_the_record_as_soon_as_it_is_said(opened: Open) -> None:
    player = opened(speed="slow")
    window = player.window
    player.click(window.bidding.pass_button)
    assert window.director.running
    assert not window.table.bubbles[Seat.SOUTH].isHidden()
    assert len(window.side.record.texts()) == 2, "the pass, and who is to speak"


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize(
    "name", ["C:\\Users\\Jean-Christophe\\AppData\\Local\\belote_desktop\\crash.log", f"/home/{'n' * 60}"]
)
def test_a_long_path_in_a_message_is_not_cut_off(opened: Open, size: tuple[int, int], name: str) -> None:
    player = opened(size=size)
    toast = player.window.toast
    toast.tell(f"Tout est dans {name}.", lasting=True)
    player.wait(toast.isVisible)
    assert toast.text == toast.accessibleName() == f"Tout est dans {name}."
    assert player.window.rect().contains(inside(player, toast))
    assert clipped(toast) == []
    label = toast.findChild(QLabel)
    assert label is not None
    widest = max(label.fontMetrics().horizontalAdvance(part) for part in label.text().split("\u200b"))
    assert widest <= label.width()


def test_a_message_stands_in_the_middle_of_the_table_not_of_the_window(opened: Open) -> None:
    player = opened()
    toast, table = player.window.toast, player.window.table
    toast.tell("Bonjour.")
    player.wait(toast.isVisible)
    assert player.window.side.isVisible()
    middle = inside(player, table).center().x()
    assert abs(inside(player, toast).center().x() - middle) <= 20


def test_the_card_that_was_turned_up_stays_in_the_record(opened: Open) -> None:
    player = opened(BELOTE, bots=west_takes)
    window = player.window
    record, turned = window.side.record, window.session.view.turned
    assert turned is not None
    for phase in (Phase.AUCTION, Phase.PLAY):
        if phase is Phase.PLAY:
            player.click(window.bidding.pass_button)
            player.wait(lambda: window.session.view.phase is Phase.PLAY and player.asked())
        assert record.turned.isVisible()
        assert record.turned.text() == f"Retourne : {rank_letter(turned.rank, True)} {suit_name(turned.suit)}"
        assert card_name(turned) in record.accessibleDescription()
    install_translator("en")
    player.wait(lambda: record.turned.text().startswith("Turned up:"))
    window.begin(MatchConfig(QUICK, think_seconds=0.05, seed=1))
    player.wait(player.asked)
    assert not record.turned.isVisible()


def west_takes(view, cancel):  # type: ignore[no-untyped-def]
    takes = [action for action in view.legal_actions() if isinstance(action, Take)]
    return takes[0] if takes else always_pass(view, cancel)
