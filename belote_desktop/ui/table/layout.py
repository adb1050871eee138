"""Where everything at the table goes: pure geometry, no widget in sight.

`arrange` takes the size of the table and what has to find room, and answers with rectangles and poses that lie
inside the table and off one another, from some 480×420 pixels to a 4K screen:

    banner   North's plate and cards   North's bubble
    West: plate, cards, bubble   the trick or a panel   East: plate, cards, bubble
    South's plate   hint   (South's bubble takes the place of the hint)
    the own hand, as large as can be
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF

from belote_desktop.engine.seats import Seat

from .faces import HEIGHT
from .pose import Pose, around

_FULL = 8  # cards in a full hand: sizes do not change while cards are played
_HAND_TURN = 1.9  # degrees between neighbours of the own fan
_SIDE_TURN = 2.6
_SIDE_REACH = HEIGHT + 0.22  # breadth of a fan seen from the side, in card widths
_WIDE_STRIP, _NARROW_STRIP = 0.60, 0.42  # of a card, left in sight by its neighbour; an index needs 0.25
_LIFT = 0.075  # of a card's height: how far a permitted card stands out
_TRICK_ANGLE = {Seat.NORTH: -3.0, Seat.EAST: 6.0, Seat.SOUTH: 2.0, Seat.WEST: -6.0}
_LEAST_TRICK = 0.3  # of the own cards' width: the smallest a trick is drawn beside a box
_ACROSS, _DOWN = 3.42, 2.13  # breadth of a trick in widths of its cards, height in their heights
_PLATE, _BUBBLE = 40.0, 44.0  # height of a side plate and of the room for a bubble below the cards
_LEAST_COLUMN = 74.0  # «adversaire» in the smallest type
_OPEN_ROWS, _OPEN_COLUMN = 4, 0.6  # cards that lie face up at a side: rows, and shift of the second column
_LETTERED = 0.305  # of a card's height: a strip that shows rank and suit of an upright card


@dataclass(frozen=True)
class Wants:
    """What has to find room besides the cards."""

    hand: int = _FULL
    """Cards of the own hand."""
    others: Mapping[Seat, int] = field(default_factory=dict)
    """Cards of North, East and West; eight where nothing is said."""
    banner: QSizeF = field(default_factory=QSizeF)
    """Smallest good size of the panel at the top left; empty when there is none."""
    turned: bool = False
    """Whether a turned-up card and the talon lie on the table."""
    panel: bool = False
    """Whether a panel stands in the middle."""
    panel_width: float = 0.0
    """How wide it is, if that is known; it may leave some of its room."""
    bare: bool = False
    """Whether no card lies in the middle, so that nothing has to make way for a box."""
    aside: QSizeF = field(default_factory=QSizeF)
    """What a box beside the trick would like (what may be said with a card); empty when there is none."""
    text: float = 1.0
    """How much larger than usual the desktop's type is."""
    plates: Mapping[Seat, float] = field(default_factory=dict)
    """Width of each name plate with nothing cut off; a usual one where nothing is said."""
    open_hands: bool = False
    """Whether the cards of the others lie face up."""


@dataclass(frozen=True)
class Layout:
    """The answer: all in the table's logical pixels."""

    size: QSizeF
    scale: float
    """1 at a comfortable 980×760; type and margins follow it."""
    hand: tuple[Pose, ...]
    lift: float
    sides: Mapping[Seat, tuple[Pose, ...]]
    plates: Mapping[Seat, QRectF]
    bubbles: Mapping[Seat, QRectF]
    """Room for a bubble, hugging its speaker; the bubble takes what it needs of it."""
    banner: QRectF
    hint: QRectF
    offer: QRectF
    """Room for a button over the hint, where no card of the others lies; else at the right of the hint."""
    middle: QRectF
    """Where the trick lies or a panel stands."""
    panel: QRectF
    """Room for a panel in the middle, beside the turned-up card if there is one."""
    aside: QRectF
    """Room for a box beside the trick, which has made way; in the middle while there is none."""
    trick: Mapping[Seat, Pose]
    turned: Pose
    talon: Pose
    pile: Mapping[Seat, Pose]
    """Where a seat's tricks vanish to, and where the pack is dealt from."""

    def own_top(self) -> float:
        """Where the player's own part begins: the plate, the sentence on the felt, the hand."""
        return min(self.plates[Seat.SOUTH].top(), self.hint.top())

    def hand_area(self) -> QRectF:
        """Round the own hand, lifted cards included."""
        area = around(self.hand)
        return area.adjusted(0, -self.lift, 0, 0) if self.hand else area


