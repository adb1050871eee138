"""The helps at the table, by mouse and by keyboard."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from belote_desktop.app.marks import DealMark
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import Deal, Phase, Seat
from belote_desktop.ui.dialogs.match_sheet import MatchSheetDialog
from belote_desktop.ui.parts.confirm import AgainDialog, GiveUpDialog, ThrowInDialog
from tests.app.fakes import Gate
from tests.ui.conftest import Open, bid_lowest, play_first, press, reach

CERTAIN = (
    "coinche-maison; dealer=E; N=7H 8H 9H 10H 7D 8D 9D 10D; E=7S 8S QS JH QH KH AH QC;"
    " S=JS 9S AS 10S KS AC 10C KC; W=JD QD KD AD 7C 8C 9C JC; log=- - 80S - - - 7H 7C JS JH"
)


def test_taking_back_to_the_start_of_the_deal_by_keyboard(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY, tricks=2)
    window = player.window
    count = 0
    while window.commands["undo"].isEnabled():
        press(player, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        player.wait(player.asked)
        count += 1
    assert window.session.match.deal.log == ()
    assert window.session.marks[0].undone == count
    assert player.asked_to_bid()
    bid_lowest(player)
    player.wait(player.asked)


def test_taking_back_at_the_end_of_a_deal_closes_its_sheet(opened: Open) -> None:
    player = opened()
    while player.window.deal_end.isHidden():
        bid_lowest(player) if player.asked_to_bid() else play_first(player)
        player.wait(player.asked)
    player.window.commands["undo"].trigger()
    player.wait(lambda: player.window.deal_end.isHidden() and player.asked())
    assert len(player.window.session.view.hand) == 1
    assert player.window.session.match.totals == (0, 0)


def test_the_rest_is_laid_down_with_one_key(opened: Open) -> None:
    player = opened(None)
    window = player.window
    window.begin(
        MatchConfig(Deal.from_text(CERTAIN).rules, think_seconds=0.05, seed=1), Deal.from_text(CERTAIN)
    )
    player.wait(lambda: window.commands["lay_down"].isEnabled())
    assert "7 plis" in window.table.hint
    assert re.search(r"\bE\b", window.table.hint)
    press(player, Qt.Key.Key_E)
    player.wait(lambda: not window.deal_end.isHidden())
    assert window.session.match.deal.tricks_won(Seat.SOUTH.team) == 8
    assert window.session.marks[0].laid_down is Seat.SOUTH
    assert "étale" in window.toast.text
    assert not window.commands["lay_down"].isEnabled()
    window.commands["undo"].trigger()
    player.wait(lambda: window.deal_end.isHidden() and player.asked())
    assert window.session.match.deal == Deal.from_text(CERTAIN)
    assert window.session.marks[0] == DealMark(undone=1)
    player.wait(lambda: window.commands["lay_down"].isEnabled())


def test_who_lays_down_shows_the_cards_before_they_are_counted(opened: Open) -> None:
    """They lie in the middle, until a click or the time is over; taken back they are in the hand again."""
    player = opened(None, speed="fast")
    window = player.window
    deal = Deal.from_text(CERTAIN)
    window.director.set_trick_waits(True)
    window.begin(MatchConfig(deal.rules, think_seconds=0.05, seed=1), deal)
    held = len(window.session.view.hand)
    for taken_back in (True, False):
        player.wait(lambda: window.commands["lay_down"].isEnabled())
        shown = [*window.table.stage.hand]
        press(player, Qt.Key.Key_E)
        player.wait(lambda: "étale" in window.table.hint)
        assert window.deal_end.isHidden()
        assert not window.toast.text, "said once is enough"
        assert len(shown) == held
        for widget in shown:
            assert widget.isVisible()
            assert window.table.table_layout.middle.contains(widget.pose.x, widget.pose.y)
        if taken_back:
            window.commands["undo"].trigger()
            player.wait(player.asked)
            assert len(window.table.stage.hand) == held
            assert window.session.match.deal == deal
    press(player, Qt.Key.Key_Space)
    player.wait(lambda: not window.deal_end.isHidden())
    assert window.session.match.deal.tricks_won(Seat.SOUTH.team) == 8


def test_the_rest_is_laid_down_by_a_click_at_the_table(opened: Open) -> None:
    for size in ((680, 520), (1280, 800)):
        player = opened(None, size=size)
        window = player.window
        deal = Deal.from_text(CERTAIN)
        window.begin(MatchConfig(deal.rules, think_seconds=0.05, seed=1), deal)
        player.wait(window.claim.isVisible)
        assert window.claim.text() == "Étaler"
        middle = window.claim.geometry().center()
        assert window.table.childAt(middle) is window.claim
        hint = window.table._speech.hint.geometry()
        assert not window.claim.geometry().intersects(hint)
        assert abs(middle.x() - hint.center().x()) <= 1  # over the sentence that tells of it
        assert window.claim.geometry().bottom() < hint.top()
        player.click(window.claim)
        player.wait(lambda window=window: not window.deal_end.isHidden())  # type: ignore[misc]
        assert not window.claim.isVisible()


def test_a_key_that_does_nothing_says_why(opened: Open) -> None:
    player = opened()
    table = player.window.table

    def said(key: Qt.Key) -> str:
        table.set_hint("")
        press(player, key)
        player.wait(lambda: bool(table.hint) and not table.hint.endswith("…"))
        return table.hint

    assert said(Qt.Key.Key_E) == "On étale quand c’est à soi de jouer."
    assert said(Qt.Key.Key_Backspace) == "Il n’y a rien à reprendre."
    assert said(Qt.Key.Key_L) == "Aucun pli n’est encore fait dans cette donne."
    assert "coinche" in said(Qt.Key.Key_C)
    assert said(Qt.Key.Key_O).startswith("Choisissez d’abord un atout")
    reach(player, Phase.PLAY)
    assert said(Qt.Key.Key_E).startswith("Vous ne pouvez pas étaler")
    assert said(Qt.Key.Key_A) == "Vous n’avez rien à annoncer maintenant."
    assert "enchères" in said(Qt.Key.Key_P)
    log = player.window.session.match.deal.log
    assert len(log) == 4


def test_who_is_not_told_lays_down_by_key_all_the_same(opened: Open) -> None:
    player = opened(None)
    window = player.window
    window.settings.tell_certain_tricks = False
    deal = Deal.from_text(CERTAIN)
    window.begin(MatchConfig(deal.rules, think_seconds=0.05, seed=1), deal)
    player.wait(player.asked)
    press(player, Qt.Key.Key_E)
    player.wait(lambda: not window.deal_end.isHidden())
    assert window.session.marks[0].laid_down is Seat.SOUTH


def test_certain_tricks_are_not_told_to_who_does_not_want_it(opened: Open) -> None:
    player = opened(None)
    window = player.window
    window.settings.tell_certain_tricks = False
    window.begin(
        MatchConfig(Deal.from_text(CERTAIN).rules, think_seconds=0.05, seed=1), Deal.from_text(CERTAIN)
    )
    player.wait(player.asked)
    QTest.qWait(60)
    assert not window.commands["lay_down"].isEnabled()


def test_a_pause_hides_the_table_and_ends_where_it_began(opened: Open) -> None:
    player = opened()
    reach(player, Phase.PLAY, tricks=1)
    window = player.window
    press(player, Qt.Key.Key_Pause)
    assert window.pause.isVisible()
    assert window.pause.geometry() == window.area.geometry()
    assert window.session.paused
    for name in ("undo", "hint", "redeal", "replay_deal", "lay_down"):
        assert not window.commands[name].isEnabled(), name
    log = window.session.match.deal.log
    player.key(Qt.Key.Key_Left)
    assert window.session.match.deal.log == log
    player.key(Qt.Key.Key_Return)
    assert not window.pause.isVisible()
    player.wait(player.asked)
    play_first(player)
    assert window.session.match.deal.log != log
    window.commands["pause"].trigger()
    window.commands["pause"].trigger()
    assert not window.session.paused
    player.wait(player.asked)


def test_messages_wait_for_the_end_of_a_pause(opened: Open) -> None:
    player = opened()
    window = player.window
    window.toast.tell("Un")
    window.commands["pause"].trigger()
    window.toast.tell("Deux", lasting=True)
    assert not window.toast.isVisible()
    player.key(Qt.Key.Key_Return)
    assert window.toast.text == "Un"
    window.toast.drop_passing()
    assert window.toast.text == "Deux"
    window.commands["pause"].trigger()
    assert not window.toast.isVisible()
    window.begin(window.session.config)
    assert window.toast.text == "Deux"


def test_a_new_match_ends_a_pause(opened: Open) -> None:
    player = opened()
    window = player.window
    window.commands["pause"].trigger()
    window.begin(window.session.config)
    player.wait(player.asked)
    assert not window.pause.isVisible()
    assert not window.session.paused


def test_other_cards_after_a_question_and_without_one_when_nothing_is_lost(opened: Open) -> None:
    player = opened()
    window = player.window
    start = window.session.match.deal.start
    window.commands["redeal"].trigger()
    player.wait(player.asked)
    assert window.session.match.deal.start != start
    bid_lowest(player)
    player.wait(player.asked)
    window.commands["redeal"].trigger()
    question = window.wiring.dialog
    assert isinstance(question, ThrowInDialog)
    log = window.session.match.deal.log
    question.go_on.click()
    assert window.session.match.deal.log == log
    window.commands["redeal"].trigger()
    question = window.wiring.dialog
    assert isinstance(question, ThrowInDialog)
    question.give_up.click()
    player.wait(player.asked)
    assert window.session.match.deal.log == ()
    assert window.session.marks[0].redealt == 2


def test_the_same_cards_again_after_a_question(opened: Open) -> None:
    player = opened()
    window = player.window
    assert not window.commands["replay_deal"].isEnabled()
    reach(player, Phase.PLAY, tricks=1)
    start = window.session.match.deal.start
    window.commands["replay_deal"].trigger()
    question = window.wiring.dialog
    assert isinstance(question, AgainDialog)
    question.give_up.click()
    player.wait(player.asked)
    assert window.session.match.deal.start == start
    assert window.session.match.deal.log == ()


@pytest.mark.parametrize(
    ("command", "kind"),
    [("redeal", ThrowInDialog), ("replay_deal", AgainDialog), ("play_again", GiveUpDialog)],
)
def test_a_question_goes_when_what_it_is_about_is_over(opened: Open, command: str, kind: type) -> None:
    gate = Gate()
    player = opened(bots=gate)
    window = player.window
    player.click(window.bidding.pass_button)
    player.wait(gate.entered.is_set)
    window.commands[command].trigger()
    question = window.wiring.dialog
    assert isinstance(question, kind)
    answers: list[int] = []
    question.finished.connect(answers.append)
    gate.open.set()
    player.wait(lambda: len(window.session.match.deals) == 1)
    if kind is GiveUpDialog:  # about the match, which goes on
        assert window.wiring.dialog is question
        window.session.new_match(window.session.config)
    assert window.wiring.dialog is None
    assert answers == [0]
    player.wait(player.asked)
    assert all(mark.is_plain for mark in window.session.marks)


def test_cards_played_by_themselves_from_now_on_are_not_taken_back(opened: Open) -> None:
    player = opened()
    window = player.window
    while window.deal_end.isHidden():
        bid_lowest(player) if player.asked_to_bid() else play_first(player)
        player.wait(player.asked)
    window.settings.play_last_card = True
    assert window.commands["undo"].isEnabled()
    window.commands["undo"].trigger()
    player.wait(lambda: window.deal_end.isHidden() and player.asked())
    assert len(window.session.view.hand) == 2
    assert window.session.marks[0].undone == 1


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_sheet_lists_every_deal_with_what_happened(opened: Open, size: tuple[int, int]) -> None:
    player = opened(size=size)
    window = player.window
    while window.deal_end.isHidden():
        bid_lowest(player) if player.asked_to_bid() else play_first(player)
        player.wait(player.asked)
    window.commands["undo"].trigger()
    player.wait(player.asked)
    play_first(player)
    player.wait(lambda: not window.deal_end.isHidden())
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: window.deal_end.isHidden() and player.asked())
    press(player, Qt.Key.Key_M)
    sheet = window.wiring.dialog
    assert isinstance(sheet, MatchSheetDialog)
    assert sheet.table.rowCount() == 2
    first = [sheet.table.item(0, column).text() for column in range(sheet.table.columnCount())]
    score = window.session.match.scores[0]
    assert score is not None
    assert first[0] == "1"
    assert "Reprise 1 fois" in first[1]
    assert [first[2], first[3]] == [str(mark) for mark in score.marked]
    spoken = sheet.table.item(0, 1).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Contrat" in spoken
    assert "Totaux" in spoken
    sheet.reject()


def test_points_so_far_can_be_left_out(opened: Open) -> None:
    player = opened()
    window = player.window
    window.settings.points_so_far = False
    reach(player, Phase.PLAY, tricks=2)
    cells = [row[1].text() for row in window.side.deal_score._cells.values()]
    assert cells == ["–", "–"]
    window.settings.points_so_far = True
    assert [row[1].text() for row in window.side.deal_score._cells.values()] != cells


def test_forced_cards_and_the_last_one_are_played_as_settings_say(opened: Open) -> None:
    player = opened()
    window = player.window
    window.settings.play_last_card = True
    window.settings.play_forced_cards = True
    while window.deal_end.isHidden():
        if not player.asked_to_bid():
            assert len(player.playable()) > 1
        bid_lowest(player) if player.asked_to_bid() else play_first(player)
        player.wait(player.asked)
    assert window.session.match.deal.is_over
