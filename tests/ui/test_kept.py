"""Parts of the table that are put back as they stood, as long as nothing in them changes."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.kept import KeptPart, draw_cached
from tests.games.roll_galaxy.scene.painting import a_canvas

PART = Box(10, 10, 20, 20)
RED, BLUE = (200, 0, 0), (0, 0, 200)


@pytest.fixture
def canvas():
    return a_canvas(scale=1.5, size=(40, 40))


def painter(colour, calls):
    def paint(canvas):
        calls.append(colour)
        canvas.rounded(PART, 0, colour)

    return paint


def test_under_the_same_key_a_part_is_copied_and_not_painted_again(canvas):
    part, calls = KeptPart(), []
    part.draw(canvas, PART, 1, painter(RED, calls))
    canvas.surface.fill((0, 0, 0))
    part.draw(canvas, PART, 1, painter(BLUE, calls))
    assert calls == [RED]
    assert canvas.surface.get_at((16, 16))[:3] == RED
    assert canvas.surface.get_at((14, 14))[:3] == (0, 0, 0)


def test_another_key_paints_it_anew(canvas):
    part, calls = KeptPart(), []
    for key, colour in ((1, RED), (2, BLUE), (2, RED)):
        part.draw(canvas, PART, key, painter(colour, calls))
    assert calls == [RED, BLUE]
    assert canvas.surface.get_at((16, 16))[:3] == BLUE


def test_without_a_key_it_is_painted_every_time(canvas):
    part, calls = KeptPart(), []
    for _ in range(2):
        part.draw(canvas, PART, None, painter(RED, calls))
    assert calls == [RED, RED]


def test_an_audit_sees_every_painting(canvas):
    canvas.audit = Audit()
    part, calls = KeptPart(), []
    for _ in range(2):
        part.draw(canvas, PART, 1, painter(RED, calls))
    assert calls == [RED, RED]


@pytest.mark.parametrize("x", [40, 41, 42.5])
@pytest.mark.parametrize("size", [11, 12])
def test_a_cached_picture_lies_on_the_pixels_of_a_direct_drawing(x, size):
    direct, cached = a_canvas(size=(120, 80)), a_canvas(size=(120, 80))
    box = Box(x, 31, 40, 24)

    def paint(canvas):
        canvas.rounded(box, 0, RED)
        canvas.icon("check", *box.centre, size)

    paint(direct)
    draw_cached(cached, "thing", box, paint, margin=3)
    pairs = zip(rgb(cached), rgb(direct), strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 1  # blended in another order


def rgb(canvas):
    return pygame.image.tobytes(canvas.surface, "RGB")
