"""The board: everything printed, painted once for a size, and what lies on it.

Painting takes most of a second, so it is cut into parts of a few hundredths: `Ground.work` paints
one at a time, `Ground.draw` shows what there is (a former ground while a new one is not finished).
`finish` paints all of it at once, for a picture.

`BoardModel` says what lies on it. Each group has its own drawing function, so that a scene can keep
groups as pictures and let pieces fly:

- `ground.Ground` the printed board; `works.draw_tops` the tiles for sale;
- `slots.draw_slot_state` a lit or dimmed space, `slots.draw_workers`, `slots.draw_ghost_worker`;
- `river.draw_river_tiles`, `river.draw_boats`, `river.draw_bridge_workers`,
  `river.draw_stone_light`;
- `ring_art.draw_gap`, `ring_art.draw_markers`, `ring_art.draw_waiting`;
- `province.draw_province` (usual or brought forward), `province.draw_scrolls`,
  `statue.draw_dice`, `statue.draw_karma_bowls`.

All of them take a canvas in board units (`places.board_canvas`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from engine.text.voice import Voice
from engine.ui.canvas import Canvas
from engine.ui.paint.pictures import TiledSurface
from engine.ui.paint.shapes import blank
from games.rajas.scene.animations import Aim
from games.rajas.scene.art.landscape import (
    draw_boats,
    draw_bridge_workers,
    draw_river_tiles,
    draw_stone_light,
    paint_balconies,
    paint_bridge,
    paint_chambers,
    paint_earth,
    paint_hills,
    paint_lamps,
    paint_palace,
    paint_sky,
    paint_stones,
    paint_terrace,
    paint_wall,
    paint_water,
)
from games.rajas.scene.art.market import (
    Light,
    draw_ghost_worker,
    draw_slot_state,
    draw_tops,
    draw_workers,
    paint_harbour,
    paint_market,
    paint_quarry,
    paint_slots,
)
from games.rajas.scene.art.province import (
    ProvinceModel,
    draw_dice,
    draw_karma_bowls,
    draw_panel,
    draw_province,
    draw_scrolls,
    paint_statue,
)
from games.rajas.scene.art.ring import (
    Printed,
    Runner,
    draw_aim,
    draw_gap,
    draw_markers,
    draw_numbers_beside,
    draw_waiting,
    paint_corner,
    paint_frame,
    paint_lines,
    paint_numbers,
)
from games.rajas.scene.art.signs import Signs
from games.rajas.scene.art.tiles import TileFace
from games.rajas.scene.dummy_turn import gap_words
from games.rajas.scene.places import Places, board_canvas

Part = Callable[[Canvas, Places, Printed], None]


def paint_panels(canvas: Canvas, places: Places, printed: Printed) -> None:
    draw_panel(canvas, places.province.panel, 16)
    draw_panel(canvas, places.scrolls)


PARTS: Final[tuple[Part, ...]] = (
    paint_frame, paint_lines, paint_sky, paint_hills, paint_earth, paint_water, paint_palace,
    paint_wall, paint_lamps, partial(paint_chambers, numbers=(0, 1, 2)),
    partial(paint_chambers, numbers=(3, 4, 5)), paint_balconies, paint_terrace, paint_market,
    paint_harbour, paint_quarry, paint_bridge, paint_stones, paint_panels, paint_statue,
    paint_slots, paint_corner, paint_numbers,
)  # fmt: skip
"""From the lowest to the uppermost."""


class Ground:
    """The painted ground of one board, painted again when places, numbers, size or words change."""

    def __init__(self) -> None:
        self._key: object = None
        self._sheet: TiledSurface | None = None
        self._former: pygame.Surface | None = None
        self._canvas: Canvas | None = None
        self._done = 0
        self._places: Places | None = None
        self._printed: Printed | None = None

    @property
    def is_done(self) -> bool:
        return self._canvas is None or self._done == len(PARTS)

    def draw(self, canvas: Canvas, places: Places, printed: Printed) -> None:
        """The ground on the window's canvas; all of it at once where texts are audited."""
        board = board_canvas(canvas, places)
        if canvas.audit is not None:
            for part in PARTS:
                part(board, places, printed)
            return
        self._prepare(board, places, printed)
        area = board.rect(places.frame)
        if self._former is not None and not self.is_done:
            flags = pygame.BLEND_PREMULTIPLIED
            canvas.surface.blit(self._former, area.topleft, special_flags=flags)
        elif self._sheet is not None:
            canvas.sheet(self._sheet, area.topleft, pygame.BLEND_PREMULTIPLIED)

    def work(self) -> bool:
        """Paint the next part; whether there was one."""
        if self.is_done or self._places is None or self._printed is None or self._canvas is None:
            return False
        PARTS[self._done](self._canvas, self._places, self._printed)
        if self._sheet is not None:
            self._sheet.touched()
        self._done += 1
        if self.is_done:
            self._former = None
        return True

    def finish(self, canvas: Canvas, places: Places, printed: Printed) -> None:
        self._prepare(board_canvas(canvas, places), places, printed)
        while self.work():
            pass

    def _prepare(self, board: Canvas, places: Places, printed: Printed) -> None:
        """A new sheet when anything has changed."""
        size = board.rect(places.frame).size
        key = (places.ring, len(places.spaces), printed, size, round(board.scale * 1000),
               board.language)  # fmt: skip
        if key == self._key:
            return
        if self.is_done and self._sheet is not None:
            self._former = self._sheet.picture
        if self._former is not None and self._former.get_size() != size:
            self._former = pygame.transform.smoothscale(self._former, size)
        self._key, self._places, self._printed = key, places, printed
        self._sheet = TiledSurface(blank(*size))
        self._canvas = board.on(self._sheet.picture, (0, 0))
        self._done = 0


