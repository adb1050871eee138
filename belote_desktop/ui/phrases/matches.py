"""A match of the history in two lines."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from belote_desktop.app.past_match import PastMatch, Unreadable
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.engine.seats import Seat

from ..i18n import fill, number, translate
from .cards import pair_name, seat_name
from .comfort import mark_words
from .counts import Counts
from .people import people
from .settings import level_name, preset_name

SIDES = ((Seat.SOUTH, Seat.NORTH), (Seat.WEST, Seat.EAST))


def match_title(match: PastMatch | Unreadable) -> str:
    """The game and how it ended: «Coinche — gagnée 2 030 à 1 750»; or that it cannot be read."""
    if isinstance(match, Unreadable):
        if match.newer:
            return translate("Matches", "Match of a newer version")
        if match.known is None:
            return translate("Matches", "Match that cannot be read")
        game = preset_name(match.known.config.rules.preset)
        return fill(translate("Matches", "%1 — cannot be read", "game"), game)
    return fill(
        translate("Matches", "%1 — %2", "game, result"), preset_name(match.config.rules.preset), result(match)
    )


def result(match: PastMatch) -> str:
    """Who won, or how it stood; the points of the side that looks come first, or those of the winners."""
    mine = people().front.team
    if match.winner is None:
        sentence = translate("Matches", "left at %1 to %2", "points, points")
    elif people().both_sides:
        mine = match.winner
        won = translate("Matches", "%3 won, %1 to %2", "points, points, side")
        sentence = won.replace("%3", pair_name(mine))
    elif match.winner is mine:
        sentence = translate("Matches", "won, %1 to %2", "points, points")
    else:
        sentence = translate("Matches", "lost, %1 to %2", "points, points")
    return fill(sentence, number(match.totals[mine]), number(match.totals[mine.other]))


def match_details(match: PastMatch | Unreadable) -> str:
    """How long it was, who played, and what happened beside the cards; or what can still be done with it."""
    if isinstance(match, Unreadable):
        if match.newer:
            return translate("Matches", "Only the newer version reads it; it can be exported or deleted")
        return translate("Matches", "It is damaged: it can only be exported or deleted")
    parts = [Counts.deals(match.deals), players(match), mark_words(match.mark)]
    return translate("Matches", " · ", "between what is told of a match").join(filter(None, parts))


def players(match: PastMatch) -> str:
    """The names, as far as there are any, and how strong the bots were."""
    config = match.config
    told = ""
    if any(config.names):
        ours, theirs = (
            translate("Matches", " and ", "between partners").join(map(seat_name, side)) for side in SIDES
        )
        told = fill(translate("Matches", "%1 – %2", "partners, opponents"), ours, theirs)
    bots = [seat for seat in Seat if seat not in config.humans]
    levels = {config.level_of(seat) for seat in bots}
    if len(levels) == 1:
        level = level_name(levels.pop())
        told = fill(translate("Matches", "%1 (%2)", "players, level"), told, level) if told else level
    return told


def sheet_title(saved: SavedMatch) -> str:
    """Which match a sheet is about: the game, when it began, and deals whose scores the file has otherwise."""
    title = _begun(saved)
    if not saved.flagged:
        return title
    deals = translate("Matches", ", ", "between numbers of deals").join(map(number, saved.flagged))
    sentence = translate("Matches", "The file has other scores for these deals: %1.", "numbers")
    return fill(translate("Matches", "%1. %2", "match, a sentence"), title, fill(sentence, deals))


def _begun(saved: SavedMatch) -> str:
    game = preset_name(saved.config.rules.preset)
    try:
        begun = datetime.fromisoformat(saved.begun).astimezone()
    except (ValueError, OverflowError, OSError):  # from a file
        return game
    return fill(translate("Matches", "%1, begun %2", "game, when"), game, when(begun))


def when(moment: datetime) -> str:
    """Day and time as the language writes them."""
    return QLocale().toString(
        QDateTime.fromSecsSinceEpoch(round(moment.timestamp())), QLocale.FormatType.ShortFormat
    )


def match_spoken(match: PastMatch | Unreadable) -> str:
    """All of it in one sentence, for screen readers and tips."""
    if match.ended is None:
        return fill(
            translate("Matches", "%1. %2", "match, details"), match_title(match), match_details(match)
        )
    return fill(
        translate("Matches", "%1. %2. %3", "match, when, details"),
        match_title(match),
        when(match.ended),
        match_details(match),
    )
