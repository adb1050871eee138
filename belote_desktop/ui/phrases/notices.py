"""The sentences of the notices that settings, storage and session give by key."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine.seats import Seat

from ..i18n import fill, translate
from .cards import seat_name
from .settings import setting_label
from .troubles import trouble_text

LASTING = frozenset(
    {
        "settings.damaged",
        "settings.newer",
        "settings.unsaved",
        "match.damaged",
        "match.newer",
        "match.unsaved",
        "match.unreadable",
        "match.kept",
        "match.second_instance",
        "history.unsaved",
        "history.unread",
        "history.damaged",
        "history.newer",
        "history.undeleted",
        "history.unexported",
        "crash.previous",
    }
)
"""Notices that stay until the player puts them away; the others fade by themselves."""


def _seat(details: Mapping[str, str]) -> str:
    name = details.get("seat", "")
    try:
        return seat_name(Seat.parse(name[:1].upper()))
    except ValueError:
        return name


def notice_text(key: str, details: Mapping[str, str]) -> str:
    """The sentence for a notice; a key from a newer part of the program shows as it is."""
    path = details.get("path", "")
    why = trouble_text(details.get("trouble", ""), path)
    if key == "settings.damaged":
        return fill(translate("Notices", "The settings file was damaged and was put aside: %1"), path)
    if key == "settings.newer":
        return translate(
            "Notices", "The settings come from a newer version: they are used, but changes will not be kept."
        )
    if key == "settings.value":
        name = setting_label(details.get("key", ""))
        return fill(translate("Notices", "The setting “%1” had a wrong value; the usual one is used."), name)
    if key == "settings.unsaved":
        return fill(translate("Notices", "Your settings cannot be saved: %1"), why)
    if key == "match.damaged":
        return fill(translate("Notices", "The saved match could not be read and was put aside: %1"), path)
    if key == "match.newer":
        return fill(
            translate("Notices", "The saved match comes from a newer version; it is kept in %1"), path
        )
    if key == "match.unsaved":
        return fill(translate("Notices", "The match cannot be saved, play goes on: %1"), why)
    if key == "match.unreadable":
        return fill(
            translate(
                "Notices",
                "There is a saved match, but it cannot be read; it is left as it is, and what you play now "
                "will not be kept: %1",
            ),
            why,
        )
    if key == "match.kept":
        return fill(translate("Notices", "The match before this one is kept in %1"), path)
    if key == "match.second_instance":
        return translate(
            "Notices", "Another window has the saved match: what you play here will not be kept."
        )
    if key.startswith("history."):
        return _history(key, path, why)
    if key == "crash.previous":
        return fill(
            translate(
                "Notices",
                "Last time the program stopped by itself; your match was saved. The trace is in %1",
            ),
            path,
        )
    if key.startswith("deck."):
        return _deck(key, details.get("name", ""))
    if key == "deal.passed_out":
        return translate("Notices", "Everybody passed: the cards are dealt again.")
    if key == "bot.failed":
        return fill(translate("Notices", "%1 lost the thread and plays a simple card."), _seat(details))
    if key == "bot.late":
        return fill(translate("Notices", "%1 took too long and plays a simple card."), _seat(details))
    if key == "bot.illegal":
        return fill(
            translate("Notices", "%1 wanted something that is not allowed and plays a simple card."),
            _seat(details),
        )
    return key


def _history(key: str, path: str, why: str) -> str:
    if key == "history.gone":
        return translate("Notices", "This match is not there any more: it was deleted in another window.")
    if key == "history.damaged":
        return fill(
            translate("Notices", "This match is damaged and cannot be shown; it stays in %1"),
            path,
        )
    if key == "history.newer":
        return fill(
            translate("Notices", "This match comes from a newer version of the program; it stays in %1"), path
        )
    sentence = {
        "history.unread": translate("Notices", "The history cannot be read: %1"),
        "history.undeleted": translate("Notices", "The match could not be deleted: %1"),
        "history.unexported": translate("Notices", "The match could not be exported: %1"),
    }.get(key) or translate("Notices", "The match did not reach the history: %1")
    return fill(sentence, why)


def _deck(key: str, name: str) -> str:
    if key == "deck.missing":
        sentence = translate("Notices", "The pack “%1” is no longer on this computer: ours is used.")
    elif key == "deck.partial":
        sentence = translate("Notices", "Cards are missing from the pack “%1”: ours is used.")
    else:
        sentence = translate("Notices", "The pack “%1” cannot be read: ours is used.")
    return fill(sentence, name)
