"""The world in small: for the card that goes on with a game, the editor of positions, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank, reduced
from engine.ui.theme import WHITE, Colour, lighten
from games.risk.scene.pieces import owner_colour
from games.risk.scene.world import World, the_world
from games.risk.state import RiskTable

SEA: Final[tuple[Colour, Colour]] = ((0x1A, 0x34, 0x40), (0x0F, 0x20, 0x2A))
UNCLAIMED: Final[Colour] = (70, 78, 88)
BORDER: Final = (0x12, 0x16, 0x1B, 255)
EDGE: Final = 8.0
FACTOR: Final = 3


class SmallWorld:
    """Draws a table's land in the colours of its owners into any box, on the sea."""

    def __init__(self, table: RiskTable) -> None:
        self.owners = tuple(table.owners)

    def __call__(self, canvas: Canvas, box: Box) -> None:
        """The sea fills the box; the map stands in the middle of it."""
        canvas.rounded(box, 10, SEA)
        draw_small_world(canvas, box.inset(EDGE).fitted(*the_world().size), self.owners)
        canvas.rounded(box, 10, None, (*WHITE, 30))


def draw_small_world(canvas: Canvas, box: Box, owners: Sequence[int]) -> None:
    """The land alone."""
    size = canvas.rect(box).size
    picture = canvas.pictures.get(
        ("risk-world", tuple(owners), size), lambda: _world_picture(the_world(), owners, *size)
    )
    canvas.image(picture, box.x, box.y, premultiplied=True)


def _world_picture(world: World, owners: Sequence[int], width: int, height: int) -> pygame.Surface:
    sheet = blank(width * FACTOR, height * FACTOR)
    scale = width * FACTOR / world.size[0]
    for territory, region in enumerate(world.regions):
        owner = owners[territory]
        colour = lighten(owner_colour(owner), 0.06) if owner >= 0 else UNCLAIMED
        for outline in region.outlines:
            points = [(x * scale, y * scale) for x, y in outline]
            pygame.draw.polygon(sheet, (*colour, 255), points)
    for a, b in (*world.borders, *world.divides):
        start, end = (a[0] * scale, a[1] * scale), (b[0] * scale, b[1] * scale)
        pygame.draw.line(sheet, BORDER, start, end, FACTOR)
    return reduced(sheet, width, height)
