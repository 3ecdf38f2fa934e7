"""Where the things of the board lie that a lesson names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Final

from engine.ui.box import Box
from engine.ui.table.parts import SpotKey
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.selection import DICTATE

OWN: Final = ("screen", "citizenry", "cup", "credits", "chips", "tableau")


def box_named(name: str, places: BoardPlaces, spots: Mapping[SpotKey, Box]) -> Box | None:
    """A phase's column (`phase 1`), its plaque (`plaque 1`), a die (`die 0`), a stack of tiles
    (`stack 0` for the developments), `dictate`, all `cards` or one (`card 0`), or a part of what
    the seat owns by its name in the layout.
    """
    kind, _, rest = name.partition(" ")
    if kind in OWN:
        box: Box = getattr(places, kind)
        return box
    if kind == "phase":
        return places.columns[int(rest)].box
    if kind == "stack":
        return places.stacks[int(rest)]
    if kind == "dictate":
        return spots.get(("tool", DICTATE))
    if kind == "cards":
        cards = [box for key, box in spots.items() if key[0] == "card"]
        return reduce(Box.union, cards) if cards else None
    return spots.get(("slot" if kind == "plaque" else kind, int(rest)))
