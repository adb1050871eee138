"""Every option and every value has its words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from belote_desktop.engine.presets import COINCHE, PRESETS
from belote_desktop.engine.rules import option_specs
from belote_desktop.engine.sources import Document
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.rules.option_texts import (
    document_name,
    option_words,
    preset_about,
    rule_of,
    rules_in_force,
    section_title,
    sections,
    value_name,
)
from belote_desktop.ui.rules.search import Needle, haystack
from tests.ui.rules.make import spaced

LANGUAGES = ("fr", "en")


def all_texts() -> Iterator[str]:
    for spec in option_specs():
        words = option_words(spec.name)
        yield words.name
        yield words.about
        for value in spec.choices or (spec.low, spec.high):
            yield value_name(spec.name, value)
            yield rule_of(spec.name, value)
    for section in sections():
        yield section_title(section)
    for preset in PRESETS:
        yield preset_about(preset)
    for document in Document:
        yield document_name(document)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(language: str) -> None:
    install_translator(language)
    names = []
    for spec in option_specs():
        words = option_words(spec.name)
        names.append(words.name)
        assert len(words.name) > 3
        assert words.about.endswith("."), spec.name
        assert set(words.values) == set(spec.choices), spec.name
        shown = [value_name(spec.name, value) for value in spec.choices]
        assert len(set(shown)) == len(shown), spec.name
        rules = [rule_of(spec.name, value) for value in spec.choices or (spec.default,)]
        assert len(set(rules)) == len(rules), spec.name
        assert all(rule.endswith(".") and len(rule) > 12 for rule in rules), spec.name
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_games_and_documents_have_words(language: str) -> None:
    install_translator(language)
    assert all(section_title(section) != section for section in sections())
    assert all(preset_about(preset).endswith(".") for preset in PRESETS)
    assert len({document_name(document) for document in Document}) == len(Document)
    assert preset_about("tarot") == ""
    assert section_title("talon") == "talon"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_fill_in(language: str) -> None:
    install_translator(language)
    assert not [text for text in all_texts() if re.search(r"%\d|\{|\}|  ", text) or not text.strip()]


def test_french_is_french_and_set_in_its_manner() -> None:
    install_translator("en")
    english = list(all_texts())
    install_translator("fr")
    french = list(all_texts())
    same = [a for a, b in zip(english, french, strict=True) if a == b and len(a) > 12]
    assert not same
    assert not [text for text in french if re.search(r" [:;!?»]|« |'", text)]


def test_rules_in_force_are_those_of_the_values() -> None:
    told = rules_in_force(COINCHE.replace(must_underruff=True))
    rule = "Qui ne peut pas surcouper doit sous-couper : il joue un atout, même plus petit."
    assert spaced(told["must_underruff"]) == rule
    assert "2 000" in spaced(told["target"])
    assert set(told) == {spec.name for spec in option_specs()}


def test_an_unknown_option_has_no_words() -> None:
    with pytest.raises(KeyError):
        option_words("talon")


@pytest.mark.parametrize(
    ("sought", "text", "found"),
    [
        ("ENCHERE", "Plus haute enchère", True),
        ("sous couper", "Sous-couper", True),
        ("souscouper", "Sous-couper", True),
        ("sous-couper", "Sous-couper", True),
        ("l'as coeur", "À l’as de cœur", True),
        ("", "n’importe quoi", True),
        ("pli dix", "Le dernier pli", False),
    ],
)
def test_search_knows_no_accents(sought: str, text: str, found: bool) -> None:
    assert Needle(sought).is_in(haystack(text)) is found
