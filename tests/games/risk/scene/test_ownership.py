"""Whose a territory is can be read without telling colors apart."""

import pygame
import pytest

from engine.ui import theme
from engine.ui.box import Box
from games.risk.board import SIZE, territory_named
from games.risk.scene.ground import GroundPainter, Lens, SoftGround
from games.risk.scene.world import the_world

DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""Machado, Oliveira and Fernandes 2009, severity 1.0."""


def seen(colour: tuple[int, ...]) -> theme.Colour:
    """A color as deuteranopes see it."""
    red, green, blue = (
        round(min(255, max(0, sum(part * by for part, by in zip(colour, row, strict=False)))))
        for row in DEUTERANOPIA
    )
    return red, green, blue


@pytest.mark.parametrize("seat", range(len(theme.SEAT_MARKS)))
def test_a_territory_bears_its_seats_mark_where_patterns_are_not_asked_for(seat):
    world, size = the_world(), (96, 96)
    box = world.regions[territory_named("North Africa")].box
    middle = box.inset(box.w * 0.3, box.h * 0.3)
    soft = SoftGround(world, Lens(middle, size), 1.0)
    painter = GroundPainter(
        soft,
        Lens(middle, size),
        [seat] * SIZE,
        theme.Theme("risk", theme.ACCENTS["risk"], "cinzel"),
    )
    land = painter._land(painter.picture.get_rect())
    tones = {seen(land.get_at((x, y))[:3]) for x in range(96) for y in range(96)}
    lightest = max(tones, key=theme.luminance)
    darkest = min(tones, key=theme.luminance)
    assert theme.contrast(lightest, darkest) > 1.15


@pytest.mark.parametrize("before", [1, 8, 16])
def test_a_land_that_changes_hands_while_the_map_is_painted_costs_no_second_map(before):
    """Bots that claim or conquer faster than the map is painted must not keep it from its end."""
    world, worn = the_world(), theme.Theme("risk", theme.ACCENTS["risk"], "cinzel")
    lens = Lens(Box(0, 0, *world.size), (320, 180))
    soft = SoftGround(world, lens, 0.4)
    whole = GroundPainter(soft, lens, owners := [place % 3 for place in range(SIZE)], worn)
    steps = 1
    while whole.work():
        steps += 1
    painter, taken = GroundPainter(soft, lens, [0] * SIZE, worn), 1
    painter.sketch()
    while painter.work():
        taken += 1
        if taken == before + 1:
            painter.recolour(owners)
    assert taken <= steps
    shown, wanted = (
        pygame.surfarray.array3d(each.picture).astype(int) for each in (painter, whole)
    )
    differ = abs(shown - wanted).max(axis=2)
    assert (differ > 30).mean() < 0.001
