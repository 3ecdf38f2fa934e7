"""The ground of a page: a place for every game, dark enough for words."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import backdrop_picture, worst_contrast
from engine.ui.theme import PANEL, SECOND_TEXT, THEMES, WHITE, luminance

SIZES = [(1280, 720), (1024, 768), (2560, 1080)]
EASILY_READ = 4.5


def mean_colour(picture):
    return pygame.transform.average_color(picture)[:3]


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", sorted(THEMES))
def test_quiet_words_read_anywhere_on_a_ground(place, size):
    picture = backdrop_picture(*size, place)
    assert picture.get_size() == size
    squares = (pygame.Rect(x, y, 40, 40)
               for x in range(0, size[0], 40) for y in range(0, size[1], 40))  # fmt: skip
    assert min(worst_contrast(picture, each, SECOND_TEXT) for each in squares) >= EASILY_READ


def test_every_game_has_a_place_of_its_own():
    colours = {mean_colour(backdrop_picture(320, 180, place)) for place in THEMES}
    assert len(colours) == len(THEMES)


def test_a_game_without_a_place_is_played_in_the_room():
    room, nim = backdrop_picture(320, 180, "hub"), backdrop_picture(320, 180, "nim")
    assert pygame.image.tobytes(nim, "RGB") == pygame.image.tobytes(room, "RGB")


def test_a_window_of_another_shape_shows_the_middle_unstretched():
    tall, wide = backdrop_picture(480, 540, "hub"), backdrop_picture(960, 540, "hub")
    middle = wide.subsurface((240, 0, 480, 540))
    assert mean_colour(tall) == pytest.approx(mean_colour(middle), abs=1)


@pytest.mark.parametrize("place", sorted(THEMES))
def test_a_panel_is_of_glass_and_never_lighter_than_a_solid_one(place):
    theme, box = THEMES[place], Box(400, 300, 800, 500)
    sheets = [pygame.Surface((1920, 1080)) for _ in range(3)]
    on_ground, on_light, solid = (Canvas(sheet, 1.0, theme) for sheet in sheets)
    on_ground.backdrop()
    on_light.surface.fill(WHITE)
    on_ground.panel(box)
    on_light.panel(box)
    solid.panel(box, fill=theme.panel)
    seen, lit, plain = (mean_colour(sheet.subsurface((420, 320, 760, 460))) for sheet in sheets)
    assert luminance(lit) > luminance(seen)
    assert luminance(seen) <= luminance(plain) + 0.002
    assert luminance(plain) >= luminance(PANEL) / 2
