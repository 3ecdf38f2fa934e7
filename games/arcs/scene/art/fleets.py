"""What the seats have on the map: buildings on the planets, groups of ships towards the gates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.looks import Building, Ships, State, SystemLook
from games.arcs.scene.art.outsiders import draw_blight, draw_golem
from games.arcs.scene.art.palette import EDGES
from games.arcs.scene.art.places import SLOT, Form, GroupPlace, Places
from games.arcs.scene.art.ships import draw_group

REACH: Final[dict[str, float]] = {"wedge": 36, "single": 28, "small": 22, "count": 17}
"""How far a group reaches from its middle, by its form."""
BLIGHT_R: Final[dict[Form, float]] = {"wedge": 17, "single": 16, "small": 13, "count": 12}
"""How large Blight is drawn, by the form of the group in whose place it stands."""


def draw_built(
    canvas: Canvas, places: Places, system: str, built: Sequence[Building]
) -> None:  # fmt: skip
    """The buildings of a system on their slots."""
    for building, spot in zip(built, places.cells[system].slots, strict=False):
        draw_building(canvas, building, *spot, SLOT * places.unit)


def draw_ships(
    canvas: Canvas,
    places: Places,
    system: str,
    ships: Sequence[Ships],
    states: Sequence[State] = (),
    *,
    more: int = 0,
) -> None:
    """All groups of a system, each in its place; `states` lights those that may act.

    `more` places are left for what stands among the ships and is none.
    """
    spots = places.groups(system, len(ships) + more)
    for number, (group, spot) in enumerate(zip(ships, spots, strict=False)):
        state: State = states[number] if number < len(states) else "plain"
        reach = REACH[spot.form] * spot.scale
        if state in EDGES:
            _draw_halo(canvas, spot, state)
        key = ("arcs-group", group, spot.form, round(spot.scale * 256))
        paint = partial(draw_group, ships=group, place=spot)
        canvas.stamped(key, spot.x, spot.y, reach + 6, paint)


def _draw_halo(canvas: Canvas, spot: GroupPlace, state: State) -> None:
    r = REACH[spot.form] * spot.scale * 0.8
    box = Box.around(spot.x, spot.y, 2 * r, 2 * r)
    canvas.rounded(box, r, (*EDGES[state], 44), EDGES[state], 2.2)


def draw_systems(canvas: Canvas, places: Places, systems: Mapping[str, SystemLook]) -> None:
    """Buildings, ships and Blight of all systems named."""
    for name, look in systems.items():
        draw_built(canvas, places, name, look.built)
        more = (look.blight is not None) + look.has_golem
        draw_ships(canvas, places, name, look.ships, more=more)
        if more:
            _draw_others(canvas, places, name, look, more)


def _draw_others(
    canvas: Canvas, places: Places, system: str, look: SystemLook, more: int
) -> None:  # fmt: skip
    """The Blight and a golem of a system, behind its ships."""
    left = [*places.groups(system, len(look.ships) + more)[len(look.ships) :]]
    if look.blight is not None and left:
        spot = left.pop(0)
        draw_blight(canvas, spot.x, spot.y, BLIGHT_R[spot.form] * spot.scale, is_fresh=look.blight)
    if look.has_golem and left:
        spot = left.pop(0)
        draw_golem(canvas, "", spot.x, spot.y, 1.6 * BLIGHT_R[spot.form] * spot.scale)
