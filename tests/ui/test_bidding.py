"""The bidding panel offers exactly what the rules allow, over random auctions."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.bots.base import CancelFlag
from belote_desktop.engine import (
    ANCIENNE,
    BELOTE,
    BELOTE_OFFICIELLE,
    CAPOT,
    COINCHE,
    COINCHE_MAISON,
    CONTREE,
    DECK,
    Action,
    Bid,
    Deal,
    Double,
    Pass,
    Phase,
    Redouble,
    RuleSet,
    Seat,
    Take,
    View,
)
from belote_desktop.engine.options import BidCeiling
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.panels.bidding import BiddingPanel
from tests.app.fakes import random_action
from tests.ui.clipping import clipped
from tests.ui.conftest import Open

RULES = {
    "coinche": COINCHE,
    "coinche without SA TA": COINCHE.replace(no_trumps=False, all_trumps=False),
    "coinche SA only, générale": COINCHE.replace(all_trumps=False, generale=True),
    "coinche-maison": COINCHE_MAISON,
    "contree": CONTREE,
    "belote": BELOTE,
    "belote SA TA": BELOTE.replace(no_trumps=True, all_trumps=True),
    "belote-officielle": BELOTE_OFFICIELLE,
    "ancienne": ANCIENNE,
}


def seen(deal: Deal) -> View:
    """The deal as whoever speaks sees it."""
    assert deal.turn is not None
    return deal.seen_by(deal.turn)


def offered(panel: BiddingPanel) -> set[Action]:
    """Everything that the panel lets one say, found by clicking through it."""
    said: list[Action] = []
    panel.said.connect(said.append)
    if panel.pass_button.isEnabled():
        panel.pass_button.click()
    if panel.double_button.isEnabled() and not panel.double_button.isHidden():
        panel.double_button.click()
    if panel.values.isVisible():
        pages = panel.values
        for _ in range(12):  # from the page of the lowest value on
            _say_page(panel)
            if not pages.page_up.isEnabled() or pages.page_up.isHidden():
                break
            pages.page_up.click()
    elif panel.takes.isVisible():
        _say_row(panel, panel.takes.trumps)
    panel.said.disconnect(said.append)
    return set(said)


def _say_page(panel: BiddingPanel) -> None:
    for button in list(panel.values.values.buttons):
        if button.isEnabled():
            button.click()
            _say_row(panel, panel.values.trumps)


def _say_row(panel: BiddingPanel, row) -> None:  # type: ignore[no-untyped-def]
    for button in list(row.buttons):
        if button.isEnabled():
            button.click()
            assert panel.confirm.isEnabled()
            panel.confirm.click()


@pytest.mark.parametrize("name", RULES)
def test_the_panel_offers_exactly_the_legal_calls(qtbot: QtBot, name: str) -> None:
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    panel.show()
    random = Random(name)
    rules: RuleSet = RULES[name]
    for seed in range(3):
        deal = Deal.new(rules, Seat(seed % 4), Random(seed).sample(DECK, 32))
        while deal.phase is Phase.AUCTION:
            view = seen(deal)
            legal = set(view.legal_actions())
            if len(legal) < 80 or (seed == 0 and not view.auction.calls):
                panel.offer(view)
                assert offered(panel) == legal
            choices = sorted(legal, key=str)
            kinds = [a for a in choices if isinstance(a, (Double, Redouble, Take))]
            high = [a for a in choices if isinstance(a, Bid) and a.value > 150]
            pool = random.choice([kinds or choices, high[:12] or choices, choices[:9], [Pass()], [Pass()]])
            deal = deal.apply(random.choice(pool))


def test_what_can_no_longer_be_said_stays_in_sight_pale(qtbot: QtBot) -> None:
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    deal = Deal.new(COINCHE, Seat.NORTH, DECK).apply(Bid(100, COINCHE.trumps[0]))
    panel.offer(seen(deal))
    states = {button.choice.value: button.isEnabled() for button in panel.values.values.buttons}
    assert states == {80: False, 90: False, 100: False, 110: True, 120: True, 130: True, 140: True,
                      150: True, 160: True, CAPOT: True}  # fmt: skip
    assert panel.values.values.value == 110


def test_no_trump_is_chosen_for_the_player_not_even_that_of_the_last_bid(qtbot: QtBot) -> None:
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    deal = Deal.new(COINCHE, Seat.NORTH, DECK)
    panel.offer(seen(deal))
    panel.values.trumps.buttons[5].click()
    panel.confirm.click()
    panel.offer(seen(deal))
    assert panel.values.trumps.value is None
    assert panel.values.bid is None


@pytest.mark.parametrize(("width", "height"), [(620, 230), (420, 190), (327, 120)])
def test_the_panel_fits_a_small_room(qtbot: QtBot, width: int, height: int) -> None:
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    deal = Deal.new(COINCHE, Seat.NORTH, DECK)
    panel.offer(seen(deal))
    panel.show()
    panel.fit(QSizeF(width, height))
    panel.adjustSize()
    assert panel.sizeHint().width() <= max(width, 400)
    assert panel.sizeHint().height() <= max(height + 2, 150)
    QTest.keyClick(panel.values.values.buttons[0], Qt.Key.Key_End)
    assert panel.values.values.value == CAPOT


def test_accessible_names_say_the_whole_thing(qtbot: QtBot) -> None:
    panel = BiddingPanel()
    qtbot.addWidget(panel)
    deal = Deal.new(COINCHE, Seat.NORTH, DECK)
    panel.offer(seen(deal))
    names = [button.accessibleName() for button in panel.values.trumps.buttons]
    assert names == ["Pique", "Cœur", "Carreau", "Trèfle", "Sans atout", "Tout atout"]
    assert panel.values.page_up.accessibleName() == "Valeurs plus hautes"


def _over_then_double(view: View, cancel: CancelFlag) -> Action:
    """East bids over South's first call; later the others double as soon as they can."""
    if view.phase is not Phase.AUCTION:
        return random_action(view, cancel)
    legal = sorted(view.legal_actions(), key=str)
    doubles = [action for action in legal if isinstance(action, Double)]
    bids = [action for action in legal if isinstance(action, Bid)]
    if doubles and len(view.auction.calls) > 4:
        return doubles[0]
    return min(bids, key=lambda bid: bid.value) if bids and len(view.auction.calls) == 1 else Pass()


