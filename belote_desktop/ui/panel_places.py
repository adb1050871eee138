"""Fits what lies in the middle of the table into the room there is: the auction, the boxes beside the trick, the offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QWidget

from belote_desktop.engine.seats import Seat

from .window_parts import WindowParts

if TYPE_CHECKING:
    from .panels.declare import DeclarePanel
    from .panels.say import SayPanel

_GOOD_TRICK = 0.42
"""The least width of the trick's cards, compared with the own ones, beside a box that could take less room."""


def place_panels(window: WindowParts) -> None:
    """Give every panel in sight its place and the shape that fits it; messages keep clear of them."""
    window.table.refit()  # the contract above may have another size
    if not window.bidding.isHidden():
        window.bidding.fit(QSizeF(window.table.table_layout.panel.size()))
        window.table.refit()
    for box in (window.declare, window.say):
        if not box.isHidden():
            _place_aside(window, box)
    _place_offers(window)
    window.toast.settle()


def make_way(window: WindowParts) -> None:
    """A side panel that lies over the table goes when it would cover what the player is asked; it can be called again."""
    side = window.side
    if side.isHidden() or window.area.is_beside:
        return
    covered = side.geometry().translated(-window.table.pos())
    asked: tuple[QWidget, ...] = (window.bidding, window.declare, window.say, window.out_of_turn)
    if any(not panel.isHidden() and panel.geometry().intersects(covered) for panel in asked):
        window.area.show_side(False)


def _place_aside(window: WindowParts, box: DeclarePanel | SayPanel) -> None:
    """Spread out if that fits, and leaves the trick its size."""
    for compact in (False, True):
        box.set_compact(compact)
        window.table.refit()
        wanted, layout = box.sizeHint(), window.table.table_layout
        room, trick = layout.aside, layout.trick[Seat.SOUTH].width
        fits = wanted.width() <= room.width() + 1 and wanted.height() <= room.height() + 1
        if fits and trick >= _GOOD_TRICK * layout.hand[0].width:
            break


def _place_offers(window: WindowParts) -> None:
    """Laying down, beside the sentence above the hand; a double out of turn, over it."""
    layout = window.table.table_layout
    offer = layout.offer.toRect()
    offer.setTop(min(offer.top(), offer.bottom() - window.claim.sizeHint().height()))
    window.claim.setGeometry(offer)
    window.claim.raise_()
    bar = window.out_of_turn
    if not bar.isHidden():
        room = layout.middle
        size = bar.sizeHint().boundedTo(room.size().toSize())
        left = (window.table.width() - size.width()) / 2
        bar.setGeometry(round(left), round(room.bottom() - size.height()), size.width(), size.height())
        bar.raise_()