def scale_for(width: float, height: float, text: float = 1.0) -> float:
    """How large type and margins are at a table of this size; 1 at 980×760.

    `text`: how much larger than usual the desktop's type is; the table follows as far as its cards keep their room.
    """
    upright = min(width / 800, height / 1050)  # a table higher than wide has room for larger type
    usual = max(0.78, min(max(width / 980, upright), height / 760, 3.0))
    return max(usual, min(usual * text, width / 640, height / 590))


def banner_room(width: float) -> float:
    """How wide the panel at the top left may be: a third of the table, or what a row of the smallest chips takes."""
    return max(0.36 * width, 220.0)


def arrange(width: float, height: float, wants: Wants | None = None) -> Layout:
    """Lay out a table of `width` × `height` logical pixels."""
    wants = wants or Wants()
    scale = scale_for(width, height, wants.text)
    margin, gap = 8 * scale, 6 * scale
    card, strip = _own_card(width - 2 * margin, height)
    full = _fan(width / 2, height - margin, card, strip, _FULL)
    lift = _LIFT * card * HEIGHT
    hand_top = around(full).top() - lift
    rail_height = (42 if width < 680 else 34) * scale
    rail = QRectF(around(full).left(), hand_top - gap - rail_height, around(full).width(), rail_height)
    back = min(0.13 * height, 0.11 * width) / HEIGHT

    banner = _banner(width, margin, scale, wants.banner)
    north = _north(width, margin, gap, scale, back, banner, wants)
    top = max(banner.bottom() if not banner.isEmpty() else 0.0, north.cards.bottom()) + gap
    column = QRectF(margin, top, max(back * _SIDE_REACH, 84 * scale, _LEAST_COLUMN), rail.top() - gap - top)
    if wants.open_hands:
        open_width = _open_card(column, back, scale, gap) * (1 + _OPEN_COLUMN)
        column.setWidth(min(max(column.width(), open_width), 0.24 * width))
    west = _side(Seat.WEST, column, scale, gap, back, wants)
    east = _side(
        Seat.EAST, column.translated(width - 2 * margin - column.width(), 0), scale, gap, back, wants
    )

    middle_top = (
        max(north.cards.bottom(), banner.bottom() if banner.right() > column.right() + gap else 0.0) + gap
    )
    middle = QRectF(column.right() + gap, middle_top, width - 2 * (column.right() + gap), 0)
    middle.setBottom(rail.top() - gap)
    free = QRectF(middle)
    free.setTop(north.cards.bottom() + gap)  # a lone trick may stand beside the banner
    aside, trick = _aside(free, middle, banner, card, gap, wants)
    turned, talon, panel = _turned(middle, trick[Seat.SOUTH].width, gap, wants)
    if not wants.panel and aside.isEmpty():
        _lengthen(west, east, trick[Seat.WEST].bounds().left() - gap, width, wants)
    elif wants.panel_width and not wants.turned:
        _lengthen(west, east, panel.center().x() - wants.panel_width / 2 - gap, width, wants)
    own = min(wants.plates.get(Seat.SOUTH, 0.22 * rail.width()), 0.36 * width)
    plate = QRectF(rail.left(), rail.top(), own, min(rail_height, 30 * scale))
    plate.moveLeft(max(margin, min(rail.left(), 0.28 * width - own)))  # leaves the sentence the middle
    plate.moveBottom(rail.bottom())
    hint = QRectF(plate.right() + gap, rail.top(), width - 2 * (plate.right() + gap), rail_height)
    offer = QRectF(0, 0, 130 * scale, rail_height)
    offer.moveCenter(QPointF(hint.center().x(), rail.top() - gap - rail_height / 2))
    taken = [aside, *(trick[seat].bounds() for seat in (Seat.WEST, Seat.NORTH, Seat.EAST) if not wants.bare)]
    if any(offer.intersects(each) for each in taken):
        offer = QRectF(hint.right() + gap, rail.top(), 0, rail_height)
        offer.setWidth(min(130 * scale, width - margin - offer.left()))
    plates = {Seat.NORTH: north.plate, Seat.EAST: east.plate, Seat.SOUTH: plate, Seat.WEST: west.plate}
    return Layout(
        size=QSizeF(width, height), scale=scale,
        hand=_recentred(width / 2, height - margin, card, strip, wants.hand, full), lift=lift,
        sides={Seat.NORTH: north.poses, Seat.EAST: east.poses, Seat.WEST: west.poses}, plates=plates,
        bubbles={
            Seat.NORTH: north.bubble, Seat.EAST: east.bubble, Seat.SOUTH: QRectF(hint), Seat.WEST: west.bubble
        },
        banner=banner, hint=hint, offer=offer, middle=middle, panel=panel, aside=aside, trick=trick, turned=turned, talon=talon,
        pile={seat: _pile(seat, plates[seat], back) for seat in Seat},
    )  # fmt: skip


