"""The board drawn from plain values: what lies on the printed ground, group by group.

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

from dataclasses import dataclass
from typing import Final

from engine.text.voice import Voice
from engine.ui.canvas import Canvas
from games.rajas.scene.animation_state import Aim
from games.rajas.scene.gap_words import gap_words
from games.rajas.scene.market_art import draw_tops
from games.rajas.scene.places import Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.province import ProvinceModel, draw_province, draw_scrolls
from games.rajas.scene.ring_art import (
    Runner,
    draw_aim,
    draw_gap,
    draw_markers,
    draw_numbers_beside,
    draw_waiting,
)
from games.rajas.scene.river import (
    draw_boats,
    draw_bridge_workers,
    draw_river_tiles,
    draw_stone_light,
)
from games.rajas.scene.signs import Signs
from games.rajas.scene.slots import Light, draw_ghost_worker, draw_slot_state, draw_workers
from games.rajas.scene.statue import draw_dice, draw_karma_bowls
from games.rajas.scene.tiles import TileFace

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
    """Tiles for sale, lit spaces, workers."""
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
    """Province, Kali's dice and karma, scrolls."""
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
    """Tiles of the module, stones that are lit, workers on the bridge."""
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
