"""The world on the table: its painted ground, and where a pointer is on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from engine.ui import display
from engine.ui.board import REST_SECONDS, BoardView, Camera
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from games.risk.board import SIZE
from games.risk.scene.ground import GroundPainter, Lens, SoftGround
from games.risk.scene.layout import BoardPlaces
from games.risk.scene.pieces import counter_radius
from games.risk.scene.world import World, key_of, territory_of

STEPS_A_FRAME: Final = 2
DRAG_STEP: Final = 14.0
TURNS: Final = {"+": 1, "-": -1}

Grip = Callable[[int, int], bool]


class WorldView(BoardView):
    """The map with its pieces: clicks by territory, wheel, drags, zoom and pan.

    `paint` draws everything that lies on the ground. `on_turn` is told of the wheel over a
    territory (notches up), `on_drag` of a drag that began there (steps up since the last call);
    where they return False the wheel zooms and the drag pans. `on_aim` is told of a drag from one
    territory over another (None: over none) and says whether it means anything, `on_drop` of its
    end. `on_end` hears the middle button.
    """

    def __init__(  # noqa: PLR0913 (what the map may be asked, by name)
        self,
        world: World,
        owners: Callable[[], Sequence[int]],
        paint: Callable[[Canvas, Camera], None],
        *,
        on_click: Callable[[int], object],
        on_right_click: Callable[[int], object],
        on_sea: Callable[[], object],
        on_turn: Grip,
        on_drag: Grip,
        on_aim: Callable[[int, int | None], bool],
        on_drop: Callable[[int, int | None], object],
        on_end: Callable[[], object],
    ) -> None:
        super().__init__(
            world.board,
            paint_pieces=paint,
            on_click=lambda name: on_click(territory_of(name)),
            on_right_click=lambda name: on_right_click(territory_of(name)),
            reacts_everywhere=True,
        )
        self.world = world
        self.places: BoardPlaces | None = None
        self.covered: Callable[[float, float], bool] = lambda x, y: False
        self._owners = owners
        self._on_sea = on_sea
        self._on_turn = on_turn
        self._on_drag = on_drag
        self._on_aim = on_aim
        self._on_drop = on_drop
        self._on_end = on_end
        self._soft: SoftGround | None = None
        self._painter: GroundPainter | None = None
        self._gripped: int | None = None
        self._grip_from = 0.0
        self._grip_steps = 0
        self.aim: tuple[int, Point] | None = None
        self.reach: tuple[int, ...] = ()

    # -- places

    @property
    def territory(self) -> int | None:
        """The territory under the pointer, or lit by the keys."""
        return None if self.lit is None else territory_of(self.lit)

    def arrange(self, places: BoardPlaces) -> None:
        if self.places is None or self.places.plane != places.plane:
            was_fitted = self.camera.is_fitted
            self.camera.board = places.plane
            self.camera.view = places.box
            if was_fitted or self.places is None:
                self.camera.fit()
        self.places = places
        self.box = places.box
        self.camera.place(places.box)
        self.changed()

    def placed(self) -> None:
        self.camera.place(self.box)

    def middle_of(self, name: str) -> Point:
        return self.counter(territory_of(name))

    def counter(self, territory: int) -> Point:
        """Where the counter of a territory stands on the screen."""
        return self.camera.to_view(self.world.counters[territory])

    def region_box(self, territory: int) -> Box:
        """A territory's box on the screen."""
        box = self.world.regions[territory].box
        x, y = self.camera.to_view((box.x, box.y))
        return Box(x, y, box.w * self.camera.zoom, box.h * self.camera.zoom)

    def outlines(self, territory: int) -> tuple[tuple[Point, ...], ...]:
        """A territory's lands on the screen."""
        to_view = self.camera.to_view
        lands = self.world.regions[territory].outlines
        return tuple(tuple(to_view(point) for point in land) for land in lands)

    def region_at(self, x: float, y: float) -> str | None:
        """The territory there: a counter wins, then the land, then what is near."""
        if not self.box.contains((x, y)) or self.covered(x, y):
            return None
        reach = counter_radius(self.camera.zoom) + 3
        for territory in range(SIZE):
            cx, cy = self.counter(territory)
            if (x - cx) ** 2 + (y - cy) ** 2 <= reach * reach:
                return key_of(territory)
        return super().region_at(x, y)

    def reacting_at(self, x: float, y: float) -> str | None:
        """Every territory reacts: what a click means is for the scene to say."""
        return self.region_at(x, y)

    # -- input

    def handle(self, intent: display.Intent) -> bool:
        """Clicks, wheel and drags mean troops on some territories, else the view."""
        if isinstance(intent, display.Wheel):
            return self._wheel(intent)
        if isinstance(intent, display.DragStarted):
            self._grip(intent)
            return True
        if isinstance(intent, display.Dragged) and self._gripped is not None:
            self._pull(intent)
            return True
        if isinstance(intent, display.Dragged) and self.aim is not None:
            self._aim_at(self.aim[0], intent)
            return True
        if isinstance(intent, display.Dropped):
            self._let_go(intent)
            return True
        if isinstance(intent, display.Clicked):
            return self._click(intent)
        if isinstance(intent, display.KeyPressed):
            return intent.is_plain and self._press(intent)
        return super().handle(intent)

    def _press(self, intent: display.KeyPressed) -> bool:
        """Arrows and Enter as on every board, + and - as the wheel; Space is the bar's."""
        if intent.key == "home":
            self.show_all()
            return True
        if intent.key in TURNS and self.territory is not None:
            return self._on_turn(self.territory, TURNS[intent.key])
        return intent.key != "space" and super().handle(intent)

    @property
    def stops(self) -> Iterable[str]:
        """The arrows stop where a click means something now."""
        return map(key_of, self.reach)

    def _click(self, intent: display.Clicked) -> bool:
        if intent.button == display.MIDDLE:
            self._on_end()
            return True
        if self.region_at(intent.x, intent.y) is None:
            if intent.button == display.LEFT and not self.covered(intent.x, intent.y):
                self._on_sea()
            return True
        return super().handle(intent)

    def _wheel(self, intent: display.Wheel) -> bool:
        name = self.region_at(intent.x, intent.y)
        notches = 1 if intent.dy > 0 else -1 if intent.dy < 0 else 0
        if name is not None and notches and self._on_turn(territory_of(name), notches):
            return True
        return super().handle(intent)

    def _grip(self, intent: display.DragStarted) -> None:
        self._gripped = self.aim = None
        territory = self._territory_at(intent.x, intent.y)
        if intent.button != display.LEFT or territory is None:
            return
        if self._on_drag(territory, 0):
            self._gripped, self._grip_from, self._grip_steps = territory, intent.y, 0
        elif self._on_aim(territory, None):
            self.aim = (territory, (intent.x, intent.y))

    def _aim_at(self, source: int, intent: display.Dragged) -> None:
        self.aim = (source, (intent.x, intent.y))
        self._on_aim(source, self._territory_at(intent.x, intent.y))
        self.changed()

    def _let_go(self, intent: display.Dropped) -> None:
        self._gripped, aim, self.aim = None, self.aim, None
        if aim is not None:
            self._on_drop(aim[0], self._territory_at(intent.x, intent.y))
            self.changed()

    def _territory_at(self, x: float, y: float) -> int | None:
        name = self.region_at(x, y)
        return None if name is None else territory_of(name)

    def _pull(self, intent: display.Dragged) -> None:
        steps = round((self._grip_from - intent.y) / DRAG_STEP)
        if steps != self._grip_steps and self._gripped is not None:
            self._on_drag(self._gripped, steps - self._grip_steps)
            self._grip_steps = steps

    def zoom_by(self, factor: float) -> None:
        """Closer or farther, around the middle of the view."""
        self._moved(self.camera.zoom_at(factor, self.box.centre))

    def show_all(self) -> None:
        self.camera.fit()
        self._moved(True)

    # -- time

    @property
    def is_painting(self) -> bool:
        return self._painter is not None and not self._painter.is_done

    def pass_time(self, seconds: float) -> None:
        """Rest after a move of the view; paint a little of the ground."""
        super().pass_time(seconds)
        for _ in range(STEPS_A_FRAME):
            self.paint_on()

    def paint_on(self) -> bool:
        """A step of the ground; whether there was one."""
        if self._painter is None or self._painter.is_done:
            return False
        self._painter.work()
        self.changed()
        return True

    def seconds_to_wake(self) -> float | None:
        return 0.0 if self.is_painting else super().seconds_to_wake()

    # -- looks

    def part(
        self, canvas: Canvas, visible: Box, size: tuple[int, int], owners: Sequence[int]
    ) -> pygame.Surface | None:
        """A part of the painted ground at a size of its own; None before there is any."""
        if self.places is None:
            return None
        self._fitting_painter(canvas, Lens(self.camera.visible, canvas.rect(self.box).size))
        while self.paint_on():
            canvas.pictures.breathe()
        assert self._soft is not None
        painter = GroundPainter(self._soft, Lens(visible, size), owners, canvas.theme,
                                has_patterns=canvas.colour_blind_marks)  # fmt: skip
        while painter.work():
            canvas.pictures.breathe()
        return painter.picture

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box):
            self._draw_world(canvas)
            if self.paint_pieces is not None:
                self.paint_pieces(canvas, self.camera)

    def _draw_world(self, canvas: Canvas) -> None:
        area = canvas.rect(self.box)
        lens = Lens(self.camera.visible, area.size)
        painter = self._fitting_painter(canvas, lens)
        if painter.lens == lens:
            canvas.sheet(painter.sheet, area.topleft)
        else:
            canvas.surface.blit(stretched(painter, lens), area.topleft)

    def _fitting_painter(self, canvas: Canvas, lens: Lens) -> GroundPainter:
        """The painter of this view; while the view moves still that of the last one."""
        assert self.places is not None
        has_patterns = canvas.colour_blind_marks
        whole = Lens(self.places.plane, lens.size)
        if self._soft is None or self._soft.lens != whole or self._soft.unit != canvas.scale:
            self._soft = SoftGround(self.world, whole, canvas.scale)
            self._painter = None
        old = self._painter
        if old is None or (old.has_patterns, old.worn) != (has_patterns, canvas.theme):
            self._painter = GroundPainter(
                self._soft, lens, self._owners(), canvas.theme, has_patterns=has_patterns
            )
            self._painter.sketch()
            return self._painter
        old.recolour(self._owners())
        if old.lens != lens and self._rested >= REST_SECONDS:
            self._painter = GroundPainter(
                self._soft, lens, self._owners(), canvas.theme, has_patterns=has_patterns
            )
            self._painter.sketch(stretched(old, lens))
            return self._painter
        return old


def stretched(painter: GroundPainter, lens: Lens) -> pygame.Surface:
    """What a painted view shows of another one, stretched: good enough while things move."""
    picture = pygame.Surface(lens.size)
    shared = painter.lens.visible.intersection(lens.visible)
    if shared.w <= 0 or shared.h <= 0:
        return picture
    source, target = painter.lens.area(shared), lens.area(shared)
    if source.w > 0 and source.h > 0 and target.w > 0 and target.h > 0:
        part = painter.picture.subsurface(source)
        picture.blit(pygame.transform.scale(part, target.size), target.topleft)
    return picture
