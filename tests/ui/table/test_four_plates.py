"""The name plates while the table turns or cards are dealt."""

from __future__ import annotations

from belote_desktop.engine import DECK, Deal, Seat
from belote_desktop.ui.table.director import Director
from belote_desktop.ui.table.table_view import TableView

from .conftest import coinche_play, until


def test_while_cards_are_dealt_every_plate_tells_who_sits_there_and_who_deals(table: TableView) -> None:
    over = until(coinche_play(), lambda deal: len(deal.tricks) == 3)
    table.set_view(over.seen_by(Seat.SOUTH))
    deal = Deal.new(over.rules, Seat.NORTH, DECK)
    director = Director(table)
    director.deal(deal.seen_by(Seat.EAST))
    assert director.running
    for seat in Seat:
        plate = table.plate_of(seat)
        assert plate.state.seat is seat
        assert plate.state.viewer is Seat.EAST
        assert plate.state.dealer is (seat is Seat.NORTH)
        assert not plate.state.taker
        assert plate.state.tricks is None


def test_plates_turn_round_with_the_table(table: TableView) -> None:
    table.set_view(coinche_play().seen_by(Seat.SOUTH))
    table.set_thinking(Seat.WEST, True)
    table.look_over(Seat.EAST)
    for seat in Seat:
        assert table.plate_of(seat).state.seat is seat
        assert table.plate_of(seat).thinking is (seat is Seat.WEST)
    assert table.plates[Seat.SOUTH].state.viewer is Seat.EAST
