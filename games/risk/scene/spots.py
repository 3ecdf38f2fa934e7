"""Where names, pills and cards stand on the map: worked out anew when the view changes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.text.voice import Voice
from engine.ui.board import Camera
from engine.ui.box import Box, Point, card_spot
from engine.ui.canvas import Canvas
from engine.ui.theme import SMALL
from games.risk.board import CONTINENTS, SIZE
from games.risk.scene.hover import Inspection
from games.risk.scene.labels import PILL_SPOTS, pill_boxes, pills_of
from games.risk.scene.layout import BoardPlaces
from games.risk.scene.pieces import Pill, counter_radius, pill_width
from games.risk.scene.territory_names import Chart, Lettered, Name, names_on_map, placed_names
from games.risk.scene.view import WorldView
from games.risk.scene.view_model import BoardModel, Pair

WIDEST: Final = ((0, 10),)
"""The share of a leader that makes a pill as wide as it can be."""
ZOOM_STEP: Final = 1.12


def _step_of(camera: Camera) -> float:
    """The step of the zoom that a camera is near, so that names stay while it moves."""
    fitting = camera.fitting_zoom
    steps = round(math.log(camera.zoom / fitting) / math.log(ZOOM_STEP))
    return fitting * ZOOM_STEP**steps


class Spots:
    """The spots of what is written on one view of the map."""

    def __init__(self, view: WorldView, voice: Voice) -> None:
        self._view = view
        self._voice = voice
        self._names: tuple[object, list[Name]] = (None, [])
        self._pills: tuple[object, list[tuple[Pill, Box]]] = (None, [])
        self._card: tuple[object, Box] | None = None
        self._pill_boxes: list[Box] = []

    def names(self, canvas: Canvas, camera: Camera, radius: float) -> list[Name]:
        """The names of the territories: found for steps of the zoom, each follows its counter."""
        places = self._view.places
        is_whole = camera.is_fitted and places is not None
        zoom = camera.zoom if is_whole else _step_of(camera)
        key = (zoom, canvas.scale, (camera.view, places) if is_whole else None)
        if self._names[0] != key:

            def width_of(line: str) -> float:
                canvas.pictures.breathe()  # to find room for all names takes longer than a slice
                return canvas.text_width(line, SMALL, "text-semibold")

            how = Lettered(
                lambda territory: names_on_map(territory, self._voice), width_of,
                canvas.line_step(SMALL, 1.12), counter_radius(zoom),
            )  # fmt: skip
            chart = self._chart(canvas, camera) if is_whole else Chart(None, ())
            self._names = (key, self._found_names(camera, zoom, how, chart))
        return [name.moved(*self._view.counter(name.territory)) for name in self._names[1]]

    def _found_names(self, camera: Camera, zoom: float, how: Lettered, chart: Chart) -> list[Name]:
        """The names at a zoom, seen from their counters."""
        world = self._view.world
        x, y = camera.to_view((0.0, 0.0))

        def place(point: Point) -> Point:
            return (x + point[0] * zoom, y + point[1] * zoom)

        found = placed_names(world, zoom, place, how, chart)
        corners = [place(world.counters[name.territory]) for name in found]
        return [name.moved(-a, -b) for name, (a, b) in zip(found, corners, strict=True)]

    def _chart(self, canvas: Canvas, camera: Camera) -> Chart:
        """What stands on the whole map for good: its edge, card, tools, and the largest pills."""
        places = self._view.places
        assert places is not None
        tools = [places.tools[0].union(places.tools[-1])] if places.tools else []
        avoid = [places.card, *tools]
        widths = [
            pill_width(canvas, Pill(each.name, each.bonus, 10, (0, 0, 0), WIDEST), shows_all=False)
            for each in CONTINENTS
        ]
        pills = pill_boxes(places.box, camera.to_view, widths, avoid)
        return Chart(places.box.inset(4), [*avoid, *pills])

    def pills(self, canvas: Canvas, camera: Camera, shown: BoardModel) -> list[tuple[Pill, Box]]:
        """The pills of the continents in view, each in its box."""
        places = self._view.places
        if places is None:
            return []
        owners, shows_all = tuple(shown.owners), shown.shows_continents
        key = (owners, shows_all, places, camera.zoom, camera.x, camera.y, canvas.scale)
        if self._pills[0] != key:
            pills = pills_of(owners, self._voice)
            found = self._found_pills(canvas, camera, places, pills, shows_all=shows_all)
            self._pills = (key, found)
        return self._pills[1]

    def _found_pills(
        self,
        canvas: Canvas,
        camera: Camera,
        places: BoardPlaces,
        pills: Sequence[Pill],
        *,
        shows_all: bool,
    ) -> list[tuple[Pill, Box]]:
        widths = [pill_width(canvas, pill, shows_all=shows_all) for pill in pills]
        avoid = [places.card, *([places.tools[0].union(places.tools[-1])] if places.tools else [])]
        boxes = pill_boxes(places.box, camera.to_view, widths, avoid)
        self._pill_boxes = boxes
        radius = counter_radius(camera.zoom)
        spots = [
            Box.around(*self._view.counter(place), 2 * radius, 2 * radius) for place in range(SIZE)
        ]
        return [
            (pill, box)
            for pill, box, continent in zip(pills, boxes, CONTINENTS, strict=True)
            if (camera.is_fitted or places.box.contains(camera.to_view(PILL_SPOTS[continent.key])))
            and not any(box.intersects(spot) for spot in spots)
        ]

    def card(self, shown: Inspection, pair: Pair, camera: Camera) -> Box:
        """Where the card of a territory hides least of the board."""
        view = self._view
        assert view.places is not None
        key = (shown.territory, shown.size, pair, camera.zoom, camera.x, camera.y, view.box)
        if self._card is not None and self._card[0] == key:
            return self._card[1]
        around = view.region_box(shown.territory).intersection(view.box)
        tools = view.places.tools
        avoid = [view.places.card.inset(-8)]
        avoid += [tools[0].union(tools[-1])] if tools else []
        avoid += self._pill_boxes
        avoid += [Box.around(*view.counter(place), 60, 60) for place in pair if place is not None]

        spots = [view.counter(place) for place in range(SIZE)]

        def cost(box: Box) -> float:
            x, y = camera.to_board((box.x, box.y))
            share = self._view.world.land_share(Box(x, y, box.w / camera.zoom, box.h / camera.zoom))
            left, top, right, bottom = box.x - 12, box.y - 12, box.right + 12, box.bottom + 12
            hidden = sum(left <= x <= right and top <= y <= bottom for x, y in spots)
            return share * 4 + hidden * 0.7

        box = card_spot(view.box, shown.size, around, avoid, cost)
        self._card = (key, box)
        return box
