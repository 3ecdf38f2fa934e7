"""Boards drawn in Tiled: regions by name, where a click lands, and the view that shows a part.

A map is read through `pytmx.TiledMap`, for its geometry only; the ground is painted by the game.
Objects of every layer count: polygons and rectangles are regions (several of one name make one
region), points are anchors, open lines are lines. `type` is the kind. The rules never read a map.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal

import pygame
import pytmx

from engine.ui import display
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.pictures import FrameLedger
from engine.ui.scene import Direction, lies, way_to
from engine.ui.theme import WHITE, Colour, Paint, lighten
from engine.ui.widgets.base import Shown, Tip, Widget, is_press_key

Outline = tuple[Point, ...]
Mark = Literal["legal", "source", "target"]

ZOOM_STEP: Final = 1.15
MOST_ZOOM: Final = 4.0
REST_SECONDS: Final = 0.2
CASING: Final[Paint] = (10, 12, 15, 215)
WARM_WHITE: Final[Colour] = (255, 246, 232)
TOLERANCE: Final = 12.0
ROOM_AROUND: Final = 60.0
"""Units of the map that a controller sees around the place it has come to."""


class BoardMapError(LookupError):
    """A map that cannot be read or lacks a region; one sentence with the file or name."""


@dataclass(frozen=True)
class Region:
    """A named part of the board: one outline or several (an island realm)."""

    name: str
    kind: str
    outlines: tuple[Outline, ...]
    properties: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def box(self) -> Box:
        boxes = [outline_box(outline) for outline in self.outlines]
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.union(box)
        return whole

    @cached_property
    def area(self) -> float:
        return sum(outline_area(outline) for outline in self.outlines)

    def contains(self, point: Point) -> bool:
        return self.box.inset(-1).contains(point) and any(
            is_inside(outline, point) for outline in self.outlines
        )

    def distance(self, point: Point) -> float:
        """How far a point is from the nearest edge; 0 inside."""
        if self.contains(point):
            return 0.0
        return min(distance_to_outline(outline, point) for outline in self.outlines)


@dataclass(frozen=True, slots=True)
class Anchor:
    """A named place: where a piece or a label stands."""

    name: str
    kind: str
    x: float
    y: float


@dataclass(frozen=True)
class BoardMap:
    """The geometry of a board, in the map's own units."""

    width: float
    height: float
    regions: Mapping[str, Region]
    anchors: Mapping[str, Anchor]
    lines: Mapping[str, Outline]

    @property
    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def region_at(
        self, point: Point, tolerance: float = 0.0, among: Iterable[str] | None = None
    ) -> str | None:
        """The region at a point: the smallest that holds it, else the nearest within reach.

        The tolerance lets a small island be hit by a click beside it. `among` limits the choice.
        """
        names = self.regions if among is None else among
        regions = [self.regions[name] for name in names]
        holding = [region for region in regions if region.contains(point)]
        if holding:
            return min(holding, key=lambda region: region.area).name
        near = [
            (region.distance(point), region.name)
            for region in regions
            if region.box.inset(-tolerance).contains(point)
        ]
        distance, name = min(near, default=(math.inf, None))
        return name if distance <= tolerance else None

    def anchor(self, name: str) -> Point:
        """Where a named anchor stands, else the middle of the region of that name."""
        if name in self.anchors:
            return (self.anchors[name].x, self.anchors[name].y)
        if name in self.regions:
            return self.regions[name].box.centre
        raise BoardMapError(f"the board has no anchor and no region '{name}'")


