"""The four seats, the two teams and the direction of play."""

from __future__ import annotations

from enum import Enum, IntEnum

from .quoting import quoted


class Direction(Enum):
    """Which neighbour speaks and plays next, seen from above the table."""

    ANTICLOCKWISE = "anticlockwise"
    """E → N → W → S, the French custom."""
    CLOCKWISE = "clockwise"
    """N → E → S → W, as many programs turn."""


class Team(IntEnum):
    """The two partnerships."""

    NS = 0
    EW = 1

    @property
    def other(self) -> Team:
        """The opposing team."""
        return Team(1 - self)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners."""
        return (Seat.NORTH, Seat.SOUTH) if self is Team.NS else (Seat.EAST, Seat.WEST)


class Seat(IntEnum):
    """A place at the table."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def letter(self) -> str:
        """One of ``N E S W``."""
        return "NESW"[self]

    @property
    def team(self) -> Team:
        """The team this seat plays for."""
        return _TEAMS[self]

    @property
    def partner(self) -> Seat:
        """The seat across the table."""
        return _SEATS[(self + 2) & 3]

    def next(self, direction: Direction = Direction.ANTICLOCKWISE) -> Seat:
        """Who speaks and plays after this seat."""
        return _SEATS[(self + (3 if direction is Direction.ANTICLOCKWISE else 1)) & 3]

    @staticmethod
    def parse(text: str) -> Seat:
        """The seat of a letter; raises `ValueError` when it is none of ``N E S W``."""
        if len(text) != 1 or text not in "NESW":
            raise ValueError(f"{quoted(text, 20)} is not a seat: N, E, S or W")
        return _SEATS["NESW".index(text)]


_SEATS = tuple(Seat)
_TEAMS = (Team.NS, Team.EW, Team.NS, Team.EW)


def round_from(first: Seat, direction: Direction) -> tuple[Seat, Seat, Seat, Seat]:
    """The four seats in playing order, beginning with `first`."""
    second = first.next(direction)
    third = second.next(direction)
    return (first, second, third, third.next(direction))
