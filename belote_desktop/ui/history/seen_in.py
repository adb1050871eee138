"""Sentences about another match than the one on the table name its own players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine.seats import Seat, Team

from ..phrases.people import People, people


@contextmanager
def seen_in(config: MatchConfig, front: Seat | None = None) -> Iterator[None]:
    """While it lasts, the people are those of a match set up like this; for what is written at once.

    `front`: who looks, by default the player in front of that match.
    """
    known = people()
    before = {field.name: getattr(known, field.name) for field in fields(People)}
    known.names = config.names
    known.bots = {}
    known.both_sides = {seat.team for seat in config.humans} == set(Team)
    known.front = config.main_human if front is None else front
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(known, name, value)
