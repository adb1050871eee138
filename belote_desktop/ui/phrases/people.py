"""Who sits at the table, for every sentence that names a player or a side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from belote_desktop.app.bot_style import BotStyle
from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from .settings import level_name, style_words


@dataclass
class People:
    """The players of the match that is shown."""

    names: tuple[str, ...] = ("", "", "", "")
    """By `Seat`; an empty name: the player is called by the seat."""
    front: Seat = Seat.SOUTH
    """Who sits in front of the window, and so says «we»."""
    bots: Mapping[Seat, tuple[str, BotStyle]] = field(default_factory=dict)
    """Level and style of those who are bots."""
    both_sides: bool = False
    """Whether players of both sides look at the window, so that nobody says «we»."""


_people = People()


def people() -> People:
    """The players of the match that is shown; whoever shows another match changes them."""
    return _people


def manner(seat: Seat) -> str:
    """How the bot at `seat` plays: «Expert», or «Expert, audacieux» when its style stands out; empty for a human."""
    if seat not in _people.bots:
        return ""
    level, style = _people.bots[seat]
    words = style_words(style)
    return (
        fill(translate("Table", "%1, %2", "level, style"), level_name(level), words)
        if words
        else level_name(level)
    )
