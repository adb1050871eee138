"""A whole match through the widgets, by clicks."""

from __future__ import annotations

import pytest

from belote_desktop.engine import BELOTE, COINCHE, RuleSet
from tests.app.fakes import random_action
from tests.ui.conftest import Open, bid_lowest, play_first


@pytest.mark.parametrize(
    "rules",
    [
        COINCHE.replace(target=300),
        COINCHE.replace(target=300, no_trumps=False, all_trumps=False, declarations=False),
        BELOTE.replace(target=200),
        BELOTE.replace(target=200, no_trumps=True, all_trumps=True),
    ],
    ids=["coinche SA TA, annonces", "coinche", "belote", "belote SA TA"],
)
def test_a_whole_match_is_played_by_mouse(opened: Open, rules: RuleSet) -> None:
    player = opened(rules, bots=random_action)
    window = player.window
    played = 0
    while window.match_end.isHidden():
        player.wait(player.asked)
        if not window.deal_end.isHidden():
            player.click(window.deal_end.next_button)
        elif not window.match_end.isHidden():
            break
        elif player.asked_to_bid():
            if rules.auction is BELOTE.auction:
                part = window.bidding.takes
                player.click(window.bidding.confirm if part.bid is not None else window.bidding.pass_button)
            else:
                bid_lowest(player)
        elif window.declare.isVisible():
            player.click(window.declare.confirm)
        else:
            play_first(player)
            played += 1
    assert played >= 8
    match = window.session.match
    assert match.is_over
    assert window.match_end.title.text()
    for total in match.totals:
        assert str(total)[-3:] in window.match_end.sentence.text()
    player.click(window.match_end.again_button)
    player.wait(player.asked)
    assert window.session.match.totals == (0, 0)
    assert window.session.match.rules == rules


def test_a_refused_card_says_why_and_names_the_card_to_beat(opened: Open) -> None:
    player = opened(COINCHE.replace(declarations=False), bots=random_action)
    window = player.window
    for _ in range(200):
        player.wait(player.asked)
        if not window.deal_end.isHidden():
            player.click(window.deal_end.next_button)
        elif player.asked_to_bid():
            bid_lowest(player)
        else:
            refused = [card for card in window.table.stage.hand if card not in player.playable()]
            if refused:
                player.click_card(refused[0])
                assert window.table.hint.startswith(("Vous", "Atout", "À tout atout", "Votre"))
                assert len(window.session.view.hand) == len(window.table.stage.hand)
                return
            play_first(player)
    raise AssertionError("no card was ever refused")
