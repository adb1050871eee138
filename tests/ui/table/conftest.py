"""Deals in interesting states, and tables that leave nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from belote_desktop.engine import (
    BELOTE,
    COINCHE,
    DECK,
    PASS,
    Bid,
    Deal,
    Event,
    Play,
    RuleSet,
    Seat,
    Take,
    Trump,
    narrate,
)
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.table.table_view import TableView


@pytest.fixture(autouse=True)
def english(plain: None) -> None:
    """These tests read what the table says in English."""
    install_translator("en")


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """An empty table in a window of its own."""
    view = TableView()
    qtbot.addWidget(view)
    view.resize(980, 760)
    with qtbot.waitExposed(view):
        view.show()
    return view


def coinche_play(seed: int = 7, dealer: Seat = Seat.EAST, trump: Trump = Trump.HEARTS) -> Deal:
    """A coinche deal whose auction is over: South plays 80."""
    deal = Deal.new(COINCHE.replace(declarations=False), dealer, Random(seed).sample(DECK, 32))
    while deal.contract is None:
        deal = deal.apply(
            Bid(80, trump) if deal.turn is Seat.SOUTH and deal.auction.standing is None else PASS
        )
    return deal


def turn_up(seed: int = 3) -> Deal:
    """A classic deal with its turned-up card."""
    return Deal.new(BELOTE, Seat.EAST, Random(seed).sample(DECK, 32))


def step(deal: Deal, pick: int = 0) -> tuple[Deal, list[Event]]:
    """Play some permitted card (or make some call), with what happened."""
    actions = deal.legal_actions()
    plays = [action for action in actions if isinstance(action, Play)] or list(actions)
    takes = [action for action in plays if isinstance(action, Take)]
    action = takes[0] if takes else plays[pick % len(plays)]
    after = deal.apply(action)
    return after, list(narrate(deal, action, after))


def until(deal: Deal, wanted: Callable[[Deal], bool]) -> Deal:
    """Go on until a state is reached."""
    while not wanted(deal):
        deal = step(deal)[0]
    return deal


def rules_for_declarations() -> RuleSet:
    """Coinche with declarations, and a belote that is said by itself."""
    return COINCHE
