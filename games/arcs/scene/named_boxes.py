"""Where the things of the table lie that a lesson names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Final

from engine.ui.box import Box
from engine.ui.table.pointing import SpotKey
from games.arcs.board import AMBITIONS
from games.arcs.court import CARD_OF_NAME
from games.arcs.scene.art.places import Places
from games.arcs.scene.battle_layout import battle_places
from games.arcs.scene.layout import Desk

OF_THE_COURT: Final = ("court", "guild")
ALL_OF: Final = {
    "cards": ("card",),
    "slots": ("own-slot",),
    "chips": ("chip",),
    "dice": ("less", "more"),
    "raid": ("slot",),
}
"""Names of all things of a kind together, and what their places are called."""
NUMBERS: Final = ("count", "marker", "agents")


def box_named(name: str, desk: Desk, places: Places, spots: Mapping[SpotKey, Box]) -> Box | None:
    """`map`, `void` (the cards of the round), `row` (of the Court), `ambitions`, the own `board`,
    the `arena` of a battle; all `cards`, `slots`, `chips`, `dice`, or slots of a `raid`; or a thing
    with its name: `system 1-hex`, `card construction-2`, `ambition tycoon`, `court Relic Fence`,
    `guild Relic Fence`. Of an ambition the `count` and the `marker` are things as well, of a Court
    card the `agents`, and the `markers` that are left. In the campaign also the card of the
    `empire`, the `fates` and the `favors`. What is not on the screen now has no box.
    """
    common = {
        "map": places.box, "void": places.void_box, "row": reduce(Box.union, desk.court),
        "ambitions": reduce(Box.union, desk.ambitions), "board": desk.own,
        "arena": battle_places(desk.board).arena, "markers": desk.to_declare,
    }  # fmt: skip
    common |= desk.other_boxes()
    if name in common:
        return common[name]
    if name in ALL_OF:
        boxes = [box for key, box in spots.items() if key[0] in ALL_OF[name]]
        return reduce(Box.union, boxes) if boxes else None
    kind, _, rest = name.partition(" ")
    if kind in NUMBERS:
        return _number(kind, rest, desk, spots)
    return spots.get((kind, CARD_OF_NAME[rest] if kind in OF_THE_COURT else rest))


def _number(kind: str, name: str, desk: Desk, spots: Mapping[SpotKey, Box]) -> Box | None:
    """A number within an ambition or a Court card."""
    if kind == "agents":
        card = spots.get(("court", CARD_OF_NAME[name]))
        return None if card is None else Box(card.x + 8, card.bottom - 42, card.w - 16, 36)
    box = desk.ambitions[AMBITIONS.index(name)]
    if kind == "marker":
        return Box(box.right - 58, box.y + 4, 54, 54)
    return Box(box.x + 10, box.bottom - 39, box.w - 20, 31)
