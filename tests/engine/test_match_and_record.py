"""Matches: dealing on, totals, the end; and their records."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from belote_desktop.engine.cards import DECK, Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.dealing import cut, deal_cards
from belote_desktop.engine.match import Match, add_score, gathered, winner_of
from belote_desktop.engine.options import LastDeal, Pack, Packets
from belote_desktop.engine.presets import BELOTE, COINCHE, CONTREE, PRESETS
from belote_desktop.engine.record import RecordError, match_from_json, match_to_json, read_record
from belote_desktop.engine.rules import RuleSet
from belote_desktop.engine.scoring import Outcome
from belote_desktop.engine.seats import Seat, Team, round_from
from tests.engine.pool import any_action, pool


def play_deal(match: Match, rng: Random) -> Match:
    while not match.deal.is_over:
        match = match.apply(any_action(match.deal, rng))
    return match


def play_match(rules: RuleSet, rng: Random, most: int = 12) -> Match:
    match = play_deal(Match.new(rules, rng.choice(tuple(Seat)), rng.sample(DECK, 32)), rng)
    while not match.is_over and len(match.deals) < most:
        match = play_deal(match.next_deal(match.next_deck(rng)), rng)
    return match


@pytest.mark.parametrize("packets", list(Packets))
@pytest.mark.parametrize("dealer", list(Seat))
def test_packets_of_the_value_game(packets: Packets, dealer: Seat) -> None:
    """Card by card: three rounds of packets, from the dealer's right-hand neighbour on."""
    rules = COINCHE.replace(packets=packets)
    wanted: dict[Seat, list[int]] = {seat: [] for seat in Seat}
    top = 0
    for size in packets.sizes:
        for seat in round_from(dealer.next(rules.direction), rules.direction):
            wanted[seat] += range(top, top + size)
            top += size
    hands, turned, talon = deal_cards(rules, dealer, DECK)
    assert [[card.index for card in hand] for hand in hands] == [wanted[seat] for seat in Seat]
    assert (turned, talon) == (None, ())


def test_hands_must_be_a_whole_pack() -> None:
    """Four hands by seat, with the turned card and the talon of eleven in the classic game and not elsewhere."""
    eight = [DECK[0:8], DECK[8:16], DECK[16:24], DECK[24:32]]
    five = [DECK[0:5], DECK[5:10], DECK[10:15], DECK[15:20]]
    assert Deal.of_hands(COINCHE, Seat.EAST, eight).hands == tuple(eight)
    assert Deal.of_hands(BELOTE, Seat.EAST, five, DECK[20], DECK[21:]).talon == DECK[21:]
    wrong: list[tuple[RuleSet, list[tuple[Card, ...]], Card | None, tuple[Card, ...]]] = [
        (COINCHE, five, DECK[20], DECK[21:]),
        (COINCHE, eight, DECK[20], ()),
        (COINCHE, eight, None, DECK[21:]),
        (COINCHE, [*eight[:3], DECK[23:31]], None, ()),
        (COINCHE, [DECK[0:9], DECK[9:16], *eight[2:]], None, ()),
        (BELOTE, eight, None, ()),
        (BELOTE, five, None, DECK[21:]),
        (BELOTE, five, DECK[20], DECK[22:]),
        (BELOTE, five, DECK[20], (*DECK[21:], DECK[0])),
        (BELOTE, five, DECK[19], DECK[21:]),
        (BELOTE, [DECK[0:6], DECK[6:10], *five[2:]], DECK[20], DECK[21:]),
    ]
    for rules, hands, turned, talon in wrong:
        with pytest.raises(ValueError, match=r"turned|cards|missing"):
            Deal.of_hands(rules, Seat.EAST, hands, turned, talon)
    with pytest.raises(ValueError, match="N has 6 cards instead of 5"):
        Deal.of_hands(BELOTE, Seat.EAST, [DECK[0:6], DECK[6:10], *five[2:]], DECK[20], DECK[21:])
    with pytest.raises(ValueError, match="E has 7 cards instead of 8"):
        Deal.of_hands(COINCHE, Seat.EAST, [DECK[0:8], DECK[8:15], *eight[2:]])


