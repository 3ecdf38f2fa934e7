"""Dice: real cubes, opposite faces adding to seven, and pictures painted once."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Canvas, Pictures
from engine.ui.paint.dice import (
    FRONT_OF,
    PIPS,
    REST_YAWS,
    Die,
    Pose,
    draw_die,
    draw_die_slot,
    draw_goods_cube,
    draw_goods_icon,
    draw_mini_die,
    draw_tray,
    draw_tumbling_die,
    hop_height,
    hull,
    opposite,
    paint_die,
    posed_cube,
    side_of,
    warm_tumble,
)
from engine.ui.theme import THEMES

FELT = (30, 90, 84)


@pytest.fixture
def canvas():
    pygame.font.init()
    surface = pygame.Surface((640, 480))
    surface.fill(FELT)
    return Canvas(surface, 1, THEMES["despirala"], pictures=Pictures())


def test_opposite_faces_add_up_to_seven():
    assert [opposite(value) for value in range(7)] == [0, 6, 5, 4, 3, 2, 1]


def test_every_face_has_as_many_pips_as_its_value():
    assert [len(PIPS[value]) for value in range(7)] == list(range(7))


@pytest.mark.parametrize("top", range(1, 7))
def test_a_die_shows_three_different_faces_that_can_meet_at_a_corner(top):
    front = FRONT_OF[top]
    right = side_of(top, front)
    assert len({min(value, opposite(value)) for value in (top, front, right)}) == 3


def test_one_two_three_run_anticlockwise_as_on_western_dice():
    assert side_of(1, 2) == 3
    assert side_of(2, 3) == 1
    assert side_of(6, 2) == 4


@pytest.mark.parametrize("yaw", REST_YAWS)
def test_the_value_of_a_resting_die_is_on_the_face_nearest_the_eye(yaw):
    cube = posed_cube(90, 1, Die(5, Pose(yaw)))
    assert cube.faces[-1].value == 5
    assert 2 <= len(cube.faces) <= 3


def test_spinning_keeps_lengths():
    v = Pose(yaw=33, tilt=24, spin=77, axis=15).view((1, 0, 0))
    assert sum(part * part for part in v) == pytest.approx(1)


def test_a_hull_drops_the_points_inside():
    assert set(hull([(0, 0), (4, 0), (4, 4), (0, 4), (2, 2), (1, 3)])) == {
        (0, 0), (4, 0), (4, 4), (0, 4),
    }  # fmt: skip


def test_a_die_is_bright_on_top_dark_in_its_pips_and_throws_a_shadow(canvas):
    draw_die(canvas, 200, 200, 94, Die(1))
    top = canvas.surface.get_at((180, 175))
    pip = canvas.surface.get_at((200, 182))
    shade = canvas.surface.get_at((216, 268))
    assert min(top[:3]) > 220
    assert max(pip[:3]) < 80
    assert shade.g < FELT[1] - 10


def test_a_die_has_no_dark_rim_where_no_shadow_falls():
    sheet = paint_die(94, Die(3), shadow=False)
    rim = [
        pixel
        for x in range(sheet.get_width())
        for y in range(sheet.get_height() // 2)
        if 60 < (pixel := sheet.get_at((x, y))).a < 200
    ]
    assert rim
    # Premultiplied: a light body keeps its colour channels near its opacity.
    assert all(pixel.r > 0.45 * pixel.a for pixel in rim)


def test_the_same_die_is_painted_once(canvas):
    for _ in range(3):
        draw_die(canvas, 100, 100, 60, Die(4, Pose(12)))
    assert canvas.pictures.painted == 2  # the die, and the shadow under it
    draw_die(canvas, 100, 100, 60, Die(5, Pose(12)))
    assert canvas.pictures.painted == 3  # dice that lie alike share their shadow


def test_a_tumbling_die_ends_as_the_resting_one(canvas):
    draw_tumbling_die(canvas, 200, 200, 60, Die(4, Pose(12)), 1.0)
    thrown = canvas.surface.copy()
    canvas.surface.fill(FELT)
    draw_die(canvas, 200, 200, 60, Die(4, Pose(12)))
    assert thrown.get_buffer().raw == canvas.surface.get_buffer().raw


def test_after_warming_a_whole_roll_paints_nothing(canvas):
    rolled = [Die(value, Pose(REST_YAWS[value - 1])) for value in range(1, 7)]
    steps = sum(1 for _ in warm_tumble(canvas, 40, rolled))
    painted = canvas.pictures.painted
    assert steps == painted - 1  # the shadow in flight comes with the first step
    for frame in range(40):
        for index, die in enumerate(rolled):
            draw_tumbling_die(canvas, 60 + 90 * index, 200, 40, die, frame / 36, index)
    assert canvas.pictures.painted == painted
    assert list(warm_tumble(canvas, 40, rolled)) == []


def test_a_die_lands_before_it_settles():
    assert hop_height(0) > 0.5
    assert hop_height(0.95) == hop_height(1) == 0


def test_goods_and_mini_dice_draw_at_their_place(canvas):
    draw_goods_cube(canvas, 100, 100, 26, variant=7)
    draw_goods_icon(canvas, 200, 100, 16)
    wood = canvas.surface.get_at((100, 96))
    assert wood.r > wood.g > wood.b
    draw_mini_die(canvas, 300, 100, 24, 6)
    assert canvas.surface.get_at((312, 111))[:3] == (236, 231, 220)
    draw_mini_die(canvas, 340, 100, 24, None)
    assert canvas.surface.get_at((352, 112))[:3] == FELT


def test_used_mini_dice_are_dimmed_not_hidden(canvas):
    draw_mini_die(canvas, 300, 100, 24, 1, alpha=105)
    body = canvas.surface.get_at((306, 106))
    assert FELT[1] < body.g < 200


def test_a_slot_shows_the_wanted_face_or_the_die_with_its_lock(canvas):
    box = Box(100, 100, 104, 104)
    draw_die_slot(canvas, box, wanted=1)
    ghost = canvas.surface.get_at((152, 152))
    draw_die_slot(canvas, box, wanted=1, value=1, locked=True)
    assert canvas.surface.get_at((130, 130)).r > 200
    assert canvas.surface.get_at((196, 98)).g > ghost.g


def test_the_tray_returns_the_felt_inside_its_rim(canvas):
    felt = draw_tray(canvas, Box(20, 20, 400, 200))
    assert felt == Box(34, 34, 372, 172)
    rim = canvas.surface.get_at((220, 26))
    cloth = canvas.surface.get_at((300, 120))
    assert rim.r > rim.b
    assert cloth.g > cloth.r
