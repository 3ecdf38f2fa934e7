"""The map as it is drawn now: ground and pieces, which are kept, and what is lit above them."""

from __future__ import annotations

from engine.ui.box import Box
from engine.ui.cached_layer import CachedLayer
from engine.ui.canvas import Canvas
from engine.ui.table.pointing import SpotKey
from games.arcs.board import CITY, STARPORT
from games.arcs.scene.art.cells import draw_control, draw_outlines, draw_pool
from games.arcs.scene.art.fleets import draw_systems
from games.arcs.scene.art.ground import Ground
from games.arcs.scene.art.looks import State, SystemLook
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.art.worlds import draw_slots
from games.arcs.scene.hit_targets import HitTargets
from games.arcs.scene.view_model import systems_shown
from games.arcs.state import ArcsTable

BUILDINGS = (CITY, STARPORT)


def draw_map(
    canvas: Canvas,
    layer: CachedLayer,
    ground: Ground,
    table: ArcsTable,
    hit_targets: HitTargets,
    hovered: SpotKey | None,
) -> None:
    """Everything of the map."""
    draw_reach(canvas, layer, ground, table, hit_targets.desk.board, hit_targets.places)
    draw_outlines(canvas, hit_targets.places, states_of(hit_targets, hovered))


def draw_reach(
    canvas: Canvas, layer: CachedLayer, ground: Ground, table: ArcsTable, board: Box, places: Places
) -> None:
    """The ground with all pieces on it."""
    looks, out = systems_shown(table), table.out
    key = None
    if ground.is_done:
        key = (board, places.box, tuple(looks.items()), out)
    layer.draw(canvas, key, lambda on: _draw_still(on, ground, looks, out, board, places))


def _draw_still(
    canvas: Canvas, ground: Ground, looks: dict[str, SystemLook], out: tuple[int, ...], board: Box,
    places: Places,
) -> None:  # fmt: skip
    draw_space(canvas, board)
    draw_pool(canvas, places)
    ground.draw_cells(canvas, places, out)
    control = {name: look.controller for name, look in looks.items() if look.controller is not None}
    draw_control(canvas, places, control)
    ground.draw_worlds(canvas, places, out)
    draw_slots(canvas, places, {name: len(look.built) for name, look in looks.items()})
    draw_systems(canvas, places, looks)


def states_of(hit_targets: HitTargets, hovered: SpotKey | None) -> dict[str, State]:
    """How each system is lit: legal, chosen, under the pointer."""
    found: dict[str, State] = {}
    way = hit_targets.selection.sailing or hit_targets.selection.joining
    for system in hit_targets.systems:
        key = ("system", system)
        if hit_targets.is_chosen(key) or (way is not None and way.origin == system):
            found[system] = "chosen"
        elif hit_targets.is_lit(key):
            found[system] = "hover" if key == hovered else "legal"
        elif way is not None and way.target == system:
            found[system] = "legal"
    return found | {**hit_targets.gathering.states(hovered)}