def _lengthen(west: _Place, east: _Place, reach: float, width: float, wants: Wants) -> None:
    """Let what West and East say reach as far as `reach` from their edge of the table, their plates no further."""
    west.bubble.setRight(max(west.bubble.right(), reach))
    east.bubble.setLeft(min(east.bubble.left(), width - reach))
    outer = west.plate.left()
    for seat, plate in ((Seat.WEST, west.plate), (Seat.EAST, east.plate)):
        wider = min(wants.plates.get(seat, 0.0), reach - outer)
        if wider > plate.width():
            if seat is Seat.WEST:
                plate.setRight(plate.left() + wider)
            else:
                plate.setLeft(plate.right() - wider)


@dataclass(frozen=True)
class _Place:
    """The corner of one of the others."""

    plate: QRectF
    cards: QRectF
    poses: tuple[Pose, ...]
    bubble: QRectF


def _own_card(room: float, height: float) -> tuple[float, float]:
    """Width of the own cards and the part of each that its neighbour leaves in sight."""
    ideal = 0.285 * height / HEIGHT
    lean = 1 + HEIGHT * sin(radians(_HAND_TURN * (_FULL - 1) / 2))  # the outer cards lean out
    strip = (room / ideal - lean) / (_FULL - 1)
    if strip >= _NARROW_STRIP:
        return ideal, min(strip, _WIDE_STRIP)
    return room / (lean + (_FULL - 1) * _NARROW_STRIP), _NARROW_STRIP


def _arc(count: int, strip: float, turn: float) -> list[tuple[float, float, float]]:
    """(along, away, angle) of each card of a fan whose middle is the highest."""
    radius = strip / radians(turn)
    angles = [(k - (count - 1) / 2) * turn for k in range(count)]
    return [(radius * sin(radians(a)), radius * (1 - cos(radians(a))), a) for a in angles]


def _fan(x: float, bottom: float, card: float, strip: float, count: int) -> tuple[Pose, ...]:
    """The own hand, its lowest corner at `bottom`."""
    poses = [Pose(x + dx, dy, card, a) for dx, dy, a in _arc(count, strip * card, _HAND_TURN)]
    down = bottom - around(tuple(poses)).bottom()
    return tuple(Pose(p.x, p.y + down, p.width, p.angle) for p in poses)


def _recentred(
    x: float, bottom: float, card: float, strip: float, count: int, full: tuple[Pose, ...]
) -> tuple[Pose, ...]:
    """A smaller hand on the same arc: its middle stays where the middle of the full one was."""
    if count == 0:
        return ()
    poses = _fan(x, bottom, card, strip, count)
    wanted = min(p.y for p in full)
    up = min(p.y for p in poses) - wanted
    return tuple(p.raised(up) for p in poses)


