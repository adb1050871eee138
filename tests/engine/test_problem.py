"""Problems: lines with unknown hands are filled in a way that fits all that was said and played."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.engine.actions import Declare, Play, parse_action
from belote_desktop.engine.cards import DECK, Card, format_cards
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.notation import NotationError
from belote_desktop.engine.options import UnderPartner
from belote_desktop.engine.presets import ANCIENNE, BELOTE, COINCHE, COINCHE_MAISON, PRESETS
from belote_desktop.engine.problem import deal_from_problem, problem_text
from belote_desktop.engine.seats import Seat
from tests.engine.pool import any_action


def problem_of(deal: Deal, seat: Seat) -> str:
    """The line as `seat` could write it: its own cards (all eight after the take), nobody else's."""
    line = deal.to_text()
    for other in Seat:
        cards = format_cards(deal.start[other])
        own = cards
        if deal.turned is not None and deal.contract is not None:
            played = {
                card
                for trick in (*deal.tricks, deal.trick)
                for s, card in trick.plays(deal.rules.direction)
                if s is seat
            }
            own = format_cards(sorted({*deal.hands[seat], *played}))
        line = line.replace(f"{other.letter}={cards};", f"{other.letter}={own if other is seat else '?'};")
    return line.replace(f"talon={format_cards(deal.talon)};", "talon=?;")


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_problem_becomes_a_deal_that_fits(preset: str) -> None:
    rng = Random(preset)
    for number in range(40):
        deal = Deal.new(PRESETS[preset], Seat(number % 4), rng.sample(DECK, 32))
        for _ in range(rng.randrange(46)):
            if not deal.is_over:
                deal = deal.apply(any_action(deal, rng))
        seat = rng.choice(tuple(Seat))
        filled = deal_from_problem(problem_of(deal, seat), rng)
        assert filled.hands[seat] == deal.hands[seat]
        assert (filled.log, filled.turned, filled.contract, filled.turn) == (
            deal.log, deal.turned, deal.contract, deal.turn,
        )  # fmt: skip
        assert len({card for hand in filled.start for card in hand} | set(filled.talon)) in (31, 32)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_deal_is_written_as_one_player_knows_it(preset: str) -> None:
    rng = Random(preset)
    for number in range(40):
        deal = Deal.new(PRESETS[preset], Seat(number % 4), rng.sample(DECK, 32))
        for _ in range(rng.randrange(46)):
            if not deal.is_over:
                deal = deal.apply(any_action(deal, rng))
        if deal.is_over:
            continue
        seat = Seat(number // 4 % 4)
        line, view = problem_text(deal, seat), deal.seen_by(seat)
        assert line.count("=?;") == (3 if deal.turned is None else 4)
        seen = {card for trick in (*deal.tricks, deal.trick) for card in trick.cards} | set(view.hand)
        seen |= {card for shown in (*view.shown, view.named) for named in shown for card in named.cards}
        seen |= {deal.turned} if deal.turned is not None else set()
        log = line.partition("log=")[2].split()
        told = {card for word in log for card in _cards_of(word)}
        assert told <= seen
        filled = deal_from_problem(line, rng)
        assert filled.hands[seat] == deal.hands[seat]
        assert (filled.turn, filled.contract, filled.tricks) == (deal.turn, deal.contract, deal.tricks)


def _cards_of(word: str) -> set[Card]:
    action = parse_action(word, Card.parse("7S"))
    if isinstance(action, Declare):
        return {card for named in action.declarations for card in named.cards}
    return {action.card} if isinstance(action, Play) else set()


def test_unknown_hands_differ_from_time_to_time() -> None:
    line = problem_of(Deal.new(COINCHE, Seat.NORTH, DECK), Seat.SOUTH)
    assert len({deal_from_problem(line, Random(seed)).start[Seat.WEST] for seed in range(10)}) > 5


def test_a_whole_deal_is_read_as_it_is() -> None:
    deal = Deal.new(BELOTE, Seat.EAST, DECK)
    assert deal_from_problem(deal.to_text(), Random(1)) == deal


@pytest.mark.parametrize("rules", [COINCHE_MAISON.replace(under_partner=UnderPartner.NOT_UNDER), ANCIENNE])
def test_duties_that_depend_on_the_rest_of_the_hand(rules: object) -> None:
    rng = Random(5)
    for _ in range(30):
        deal = Deal.new(rules, Seat.WEST, rng.sample(DECK, 32))  # type: ignore[arg-type]
        while not deal.is_over and len(deal.tricks) < 6:
            deal = deal.apply(any_action(deal, rng))
        assert deal_from_problem(problem_of(deal, Seat.NORTH), rng).log == deal.log


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("coinche; dealer=S; N=?; E=?; S=7S 8S; W=?; log=", "S: 2 cards instead of 8"),
        ("coinche; dealer=S; N=?; E=?; S=7S 8S 9S 10S JS QS KS AS; W=?; log=80H - - - 7S", "hands"),
        ("coinche; dealer=S; N=?; E=?; S=7S 8S 9S 10S JS QS KS AS; W=?; log=80H 80S", "log, action 2"),
        ("coinche; dealer=S; N=?; E=?; S=7S 8S 9S 10S JS QS KS AS; W=?; log=boo", "log, action 1"),
        ("coinche; dealer=S; N=?; E=?; S=7S 8S 9S 10S JS QS KS AS; W=?; log=80H - - - 7H 8H 8H", "hands"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(line: str, place: str) -> None:
    with pytest.raises(NotationError) as refused:
        deal_from_problem(line, Random(1))
    assert str(refused.value).startswith(place)
    assert "\n" not in str(refused.value)
