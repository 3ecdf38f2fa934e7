"""Where the things of the board lie that a lesson names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

from engine.ui.box import Box
from engine.ui.table.parts import SpotKey
from games.rajas.scene.layout import build_places
from games.rajas.scene.places import Places

LOTUS: Final = 44.0
STONE: Final = 52.0


def box_named(
    name: str,
    spots: Mapping[SpotKey, Box],
    places: Places,
    tops: Sequence[str],
    *,
    is_building: bool,
) -> Box | None:
    """A place by its kind and name (`space yogi`, `tile OT4`, `cell 4`, `die 0`, `river 3`), all
    of a kind (`tops`, `choices`), or a part of the board (`ring`, `land`, `statue`, `province`,
    `karma`).
    """
    kind, _, rest = name.partition(" ")
    if kind == "tile":
        return spots.get(("top", tops.index(rest)))
    if kind == "space":
        return spots.get((kind, rest))
    if kind == "river":
        stone = Box.around(*places.stones[int(rest)], STONE, STONE)
        return places.box_to_frame(stone)
    if kind in ("cell", "die"):
        return spots.get(("hand" if kind == "die" else kind, int(rest)))
    if kind in ("tops", "choices"):
        boxes = [box for key, box in spots.items() if f"{key[0]}s" == kind]
        return reduce(Box.union, boxes) if boxes else None
    return places.box_to_frame(_area(kind, places, is_building=is_building))


def _area(name: str, places: Places, *, is_building: bool) -> Box:
    if name == "karma":
        return reduce(Box.union, (Box.around(x, y, LOTUS, LOTUS) for x, y in places.karma))
    if name == "province" and is_building:
        return build_places(places).province.panel
    areas = {
        "ring": places.frame, "land": places.land, "statue": places.statue,
        "province": places.province.panel,
    }  # fmt: skip
    return areas[name]
