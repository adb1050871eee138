"""What screen readers are told: names, roles, states and actions, in the window and in every dialog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import COINCHE, Phase, Seat
from belote_desktop.ui.dialogs.new_match import NewMatchDialog
from belote_desktop.ui.dialogs.players import PlayersDialog
from belote_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from belote_desktop.ui.panels import toast
from belote_desktop.ui.rules.rules_dialog import RulesDialog
from belote_desktop.ui.table import announce as announcing
from belote_desktop.ui.table import scenes, speech
from belote_desktop.ui.table.card_widget import CardWidget, Standing
from tests.app.fakes import random_action
from tests.ui.accessible import ACTIVE, Told, nameless, told
from tests.ui.conftest import Open, bid_lowest, play_first, reach

PANELS = (
    "MainWindow", "QMenuBar", "MainArea", "TableView", "NamePlate", "SideHand", "ContractPanel", "SidePanel", "MatchScore",
    "DealScore", "Progress", "AuctionRecord", "LastTrick", "ChoiceRow", "BiddingPanel", "ScoreStrip", "Toast", "Peek",
    "DealEndSheet", "MatchEndSheet", "PauseCover", "Curtain", "ScoreSheet",
)  # fmt: skip
"""Widgets that stand for something, and so must say what."""
ROLES = {
    "CardWidget": QAccessible.Role.Button,
    "ActionButton": QAccessible.Role.Button,
    "QPushButton": QAccessible.Role.Button,
    "QComboBox": QAccessible.Role.ComboBox,
    "QLineEdit": QAccessible.Role.EditableText,
    "QSlider": QAccessible.Role.Slider,
    "QTableWidget": QAccessible.Role.Table,
    "MainWindow": QAccessible.Role.Window,
    "QMenuBar": QAccessible.Role.MenuBar,
}
DIALOGS = (
    "new_match",
    "settings",
    "rules",
    "shortcuts",
    "about",
    "match_sheet",
    "redeal",
    "replay_deal",
    "history",
)


def silent_panels(root: QWidget) -> list[str]:
    """Panels in sight that do not say what they are."""
    return [each.kind for each in told(root) if each.kind in PANELS and not each.name.strip()]


def check(root: QWidget) -> None:
    """All that can be checked of what is in sight."""
    assert not nameless(root)
    assert not silent_panels(root)
    for each in told(root):
        expected = ROLES.get(each.kind)
        if expected is not None and not (each.kind == "QPushButton" and each.role in ACTIVE):
            assert each.role is expected, each
        if each.role is QAccessible.Role.Button and not each.disabled:
            assert "Press" in each.actions, each
        card = each.interface.object()
        if isinstance(card, CardWidget) and "Press" in each.actions:
            assert card.standing is not Standing.IDLE or card.hasFocus(), each


def by_name(root: QWidget, name: str) -> Told:
    """The one thing in sight of that name."""
    found = [each for each in told(root) if each.name == name and each.role in ACTIVE]
    assert len(found) == 1, (name, [each.name for each in told(root)])
    return found[0]


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """A screen reader listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_part_of_the_window_says_what_it_is(opened: Open, language: str) -> None:
    player = opened(COINCHE.replace(target=100), bots=random_action, size=(1280, 800))
    window = player.window
    window.settings.language = language
    seen: set[str] = set()
    states = 0
    while window.match_end.isHidden() and states < 120:
        states += 1
        check(window)
        seen |= {each.kind for each in told(window)}
        if not window.deal_end.isHidden():
            player.click(window.deal_end.next_button)
        elif player.asked_to_bid():
            bid_lowest(player)
        elif window.declare.isVisible() and window.declare.declare is not None:
            window.declare.confirm.click()
        else:
            play_first(player)
        player.wait(player.asked)
    check(window)
    assert {"DealEndSheet", "LastTrick", "BiddingPanel", "CardWidget"} <= seen


def test_covers_and_small_windows_say_what_they_are(opened: Open) -> None:
    player = opened(size=(800, 600))
    reach(player, Phase.PLAY, tricks=1)
    window = player.window
    check(window)
    window.commands["side_panel"].trigger()
    check(window)
    window.commands["last_trick"].trigger()
    check(window)
    assert "Peek" in {each.kind for each in told(window)}
    window.commands["pause"].trigger()
    check(window)
    by_name(window, "Reprendre").do("Press")
    player.wait(window.pause.isHidden)
    player.wait(player.asked)
    window.toast.tell("Bonjour", lasting=True)
    check(window)
    by_name(window, "Compris").do("Press")
    player.wait(window.toast.isHidden)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", DIALOGS)
def test_every_part_of_a_dialog_says_what_it_is(opened: Open, language: str, name: str) -> None:
    player = opened()
    window = player.window
    window.settings.language = language
    reach(player, Phase.PLAY)
    window.commands[name].trigger()
    dialog = window.wiring.dialog
    assert isinstance(dialog, QDialog)
    QApplication.processEvents()
    check(dialog)
    assert QApplication.focusWidget() is not None
    assert dialog.isAncestorOf(QApplication.focusWidget())
    dialog.reject()


def test_dialogs_within_the_new_match_say_what_they_are(opened: Open) -> None:
    window = opened(None).window
    window.wiring.new_match()
    dialog = window.wiring.dialog
    assert isinstance(dialog, NewMatchDialog)
    for button, kind in ((dialog.players, PlayersDialog), (dialog.rules_button, RulesDialog)):
        button.click()
        QApplication.processEvents()
        inner = dialog.findChild(kind)
        check(inner)
        inner.reject()


