"""No raw words of the system in what the player reads."""

from __future__ import annotations

import pytest

from belote_desktop.app.notices import NOTICE_KEYS
from belote_desktop.app.rule_files import RuleFileError
from belote_desktop.app.trouble import TROUBLES
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.phrases.notices import LASTING, notice_text
from belote_desktop.ui.phrases.troubles import trouble_text
from belote_desktop.ui.rules.problems import file_problem_text

PATH = "données/current.json"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_trouble_has_its_own_sentence_with_the_file(language: str) -> None:
    install_translator(language)
    texts = [trouble_text(word, PATH) for word in TROUBLES]
    assert len(set(texts)) == len(TROUBLES)
    assert all(PATH in text for text in texts)


def test_the_troubles_are_french_in_french() -> None:
    install_translator("en")
    english = [trouble_text(word, PATH) for word in TROUBLES]
    install_translator("fr")
    french = [trouble_text(word, PATH) for word in TROUBLES]
    assert not set(english) & set(french)


@pytest.mark.parametrize("key", [key for key, names in NOTICE_KEYS.items() if "trouble" in names])
def test_notices_name_file_and_trouble(key: str) -> None:
    text = notice_text(key, {"path": PATH, "trouble": "full"})
    assert trouble_text("full", PATH) in text
    assert key in LASTING


def test_files_of_rules_do_too() -> None:
    error = RuleFileError("unreadable", path=PATH, trouble="denied")
    assert trouble_text("denied", PATH) in file_problem_text(error)
