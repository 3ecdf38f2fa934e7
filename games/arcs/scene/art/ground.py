"""The ground of the map, painted once for a size and kept: what no move changes.

It is two sheets, because the tint of control lies between them: below the cells, above them
planets, portals, bridges and labels. Painting takes a while, so it is cut into parts of a few
hundredths: `work` paints one at a time, the draw functions show what there is. `finish` paints all
of it at once, for a picture.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank
from engine.ui.paint.sheet import TiledSurface
from games.arcs.scene.art.cells import paint_body, paint_cluster, paint_light, paint_void
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.worlds import paint_bridges, paint_worlds

Part = Callable[[Canvas], None]

CLUSTERS: Final = range(1, 7)
AROUND: Final = 0.09
"""How far the light around the oval reaches beyond it, as a share of its radii."""


class Ground:
    """The painted ground of one map; painted anew when places, clusters out or size change."""

    def __init__(self) -> None:
        self._key: object = None
        self._lower: TiledSurface | None = None
        self._upper: TiledSurface | None = None
        self._parts: list[tuple[TiledSurface, Part]] = []
        self._canvases: dict[int, Canvas] = {}

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to paint."""
        return not self._parts

    def draw_cells(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        """The lower sheet: cells, walls, void, sectors out of play."""
        if canvas.audit is not None:
            for part in cell_parts(places, out):
                part(canvas)
            return
        self._prepare(canvas, places, out)
        self._show(canvas, places, self._lower)

    def draw_worlds(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        """The upper sheet: planets, portals, bridges, labels."""
        if canvas.audit is not None:
            for part in world_parts(places, out):
                part(canvas)
            return
        self._prepare(canvas, places, out)
        self._show(canvas, places, self._upper)

    def work(self) -> bool:
        """Paint the next part; whether there was one."""
        if not self._parts:
            return False
        sheet, part = self._parts.pop(0)
        part(self._canvases[id(sheet)])
        sheet.touched()
        return True

    def finish(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        """Paint everything now."""
        self._prepare(canvas, places, out)
        while self.work():
            pass

    def _show(self, canvas: Canvas, places: Places, sheet: TiledSurface | None) -> None:
        assert sheet is not None
        corner = canvas.rect(sheet_box(places)).topleft
        canvas.sheet(sheet, corner, pygame.BLEND_PREMULTIPLIED)

    def _prepare(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        """New sheets when anything has changed."""
        box = sheet_box(places)
        size = canvas.rect(box).size
        key = (places.box, out, size, round(canvas.scale * 1000))
        if key == self._key:
            return
        self._key = key
        self._lower, self._upper = TiledSurface(blank(*size)), TiledSurface(blank(*size))
        corner = canvas.rect(box).topleft
        origin = ((corner[0] / canvas.scale) + canvas.origin[0],
                  (corner[1] / canvas.scale) + canvas.origin[1])  # fmt: skip
        self._canvases = {
            id(sheet): canvas.on(sheet.picture, origin) for sheet in (self._lower, self._upper)
        }
        self._parts = [(self._lower, part) for part in cell_parts(places, out)]
        self._parts += [(self._upper, part) for part in world_parts(places, out)]


def sheet_box(places: Places) -> Box:
    """What a sheet covers: the oval and the light around it."""
    (rx, ry), share = places.radii, 1 + AROUND
    return Box.around(*places.centre, 2 * rx * share, 2 * ry * share)


def cell_parts(places: Places, out: tuple[int, ...]) -> list[Part]:
    """What the lower sheet is painted of, from the lowest."""
    clusters: list[Part] = [
        partial(paint_cluster, places=places, cluster=cluster, is_out=cluster in out)
        for cluster in CLUSTERS
    ]
    body: list[Part] = [partial(each, places=places) for each in (paint_light, paint_body)]
    return [*body, *clusters, partial(paint_void, places=places)]


def world_parts(places: Places, out: tuple[int, ...]) -> list[Part]:
    """What the upper sheet is painted of, from the lowest."""
    bridges: Part = partial(paint_bridges, places=places, out=out)
    worlds: list[Part] = [
        partial(paint_worlds, places=places, cluster=cluster)
        for cluster in CLUSTERS
        if cluster not in out
    ]
    return [bridges, *worlds]
