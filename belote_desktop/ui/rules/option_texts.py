"""Every option of the rules in the words of the table: name, what it decides, each value and its rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from belote_desktop.engine.rules import OptionValue, RuleSet, option_specs
from belote_desktop.engine.sources import Document

from ..i18n import fill, language, number, translate
from .texts_bonus import belote_texts, declaration_texts
from .texts_play import card_texts, play_texts
from .texts_score import match_texts, score_texts, target_rule
from .texts_table import auction_texts, deal_texts
from .wording import OptionText

__all__ = [
    "OptionText",
    "document_about",
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


def option_words(name: str) -> OptionText:
    """The words of an option in the language installed; raises `KeyError` for a name without any."""
    return _all(language())[name]


@cache
def _all(_language: str) -> Mapping[str, OptionText]:
    """Every option's words. Made once a language."""
    parts = (
        deal_texts(), auction_texts(), play_texts(), card_texts(), belote_texts(), declaration_texts(),
        score_texts(), match_texts(),
    )  # fmt: skip
    return {name: text for part in parts for name, text in part.items()}


def value_name(name: str, value: OptionValue) -> str:
    """A value of an option as a list shows it: «Sous-couper», «2 000 points»."""
    found = option_words(name).values.get(value)
    if found is not None:
        return found.name
    return points_text(value) if isinstance(value, int) else str(value)


def points_text(points: int) -> str:
    """«2 000 points»; for numbers above one."""
    return fill(translate("Options", "%1 points"), number(points))


def rule_of(name: str, value: OptionValue) -> str:
    """The rule that an option's value stands for, as a sentence."""
    found = option_words(name).values.get(value)
    if found is not None:
        return found.rule
    return fill(target_rule(), number(value)) if isinstance(value, int) else str(value)


def rules_in_force(rules: RuleSet) -> Mapping[str, str]:
    """The rule sentence of every option of `rules`."""
    return {spec.name: rule_of(spec.name, getattr(rules, spec.name)) for spec in option_specs()}


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
            "Options", "The classic game with a turned-up card: tricks alone decide, 81 to 81 is a litige."
        ),
        "belote-officielle": translate(
            "Options",
            "The federation's belote of 2016: no trumps and all trumps, the belote counts towards the contract.",
        ),
        "coinche": translate(
            "Options",
            "The official coinche of 2015: bids from 80 to capot, declarations, no trumps and all trumps.",
        ),
        "coinche-maison": translate(
            "Options",
            "The common house game: doubling at any moment, under-ruffing, no declarations, 1000 points.",
        ),
        "contree": translate(
            "Options",
            "The federation's contrée of 2016: four suits, no declarations, 320 or 640 when doubled.",
        ),
        "ancienne": translate(
            "Options",
            "The old game: no trumps doubles, all trumps triples, contre and surcontre over the take.",
        ),
    }.get(preset, "")


def document_name(document: Document) -> str:
    """The text that a rule comes from."""
    return {
        Document.COINCHE_2015: translate("Options", "Official rules of coinche, 2015"),
        Document.CONTREE_2016: translate("Options", "Official rules of contrée, 2016"),
        Document.BELOTE_2016: translate("Options", "Official rules of belote, 2016"),
        Document.CLASSIC: translate("Options", "Common usage"),
        Document.OLD_BOOK: translate("Options", "The old book"),
        Document.HOUSE: translate("Options", "House rule"),
    }[document]


def document_about(document: Document) -> str:
    """One line about that text."""
    return {
        Document.COINCHE_2015: translate(
            "Options", "The federation's rules of the belote coinchée, edition of 2015."
        ),
        Document.CONTREE_2016: translate(
            "Options", "The federation's rules of the belote contrée, 27 January 2016."
        ),
        Document.BELOTE_2016: translate("Options", "The federation's rules of the belote, 27 January 2016."),
        Document.CLASSIC: translate("Options", "The classic game as most French tables play it."),
        Document.OLD_BOOK: translate(
            "Options", "An old book of the game, with no trumps, contre and surcontre, and all trumps."
        ),
        Document.HOUSE: translate("Options", "The common house game, or an option chosen at this table."),
    }[document]