def test_packets_of_the_classic_game() -> None:
    """Seed 003: three then two, one turned up, eleven aside; then three each, the taker two and the turned card."""
    match = Match.new(BELOTE, Seat.SOUTH, DECK)
    order = [Seat.EAST, Seat.NORTH, Seat.WEST, Seat.SOUTH]
    for place, seat in enumerate(order):
        wanted = [*range(3 * place, 3 * place + 3), *range(12 + 2 * place, 14 + 2 * place)]
        assert [card.index for card in match.deal.hands[seat]] == wanted
    assert match.deal.turned is DECK[20]
    assert match.deal.talon == DECK[21:]
    taken = match.apply(match.deal.legal_actions()[0]).apply(
        match.deal.legal_actions()[1]
    )  # East passes, North takes
    rest = iter(DECK[21:])
    for seat in order:
        later = {next(rest) for _ in range(2 if seat is Seat.NORTH else 3)}
        gained = set(taken.deal.hands[seat]) - set(match.deal.hands[seat])
        assert gained == later | ({DECK[20]} if seat is Seat.NORTH else set())


@pytest.mark.parametrize("rules", pool(), ids=range(len(pool())))
def test_a_match_from_deal_to_deal(rules: RuleSet) -> None:
    rng = Random(f"{rules}")
    match = play_match(rules.replace(target=500), rng)
    totals, held = (0, 0), 0
    for number, deal in enumerate(match.all_deals):
        assert deal.table.held == held
        if number:
            assert deal.dealer is match.all_deals[number - 1].dealer.next(rules.direction)
        score = deal.score
        if score is not None:
            totals = add_score(totals, score.raw, score.marked, match.rules)
            held = score.held
        assert match.running_totals[number] == totals
    assert match.totals == totals
    assert match.held == held
    assert len(match.scores) == len(match.all_deals)
    if match.is_over:
        assert match.winner is not None
        assert totals[match.winner] >= 500
        assert totals[match.winner] > totals[match.winner.other]
        with pytest.raises(ValueError, match="over"):
            match.next_deal(DECK)
    assert all(winner_of(before, match.rules) is None for before in match.running_totals[:-1])
    seen = match.seen_by(Seat.WEST)
    assert seen.totals == (match.running_totals[-2] if len(match.deals) else (0, 0))


@pytest.mark.parametrize("rules", pool(), ids=range(len(pool())))
def test_a_record_comes_back(rules: RuleSet) -> None:
    rng = Random(f"record {rules}")
    match = play_match(rules, rng, most=3)
    if not match.is_over:
        match = match.next_deal(match.next_deck(rng))
        for _ in range(rng.randrange(20)):
            if not match.deal.is_over:
                match = match.apply(any_action(match.deal, rng))
    text = match_to_json(match, {"players": ["é", "♠"]})
    record = read_record(text)
    assert record.match == match == match_from_json(text)
    assert record.flagged == ()
    assert record.extra == {"players": ["é", "♠"]}
    assert match_to_json(record.match, record.extra) == text


def test_a_record_with_another_score_is_read_and_flagged() -> None:
    match = play_match(BELOTE, Random(5), most=2)
    data = json.loads(match_to_json(match))
    scored = [number for number, deal in enumerate(match.all_deals, 1) if deal.score is not None]
    data["deals"][scored[0] - 1]["score"][1] += 10
    record = read_record(json.dumps(data))
    assert record.match == match
    assert record.flagged == (scored[0],)


def test_a_newer_record_is_refused_politely() -> None:
    data = json.loads(match_to_json(play_match(BELOTE, Random(6), most=1)))
    data["version"] += 1
    with pytest.raises(RecordError, match="newer"):
        match_from_json(json.dumps(data))


def test_what_is_wrong_with_a_record_is_named() -> None:
    """Deals and actions are counted from one."""
    match = play_match(BELOTE, Random(5), most=2)
    sound = json.loads(match_to_json(match))

    def refused(change: Callable[[dict[str, Any]], object]) -> str:
        data = json.loads(json.dumps(sound))
        change(data)
        with pytest.raises(RecordError) as told:
            match_from_json(json.dumps(data))
        return str(told.value)

    words = sound["deals"][1]["log"].split()
    spoiled = " ".join([*words[:2], "80H", *words[3:]])
    assert refused(lambda d: d["deals"][1].update(log=spoiled)).startswith("deal 2, action 3:")
    assert refused(lambda d: d["deals"][1].update(log="", score=None)).startswith(
        "deal 2: it is not finished"
    )
    begun = {**sound["deals"][1], "dealer": sound["deals"][0]["dealer"], "log": "", "score": None}
    assert refused(lambda d: d.update(deals=[d["deals"][0], begun])).startswith("deal 2, dealer:")
    assert refused(lambda d: d["deals"][0].update(N="7S")).startswith("deal 1, hands:")
    assert refused(lambda d: d["deals"][0].update(N=7)).startswith("deal 1, N:")
    assert refused(lambda d: d["deals"][0].update(moon=1)).startswith("deal 1: «moon»")
    assert refused(lambda d: d["deals"][0].update(score=[1])).startswith("deal 1, score:")
    assert refused(lambda d: d["deals"][0].update(turned="JH QH")).startswith("deal 1, turned:")
    assert refused(lambda d: d.update(rules="coinche(target=1)")).startswith("rules: target")
    assert refused(lambda d: d.update(deals=[])).startswith("deals:")
    assert refused(lambda d: d.update(format="x")).startswith("format:")
    assert refused(lambda d: d.update(version=True)).startswith("version:")
    assert refused(lambda d: d.update(extra=[])).startswith("extra:")


