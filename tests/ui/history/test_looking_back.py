"""From the window: the card at the end of a deal, the sheet, the key; playing again never loses a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import COINCHE, Phase, Seat
from belote_desktop.ui.dialogs.match_sheet import MatchSheetDialog
from belote_desktop.ui.history.deal_dialog import DealDialog
from belote_desktop.ui.parts.confirm import AgainDialog, PlayAgainDialog
from belote_desktop.ui.style import TOUCH
from tests.ui.clipping import clipped
from tests.ui.conftest import QUICK, Open, Player, bid_lowest, play_first, press, reach


def to_the_end(player: Player) -> None:
    """Play until the score of the deal is shown."""
    window = player.window
    while window.deal_end.isHidden():
        player.wait(player.asked)
        if not window.deal_end.isHidden():
            return
        bid_lowest(player) if player.asked_to_bid() else play_first(player)


def viewer(player: Player) -> DealDialog:
    dialog = player.window.wiring.dialog
    assert isinstance(dialog, DealDialog)
    player.wait(lambda: QApplication.activeWindow() is dialog)
    return dialog


def test_the_card_at_the_end_leads_to_the_deal_and_back(opened: Open) -> None:
    player = opened()
    window = player.window
    to_the_end(player)
    card = window.deal_end
    QApplication.processEvents()
    assert card.review.text() == "Revoir la donne"
    assert card.again.text() == "Rejouer la donne…"
    for each in (card.review, card.again, card.next_button):
        assert each.height() >= TOUCH
    player.click(card.review)
    dialog = viewer(player)
    assert dialog.windowTitle() == "Donne 1"
    player.key(Qt.Key.Key_End)
    assert dialog.moment.deal == window.session.match.deal
    player.key(Qt.Key.Key_Escape)
    player.wait(lambda: window.wiring.dialog is None)
    player.wait(lambda: window.focusWidget() is card.next_button)
    window.activateWindow()
    player.wait(lambda: QApplication.focusWidget() is card.next_button)
    for _ in range(20):
        if QApplication.focusWidget() is card.review:
            break
        player.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is card.review
    player.key(Qt.Key.Key_Return)
    viewer(player).reject()


def test_the_card_at_the_end_leads_to_playing_again(opened: Open) -> None:
    player = opened()
    window = player.window
    to_the_end(player)
    deal = window.session.match.deal
    player.click(window.deal_end.again)
    question = window.wiring.dialog
    assert isinstance(question, AgainDialog)
    question.give_up.click()
    player.wait(player.asked)
    assert window.session.match.deal.start == deal.start
    assert len(window.session.marks[0].attempts) == 1
    reach(player, Phase.PLAY)
    to_the_end(player)
    player.click(window.deal_end.review)
    dialog = viewer(player)
    assert dialog.attempts.count() == 2, "what was played before is still there, as the question said"
    dialog.attempts.setCurrentIndex(0)
    assert dialog._deal.log == deal.log
    dialog.reject()


def test_the_key_shows_the_deal_that_was_over_last(opened: Open) -> None:
    player = opened()
    window = player.window
    assert not window.commands["review_deal"].isEnabled()
    press(player, Qt.Key.Key_R)
    player.wait(lambda: window.table.hint == "Aucune donne de cette partie n’est finie.")
    to_the_end(player)
    first = window.session.match.deal
    player.click(window.deal_end.next_button)
    player.wait(player.asked)
    press(player, Qt.Key.Key_R)
    dialog = viewer(player)
    assert dialog.windowTitle() == "Donne 1"
    assert dialog._deal == first
    dialog.reject()
    player.wait(lambda: window.wiring.dialog is None)
    reach(player, Phase.PLAY)
    assert len(window.session.match.deals) >= 1


def test_the_sheet_opens_deals_that_are_over_and_no_other(opened: Open) -> None:
    player = opened()
    window = player.window
    to_the_end(player)
    player.click(window.deal_end.next_button)
    player.wait(player.asked)
    press(player, Qt.Key.Key_M)
    sheet = window.wiring.dialog
    assert isinstance(sheet, MatchSheetDialog)
    player.wait(lambda: QApplication.activeWindow() is sheet)
    assert sheet.look.height() >= TOUCH
    assert sheet.table.currentRow() == 0
    assert sheet.look.isEnabled()
    sheet.table.setCurrentCell(1, 0)
    assert not sheet.look.isEnabled(), "the cards of the deal on the table stay hidden"
    QTest.keyClick(sheet.table, Qt.Key.Key_Return)
    assert sheet.findChild(DealDialog) is None
    assert sheet.isVisible()
    sheet.table.setCurrentCell(0, 0)
    player.click(sheet.look)
    dialog = sheet.findChild(DealDialog)
    assert dialog is not None
    player.wait(lambda: QApplication.activeWindow() is dialog)
    dialog.reject()
    sheet.reject()


def test_an_earlier_deal_again_is_a_match_of_its_own_and_the_other_is_kept(opened: Open) -> None:
    player = opened(QUICK.replace(target=2000))
    window = player.window
    to_the_end(player)
    first = window.session.match.deal
    player.click(window.deal_end.next_button)
    reach(player, Phase.PLAY, tricks=1)
    before = window.session.saved
    window.commands["review_deal"].trigger()
    player.click(viewer(player).again)
    question = viewer(player).findChild(PlayAgainDialog)
    assert question is not None
    assert not clipped(question)
    question.go_on.click()
    assert window.session.saved == before
    assert isinstance(window.wiring.dialog, DealDialog)
    player.click(viewer(player).again)
    next(each for each in viewer(player).findChildren(PlayAgainDialog) if each.isVisible()).give_up.click()
    player.wait(lambda: window.wiring.dialog is None)
    player.wait(player.asked)
    assert window.session.match.deal.start == first.start
    assert window.session.match.deals == ()
    assert window.session.config.humans == before.config.humans
    store = window.session.keeper.store
    assert store is not None
    assert [entry.id for entry in store.history.read().entries] == [before.id]


def test_the_last_deal_of_a_match_that_is_over_again_needs_no_question(opened: Open) -> None:
    player = opened(QUICK.replace(target=20))
    window = player.window
    to_the_end(player)
    assert window.session.match.is_over
    deal, epoch = window.session.match.deal, window.session.epoch
    player.click(window.deal_end.review)
    player.click(viewer(player).again)
    player.wait(lambda: window.wiring.dialog is None)
    player.wait(player.asked)
    assert window.session.epoch == epoch + 1
    assert window.session.match.deal.start == deal.start


def test_players_at_one_screen_look_from_where_they_sit(opened: Open) -> None:
    player = opened(None)
    window = player.window
    everybody = MatchConfig(
        QUICK.replace(target=2000), think_seconds=0.05, seed=1, dealer=Seat.WEST, humans=frozenset({Seat.EAST}), names=("", "Zoé", "", ""),
    )  # fmt: skip
    window.begin(everybody)
    player.wait(player.asked)
    to_the_end(player)
    player.click(window.deal_end.review)
    board = viewer(player).board
    assert board.place_of(Seat.EAST) is Seat.SOUTH
    assert board.plates[Seat.SOUTH].name() == "Zoé"
    viewer(player).reject()


def test_advice_is_on_the_record(opened: Open) -> None:
    player = opened(COINCHE.replace(target=500))
    window = player.window
    window.comfort.adviser.advised.emit(window.session.view.legal_actions()[0])
    assert window.session.marks[0].advised == 1


@pytest.mark.parametrize("size", [(680, 520), (800, 600), (1920, 1080)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_buttons_of_the_card_fit(opened: Open, size: tuple[int, int], language: str) -> None:
    player = opened(size=size)
    player.window.settings.language = language
    to_the_end(player)
    for _ in range(3):
        QApplication.processEvents()
    card = player.window.deal_end
    assert not clipped(card)
    for each in (card.review, card.again, card.next_button):
        assert card.card.rect().contains(each.geometry())


def test_the_reason_of_a_failure_is_said_once(opened: Open) -> None:
    """The lump and the bid are marked for the same reason, which stands below both."""
    from tests.ui.rules.test_score_sheet import a_score

    player = opened(None)
    sheet = player.window.deal_end.score
    sheet.show_score(a_score(ours=40, value=100, belotes=(0, 0)), COINCHE)
    sheet.set_details(True)
    told = [row.why.text() for row in sheet.lines if not row.why.isHidden()]
    assert len(sheet.lines) == 2
    assert len(told) == len(set(told)) == 1


def test_the_end_of_a_match_leads_to_its_deals(opened: Open) -> None:
    player = opened(QUICK.replace(target=20), size=(680, 520))
    window = player.window
    to_the_end(player)
    player.click(window.deal_end.next_button)
    player.wait(window.match_end.isVisible)
    for _ in range(3):
        QApplication.processEvents()
    assert not clipped(window.match_end)
    assert window.match_end.review.height() >= TOUCH
    player.click(window.match_end.review)
    sheet = window.wiring.dialog
    assert isinstance(sheet, MatchSheetDialog)
    player.wait(lambda: QApplication.activeWindow() is sheet)
    player.key(Qt.Key.Key_Return)
    assert sheet.findChild(DealDialog) is not None
    sheet.findChild(DealDialog).reject()
    sheet.reject()
    player.wait(lambda: window.wiring.dialog is None)
    assert window.match_end.isVisible()


def test_no_question_is_asked_about_a_match_in_which_the_player_decided_nothing(opened: Open) -> None:
    """Nothing would be kept of it, and nothing is lost."""
    player = opened(dealer=Seat.SOUTH)
    window = player.window
    assert window.session.match.deal.log
    epoch = window.session.epoch
    window.commands["play_again"].trigger()
    assert window.wiring.dialog is None
    assert window.session.epoch == epoch + 1
