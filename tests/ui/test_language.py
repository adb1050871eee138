"""The language changes while the window is open, everywhere; French typography is right."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from belote_desktop.engine import DECK, Phase
from belote_desktop.ui import i18n
from belote_desktop.ui.phrases import cards, counts
from belote_desktop.ui.phrases.cards import card_name, rank_letter
from tests.quality.tree import ROOT
from tests.ui.conftest import Open, play_first, reach

BREAKABLE = re.compile(r" [:!?;»]|« ")


def words(root: QWidget) -> set[str]:
    """Everything that labels and buttons say."""
    said = {label.text() for label in root.findChildren(QLabel) if label.isVisible()}
    return {text for text in said if re.search("[A-Za-z]{3}", text)}


def test_no_french_word_is_left_after_the_change_and_none_is_english_after_coming_back(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY, tricks=1)
    window = player.window
    french = words(window)
    assert any("Dernier pli" in text for text in french)
    window.settings.language = "en"
    QApplication.processEvents()
    QApplication.processEvents()
    english = words(window)
    same = {"Points", "Belote"}
    assert not (french & english) - same
    assert window.menuBar().actions()[0].text() == "&Match"
    assert window.table.hint.startswith("Your turn")
    window.settings.language = "fr"
    QApplication.processEvents()
    QApplication.processEvents()
    assert words(window) == french


def test_the_sheet_at_the_end_of_a_deal_follows(opened: Open) -> None:
    player = opened()
    window = player.window
    reach(player, Phase.PLAY)
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if window.deal_end.isHidden():
            play_first(player)
    assert window.deal_end.next_button.text() == "Donne suivante"
    window.settings.language = "en"
    QApplication.processEvents()
    assert window.deal_end.next_button.text() == "Next deal"


def test_nothing_breaks_before_a_french_colon() -> None:
    text = (ROOT / "resources" / "i18n" / "belote_fr.ts").read_text("utf-8")
    found = re.findall(r"<(?:translation|numerusform)[^>]*>([^<]*)<", text)
    assert found
    assert not [sentence for sentence in found if BREAKABLE.search(sentence)]


def test_numbers_and_plurals() -> None:
    i18n.install_translator("fr")
    assert i18n.number(1250) == "1\u202f250"
    assert i18n.decimal(0.5) == "0,5"
    assert (counts.Counts.tricks(0), counts.Counts.tricks(1), counts.Counts.tricks(2)) == (
        "0 pli",
        "1 pli",
        "2 plis",
    )
    i18n.install_translator("en")
    assert i18n.number(1250) == "1,250"
    assert (counts.Counts.tricks(0), counts.Counts.tricks(1)) == ("0 tricks", "1 trick")
    i18n.install_translator("fr")


def test_every_card_has_its_name_in_both_languages() -> None:
    for language, jack in (("fr", "valet de pique"), ("en", "jack of spades")):
        i18n.install_translator(language)
        assert card_name(DECK[4]) == jack
        assert len({card_name(card) for card in DECK}) == 32
        assert len({cards.the_card(card) for card in DECK}) == 32
    i18n.install_translator("fr")
    assert [rank_letter(card.rank) for card in DECK[4:8]] == ["V", "D", "R", "A"]
    assert [rank_letter(card.rank, french=False) for card in DECK[4:8]] == ["J", "Q", "K", "A"]


def test_fill_takes_values_in_any_order_and_once() -> None:
    assert i18n.fill("%2 before %1", "%2", "b") == "b before %2"
    assert i18n.fill("%1 %1", "a") == "a a"


def test_the_desktop_decides_when_asked_to(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    class Desktop:
        languages: list[str]

        def uiLanguages(self) -> list[str]:
            return self.languages

    desktop = Desktop()
    monkeypatch.setattr(i18n.QLocale, "system", lambda: desktop)
    for languages, wanted in (
        (["fr-FR", "en"], "fr"),
        (["de", "fr", "en"], "fr"),
        (["de"], "en"),
        ([], "en"),
    ):
        desktop.languages = languages
        assert i18n.resolve("auto") == wanted
    assert i18n.resolve("fr") == "fr"