def load_board(path: Path) -> BoardMap:
    """Read a .tmx file; BoardMapError says what is wrong with it."""
    try:
        tiled = pytmx.TiledMap(str(path))
        tiles = [layer for layer in tiled.layers if isinstance(layer, pytmx.TiledObjectGroup)]
    except Exception as error:  # pytmx lets whatever went wrong inside come out
        raise BoardMapError(f"{path} cannot be read as a Tiled map: {error}") from error
    outlines: dict[str, list[Outline]] = {}
    kinds: dict[str, tuple[str, dict[str, Any]]] = {}
    anchors: dict[str, Anchor] = {}
    lines: dict[str, Outline] = {}
    for shape in (each for layer in tiles for each in layer):
        name, kind = shape.name, shape.type or ""
        if not name:
            raise BoardMapError(f"{path}: an object at {shape.x:g}, {shape.y:g} has no name")
        outline = tuple((float(x), float(y)) for x, y in shape.apply_transformations())
        if not getattr(shape, "closed", True):
            lines[name] = outline
        elif not hasattr(shape, "points") and not shape.width and not shape.height:
            anchors[name] = Anchor(name, kind, float(shape.x), float(shape.y))
        else:
            outlines.setdefault(name, []).append(outline)
            kinds.setdefault(name, (kind, dict(shape.properties)))
    regions = {
        name: Region(name, kinds[name][0], tuple(parts), kinds[name][1])
        for name, parts in outlines.items()
    }
    width, height = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    return BoardMap(float(width), float(height), regions, anchors, lines)


# -- geometry


