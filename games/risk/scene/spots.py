"""Where names, pills and cards stand on the map: worked out anew when the view changes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ui.board import Camera
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.card_spot import card_spot
from engine.ui.theme import SMALL
from games.risk.board import CONTINENTS, SIZE
from games.risk.scene.hover import Inspection
from games.risk.scene.labels import PILL_SPOTS, Name, pill_boxes, placed_names
from games.risk.scene.layout import BoardPlaces
from games.risk.scene.pieces import Pill, counter_radius, pill_width
from games.risk.scene.seen import BoardShown, Pair
from games.risk.scene.view import WorldView


class Spots:
    """The spots of what is written on one view of the map."""

    def __init__(self, view: WorldView) -> None:
        self._view = view
        self._names: tuple[object, list[Name]] = (None, [])
        self._pills: tuple[object, list[tuple[Pill, Box]]] = (None, [])
        self._card: tuple[object, Box] | None = None
        self._pill_boxes: list[Box] = []

    def names(self, canvas: Canvas, camera: Camera, radius: float) -> list[Name]:
        """The names of the territories, each beside its counter."""
        key = (camera.zoom, camera.x, camera.y, camera.view, canvas.scale)
        if self._names[0] != key:
            names = placed_names(
                self._view.world, camera.zoom, camera.to_view,
                lambda line: canvas.text_width(line, SMALL, "text-semibold"),
                canvas.line_step(SMALL, 1.12), radius,
            )  # fmt: skip
            self._names = (key, names)
        return self._names[1]

    def pills(self, canvas: Canvas, camera: Camera, shown: BoardShown) -> list[tuple[Pill, Box]]:
        """The pills of the continents in view, each in its box."""
        places = self._view.places
        if places is None:
            return []
        pills, shows_all = shown.pills, shown.shows_continents
        key = (pills, shows_all, places, camera.zoom, camera.x, camera.y, canvas.scale)
        if self._pills[0] != key:
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
