"""Parts of the table that are put back as they stood, as long as nothing in them changes."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import TOLD_EVERY, CachedLayer, draw_cached
from engine.ui.paint.pictures import FrameLedger, Pictures
from tests.games.roll_galaxy.scene import painting

PART = Box(10, 10, 20, 20)
RED, BLUE = (200, 0, 0), (0, 0, 200)


def a_canvas(**looks):
    """A canvas that has painted nothing yet."""
    return painting.a_canvas(**looks, pictures=Pictures())


@pytest.fixture
def canvas():
    """A canvas whose frames are noted."""
    return a_canvas(scale=1.5, size=(40, 40)).on(FrameLedger((40, 40)), (0, 0))


def painter(colour, calls):
    def paint(canvas):
        calls.append(colour)
        canvas.rounded(PART, 0, colour)

    return paint


def pixel(canvas, spot):
    """The colour there when the frame is shown."""
    surface = pygame.Surface((40, 40))
    canvas.surface.show(surface)
    return surface.get_at(spot)[:3]


def test_under_the_same_key_a_part_is_put_back_and_not_painted_again(canvas):
    part, calls = CachedLayer(), []
    part.draw(canvas, 1, painter(RED, calls))
    assert pixel(canvas, (16, 16)) == RED
    part.draw(canvas, 1, painter(BLUE, calls))
    assert calls == [RED]
    assert pixel(canvas, (16, 16)) == RED
    assert pixel(canvas, (14, 14)) == (0, 0, 0)


def test_another_key_paints_it_anew(canvas):
    part, calls = CachedLayer(), []
    for key, colour in ((1, RED), (2, BLUE), (2, RED)):
        part.draw(canvas, key, painter(colour, calls))
    assert calls == [RED, BLUE]
    assert pixel(canvas, (16, 16)) == BLUE


def test_a_part_within_a_part_is_put_back_with_it(canvas):
    outer, inner, calls = CachedLayer(), CachedLayer(), []
    for key in (1, 1, 2):
        outer.draw(canvas, key, lambda canvas: inner.draw(canvas, 0, painter(RED, calls)))
        assert pixel(canvas, (16, 16)) == RED
    assert calls == [RED]


def test_without_a_key_it_is_painted_every_time(canvas):
    part, calls = CachedLayer(), []
    for _ in range(2):
        part.draw(canvas, None, painter(RED, calls))
    assert calls == [RED, RED]


def test_what_is_drawn_at_once_is_painted_every_time():
    part, calls = CachedLayer(), []
    for _ in range(2):
        part.draw(a_canvas(size=(40, 40)), 1, painter(RED, calls))
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


PICTURE = 100 * 100 * 4


def picture(name):
    """What paints one picture, and takes it from the window's cache."""

    def paint(canvas):
        found = canvas.pictures.get(name, lambda: pygame.Surface((100, 100), depth=32))
        canvas.surface.blit(found, (0, 0))

    return paint


def noted_canvas(room):
    """A canvas whose frames are noted, with room for so many pictures."""
    noted = a_canvas(scale=1, size=(40, 40)).on(FrameLedger((40, 40)), (0, 0))
    noted.pictures = Pictures(parts_cap=room * PICTURE)
    return noted


@pytest.mark.parametrize("is_nested", [False, True])
def test_the_pictures_of_what_is_shown_are_not_pushed_out_by_what_comes_and_goes(is_nested):
    canvas, part, inner = noted_canvas(room=3), CachedLayer(), CachedLayer()
    paint = picture("sky")
    if is_nested:
        paint = lambda canvas: inner.draw(canvas, 0, picture("sky"))  # noqa: E731
    for number in range(10):
        for _ in range(TOLD_EVERY):
            part.draw(canvas, 1, paint)
        picture(f"card {number}")(canvas)
    assert "sky" in canvas.pictures
    painted = canvas.pictures.painted
    part.draw(canvas, 2, paint)
    assert canvas.pictures.painted == painted


def test_what_is_shown_no_more_makes_room():
    canvas, part = noted_canvas(room=3), CachedLayer()
    part.draw(canvas, 1, picture("sky"))
    for number in range(3):
        picture(f"card {number}")(canvas)
    assert "sky" not in canvas.pictures
