"""Everything that lies on the painted ground: outlines, names, arrows, counters, pills, cards."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from engine.text.voice import Voice
from engine.ui.board import Camera
from engine.ui.box import Box, Point, card_spot
from engine.ui.canvas import PANEL_MARGIN, Canvas
from engine.ui.paint.brush import WARM, ArrowLook, draw_arrow, ends_of
from engine.ui.paint.shapes import blank, painted, reduced
from engine.ui.theme import HEADING, INK, LARGE, SMALL, TEXT, Colour, lighten, mix
from games.risk.account import Deed
from games.risk.board import ADJACENT, CONTINENT_OF, CONTINENTS, SIZE
from games.risk.scene import labels, pieces
from games.risk.scene.animations import AnimationState, Bubble, Clash, MarchingTroops
from games.risk.scene.layout import BoardPlaces
from games.risk.scene.panels import CARD_FILL, Inspection, draw_inspection
from games.risk.scene.pieces import draw_counter
from games.risk.scene.view import WorldView
from games.risk.scene.view_model import BoardModel, Card, Pair
from games.risk.scene.world import continent_colour
from games.risk.state import NOBODY

WIDEST: Final = ((0, 10),)
"""The share of a leader that makes a pill as wide as it can be."""
ZOOM_STEP: Final = 1.12
MOST_PLACED: Final = 32
"""So many views of the map know the places of their names."""


def _step_of(camera: Camera) -> float:
    """The step of the zoom that a camera is near, so that names stay while it moves."""
    fitting = camera.fitting_zoom
    steps = round(math.log(camera.zoom / fitting) / math.log(ZOOM_STEP))
    return fitting * ZOOM_STEP**steps


class Spots:
    def __init__(self, view: WorldView, voice: Voice) -> None:
        self._view = view
        self._voice = voice
        self._names: tuple[object, list[labels.Name]] = (None, [])
        self._pills: tuple[object, list[tuple[pieces.Pill, Box]]] = (None, [])
        self._card: tuple[object, Box] | None = None
        self._pill_boxes: list[Box] = []

    def names(self, canvas: Canvas, camera: Camera, radius: float) -> list[labels.Name]:
        """The names of the territories: found for steps of the zoom, each follows its counter."""
        places = self._view.places
        is_whole = camera.is_fitted and places is not None
        zoom = camera.zoom if is_whole else _step_of(camera)
        key = (zoom, canvas.scale, (camera.view, places) if is_whole else None)
        if self._names[0] != key:
            self._names = (key, self._found_names(canvas, camera, zoom, is_whole=is_whole))
        return [name.moved(*self._view.counter(name.territory)) for name in self._names[1]]

    def _found_names(
        self, canvas: Canvas, camera: Camera, zoom: float, *, is_whole: bool
    ) -> list[labels.Name]:
        """The names beside their counters, as any window has found them before."""
        world, voice = self._view.world, self._voice
        chart = self._chart(canvas, camera) if is_whole else labels.Chart(None, ())
        x, y = camera.to_view((0.0, 0.0))
        kept: dict[Hashable, list[labels.Name]] = world.placed
        key = (zoom, x, y, canvas.scale, voice.language, chart)
        if (known := kept.get(key)) is not None:
            return known

        def width_of(line: str) -> float:
            canvas.pictures.breathe()  # to find room for all names takes longer than a slice
            return canvas.text_width(line, SMALL, "text-semibold")

        def place(point: Point) -> Point:
            return (x + point[0] * zoom, y + point[1] * zoom)

        how = labels.Lettered(
            lambda territory: labels.names_on_map(territory, voice), width_of,
            canvas.line_step(SMALL, 1.12), pieces.counter_radius(zoom),
        )  # fmt: skip
        found = labels.placed_names(world, zoom, place, how, chart)
        corners = [place(world.counters[name.territory]) for name in found]
        if len(kept) >= MOST_PLACED:
            kept.clear()
        beside = [name.moved(-a, -b) for name, (a, b) in zip(found, corners, strict=True)]
        kept[key] = beside
        return beside

    def _chart(self, canvas: Canvas, camera: Camera) -> labels.Chart:
        """What stands on the whole map for good: its edge, card, tools, and the largest pills."""
        places = self._view.places
        assert places is not None
        tools = [places.tools[0].union(places.tools[-1])] if places.tools else []
        avoid = [places.card, *tools]
        widths = [
            pieces.pill_width(
                canvas, pieces.Pill(each.name, each.bonus, 10, (0, 0, 0), WIDEST), shows_all=False
            )
            for each in CONTINENTS
        ]
        pills = labels.pill_boxes(places.box, camera.to_view, widths, avoid)
        return labels.Chart(places.box.inset(4), (*avoid, *pills))

    def pills(
        self, canvas: Canvas, camera: Camera, shown: BoardModel
    ) -> list[tuple[pieces.Pill, Box]]:
        places = self._view.places
        if places is None:
            return []
        owners, shows_all = tuple(shown.owners), shown.shows_continents
        key = (owners, shows_all, places, camera.zoom, camera.x, camera.y, canvas.scale)
        if self._pills[0] != key:
            pills = labels.pills_of(owners, self._voice)
            found = self._found_pills(canvas, camera, places, pills, shows_all=shows_all)
            self._pills = (key, found)
        return self._pills[1]

    def _found_pills(
        self,
        canvas: Canvas,
        camera: Camera,
        places: BoardPlaces,
        pills: Sequence[pieces.Pill],
        *,
        shows_all: bool,
    ) -> list[tuple[pieces.Pill, Box]]:
        widths = [pieces.pill_width(canvas, pill, shows_all=shows_all) for pill in pills]
        avoid = [places.card, *([places.tools[0].union(places.tools[-1])] if places.tools else [])]
        boxes = labels.pill_boxes(places.box, camera.to_view, widths, avoid)
        self._pill_boxes = boxes
        radius = pieces.counter_radius(camera.zoom)
        spots = [
            Box.around(*self._view.counter(place), 2 * radius, 2 * radius) for place in range(SIZE)
        ]
        return [
            (pill, box)
            for pill, box, continent in zip(pills, boxes, CONTINENTS, strict=True)
            if (
                camera.is_fitted
                or places.box.contains(camera.to_view(labels.PILL_SPOTS[continent.key]))
            )
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


BUBBLE_DX: Final = 34.0
RISE: Final = 10.0


@dataclass(frozen=True, slots=True)
class PlacedBubble:
    """A bubble in its box; `lift` is how far it still is below it."""

    box: Box
    words: str
    is_ghost: bool
    has_lock: bool
    is_left: bool
    lift: float

    def draw(self, canvas: Canvas) -> None:
        pieces.draw_bubble(
            canvas, self.box.centre_x, self.box.centre_y + self.lift, self.words,
            is_ghost=self.is_ghost, has_lock=self.has_lock, points_right=self.is_left,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bubbles:
    """Where bubbles stand among counters of that radius on their `spots`, and names."""

    canvas: Canvas
    spots: Sequence[Point]
    radius: float
    names: Sequence[Box]

    def come(self, bubble: Bubble) -> PlacedBubble:
        """The one of troops that have just come, on its way up."""
        return self._placed(bubble.territory, bubble.count, lift=RISE * (1 - bubble.rise))

    def of(self, shown: BoardModel) -> Iterator[PlacedBubble]:
        placed = dict(shown.placed)
        if shown.is_playing:
            return
        for territory, count in shown.placed:
            yield self._placed(territory, count)
        for territory, count in shown.locked:
            if territory not in placed:
                yield self._placed(territory, count, has_lock=True)
        if shown.ghost is not None:
            yield self._placed(*shown.ghost, is_ghost=True)

    def _placed(
        self,
        territory: int,
        count: int,
        *,
        is_ghost: bool = False,
        has_lock: bool = False,
        lift: float = 0.0,
    ) -> PlacedBubble:
        """At the upper right of its counter, or the upper left where that is freer."""
        words, (x, y) = f"+{count}", self.spots[territory]
        width = pieces.bubble_width(self.canvas, words, has_lock=has_lock)
        dx, cy = max(self.radius * 0.6 + width / 2, BUBBLE_DX), y - self.radius - 7
        right = Box.around(x + dx, cy, width, pieces.BUBBLE_HEIGHT)
        left = Box.around(x - dx - 6, cy, width, pieces.BUBBLE_HEIGHT)
        is_left = is_ghost or self._hidden(right, territory) > self._hidden(left, territory)
        return PlacedBubble(left if is_left else right, words, is_ghost, has_lock, is_left, lift)

    def _hidden(self, box: Box, own: int) -> int:
        """How many counters and names a bubble would lie on."""
        size = 2 * self.radius
        others = (spot for place, spot in enumerate(self.spots) if place != own)
        counters = (Box.around(x, y, size, size) for x, y in others)
        return 2 * sum(map(box.intersects, counters)) + sum(map(box.intersects, self.names))


SHADE: Final = 14.0
NUMBER_ASIDE: Final = 4.0
CORNERS: Final = ((0.85, -0.85), (-0.85, -0.85), (0.85, 0.85), (-0.85, 0.85), (0, -1.3))
PAINTED_A_FRAME: Final = 4
RECAP_ALPHA: Final = 205
HALO_MARGIN: Final = 20.0
SHAKE: Final = 4.0
SHAKES: Final = 5.0
SHAKEN: Final = 1.14  # a shaken counter covers the one that lies still
FLASH: Final = 0.55
WAY_WIDTH: Final = 16.0
NAME_LINE: Final = (0xE9, 0xEC, 0xF1, 210)
NAME_CASING: Final = (8, 12, 16, 150)
WAY_PARTS: Final = (0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85)


class BoardArt:
    """Draws what lies on a map. It `paints_all` at once where no frame waits for it."""

    def __init__(self, view: WorldView, voice: Voice) -> None:
        self.is_behind = self.paints_all = False
        self._view = view
        self._voice = voice
        self._world = view.world
        self._spots = Spots(view, voice)
        self._painted = 0

    def paint(self, canvas: Canvas, camera: Camera, shown: BoardModel) -> None:
        """What lies there; `is_behind` when something of it was left to the next frame."""
        self._painted = 0
        radius, breathe = pieces.counter_radius(camera.zoom), canvas.pictures.breathe
        if shown.shows_continents:
            self._draw_continents(canvas, camera)
        self._draw_outlines(canvas, camera, shown)
        breathe()
        grown = list(self._grown(canvas, radius, shown))
        names = labels.moved_off(self._spots.names(canvas, camera, radius), grown)
        pills = self._spots.pills(canvas, camera, shown)
        found = self._bubbles(canvas, names, radius)
        bubbles = [*found.of(shown)]
        taken = [*(bubble.box for bubble in bubbles), *(box for _, box in pills)]
        taken += self._chosen_way(shown)
        if shown.animation.bubble is not None:
            taken.append(found.come(shown.animation.bubble).box)
        breathe()
        self._draw_arrows(canvas, shown)
        for name in names:
            if not any(name.box.intersects(box) for box in taken):
                self._draw_name(canvas, name)
        breathe()
        self._draw_counters(canvas, radius, shown)
        breathe()
        for bubble in bubbles:
            bubble.draw(canvas)
        for pill, box in pills:
            self._draw_pill(canvas, pill, box, shows_all=shown.shows_continents)
        self._draw_shade(canvas)
        self._draw_asked(canvas, shown.asked, [name.box for name in names])
        if not shown.is_playing and shown.card is not None:
            self._draw_card(canvas, shown.card)
        self._draw_hover(canvas, camera, shown)
        self.is_behind = not self.paints_all and self._painted > PAINTED_A_FRAME

    def paint_air(
        self, canvas: Canvas, camera: Camera, animation: AnimationState, card: Card | None
    ) -> None:
        """What is in the air over it, with the card beside the Americas while a film plays."""
        radius = pieces.counter_radius(camera.zoom)
        if animation.clash is not None:
            self._draw_clash(canvas, radius, animation.clash)
        self._draw_march(canvas, radius, animation.march)
        if animation.bubble is not None:
            names = self._spots.names(canvas, camera, radius)
            self._bubbles(canvas, names, radius).come(animation.bubble).draw(canvas)
        if card is not None:
            self._draw_card(canvas, card)
        self._draw_banner(canvas, animation.banner)

    def _bubbles(self, canvas: Canvas, names: Sequence[labels.Name], radius: float) -> Bubbles:
        spots = [self._counter(place) for place in range(SIZE)]
        return Bubbles(canvas, spots, radius, [name.box for name in names])

    def _counter(self, territory: int) -> Point:
        return self._view.counter(territory)

    def _draw_card(self, canvas: Canvas, card: Card) -> None:
        assert self._view.places is not None
        box = self._view.places.card
        if canvas.audit is not None:
            canvas.audit.cover(box, wholly=False)
        card(canvas, box)

    # -- outlines

    def _draw_outlines(self, canvas: Canvas, camera: Camera, shown: BoardModel) -> None:
        """A few new ones a frame, so that none of them is late; the rest with the next."""
        for territory, look in outlines(shown):
            self._painted += pieces.draw_outline(
                canvas, self._world, camera, territory, look,
                may_paint=self._may_paint,
            )  # fmt: skip

    @property
    def _may_paint(self) -> bool:
        return self.paints_all or self._painted < PAINTED_A_FRAME

    def _draw_continents(self, canvas: Canvas, camera: Camera) -> None:
        world, unit = self._world, canvas.scale
        zoom = camera.zoom * unit
        for territory, region in enumerate(world.regions):
            colour = continent_colour(CONTINENT_OF[territory])
            key = ("risk-continent", territory, round(zoom * 1000))
            x, y = camera.to_view((region.box.x, region.box.y))

            def paint(territory: int = territory, colour: Colour = colour) -> pygame.Surface:
                box = world.regions[territory].box
                w, h = round(box.w * zoom) + 1, round(box.h * zoom) + 1
                sheet = blank(w * 2, h * 2)
                for outline in world.regions[territory].outlines:
                    points = [((a - box.x) * zoom * 2, (b - box.y) * zoom * 2) for a, b in outline]
                    pygame.draw.polygon(sheet, (255, 255, 255, 255), points)
                return painted(reduced(sheet, w, h), (*colour, 205))

            canvas.image(canvas.pictures.get(key, paint), x, y, premultiplied=True)

    # -- names, arrows, counters

    def _draw_name(self, canvas: Canvas, name: labels.Name) -> None:
        if name.line is not None:
            canvas.polyline(name.line, NAME_CASING, 3)
            canvas.polyline(name.line, NAME_LINE, 1.25)

        def paint(inner: Canvas) -> None:
            pieces.draw_name(inner, name.lines, name.x, name.y)

        canvas.cached(("risk-name", name.lines), name.box, paint, margin=HALO_MARGIN)

    def _chosen_way(self, shown: BoardModel) -> Iterator[Box]:
        """Where the arrow of what is chosen runs: there it is worth more than a name."""
        source, target = shown.chosen
        if source is None or target is None:
            return
        for at in self._along(source, target):
            yield Box.around(*at, WAY_WIDTH, WAY_WIDTH)

    def _along(self, source: int, target: int) -> Iterator[Point]:
        return along(self._counter(source), self._counter(target), self._look(ArrowLook(WARM)))

    def _look(self, look: ArrowLook) -> ArrowLook:
        """As heavy as counters are large; between near ones it bows."""
        radius = pieces.counter_radius(self._view.camera.zoom)
        return replace(look, bows=True).scaled(radius / pieces.RADIUS)

    def _draw_arrows(self, canvas: Canvas, shown: BoardModel) -> None:
        traced = shown.traced
        for deed in shown.deeds if traced is None else ():
            self._draw_deed(canvas, deed)
        if traced is not None and len(traced.places) > 1:
            start, end = traced.places
            self._draw_deed(canvas, Deed("move", traced.seat or 0, start, end, True))
        source, target = shown.chosen
        for here, there in set(shown.asked) - {shown.chosen}:
            if here is not None and there is not None:
                self._draw_way(canvas, here, there, ArrowLook(pieces.ATTACK, 3.0, 5.5, 22.0))
        if source is not None and target is not None:
            look = ArrowLook(pieces.ATTACK)
            if shown.owners[source] == shown.owners[target]:
                look = ArrowLook(mix(WARM, (120, 96, 70), 0.2))
            self._draw_way(canvas, source, target, look)
        elif shown.battle is not None and shown.is_playing:
            colour = mix(pieces.owner_colour(canvas.theme, shown.seat), (255, 255, 255), 0.1)
            self._draw_way(canvas, *shown.battle, ArrowLook(colour))

    def _draw_asked(self, canvas: Canvas, asked: Sequence[Pair], names: Sequence[Box]) -> None:
        """The numbers of a puzzle's choices, in the middle of their arrows or at their land."""
        for pair in dict.fromkeys(asked):
            source, target = pair
            if target is None:
                continue
            x, y = self._counter(target)
            far = pieces.counter_radius(self._view.camera.zoom) + NUMBER_ASIDE
            spots = [(x + dx * far, y + dy * far) for dx, dy in CORNERS]
            if source is not None and not self._is_round(self._counter(source), (x, y)):
                spots = [*self._along(source, target)]
            counters = [self._counter(place) for place in range(SIZE)]
            x, y = min(spots, key=partial(_hidden, names, counters))
            words = " ".join(str(n) for n, each in enumerate(asked, 1) if each == pair)
            wide = canvas.text_width(words, SMALL, "number-bold") + 14
            high = max(24.0, canvas.line_step(SMALL, 1.6))
            plate = Box.around(x, y, max(high, wide), high)
            if canvas.audit is not None:
                canvas.audit.cover(plate, wholly=False)
            canvas.rounded(plate, high / 2, WARM, (26, 11, 8), 2)
            canvas.text(*plate.centre, words, SMALL, INK, "number-bold", "centre")

    def _draw_deed(self, canvas: Canvas, deed: Deed) -> None:
        colour = canvas.theme.seat_tint(deed.seat, 0.12)
        is_strong = deed.is_won
        look = ArrowLook(
            colour, 2.2 if is_strong else 1.4, 4.6 if is_strong else 2.6, 18.0 if is_strong else 13,
            18.0, False, RECAP_ALPHA if is_strong or deed.kind == "move" else 150,
        )  # fmt: skip
        self._draw_way(canvas, deed.source, deed.target, look, may_paint=self._may_paint)

    def _draw_way(
        self,
        canvas: Canvas,
        source: int,
        target: int,
        look: ArrowLook,
        *,
        may_paint: bool = True,
        strength: float = 1.0,
    ) -> None:
        """An arrow between two counters; round the edge of the map where that is the way."""
        a, b = self._counter(source), self._counter(target)
        look = self._look(look)
        if not self._is_round(a, b):
            self._painted += draw_arrow(canvas, a, b, look, may_paint=may_paint, strength=strength)
            return
        step, look = 96.0 if a[0] > b[0] else -96.0, replace(look, bows=False)
        draw_arrow(canvas, a, (a[0] + step, a[1]), look, strength=strength)
        draw_arrow(canvas, (b[0] - step, b[1]), b, look, strength=strength)

    def _is_round(self, a: Point, b: Point) -> bool:
        """Whether the way between two counters goes over the edge of the map."""
        return abs(a[0] - b[0]) >= self._world.size[0] * self._view.camera.zoom * 0.6

    def _draw_counters(self, canvas: Canvas, radius: float, shown: BoardModel) -> None:
        placed = dict(shown.placed)
        for territory in range(SIZE):
            x, y = self._counter(territory)
            troops = shown.troops[territory] + placed.get(territory, 0)
            source, target = shown.chosen
            troops += shown.moving * ((territory == target) - (territory == source))
            draw_counter(canvas, shown.owners[territory], x, y, troops, radius)

    def _grown(self, canvas: Canvas, radius: float, shown: BoardModel) -> Iterator[Box]:
        """The counters that are larger than the others, for numbers of three digits."""
        placed = dict(shown.placed)
        for territory, there in enumerate(shown.troops):
            troops = there + placed.get(territory, 0)
            if troops >= pieces.HUNDRED:
                r = pieces.grown_radius(canvas, shown.owners[territory], troops, radius)
                yield Box.around(*self._counter(territory), 2 * pieces.RIM * r, 2 * pieces.RIM * r)

    def _draw_march(self, canvas: Canvas, radius: float, march: MarchingTroops | None) -> None:
        if march is None:
            return
        a, b = self._counter(march.source), self._counter(march.target)
        x, y = a[0] + (b[0] - a[0]) * march.share, a[1] + (b[1] - a[1]) * march.share
        draw_counter(canvas, march.seat, x, y - 10, march.count, radius * 0.9)

    # -- a roll on the map

    def _draw_clash(self, canvas: Canvas, radius: float, clash: Clash) -> None:
        if clash.tumble < 1:
            colour = lighten(pieces.owner_colour(canvas.theme, clash.attacker.owner), FLASH)
            self._draw_way(canvas, clash.attacker.territory, clash.defender.territory,
                           ArrowLook(colour), strength=1 - clash.tumble)  # fmt: skip
        for number, side in enumerate(clash.sides):
            x, y = self._counter(side.territory)
            if clash.tumble < 1:
                dx, dy = shaken(clash.tumble, number)
                draw_counter(canvas, side.owner, x + dx, y + dy, side.troops, radius * SHAKEN)
            elif side.lost:
                pieces.draw_loss(canvas, side.lost, x, y - radius - 10, clash.rise)

    # -- continents

    def _draw_pill(self, canvas: Canvas, pill: pieces.Pill, box: Box, *, shows_all: bool) -> None:
        def paint(inner: Canvas) -> None:
            pieces.draw_pill(inner, pill, *box.centre, shows_all=shows_all)

        canvas.cached(("risk-pill", pill, shows_all), box, paint, margin=24)

    def _draw_shade(self, canvas: Canvas) -> None:
        """The board lies a little lower than what is around it."""
        box = self._view.box
        dark, none = (5, 8, 11, 150), (5, 8, 11, 0)
        canvas.rounded(Box(box.x, box.y, box.w, SHADE), 0, (dark, none))
        canvas.rounded(Box(box.x, box.bottom - SHADE, box.w, SHADE), 0, (none, dark))
        right = Box(box.right - SHADE, box.y, SHADE, box.h)
        canvas.rounded(right, 0, (none, dark), horizontal=True)

    # -- cards over the sea

    def _draw_hover(self, canvas: Canvas, camera: Camera, board: BoardModel) -> None:
        shown = board.inspection
        if shown is None:
            return
        box = self._spots.card(shown, board.chosen, camera)
        if canvas.audit is not None:
            canvas.audit.cover(box, wholly=False)
        key = ("risk-inspection", shown, self._voice.language)
        canvas.cached(
            key, box, lambda inner: draw_inspection(inner, box, shown, self._voice),
            margin=PANEL_MARGIN,
        )  # fmt: skip

    def _draw_banner(self, canvas: Canvas, banner: tuple[int, str] | None) -> None:
        if banner is None:
            return
        seat, words = banner
        box = self._view.box
        width = canvas.text_width(words, HEADING, "text-semibold") + 96
        card = Box.around(box.centre_x, box.y + 56, min(width, box.w - 32), 64)
        if canvas.audit is not None:
            canvas.audit.cover(card, wholly=False)
        canvas.panel(card, fill=CARD_FILL)
        colour = pieces.owner_colour(canvas.theme, seat) if seat >= 0 else pieces.NEUTRAL_COLOUR
        canvas.rounded(card, 12, None, lighten(colour, 0.15), 2)
        canvas.seat_mark(seat, card.x + 40, card.centre_y, 16)
        size = HEADING if width <= box.w - 32 else LARGE
        canvas.text(card.x + 72, card.centre_y, words, size, TEXT, "text-semibold",
                    max_width=card.w - 88)  # fmt: skip