def is_inside(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies inside a polygon (even-odd rule)."""
    x, y = point
    inside = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        ax, ay = bx, by
    return inside


def outline_box(outline: Sequence[Point]) -> Box:
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    return Box(left, top, max(x for x, _ in outline) - left, max(y for _, y in outline) - top)


def outline_area(outline: Sequence[Point]) -> float:
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def distance_to_outline(outline: Sequence[Point], point: Point) -> float:
    x, y = point
    nearest = math.inf
    ax, ay = outline[-1]
    for bx, by in outline:
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        along = ((x - ax) * dx + (y - ay) * dy) / length if length else 0.0
        t = max(0.0, min(1.0, along))
        nearest = min(nearest, math.hypot(x - ax - t * dx, y - ay - t * dy))
        ax, ay = bx, by
    return nearest


# -- camera


class Camera:
    """Which part of a board a view shows, and how large.

    `zoom` is logical units per unit of the map. The view never leaves the board; where the board
    is smaller than the view it stands in the middle.
    """

    def __init__(self, board: Box, view: Box, most_zoom: float = MOST_ZOOM) -> None:
        self.board = board
        self.view = view
        self.most_zoom = most_zoom
        self.x, self.y = board.centre
        self.zoom = self.fitting_zoom

    @property
    def fitting_zoom(self) -> float:
        return min(self.view.w / self.board.w, self.view.h / self.board.h)

    @property
    def is_fitted(self) -> bool:
        return self.zoom <= self.fitting_zoom * 1.0001

    @property
    def visible(self) -> Box:
        """The part of the map's plane that the view shows."""
        return Box.around(self.x, self.y, self.view.w / self.zoom, self.view.h / self.zoom)

    def fit(self) -> None:
        self.zoom = self.fitting_zoom
        self.x, self.y = self.board.centre

    def place(self, view: Box) -> None:
        """The view is elsewhere or of another size; what it showed stays in its middle."""
        was_fitted, share = self.is_fitted, self.zoom / self.fitting_zoom
        self.view = Box(view.x, view.y, max(1.0, view.w), max(1.0, view.h))
        if was_fitted:
            self.fit()
        else:
            self.zoom = share * self.fitting_zoom
            self._clamp()

    def to_view(self, point: Point) -> Point:
        """Where a point of the map lies in the scene."""
        cx, cy = self.view.centre
        return (cx + (point[0] - self.x) * self.zoom, cy + (point[1] - self.y) * self.zoom)

    def to_board(self, point: Point) -> Point:
        """Which point of the map lies at a place of the scene."""
        cx, cy = self.view.centre
        return (self.x + (point[0] - cx) / self.zoom, self.y + (point[1] - cy) / self.zoom)

    def zoom_at(self, factor: float, point: Point) -> bool:
        """Zoom so that what lies at a place of the scene stays there; whether anything changed."""
        before = (self.zoom, self.x, self.y)
        fixed = self.to_board(point)
        least = self.fitting_zoom
        self.zoom = max(least, min(least * self.most_zoom, self.zoom * factor))
        moved = self.to_board(point)
        self.x += fixed[0] - moved[0]
        self.y += fixed[1] - moved[1]
        self._clamp()
        return (self.zoom, self.x, self.y) != before

    def pan(self, dx: float, dy: float) -> bool:
        """Move the picture by a distance of the scene; whether anything changed."""
        before = (self.x, self.y)
        self.x -= dx / self.zoom
        self.y -= dy / self.zoom
        self._clamp()
        return (self.x, self.y) != before

    def show(self, box: Box) -> bool:
        """Move as little as needed to bring a part of the board into view; whether it moved."""
        before = (self.x, self.y)
        seen = self.visible
        self.x += max(0.0, box.right - seen.right) - max(0.0, seen.x - box.x)
        self.y += max(0.0, box.bottom - seen.bottom) - max(0.0, seen.y - box.y)
        self._clamp()
        return (self.x, self.y) != before

    def _clamp(self) -> None:
        half_w, half_h = self.view.w / self.zoom / 2, self.view.h / self.zoom / 2
        self.x = _clamped(self.x, self.board.x + half_w, self.board.right - half_w)
        self.y = _clamped(self.y, self.board.y + half_h, self.board.bottom - half_h)


def _clamped(value: float, low: float, high: float) -> float:
    return (low + high) / 2 if low > high else max(low, min(high, value))


# -- the view


class BoardView(Widget):
    """A board on a scene: ground, outlines of what can be chosen, clicks by region.

    `paint_ground` draws the still part on a canvas whose units are the map's own, at the real
    size of the pixels; it is called when the view has come to rest and kept until then.
    `paint_pieces` draws what changes, on the scene's canvas, with the camera to place it.
    `marks` says which regions are outlined and how; only marked ones react to the pointer unless
    `reacts_everywhere` is set. `tip_for` gives a region's tooltip.
    """

    takes_focus = True
    feels_time = True
    drags = "any"
    radius = 8
    lit: Shown[str | None] = Shown()
    marks: Shown[Mapping[str, Mark]] = Shown()

    def __init__(  # noqa: PLR0913 (what a board may be asked, by name)
        self,
        board: BoardMap,
        *,
        paint_ground: Callable[[Canvas], None] | None = None,
        paint_pieces: Callable[[Canvas, Camera], None] | None = None,
        on_click: Callable[[str], object] | None = None,
        on_right_click: Callable[[str], object] | None = None,
        tip_for: Callable[[str], Tip | None] | None = None,
        reacts_everywhere: bool = False,
        tolerance: float = TOLERANCE,
    ) -> None:
        super().__init__()
        self.board = board
        self.camera = Camera(board.box, board.box)
        self.paint_ground = paint_ground
        self.paint_pieces = paint_pieces
        self.on_click = on_click
        self.on_right_click = on_right_click
        self.tip_for = tip_for
        self.reacts_everywhere = reacts_everywhere
        self.tolerance = tolerance
        self.lit = None
        self.marks = {}
        self._ground: _Ground | None = None
        self._rested = REST_SECONDS

    # -- places

    def region_at(self, x: float, y: float) -> str | None:
        """The region at a place of the scene; the tolerance is the same at every zoom."""
        if not self.box.contains((x, y)):
            return None
        reach = self.tolerance / self.camera.zoom
        return self.board.region_at(self.camera.to_board((x, y)), reach)

    def reacting_at(self, x: float, y: float) -> str | None:
        if self.reacts_everywhere:
            return self.region_at(x, y)
        if not self.marks or not self.box.contains((x, y)):
            return None
        reach = self.tolerance / self.camera.zoom
        point = self.camera.to_board((x, y))
        exact = self.board.region_at(point)
        if exact is not None:
            return exact if exact in self.marks else None
        return self.board.region_at(point, reach, self.marks)

    def outlines_in_view(self, name: str) -> list[list[Point]]:
        """A region's outlines in the units of the scene."""
        region = self.board.regions[name]
        return [[self.camera.to_view(point) for point in outline] for outline in region.outlines]

    def placed(self) -> None:
        self.camera.place(self.box)
        self._ground = None

    @property
    def stops_inside(self) -> Sequence[Box]:
        size = 2 * self.tolerance
        return [Box.around(*self.middle_of(name), size, size) for name in self.stops]

    def hears_touch(self, x: float, y: float) -> bool:
        return self.reacting_at(x, y) in set(self.stops)

    def reveal_part(self, box: Box) -> Box:
        point = self.camera.to_board(box.centre)
        self._moved(self.camera.show(Box.around(*point, 1, 1).inset(-ROOM_AROUND)))
        return Box.around(*self.camera.to_view(point), box.w, box.h)

    def middle_of(self, name: str) -> Point:
        """Where on the scene a region is pointed at."""
        return self.camera.to_view(self.board.anchor(name))

    # -- input

    def hover(self, x: float, y: float) -> None:
        self.lit = self.reacting_at(x, y)

    def hover_ended(self) -> None:
        self.lit = None

    def tip_at(self, x: float, y: float) -> Tip | None:
        region = self.region_at(x, y)
        return None if region is None or self.tip_for is None else self.tip_for(region)

    def handle(self, intent: display.Intent) -> bool:
        """Click a region, drag the board, turn the wheel to zoom, arrows and Enter."""
        if isinstance(intent, display.Clicked):
            return self._clicked(intent)
        if isinstance(intent, display.Dragged):
            return self._moved(self.camera.pan(intent.dx, intent.dy))
        if isinstance(intent, display.Wheel):
            factor = ZOOM_STEP**intent.dy
            self._moved(self.camera.zoom_at(factor, (intent.x, intent.y)))
            return True
        if isinstance(intent, display.Pinched):
            is_zoomed = self.camera.zoom_at(intent.factor, (intent.x, intent.y))
            return self._moved(self.camera.pan(intent.dx, intent.dy) or is_zoomed) or True
        if isinstance(intent, display.KeyPressed) and intent.is_plain:
            return self._key(intent)
        return isinstance(intent, display.LongPressed)

    def press_otherwise(self) -> bool:
        if self.lit is None or self.on_right_click is None:
            return False
        self.on_right_click(self.lit)
        return True

    def _clicked(self, intent: display.Clicked) -> bool:
        name = self.reacting_at(intent.x, intent.y)
        action = {display.LEFT: self.on_click, display.RIGHT: self.on_right_click}.get(
            intent.button
        )
        if name is None or action is None:
            return False
        action(name)
        return True

    def _key(self, intent: display.KeyPressed) -> bool:
        if is_press_key(intent):
            if self.lit is None or self.on_click is None:
                return False
            self.on_click(self.lit)
            return True
        directions: dict[str, Direction] = {
            "left": "left", "right": "right", "up": "up", "down": "down",
        }  # fmt: skip
        return intent.key in directions and self._step(directions[intent.key])

    @property
    def stops(self) -> Iterable[str]:
        return self.marks

    def _step(self, direction: Direction) -> bool:
        """To the nearest region that way of those to stop at; the first one when none is lit."""
        spots = {name: Box.around(*self.board.anchor(name), 2, 2) for name in self.stops}
        if not spots:
            return False
        if self.lit is None:
            self._light(min(spots, key=lambda name: spots[name].centre))
            return True
        here = Box.around(*self.board.anchor(self.lit), 2, 2)
        that_way = [name for name in spots if lies(spots[name], direction, here)]
        if not that_way:
            return False
        self._light(min(that_way, key=lambda name: way_to(spots[name], direction, here)))
        return True

    def _light(self, name: str) -> None:
        self.lit = name
        self.camera.show(self.board.regions[name].box)
        self._moved(True)

    def _moved(self, is_moved: bool) -> bool:
        if is_moved:
            self._rested = 0.0
            self.changed()
        return is_moved

    # -- time: the ground is painted anew when the view has come to rest

    def pass_time(self, seconds: float) -> None:
        if self._rested < REST_SECONDS:
            self._rested += seconds
            if self._rested >= REST_SECONDS:
                self.changed()

    def seconds_to_wake(self) -> float | None:
        return REST_SECONDS - self._rested if self._rested < REST_SECONDS else None

    # -- looks

    def draw(self, canvas: Canvas) -> None:
        """Ground, marks, the lit region, pieces; cut at the edges of the box."""
        with canvas.clipped(self.box):
            if self.paint_ground is not None:
                self._draw_ground(canvas, self.paint_ground)
            for name, mark in self.marks.items():
                self._draw_mark(canvas, name, mark)
            if self.lit is not None and self.lit in self.board.regions:
                self._draw_lit(canvas, self.lit)
            if self.paint_pieces is not None:
                self.paint_pieces(canvas, self.camera)

    def _draw_ground(self, canvas: Canvas, paint: Callable[[Canvas], None]) -> None:
        area, visible = canvas.rect(self.box), self.camera.visible
        kept = self._ground
        is_fresh = kept is not None and kept.shows(visible, area.size, canvas.theme.name)
        if kept is None or (not is_fresh and self._rested >= REST_SECONDS):
            kept = self._ground = self._painted_ground(canvas, area, visible, paint)
            is_fresh = True
        if is_fresh:
            canvas.surface.blit(kept.picture, area.topleft)
        else:
            kept.stretch(canvas.surface, area, visible)

    def _painted_ground(
        self, canvas: Canvas, area: pygame.Rect, visible: Box, paint: Callable[[Canvas], None]
    ) -> _Ground:
        picture = pygame.Surface(area.size)
        inner = Canvas(
            picture,
            canvas.scale * self.camera.zoom,
            canvas.theme,
            colour_blind_marks=canvas.colour_blind_marks,
            pictures=canvas.pictures,
            typesetter=canvas.typesetter,
            origin=(visible.x, visible.y),
        )
        paint(inner)
        return _Ground(picture, visible, canvas.theme.name)

    def _draw_mark(self, canvas: Canvas, name: str, mark: Mark) -> None:
        """The order of the casing keeps the accent visible on every ground: dark, then light."""
        accent = canvas.theme.accent
        looks: dict[Mark, tuple[float, Colour, float]] = {
            "legal": (4, lighten(accent, 0.25), 2),
            "source": (7.5, WARM_WHITE, 3.6),
            "target": (7.5, accent, 3.6),
        }
        casing, colour, width = looks[mark]
        for outline in self.outlines_in_view(name):
            canvas.polyline(outline, CASING, casing, closed=True)
            canvas.polyline(outline, colour, width, closed=True)

    def _draw_lit(self, canvas: Canvas, name: str) -> None:
        for outline in self.outlines_in_view(name):
            canvas.polygon(outline, (*WHITE, 31))


@dataclass(frozen=True, slots=True)
class _Ground:
    picture: pygame.Surface
    visible: Box
    theme: str

    def shows(self, visible: Box, size: tuple[int, int], theme: str) -> bool:
        is_same = visible == self.visible and theme == self.theme
        return is_same and size == self.picture.get_size()

    def stretch(
        self, surface: pygame.Surface | FrameLedger, area: pygame.Rect, visible: Box
    ) -> None:
        """Put what it has of another part there, stretched: good enough while things move."""
        shared = self.visible.intersection(visible)
        surface.fill((0, 0, 0), area)
        if shared.w <= 0 or shared.h <= 0:
            return
        source = _share_of(self.picture.get_rect(), self.visible, shared)
        target = _share_of(area, visible, shared)
        part = self.picture.subsurface(source.clip(self.picture.get_rect()))
        surface.blit(pygame.transform.scale(part, target.size), target.topleft)


def _share_of(area: pygame.Rect, whole: Box, part: Box) -> pygame.Rect:
    """The pixels that a part of a box takes when the box fills an area."""
    kx, ky = area.w / whole.w, area.h / whole.h
    left, top = area.x + (part.x - whole.x) * kx, area.y + (part.y - whole.y) * ky
    return pygame.Rect(
        round(left), round(top), max(1, round(part.w * kx)), max(1, round(part.h * ky))
    )
