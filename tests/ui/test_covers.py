"""Covers: every game has one, at any size, with its name legible."""

from itertools import groupby

import pygame
import pytest

from engine.ui.canvas import Pictures
from engine.ui.hub.covers import CoverOf, CoverShelf
from engine.ui.theme import THEMES
from games.arcs import scene_cover as arcs
from games.despirala import scene_cover as despirala
from games.rajas import scene_cover as rajas
from games.risk import scene_cover as risk
from games.roll_galaxy import scene_cover as roll_galaxy

COVERS = {
    "despirala": despirala,
    "risk": risk,
    "roll_galaxy": roll_galaxy,
    "rajas": rajas,
    "arcs": arcs,
}


@pytest.mark.parametrize("game", COVERS)
@pytest.mark.parametrize("size", [(120, 160), (224, 299), (336, 448)])
def test_a_cover_is_drawn_at_the_size_asked_for(game, size):
    pygame.font.init()
    picture = COVERS[game].paint_cover(size)
    assert picture.get_size() == size
    assert picture.get_at((0, 0)).a < 60
    assert picture.get_at((size[0] // 2, size[1] // 2)).a == 255


@pytest.mark.parametrize("game", COVERS)
def test_a_cover_looks_the_same_every_time(game):
    pygame.font.init()
    first, second = (COVERS[game].paint_cover((224, 299)) for _ in range(2))
    assert first.get_buffer().raw == second.get_buffer().raw


def ramp(size):
    """A cover that grows brighter from left to right, so that each column is its own."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(size[0]):
        sheet.fill((round(255 * x / (size[0] - 1)), 90, 90, 255), (x, 0, 1, size[1]))
    return sheet


FRAMES = ((136, 104), (180, 104), (272, 188), (184, 178))
"""Those of Learn's rows, its next step, and the hub's card, in logical units."""


@pytest.mark.parametrize("scale", [2 / 3 * 0.8, 2 / 3, 1.0, 1.5])
@pytest.mark.parametrize("frame", FRAMES)
def test_a_part_of_a_cover_fills_its_frame_without_drawing_its_edge_out(frame, scale):
    """As Learn shows it at 1280x720 and 1920x1080, and at every size of the interface."""
    pygame.font.init()
    size = (round(frame[0] * scale), round(frame[1] * scale))
    shelf = CoverShelf(Pictures())
    cover = CoverOf("ramp", THEMES["hub"], lambda: ramp)
    assert shelf.part(cover, size, round(10 * scale)) is None, "it is painted first"
    shelf.paint_one()
    picture = shelf.part(cover, size, round(10 * scale))
    assert picture.get_size() == size
    row = [picture.get_at((x, size[1] // 2)) for x in range(size[0])]
    assert {pixel.a for pixel in row} == {255}
    longest = max(len(list(same)) for _, same in groupby(pixel.r for pixel in row))
    assert longest <= 1 + size[0] // 255 + 1, "no column is repeated over and over"


def test_neighbours_on_the_globe_have_different_colours():
    territories = risk.territories()
    armies = risk.armies(territories)
    corners = [{point for ring in rings for point in ring} for rings in territories]
    touching = [
        (a, b) for a in range(42) for b in range(a) if corners[a] & corners[b]
    ]  # fmt: skip
    assert len(touching) > 40
    assert all(armies[a] != armies[b] for a, b in touching)