def test_a_deal_is_bid_and_played_by_actions_alone(opened: Open) -> None:
    player = opened()
    window = player.window
    by_name(window, "Pique").do("Press")
    player.wait(window.bidding.confirm.isEnabled)
    by_name(window, "Je dis 80 pique").do("Press")
    player.wait(lambda: not player.asked_to_bid())
    player.wait(player.asked)
    assert window.session.match.deal.phase is Phase.PLAY
    tricks = 0
    while window.deal_end.isHidden():
        playable = [each for each in told(window) if each.name.endswith(", jouable")]
        assert playable
        for refused in [each for each in told(window) if each.name.endswith("pas permise maintenant")][:1]:
            hand = len(window.table.stage.hand)
            asked = window.table.hint
            refused.do("Press")  # it is pressed like a key: the click comes later
            player.wait(lambda asked=asked: window.table.hint not in ("", asked))
            assert len(window.table.stage.hand) == hand
        held = len(window.table.stage.hand)
        playable[0].do("Press")
        tricks += 1
        player.wait(lambda held=held: len(window.table.stage.hand) < held)
        player.wait(player.asked)
    assert tricks == 8
    by_name(window.deal_end, "Donne suivante").do("Press")
    player.wait(window.deal_end.isHidden)
    player.wait(player.asked)
    assert len(window.session.match.deals) == 1


def test_the_order_of_the_cards_is_found_without_a_mouse(opened: Open) -> None:
    """By the Press of the banner, and by a key that the shortcut page lists."""
    player = opened(None)
    window = player.window
    assert "Press" not in Told.of(window.contract).actions  # nothing is shown that could be larger
    window.begin(MatchConfig(COINCHE, think_seconds=0.05, seed=1, dealer=Seat.WEST))
    reach(player, Phase.PLAY)
    banner = by_name(window, window.contract.accessibleName())
    assert banner.role is QAccessible.Role.Button
    banner.do("Press")
    player.wait(window.order.isVisible)
    check(window)
    player.key(Qt.Key.Key_Escape)
    player.wait(window.order.isHidden)
    assert QApplication.focusWidget() in window.table.stage.hand
    page = ShortcutsDialog(window.commands.groups(), window)
    shown = {label.text() for label in page.findChildren(QLabel)}
    assert {"O", "Ordre des cartes"} <= shown


def test_states_follow_what_can_be_done(opened: Open) -> None:
    player = opened()
    window = player.window
    assert by_name(window, "Reprendre le coup").disabled
    value = by_name(window, "80")
    assert value.interface.state().checked
    reach(player, Phase.PLAY)
    assert not by_name(window, "Reprendre le coup").disabled
    focused = [each for each in told(window) if each.interface.state().focused]
    assert [each.kind for each in focused] == ["CardWidget"]


def test_every_play_and_call_is_announced(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    for module in (scenes, speech, toast):
        monkeypatch.setattr(module, "announce", lambda _widget, text: heard.append(text))
    player = opened()
    window = player.window
    reach(player, Phase.PLAY, tricks=2)
    for text in ("Sud : 80 pique", "Est : Passe", "Nord : Passe", "Ouest : Passe"):
        assert text in [each.replace("\N{NO-BREAK SPACE}", " ") for each in heard], heard
    plays = [
        each for each in heard if " de " in each and "\N{NO-BREAK SPACE}: " in each and "pli" not in each
    ]
    assert len(plays) >= 8
    assert sum("le pli" in each for each in heard) >= 2
    window.toast.tell("Un mot")
    assert heard[-1] == "Un mot"


def test_an_announcement_reaches_the_reader(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = []
    monkeypatch.setattr(
        announcing.QAccessible, "updateAccessibility", lambda event: sent.append(event.message())
    )
    window = opened(None).window
    announcing.announce(window.table, "Nord : dix de pique")
    assert sent == ["Nord : dix de pique"]
    announcing.announce(window.table, "")
    assert len(sent) == 1


def tab_stops(window: QWidget) -> list[QWidget]:
    """Where Tab leads, one after the other, until it comes round."""
    stops: list[QWidget] = []
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused in stops:
            break
        stops.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return stops


def test_tab_leads_to_everything_that_can_be_done_and_is_seen_there(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    window = player.window
    window.presenter.focus.take()
    stops = tab_stops(window)
    reached = {stop.accessibleName() for stop in stops}
    assert {"Conseil", "Reprendre le coup", "Feuille de la partie"} <= reached
    assert any(name.endswith("jouable") for name in reached)
    for stop in stops:
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        lit = stop.grab().toImage()
        stop.clearFocus()
        QApplication.processEvents()
        assert stop.grab().toImage() != lit, (
            f"{stop.accessibleName()} looks the same with and without the keyboard"
        )


def test_the_shortcut_page_knows_every_key(opened: Open) -> None:
    window = opened(None).window
    listed = {action for _, actions in window.commands.groups() for action in actions}
    keyed = {action for action in window.commands.actions.values() if action.shortcuts()}
    assert keyed <= listed
    taken = [keys.toString() for action in keyed for keys in action.shortcuts()]
    assert len(taken) == len(set(taken))


def test_type_follows_the_size_of_the_system(opened: Open, qapp: QApplication) -> None:
    player = opened()
    before = player.window.side.match_score.heading.fontMetrics().height()
    font, larger = qapp.font(), qapp.font()
    larger.setPixelSize(22)
    qapp.setFont(larger)
    try:
        window = opened().window
        assert window.side.match_score.heading.fontMetrics().height() > before * 1.3
        assert window.session.front is Seat.SOUTH
    finally:
        qapp.setFont(font)
