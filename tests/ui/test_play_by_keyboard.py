"""A deal purely by keyboard: the focus goes where it is needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import BELOTE, CAPOT, COINCHE, Bid, Deal, Phase, Play, Seat, Trump
from belote_desktop.ui.hands import hands
from belote_desktop.ui.panels import say
from belote_desktop.ui.panels.choice import ChoiceButton
from belote_desktop.ui.table.card_widget import CardWidget
from tests.app.fakes import Gate, always_pass
from tests.ui.clipping import clipped
from tests.ui.conftest import Open, Player, play_first, reach


def bid_110_all_trumps(player: Player) -> None:
    """Three times right, down, to the last trump, Enter."""
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End):
        player.key(key)
    assert player.window.bidding.confirm.text() == "Je dis 110 tout atout"
    player.key(Qt.Key.Key_Return)


def test_a_deal_from_the_auction_to_the_next_deal_with_arrows_and_enter(opened: Open) -> None:
    player = opened()
    window = player.window
    assert isinstance(QApplication.focusWidget(), ChoiceButton)
    bid_110_all_trumps(player)
    player.wait(lambda: window.session.view.phase is Phase.PLAY)
    contract = window.session.view.contract
    assert contract is not None
    assert (contract.taker, contract.value, contract.trump) == (Seat.SOUTH, 110, Trump.ALL_TRUMPS)
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if window.deal_end.isHidden():
            assert isinstance(QApplication.focusWidget(), CardWidget)
            held = len(window.session.view.hand)
            player.key(Qt.Key.Key_Right)
            player.key(Qt.Key.Key_Left)
            if QApplication.focusWidget() not in player.playable():  # type: ignore[comparison-overlap]
                window.table.stage.focus_first()
            player.key(Qt.Key.Key_Return)
            player.wait(lambda held=held: len(window.session.view.hand) < held)  # type: ignore[misc]
    assert QApplication.focusWidget() is window.deal_end.next_button
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: window.deal_end.isHidden() and player.asked())
    assert len(window.session.match.deals) == 1
    assert isinstance(QApplication.focusWidget(), (ChoiceButton, CardWidget))


def test_passing_and_doubling_have_keys_of_their_own(opened: Open) -> None:
    def west_bids(view, cancel):  # type: ignore[no-untyped-def]
        legal = view.legal_actions()
        bids = [a for a in legal if isinstance(a, Bid)]
        return bids[0] if view.phase is Phase.AUCTION and bids and view.auction.standing is None else legal[0]

    player = opened(bots=west_bids, dealer=Seat.SOUTH)
    window = player.window
    assert window.session.view.auction.standing is not None
    assert window.commands["double"].isEnabled() == (window.bidding.double is not None)
    player.key(Qt.Key.Key_C if window.bidding.double else Qt.Key.Key_P)
    said = window.session.view.auction.calls
    assert any(seat is Seat.SOUTH for seat, _ in said)


def test_digits_choose_values_and_page_keys_turn_the_page(opened: Open) -> None:
    player = opened()
    values = player.window.bidding.values
    for key, value in (
        (Qt.Key.Key_9, 90), (Qt.Key.Key_1, 110), (Qt.Key.Key_6, 160), (Qt.Key.Key_7, 170), (Qt.Key.Key_8, 80),
    ):  # fmt: skip
        player.key(key)
        assert values.values.value == value
    player.key(Qt.Key.Key_PageDown)
    assert values.values.value == 170
    player.key(Qt.Key.Key_PageUp)
    assert values.values.value == 160


def test_enter_alone_never_bids_before_a_trump_is_chosen(opened: Open) -> None:
    player = opened()
    bidding = player.window.bidding
    for _ in range(3):
        player.key(Qt.Key.Key_Return)
        assert bidding.values.bid is None
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Return)
    assert player.window.session.view.auction.calls == ()
    player.key(Qt.Key.Key_Left)
    player.key(Qt.Key.Key_Down)
    assert bidding.values.chosen == (80, None), "going to the trumps chooses none"
    player.key(Qt.Key.Key_Return)
    assert bidding.values.bid == Bid(80, Trump.SPADES)
    assert player.window.session.view.auction.calls == ()
    player.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is bidding.confirm
    player.key(Qt.Key.Key_Left)
    assert QApplication.focusWidget() is bidding.pass_button


def test_arrows_walk_through_all_values_in_order_and_other_rows_keep_what_is_chosen(opened: Open) -> None:
    player = opened()
    values = player.window.bidding.values
    seen = [values.chosen[0]]
    for _ in range(10):
        player.key(Qt.Key.Key_Right)
        seen.append(values.chosen[0])
    assert seen == list(range(80, 190, 10))
    player.key(Qt.Key.Key_End)
    assert values.chosen[0] == CAPOT
    player.key(Qt.Key.Key_Left)
    assert values.chosen[0] == COINCHE.bid_ceiling.points
    player.key(Qt.Key.Key_Home)
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Up,
        Qt.Key.Key_Up,
    ):
        player.key(key)
    assert values.chosen == (90, Trump.HEARTS)
    assert QApplication.focusWidget() in values.values.buttons


def test_looking_at_higher_values_chooses_none_of_them(opened: Open) -> None:
    player = opened()
    bidding = player.window.bidding
    player.click(bidding.values.trumps.buttons[1])
    said = bidding.confirm.text()
    player.click(bidding.values.page_up)
    assert bidding.values.bid == Bid(80, Trump.HEARTS)
    assert bidding.confirm.text() == said
    player.click(bidding.values.page_down)
    assert bidding.values.values.value == 80


def test_tab_goes_through_the_auction_from_top_to_bottom_and_only_then_away(opened: Open) -> None:
    player = opened()
    bidding = player.window.bidding
    player.click(bidding.values.trumps.buttons[1])
    bidding.focus_start()
    stops = []
    for _ in range(5):
        stops.append(QApplication.focusWidget())
        player.key(Qt.Key.Key_Tab)
    values, trumps = bidding.values.values.buttons, bidding.values.trumps.buttons
    assert stops[:4] == [values[0], trumps[1], bidding.pass_button, bidding.confirm]
    assert stops[4] is not player.window.table


def test_the_turned_card_is_taken_by_arrow_and_enter(opened: Open) -> None:
    player = opened(BELOTE.replace(target=500))
    bidding = player.window.bidding
    assert bidding.confirm.text().startswith("Je prends à ")
    assert QApplication.focusWidget() is bidding.pass_button
    player.key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is bidding.confirm
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: player.window.session.view.phase is Phase.PLAY)
    contract = player.window.session.view.contract
    assert contract is not None
    assert contract.taker is Seat.SOUTH


def test_last_trick_is_looked_at_and_put_away_by_key(opened: Open) -> None:
    from tests.ui.conftest import reach

    player = opened()
    reach(player, Phase.PLAY, tricks=1)
    player.key(Qt.Key.Key_L)
    assert player.window.peek.isVisible()
    player.key(Qt.Key.Key_Escape)
    assert not player.window.peek.isVisible()
    assert isinstance(QApplication.focusWidget(), CardWidget)


def test_while_others_play_the_keyboard_rests_on_the_felt(opened: Open) -> None:
    """Enter pressed once too often must not press a button that comes next in the window."""
    gate = Gate()

    def bots(view, cancel):  # type: ignore[no-untyped-def]
        return gate(view, cancel) if view.seat is Seat.EAST else always_pass(view, cancel)

    player = opened(bots=bots)
    player.key(Qt.Key.Key_P)
    assert QApplication.focusWidget() is player.window.table
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Left):
        player.key(key)
        assert QApplication.focusWidget() is player.window.table
    assert player.window.wiring.dialog is None
    gate.open.set()
    player.wait(player.asked)


def test_a_whole_deal_with_enter_and_arrows_when_all_pass_first(opened: Open) -> None:
    player = opened()
    window = player.window
    player.key(Qt.Key.Key_P)
    player.wait(lambda: len(window.session.match.deals) == 1 and player.asked())
    assert isinstance(QApplication.focusWidget(), ChoiceButton)


def test_a_click_on_a_pale_button_keeps_the_keyboard(opened: Open) -> None:
    player = opened(BELOTE)
    panel = player.window.bidding
    pale = [button for button in panel.takes.trumps.buttons if not button.isEnabled()]
    assert pale
    player.click(next(button for button in panel.takes.trumps.buttons if button.isEnabled()))
    QTest.mouseClick(pale[0], Qt.MouseButton.LeftButton)
    assert panel.isAncestorOf(QApplication.focusWidget())


def test_a_click_on_a_pale_value_keeps_the_keyboard_on_the_values(opened: Open) -> None:
    def north_bids(view, cancel):  # type: ignore[no-untyped-def]
        bids = [a for a in view.legal_actions() if isinstance(a, Bid)]
        return bids[6] if bids and view.auction.standing is None else always_pass(view, cancel)

    player = opened(bots=north_bids, dealer=Seat.SOUTH)
    rows = player.window.bidding.values
    pale = next(button for button in rows.values.buttons if not button.isEnabled())
    QTest.mouseClick(pale, Qt.MouseButton.LeftButton)
    chosen = rows.values.value
    player.key(Qt.Key.Key_Right)
    assert rows.values.value == chosen + 10


BELOTE_IN_HAND = (
    "coinche(say_belote=true,declarations=false); dealer=W; N=7S 8S 9S 7D 8D 9D 7C 8C; E=QS JS 10S 10D JD QD 9C 10C;"
    " S=AH 10H KH QH JH 9H AS KS; W=7H 8H KD AD JC QC KC AC; log="
)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (680, 520)])
def test_belote_and_rebelote_are_said_with_the_key_that_declares(
    opened: Open, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(say, "announce", lambda _widget, text: heard.append(text))
    player = opened(None, size=size)
    window, deal = player.window, Deal.from_text(BELOTE_IN_HAND)
    window.begin(MatchConfig(deal.rules, think_seconds=0.05, seed=1), deal)
    player.wait(player.asked)
    window.presenter.act(Bid(80, Trump.HEARTS))
    player.wait(lambda: window.session.view.phase is Phase.PLAY and player.asked())
    said = [window.say.buttons[0].text()]
    assert window.say.isVisible()
    assert not clipped(window.say)
    assert heard == [window.say.note.text()]
    assert "(A)" in window.say.buttons[0].toolTip()
    while window.deal_end.isHidden():
        if window.say.isVisible():
            said.append(window.say.buttons[0].text())
            player.key(Qt.Key.Key_A)
            legal = {
                action.card for action in window.session.view.legal_actions() if isinstance(action, Play)
            }
            player.wait(lambda legal=legal: {card.card for card in player.playable()} == legal)  # type: ignore[misc]
        held = len(window.session.view.hand)
        player.key(Qt.Key.Key_Return)
        player.wait(lambda held=held: len(window.session.view.hand) < held)  # type: ignore[misc]
        player.wait(player.asked)
    assert {text.split("\u202f")[0] for text in said} == {"Belote", "Rebelote"}
    assert not window.commands["declare"].isEnabled()


def handle_of(player: Player) -> QWindow:
    """What clicks and keys reach first, as they do from the system."""
    handle = player.window.windowHandle()
    assert handle is not None
    return handle


def test_the_ring_follows_what_the_player_uses(opened: Open) -> None:
    """A real click anywhere in the window takes it away, an arrow brings it back; Shift alone does not."""
    player = opened()
    reach(player, Phase.PLAY)
    handle = handle_of(player)
    hands.use_keys(True)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 700))
    player.wait(lambda: not hands.on_keys)
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    QTest.keyClick(handle, Qt.Key.Key_F20)
    player.wait(lambda: hands.on_keys)
    hands.use_keys(False)
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    QApplication.processEvents()
    assert not hands.on_keys
    held = player.window.session.view.hand
    QTest.keyClick(handle, Qt.Key.Key_Return)
    player.wait(lambda: hands.on_keys)
    assert player.window.session.view.hand == held


def test_after_a_click_a_key_of_the_menus_counts_as_the_keyboard(opened: Open) -> None:
    """Of a shortcut the window gets no press; what is advised is ringed at once, and Enter plays it."""
    player = opened()
    reach(player, Phase.PLAY)
    handle = handle_of(player)
    hands.use_keys(False)
    QTest.keyClick(handle, Qt.Key.Key_H)
    player.wait(lambda: hands.on_keys)


def test_a_click_on_the_felt_that_hurries_nothing_does_not_swallow_the_next(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY)
    held = len(player.window.session.view.hand)
    QTest.mouseClick(player.window.table, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    play_first(player)
    assert len(player.window.session.view.hand) == held - 1