def along(start: Point, end: Point, look: ArrowLook) -> Iterator[Point]:
    """Points on the arrow between two counters."""
    (ax, ay), (bx, by), middle, _ = ends_of(start, end, look)
    mx, my = middle or ((ax + bx) / 2, (ay + by) / 2)
    for t in WAY_PARTS:
        yield ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
               (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)  # fmt: skip


def _hidden(names: Sequence[Box], counters: Sequence[Point], at: Point) -> float:
    """How much of names and counters a number there lies on."""
    plate = Box.around(*at, 26, 26)
    near = min(math.dist(at, counter) for counter in counters)
    return sum(plate.intersects(name) for name in names) + 20 / max(1.0, near)


def shaken(tumble: float, number: int) -> Point:
    """How far a counter is from its place while dice tumble: less and less, each its own way."""
    reach = SHAKE * (1 - tumble)
    angle = tumble * SHAKES * math.tau + number * math.pi / 3
    return (reach * math.sin(angle), reach * 0.6 * math.cos(1.7 * angle))


def outlines(shown: BoardModel) -> Iterator[tuple[int, pieces.Outlined]]:
    """What is lit and how, what lies on top last."""
    chosen, hovered = shown.chosen, shown.hovered
    legal = [] if shown.is_playing else [each for each in shown.legal if each not in chosen]
    lifts = shown.kind in ("claim", "place", "reinforce", "bonus")
    for territory in legal if shown.advised is None else ():
        yield territory, "lift"
    if hovered is not None and shown.owners[hovered] != NOBODY and not lifts:
        for territory in ADJACENT[hovered]:
            if territory not in legal and territory not in chosen:
                yield territory, "near"
    is_quiet = shown.kind in ("claim", "place") or shown.advised is not None
    for territory in legal:
        yield territory, "near" if is_quiet else "legal"
    for territory in shown.picked:
        yield territory, "lift"
        yield territory, "legal"
    if hovered is not None:
        yield hovered, "hover"
    for territory in shown.traced.places if shown.traced is not None else ():
        yield territory, "lift"
        yield territory, "source"
    if shown.advised is not None and not shown.is_playing:
        yield shown.advised, "lift"
        yield shown.advised, "source"
    source, target = chosen
    if source is not None:
        yield source, "lift"
        yield source, "source"
    if target is not None:
        is_foe = source is not None and shown.owners[target] != shown.owners[source]
        yield target, "lift"
        yield target, "target" if is_foe else "source"