EMPTY: Final = ProvinceModel()
NO_TOPS: Final[tuple[TileFace | None, ...]] = (None,) * 12


@dataclass(frozen=True, slots=True)
class OwnModel:
    """What belongs to the person shown: province, dice as (colour, value), karma, scrolls.

    `lit_dice` and `chosen_dice` are places in `dice`.
    """

    province: ProvinceModel = EMPTY
    dice: tuple[tuple[int, int], ...] = ()
    karma: int = 0
    scrolls: tuple[int, ...] = (2, 2, 2, 2)
    lit_dice: tuple[int, ...] = ()
    chosen_dice: tuple[int, ...] = ()


NOTHING: Final = OwnModel()


@dataclass(frozen=True, slots=True)
class BoardModel:
    """What lies on the board.

    `workers` are (space, seat); `lights` (space, how it is lit); `ghost` the (space, seat) of a
    worker thought of. `tops` are the face-up tiles by stack with `left` under them, some
    `payable`. `river_tiles` are (stone, what it brings); `boats` (seat, stone); `reachable` the
    stones that are lit. `runners` are the seats on the tracks, `aims` where their markers run to,
    `gap` whose gap glows; `on_bridge` the seats whose worker waits there.
    """

    own: OwnModel = NOTHING
    workers: tuple[tuple[str, int], ...] = ()
    lights: tuple[tuple[str, Light], ...] = ()
    ghost: tuple[str, int] | None = None
    tops: tuple[TileFace | None, ...] = NO_TOPS
    left: tuple[int, ...] = ()
    payable: tuple[int, ...] = ()
    river_tiles: tuple[tuple[int, Signs], ...] = ()
    boats: tuple[tuple[int, int], ...] = ()
    reachable: tuple[int, ...] = ()
    runners: tuple[Runner, ...] = ()
    aims: tuple[Aim, ...] = ()
    gap: int | None = None
    on_bridge: tuple[int, ...] = ()


def draw_land(canvas: Canvas, places: Places, printed: Printed, shown: BoardModel) -> None:
    tops = shown.tops, shown.left, shown.payable
    canvas.cached(
        ("rajas-tops", places.tops, tops),
        places.pit,
        lambda inner: draw_tops(inner, places, shown.tops, shown.left, payable=shown.payable),
        margin=8,
    )
    for space, light in shown.lights:
        draw_slot_state(canvas, places, printed, space, light)
    draw_workers(canvas, places, dict(shown.workers))
    if shown.ghost is not None:
        draw_ghost_worker(canvas, places, *shown.ghost)


def draw_own(canvas: Canvas, places: Places, printed: Printed, own: OwnModel) -> None:
    province = own.province
    canvas.cached(
        ("rajas-province", province),
        places.province.panel,
        lambda inner: draw_province(inner, places.province, province),
        margin=48,
    )
    lit, chosen = frozenset(own.lit_dice), frozenset(own.chosen_dice)
    draw_karma_bowls(canvas, places, own.karma)
    draw_dice(canvas, places, printed.hands, own.dice, lit_dice=lit, chosen=chosen)
    canvas.cached(("rajas-scrolls", own.scrolls), places.scrolls,
                  lambda inner: draw_scrolls(inner, places, own.scrolls))  # fmt: skip


def draw_river(canvas: Canvas, places: Places, printed: Printed, shown: BoardModel) -> None:
    draw_river_tiles(canvas, places, shown.river_tiles)
    for stone in shown.reachable:
        draw_stone_light(canvas, places, stone)
    draw_bridge_workers(canvas, places, printed, shown.on_bridge)


def draw_racers(
    canvas: Canvas, places: Places, printed: Printed, shown: BoardModel, voice: Voice
) -> None:
    """What runs: boats, the glowing gap, workers that wait, markers."""
    draw_boats(canvas, places, shown.boats)
    gap = next((runner for runner in shown.runners if runner.seat == shown.gap), None)
    if gap is not None:
        draw_gap(canvas, places, gap, gap_words(gap.gap, voice, "flag"), shown.runners)
        draw_numbers_beside(canvas, places, gap, printed)
    draw_waiting(canvas, places, shown.runners, printed)
    for seat, track, space in shown.aims:
        draw_aim(canvas, places, seat, track, space)
    draw_markers(canvas, places, shown.runners)
