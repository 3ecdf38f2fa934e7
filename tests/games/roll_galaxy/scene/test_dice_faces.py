"""The dice: their marks at every size, their states, and the way out of the cup."""

import math
from itertools import pairwise

import pygame
import pytest

from engine.ui.box import Box
from games.roll_galaxy.dice import COLOURS, CYAN, DIE_FACES, RED, SETTLE, WHITE, handful
from games.roll_galaxy.scene.art.dice_faces import (
    chip_values,
    draw_dice_row,
    draw_die,
    draw_die_place,
    draw_mark,
    draw_tumbling_die,
    hop_height,
    paint_die,
    passing_faces,
    row_offsets,
    thrown_at,
)
from games.roll_galaxy.scene.art.palette import DIE_BODY, DIE_INK, MARKS
from games.roll_galaxy.scene.art.things import cup_picture
from games.roll_galaxy.scene.layout import board_places
from games.roll_galaxy.scene.seats import draw_means
from games.roll_galaxy.state import Seat
from tests.games.roll_galaxy.scene.painting import VOICE, WINDOWS, a_canvas, an_audit, problems_of

MARKED = [colour for colour, mark in enumerate(MARKS[:7]) if mark is not None]


def pixels(canvas):
    return canvas.surface.get_view("2").raw


def near(colour, other, distance=40):
    return math.dist(tuple(colour)[:3], tuple(other)[:3]) < distance


def inked(picture, colour, area):
    """Whether some pixel of an area has the colour's ink."""
    x, y, w, h = area
    return any(
        near(picture.get_at((column, row)), DIE_INK[colour])
        for column in range(x, x + w)
        for row in range(y, y + h)
    )


def test_white_is_the_only_colour_without_a_mark():
    assert [COLOURS[colour] for colour, mark in enumerate(MARKS[:7]) if mark is None] == ["white"]
    assert len(set(MARKS[1:7])) == 6


@pytest.mark.parametrize("colour", MARKED)
@pytest.mark.parametrize("size", [31, 43, 64])
def test_the_mark_stands_in_the_corner_of_every_face(colour, size):
    corner = (round(size * 0.72), round(size * 0.08), round(size * 0.2), round(size * 0.2))
    for face in set(DIE_FACES[colour]):
        assert inked(paint_die(size, colour, face), colour, corner)


@pytest.mark.parametrize("colour", MARKED)
@pytest.mark.parametrize("size", [15, 19, 24, 44])
def test_a_die_without_a_face_has_its_mark_in_the_middle(colour, size):
    third = size // 3
    assert inked(paint_die(size, colour, None), colour, (third, third, third + 1, third + 1))


@pytest.mark.parametrize("colour", range(7))
def test_faces_of_a_colour_differ(colour):
    faces = {face: paint_die(44, colour, face).get_view("2").raw for face in DIE_FACES[colour]}
    assert len(set(faces.values())) == len(faces)


@pytest.mark.parametrize("colour", range(7))
def test_the_body_has_its_colour(colour):
    assert near(paint_die(64, colour, None).get_at((14, 44)), DIE_BODY[colour])


def drawn(face=SETTLE, size=64, **state):
    canvas = a_canvas(size=(200, 200))
    draw_die(canvas, 100, 100, size, RED, face, **state)
    return pixels(canvas)


def test_every_state_of_a_die_looks_different():
    looks = [
        drawn(),
        drawn(look="dimmed"),
        drawn(look="planned"),
        drawn(is_selecting=True),
        drawn(is_moved=True),
        drawn(is_hovered=True),
        drawn(face=None),
    ]
    assert len(set(looks)) == len(looks)


def test_small_dice_never_show_a_face():
    assert drawn(size=26) == drawn(face=None, size=26)
    assert drawn(size=30) != drawn(face=None, size=30)


def test_the_selecting_die_has_a_white_ring():
    canvas = a_canvas(size=(200, 200))
    draw_die(canvas, 100, 100, 54, CYAN, 3, is_selecting=True)
    assert near(canvas.surface.get_at((100 - 27 - 4, 100)), (255, 255, 255))


def test_a_row_closes_up_to_fit_its_width():
    canvas = a_canvas(size=(600, 100))
    assert draw_dice_row(canvas, 10, 50, 28, (), width=100) == 0
    assert draw_dice_row(canvas, 10, 50, 28, (RED,) * 3, pitch=32) == pytest.approx(92)
    assert draw_dice_row(canvas, 10, 50, 28, (RED,) * 12, pitch=32, width=200) <= 200 + 1e-6