def _banner(width: float, margin: float, scale: float, wish: QSizeF) -> QRectF:
    if wish.isEmpty():
        return QRectF()
    return QRectF(margin, margin, min(wish.width(), banner_room(width)), wish.height())


def _north(
    width: float, margin: float, gap: float, scale: float, back: float, banner: QRectF, wants: Wants
) -> _Place:
    strip = (0.52 if wants.open_hands else 0.40) * back
    span = back + (_FULL - 1) * strip + back * 0.2
    own = wants.plates.get(Seat.NORTH, 150 * scale)
    plate_size = QSizeF(min(max(span, own), 0.4 * width), 28 * scale)
    half = max(span, plate_size.width()) / 2
    x = width / 2
    if not banner.isEmpty():
        x = max(x, banner.right() + 2 * gap + half)
    x = min(x, width - margin - half)
    plate = QRectF(QPointF(x - plate_size.width() / 2, margin), plate_size)
    count = wants.others.get(Seat.NORTH, _FULL)
    arc = _arc(count, strip, _SIDE_TURN)
    depth = _arc(_FULL, strip, _SIDE_TURN)[0][1]
    y = plate.bottom() + gap / 2 + depth + back * HEIGHT / 2 + back * 0.08
    flip = 0.0 if wants.open_hands else 180.0
    poses = tuple(Pose(x + dx, y - dy, back, flip - a) for dx, dy, a in arc)
    cards = QRectF(x - span / 2, plate.bottom() + gap / 2, span, 0)
    cards.setBottom(y + back * HEIGHT / 2 + back * 0.06)
    bubble = QRectF(x + half + gap, margin, 0, cards.bottom() - margin)
    bubble.setRight(min(width - margin, bubble.left() + 300 * scale))
    if bubble.width() < 70 * scale:  # no room at the right of a shifted North: over the edge of the cards
        bubble.setLeft(width - margin - 110 * scale)
        bubble.setTop(cards.bottom() - 40 * scale)
    return _Place(plate, cards, poses, bubble)


def _side(seat: Seat, column: QRectF, scale: float, gap: float, back: float, wants: Wants) -> _Place:
    """West or East: plate on top, cards, and room for a bubble below, in a column at the edge."""
    plate_height, bubble_height = _PLATE * scale, _BUBBLE * scale
    room = max(column.height() - plate_height - bubble_height - gap, back)
    count = wants.others.get(seat, _FULL)
    if wants.open_hands:
        card = _open_card(column, back, scale, gap)
        step = card * HEIGHT * _LETTERED
        length = card * HEIGHT + (_OPEN_ROWS - 1) * step
    else:
        card = back
        step = min(0.34 * back, (room - back * 1.2) / (_FULL - 1))
        length = back * 1.2 + (_FULL - 1) * step
    spare = max(0.0, column.height() - plate_height - length - bubble_height - gap)
    plate = QRectF(column.left(), column.top() + spare / 2, column.width(), plate_height)
    cards = QRectF(column.left(), plate.bottom() + gap / 2, column.width(), length)
    gone = (_FULL - count) * step / 2  # the fan stays close to the plate while it gets smaller
    middle = cards.center() - QPointF(0, gone)
    if wants.open_hands:
        poses = tuple(
            Pose(
                cards.left() + card / 2 + k // _OPEN_ROWS * _OPEN_COLUMN * card,
                cards.top() + card * HEIGHT / 2 + k % _OPEN_ROWS * step,
                card,
            )
            for k in range(count)
        )
    else:
        way = 1 if seat is Seat.WEST else -1
        poses = tuple(
            Pose(middle.x() - way * away, middle.y() + along * way, card, 90 * way + angle)
            for along, away, angle in _arc(count, step, _SIDE_TURN / 2)
        )
    bubble = QRectF(column.left(), cards.bottom() + gap / 2, column.width(), bubble_height)
    return _Place(plate, cards, poses, bubble)


def _open_card(column: QRectF, back: float, scale: float, gap: float) -> float:
    """Width of the cards of West or East when they lie face up, in two overlapping columns."""
    room = column.height() - (_PLATE + _BUBBLE) * scale - gap
    return max(min(back * 1.7, room / HEIGHT / (1 + (_OPEN_ROWS - 1) * _LETTERED)), back * 0.5)