def test_undo_takes_back_one_action() -> None:
    rng = Random(7)
    for rules in PRESETS.values():
        match = Match.new(rules, Seat.EAST, rng.sample(DECK, 32))
        assert match.undo() == match
        states = [match]
        while not match.deal.is_over:
            match = match.apply(any_action(match.deal, rng))
            states.append(match)
        for before in reversed(states[:-1]):
            match = match.undo()
            assert match == before


def test_a_deal_must_be_over_before_the_next() -> None:
    match = Match.new(COINCHE, Seat.EAST, DECK)
    with pytest.raises(ValueError, match="not over"):
        match.next_deal(DECK)


@pytest.mark.parametrize("rules", pool()[::4], ids=range(len(pool()[::4])))
def test_the_pack_is_gathered_and_cut(rules: RuleSet) -> None:
    rng = Random(8)
    for _ in range(4):
        match = play_match(rules.replace(pack=Pack.CUT), rng, most=0)
        pack = gathered(match.deal)
        assert sorted(pack) == list(DECK)
        deck = match.next_deck(rng)
        place = deck.index(pack[0])
        assert deck == (*pack[32 - place :], *pack[: 32 - place])
        assert 3 <= place <= 29
        if match.deal.contract is not None:
            for trick in match.deal.tricks:  # no trick is torn apart
                where = [pack.index(card) for card in trick.cards]
                assert where == list(range(where[0], where[0] + 4))


@pytest.mark.parametrize("place", [-1, 0, 2, 30, 32])
def test_a_cut_leaves_three_cards(place: int) -> None:
    with pytest.raises(ValueError, match="3"):
        cut(DECK, place)


def test_a_shuffled_pack_is_a_pack() -> None:
    match = play_match(COINCHE, Random(9), most=0)
    assert COINCHE.pack is Pack.SHUFFLED
    assert sorted(match.next_deck(Random(1))) == list(DECK)
    assert match.next_deck(Random(1)) == match.next_deck(Random(1)) != match.next_deck(Random(2))


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ((990, 990), None),
        ((1000, 990), Team.NS),
        ((990, 1000), Team.EW),
        ((1010, 1060), Team.EW),
        ((1060, 1060), None),
        ((0, 0), None),
    ],
)
def test_who_wins(totals: tuple[int, int], winner: Team | None) -> None:
    """At or above the target; both above: the higher; level: one more deal."""
    assert winner_of(totals, BELOTE) is winner


def test_the_last_deal_to_the_exact_point() -> None:
    exact = CONTREE.replace(last_deal=LastDeal.EXACT)
    assert add_score((1770, 1160), (227, 45), (230, 50), CONTREE) == (2000, 1210)
    assert add_score((1770, 1160), (227, 45), (230, 50), exact) == (1997, 1205)
    assert add_score((1000, 1160), (227, 45), (230, 50), exact) == (1230, 1210)


def test_litige_points_are_held_over_a_pass_out() -> None:
    """Held points wait until a deal is won, whatever comes between."""
    rng = Random(10)
    for _ in range(400):
        match = play_match(BELOTE.replace(target=20000), rng, most=6)
        for before, after in zip(match.all_deals, match.all_deals[1:], strict=False):
            if before.is_passed_out:
                assert after.table.held == before.table.held
            elif before.score is not None and before.score.outcome is Outcome.LITIGE:
                assert after.table.held == before.score.held > 0
                return
    pytest.fail("no litige in 400 matches")


def test_points_held_before_the_first_deal_are_kept() -> None:
    deal = Deal.new(BELOTE, Seat.EAST, DECK, held=81)
    match = Match((), deal)
    assert match_from_json(match_to_json(match)) == match
