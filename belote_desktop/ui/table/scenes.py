"""How each event looks: scripts that yield moves to make and milliseconds to wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from belote_desktop.engine.cards import Card
from belote_desktop.engine.events import (
    BeloteSaid,
    CallMade,
    CardPlayed,
    ContractSet,
    DeclarationMade,
    DeclarationsCompared,
    DeclarationsShown,
    Event,
    HandsCompleted,
    PassedOut,
    TrickWon,
)
from belote_desktop.engine.options import AuctionKind
from belote_desktop.engine.seats import Seat, round_from
from belote_desktop.engine.view import View

from ..i18n import capitalised, fill, translate
from ..phrases.calls import call_text, word_text
from ..phrases.cards import card_name, seat_name
from ..phrases.counts import Counts
from ..phrases.declarations import declaration_name, declared_in_short, kind_name
from .announce import announce
from .card_widget import CardWidget
from .hand import sort_hand
from .layout import Layout
from .motion import Move
from .pose import Pose
from .showing import declared_row, laid_row
from .table_view import TableView


class Hold:
    """A step that lasts until somebody hurries."""


Step = Sequence[Move] | int | Hold
"""Moves to make, milliseconds to wait, or a wait for the player."""

_PLAY, _GATHER, _DEAL, _DEAL_STEP, _SHOW, _LAID = 240, 300, 260, 75, 1700, 2800
_AFTER_CALL, _AFTER_WORD, _AFTER_CONTRACT = 450, 700, 900


@dataclass(frozen=True)
class Pace:
    """How fast things go."""

    factor: float = 1.0
    """On every duration; 0 means none of them."""
    trick_delay: int = 900
    """Milliseconds that a finished trick lies."""
    trick_waits: bool = False
    """Whether it lies until the player goes on instead."""
    calm: bool = False
    """Whether nothing flies."""

    def __call__(self, milliseconds: float) -> int:
        """A wait at this pace."""
        return round(milliseconds * self.factor)

    def flight(self, milliseconds: float) -> int:
        """How long a card is on its way."""
        return 0 if self.calm else self(milliseconds)

    def rest(self, milliseconds: float) -> int:
        """A wait in place of a flight, so that the eye can follow."""
        return self(milliseconds) if self.calm else 0

    @property
    def delay(self) -> int:
        """How long a finished trick lies."""
        return self.trick_delay if self.factor > 0 else 0


PaceNow = Callable[[], Pace]


def script(table: TableView, events: tuple[Event, ...], view: View, pace: PaceNow) -> Iterator[Step]:
    """The steps that show `events`, which led to `view`."""
    for event in events:
        if isinstance(event, CardPlayed):
            yield from _card(table, event.seat, event.card, pace)
        elif isinstance(event, TrickWon):
            yield from _trick(table, event, pace)
        elif isinstance(event, CallMade):
            table.hush(event.seat)
            table.say_call(event.seat, event.action, view)
            _tell(table, event.seat, call_text(event.action, view.rules))
            yield pace()(_AFTER_CALL)
        elif isinstance(event, BeloteSaid):
            table.say(event.seat, word_text(event.word))
            _tell(table, event.seat, word_text(event.word))
            yield pace()(_AFTER_WORD)
        elif isinstance(event, ContractSet | PassedOut):
            yield pace()(_AFTER_CONTRACT)
        elif isinstance(event, HandsCompleted):
            yield from _completed(table, event, view, pace)
        elif isinstance(event, DeclarationMade):
            table.say(event.seat, _listed([kind_name(kind) for kind in event.kinds]))
            _tell(table, event.seat, _listed([kind_name(kind) for kind in event.kinds]))
            yield pace()(_AFTER_WORD)
        elif isinstance(event, DeclarationsCompared):
            table.hush()
            announce(table, declared_in_short(view).replace("\n", ". "))
        elif isinstance(event, DeclarationsShown):
            yield from _shown(table, event, pace)


def _tell(table: TableView, seat: Seat, what: str) -> None:
    """Tell a screen reader what a player has said or played."""
    announce(
        table,
        fill(translate("Table", "%1: %2", "seat, what the player says or plays"), seat_name(seat), what),
    )


def _card(table: TableView, seat: Seat, card: Card, pace: PaceNow) -> Iterator[Step]:
    stage, place = table.stage, table.place_of(seat)
    _tell(table, seat, card_name(card))
    if not stage.trick:
        table.set_hint("")
        _hush_calls(table, seat)
    if place in stage.sides:
        widget = stage.release_from_side(place, card)
    else:
        widget = stage.release_from_hand(card)
    table.refit(hand=False)
    time = pace().flight(_PLAY)
    yield [Move(widget, stage.trick_pose(place, card), time), *_hand_moves(table, time)]
    stage.add_to_trick(place, widget)
    yield pace().rest(_PLAY)


def _hush_calls(table: TableView, speaker: Seat) -> None:
    """The words of the auction or of the last trick are gone; what the player just said stays."""
    for seat in Seat:
        if seat is not speaker or table.bubbles[table.place_of(seat)].call is not None:
            table.hush(seat)


def _hand_moves(table: TableView, time: int) -> list[Move]:
    """The own hand closes the gap."""
    stage = table.stage
    return [Move(widget, pose, time) for widget, pose in zip(stage.hand, stage.hand_poses(), strict=False)]


def _trick(table: TableView, event: TrickWon, pace: PaceNow) -> Iterator[Step]:
    """The best card and its player light up, then the trick goes to that player."""
    stage, place = table.stage, table.place_of(event.seat)
    best = stage.trick.get(place)
    table.set_nobody_plays()
    for widget in stage.trick.values():
        widget.set_faded(widget is not best)
    if best is not None:
        best.set_glowing(True)
        best.raise_()
    table.plates[place].set_winning(True)
    sentence = translate("Table", "%1 takes the trick: %2", "seat, points")
    told = fill(sentence, seat_name(event.seat), Counts.points(event.points))
    yield from _until_seen(table, told, pace, pace().delay)
    cards = list(stage.trick.values())
    for widget in cards:
        widget.set_faded(False)
        widget.set_glowing(False)
    gather, flight = pace().flight(_GATHER * 0.5), pace().flight(_GATHER)
    heap = stage.layout.trick[place]
    yield [Move(widget, Pose(heap.x, heap.y, heap.width, k * 3.0), gather) for k, widget in enumerate(cards)]
    yield [Move(widget, stage.layout.pile[place], flight) for widget in cards]
    table.plates[place].set_winning(False)
    stage.set_trick(())
    table.hush()


def _until_seen(table: TableView, told: str, pace: PaceNow, wait: int) -> Iterator[Step]:
    """Say what is to be seen for as long as the player wants it, or for `wait` milliseconds."""
    if pace().trick_waits:
        table.set_hint(fill(translate("Table", "%1 — click, or press Space", "who takes the trick"), told))
        yield Hold()
    else:
        table.set_hint(told)
        yield wait


def _shown(table: TableView, event: DeclarationsShown, pace: PaceNow) -> Iterator[Step]:
    """The cards of a declaration come from their player, face up, and go back; the trick stays in sight."""
    stage, place = table.stage, table.place_of(event.seat)
    cards = sorted({card for declaration in event.declarations for card in declaration.cards})
    time, wait = pace().flight(_PLAY), pace()(_SHOW)
    what = _listed([declaration_name(declaration) for declaration in event.declarations])
    table.say(event.seat, what)
    _tell(table, event.seat, what)
    if wait == 0:
        return
    home = stage.layout.pile[place]
    widgets = [stage.take(card, home) for card in cards]
    yield from _in_a_row(table, widgets, partial(declared_row, place=place, count=len(cards)), time)
    yield wait
    stage.lift_row()
    yield [Move(widget, home, time) for widget in widgets]
    for widget in widgets:
        stage.give_back(widget)
    table.hush(event.seat)


def _in_a_row(
    table: TableView, widgets: list[CardWidget], where: Callable[[Layout], Sequence[Pose]], time: int
) -> Iterator[Step]:
    """Cards fly to a row and lie there, whatever becomes of the window."""
    row = where(table.stage.layout)
    yield [Move(widget, pose, time) for widget, pose in zip(widgets, row, strict=True)]
    table.stage.lay_row(widgets, where)


def laying_down(table: TableView, cards: Sequence[Card], told: str, pace: PaceNow) -> Iterator[Step]:
    """The player in front lays the rest of the hand on the table, for all to see; `told` says it in words."""
    stage, time, wait = table.stage, pace().flight(_PLAY), pace()(_LAID)
    table.hush()
    announce(table, told)
    if wait == 0:
        return
    widgets = [stage.release_from_hand(card) for card in cards]
    for widget in widgets:
        widget.raise_()
    yield from _in_a_row(table, widgets, partial(laid_row, count=len(cards), trick=bool(stage.trick)), time)
    yield from _until_seen(table, told, pace, wait)


def _listed(names: Sequence[str]) -> str:
    return capitalised(translate("Table", ", ", "between declarations").join(names))


def _completed(table: TableView, event: HandsCompleted, view: View, pace: PaceNow) -> Iterator[Step]:
    """The taker picks up the turned card, and everybody gets the rest from the talon."""
    stage, time = table.stage, pace().flight(_DEAL)
    if time == 0:
        return
    if stage.turned is not None:
        stage.turned.raise_()
        yield [Move(stage.turned, stage.layout.pile[table.place_of(event.taker)], time)]
        stage.turned.hide()
    start = stage.talon.pose if stage.talon is not None else stage.layout.pile[table.place_of(view.dealer)]
    flights = [(seat, 2 if seat is event.taker else 3) for seat in _round(view)]
    trump = view.contract.trump if view.contract is not None else None
    yield from _flights(table, start, flights, sort_hand(view.hand, trump, (), table.sorting), pace)
    stage.set_turned(None)


def dealing(table: TableView, view: View, pace: PaceNow) -> Iterator[Step]:
    """A new deal: packets fly from the dealer to everybody in turn."""
    stage = table.stage
    table.hush()
    table.set_hint("")
    table.set_dealer(view)
    stage.set_trick(())
    if pace().flight(_DEAL) == 0:
        return
    stage.set_turned(None)
    stage.set_hand(())
    stage.set_sides(dict.fromkeys(Seat, 0), {})
    table.refit()
    packets = (3, 2) if view.rules.auction is AuctionKind.TURN_UP else (3, 2, 3)
    flights = [(seat, packet) for packet in packets for seat in _round(view)]
    start = stage.layout.pile[table.place_of(view.dealer)]
    yield from _flights(table, start, flights, sort_hand(view.hand, None, (), table.sorting), pace)


def _round(view: View) -> tuple[Seat, Seat, Seat, Seat]:
    """The seats in the order in which they are dealt to."""
    return round_from(view.dealer.next(view.rules.direction), view.rules.direction)


def _flights(
    table: TableView, start: Pose, flights: Sequence[tuple[Seat, int]], hand: tuple[Card, ...], pace: PaceNow
) -> Iterator[Step]:
    """Packets of backs from `start` to seats, one after the other; the own hand grows to `hand`."""
    stage, time, step = table.stage, pace().flight(_DEAL), pace().flight(_DEAL_STEP)
    moves: list[Move] = []
    missing = sum(size for seat, size in flights if table.place_of(seat) is Seat.SOUTH)
    for number, (seat, size) in enumerate(flights):
        place = table.place_of(seat)
        packet = stage.take(None, start)
        packet.hide()
        if place is Seat.SOUTH:
            missing -= size
        shown = hand[: len(hand) - missing]
        moves.append(
            Move(
                packet, _landing(table, place), time, number * step, packet.show,
                partial(_arrived, table, packet, place, size, shown),
            )
        )  # fmt: skip
    stage.expect(hand)
    yield moves


def _landing(table: TableView, place: Seat) -> Pose:
    layout = table.stage.layout
    if place is Seat.SOUTH:
        area = layout.hint
        return Pose(table.width() / 2, area.bottom() + area.height(), layout.trick[place].width)
    side = table.stage.sides[place].geometry()
    at = side.center() if side.height() > 1 and side.isValid() and table.stage.counts[place] else None
    plate = layout.plates[place]
    x, y = (at.x(), at.y()) if at is not None else (plate.center().x(), plate.bottom() + plate.height())
    return Pose(x, y, layout.pile[place].width / 0.6, 0.0 if place is Seat.NORTH else 90.0)


def _arrived(table: TableView, packet: CardWidget, place: Seat, size: int, shown: tuple[Card, ...]) -> None:
    stage = table.stage
    stage.give_back(packet)
    if place is Seat.SOUTH:
        stage.set_hand(shown)
    else:
        stage.counts[place] += size
    table.refit()
