"""The committed translations say what the source says now, in both languages, and the compiled ones too."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from devkit import translations
from devkit.translations import LANGUAGES, ts_file

from tests.quality.tree import PACKAGE

pytestmark = pytest.mark.skipif(not (PACKAGE / "ui" / "application.py").exists(), reason="no window yet")

PLACEHOLDER = re.compile(r"%L?(?:\d+|n)|\{\w*\}")
Message = tuple[str, str, str, bool]


def messages(path: Path) -> Iterator[tuple[Message, list[str], bool]]:
    """((context, source, comment, plural), translations, finished) of every sentence of a .ts file."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            key = (name, message.findtext("source", ""), message.findtext("comment", ""), plural)
            translation = message.find("translation")
            assert translation is not None
            forms = translation.findall("numerusform") if plural else [translation]
            yield key, [form.text or "" for form in forms], translation.get("type") is None


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The .ts files as `dev.py translate` would leave them."""
    folder = tmp_path_factory.mktemp("i18n")
    for language in LANGUAGES:
        shutil.copy(ts_file(language), folder)
    translations.collect(folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_source_is_in_the_ts(language: str, collected: Path) -> None:
    committed = {key for key, _, _ in messages(ts_file(language))}
    wanted = {key for key, _, _ in messages(ts_file(language, collected))}
    assert committed == wanted, "run `dev.py translate`"


def test_contexts_are_names_of_classes(collected: Path) -> None:
    """lupdate takes what stands before `.tr`: `cls.tr` lands in a context that nothing asks for."""
    contexts = {key[0] for key, _, _ in messages(ts_file("fr", collected))}
    assert contexts.isdisjoint({"cls", "self", "super", ""})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    """English may leave a sentence as it is in the source, but for the plurals: the source has none."""
    left = [
        key
        for key, forms, finished in messages(ts_file(language))
        if (language != "en" or key[3]) and not (finished and all(forms))
    ]
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_placeholders(language: str) -> None:
    """A plural form may do without the number: «un pli»."""
    wrong = [
        (source, form)
        for (_, source, _, plural), forms, _ in messages(ts_file(language))
        for form in forms
        if form
        and set(PLACEHOLDER.findall(source)) - ({"%n"} if plural else set())
        != set(PLACEHOLDER.findall(form)) - ({"%n"} if plural else set())
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_is_that_of_the_ts(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    translations.compile_ts(ts_file(language), fresh)
    assert ts_file(language).with_suffix(".qm").read_bytes() == fresh.read_bytes(), "run `dev.py translate`"
