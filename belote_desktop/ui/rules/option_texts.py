"""Every option of the rules in the words of the table: name, what it decides, each value and its rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from belote_desktop.engine.rules import OptionValue, RuleSet, option_specs
from belote_desktop.engine.sources import Document

from ..i18n import fill, language, number, translate
from ..phrases.voice import Voice, voice_of
from .texts_bonus import belote_texts, declaration_texts
from .texts_play import card_texts, play_texts
from .texts_score import match_texts, score_texts, target_rule
from .texts_table import auction_texts, deal_texts
from .wording import OptionText

__all__ = [
    "OptionText",
    "document_name",
    "option_words",
    "points_text",
    "preset_about",
    "rule_of",
    "rules_in_force",
    "section_title",
    "sections",
    "value_name",
]


def option_words(name: str, rules: RuleSet | None = None) -> OptionText:
    """The words of an option in the language installed; raises `KeyError` for a name without any.

    `rules` are those of the game spoken of, whose own words are used; without them, words for any game.
    """
    return _all(language(), voice_of(rules))[name]


@cache
def _all(_language: str, voice: Voice) -> Mapping[str, OptionText]:
    """Every option's words. Made once a language and a voice."""
    parts = (
        deal_texts(voice), auction_texts(voice), play_texts(), card_texts(), belote_texts(voice),
        declaration_texts(voice), score_texts(voice), match_texts(),
    )  # fmt: skip
    return {name: text for part in parts for name, text in part.items()}


def value_name(name: str, value: OptionValue, rules: RuleSet | None = None) -> str:
    """A value of an option as a list shows it: «Sous-couper», «2 000 points»; `rules` as for `option_words`."""
    found = option_words(name, rules).values.get(value)
    if found is not None:
        return found.name
    return points_text(value) if isinstance(value, int) else str(value)


def points_text(points: int) -> str:
    """«2 000 points»; for numbers above one."""
    return fill(translate("Options", "%1 points"), number(points))


def rule_of(name: str, value: OptionValue, rules: RuleSet | None = None) -> str:
    """The rule that an option's value stands for, as a sentence; `rules` as for `option_words`."""
    found = option_words(name, rules).values.get(value)
    if found is not None:
        return found.rule
    return fill(target_rule(), number(value)) if isinstance(value, int) else str(value)


def rules_in_force(rules: RuleSet) -> Mapping[str, str]:
    """The rule sentence of every option of `rules`."""
    return {spec.name: rule_of(spec.name, getattr(rules, spec.name), rules) for spec in option_specs()}


def sections() -> tuple[str, ...]:
    """The sections of the options, in the order of the form."""
    return tuple(dict.fromkeys(spec.section for spec in option_specs()))


def section_title(section: str) -> str:
    """The heading of a section; its id when it has none."""
    return {
        "deal": translate("Options", "The deal"),
        "auction": translate("Options", "The auction"),
        "play": translate("Options", "The play of the card"),
        "cards": translate("Options", "What the cards are worth"),
        "belote": translate("Options", "Belote and rebelote"),
        "declarations": translate("Options", "Declarations", "section"),
        "score": translate("Options", "Contract and score"),
        "match": translate("Options", "The match"),
    }.get(section, section)


def preset_about(preset: str) -> str:
    """One line about a game of the rule book."""
    return {
        "belote": translate(
            "Options",
            "The classic game: a card is turned up, somebody takes, and his side must have more points than the other.",
        ),
        "belote-officielle": translate(
            "Options",
            "The official belote: a turned-up card, no trumps and all trumps; the belote counts towards the contract.",
        ),
        "coinche": translate(
            "Options",
            "The official coinche: bids from 80 to capot, declarations, no trumps and all trumps.",
        ),
        "coinche-maison": translate(
            "Options",
            "Coinche among friends: doubling at any moment, under-ruffing, no declarations.",
        ),
        "contree": translate(
            "Options",
            "The official contrée: four suits, no declarations; the tricks are worth 320 when doubled, 640 when redoubled.",
        ),
        "ancienne": translate(
            "Options",
            "The old game: no trumps counts twice, all trumps three times; contre and surcontre over the take.",
        ),
    }.get(preset, "")


def document_name(document: Document) -> str:
    """The text that a rule comes from."""
    return {
        Document.COINCHE_2015: translate("Options", "Official rules of coinche (2015)"),
        Document.CONTREE_2016: translate("Options", "Official rules of contrée (2016)"),
        Document.BELOTE_2016: translate("Options", "Official rules of belote (2016)"),
        Document.CLASSIC: translate("Options", "Common usage"),
        Document.OLD_BOOK: translate("Options", "The old book"),
        Document.HOUSE: translate("Options", "House rule"),
    }[document]
