"""A screen reader is told the same in either language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.bots.base import CancelFlag
from belote_desktop.engine import (
    ANCIENNE,
    BELOTE_OFFICIELLE,
    COINCHE,
    Action,
    Declare,
    RuleSet,
    Seat,
    View,
)
from belote_desktop.ui import comfort
from belote_desktop.ui.panels import toast
from belote_desktop.ui.table import scenes, speech
from tests.app.fakes import random_action
from tests.ui.conftest import Open, press


def declares(view: View, cancel: CancelFlag) -> Action:
    """Declares what it has; otherwise anything, the same in every run."""
    named = (action for action in view.legal_actions() if isinstance(action, Declare))
    return next(named, None) or random_action(view, cancel)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced; who thinks is left out: that depends on the time it takes."""
    said: list[str] = []

    def hear(_widget: object, text: str) -> None:
        if text and not text.endswith("…"):
            said.append(text)

    for module in (scenes, speech, toast, comfort):
        monkeypatch.setattr(module, "announce", hear)
    return said


def one_deal(opened: Open, rules: RuleSet, language: str, spoken: list[str]) -> list[str]:
    """Play a deal by following the advice with Enter; what was announced meanwhile, each sentence once."""
    player = opened(None, bots=declares)
    window = player.window
    window.furnish()
    window.settings.language = language
    QApplication.processEvents()
    spoken.clear()
    window.begin(MatchConfig(rules, think_seconds=0.05, seed=2, dealer=Seat.WEST))
    while True:
        player.wait(player.asked)
        if not window.deal_end.isHidden():
            break
        for key in (Qt.Key.Key_L, Qt.Key.Key_A):  # what is not on offer is explained
            window.table.set_hint("")
            press(player, key)
            window.peek.put_away()
        log = window.session.match.deal.log
        if window.declare.isHidden() and window.session.match.deal.log == log:
            window.table.set_hint("")
            press(player, Qt.Key.Key_H)
            player.wait(lambda: bool(window.table.hint) and not window.comfort.adviser.is_working)
            press(player, Qt.Key.Key_Return)
        player.wait(lambda log=log: window.session.match.deal.log != log)  # type: ignore[misc]
    window.close()
    # French leads to the first trick in other words than to the later ones, English does not
    return list(dict.fromkeys(text.replace("d’entamer", "de jouer") for text in spoken))


@pytest.mark.parametrize(
    "rules", [COINCHE, BELOTE_OFFICIELLE, ANCIENNE], ids=["coinche", "officielle", "ancienne"]
)
def test_a_deal_is_told_alike_in_french_and_english(opened: Open, spoken: list[str], rules: RuleSet) -> None:
    french, english = (one_deal(opened, rules, language, spoken) for language in ("fr", "en"))
    assert len(french) == len(english) > 30
    for ours, theirs in zip(french, english, strict=True):
        assert re.findall(r"\d+", ours) == re.findall(r"\d+", theirs), (ours, theirs)
        assert ours != theirs
