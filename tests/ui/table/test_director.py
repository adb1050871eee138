"""What the director shows, and that it says so exactly once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer, QVariantAnimation
from pytestqt.qtbot import QtBot

from belote_desktop.engine import (
    DECK,
    PASS,
    Bid,
    Deal,
    Seat,
    Team,
    Trump,
    narrate,
)
from belote_desktop.engine.actions import Declaration, Kind
from belote_desktop.engine.cards import Rank, Suit
from belote_desktop.engine.events import CardPlayed, DeclarationsCompared, DeclarationsShown, TrickWon
from belote_desktop.ui.phrases.cards import card_name
from belote_desktop.ui.table import scenes
from belote_desktop.ui.table.ahead import DrawnAhead
from belote_desktop.ui.table.announce import announce
from belote_desktop.ui.table.cards import CardPictures
from belote_desktop.ui.table.director import Director
from belote_desktop.ui.table.motion import Motion, Move
from belote_desktop.ui.table.pose import Pose
from belote_desktop.ui.table.table_view import TableView

from .conftest import coinche_play, step, turn_up, until


@pytest.fixture
def director(table: TableView) -> Director:
    return Director(table)


@pytest.fixture
def count(director: Director) -> list[int]:
    """Grows with every `done`."""
    dones: list[int] = []
    director.done.connect(lambda: dones.append(1))
    return dones


def idle(table: TableView) -> bool:
    drawing = (CardPictures, DrawnAhead)  # nothing that anybody sees move
    timers = [t for t in table.findChildren(QTimer) if t.isActive() and not isinstance(t.parent(), drawing)]
    clocks = [
        c for c in table.findChildren(QVariantAnimation) if c.state() == QVariantAnimation.State.Running
    ]
    return not timers and not clocks


def assert_shows(table: TableView, deal: Deal) -> None:
    stage = table.stage
    assert {widget.card for widget in stage.hand} == set(deal.hands[Seat.SOUTH])
    assert {seat: stage.counts[seat] for seat in stage.sides} == {s: len(deal.hands[s]) for s in stage.sides}
    assert [w.card for w in stage.trick.values()] == list(deal.trick.cards)
    poses = [w.pose for w in stage.hand]
    assert poses == stage.hand_poses()


def test_instant_plays_a_whole_deal_without_a_timer(
    table: TableView, director: Director, count: list[int]
) -> None:
    director.set_speed("instant")
    deal = turn_up()
    director.deal(deal.seen_by(Seat.SOUTH))
    shown = 1
    while not deal.is_over:
        deal, events = step(deal, shown)
        director.play(events, deal.seen_by(Seat.SOUTH))
        shown += 1
        assert len(count) == shown
        assert not director.running
        assert idle(table)
        assert_shows(table, deal)


@pytest.mark.parametrize("first", [turn_up, lambda: coinche_play().first])
def test_animated_deals_end_in_the_same_states(
    table: TableView, director: Director, count: list[int], qtbot: QtBot, first: Callable[[], Deal]
) -> None:
    director.set_speed(0.02)
    director.set_trick_delay(5)
    deal = first()
    with qtbot.waitSignal(director.done, timeout=30_000):
        director.deal(deal.seen_by(Seat.SOUTH))
    assert_shows(table, deal)
    shown = 1
    while not deal.is_over:
        before = deal
        action = (
            Bid(80, Trump.CLUBS)
            if before.contract is None
            and before.rules.preset == "coinche"
            and before.auction.standing is None
            else None
        )
        if action is None:
            deal, events = step(before)
        else:
            deal = before.apply(action)
            events = list(narrate(before, action, deal))
        with qtbot.waitSignal(director.done, timeout=30_000):
            director.play(events, deal.seen_by(Seat.SOUTH))
        shown += 1
        assert len(count) == shown
        assert_shows(table, deal)
    assert idle(table)


def test_widgets_are_used_again(table: TableView, director: Director, qtbot: QtBot) -> None:
    director.set_speed(0.01)
    director.set_trick_delay(1)

    def whole_deal(seed: int) -> int:
        deal = coinche_play(seed)
        with qtbot.waitSignal(director.done, timeout=30_000):
            director.deal(deal.first.seen_by(Seat.SOUTH))
        while not deal.is_over:
            deal, events = step(deal)
            with qtbot.waitSignal(director.done, timeout=30_000):
                director.play(events, deal.seen_by(Seat.SOUTH))
        return table.stage.made

    made = [whole_deal(seed) for seed in range(3)]
    assert made[0] == made[-1] <= 40


def test_a_card_flies_to_its_place(table: TableView, director: Director, qtbot: QtBot) -> None:
    deal = coinche_play()
    table.set_view(deal.seen_by(Seat.SOUTH))
    after, events = step(deal)
    played = next(event for event in events if isinstance(event, CardPlayed))
    director.set_speed(0.5)
    director.play(events, after.seen_by(Seat.SOUTH))
    assert director.running
    assert not table.stage.trick
    qtbot.waitSignal(director.done, timeout=30_000).wait()
    widget = table.stage.trick[played.seat]
    assert widget.card is played.card
    assert widget.pose == table.stage.trick_pose(played.seat, played.card)


def test_the_winner_of_a_trick_is_shown(table: TableView, director: Director, qtbot: QtBot) -> None:
    deal = until(coinche_play(), lambda d: len(d.trick.cards) == 3)
    table.set_view(deal.seen_by(Seat.SOUTH))
    after, events = step(deal)
    won = next(event for event in events if isinstance(event, TrickWon))
    director.set_speed(0.05)
    director.set_trick_delay(5000)
    director.play(events, after.seen_by(Seat.SOUTH))
    qtbot.waitUntil(lambda: len(table.stage.trick) == 4, timeout=30_000)
    assert won.seat.name.capitalize() in table.hint
    assert str(won.points) in table.hint
    assert director.running
    director.hurry()
    qtbot.waitUntil(lambda: not director.running, timeout=30_000)
    assert not table.stage.trick
    assert table.plates[won.seat].state.tricks == 1


def test_a_click_on_the_cloth_hurries(
    table: TableView, director: Director, qtbot: QtBot, count: list[int]
) -> None:
    deal = until(coinche_play(), lambda d: len(d.trick.cards) == 3)
    table.set_view(deal.seen_by(Seat.SOUTH))
    after, events = step(deal)
    director.set_trick_delay(60_000)
    director.play(events, after.seen_by(Seat.SOUTH))
    for _ in range(10):
        table.felt_clicked.emit()
    assert count == [1]
    assert_shows(table, after)


def test_another_match_in_the_middle(
    table: TableView, director: Director, qtbot: QtBot, count: list[int]
) -> None:
    deal = coinche_play()
    table.set_view(deal.seen_by(Seat.SOUTH))
    after, events = step(deal)
    director.play(events, after.seen_by(Seat.SOUTH))
    other = until(coinche_play(11), lambda d: len(d.trick.cards) == 2)
    director.jump(other.seen_by(Seat.SOUTH))
    assert not director.running
    assert idle(table)
    assert_shows(table, other)
    qtbot.wait(60)
    assert count == []
    director.deal(deal.first.seen_by(Seat.SOUTH))
    qtbot.wait(30)
    director.play(events, after.seen_by(Seat.SOUTH))
    director.set_speed("instant")
    assert count == [1]
    assert_shows(table, after)


def test_callback_is_called_once_and_may_play_on(table: TableView, director: Director) -> None:
    director.set_speed(0)
    deal = coinche_play()
    table.set_view(deal.seen_by(Seat.SOUTH))
    states = [deal]
    batches = []
    for _ in range(3):
        after, events = step(states[-1])
        states.append(after)
        batches.append(events)
    calls: list[int] = []

    def go_on() -> None:
        calls.append(len(calls))
        if len(calls) < 3:
            director.play(batches[len(calls)], states[len(calls) + 1].seen_by(Seat.SOUTH), go_on)

    director.play(batches[0], states[1].seen_by(Seat.SOUTH), go_on)
    assert calls == [0, 1, 2]
    assert_shows(table, states[3])


def test_events_that_do_not_fit_the_table_end_at_the_view(
    table: TableView, director: Director, qtbot: QtBot
) -> None:
    """A table that shows nothing yet, or another position, is put right."""
    deal = until(coinche_play(), lambda d: len(d.trick.cards) == 3)
    after, events = step(deal)
    director.set_speed(0.01)
    with qtbot.waitSignal(director.done, timeout=30_000):
        director.play(events, after.seen_by(Seat.SOUTH))
    assert_shows(table, after)


@pytest.mark.parametrize("speed", [0.0, 0.02])
def test_declarations_are_said_and_shown(
    table: TableView, director: Director, qtbot: QtBot, speed: float
) -> None:
    director.set_speed(speed)
    director.set_trick_delay(1)
    deal = coinche_play()
    table.set_view(deal.seen_by(Seat.SOUTH))
    tierce = Declaration(Kind.TIERCE, Rank.QUEEN, Suit.SPADES, 3)
    events = [DeclarationsCompared(Team.EW), DeclarationsShown(Seat.WEST, (tierce,))]
    said: list[str] = []
    original = table.say
    table.say = lambda seat, text, *rest: (said.append(text), original(seat, text, *rest))[1]  # type: ignore[method-assign]
    with qtbot.waitSignal(director.done, timeout=30_000):
        QTimer.singleShot(0, lambda: director.play(events, deal.seen_by(Seat.SOUTH)))
    assert any("ierce" in text for text in said)
    assert_shows(table, deal)


def test_screen_readers_are_told_what_is_said_and_played(
    table: TableView, director: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(scenes, "announce", lambda _widget, text: told.append(text))
    director.set_speed(0)
    deal = coinche_play()
    before = deal.first
    after = before.apply(PASS)
    director.play(list(narrate(before, PASS, after)), after.seen_by(Seat.SOUTH))
    assert told == [f"{before.turn.name.capitalize()}: Pass"]
    after, events = step(deal)
    card = next(event.card for event in events if isinstance(event, CardPlayed))
    director.play(events, after.seen_by(Seat.SOUTH))
    assert told[1] == f"{deal.turn.name.capitalize()}: {card_name(card)}"
    announce(table, "no screen reader, no harm")


def test_hands_that_lie_open_stay_open(table: TableView, director: Director) -> None:
    director.set_speed(0)
    after, events = step(coinche_play())
    director.play(events, after.seen_by(Seat.SOUTH), hands_visible={Seat.WEST: after.hands[Seat.WEST]})
    assert set(table.stage.sides[Seat.WEST].cards or ()) == set(after.hands[Seat.WEST])
    director.jump(after.seen_by(Seat.SOUTH))
    assert table.stage.sides[Seat.WEST].cards is None


def test_the_words_of_the_auction_are_gone_with_the_first_card(table: TableView, director: Director) -> None:
    director.set_speed(0)
    deal = coinche_play().first
    while deal.contract is None:
        action = Bid(80, Trump.HEARTS) if deal.turn is Seat.NORTH and deal.auction.standing is None else PASS
        after = deal.apply(action)
        director.play(list(narrate(deal, action, after)), after.seen_by(Seat.SOUTH))
        deal = after
    assert not table.bubbles[Seat.NORTH].isHidden(), "the contract stays in sight until the first card"
    assert table.bubbles[Seat.WEST].isHidden()
    after, events = step(deal)
    director.play(events, after.seen_by(Seat.SOUTH))
    assert all(bubble.isHidden() for bubble in table.bubbles.values())


def test_motion_finishes_cancels_and_counts(table: TableView, qtbot: QtBot) -> None:
    motion = Motion()
    widget = table.stage.take(DECK[0], Pose(50, 50, 40))
    ends: list[str] = []
    motion.run(
        [Move(widget, Pose(150, 50, 40), 50, on_end=lambda: ends.append("moved"))],
        lambda: ends.append("done"),
    )
    qtbot.waitUntil(lambda: "done" in ends, timeout=30_000)
    assert ends == ["moved", "done"]
    assert widget.pose.x == 150
    motion.run([Move(widget, Pose(10, 10, 40), 10_000)], lambda: ends.append("cut"))
    motion.finish()
    assert ends[-1] == "cut"
    assert widget.pose.x == 10
    motion.run([Move(widget, Pose(90, 10, 40), 10_000)], lambda: ends.append("never"))
    motion.cancel()
    assert not motion.running
    assert "never" not in ends
    motion.wait(0, lambda: ends.append("at once"))
    assert ends[-1] == "at once"
    table.stage.give_back(widget)


def test_speeds_are_named(director: Director) -> None:
    with pytest.raises(KeyError):
        director.set_speed("breakneck")
    for speed in ("instant", "fast", "normal", "slow"):
        director.set_speed(speed)


def _to_a_full_trick(deal: Deal) -> tuple[Deal, Deal]:
    """The deal before and after the card that ends its next trick."""
    before = until(deal, lambda d: len(d.trick.cards) == 3)
    return before, step(before)[0]


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_a_trick_can_wait_for_the_player(
    table: TableView, director: Director, count: list[int], qtbot: QtBot, speed: str
) -> None:
    director.set_speed(speed)
    director.set_trick_waits(True)
    before, after = _to_a_full_trick(coinche_play())
    table.set_view(before.seen_by(Seat.SOUTH))
    director.play(step(before)[1], after.seen_by(Seat.SOUTH))
    qtbot.waitUntil(lambda: "Space" in table.hint, timeout=30_000)
    qtbot.wait(1200)  # longer than any trick lies at this speed
    assert not count
    assert len(table.stage.trick) == 4
    table.felt_clicked.emit()
    qtbot.waitUntil(lambda: bool(count), timeout=30_000)
    assert_shows(table, after)


def test_calm_cards_do_not_fly_but_leave_time_to_look(
    table: TableView, director: Director, count: list[int], qtbot: QtBot
) -> None:
    director.set_calm(True)
    director.set_trick_delay(300)
    before, after = _to_a_full_trick(coinche_play())
    table.set_view(before.seen_by(Seat.SOUTH))
    director.play(step(before)[1], after.seen_by(Seat.SOUTH))
    assert [w.card for w in table.stage.trick.values()] == list(after.tricks[-1].cards)[:4]
    assert all(
        w.pose == table.stage.trick_pose(place, w.card) for place, w in table.stage.trick.items() if w.card
    )
    assert not count
    qtbot.waitUntil(lambda: bool(count), timeout=30_000)
    assert_shows(table, after)


def test_a_calm_deal_is_there_at_once(table: TableView, director: Director, count: list[int]) -> None:
    director.set_calm(True)
    deal = turn_up()
    director.deal(deal.seen_by(Seat.SOUTH))
    assert count == [1]
    assert_shows(table, deal)