def test_a_crowd_lies_together_by_colour():
    offsets = row_offsets((WHITE,) * 6 + (RED,) * 4 + (CYAN,), 28, 100, 32)
    steps = [after - before for before, after in pairwise(offsets)]
    assert offsets[-1] + 28 <= 100 + 1e-6
    assert steps[5] == steps[9] > 5 * steps[0]


def test_a_place_may_carry_a_word():
    canvas, audit = an_audit(1.0)
    draw_die_place(canvas, 100, 100, 54, word="give")
    assert [text.string for text in audit.texts] == ["give"]
    assert problems_of(canvas, audit) == []


def test_marks_are_told_apart_by_their_shape():
    shapes = set()
    for colour in MARKED:
        canvas = a_canvas(size=(60, 60))
        draw_mark(canvas, 30, 30, 8, colour, (255, 255, 255))
        shapes.add(pixels(canvas))
    assert len(shapes) == len(MARKED)


# -- out of the cup -------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", range(6))
def test_a_thrown_die_starts_at_the_cup_and_ends_at_its_place(variant):
    assert thrown_at((100, 800), (500, 300), 0.0, variant) == pytest.approx((100, 800))
    assert thrown_at((100, 800), (500, 300), 1.0, variant) == pytest.approx((500, 300))


def test_dice_take_ways_of_their_own():
    assert len({thrown_at((0, 0), (400, 0), 0.4, variant) for variant in range(5)}) == 5


def test_a_die_hops_lower_each_time_and_comes_to_lie():
    heights = [hop_height(step / 200) for step in range(201)]
    peaks = [
        now
        for before, now, after in zip(heights, heights[1:], heights[2:], strict=False)
        if before < now >= after
    ]
    assert peaks == sorted(peaks, reverse=True)
    assert len(peaks) == 3
    assert heights[-1] == 0


@pytest.mark.parametrize("colour", range(7))
def test_only_faces_of_the_colour_turn_up_and_the_rolled_one_last(colour):
    for face in set(DIE_FACES[colour]):
        passing = passing_faces(colour, face, variant=3)
        assert passing[-1] == face
        assert set(passing) <= set(DIE_FACES[colour])


def test_a_tumbling_die_ends_as_the_die_that_lies_there():
    thrown, lying = a_canvas(size=(200, 200)), a_canvas(size=(200, 200))
    draw_tumbling_die(thrown, 100, 100, 64, CYAN, 3, 1.0, variant=2)
    draw_die(lying, 100, 100, 64, CYAN, 3)
    assert pixels(thrown) == pixels(lying)


def test_a_tumbling_die_changes_on_its_way():
    looks = set()
    for step in range(12):
        canvas = a_canvas(size=(240, 240))
        draw_tumbling_die(canvas, 120, 120, 64, CYAN, 3, step / 12)
        looks.add(pixels(canvas))
    assert len(looks) == 12


# -- tokens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "values"), [(0, []), (3, [1, 1, 1]), (7, [5, 1, 1]), (48, [20, 20, 5, 1, 1, 1])]
)
def test_chips_are_as_few_as_make_up_the_number(count, values):
    assert chip_values(count) == values


@pytest.mark.parametrize("scale", WINDOWS.values())
def test_money_chips_and_dice_are_legible(scale):
    canvas, audit = an_audit(scale)
    places = board_places(Box(336, 60, 1216, 904))
    for amount in range(11):
        audit.clear()
        dice = handful((RED, CYAN, WHITE)[number % 3] for number in range(amount))
        seat = Seat(credits=amount, chips=6 * amount, citizenry=dice, cup=dice)
        draw_means(canvas, places, seat, VOICE)
        assert problems_of(canvas, audit) == []
        assert f"${amount}" in [text.string for text in audit.texts]


def test_the_cup_is_brass_at_its_rims_and_dark_inside():
    cup = cup_picture(100)
    assert cup.get_at((50, 1))[0] > 150
    assert max(cup.get_at((50, 24))[:3]) < 60
    assert cup.get_at((50, 60))[2] > cup.get_at((50, 60))[0]
    assert cup.get_at((1, 90))[3] == 0, "it narrows to its foot"


def test_pictures_are_kept_for_the_next_frame():
    canvas = a_canvas(size=(200, 200))
    pygame.font.init()
    draw_die(canvas, 100, 100, 64, RED, SETTLE)
    painted = canvas.pictures.painted
    draw_die(canvas, 60, 40, 64, RED, SETTLE)
    assert canvas.pictures.painted == painted
