"""The names of settings, their values, levels and games."""

from __future__ import annotations

from ..i18n import translate


def section_title(section: str) -> str:
    """The heading of a page of settings; empty for sections no dialog shows."""
    return {
        "appearance": translate("Settings", "Appearance"),
        "cards": translate("Settings", "Cards"),
        "table": translate("Settings", "Table"),
        "opponents": translate("Settings", "Opponents"),
    }.get(section, "")


def setting_label(key: str) -> str:
    """What a setting is called; the key itself when it has no name."""
    return {
        "language": translate("Settings", "Language"),
        "theme": translate("Settings", "Colours"),
        "four_colours": translate("Settings", "Four colours: one for each suit"),
        "indices": translate("Settings", "Letters on the cards"),
        "animation_speed": translate("Settings", "Speed of the cards"),
        "trick_delay_ms": translate("Settings", "Time to look at a finished trick"),
        "level": translate("Settings", "Strength of the other players"),
        "think_seconds": translate("Settings", "Time they think"),
    }.get(key, key)


def setting_help(key: str) -> str:
    """One line under a setting, where it needs one."""
    return {
        "four_colours": translate("Settings", "Diamonds in blue and clubs in green: easier to tell apart."),
        "level": translate("Settings", "Holds from the next match on."),
        "think_seconds": translate("Settings", "At most, for each card. Holds from the next match on."),
    }.get(key, "")


def choice_label(key: str, value: str) -> str:
    """What a value of a setting is called."""
    if key == "level":
        return level_name(value)
    return {
        ("language", "auto"): translate("Settings", "As on this computer"),
        ("language", "fr"): "Français",
        ("language", "en"): "English",
        ("theme", "auto"): translate("Settings", "As on this computer"),
        ("theme", "light"): translate("Settings", "Light"),
        ("theme", "dark"): translate("Settings", "Dark"),
        ("indices", "auto"): translate("Settings", "As the language"),
        ("indices", "french"): translate("Settings", "French: R, D, V"),
        ("indices", "english"): translate("Settings", "English: K, Q, J"),
        ("animation_speed", "instant"): translate("Settings", "Instant"),
        ("animation_speed", "fast"): translate("Settings", "Fast"),
        ("animation_speed", "normal"): translate("Settings", "Normal", "speed"),
        ("animation_speed", "slow"): translate("Settings", "Leisurely"),
    }.get((key, value), value)


def level_name(level: str) -> str:
    """A level of the bots."""
    return {
        "debutant": translate("Settings", "Beginner"),
        "amateur": translate("Settings", "Amateur"),
        "confirme": translate("Settings", "Regular"),
        "fort": translate("Settings", "Strong"),
        "expert": translate("Settings", "Expert"),
        "maitre": translate("Settings", "Master"),
    }.get(level, level)


def preset_name(preset: str) -> str:
    """A game, as its button names it."""
    return {
        "belote": translate("Settings", "Classic belote"),
        "belote-officielle": translate("Settings", "Official belote"),
        "coinche": translate("Settings", "Coinche"),
        "coinche-maison": translate("Settings", "House coinche"),
        "contree": translate("Settings", "Contrée"),
        "ancienne": translate("Settings", "Old belote"),
    }.get(preset, preset)


def preset_summary(preset: str) -> str:
    """One line about a game."""
    return {
        "belote": translate("Settings", "A card is turned up: take it or pass"),
        "belote-officielle": translate("Settings", "Turned-up card, no trumps and all trumps"),
        "coinche": translate("Settings", "Official: bids from 80 to capot, declarations"),
        "coinche-maison": translate("Settings", "Coinche at any moment, no declarations"),
        "contree": translate("Settings", "Official: four suits, no declarations"),
        "ancienne": translate("Settings", "No trumps ×2, all trumps ×3, contre"),
    }.get(preset, "")
