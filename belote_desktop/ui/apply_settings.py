"""Settings take effect: each key, and what of the window listens to it."""

from __future__ import annotations

from .card_look import CARD_KEYS, look_of
from .i18n import install_translator
from .table.hand import Sorting
from .table.system_deck import system_deck
from .theme import theme
from .window_parts import WindowParts

_AT_START = (
    "theme",
    "table",
    "four_colours",
    "suit_order",
    "animation_speed",
    "trick_delay_ms",
    "trick_waits",
)
"""One key of each kind: enough to bring a new window into the state of the settings."""


def apply_all(window: WindowParts) -> None:
    """Bring a new window into the state of its settings; the language is installed before there is a window."""
    for key in _AT_START:
        apply(window, key)


def apply(window: WindowParts, key: str) -> None:
    """Let the value of a setting hold."""
    settings = window.settings
    if key == "language":
        install_translator(settings.language)
        theme().set_cards(look_of(settings))
    elif key == "theme":
        theme().set_choice(settings.theme)
    elif key == "table":
        theme().set_table(settings.table)
    elif key in CARD_KEYS:
        if key == "deck":
            system_deck().retry()
        theme().set_cards(look_of(settings))
    elif key in ("suit_order", "trumps_first"):
        window.table.set_sorting(Sorting(settings.suit_order == "alternating", settings.trumps_first))
    elif key == "animation_speed":
        window.director.set_speed(settings.animation_speed)
    elif key == "motion":
        calm = settings.motion == "reduced" or (settings.motion == "auto" and window.motion_wish.calm)
        window.director.set_calm(calm)
    elif key == "trick_waits":
        window.director.set_trick_waits(settings.trick_waits)
    elif key == "trick_delay_ms":
        window.director.set_trick_delay(settings.trick_delay_ms)
