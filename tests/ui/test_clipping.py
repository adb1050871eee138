"""Every dialog and panel, in both languages, in small and large windows and type: nothing cut off, nothing overlapping."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop.app.marks import Attempt, DealMark
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.past_match import PastMatch, past_match
from belote_desktop.app.rule_files import OwnRules
from belote_desktop.app.saved_match import SavedMatch
from belote_desktop.app.seating import Seating
from belote_desktop.app.settings import Settings
from belote_desktop.app.storage import Entry
from belote_desktop.engine import BELOTE, COINCHE, Phase, Seat
from belote_desktop.ui.dialogs.match_sheet import MatchSheetDialog
from belote_desktop.ui.dialogs.players import PlayersDialog
from belote_desktop.ui.dialogs.settings import SettingsDialog
from belote_desktop.ui.history.deal_dialog import DealDialog, Looks
from belote_desktop.ui.history.history_dialog import DeleteDialog
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.parts.confirm import GiveUpDialog, PlayAgainDialog, TakeUpDialog
from belote_desktop.ui.rules.name_dialog import NameDialog
from belote_desktop.ui.rules.rules_dialog import RulesDialog
from belote_desktop.ui.style import TOUCH, zoom
from belote_desktop.ui.table.cards import CardPictures
from tests.app.fakes import random_action
from tests.app.past import named, played
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player, bid_lowest, play_first, reach
from tests.ui.test_dialogs import DIALOGS, open_dialog

LANGUAGES = ("fr", "en")
LARGE_TYPE = 1.4
SMALLEST_WINDOW = (680, 520)


every_type = pytest.mark.parametrize("type_size", [1.0, LARGE_TYPE], indirect=True)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


@every_type
@every_language
def test_dialogs_of_the_menus(opened: Open, language: str, type_size: float) -> None:
    player = opened(size=SMALLEST_WINDOW)
    player.window.settings.language = language
    reach(player, Phase.PLAY, tricks=1)
    last = "settings"  # it changes some
    for name in (*(name for name in DIALOGS if name != last), "match_sheet", last):
        dialog = open_dialog(player, name)
        settle()
        assert not clipped(dialog), name
        if isinstance(dialog, SettingsDialog):
            through_the_settings(player, dialog)
        dialog.reject()
        player.wait(lambda: player.window.wiring.dialog is None)


def through_the_settings(player: Player, dialog: SettingsDialog) -> None:
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        settle()
        assert not clipped(dialog), dialog.tabs.tabText(page)
    for key in dialog.rows:  # every way back in sight
        setting = Settings.setting(key)
        choices = getattr(setting, "choices", None)
        if choices and key != "language":
            player.window.settings.set(key, choices[-1])
    for words in ("e", "xyz"):
        dialog.search.setText(words)
        settle()
        assert not clipped(dialog), words


def marked_match() -> SavedMatch:
    """A match with long names whose first deal was tried before."""
    saved = named(played(BELOTE, 2, 2), "Marie-Odile", "Jean-François", "Maximilienne", "Ève")
    attempts = (Attempt("-"), Attempt("boo"))
    return replace(saved, marks=(DealMark(undone=2, redealt=1, advised=3, attempts=attempts),))


def a_past_match() -> PastMatch:
    """A match as the history tells it."""
    saved = marked_match()
    return past_match(Entry(saved.id, "2026-01-31T20:15:00+00:00", json.loads(saved.to_text()), 1))


MADE: dict[str, Callable[[], QDialog]] = {
    "rules": lambda: RulesDialog(COINCHE, OwnRules()),
    "name": lambda: NameDialog("Coinche du jeudi", "Coinche", lambda _name: ("", True)),
    "give up": GiveUpDialog,
    "play again": PlayAgainDialog,
    "take up": TakeUpDialog,
    "delete": lambda: DeleteDialog(a_past_match()),
    "deal": lambda: DealDialog(marked_match(), 0, Looks(CardPictures())),
    "sheet": lambda: MatchSheetDialog(marked_match().match, marked_match().marks, about="Coinche"),
    "players": lambda: PlayersDialog(Seating(), "expert"),
}


@every_type
@every_language
@pytest.mark.parametrize("factor", [1.0, 1.6])
@pytest.mark.parametrize("name", MADE)
def test_dialogs_of_dialogs(qtbot: QtBot, language: str, type_size: float, name: str, factor: float) -> None:
    install_translator(language)
    zoom.set_for(1280 * factor, 800 * factor)
    dialog = MADE[name]()
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    settle()
    assert not clipped(dialog)


def state_of(player: Player) -> str:
    window = player.window
    if not window.deal_end.isHidden():
        return "end"
    if player.asked_to_bid():
        return "bid"
    return "declare" if window.declare.isVisible() else "play"


SIZES = (SMALLEST_WINDOW, (700, 900), (800, 600), (1000, 700), (1920, 1080))
PAIRS = ([("fr", 1.0), ("en", LARGE_TYPE)], [("fr", LARGE_TYPE), ("en", 1.0)])
LOOKS = [(size, *pair) for turn, size in enumerate(SIZES) for pair in PAIRS[turn % 2]]
"""Every size in either language and in either type, and either language in either type."""


@pytest.mark.parametrize(("size", "language", "type_size"), LOOKS, indirect=["type_size"])
def test_the_window_through_a_deal(
    opened: Open, language: str, type_size: float, size: tuple[int, int]
) -> None:
    player = opened(COINCHE.replace(target=200), bots=random_action, size=size, seed=4)
    window = player.window
    window.settings.language = language
    settle()
    seen: set[str] = set()
    for _ in range(400):
        player.wait(player.asked)
        settle()
        state = state_of(player)
        assert not clipped(window), state
        seen.add(state)
        if state == "end":
            break
        if state == "bid":
            bid_lowest(player)
        elif state == "declare":
            player.click(window.declare.silent)
        else:
            play_first(player)
    assert {"end", "bid", "play"} <= seen
    window.area.show_side(not window.area.has_side)
    settle()
    assert not clipped(window)


@every_language
def test_the_order_of_the_cards_and_the_last_trick_at_large(opened: Open, language: str) -> None:
    player = opened(size=SMALLEST_WINDOW)
    window = player.window
    window.settings.language = language
    reach(player, Phase.PLAY, tricks=1)
    for name, glance in (("card_order", window.order), ("last_trick", window.peek)):
        window.commands[name].trigger()
        settle()
        assert glance.isVisible()
        assert not clipped(glance)
        assert window.rect().contains(glance.geometry().translated(window.area.pos()))
        glance.put_away()


@every_type
@every_language
@pytest.mark.parametrize("size", [SMALLEST_WINDOW, (800, 600), (2560, 1440)])
def test_the_pause_and_the_curtain(
    opened: Open, language: str, type_size: float, size: tuple[int, int]
) -> None:
    player = opened(None, size=size)
    window = player.window
    window.settings.language = language
    window.begin(MatchConfig(COINCHE, think_seconds=0.05, seed=1, dealer=Seat.WEST, humans=frozenset(Seat)))
    player.wait(lambda: not window.curtain.isHidden())
    for cover in (window.curtain, window.pause):
        settle()
        assert cover.isVisible()
        assert not clipped(cover)
        assert cover.button.height() >= TOUCH
        player.click(cover.button)
        player.wait(player.asked)
        window.commands["pause"].trigger()


def test_the_side_panel_comes_to_rest(opened: Open) -> None:
    """Its width follows its words, and following them asks for nothing more."""
    side = opened().window.side
    asked: list[int] = []
    resize = side._resize
    side._resize = lambda: (asked.append(1), resize())[1]  # type: ignore[method-assign]
    side.match_score.updateGeometry()
    for _ in range(30):
        QApplication.processEvents()
    assert len(asked) <= 3


def test_the_finder_finds(qtbot: QtBot) -> None:
    """What this file trusts: text cut off, over other text, out of its parent."""
    root = QWidget()
    qtbot.addWidget(root)
    root.resize(300, 100)
    one, two, three = QLabel("Premier texte", root), QLabel("Second texte", root), QLabel("Troisième", root)
    one.setGeometry(0, 0, 120, 24)
    two.setGeometry(100, 4, 120, 24)
    three.setGeometry(0, 60, 12, 24)
    with qtbot.waitExposed(root):
        root.show()
    found = clipped(root)
    assert any("lies over" in each for each in found)
    assert any("Troisième" in each for each in found)
    two.setGeometry(0, 30, 120, 24)
    three.setGeometry(250, 60, 120, 24)
    assert [each for each in clipped(root) if "sticks out" in each]
    three.setGeometry(150, 60, 120, 24)
    assert not clipped(root)
