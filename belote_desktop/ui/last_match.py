"""The set-up of a match, kept in the settings for the next one."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.app.bot_style import USUAL, BotStyle
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.seating import Seating
from belote_desktop.app.settings import Settings
from belote_desktop.engine.presets import COINCHE, rules_from_text, rules_to_text
from belote_desktop.engine.rules import RuleError, RuleSet


def rules_of_last_match(settings: Settings) -> RuleSet:
    """The rules played last, or those of the preset chosen last; coinche when neither can be read."""
    for text in (settings.last_rules, settings.last_preset):
        if text:
            try:
                return rules_from_text(text)
            except RuleError:
                continue
    return COINCHE


def unreadable(settings: Settings) -> tuple[str, ...]:
    """The keys of what is kept of the last match and says nothing, so that the usual set-up takes its place."""
    readers: dict[str, Callable[[str], object]] = {
        "players": Seating.parse,
        "last_rules": rules_from_text,
        "last_preset": rules_from_text,
    }
    if settings.last_rules:
        del readers["last_preset"]  # not asked for then
    return tuple(key for key, read in readers.items() if not _reads(read, settings.get(key)))


def _reads(read: Callable[[str], object], text: str) -> bool:
    try:
        if text:
            read(text)
    except ValueError:
        return False
    return True


def remember(settings: Settings, config: MatchConfig) -> None:
    """Keep the set-up of a match for the next one."""
    settings.last_rules = rules_to_text(config.rules)
    settings.last_preset = config.rules.preset
    settings.level = config.level
    settings.boldness = config.style.boldness or USUAL.boldness
    settings.doubling = config.style.doubling or USUAL.doubling
    settings.players = Seating.of(config).to_text()
    settings.think_seconds = config.think_seconds


def config_of_last_match(settings: Settings, rules: RuleSet | None = None) -> MatchConfig:
    """The set-up of the last match, with a fresh seed; `rules`, if given, instead of those played last."""
    config = MatchConfig(
        rules or rules_of_last_match(settings),
        level=settings.level,
        style=BotStyle(settings.boldness, settings.doubling),
        think_seconds=settings.think_seconds,
    )
    return Seating.from_text(settings.players).seated(config)
