"""Covers: every game has one, at any size, with its name legible."""

import pygame
import pytest

from games.arcs.scene import cover as arcs
from games.despirala.scene import cover as despirala
from games.rajas.scene import cover as rajas
from games.risk.scene import cover as risk
from games.roll_galaxy.scene import cover as roll_galaxy

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


def test_neighbours_on_the_globe_have_different_colours():
    territories = risk.territories()
    armies = risk.armies(territories)
    corners = [{point for ring in rings for point in ring} for rings in territories]
    touching = [
        (a, b) for a in range(42) for b in range(a) if corners[a] & corners[b]
    ]  # fmt: skip
    assert len(touching) > 40
    assert all(armies[a] != armies[b] for a, b in touching)
