"""Short messages for the player: a key that the window turns into a sentence, and what the sentence names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Notice:
    """One message. `key` is one of `NOTICE_KEYS`; `details` holds the names listed there.

    A "trouble" is one of `trouble.TROUBLES`: raw words of the system go into the log only.
    """

    key: str
    details: Mapping[str, str] = field(default_factory=dict)


NOTICE_KEYS: Mapping[str, tuple[str, ...]] = {
    "settings.damaged": ("path",),  # the settings file was unreadable; it now lies under `path`
    "settings.newer": ("path",),  # written by a newer version: used as far as understood, not written to
    "settings.value": ("key",),  # the value of `key` is not allowed, so its default is used
    "settings.unsaved": ("path", "trouble"),  # the settings file cannot be read or written
    "match.damaged": ("path",),  # the saved match was unreadable; it now lies under `path`
    "match.newer": ("path",),  # the saved match comes from a newer version; it now lies under `path`
    "match.unsaved": ("path", "trouble"),  # the match cannot be saved; play goes on
    "match.unreadable": (
        "path",
        "trouble",
    ),  # a saved match is there and cannot be read: it is left untouched
    "match.kept": ("path",),  # a match before this one that the history would not take; it lies under `path`
    "match.second_instance": (),  # another window of the program owns the saved match: this one has no save
    "history.unsaved": ("path", "trouble"),  # a match, over or left, did not reach the history
    "history.unread": ("path", "trouble"),  # the history cannot be read
    "history.damaged": ("path",),  # a match of the history cannot be read; it stays in the file
    "history.newer": ("path",),  # it comes from a newer version
    "history.gone": (),  # a match is not there any more: another window has deleted it
    "history.undeleted": ("path", "trouble"),  # a match could not be deleted
    "history.unexported": ("path", "trouble"),  # a match could not be written to a file
    "crash.previous": ("path",),  # the program broke down last time; its trace lies under `path`
    "deck.missing": ("name",),  # the pack of another program is no longer there: ours is used
    "deck.damaged": ("name",),  # it cannot be read
    "deck.partial": ("name",),  # it lacks a card
    "deal.passed_out": (),  # everybody passed: the cards are dealt again
    "bot.failed": ("seat",),  # a bot broke down, a simple rule played for it
    "bot.late": ("seat",),  # a bot did not answer, a simple rule played for it
    "bot.illegal": ("seat",),  # a bot answered something that is not allowed, a simple rule played for it
}
"""Every key with the names of its details."""
