"""Nothing at the table lies outside it or over what it must not cover, at any size."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from belote_desktop.engine import Seat
from belote_desktop.ui.table.faces import HEIGHT, INDEX_WIDTH
from belote_desktop.ui.table.layout import Layout, Wants, arrange
from belote_desktop.ui.table.pose import Pose, around

SIZES = [
    (480, 420), (500, 520), (520, 560), (560, 540), (620, 560), (700, 500), (800, 600), (800, 1100), (600, 1000),
    (980, 766), (1100, 620), (1280, 720), (1600, 900), (1920, 1040), (2560, 1400), (3560, 2060), (1400, 2400),
]  # fmt: skip
BANNERS = [QSizeF(), QSizeF(186, 96), QSizeF(300, 120)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return request.param  # type: ignore[no-any-return]


def layouts(size: tuple[int, int]) -> list[tuple[Wants, Layout]]:
    found = []
    for banner in BANNERS:
        if banner.width() > 0.5 * size[0]:
            continue
        for turned, panel, open_hands in [
            (False, False, False),
            (True, True, False),
            (False, True, True),
            (True, False, True),
        ]:
            for plates in ({}, dict.fromkeys(Seat, 0.3 * size[0])):
                wants = Wants(
                    banner=banner, turned=turned, panel=panel, panel_width=0.4 * size[0] if plates else 0.0,
                    plates=plates, open_hands=open_hands,
                )  # fmt: skip
                found.append((wants, arrange(*size, wants)))
    return found


def inside(layout: Layout, rect: QRectF) -> bool:
    table = QRectF(-0.5, -0.5, layout.size.width() + 1, layout.size.height() + 1)
    return table.contains(rect)


def apart(a: QRectF, b: QRectF) -> bool:
    return not a.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b)


def shown_panel(wants: Wants, layout: Layout) -> QRectF:
    """What the panel covers of its room."""
    panel = QRectF(layout.panel)
    if wants.panel_width:
        panel.setWidth(min(wants.panel_width, panel.width()))
        panel.moveCenter(layout.panel.center())
    return panel


def test_everything_lies_inside(size: tuple[int, int]) -> None:
    for wants, layout in layouts(size):
        rects = [
            *layout.plates.values(),
            *layout.bubbles.values(),
            layout.hint,
            layout.middle,
            layout.panel,
            layout.hand_area(),
        ]
        rects += [around(poses) for poses in layout.sides.values()]
        rects += [pose.bounds() for pose in layout.trick.values()]
        if not wants.banner.isEmpty():
            rects.append(layout.banner)
        if wants.turned:
            rects += [layout.turned.bounds(), layout.talon.bounds()]
        for rect in rects:
            assert inside(layout, rect), (wants, rect)


def test_panels_plates_and_hands_lie_apart(size: tuple[int, int]) -> None:
    for wants, layout in layouts(size):
        things = {f"plate {seat.name}": rect for seat, rect in layout.plates.items()}
        things |= {f"cards {seat.name}": around(poses) for seat, poses in layout.sides.items()}
        things |= {"hint": layout.hint, "hand": layout.hand_area()}
        if not wants.banner.isEmpty():
            things["banner"] = layout.banner
        if wants.panel:
            things["panel"] = shown_panel(wants, layout)
        if wants.turned:
            things["turned"] = layout.turned.bounds().united(layout.talon.bounds())
        for (name, a), (other, b) in combinations(things.items(), 2):
            assert apart(a, b), (wants, name, a, other, b)


def test_a_call_beside_the_auction_has_the_room_that_the_panel_leaves() -> None:
    layout = arrange(1280, 800, Wants(panel=True, panel_width=620))
    for place in (Seat.WEST, Seat.EAST):
        assert layout.bubbles[place].width() > 300
    assert arrange(1280, 800, Wants(panel=True, panel_width=1000)).bubbles[Seat.WEST].width() < 200


def test_bubbles_cover_neither_panel_nor_banner_nor_plate_nor_hand(size: tuple[int, int]) -> None:
    for wants, layout in layouts(size):
        obstacles = [*layout.plates.values(), layout.hand_area()]
        obstacles += [around(layout.sides[seat]) for seat in (Seat.EAST, Seat.WEST)]
        if not wants.banner.isEmpty():
            obstacles.append(layout.banner)
        if wants.panel:
            obstacles.append(shown_panel(wants, layout))
        elif not wants.turned:
            obstacles += [pose.bounds() for pose in layout.trick.values()]
        for seat, bubble in layout.bubbles.items():
            assert bubble.width() > 60, (wants, seat)
            assert bubble.height() > 20, (wants, seat)
            for obstacle in obstacles:
                assert apart(bubble, obstacle), (wants, seat, bubble, obstacle)


def test_the_trick_covers_no_hand_no_plate_no_banner_no_hint(size: tuple[int, int]) -> None:
    for wants, layout in layouts(size):
        trick = around(tuple(layout.trick.values()))
        obstacles = [*layout.plates.values(), layout.hint, layout.hand_area(), layout.banner]
        obstacles += [around(poses) for poses in layout.sides.values()]
        for obstacle in obstacles:
            assert all(apart(pose.bounds(), obstacle) for pose in layout.trick.values()), (
                wants,
                trick,
                obstacle,
            )


def part_of(pose: Pose, left: float, top: float, width: float, height: float) -> QPolygonF:
    """A rectangle on a card, in card widths from its upper left corner, where it comes to lie on the table."""
    turned = QTransform.fromTranslate(pose.x, pose.y).rotate(pose.angle).scale(pose.width, pose.width)
    return turned.map(QPolygonF(QRectF(left - 0.5, top - HEIGHT / 2, width, height)))


@pytest.mark.parametrize("aside", [QSizeF(), QSizeF(300, 180)], ids=["alone", "beside a box"])
def test_no_card_of_a_trick_covers_the_index_of_another(size: tuple[int, int], aside: QSizeF) -> None:
    trick = arrange(*size, Wants(banner=QSizeF(186, 96), aside=aside)).trick
    for (seat, pose), (other, over) in permutations(trick.items(), 2):
        for lean, tilt in product((-2.1, 2.1), repeat=2):  # no two lie quite alike
            below = Pose(pose.x, pose.y, pose.width, pose.angle + lean)
            above = part_of(Pose(over.x, over.y, over.width, over.angle + tilt), 0, 0, 1, HEIGHT)
            high = 0.45
            for index in (
                part_of(below, 0.02, 0.02, INDEX_WIDTH, high),
                part_of(below, 0.98 - INDEX_WIDTH, HEIGHT - 0.02 - high, INDEX_WIDTH, high),
            ):
                assert not index.intersects(above), (seat, other, lean, tilt)


@pytest.mark.parametrize("bare", [True, False])
def test_a_button_stands_over_the_sentence_where_the_own_card_of_the_trick_comes_to_lie(
    size: tuple[int, int], bare: bool
) -> None:
    layout = arrange(*size, Wants(banner=QSizeF(186, 96), bare=bare))
    centred = abs(layout.offer.center().x() - layout.hint.center().x()) < 1
    assert centred or not (bare or size >= (800, 600))
    assert layout.offer.width() >= 90 or not centred
    others = [layout.trick[seat].bounds() for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)]
    taken = [layout.hint, layout.hand_area(), *layout.plates.values(), *([] if bare else others)]
    assert not any(layout.offer.intersects(each) for each in taken)


@pytest.mark.parametrize("box", [QSizeF(300, 130), QSizeF(390, 170)])
def test_a_box_stands_in_the_middle_while_no_card_lies_there(size: tuple[int, int], box: QSizeF) -> None:
    layout = arrange(*size, Wants(banner=QSizeF(186, 96), aside=box, bare=True))
    room = layout.middle.size()
    if box.width() <= room.width() and box.height() <= room.height():
        assert layout.aside.size() == box
        assert abs(layout.aside.center().x() - size[0] / 2) < 1
        assert layout.middle.contains(layout.aside)
    else:
        assert layout.aside == arrange(*size, Wants(banner=QSizeF(186, 96), aside=box)).aside
    assert not layout.offer.intersects(layout.aside)


def test_the_cards_of_a_trick_stay_large_enough_to_read(size: tuple[int, int]) -> None:
    if size >= (800, 600):
        assert arrange(*size, Wants(banner=QSizeF(186, 96))).trick[Seat.SOUTH].width >= 64


@pytest.mark.parametrize("cards", range(1, 9))
def test_every_index_of_the_hand_stays_in_sight(size: tuple[int, int], cards: int) -> None:
    layout = arrange(*size, Wants(hand=cards))
    assert len(layout.hand) == cards
    for left, right in zip(layout.hand, layout.hand[1:], strict=False):
        strip = right.corners()[0].x() - left.corners()[0].x()
        assert strip >= INDEX_WIDTH * left.width


def test_the_hand_is_the_biggest_thing(size: tuple[int, int]) -> None:
    layout = arrange(*size)
    own = layout.hand[0].width
    assert own >= max(pose.width for pose in layout.trick.values())
    assert own > max(pose.width for poses in layout.sides.values() for pose in poses)
    assert own * INDEX_WIDTH > 18, "an index must be readable"


def test_a_smaller_hand_keeps_size_and_height(size: tuple[int, int]) -> None:
    full, small = arrange(*size), arrange(*size, Wants(hand=3))
    assert small.hand[1].width == full.hand[0].width
    assert min(p.y for p in small.hand) == pytest.approx(min(p.y for p in full.hand))
    assert small.hand[1].x == pytest.approx(size[0] / 2)
    assert arrange(*size, Wants(hand=0)).hand == ()


def test_hands_of_the_others_follow_their_counts() -> None:
    layout = arrange(980, 760, Wants(others={Seat.NORTH: 3, Seat.EAST: 0, Seat.WEST: 1}))
    assert [len(layout.sides[seat]) for seat in (Seat.NORTH, Seat.EAST, Seat.WEST)] == [3, 0, 1]


def test_poses_turn_and_move() -> None:
    pose = Pose(100, 100, 50, 90)
    assert pose.bounds().width() == pytest.approx(pose.height)
    assert pose.corners()[0].x() == pytest.approx(100 + pose.height / 2)
    half = Pose(0, 0, 10, 0).towards(Pose(10, 20, 30, 40), 0.5)
    assert half == Pose(5, 10, 20, 20)
    assert around(()).isEmpty()
