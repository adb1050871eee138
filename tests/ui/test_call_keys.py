"""Digits and letters of the auction, on the keyboards of France and Belgium as on others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel

from belote_desktop.engine import (
    BELOTE,
    BELOTE_OFFICIELLE,
    COINCHE,
    CONTREE,
    Bid,
    Pass,
    Phase,
    Seat,
    Take,
    Trump,
)
from belote_desktop.engine.options import BidCeiling
from belote_desktop.ui.dialogs.shortcuts import ShortcutsDialog, table_keys
from belote_desktop.ui.digit_keys import digit_of
from tests.app.fakes import always_pass
from tests.ui.conftest import Open, Player, press

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
ROWS = {
    "fr": "&é\"'(-èçà",
    "be": "&é\"'(§èçà",
    "us": "123456790",
    "us shift": "!@#$%^&()",
    "bépo": '"«»()@+/*',
}
"""What the keys of 1 to 7, 9 and 0 write; that of 8 is _ in France and ! in Belgium."""
MEANT = (1, 2, 3, 4, 5, 6, 7, 9, 0)
X11 = (10, 11, 12, 13, 14, 15, 16, 18, 19)
MAC = (0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x19, 0x1D)


def typed(text: str, scan: int = 0, virtual: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), modifiers, scan, virtual, 0, text)


@pytest.mark.parametrize("row", ROWS)
def test_a_key_of_the_number_row_is_its_digit_whatever_it_writes(row: str) -> None:
    shift = SHIFT if "shift" in row else NONE
    for text, digit, x11, mac in zip(ROWS[row], MEANT, X11, MAC, strict=True):
        assert digit_of(typed(text, x11, modifiers=shift), "xcb") == digit
        assert digit_of(typed(text, x11, modifiers=shift), "wayland-egl") == digit
        assert digit_of(typed(text, x11 - 8, modifiers=shift), "windows") == digit
        assert digit_of(typed(text, 1, mac, shift), "cocoa") == digit


def test_where_no_place_is_told_the_characters_of_a_french_keyboard_are_digits() -> None:
    assert [digit_of(typed(text), "xcb") for text in "&é\"'(-è_çàÉ"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 2]
    assert digit_of(typed("!"), "vnc") == 8
    assert digit_of(typed("&", modifiers=SHIFT), "xcb") is None


def test_digits_are_digits_anywhere_and_other_keys_are_none() -> None:
    assert digit_of(typed("9", 81, modifiers=Qt.KeyboardModifier.KeypadModifier), "xcb") == 9
    assert digit_of(typed("7", 16, modifiers=SHIFT), "xcb") == 7
    assert digit_of(typed("-", 20), "xcb") is None
    assert digit_of(typed("è", 34), "xcb") is None
    assert digit_of(typed("é", 11, modifiers=Qt.KeyboardModifier.ControlModifier), "xcb") is None
    assert digit_of(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, NONE), "xcb") is None


def type_text(player: Player, *texts: str) -> None:
    for text in texts:
        focused = QApplication.focusWidget()
        assert focused is not None
        QApplication.sendEvent(focused, typed(text))


def test_a_french_number_row_chooses_values_wherever_the_keyboard_is(opened: Open) -> None:
    player = opened()
    bidding = player.window.bidding
    for text, value in zip("ç&-à_", (90, 110, 160, 100, 80), strict=True):
        type_text(player, text)
        assert bidding.values.chosen[0] == value
    bidding.pass_button.setFocus()
    type_text(player, "é")
    assert bidding.values.chosen[0] == 120
    assert QApplication.focusWidget() in bidding.values.values.buttons
    window = player.window
    focusable = [each for each in window.side.findChildren(type(window.claim)) if each.isEnabled()]
    focusable[0].setFocus(Qt.FocusReason.TabFocusReason)
    type_text(player, "ç")
    assert bidding.values.chosen[0] == 90


LETTERS = {"fr": "PCKTSA", "en": "SHDCNA"}


@pytest.mark.parametrize("language", LETTERS)
def test_shift_and_a_letter_choose_the_trump_and_say_nothing(opened: Open, language: str) -> None:
    player = opened()
    window, bidding = player.window, player.window.bidding
    window.settings.language = language
    QApplication.processEvents()
    for letter, trump in zip(LETTERS[language], Trump, strict=True):
        press(player, Qt.Key(ord(letter)), SHIFT)
        assert bidding.values.bid == Bid(80, trump)
        assert window.session.view.auction.calls == ()
        assert not window.table.hint
        button = QApplication.focusWidget()
        assert button in bidding.values.trumps.buttons
        assert letter in button.toolTip()
    assert len(set(LETTERS[language])) == len(Trump)
    type_text(player, "9")
    press(player, Qt.Key(ord(LETTERS[language][1])), SHIFT)
    player.key(Qt.Key.Key_Return)
    assert window.session.view.auction.calls[0] == (Seat.SOUTH, Bid(90, Trump.HEARTS))


def test_a_letter_of_a_trump_alone_tells_the_way(opened: Open) -> None:
    player = opened(CONTREE)
    window = player.window
    for key in (Qt.Key.Key_K, Qt.Key.Key_T, Qt.Key.Key_A):
        window.table.set_hint("")
        press(player, key)
        assert window.table.hint.replace("\u00a0", " ") == "Avec Maj : P pique, C cœur, K carreau, T trèfle."
    press(player, Qt.Key.Key_C)
    assert "contrer" in window.table.hint
    assert window.session.view.auction.calls == ()
    press(player, Qt.Key.Key_P)
    assert window.session.view.auction.calls[0] == (Seat.SOUTH, Pass())
    player.wait(player.asked)


def test_a_value_or_trump_that_cannot_be_said_says_why(opened: Open) -> None:
    def north_bids(view, cancel):  # type: ignore[no-untyped-def]
        bids = [action for action in view.legal_actions() if isinstance(action, Bid)]
        return bids[6] if bids and view.auction.standing is None else always_pass(view, cancel)

    rules = COINCHE.replace(bid_ceiling=BidCeiling.C160, no_trumps=False)
    player = opened(rules, bots=north_bids, dealer=Seat.SOUTH)
    window, values = player.window, player.window.bidding.values
    chosen = values.chosen
    for text, why in (("8", "plus que la dernière"), ("7", "ne montent pas si haut")):
        type_text(player, text)
        assert why in window.table.hint
    press(player, Qt.Key.Key_S, SHIFT)
    assert "ne peut pas être demandé" in window.table.hint
    assert values.chosen == chosen
    player = opened(bots=north_bids, dealer=Seat.SOUTH)
    type_text(player, "8")
    assert player.window.bidding.values.chosen == chosen, "no hundred more than meant"


def test_the_trump_of_a_take_is_chosen_by_letter(opened: Open) -> None:
    player = opened(BELOTE_OFFICIELLE)
    window, takes = player.window, player.window.bidding.takes
    turned = window.session.view.turned
    assert turned is not None
    type_text(player, "9")  # no points are bid here
    press(player, Qt.Key.Key_A, SHIFT)
    assert takes.bid == Take(Trump.ALL_TRUMPS)
    other = next(suit for suit in range(4) if suit != int(turned.suit))
    press(player, Qt.Key(ord("PCKT"[other])), SHIFT)
    assert "ne peut pas être demandé" in window.table.hint
    assert takes.bid == Take(Trump.ALL_TRUMPS)
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: window.session.view.phase is Phase.PLAY)
    contract = window.session.view.contract
    assert contract is not None
    assert contract.trump is Trump.ALL_TRUMPS


def test_tips_of_the_auction_tell_the_keys(opened: Open) -> None:
    player = opened()
    values = player.window.bidding.values
    assert [button.toolTip() for button in values.trumps.buttons][:3] == [
        "Pique (Maj+P)", "Cœur (Maj+C)", "Carreau (Maj+K)",
    ]  # fmt: skip
    bidding = player.window.bidding
    assert (bidding.pass_button.toolTip(), bidding.double_button.toolTip()) == ("Passe (P)", "Coinche (C)")
    tips = {button.choice.value: button.toolTip() for button in values.values.buttons}
    assert tips[80] == "80 (touche 8)"
    assert tips[110] == "110 (touche 1)"
    player.key(Qt.Key.Key_PageDown)
    tips = {button.choice.value: button.toolTip() for button in values.values.buttons}
    assert tips[180] == "180", "8 is 80"


def words(dialog: ShortcutsDialog) -> str:
    return " ".join(each.text() for each in dialog.findChildren(QLabel))


def test_the_page_of_keys_speaks_of_the_game_being_played(opened: Open) -> None:
    window = opened(None).window
    ceiling = COINCHE.replace(bid_ceiling=BidCeiling.C160)
    assert ("8, 9, 0, 1 … 6", "Choisir 80, 90, 100, 110 … 160") in table_keys(ceiling)
    assert ("8, 9, 0, 1 … 7", "Choisir 80, 90, 100, 110 … 170") in table_keys(COINCHE)
    assert ("8, 9, 0, 1 …", "Choisir 80, 90, 100, 110 …") in table_keys()
    classic = words(ShortcutsDialog(window.commands.groups(), window, BELOTE))
    assert "80" not in classic
    assert "Maj+P, C, K, T " in classic
    assert "sans atout" not in classic
    assert "Coinche" not in classic
    assert "Annoncer" not in classic
    coinche = words(ShortcutsDialog(window.commands.groups(), window, COINCHE))
    for said in ("Maj+P, C, K, T, S, A", "sans atout, tout atout", "Coinche", "Annoncer"):
        assert said in coinche


def test_the_page_of_keys_is_that_of_the_match(opened: Open) -> None:
    player = opened(BELOTE)
    press(player, Qt.Key.Key_F2)
    dialog = player.window.wiring.dialog
    assert isinstance(dialog, ShortcutsDialog)
    assert "80" not in words(dialog)
    dialog.reject()


def test_the_page_of_keys_scrolls_at_once(opened: Open) -> None:
    player = opened()
    player.window.commands["shortcuts"].trigger()
    dialog = player.window.wiring.dialog
    assert isinstance(dialog, ShortcutsDialog)
    dialog.resize(dialog.width(), 300)
    QApplication.processEvents()
    bar = dialog.area.verticalScrollBar()
    assert bar.maximum() > 0
    seen = [bar.value()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End):
        player.key(key)
        seen.append(bar.value())
    assert seen == sorted(set(seen))
    assert seen[-1] == bar.maximum()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
        player.key(key)
    assert bar.value() == 0
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: player.window.wiring.dialog is None)


def test_every_command_can_be_typed_on_a_french_keyboard(opened: Open) -> None:
    """Letters, names and the comma stand on every keyboard without Shift; digits, brackets or «/» do not."""
    window = opened(None).window
    for action in window.commands.actions.values():
        for keys in action.shortcuts():
            key = keys.toString().split("+")[-1] if not keys.toString().endswith("+") else "+"
            assert key.isalpha() or key == "," or key[1:].isdecimal(), keys.toString()
            assert keys.toString().removeprefix("Shift+") == keys.toString(), "that letter chooses a trump"
