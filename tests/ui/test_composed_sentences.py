"""Sentences put together from parts: nothing is said twice at their seams, in either language."""

from __future__ import annotations

import re
import sys
from types import ModuleType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.engine import (
    ANCIENNE,
    BELOTE_OFFICIELLE,
    COINCHE,
    CONTREE,
    Bid,
    Double,
    Pass,
    Phase,
    Redouble,
    RuleSet,
    Say,
    Take,
    Trump,
    Word,
)
from belote_desktop.engine.actions import CAPOT
from belote_desktop.ui.i18n import fill, install_translator
from belote_desktop.ui.phrases.comfort import advice_sentence
from tests.app.fakes import random_action
from tests.ui.conftest import Open, bid_lowest, play_first, press

SEAM = re.compile(r"[.!?;:,][\s\u00a0\u202f]*[.!?;:,]|  |%\d|\bde [aeio]|,$|\($")
"""Two marks one after the other, a gap, a part that was forgotten, a French elision that was."""


@pytest.mark.parametrize("rules", [COINCHE, CONTREE], ids=["coinche", "contree"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_advice_ends_with_one_full_stop(language: str, rules: RuleSet) -> None:
    install_translator(language)
    calls = [Bid(value, trump) for value in (80, CAPOT) for trump in Trump]
    calls += [Take(trump) for trump in Trump]  # type: ignore[misc]
    others = [Pass(), Double(), Redouble(), *(Say(word) for word in Word)]
    sentences = [advice_sentence(action, rules) for action in (*calls, *others)]
    for sentence in sentences:
        assert sentence.endswith(".")
        assert not SEAM.search(sentence), sentence
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize(
    "rules", [COINCHE, BELOTE_OFFICIELLE, ANCIENNE], ids=["coinche", "officielle", "ancienne"]
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_sentence_of_a_deal_has_a_seam(
    opened: Open, monkeypatch: pytest.MonkeyPatch, language: str, rules: RuleSet
) -> None:
    said: set[str] = set()

    def heard(template: str, *values: object) -> str:
        text = fill(template, *values)
        said.add(text)
        return text

    player = opened(rules, bots=random_action, seed=3)
    window = player.window
    window.settings.language = language
    for module in list(sys.modules.values()):
        ours = isinstance(module, ModuleType) and module.__name__.startswith("belote_desktop.ui")
        if ours and getattr(module, "fill", None) is fill:
            monkeypatch.setattr(module, "fill", heard)
    QApplication.processEvents()
    said.clear()
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if not window.deal_end.isHidden():
            break
        window.table.set_hint("")
        press(player, Qt.Key.Key_H)
        player.wait(lambda: bool(window.table.hint) and not window.comfort.adviser.is_working)
        said.add(window.table.hint)
        if not player.asked_to_bid():
            play_first(player)
        elif window.bidding.takes.isVisible() and window.bidding.takes.is_open:
            press(player, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
            player.key(Qt.Key.Key_Return)
        else:
            bid_lowest(player)
    assert window.session.match.deal.phase is Phase.OVER
    assert len(said) > 60
    assert not [text for text in sorted(said) if SEAM.search(text)]
