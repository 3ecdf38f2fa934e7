"""Where the things of the table lie that a lesson names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Final

from engine.ui.box import Box
from engine.ui.table.pointing import SpotKey
from games.arcs.court import CARD_OF_NAME
from games.arcs.scene.art.places import Places
from games.arcs.scene.battle_layout import battle_places
from games.arcs.scene.layout import Desk

OF_THE_COURT: Final = ("court", "guild")
ALL_OF: Final = {
    "cards": ("card",),
    "slots": ("slot of mine",),
    "chips": ("chip",),
    "dice": ("less", "more"),
    "raid": ("slot",),
}
"""Names of all things of a kind together, and what their places are called."""


def box_named(name: str, desk: Desk, places: Places, spots: Mapping[SpotKey, Box]) -> Box | None:
    """`map`, `void` (the cards of the round), `row` (of the Court), `ambitions`, the own `board`,
    the `arena` of a battle; all `cards`, `slots`, `chips`, `dice`, or slots of a `raid`; or a thing
    with its name: `system 1-hex`, `card construction-2`, `ambition tycoon`, `court Relic Fence`,
    `guild Relic Fence`. What is not on the screen now has no box.
    """
    common = {
        "map": places.box, "void": places.void_box, "row": reduce(Box.union, desk.court),
        "ambitions": reduce(Box.union, desk.ambitions), "board": desk.own,
        "arena": battle_places(desk.board).arena,
    }  # fmt: skip
    if name in common:
        return common[name]
    if name in ALL_OF:
        boxes = [box for key, box in spots.items() if key[0] in ALL_OF[name]]
        return reduce(Box.union, boxes) if boxes else None
    kind, _, rest = name.partition(" ")
    return spots.get((kind, CARD_OF_NAME[rest] if kind in OF_THE_COURT else rest))
