"""Where the coach's cards stand."""

from __future__ import annotations

from engine.ui.box import Box
from engine.ui.learning.cards import RIBBON, beak_beside, beak_of, card_place, ribbon_place

ROOM = Box(16, 96, 1888, 968)
SIZE = (556.0, 300.0)


def test_a_card_covers_nothing_that_is_lit() -> None:
    lit = (Box(300, 300, 400, 200), Box(900, 500, 500, 300))
    place = card_place(SIZE, ROOM, lit, lit[0])
    assert ROOM.holds(place)
    assert not any(place.intersects(box) for box in lit)


def test_a_card_stands_near_what_it_points_at() -> None:
    at = Box(1500, 900, 200, 60)
    place = card_place(SIZE, ROOM, (at,), at)
    beak = beak_of(place, at)
    assert beak is not None
    assert abs(beak.tip[0] - at.centre_x) < 400
    assert abs(beak.tip[1] - at.centre_y) < 200


def test_a_card_that_points_at_nothing_stands_in_the_middle() -> None:
    place = card_place(SIZE, ROOM, (), None)
    assert abs(place.centre_x - ROOM.centre_x) < 24
    assert beak_of(place, None) is None


def test_where_all_is_lit_the_card_covers_as_little_as_it_can() -> None:
    everything = Box(16, 96, 1888, 700)
    place = card_place(SIZE, ROOM, (everything,), everything)
    assert place.bottom > ROOM.bottom - 24


def test_the_beak_leaves_the_side_that_faces_the_target() -> None:
    card = Box(500, 400, 500, 300)
    sides = {"left": Box(100, 500, 80, 60), "right": Box(1200, 500, 80, 60),
             "top": Box(700, 120, 80, 60), "bottom": Box(700, 900, 80, 60)}  # fmt: skip
    for side, at in sides.items():
        beak = beak_of(card, at)
        assert beak is not None
        assert beak.side == side
        assert not card.contains(beak.tip)
    assert beak_of(card, Box(600, 450, 80, 60)) is None


def test_the_beak_of_a_card_beside_the_board_is_short_and_leaves_its_left_side() -> None:
    card = Box(1570, 180, 330, 360)
    for at in (Box(200, 900, 80, 60), Box(1300, 100, 80, 60)):
        beak = beak_beside(card, at)
        assert beak is not None
        assert beak.side == "left"
        assert card.y < beak.foot[1] < card.bottom
        assert card.x - 64 <= beak.tip[0] < card.x
    assert beak_beside(card, Box(1600, 900, 200, 60)) is None


def test_the_ribbon_stands_in_the_middle_and_aside_from_what_a_step_points_at() -> None:
    ribbon = (800.0, 50.0)
    assert ribbon_place(ribbon, 1920, ()).centre_x == 960
    second_seat = Box(1158, 8, 470, 72)
    assert not ribbon_place(ribbon, 1920, (second_seat,)).intersects(second_seat)


def test_the_ribbon_stands_above_a_table_right_below_the_strip() -> None:
    stage = Box(330, 57, 1230, 470)
    assert not ribbon_place(RIBBON, 1920, (stage,)).intersects(stage)


def test_the_way_from_a_far_card_is_dotted_as_far_as_what_it_points_at() -> None:
    card = Box(1570, 180, 330, 360)
    far, near = beak_beside(card, Box(200, 400, 80, 60)), beak_beside(card, Box(1440, 300, 80, 60))
    assert far is not None
    assert near is not None
    dots = far.dots()
    assert dots[0] == far.aim == (280, 430)
    assert dots[-1][0] <= far.tip[0]
    assert near.dots() == []
    assert beak_beside(card, Box(1460, 300, 80, 60)) is None