@pytest.mark.parametrize(
    ("rules", "size"),
    [
        (COINCHE, (700, 560)),
        (COINCHE, (800, 600)),
        (COINCHE.replace(bid_ceiling=BidCeiling.C170), (1280, 800)),
        (ANCIENNE, (800, 600)),
    ],
)
def test_the_buttons_stay_where_they_are_through_an_auction(
    opened: Open, rules: RuleSet, size: tuple[int, int]
) -> None:
    player = opened(rules, bots=_over_then_double, size=size)
    window, panel = player.window, player.window.bidding
    seen: set[object] = set()

    def look() -> None:
        for _ in range(3):
            QApplication.processEvents()
        part = panel.values if panel.values.isVisible() else panel.takes
        buttons = [panel.pass_button, panel.double_button, panel.confirm, *part.trumps.buttons]
        seen.add(tuple((b.mapTo(window, b.rect().topLeft()).toTuple(), b.size().toTuple()) for b in buttons))

    turns, redoubles = 0, 0
    while window.session.view.phase is Phase.AUCTION:
        look()
        turns += 1
        part = panel.values if panel.values.isVisible() else panel.takes
        for button in part.trumps.buttons:
            if button.isEnabled():
                player.click(button)
                look()
        if panel.values.isVisible() and panel.values.page_up.isEnabled():
            width = panel.values.values.buttons[0].width()
            player.click(panel.values.page_up)
            look()
            assert abs(panel.values.values.buttons[0].width() - width) <= 1
            player.click(next(button for button in panel.values.values.buttons if button.isEnabled()))
            player.click(panel.values.trumps.buttons[0])
        redoubles += isinstance(panel.double, Redouble)
        if redoubles or turns > 3 or not panel.confirm.isEnabled():
            player.click(panel.pass_button)
        else:
            player.click(panel.confirm)
        player.wait(player.asked)
    assert len(seen) == 1
    assert (turns > 1 and redoubles) or rules is ANCIENNE


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("rules", [ANCIENNE, BELOTE_OFFICIELLE, BELOTE])
def test_in_a_small_window_with_the_side_panel_the_takes_are_whole(
    opened: Open, rules: RuleSet, language: str
) -> None:
    player = opened(rules, size=(800, 600))
    window = player.window
    install_translator(language)
    window.commands["side_panel"].trigger()
    player.wait(window.side.isVisible)
    assert window.area.is_beside
    assert not clipped(window)
    bidding = window.bidding
    for each in (*bidding.takes.trumps.buttons, bidding.pass_button, bidding.double_button, bidding.confirm):
        if each.isVisible():
            assert each.visibleRegion().boundingRect() == each.rect()
            assert each.fontMetrics().horizontalAdvance(each.text()) <= each.width() - 8


@pytest.mark.parametrize("language", ["fr", "en"])
def test_in_a_small_window_the_side_panel_of_two_players_leaves_the_bids_in_sight(
    opened: Open, language: str
) -> None:
    player = opened(None, size=(800, 600))
    window = player.window
    install_translator(language)
    humans = frozenset({Seat.SOUTH, Seat.EAST})
    window.begin(MatchConfig(COINCHE, think_seconds=0.05, seed=1, dealer=Seat.WEST, humans=humans))
    player.wait(window.curtain.isVisible)
    player.click(window.curtain.button)
    player.wait(player.asked)
    window.commands["side_panel"].trigger()
    player.wait(window.side.isVisible)
    assert window.area.is_beside
    assert not clipped(window)
    assert window.bidding.visibleRegion().boundingRect() == window.bidding.rect()
