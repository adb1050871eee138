"""Who sits at the table, for every sentence that names a player or a side."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.seats import Seat


@dataclass
class People:
    """The players of the match that is shown."""

    names: tuple[str, ...] = ("", "", "", "")
    """By `Seat`; an empty name: the player is called by the seat."""
    front: Seat = Seat.SOUTH
    """Who sits in front of the window, and so says «we»."""
    both_sides: bool = False
    """Whether players of both sides look at the window, so that nobody says «we»."""


_people = People()


def people() -> People:
    """The players of the match that is shown; whoever shows another match changes them."""
    return _people
