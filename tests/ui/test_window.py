"""The window itself: messages that stop nothing, the parts that come and go, names for screen readers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from belote_desktop.engine import COINCHE, COINCHE_MAISON, Bid, Double, Phase, Rank, Seat, Trump
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.problem import problem_text
from belote_desktop.ui import theme
from belote_desktop.ui.main_window import MainWindow
from belote_desktop.ui.panels.side import ActionButton
from belote_desktop.ui.parts.confirm import GiveUpDialog
from belote_desktop.ui.style import zoom
from tests.app.fakes import always_pass, random_action
from tests.ui.clipping import clipped
from tests.ui.conftest import QUICK, Open, bid_lowest, play_first, reach


def test_everything_that_takes_the_keyboard_has_a_name(opened: Open) -> None:
    player = opened(bots=random_action)
    window = player.window

    def nameless() -> list[str]:
        return [
            f"{type(widget).__name__} {widget.objectName()}"
            for widget in window.findChildren(QWidget)
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not (widget.accessibleName() or getattr(widget, "text", str)())
        ]  # fmt: skip

    assert not nameless()
    reach(player, Phase.PLAY, tricks=1)
    assert not nameless()
    assert window.side.last_trick.accessibleDescription()
    assert window.contract.accessibleDescription().count(",") >= 7
    assert window.side.record.accessibleDescription()


def test_the_contract_shows_order_and_value_at_the_trump_considered(opened: Open) -> None:
    player = opened()
    window = player.window
    bidding = window.bidding
    player.click(bidding.values.trumps.buttons[5])
    assert window.contract.trump is Trump.ALL_TRUMPS
    assert window.contract.rows[0].cards[:3] == (("V", 13), ("9", 9), ("A", 6))
    player.click(bidding.values.trumps.buttons[4])
    assert window.contract.rows[0].cards[:2] == (("A", 19), ("10", 10))
    player.click(bidding.values.trumps.buttons[1])
    trumps, others = window.contract.rows
    assert trumps.cards[0] == ("V", 20)
    assert others.cards[0] == ("A", 11)
    window.settings.indices = "english"
    assert window.contract.rows[0].cards[0] == ("J", 20)


def test_messages_come_one_after_the_other_and_stop_nothing(opened: Open) -> None:
    player = opened()
    window = player.window
    window.notify("match.unsaved", {"path": "/d", "trouble": "full"})
    window.notify("settings.damaged", {"path": "x.bad"})
    assert "disque est plein" in window.toast.text
    bid_lowest(player)  # the game goes on below
    player.wait(lambda: window.session.view.phase is Phase.PLAY)
    player.click(window.toast._close)
    assert "x.bad" in window.toast.text
    player.click(window.toast._close)
    assert window.toast.text == ""


def test_an_unexpected_error_is_told_calmly(opened: Open) -> None:
    player = opened()
    player.window.crashed("KeyError", "/somewhere/belote.log")
    assert "/somewhere/belote.log" in player.window.toast.text


def test_the_side_panel_gives_way_in_a_narrow_window(opened: Open) -> None:
    player = opened(size=(1280, 800))
    window = player.window
    assert window.side.isVisible()
    assert not window.strip.isVisible()
    window.resize(800, 600)
    player.wait(lambda: not window.side.isVisible())
    assert window.strip.isVisible()
    assert window.table.width() == window.width()
    window.commands["side_panel"].trigger()
    assert window.side.isVisible()
    assert window.commands["side_panel"].isChecked()
    _nothing_of_the_player_is_covered(window)
    assert window.table.geometry().right() < window.side.x()  # the table has made room
    window.resize(680, 520)
    player.wait(lambda: window.side.x() < window.table.geometry().right())
    _nothing_of_the_player_is_covered(window)
    window.commands["side_panel"].trigger()
    assert not window.side.isVisible()
    window.resize(1280, 800)
    player.wait(window.side.isVisible)


def _nothing_of_the_player_is_covered(window: MainWindow) -> None:
    table, side = window.table, window.side.geometry()
    assert side.width() >= 200
    assert side.height() >= 200
    layout = table.table_layout
    for own in (layout.plates[Seat.SOUTH], layout.hint, layout.hand_area()):
        assert not side.intersects(own.toRect().translated(table.pos()))


def test_the_buttons_of_the_side_panel_stand_in_columns(opened: Open) -> None:
    side = opened().window.side
    buttons = [each for each in side.findChildren(ActionButton) if each.isVisible()]
    lefts = sorted({each.x() for each in buttons})
    assert len(lefts) == 2
    assert len({each.width() for each in buttons if each.x() == lefts[0]}) == 1
    for each in buttons:
        words = each.fontMetrics().horizontalAdvance(each.text())
        assert each.width() >= words + 14, each.text()
        assert each.height() >= 36


def test_a_large_window_has_larger_type(opened: Open) -> None:
    player = opened(size=(1280, 800))
    small = player.window.bidding.pass_button.sizeHint().height()
    player.window.resize(2560, 1600)
    player.wait(lambda: zoom.factor > 1.5)
    assert player.window.bidding.pass_button.sizeHint().height() > small


def test_the_deal_goes_to_the_clipboard_and_comes_back(opened: Open) -> None:
    player = opened()
    window = player.window
    reach(player, Phase.PLAY, tricks=2)
    copied = window.session.match.deal
    line = problem_text(copied, Seat.SOUTH)
    window.commands["copy_deal"].trigger()
    assert QApplication.clipboard().text() == line  # only what the player may know
    play_first(player)
    player.wait(player.asked)
    later = window.session.match
    window.commands["paste_deal"].trigger()
    question = window.wiring.dialog
    assert isinstance(question, GiveUpDialog)
    player.wait(question.go_on.hasFocus)
    player.key(Qt.Key.Key_Return)  # the default is to go on
    player.wait(lambda: window.wiring.dialog is None)
    assert window.session.match is later
    QApplication.clipboard().setText("7S 8S")
    window.commands["paste_deal"].trigger()
    assert "presse-papiers" in window.toast.text
    QApplication.clipboard().setText(line)
    window.commands["paste_deal"].trigger()
    question = window.wiring.dialog
    assert isinstance(question, GiveUpDialog)
    assert window.toast.text == ""
    player.wait(question.go_on.hasFocus)
    player.key(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is question.give_up
    player.key(Qt.Key.Key_Return)  # Enter presses what has the keyboard
    player.wait(lambda: window.wiring.dialog is None and player.asked())
    pasted = window.session.match.deal
    assert (pasted.log, pasted.hands[Seat.SOUTH]) == (copied.log, copied.hands[Seat.SOUTH])


def test_the_whole_deal_is_copied_once_it_is_over(opened: Open) -> None:
    player = opened()
    window = player.window
    reach(player, Phase.PLAY)
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if window.deal_end.isHidden():
            play_first(player)
    window.commands["copy_deal"].trigger()
    assert QApplication.clipboard().text() == window.session.match.deal.to_text()


def test_a_message_is_not_left_under_the_score(opened: Open) -> None:
    player = opened()
    window = player.window
    reach(player, Phase.PLAY)
    window.notify("match.unsaved", {"path": "/d", "trouble": "full"})
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if window.deal_end.isHidden():
            play_first(player)
    QApplication.processEvents()
    toast, sheet = window.toast, window.deal_end
    assert toast.isVisible()
    siblings = window.area.children()
    assert siblings.index(toast) > siblings.index(sheet)
    card = QRect(sheet.card.mapTo(window.area, QPoint()), sheet.card.size())
    assert not card.intersects(toast.geometry())


def test_a_new_match_says_nothing_of_the_clipboard(opened: Open) -> None:
    window = opened().window
    QApplication.clipboard().setText("7S 8S")
    window.commands["paste_deal"].trigger()
    assert window.toast.text
    window.wiring.play_again()
    assert window.toast.text == ""


def test_commands_follow_what_can_be_done(opened: Open) -> None:
    player = opened()
    commands = player.window.commands
    assert commands["pass"].isEnabled()
    assert not commands["last_trick"].isEnabled()
    assert not commands["next_deal"].isEnabled()
    reach(player, Phase.PLAY, tricks=1)
    assert not commands["pass"].isEnabled()
    assert commands["last_trick"].isEnabled()
    while player.window.deal_end.isHidden():
        player.wait(player.asked)
        if player.window.deal_end.isHidden():
            play_first(player)
    assert commands["next_deal"].isEnabled()
    commands["last_trick"].trigger()  # the last trick can be looked at over the sheet
    assert player.window.peek.isVisible()
    QTest.keyClick(player.window.peek, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is player.window.deal_end.next_button
    commands["next_deal"].trigger()
    player.wait(lambda: player.asked() and player.window.deal_end.isHidden())
    assert len(player.window.session.match.deals) == 1


def test_cards_that_fly_are_seen_before_anything_is_asked(opened: Open) -> None:
    player = opened(None, speed="fast")
    window = player.window
    from belote_desktop.app.match_config import MatchConfig

    window.begin(MatchConfig(QUICK, think_seconds=0.05, seed=1, dealer=Seat.WEST))
    assert window.director.running
    assert window.bidding.isHidden()
    player.wait(player.asked_to_bid)
    assert not window.director.running
    assert len(window.table.stage.hand) == 8


def test_a_new_match_in_the_middle_of_a_flight_leaves_nothing_behind(opened: Open) -> None:
    player = opened(speed="slow", bots=random_action)
    window = player.window
    bid_lowest(player)
    player.wait(lambda: window.director.running)
    window.wiring.play_again()
    question = window.wiring.dialog
    assert isinstance(question, GiveUpDialog)
    question.give_up.click()
    assert not window.presenter._jobs
    window.settings.animation_speed = "instant"
    player.wait(player.asked_to_bid)
    assert window.session.match.deals == ()
    assert sum(seat is Seat.SOUTH for seat, _ in window.session.view.auction.calls) == 0


def test_coinche_out_of_turn_where_the_rules_have_it(opened: Open) -> None:
    from tests.app.fakes import Gate

    gate = Gate()

    def bots(view, cancel):  # type: ignore[no-untyped-def]
        if view.seat is Seat.EAST and not view.auction.calls:
            return Bid(100, Trump.HEARTS)
        if view.seat is Seat.NORTH and view.phase is Phase.AUCTION:
            gate.entered.set()
            return gate(view, cancel)
        return always_pass(view, cancel)

    player = opened(None, bots=bots)
    window = player.window
    from belote_desktop.app.match_config import MatchConfig

    window.begin(MatchConfig(COINCHE_MAISON, think_seconds=0.5, seed=1, dealer=Seat.SOUTH))
    player.wait(window.out_of_turn.isVisible)
    player.click(window.out_of_turn.button)
    player.wait(lambda: window.session.view.auction.doubled_by is Seat.SOUTH)
    gate.open.set()
    assert any(isinstance(call, Double) for _, call in window.session.view.auction.calls)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_stray_keys_do_no_harm(opened: Open, key: Qt.Key) -> None:
    player = opened()
    before = player.window.session.match
    for _ in range(3):
        QTest.keyClick(player.window, key)
    assert player.window.session.match == before or key is Qt.Key.Key_Space


def test_the_letters_on_the_cards_follow_the_language(opened: Open) -> None:
    window = opened().window
    for language, king in (("en", "K"), ("fr", "R")):
        window.settings.language = language
        assert theme.theme().cards.letter(Rank.KING) == king
    window.settings.indices = "english"
    assert theme.theme().cards.letter(Rank.KING) == "K"
    window.settings.indices = "both"
    assert theme.theme().cards.letter(Rank.KING) == "R"
    window.settings.language = "en"
    assert theme.theme().cards.letter(Rank.KING) == "K"
    assert theme.theme().cards.second_letter(Rank.KING) == "R"


def test_tips_grow_with_the_window(opened: Open) -> None:
    """The table has no style sheet, and its tips would stay small."""
    window = opened(None).window
    usual = QToolTip.font().pixelSize()
    window.resize(2560, 1600)
    QApplication.processEvents()
    assert QToolTip.font().pixelSize() == 2 * usual


def test_the_banner_tells_in_the_auction_that_a_bid_is_doubled(opened: Open) -> None:
    window = opened(COINCHE.replace(declarations=False)).window
    bid = Contract(Seat.EAST, Trump.DIAMONDS, 110)
    window.contract.show_auction(COINCHE, Trump.DIAMONDS, bid)
    assert "Ordre des cartes à carreau" in window.contract.accessibleName()
    window.contract.show_auction(
        COINCHE, Trump.DIAMONDS, replace(bid, factor=4, doubled_by=Seat.SOUTH, redoubled_by=Seat.EAST)
    )
    assert window.contract.accessibleName() == "Enchères. 110 carreau — surcoinché ×4"
    assert "surcoinché ×4" in " ".join(window.contract.lines())


def test_at_all_trumps_and_no_trumps_the_banner_says_so_and_a_key_shows_the_order(opened: Open) -> None:
    player = opened(COINCHE.replace(declarations=False))
    window = player.window
    order = window.order
    window.contract.show_auction(COINCHE, Trump.ALL_TRUMPS)
    assert "Toutes les couleurs sont atout" in window.contract.accessibleName()
    assert "Toutes les couleurs sont atout" in window.contract.tip()
    assert "Valet 13" in window.contract.tip()
    assert window.contract.tip().endswith("En grand : cliquez, ou touche O.".replace(" :", "\xa0:"))
    window.contract.show_auction(COINCHE, Trump.NO_TRUMPS)
    assert "Aucun atout" in window.contract.accessibleName()
    player.key(Qt.Key.Key_O)
    assert order.isVisible()
    assert not clipped(order)
    assert "sans atout" in order.accessibleName()
    assert "152 points" in order.accessibleDescription()
    player.key(Qt.Key.Key_Space)
    assert order.isHidden()
    player.click(window.contract)
    assert order.isVisible()
    player.click(order)
    assert order.isHidden()