def _trick(free: QRectF, middle: QRectF, banner: QRectF, card: float) -> dict[Seat, Pose]:
    """Four cards in the middle, each on its player's side and beside the others: every index stays in sight."""
    size = _trick_size(free, card)
    if banner.right() > free.center().x() - _ACROSS / 2 * size and banner.bottom() > free.top():
        free = QRectF(middle)  # the banner reaches into it
        size = _trick_size(free, card)
    x, y = free.center().x(), free.center().y()
    dx = min(1.12 * size, free.width() / 2 - 0.6 * size)
    dy = min(0.535, free.height() / (2 * size * HEIGHT) - 0.53) * size * HEIGHT
    place = {Seat.NORTH: (0, -dy), Seat.EAST: (dx, 0), Seat.SOUTH: (0, dy), Seat.WEST: (-dx, 0)}
    return {seat: Pose(x + px, y + py, size, _TRICK_ANGLE[seat]) for seat, (px, py) in place.items()}


def _trick_size(room: QRectF, card: float) -> float:
    return min(0.8 * card, room.height() / (HEIGHT * _DOWN), room.width() / _ACROSS)


def _aside(
    free: QRectF, middle: QRectF, banner: QRectF, card: float, gap: float, wants: Wants
) -> tuple[QRectF, dict[Seat, Pose]]:
    """A box at the right or left of the trick or below it, whichever leaves the trick larger; the cards make way."""
    wish = wants.aside
    if wish.isEmpty():
        return QRectF(), _trick(free, middle, banner, card)
    if wants.bare and wish.width() <= middle.width() and wish.height() <= middle.height():
        box = QRectF(QPointF(), wish)
        box.moveCenter(middle.center())
        return box, _trick(free, middle, banner, card)
    found = []
    for side in ("right", "left", "below"):
        room = QRectF(free)
        if side == "left" and banner.right() > free.left():
            room.setTop(middle.top())
        if side == "below":
            wide, high = room.width(), room.height() - gap - _DOWN * _LEAST_TRICK * card * HEIGHT
        else:
            wide, high = free.width() - gap - _ACROSS * _LEAST_TRICK * card, room.height()
        box = QRectF(0, 0, min(wish.width(), wide), min(wish.height(), max(high, 0.0)))
        box.moveCenter(room.center())
        rest, low = QRectF(free), QRectF(middle)
        for area in (rest, low):
            if side == "right":
                box.moveRight(room.right())
                area.setRight(box.left() - gap)
            elif side == "left":
                box.moveLeft(room.left())
                area.setLeft(box.right() + gap)
            else:
                box.moveBottom(room.bottom())
                area.setBottom(box.top() - gap)
        trick = _trick(rest, low, banner, card)
        readable = box.width() / wish.width() * box.height() / wish.height()
        found.append((round(readable, 2), trick[Seat.SOUTH].width, box, trick))
    # the box must be readable first
    _, _, box, trick = max(found, key=lambda each: each[:2])
    return box, trick


def _turned(middle: QRectF, size: float, gap: float, wants: Wants) -> tuple[Pose, Pose, QRectF]:
    """The turned-up card, the talon behind it, and the room they leave for a panel."""
    size = min(size * 1.05, middle.height() / HEIGHT * 0.9)
    panel = QRectF(middle)
    x, y = middle.center().x(), middle.center().y()
    if wants.turned and wants.panel:
        size = min(size, middle.width() * 0.2)
        panel.setLeft(middle.left() + size * 1.5 + 2 * gap)
        x = middle.left() + size * 0.85
    return Pose(x + size * 0.10, y, size, 2.0), Pose(x - size * 0.12, y - size * 0.06, size, -5.0), panel


def _pile(seat: Seat, plate: QRectF, back: float) -> Pose:
    flat = seat in (Seat.NORTH, Seat.SOUTH)
    return Pose(plate.center().x(), plate.center().y(), back * 0.6, 0.0 if flat else 90.0)
