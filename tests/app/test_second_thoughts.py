"""Taking back, playing again, dealing again, laying down, pausing: and what the record of the match says of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from belote_desktop.app.auto_play import AutoPlay
from belote_desktop.app.marks import Attempt, DealMark, attempted
from belote_desktop.app.match_config import MatchConfig
from belote_desktop.app.saved_match import SavedMatch, SavedMatchError
from belote_desktop.app.session import MatchSession
from belote_desktop.bots.claims import certain_tricks
from belote_desktop.engine import DECK, Deal, IllegalAction, Pass, Phase, Seat
from belote_desktop.engine.deal import replay
from tests.app.fakes import NOBODY, QUICK, Factory, Gate, Listener, always_pass, config, idle, spin

Make = Callable[..., MatchSession]
SOUTH = frozenset({Seat.SOUTH})
ALL = frozenset(Seat)
PLAIN = QUICK.replace(declarations=False)


def bid_and_play(session: MatchSession, until: Callable[[], bool]) -> None:
    """Let the humans do any legal thing, the first bid included, until something holds."""
    while not until():
        spin(lambda: until() or (session.awaits_human and session._announced is session.match))
        if until():
            return
        legal = session.match.deal.legal_actions()
        bids = session.match.deal.phase is Phase.AUCTION and session.match.deal.auction.standing is None
        session.act(legal[1] if bids else legal[0])
        idle(0.01)


def test_undo_goes_back_to_the_own_decision_over_those_of_the_bots(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    assert not session.can_undo
    start = session.match
    session.undo()
    assert session.match is start
    bid_and_play(session, lambda: session.awaits_human and len(session.match.deal.tricks) == 2)
    listener = Listener(session)
    rewound = []
    session.rewound.connect(lambda: rewound.append(session.match))
    decisions = []
    while session.can_undo:
        before = session.match.deal
        session.undo()
        deal = session.match.deal
        assert deal.turn is Seat.SOUTH
        assert deal.log == before.log[: len(deal.log)]
        assert replay(deal.first, deal.log) == deal
        decisions.append(len(deal.log))
        spin(lambda deal=deal: listener.of("turn_changed")[-1:] == [(Seat.SOUTH,)])
    assert decisions == sorted(decisions, reverse=True)
    assert decisions[-1] == 0  # West dealt: South speaks first
    assert session.match.deal == start.deal
    assert len(rewound) == len(decisions) == session.marks[0].undone


def test_undo_while_a_bot_thinks_drops_its_answer(make: Make) -> None:
    gate = Gate()
    session = make(Factory(gate))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    session.act(Pass())
    spin(gate.entered.is_set)
    session.undo()
    assert session.match.deal.log == ()
    assert session.bots.thinking_seat is None
    gate.open.set()
    idle(0.1)
    assert session.match.deal.log == ()
    assert session.awaits_human


def test_undo_at_the_end_of_a_deal_and_not_after_the_match(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN.replace(target=3000), humans=SOUTH, dealer=Seat.WEST))
    heard = Listener(session)
    bid_and_play(session, lambda: bool(heard.of("deal_ended")))
    score = session.match.deal.score
    assert score is not None
    session.undo()
    assert session.match.totals == (0, 0)
    assert not session.match.deal.is_over
    bid_and_play(session, lambda: len(heard.of("deal_ended")) == 2)
    assert session.match.totals == score.marked
    session.new_match(config(PLAIN.replace(target=20), humans=SOUTH, dealer=Seat.WEST))
    bid_and_play(session, lambda: session.match.is_over)
    assert not session.can_undo


def test_marks_are_kept_in_the_file_and_a_damaged_one_is_refused(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    bid_and_play(session, lambda: session.awaits_human and len(session.match.deal.tricks) == 1)
    session.undo()
    session.replay_deal()
    spin(lambda: session.awaits_human)
    session.act(Pass())
    marks = session.marks
    assert marks[0].undone == 1
    assert len(marks[0].attempts) == 1
    store = session.keeper.store
    assert store is not None
    text = store.load()
    assert text is not None
    assert SavedMatch.from_text(text).marks == marks
    for damage in ('"undone": -1', '"undone": "x"'):
        with pytest.raises(SavedMatchError):
            SavedMatch.from_text(text.replace('"undone": 1', damage))


@pytest.mark.parametrize(
    "mark",
    [
        DealMark(),
        DealMark(2, 1, Seat.EAST, laid_after=17),
        DealMark(2, 1, Seat.EAST, advised=3),
        DealMark(attempts=(Attempt("- -", None, "coinche; dealer=S"),)),
        DealMark(attempts=(Attempt("- - - -"), Attempt("80S - - - JS", (0, 160)))),
    ],
)
def test_a_mark_survives_its_json(mark: DealMark) -> None:
    assert DealMark.from_json(mark.to_json()) == mark
    assert mark.is_plain is (mark == DealMark())


def test_the_same_deal_again_counts_once(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN.replace(target=3000), humans=SOUTH, dealer=Seat.WEST))
    heard = Listener(session)
    bid_and_play(session, lambda: bool(heard.of("deal_ended")))
    first, score = session.match.deal, session.match.deal.score
    assert score is not None
    session.replay_deal()
    assert session.match.deal == first.first
    assert session.match.totals == (0, 0)
    assert len(heard.of("deal_started")) == 1
    assert session.marks[0].attempts[0].score == score.marked
    spin(lambda: session.awaits_human)
    for _ in range(4):
        spin(lambda: session.awaits_human or session.match.deal.is_over)
        if session.awaits_human:
            session.act(Pass())
    spin(lambda: len(session.match.deals) == 1)
    assert session.match.scores[0] is None  # everybody passed this time, and that is what counts
    assert session.marks[0].attempts


def test_the_last_deal_of_a_match_again_is_a_new_match(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN.replace(target=20), humans=SOUTH, dealer=Seat.WEST))
    bid_and_play(session, lambda: session.match.is_over)
    idle()
    deal, epoch = session.match.deal, session.epoch
    session.replay_deal()
    assert session.match.deal == deal.first
    assert session.epoch == epoch + 1


def test_other_cards_from_the_same_dealer(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    seen = {session.match.deal.start}
    for count in (1, 2):
        session.act(Pass())
        session.redeal()
        assert session.match.deal.dealer is Seat.WEST
        assert session.match.deal.log == ()
        assert session.marks[0] == DealMark(redealt=count)
        seen.add(session.match.deal.start)
        spin(lambda: session.awaits_human)
    assert len(seen) == 3


def test_what_was_taken_back_and_played_again_stays_on_record_when_cards_are_thrown_in(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    bid_and_play(session, lambda: session.awaits_human and len(session.match.deal.tricks) == 1)
    session.undo()
    session.replay_deal()
    (attempt,) = session.marks[0].attempts
    cards = session.match.deal
    session.redeal()
    assert session.marks[0].undone == 1
    assert session.marks[0].redealt == 1
    (kept,) = session.marks[0].attempts
    assert (kept.log, kept.score) == (attempt.log, attempt.score)
    told = attempted(session.match.deal, kept)
    assert told is not None
    assert told.start == cards.start
    assert told.log == attempted(cards, attempt).log != ()
    spin(lambda: session.awaits_human)
    session.act(Pass())
    session.redeal()
    assert session.marks[0].attempts == (kept,), "the cards are those that were played"


def test_an_attempt_that_does_not_fit_the_cards_is_not_shown() -> None:
    deal = Deal.new(PLAIN, Seat.WEST, DECK)
    for attempt in (Attempt("80S - - - 10X"), Attempt("boo"), Attempt("- -", cards="coinche; dealer=S")):
        assert attempted(deal, attempt) is None
    assert attempted(deal, Attempt("")) == deal


def test_advice_is_counted_and_survives_taking_back(make: Make) -> None:
    session = make(Factory(always_pass))
    session.told()  # before there is a match nothing happens
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    session.told()
    session.act(Pass())
    session.undo()
    assert session.marks[0] == DealMark(undone=1, advised=1)
    store = session.keeper.store
    assert store is not None
    assert SavedMatch.from_text(store.load() or "").marks == session.marks


def test_nothing_is_dealt_again_between_two_deals(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN.replace(target=3000), humans=SOUTH, dealer=Seat.WEST))
    bid_and_play(session, lambda: session.match.deal.is_over)
    match = session.match
    session.redeal()
    assert session.match is match


def test_laying_down_is_recorded_as_ordinary_plays(make: Make) -> None:
    laid = []
    for seed in range(60):
        session = make(Factory(always_pass))
        session.laid_down.connect(lambda seat, tricks: laid.append((seat, tricks)))
        session.new_match(config(PLAIN.replace(target=3000), humans=ALL, seed=seed, dealer=Seat.WEST))
        random = Random(seed)
        spin(lambda session=session: session.awaits_human)
        while not session.match.deal.is_over:
            deal = session.match.deal
            assert deal.turn is not None
            plan = certain_tricks(deal.seen_by(deal.turn))
            if plan is not None and len(plan) > 1:
                _lay_down(session, plan)
                break
            legal = deal.legal_actions()
            session.act(
                legal[1]
                if deal.phase is Phase.AUCTION and len(deal.log) == 0
                else random.choice(legal[:1] if deal.phase is Phase.AUCTION else legal)
            )
        session.shutdown()
    assert len(laid) > 8


def _lay_down(session: MatchSession, plan: tuple) -> None:
    heard = Listener(session)
    before = session.match.deal
    seat = before.turn
    assert seat is not None
    session.lay_down(plan)
    after = session.match.deal
    assert after.is_over
    assert replay(after.first, after.log) == after
    assert after.tricks_won(seat.team) - before.tricks_won(seat.team) == len(plan)
    assert session.marks[0].laid_down is seat
    assert len(heard.of("events")) == 1
    spin(lambda: bool(heard.of("deal_ended")))
    assert session.can_undo
    session.undo()
    assert session.match.deal == before
    assert session.marks[0] == DealMark(undone=1)


def test_a_plan_that_cannot_be_played_changes_nothing(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=ALL, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    deal = session.match.deal
    for action in (deal.legal_actions()[1], Pass(), Pass(), Pass()):
        session.act(action)
    match = session.match
    other = next(card for card in match.deal.hands[Seat.NORTH])
    with pytest.raises(IllegalAction):
        session.lay_down((other,))
    assert session.match is match


def test_cards_without_a_choice_play_themselves(make: Make) -> None:
    for auto in (AutoPlay(), AutoPlay(last_card=True), AutoPlay(forced=True), AutoPlay(True, True)):
        session = make(Factory(always_pass))
        session.auto_play = auto
        session.new_match(config(PLAIN.replace(target=3000), humans=SOUTH, dealer=Seat.WEST, seed=5))
        asked = []
        session.turn_changed.connect(
            lambda seat, session=session, asked=asked: (
                seat is Seat.SOUTH and session.match.deal.phase is Phase.PLAY and asked.append(session.view)
            )
        )
        bid_and_play(session, lambda session=session: session.match.deal.is_over)
        alone = [view for view in asked if len(view.hand) == 1]
        forced = [view for view in asked if len(view.legal_actions()) == 1 and len(view.hand) > 1]
        assert bool(alone) is not (auto.last_card or auto.forced)
        assert bool(forced) is not auto.forced
        session.undo()
        deal = session.match.deal
        assert deal.turn is Seat.SOUTH
        assert auto.action(deal.seen_by(Seat.SOUTH)) is None
        session.shutdown()


def test_taking_back_follows_what_is_played_for_the_player_from_now_on(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN.replace(target=3000), humans=SOUTH, dealer=Seat.WEST, seed=5))
    bid_and_play(session, lambda: session.match.deal.is_over)
    log = session.match.deal.log
    assert session.can_undo  # the last card would be taken back
    auto = session.auto_play = AutoPlay(True, True)
    session.undo()
    deal = session.match.deal
    assert len(log) - len(deal.log) > 4
    assert auto.action(deal.seen_by(Seat.SOUTH)) is None
    idle()
    assert session.match.deal == deal


def test_a_pause_stops_bots_and_humans(make: Make) -> None:
    gate = Gate()
    session = make(Factory(gate))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    session.act(Pass())
    spin(gate.entered.is_set)
    session.pause()
    assert session.paused
    gate.open.set()
    idle(0.1)
    match = session.match
    assert len(match.deal.log) == 1
    session.act(Pass())
    session.undo()
    assert session.match is match
    session.go_on()
    spin(lambda: session.awaits_human or len(session.match.deal.log) > 2)


def test_a_pause_at_the_own_turn_asks_again(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=SOUTH, dealer=Seat.WEST))
    spin(lambda: session.awaits_human)
    idle()
    heard = Listener(session)
    session.pause()
    idle()
    assert heard.of("turn_changed") == []
    session.go_on()
    spin(lambda: heard.of("turn_changed") == [(Seat.SOUTH,)])


def test_the_window_turns_to_who_is_asked_next(make: Make) -> None:
    session = make(Factory(always_pass))
    session.new_match(config(PLAIN, humans=frozenset({Seat.NORTH, Seat.EAST}), dealer=Seat.WEST))
    assert session.front is Seat.EAST  # South, a bot, speaks before
    session.face(Seat.SOUTH)
    assert session.front is Seat.EAST
    session.face(Seat.NORTH)
    assert session.view.seat is Seat.NORTH


def test_names_and_levels_are_kept_with_the_match() -> None:
    setup = replace(
        config(PLAIN, humans=NOBODY), names=("Ana", "", "", "Zoé"), levels=("fort", None, None, None)
    )
    assert MatchConfig.from_json(setup.settled().to_json()) == setup.settled()
    assert setup.level_of(Seat.NORTH) == "fort"
    assert setup.level_of(Seat.EAST) == setup.level
    old = setup.settled().to_json()
    del old["names"], old["levels"]
    assert MatchConfig.from_json(old).names == ("", "", "", "")
    for key, wrong in (
        ("names", [1, 2, 3, 4]),
        ("names", ["a"]),
        ("names", ["x" * 99, "", "", ""]),
        ("levels", [1, 2, 3, 4]),
    ):
        with pytest.raises(ValueError, match=r"names|levels"):
            MatchConfig.from_json({**setup.settled().to_json(), key: wrong})
    assert SavedMatch.begin(setup).with_level("fort").config.levels == (None,) * 4
