"""Large and tall windows: what they show grows with them; and nothing called lies over what is asked."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from belote_desktop.engine import Phase, Seat
from belote_desktop.ui.table.card_widget import CardWidget
from belote_desktop.ui.table.layout import arrange, scale_for
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player, bid_lowest, reach
from tests.ui.test_free_felt import declaring


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def with_a_trick(opened: Open, size: tuple[int, int]) -> Player:
    player = opened(size=size)
    reach(player, Phase.PLAY, tricks=1)
    settle()
    return player


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
def test_the_last_trick_lies_as_on_the_table(opened: Open, size: tuple[int, int]) -> None:
    window = with_a_trick(opened, size).window
    trick = window.side.last_trick
    places = trick.places()
    assert places[Seat.NORTH].bottom() <= places[Seat.SOUTH].top()
    assert places[Seat.WEST].right() < places[Seat.NORTH].left() < places[Seat.EAST].left()
    assert places[Seat.WEST].top() == places[Seat.EAST].top()
    for one, other in combinations(places.values(), 2):
        assert not one.intersects(other)
    for place in places.values():
        assert trick.rect().toRectF().contains(place)
        assert place.width() >= 1.15 * trick._card
    assert not clipped(window)


def test_in_a_low_window_the_last_trick_is_a_row_that_needs_no_scrolling(opened: Open) -> None:
    window = with_a_trick(opened, (800, 600)).window
    window.area.show_side(True)
    settle()
    places = window.side.last_trick.places()
    assert len({place.top() for place in places.values()}) == 1
    assert window.side._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(680, 520), (800, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_the_last_trick_is_looked_at_large(opened: Open, size: tuple[int, int]) -> None:
    window = with_a_trick(opened, size).window
    window.commands["last_trick"].trigger()
    settle()
    peek = window.peek
    assert peek.isVisible()
    assert window.table.geometry().contains(peek.geometry())
    cards = peek.trick.places().values()
    assert min(card.width() for card in cards) >= 0.09 * window.table.width()
    assert max(card.bottom() for card in cards) < peek.trick.height()
    peek.put_away()


def test_lines_round_a_card_grow_with_it_and_have_room(opened: Open) -> None:
    card: CardWidget = opened(size=(3840, 2160)).window.table.stage.hand[0]
    assert card.pose.width > 240
    assert card._line > 2
    bounds = card.pose.bounds().toRect()
    around = card.geometry()
    assert bounds.left() - around.left() >= 4.5 * card._line - 1
    assert around.right() - bounds.right() >= 4.5 * card._line - 1


def test_a_tall_table_has_larger_type_than_a_low_one() -> None:
    assert scale_for(900, 1324) > 1.05
    assert scale_for(900, 600) < 0.95
    assert scale_for(980, 760) == 1.0
    assert scale_for(508, 524) == 0.78
    tall = arrange(900, 1324)
    assert tall.trick[Seat.SOUTH].width > 120


@pytest.mark.parametrize("size", [(700, 1000), (680, 520)])
def test_a_side_panel_over_the_table_gives_way_to_what_is_asked(opened: Open, size: tuple[int, int]) -> None:
    player = declaring(opened, size)
    window = player.window
    player.click(window.declare.silent)
    settle()
    window.area.show_side(True)
    settle()
    assert window.side.isVisible()
    assert not window.area.is_beside
    window.session.undo()  # the auction again, or the declarations
    player.wait(lambda: window.bidding.isVisible() or window.declare.isVisible())
    settle()
    asked = window.bidding if window.bidding.isVisible() else window.declare
    covered = window.side.geometry().translated(-window.table.pos())
    assert not window.side.isVisible() or not asked.geometry().intersects(covered)
    window.commands["side_panel"].trigger()  # called by the player it comes all the same
    settle()
    assert window.side.isVisible()


def test_the_hand_is_whole_in_tall_windows_too(opened: Open) -> None:
    player = opened(size=(700, 1000))
    window = player.window
    bid_lowest(player)
    player.wait(player.asked)
    for size in ((700, 1000), (900, 1400), (1440, 2560)):
        window.resize(QSize(*size))
        settle()
        for card in window.table.stage.hand:
            assert window.table.rect().contains(card.pose.bounds().toRect())
        assert not clipped(window)
