"""Deals and actions as text: exact round trip, and a sentence for everything else."""

from __future__ import annotations

import re
from random import Random

import pytest

from belote_desktop.engine.actions import MIN_BID, Action, ActionError, Bid, Declare, Take, parse_action
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.notation import NotationError
from belote_desktop.engine.presets import BELOTE_OFFICIELLE, COINCHE
from belote_desktop.engine.seats import Seat
from belote_desktop.engine.trumps import Trump
from tests.engine.pool import opened, pool, walk
from tests.engine.test_properties import universe

HANDS = (
    "N=7S 8S 9S 10S JS QS KS AS; E=7H 8H 9H 10H JH QH KH AH; "
    "S=7D 8D 9D 10D JD QD KD AD; W=7C 8C 9C 10C JC QC KC AC"
)
LINE = f"coinche; dealer=S; {HANDS}; log=80H - 100NT - - -"


@pytest.mark.parametrize("number", range(len(pool())))
def test_a_deal_comes_back_from_its_line(number: int) -> None:
    rules = pool()[number]
    rng = Random(4000 + number)
    for _ in range(6):
        for deal, _ in walk(opened(rules, rng), rng):
            if rng.random() < 0.12 or deal.is_over or not deal.log:
                line = deal.to_text()
                assert "\n" not in line
                back = Deal.from_text(line)
                assert back == deal
                assert back.to_text() == line


def test_every_action_comes_back_from_its_text() -> None:
    for action in universe():
        if action == Declare(()) or (isinstance(action, Bid) and action.value < MIN_BID):
            with pytest.raises(ActionError):
                parse_action(str(action))
        else:
            assert parse_action(str(action)) == action


def test_the_forms_of_the_interface_page() -> None:
    forms: dict[str, str] = {
        "-": "-",
        "takeH": "takeH",
        "takeNT": "takeNT",
        "takeSA": "takeNT",
        "takeAT": "takeAT",
        "80H": "80H",
        "100NT": "100NT",
        "120AT": "120AT",
        "120TA": "120AT",
        "capotS": "capotS",
        "double": "double",
        "redouble": "redouble",
        "declare:tierce.AH": "declare:tierce.AH",
        "declare:four.J+tierce.AH": "declare:four.J+tierce.AH",
        "declare:tierce.AH+four.J": "declare:four.J+tierce.AH",
        "10H": "10H",
        "TH": "10H",
        "belote": "belote",
        "rebelote": "rebelote",
    }
    for text, plain in forms.items():
        assert str(parse_action(text)) == plain
    assert parse_action("take", Card.parse("JH")) == Take(Trump.HEARTS)


NO_ACTIONS = """
    take takeX 80 H 70H 85H 080H ٨٠H +80H -80H capot capotX Double double@ double@X redouble@N 99999H 11H
    declare: declare:tierce declare:tierce.8H declare:fifty.9H declare:four.AH declare:x.AH declare:tierce.AH+
    declare:hundred8.AH declare:hundred6.JH declare:tierce.AX declare:four. declare:.AH declare:+
"""


@pytest.mark.parametrize("text", [*NO_ACTIONS.split(), "", "80H ", "80 H", "80" * 5000 + "H", "1" * 10_000])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ActionError) as told:
        parse_action(text)
    assert len(str(told.value)) < 200


def test_spaces_are_free() -> None:
    deal = Deal.from_text(LINE)
    for spread in (
        LINE.replace("; ", ";"),
        LINE.replace("; ", "  ;\t"),
        LINE.replace("=", " = "),
        f"  {LINE}  ",
        LINE.replace(" 8S", "   8S"),
        LINE + ";",
        re.sub("10([SHDC])", r"T\1", LINE),
        LINE.replace("NT", "SA"),
    ):
        assert Deal.from_text(spread) == deal


def test_the_line_of_the_interface_page() -> None:
    rules = "coinche(target=500,must_underruff=true)"
    deal = Deal.from_text(f"{rules}; dealer=S; {HANDS}; log=80H - 100NT - - - 7H 7S")
    assert deal.rules == COINCHE.replace(target=500, must_underruff=True)
    assert deal.dealer is Seat.SOUTH
    assert deal.contract is not None
    assert (deal.contract.taker, deal.contract.trump, deal.contract.value) == (
        Seat.WEST,
        Trump.NO_TRUMPS,
        100,
    )
    assert deal.to_text().split(";")[0] == "coinche(must_underruff=true,target=500)"  # the order of the form


TURN_UP = (
    "belote-officielle; dealer=S; N=7S 8S 9S 10S JS; E=7H 8H 9H 10H QH; S=7D 8D 9D 10D JD; W=7C 8C 9C 10C JC; "
    "turned=JH; talon=QS KS AS KH AH QD KD AD QC KC AC; log="
)


def test_take_alone_means_the_turned_suit() -> None:
    deal = Deal.from_text(TURN_UP + "- take")
    assert deal.log[-1] == Take(Trump.HEARTS)
    assert deal.to_text().endswith("log=- take")
    assert deal == Deal.from_text(TURN_UP + "- takeH")
    other = Deal.from_text(TURN_UP + "- - - - - takeS")
    assert other.log[-1] == Take(Trump.SPADES)
    assert other.rules == BELOTE_OFFICIELLE


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("", "preset"),
        ("tarot; dealer=S", "tarot"),
        ("coinche", "dealer"),
        (LINE.replace("dealer=S", "dealer=X"), "dealer"),
        (LINE.replace("dealer=S; ", ""), "dealer"),
        (LINE.replace("7S", "7X"), "7X"),
        (LINE.replace("7S ", ""), "N"),
        (LINE.replace("7S", "7H"), "7S"),
        (LINE.replace("7S", "8S"), "8S"),
        (LINE.replace("N=", "E="), "N="),
        (LINE.replace("; log=", "; colour=red; log="), "colour"),
        (LINE.replace("; log=", "; turned=7S; log="), "turned"),
        (LINE.partition("; log")[0], "log"),
        (LINE + "; log=-", "log"),
        (LINE + " 7S", "7S"),
        (LINE + " - ", "7"),
        (LINE + " jump", "jump"),
        (LINE.replace("coinche", "coinche(target=1)"), "target"),
        (LINE.replace("coinche", "coinche(moon=1)"), "moon"),
        (LINE.replace("log=80H", "log=70H"), "action 1"),
        (TURN_UP.replace("turned=JH; ", ""), "turned"),
        (TURN_UP.replace("turned=JH", "turned=JH QS"), "turned"),
        (TURN_UP.replace("turned=JH", "turned="), "turned"),
        (TURN_UP.replace(" AC;", ";"), "talon"),
        (TURN_UP.replace("belote-officielle", "coinche"), "turned"),
        (LINE.replace("coinche", "belote"), "turned"),
        (LINE.replace("; log=", "; held=x; log="), "held"),
        (LINE.replace("; log=", "; held=-1; log="), "held"),
        (LINE.replace("; log=", "; held=1e3; log="), "held"),
        (LINE.replace(" ", "\n") + "\0", "action"),
        ("coinche;" * 4000, "long"),
    ],
)
def test_what_is_wrong_with_a_line_is_named(line: str, names: str) -> None:
    with pytest.raises(NotationError, match=names) as told:
        Deal.from_text(line)
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 300


def test_a_refused_action_is_counted_from_one() -> None:
    with pytest.raises(NotationError, match="action 3"):
        Deal.from_text(LINE.replace("100NT", "80NT"))


def test_actions_are_told_apart() -> None:
    texts: dict[str, Action] = {}
    for action in universe():
        assert texts.setdefault(str(action), action) == action
